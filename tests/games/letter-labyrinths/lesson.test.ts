import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { room } from '../../../src/games/letter-labyrinths/index.ts';
import { LESSON_WORDS, lessonStart } from '../../../src/games/letter-labyrinths/rules/lesson.ts';
import { preview } from '../../../src/games/letter-labyrinths/rules/words.ts';
import type { Action } from '../../../src/games/letter-labyrinths/state/actions.ts';
import type { Event } from '../../../src/games/letter-labyrinths/state/events.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import { dictionary } from '../../../src/games/letter-labyrinths/words/open.ts';
import { Pupil } from '../../support/pupil.ts';
import { expectAt, only, sq, way, wayOfFoes } from './table.ts';

const END: Action = { type: 'end-players' };
const spell = (word: string): Action => ({ type: 'word', word });
/** As the best pupil does it. */
const SCRIPT: readonly { readonly id: string; readonly actions: readonly Action[] }[] = [
  { id: 'letters', actions: [spell(LESSON_WORDS.letters)] },
  { id: 'bumping', actions: [spell(LESSON_WORDS.bumping)] },
  // With a token in hand the enemies wait until they are called.
  { id: 'ending', actions: [END] },
  { id: 'traps', actions: [spell(LESSON_WORDS.traps)] },
  { id: 'double-up', actions: [{ type: 'ability', ability: 'double-up' }, spell(LESSON_WORDS.second)] },
  { id: 'capture', actions: [spell(LESSON_WORDS.capture), END] },
  { id: 'sprint', actions: [{ type: 'ability', ability: 'sprint' }, spell(LESSON_WORDS.sprint)] },
  { id: 'boss', actions: [spell(LESSON_WORDS.boss)] },
];

/** The state and all events after each part. */
function playParts(): Record<string, { state: State; events: Event[] }> {
  let { state } = lessonStart();
  return Object.fromEntries(
    SCRIPT.map(({ id, actions }) => {
      const events: Event[] = [];
      for (const action of actions) {
        expect([...game.legalActions(state)], `${id}: ${JSON.stringify(action)}`).toContainEqual(action);
        const step = game.apply(state, action);
        state = step.state;
        events.push(...step.events);
      }
      return [id, { state, events }];
    }),
  );
}

describe('The first lesson (11.7)', () => {
  const parts = playParts();
  const { letters, bumping, ending, traps, capture, sprint, boss } = parts;
  const doubled = parts['double-up']!;

  it('plays to its end as written, with every number', () => {
    expect(way(letters!.events)).toBe('3,5 3,4 2,4 2,5 2,6');
    expect(letters!.state).toMatchObject({ active: 19, turn: 2 });
    expect(wayOfFoes(letters!.events)).toBe('3:2,7 3:1,7 5:5,9');

    expect(only(bumping!.events, 'blocked')).toMatchObject([{ index: 1, by: 'edge' }]);
    expect(only(bumping!.events, 'bumped').map(event => event.damage)).toEqual([2, 3]);
    expect(bumping!.state).toMatchObject({ turn: 2, pawns: [{ tokens: [3] }] });
    expectAt(bumping!.state, 0, 1, 6);

    expect(wayOfFoes(ending!.events)).toBe('5:6,9');
    expect(ending!.state).toMatchObject({ active: 30, turn: 3 });

    expect(only(traps!.events, 'trap-cleared')).toMatchObject([{ letter: 'O', at: sq(2, 7) }]);
    expect(only(traps!.events, 'blocked').map(event => event.index)).toEqual([1, 3]);
    expectAt(traps!.state, 0, 2, 7);
    expect(preview(traps!.state, 0, 'CROOK')).toMatchObject({ trapStop: true, end: sq(2, 8) });

    expect(only(doubled.events, 'trap-cleared')).toMatchObject([{ letter: 'E', at: sq(3, 8) }]);
    expectAt(doubled.state, 0, 6, 8);
    expect(only(doubled.events, 'enemy-bumped')).toMatchObject([{ foe: 5, seats: [0] }]);
    expect(only(doubled.events, 'card-lost')).toMatchObject([{ card: 20, cause: 'bump', deckLeft: 7 }]);
    expect(doubled.state).toMatchObject({ active: 14, turn: 4 });

    expect(only(capture!.events, 'captured')).toMatchObject([{ n: 5, captures: 5 }]);
    expect(only(capture!.events, 'boss-placed')).toMatchObject([{ at: sq(6, 4) }]);
    expect(capture!.state).toMatchObject({ active: 8, turn: 5, side: 'back' });

    expect(way(sprint!.events)).toBe('7,7 7,6');
    expect(only(sprint!.events, 'bumped').map(event => event.damage)).toEqual([1, 2]);
    expect(only(sprint!.events, 'boss-rolled')).toMatchObject([{ words: ['GRASP', 'WRECK', 'TRASH'] }]);
    expect(only(sprint!.events, 'enemy-bumped')).toMatchObject([{ foe: 'boss', seats: [0] }]);
    expect(sprint!.state).toMatchObject({ active: 3, turn: 6, boss: { at: sq(5, 6), damage: 2 } });
    expect(sprint!.state.deck).toHaveLength(4);

    expect(only(boss!.events, 'bumped').map(event => event.damage)).toEqual([3, 4, 5]);
    expect(boss!.state).toMatchObject({ ending: { how: 'won' }, ask: null });
    expect(boss!.state.rng.loaded).toEqual({ boss: [] });
  });

  it('has the cards of one set, each once', () => {
    const { deck, box, active } = lessonStart().state;
    expect(new Set([...deck, ...box, active]).size).toBe(32);
  });
});

