/** What fresh players missed: what used magic is doing, what a rune costs before one stops, and why a fight went as it did. */
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../src/core/moments.ts';
import { percent } from '../../../src/games/phrases.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { board } from '../../../src/games/letter-delve/look/board.ts';
import { ITEM_WORDS } from '../../../src/games/letter-delve/look/items.ts';
import { motions } from '../../../src/games/letter-delve/look/motions.ts';
import { prompt } from '../../../src/games/letter-delve/look/prompt.ts';
import { sentences } from '../../../src/games/letter-delve/look/sentences.ts';
import { sheet } from '../../../src/games/letter-delve/look/sheet.ts';
import { battleOdds } from '../../../src/games/letter-delve/odds/battles.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import type { Event } from '../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { ASLEEP, COLLECT, END, fight, PASS, playOn, scene, use, type At, type Placed } from './table.ts';

function inEffect(state: State): string[] {
  return sheet(state, 0).parts.flatMap(part =>
    part.part === 'items' && part.label === 'In effect' ? part.items.map(({ label }) => label) : [],
  );
}

describe('Magic that was used before the roll', () => {
  it.each([
    ['haste', 'Hasty'],
    ['levitation', 'Levitating'],
    ['find-secret-door', 'Secret door'],
    ['invisibility', 'Invisible'],
  ] as const)('%s stands on the sheet as long as it lasts', (item, label) => {
    const before = scene({ heroes: [{ at: [7, 9], items: [item] }], part: 'start' });
    expect(inEffect(before)).toEqual([]);
    expect(inEffect(playOn(before, use(item)).state)).toEqual([label]);
  });
});

describe('The price of what lies here', () => {
  const stopHere = (at: At, monsters: Placed[]) => {
    const state = scene({ heroes: [{ at }], monsters, part: 'walk', outing: { left: 3, dice: [2, 2] } });
    return prompt(state).choices.find(({ action }) => action.type === 'stop')?.odds;
  };

  it('stands on the button before one stops', () => {
    expect(stopHere([5, 5], [['quagga', 6, 6, ASLEEP]])).toBe('rune wakes a boss');
    expect(stopHere([5, 1], [['emu', 6, 2, ASLEEP]])).toBe('rune wakes 1');
    expect(stopHere([5, 1], [])).toBe('rune wakes nobody');
    expect(stopHere([0, 0], [['zombie-lord', 6, 6, ASLEEP]])).toBe('chest wakes a boss');
    expect(stopHere([7, 9], [])).toBeUndefined();
  });
});

describe('Loot that wakes a boss', () => {
  const asked = (at: At, monsters: Placed[]) =>
    prompt(scene({ heroes: [{ at }], monsters })).choices.find(({ action }) => action.type === 'collect')!
      .confirm;

  it('asks first, and names it once it was seen', () => {
    expect(asked([5, 5], [['quagga', 6, 6, ASLEEP]])).toBe('This wakes the boss on G7. Claim it anyway?');
    expect(asked([0, 0], [['zombie-lord', 6, 6, { awake: false }]])).toBe(
      'This wakes the Zombie Lord on G7 at the end of your turn. Loot it anyway?',
    );
    expect(asked([5, 1], [['emu', 6, 2, ASLEEP]])).toBeUndefined();
  });
});

describe('Magic', () => {
  const snipe = (monsters: Placed[]) =>
    prompt(scene({ heroes: [{ at: [7, 9], items: ['snipe'] }], monsters })).choices.find(
      ({ action }) => action.type === 'use-item',
    )!;

  it('that has one target asks first: on whom, what it does and how likely', () => {
    const { confirm } = snipe([['yeti', 7, 11]]);
    expect(confirm).toMatch(/^Use Snipe on the Yeti on H12\? Shoots a figure .* You hit \d+%\.$/);
    // With two it asks for its target anyway; in one's own battle there is but one.
    expect(
      snipe([
        ['yeti', 7, 11],
        ['emu', 9, 9],
      ]).confirm,
    ).toBeUndefined();
    const fought = playOn(fight('quagga', { items: ['sleep'] }), END).state;
    const inBattle = fought.battle ? fought : playOn(fought, PASS, PASS).state;
    for (const { confirm: asked } of prompt(inBattle).choices) expect(asked).toBeUndefined();
  });

  it('is explained to whoever finds it, in company too', () => {
    const found = scene({ heroes: [{ at: [5, 1] }, { at: [0, 0] }] });
    const { event, ...rest } = momentsOf(game, found, COLLECT).find(one => one.event.type === 'collected')!;
    if (event.type !== 'collected') throw new Error('Nothing was found.');
    const now = { ...rest, event };
    const { help } = ITEM_WORDS[event.items[0]!.kind];
    const told = (you?: number): string => {
      const line = sentences.collected(event, { ...now, ...(you !== undefined && { you }) });
      return typeof line === 'string' ? line : line.text;
    };
    expect(told(0)).toContain(help);
    expect(told(1)).not.toContain(help);
    const cards = (you: number) =>
      JSON.stringify(motions.collected(event, { ...now, you })).includes('"do":"card"');
    expect([cards(0), cards(1)]).toEqual([true, false]);
  });
});

describe('A fight that nobody was asked about', () => {
  /** The lines of all events of one type, as the log has them. */
  const lines = (state: State, action: Action, type: Event['type']): string[] =>
    momentsOf(game, state, action)
      .filter(({ event }) => event.type === type)
      .map(moment => {
        const line = (sentences[type] as (event: Event, now: typeof moment) => string | { text: string })(
          moment.event,
          moment,
        );
        return typeof line === 'string' ? line : line.text;
      });

  it('tells its odds before the first roll, and that no magic helps', () => {
    const state = fight('vampire', {});
    const began = momentsOf(game, state, END).find(({ event }) => event.type === 'battle-began')!;
    const { win } = battleOdds(began.after, 0)!;
    expect(lines(state, END, 'battle-began')).toEqual([
      `The Vampire attacks you! You win the fight ${percent(win)}. You have no magic to use.`,
    ]);
  });

  it('does not say so where magic would help', () => {
    const [line] = lines(fight('vampire', { items: ['strength'] }), END, 'battle-began');
    expect(line).toMatch(/You win the fight \d+%\.$/);
  });

  it('lists every roll at its end', () => {
    const state = fight('vampire', {});
    const rolls = momentsOf(game, state, END).flatMap(({ event }) =>
      event.type === 'exchange' ? [`${event.heroRoll.total}-${event.foeRoll.total}`] : [],
    );
    const [line] = lines(state, END, 'battle-ended');
    expect(rolls.length).toBeGreaterThan(3);
    expect(line).toContain(`${rolls.length} rolls`);
    expect(line).toContain(`: ${rolls.join(', ')}.`);
  });
});

describe('The names of rows and columns', () => {
  it('have no torch over them', () => {
    const { tokens, names } = board(scene({ heroes: [{ at: [7, 9] }] }), 0);
    const torches = tokens.filter(({ sprite }) => sprite === 'torch').map(({ at }) => at);
    expect(torches.length).toBeGreaterThan(8);
    for (const { x, y } of torches) {
      if (y === 0) expect(names!.columns.map(({ at }) => at)).not.toContain(x);
      if (x === 0) expect(names!.rows.map(({ at }) => at)).not.toContain(y);
    }
  });
});
