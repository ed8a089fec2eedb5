import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { lessonStart } from '../../../src/games/deadliest-evil/rules/lesson.ts';
import type { Action } from '../../../src/games/deadliest-evil/state/actions.ts';
import type { Event } from '../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { textOf } from '../../../src/games/lesson.ts';
import { anyRoom } from '../../../src/games/room.ts';
import { Guide } from '../../../src/session/guide.ts';
import { Pupil } from '../../support/pupil.ts';
import { dungeon, only, spot, typesOf, where } from './table.ts';

describe('The first lesson', () => {
  it('plays to its end as its best pupil does, with every number', () => {
    const [three, dark, search, arrive, fight, move, home] = chaptersOf(lessonStart().state);

    // 1. Three dice, three jobs.
    expect(three!.state.kora.dice).toEqual({ combat: 4, defense: 6, speed: 8 });
    expect(three!.state.ask?.kind).toBe('act');

    // 2. Walk into the dark: six points, two tiles, two goblins on the track.
    expect(only(dark!.events, 'move-rolled')).toMatchObject([{ points: 6 }]);
    expect(only(dark!.events, 'tile-revealed').map(({ id }) => id)).toEqual(['gallery', 'stairs-1']);
    expect(where(dark!.state)).toBe('g1#1 g2#1');
    expect(spot(dark!.state)).toBe('2b');

    // 3. Search: the Balm, the track ticks, and a dart that a tie turns aside.
    expect(search!.state.kora.items).toEqual(['healing-balm']);
    expect(only(search!.events, 'track-advanced').map(({ by }) => by)).toEqual(['search', 'round']);
    expect(only(search!.events, 'rolled-vs')).toMatchObject([{ total: 3, againstRoll: 3, success: true }]);
    expect(where(search!.state)).toBe('g1#3 g2#3');
    expect(spot(search!.state)).toBe('3c');

    // 4. They arrive: nothing found, both burst in on the Cliff; the d8 stops one of them.
    expect(only(arrive!.events, 'nothing-happened')[0]).toMatchObject({ why: 'dust' });
    expect(only(arrive!.events, 'monster-arrived')).toHaveLength(2);
    expect(only(arrive!.events, 'monster-attacked').map(({ hit }) => hit)).toEqual([false, true]);
    expect(arrive!.state).toMatchObject({ turn: 4, kora: { life: 5 } });

    // 5. Mend and fight: the Cliff adds one; the second blow ties.
    expect(only(fight!.events, 'healed')).toMatchObject([{ amount: 1, life: 6 }]);
    expect(
      only(fight!.events, 'attacked').map(({ total, foeRoll, bonus }) => [total, foeRoll, bonus]),
    ).toEqual([
      [6, 4, 1],
      [3, 3, 1],
    ]);
    expect(where(fight!.state)).toBe('g2@3');

    // 6. Move after attacking: the Crucible breaks, the goblin that followed misses.
    expect(typesOf(move!.events).slice(-4)).toEqual([
      'round-began',
      'objective-done',
      'monster-moved',
      'monster-attacked',
    ]);
    expect(move!.state.objectives.crucible).toBe(true);
    expect(move!.state.kora.life).toBe(6);

    // 7. Home: outpaced, and out.
    expect(only(home!.events, 'monster-moved')).toMatchObject([{ monster: 'g2', to: 3 }]);
    expect(home!.events.at(-1)).toEqual({ type: 'run-ended', result: 'minor', cause: null, score: 236 });
    expect(home!.state).toMatchObject({ turn: 6, ask: null });
    expect(home!.state.rng.used['dice'], 'no die was left to chance').toBeUndefined();
  });

  it('speaks of studs only where some are in sight, and says which of two frames it means', () => {
    const text = (title: string, state: State) =>
      room.lesson!.steps.filter(step => step.title === title).map(step => textOf(step, state));
    const { state } = lessonStart();
    expect(text('Into the dark', state).join()).not.toContain('studs');
    const inside = {
      ...state,
      tiles: dungeon('gallery'),
      kora: { ...state.kora, tile: 1, space: 'a' },
    } as State;
    expect(text('Into the dark', inside).at(-1)).toContain('"?" framed in blue: each row of brass studs');
    expect(room.board(inside, 0).ground.lines.some(({ kind }) => kind === 'studs')).toBe(true);
  });

  it('points as far as one press leads: through the far door, and no farther than the points', () => {
    const guide = new Guide(anyRoom(room), anyRoom(room).lesson!, lessonStart().state);
    let { state } = lessonStart();
    const ends: string[] = [];
    while (!guide.isDone) {
      const prompt = anyRoom(room).prompt(state, 0);
      const advised = guide.advised(state, prompt)!;
      if (!('choice' in advised)) throw new Error('Nobody spells here.');
      const action = advised.choice.action as Action;
      if (action.type === 'step' || action.type === 'explore') {
        const [end] = guide.points(state, prompt);
        const way = anyRoom(room).wayTo!(state, 0, end!) ?? [];
        ends.push(`${spot(state)} ${way.length} of ${state.act.points}`);
      }
      state = game.apply(guide.before(action, state) as State, action).state;
      guide.did(state);
    }
    expect(ends.filter(end => /^(0a|1a|2a|3a|4a) /.test(end))).toEqual([
      '0a 1 of 6',
      '1a 4 of 5',
      '2a 1 of 1',
      '3a 2 of 2',
      '4a 8 of 8',
      '3a 4 of 4',
      // The last step ends the raid: it is pressed for itself.
      '2a 4 of 5',
      '1a 1 of 1',
    ]);
  });

  it('is a fair position: every tile and card is there once', () => {
    const { state } = lessonStart();
    const { state: usual } = game.create({ seed: 'any', seats: ['human'], options: {} });
    const sorted = (lists: readonly (readonly string[])[]) => lists.flat().toSorted();
    expect(sorted(Object.values(state.stacks))).toEqual(sorted(Object.values(usual.stacks)));
    expect(sorted(Object.values(state.searchDecks))).toEqual(sorted(Object.values(usual.searchDecks)));
    expect(state.eventDeck.toSorted()).toEqual(usual.eventDeck.toSorted());
  });

  it('cannot be reached through an ordinary setup', () => {
    const { state } = game.create({ seed: 'lesson', seats: ['human'], options: { lesson: true } });
    expect(state.rng.loaded).toBeUndefined();
    expect(state.stacks).not.toEqual(lessonStart().state.stacks);
  });
});

