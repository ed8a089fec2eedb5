/** What the table once promised and did not keep: each is held against many worlds played on by the rules. */
import { describe, expect, it } from 'vitest';
import { searchCard, type CardId } from '../../../src/games/deadliest-evil/data/search-cards.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { foeCells, koraCell, standCell } from '../../../src/games/deadliest-evil/look/places.ts';
import { GATE } from '../../../src/games/deadliest-evil/odds/outlook.ts';
import { lessonStart } from '../../../src/games/deadliest-evil/rules/lesson.ts';
import type { Action } from '../../../src/games/deadliest-evil/state/actions.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { textOf } from '../../../src/games/lesson.ts';
import { huntsOrStrikes } from './claims/staying.ts';
import { imagine, isLost, linesOf, stay, walkTo } from './claims/worlds.ts';
import { END_TURN, loc, only, playOn, position, use } from './table.ts';

const WORLDS = 400;
/** Four standard errors of a share that is measured so often. */
const NEAR = 0.1;

function shareOf(state: State, truth: (world: State) => boolean): number {
  const worlds = Array.from({ length: WORLDS }, (_, number) => imagine(state, 0, `${number}`));
  return worlds.filter(truth).length / WORLDS;
}

const deaths = (state: State): number => shareOf(state, world => isLost(stay(world)));
const choiceOf = (state: State, type: Action['type']) =>
  room.prompt(state, 0).choices.find(({ action }) => action.type === type)!;
const shareIn = (text: string | undefined): number => Number(/(\d+)%/.exec(text ?? '')?.[1]) / 100;
const sheetLines = (state: State): string[] => linesOf(room.sheet(state, 0).parts);
const lookAt = (state: State, at: { x: number; y: number }): string[] =>
  linesOf(room.inspect(state, 0, at)!.parts);

/** The column of deaths, in the row of these dice. */
function dieColumn(state: State, dice: string): string | undefined {
  const { compare = [], choices } = room.prompt(state, 0);
  const column = compare.findIndex(({ icon }) => icon === 'skull');
  return choices.find(({ label }) => label === dice)!.compared![column]?.text;
}

describe('Death, if she stays', () => {
  const nextDoor = { kora: { life: 1 }, dice: 'C8 D4 S6', monsters: 's1@2 s2@2 s3@2' } as const;
  const blades = { kora: { life: 1 }, dice: 'C8 D4 S6' } as const;
  const D4 = 'Combat d8, Defense d4, Speed d6';

  it('counts the three skeletons next door, who are sure to come in and strike', () => {
    const state = position('gallery > cliff', '1b', nextDoor);
    const measured = deaths(state);
    expect(measured).toBeGreaterThan(0.9);
    expect(shareIn(choiceOf(state, 'end-turn').confirm)).toBeCloseTo(measured, 1);
    expect(sheetLines(state).join()).toContain('death');
    const asked = position('gallery > cliff', '1b', { ...nextDoor, ask: 'assign' });
    expect(shareIn(dieColumn(asked, D4))).toBeCloseTo(measured, 1);
  });

  it('counts the Hall of Blades as the round begins', () => {
    const state = position('gallery > blades', '2b', blades);
    const measured = deaths(state);
    expect(measured).toBeGreaterThan(0.3);
    expect(Math.abs(shareIn(choiceOf(state, 'end-turn').confirm) - measured)).toBeLessThan(NEAR);
    const asked = position('gallery > blades', '2b', { ...blades, ask: 'assign' });
    expect(Math.abs(shareIn(dieColumn(asked, D4)) - measured)).toBeLessThan(NEAR);
  });

  it('warns before a walk that stops there, where stopping ends the turn', () => {
    const act = { move: 'moving', attack: 'none', points: 3, chain: 0 } as const;
    const state = position('gallery > cliff', '1b', { ...nextDoor, act });
    expect(choiceOf(state, 'end-move').confirm).toMatch(/^Staying here means death 9\d% of the time\. Stop/);
    expect(choiceOf(position('gallery > cliff', '1b', { act }), 'end-move').confirm).toBeUndefined();
  });

  it('knows the one card that is left in the event deck', () => {
    const change = { kora: { life: 1 }, dice: 'C8 D6 S4' } as const;
    const masonry = position('gallery', '1b', { ...change, eventDeck: ['falling-masonry'] });
    expect(sheetLines(masonry)).toContain('Stay here: about -0.4 Life, death 38%.');
    const lookout = position('gallery', '1b', { ...change, eventDeck: ['goblin-lookout'] });
    expect(sheetLines(lookout)).toEqual(['No hunters yet. Next event brings some: 100%.']);
  });
});