describe('Words of the pupil’s own', () => {
  /** Every so many words of the list, as it comes. */
  const some = (every: number): string[] => {
    const words: string[] = [];
    dictionary().forEach((codes, length) => {
      words.push(String.fromCharCode(...codes.subarray(0, length).map(code => code + 65)));
    });
    return words.filter((_, index) => index % every === 0);
  };

  it('are accepted when they lead on, wherever they end', async () => {
    const pupil = await Pupil.of(room);
    const accepts = (word: string): boolean => pupil.session.accepts(spell(word));
    const { state } = lessonStart();
    const ends = some(40).filter(word => preview(state, 0, word)?.reason === null && accepts(word));
    expect(new Set(ends.map(word => JSON.stringify(preview(state, 0, word)!.end))).size).toBeGreaterThan(2);
    expect(accepts('ZOO')).toBe(false);
  });

  it('are refused with the reason', async () => {
    const pupil = await Pupil.of(room);
    pupil.do(spell('ZOO'));
    await pupil.settle();
    expect(pupil.lesson.refusal?.reason).toBe("ZOO doesn't get you there.");
    pupil.session.handlers.wordTyped!('ZOOH');
    expect(pupil.panels.shown.word?.text, 'the next letter begins another word').toBe('H');
    pupil.do(spell('HURT'));
    await pupil.settle();
    expect(pupil.lesson.refusal?.reason).toBe("HURT doesn't move you.");
  });

  it.each([1, 2, 3])('lead to the end, too (%s)', async seed => {
    const whim = stream(newStreams(`words ${seed}`), 'whim');
    const words = some(7);
    const pupil = await Pupil.of(room);
    for (let tries = 0; !pupil.isDone && tries < 100; tries++) {
      const done = pupil.done;
      for (let more = 0; more < 40 && pupil.done === done && !pupil.isDone; more++) {
        const isWord = pupil.session.prompt?.entry !== undefined;
        pupil.do(
          isWord && more % 5 > 0 ? spell(pick(whim, words)) : pick(whim, pupil.session.match.legalActions()),
        );
        await pupil.settle();
      }
      if (pupil.done === done && !pupil.isDone) await pupil.obey();
    }
    expect(pupil.isDone, `stuck in "${pupil.lesson?.title}": ${pupil.lesson?.text}`).toBe(true);
  });
});