describe('A pupil of one’s own mind', () => {
  const accepts = async (...actions: Action[]): Promise<boolean> => {
    const pupil = await Pupil.of(anyRoom(room));
    const before = actions.slice(0, -1);
    for (const action of before) {
      pupil.do(action);
      await pupil.settle();
    }
    expect(pupil.done).toBe(before.length);
    return pupil.session.accepts(actions.at(-1)!);
  };

  it('may lay out the other two dice either way, and is told which one counts', async () => {
    expect(await accepts({ type: 'assign', combat: 6, defense: 4, speed: 8 })).toBe(true);
    expect(await accepts({ type: 'assign', combat: 8, defense: 4, speed: 6 })).toBe(false);
  });

  it('may attack either goblin, but fights behind the better die', async () => {
    const pupil = await Pupil.of(anyRoom(room));
    while (pupil.lesson.title !== 'Fight') {
      const other = pupil.accepted.findLast(({ action }) => (action as Action).type === 'assign');
      if (other) pupil.do(other.action);
      else await pupil.obey();
      await pupil.settle();
    }
    expect(pupil.session.accepts({ type: 'assign', combat: 8, defense: 4, speed: 6 } as Action)).toBe(false);
    pupil.do({ type: 'assign', combat: 8, defense: 6, speed: 4 } as Action);
    await pupil.settle();
    await pupil.obey();
    expect(pupil.session.accepts({ type: 'attack', monster: 'g1' } as Action)).toBe(true);
    expect(pupil.session.accepts({ type: 'attack', monster: 'g2' } as Action)).toBe(true);
  });
});

/** The state and the news after each chapter, as the guide advises. */
function chaptersOf(start: State): { title: string; state: State; events: Event[] }[] {
  const list: { title: string; state: State; events: Event[] }[] = [];
  const guide = new Guide(anyRoom(room), anyRoom(room).lesson!, start);
  let state = start;
  while (!guide.isDone) {
    const { title } = guide.model(state)!;
    const advised = guide.advised(state, anyRoom(room).prompt(state, 0))!;
    if (!('choice' in advised)) throw new Error('Nobody spells here.');
    const { action } = advised.choice;
    const step = game.apply(guide.before(action, state) as State, action as Action);
    state = step.state;
    guide.did(state);
    if (list.at(-1)?.title !== title) list.push({ title, state, events: [] });
    const chapter = list.at(-1)!;
    chapter.state = state;
    chapter.events.push(...step.events);
  }
  return list;
}