describe('The gate', () => {
  const home = { done: ['crucible'], dice: 'C4 D6 S8' } as const;

  it('is out of reach while monsters guard a tile in between', () => {
    const state = position('gallery > narrow > cliff', '2a', { ...home, monsters: 'g1@1' });
    expect(shareOf(state, world => walkTo(world, GATE).arrived)).toBe(0);
    expect(choiceOf(state, 'roll-move').detail).toContain('Monsters bar the way to the gate.');
    expect(lookAt(state, standCell(state, GATE))[1]).toBe('5 spaces away: monsters bar the way.');
    const reach = room.overlays[0]!.model(state, 0, undefined).cells;
    expect(reach.map(({ at }) => at)).not.toContainEqual(standCell(state, GATE));
    expect(reach.map(({ at }) => at)).toContainEqual(standCell(state, loc('1d')));
  });

  it('is still open where only the Entrance itself is guarded, or where nobody stops her', () => {
    const gate = position('gallery', '1a', { ...home, monsters: 'g1@0' });
    expect(choiceOf(gate, 'roll-move').detail).toContain('The gate: 100%.');
    const cloaked = position('gallery > cliff', '2a', {
      ...home,
      monsters: 'g1@1',
      items: ['cloak-of-stealth'],
    });
    expect(choiceOf(cloaked, 'roll-move').detail).toContain('The gate: 50%.');
  });

  it('lies behind the Pit, and a fall ends the walk', () => {
    const state = position('pit', '1b', home);
    const measured = shareOf(state, world => walkTo(world, GATE).arrived);
    // Seven rolls of eight, then the crossing.
    expect(choiceOf(state, 'roll-move').detail).toContain(`The gate: ${Math.round((87.5 * 33) / 48)}%.`);
    expect(
      Math.abs(shareIn(/The gate: \S+/.exec(choiceOf(state, 'roll-move').detail!)![0]) - measured),
    ).toBeLessThan(NEAR);
    const roped = position('pit', '1b', { ...home, items: ['rope'] });
    expect(choiceOf(roped, 'roll-move').detail).toContain('The gate: 88%.');
  });
});

describe('Invisibility', () => {
  const state = position('gallery > cliff', '1b', {
    ask: 'item',
    items: ['invisibility-scroll'],
    monsters: 'g1@1 s1@2',
  });
  const texts = (of: State): string[] => [
    ...room
      .sheet(of, 0)
      .parts.flatMap(part => (part.part === 'items' ? part.items.map(({ help }) => help ?? '') : [])),
    ...room.prompt(of, 0).choices.map(({ detail }) => detail ?? ''),
    ...lookAt(of, koraCell(of)),
    ...room.help.map(({ text }) => text),
  ];

  it('does not say that it ends before the blows it covers: those of the next round', () => {
    const { state: hidden } = playOn(state, use('invisibility-scroll'));
    expect(shareOf(hidden, world => huntsOrStrikes(stay(world)))).toBe(0);
    for (const text of [...texts(state), ...texts(hidden)])
      expect(text).not.toContain('until the next round');
    expect(texts(state).join()).toContain('when the next begins nobody follows or strikes');
    expect(texts(hidden).join()).toContain('nobody follows or strikes as the next round begins');
  });

  it('asks no question about blows that nobody will strike', () => {
    const hidden = position('gallery > cliff', '1b', { kora: { invisible: true }, monsters: 'g1@1 s1@2' });
    expect(choiceOf(hidden, 'end-turn').confirm).toBeUndefined();
    const lines = [...foeCells(hidden).values()].map(at => lookAt(hidden, at).at(-1));
    expect(lines).toEqual([
      "It can't see you: it won't strike when the next round begins.",
      "It can't see you: it won't move when the next round begins.",
    ]);
  });
});

describe('Whoever strikes first', () => {
  it('is one of a kind in the Narrow Passage', () => {
    const state = position('narrow', '1b', { monsters: 'g1@1 g2@1 s1@1' });
    expect(choiceOf(state, 'end-turn').confirm).toMatch(/^One goblin and one skeleton strike first/);
    const [first, second] = ['g1', 'g2'].map(id => lookAt(state, foeCells(state).get(id)!).at(-1));
    expect(first).toBe('Strikes next round, if you stay here.');
    expect(second).toBe('No room to strike: another stands before it.');
  });

  it('may be another one there: whoever comes with a lower number takes its place', () => {
    const state = position('narrow', '1b', { monsters: 'g1#4 g2@1' });
    const { events } = playOn(state, END_TURN);
    expect(only(events, 'monster-attacked').map(({ monster }) => monster)).toEqual(['g1']);
    expect(lookAt(state, foeCells(state).get('g2')!).at(-1)).toBe(
      'No room to strike: another stands before it.',
    );
    expect(room.board(state, 0).tokens.find(({ id }) => id === 'g2')!.badges).toBeUndefined();
    expect(choiceOf(state, 'end-turn').confirm).toMatch(/^One goblin strikes first/);
  });

  it('is also whoever comes in from the next tile', () => {
    const state = position('gallery > cliff', '1b', { monsters: 's1@2' });
    expect(lookAt(state, foeCells(state).get('s1')!).at(-1)).toBe(
      'Comes and strikes next round, if you stay here.',
    );
  });

  it('is met on its own ground: the Cliff helps where it lies', () => {
    const state = position('gallery > cliff', '1b', { dice: 'C8 D6 S4', monsters: 'g1@2' });
    const row = room
      .inspect(state, 0, foeCells(state).get('g1')!)!
      .parts.flatMap(part => (part.part === 'stats' ? part.rows : []))[1];
    expect(row).toEqual({ label: 'Your d8+1 kills it', value: '81%' });
  });
});

describe('Searching and learning', () => {
  it('does not wake anybody with the search that finds the Cloak', () => {
    const change = { ask: 'search', monsters: 's1#4', deck: { 3: ['cloak-of-stealth'] } } as const;
    const state = position('stairs-1 >> stairs-2 >> cliff', '3a', change);
    expect(sheetLines(state)[0]).toBe(
      'A search lets in one skeleton, unless you find the Cloak. You strike first.',
    );
  });

  it('says in the lesson how many cards are worth having, whatever was found before', () => {
    const said = (deck: readonly CardId[]): string => {
      const { state } = lessonStart();
      const begun = {
        ...state,
        ask: { seat: 0, kind: 'search' },
        searchDecks: { ...state.searchDecks, 1: deck },
      } as State;
      return textOf(room.lesson!.steps.find(({ title }) => title === 'They arrive')!, begun);
    };
    const [, ...left] = lessonStart().state.searchDecks[1];
    for (const deck of [left, left.slice(1), left.slice(2)]) {
      const good = deck.filter(card => searchCard(card).use !== 'instant').length;
      expect(said(deck)).toBe(`Search here too: ${good} of the ${deck.length} cards left are worth having.`);
    }
  });

  it('does not promise the first blow at those who arrive with the round', () => {
    const { state, events } = playOn(position('gallery', '1b', { monsters: 'g1#4' }), END_TURN);
    expect(only(events, 'monster-attacked')).toHaveLength(1);
    expect(state.turn).toBe(6);
    const text = room.help.find(({ title }) => title === 'The track')!.text;
    expect(text).not.toContain('until then you may strike first');
  });

  it('does not offer to use an item once she acts', () => {
    const bag = (ask: 'item' | 'act') =>
      room
        .sheet(position('gallery', '1b', { ask, items: ['healing-balm'], kora: { life: 3 } }), 0)
        .parts.flatMap(part => (part.part === 'items' ? part.items : []))
        .find(({ icon }) => icon === 'item-healing-balm')!.off;
    expect([bag('item'), bag('act')]).toEqual([undefined, 'Items are used before you act.']);
  });
});
