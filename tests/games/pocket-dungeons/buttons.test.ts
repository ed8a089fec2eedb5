/** What stands on the buttons, which of them is red, and what keeps its place. */
import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../../../src/games/pocket-dungeons/data/abilities.ts';
import { cardOf } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { newStreams } from '../../../src/core/rng.ts';
import { game } from '../../../src/games/pocket-dungeons/game.ts';
import { inspect } from '../../../src/games/pocket-dungeons/look/inspect.ts';
import { motions } from '../../../src/games/pocket-dungeons/look/motions.ts';
import { trapOdds } from '../../../src/games/pocket-dungeons/look/odds.ts';
import { middleCell } from '../../../src/games/pocket-dungeons/look/places.ts';
import { prompt } from '../../../src/games/pocket-dungeons/look/prompt.ts';
import { sheetPages } from '../../../src/games/pocket-dungeons/look/sheet-pages.ts';
import { sentences } from '../../../src/games/pocket-dungeons/look/sentences.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { chosenButton, verbButtons } from '../../../src/panels/logic/verbs.ts';
import {
  activate,
  assault,
  at,
  type Change,
  type Figure,
  isGone,
  only,
  play,
  playOn,
  position,
  step,
} from './table.ts';

const acting = (drawing: string, figures: readonly Figure[], change?: Change): State =>
  playOn(position(drawing, figures, change), activate(0)).state;

const points = (text: string): number[] => [...text.matchAll(/(?<!<)(\d+)%/g)].map(([, one]) => Number(one));
const buttons = (state: State) => verbButtons(prompt(state));
const labels = (state: State): string[] => buttons(state).map(({ label }) => label);
const red = (state: State): string | undefined =>
  chosenButton(buttons(state), undefined, undefined, prompt(state).usual)?.label;

function walking(
  drawing: string,
  where: readonly [number, number],
  change: Change & { carries?: number } = {},
): State {
  const state = position(drawing, [['thief', 0, where, { treasure: change.carries ?? 0 }]], change);
  const stack = [{ do: 'turn-end' }, { do: 'move', char: 0, left: 2 }] as const;
  return { ...state, active: 0, stack, ask: { seat: 0, kind: 'moving', char: 0, left: 2 } };
}

describe('Attacks', () => {
  it('with a bow have a button of their own beside those with a blade', () => {
    const state = acting('S─────╴', [
      ['elf', 0, [1, 0]],
      ['goblin-warrior', null, [2, 0]],
    ]);
    const ways = ['Attack Goblin Warrior: melee', 'Attack Goblin Warrior: ranged'];
    expect(labels(state)).toEqual(expect.arrayContaining(ways));
    const shot = buttons(state).find(({ label }) => label === ways[1])!;
    expect(shot.odds).toMatch(/^win \d+%, die \d+%$/);
  });

  it('have one name where there is only one way, whichever it is', () => {
    const ways = (delver: 'mage' | 'warrior'): string[] => {
      const state = acting('S─────╴', [
        [delver, 0, [1, 0]],
        ['goblin-warrior', null, [3, 0]],
      ]);
      return labels(state).filter(label => label.includes('Goblin') && !label.startsWith('Scheme'));
    };
    expect(ways('warrior')).toEqual(['Attack Goblin Warrior']);
    expect(ways('mage').toSorted()).toEqual(['Attack Goblin Warrior: magic', 'Attack Goblin Warrior: melee']);
  });
});

describe('The chances on buttons and charts', () => {
  const points = (text: string): number[] =>
    [...text.matchAll(/(?<!<)(\d+)%/g)].map(([, one]) => Number(one));
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

  it('add up to 100, and the button says what its list says', () => {
    for (const delver of ['elf', 'mage', 'warrior', 'dwarf', 'thief', 'priestess'] as const)
      for (const foe of [
        'goblin-warrior',
        'goblin-hunter',
        'lizardman',
        'troll',
        'shambling-corpse',
      ] as const) {
        const state = acting('S─────╴', [
          [delver, 0, [1, 0]],
          [foe, null, [2, 0]],
        ]);
        for (const { odds, detail, mark } of prompt(state).choices) {
          if (mark !== 'strike' || detail!.includes('Gets there')) continue;
          const all = points(detail!);
          expect(sum(all), `${delver}, ${foe}: ${detail}`).toBe(100);
          const lives = points(detail!.replace(/(lose|both die) [<>]?\d+%/g, ''));
          expect(points(odds!), `${odds}: ${detail}`).toEqual([all[0], 100 - sum(lives)]);
        }
      }
  });

  it('so does every chart of the sheet', () => {
    const state = acting('S─╴', [['elf', 0, [1, 0]]]);
    const page = sheetPages(state).find(({ title }) => title === 'Charts')!;
    const tables = page.parts.flatMap(part => (part.part === 'table' ? [part] : []));
    expect(tables).toHaveLength(5);
    for (const { rows, label } of tables)
      expect(sum(rows.map(({ cells }) => points(cells.at(-1)!)[0] ?? 0)), label).toBe(100);
  });
});

describe('The red button of an attack', () => {
  it('is the way with the better odds, not the first', () => {
    const beside = (who: 'warrior' | 'mage'): State =>
      playOn(
        position('S─────╴', [
          ['elf', 0, [1, 0]],
          [who, 1, [2, 0]],
        ]),
        activate(0),
        assault(1, [2, 0]),
      ).state;
    expect(labels(beside('warrior'))).toEqual(['Attack with melee', 'Attack with magic']);
    expect(red(beside('warrior'))).toBe('Attack with magic');
    expect(red(beside('mage'))).toBe('Attack with melee');
  });
});

describe('The red button of a re-roll', () => {
  it('is a die only where a new throw is better: nobody is led to throw one for nothing', () => {
    const start = position('S─────╴', [
      ['dwarf', 0, [1, 0]],
      ['lizardman', null, [2, 0]],
    ]);
    const seen = new Set<string>();
    for (let luck = 0; luck < 60; luck++) {
      const thrown = { ...start, rng: newStreams(`reroll ${luck}`) };
      const acting = game.apply(thrown, activate(0)).state;
      const { state } = game.apply(acting, assault(1, [2, 0]));
      if (state.ask?.kind !== 'reroll') continue;
      const { choices, usual } = prompt(state);
      const chancesOf = (odds: string): number => Number(points(odds)[0]) - Number(points(odds)[1]);
      const best = Math.max(...choices.map(({ odds }) => chancesOf(odds!)));
      const kept = choices.find(({ action }) => action.type === 'keep')!;
      const isFutile = chancesOf(kept.odds!) === best;
      expect(usual, `${luck}`).toBe(isFutile ? 'Keep the dice' : 'Resilient');
      seen.add(usual!);
    }
    expect(seen.size).toBe(2);
  });
});

describe('The red button of a walk', () => {
  it('leads to what lies nearest, not to the first direction', () => {
    const state = walking('S┬──╴', [1, 0], { hidden: [['hazard', [3, 0]]] });
    expect(red(state)).toBe('Step east to C1');
    const west = walking('S──────╴', [3, 0], { hidden: [['hazard', [0, 0]]] });
    expect(red(west)).toBe('Step west to C1');
  });

  it('never leads back over tiles of this turn', () => {
    const state = walking('S──────╴', [3, 0], {
      hidden: [['hazard', [0, 0]]],
      more: { entered: ['2,0', '3,0'] },
    });
    expect(red(state)).toBe('Step east to E1');
  });

  it('is Stop on treasure, and out of it with treasure in hand', () => {
    expect(red(walking('S──────╴', [3, 0], { loose: [[1, [3, 0]]] }))).toBe('Stop here');
    expect(
      red(walking('S──────╴', [3, 0], { stairs: [6, 0], hidden: [['hazard', [2, 0]]], carries: 1 })),
    ).toBe('Step east to E1');
    expect(red(walking('S──────╴', [3, 0], { stairs: [3, 0], carries: 1 }))).toBe('Up the Stairs');
  });

  it('shuns water', () => {
    expect(red(walking('S─~──╴', [1, 0], { hidden: [['hazard', [4, 0]]] }))).toBe('Step west to A1');
  });
});

describe('Pass and Bow out', () => {
  it('say on the button how long they last, each with a picture', () => {
    const players = position('S─╴', [['thief', 0, [1, 0]]]).players;
    const state = position('S──────╴', [['thief', 0, [1, 0]]], {
      stairs: [6, 0],
      more: {
        exitOrder: [1],
        closesAfter: 5,
        players: players.map(one => (one.seat === 1 ? { ...one, departed: true } : one)),
      },
    });
    const closing = buttons(state).filter(one => one.closing);
    expect(closing.map(({ label, odds }) => [label, odds])).toEqual(
      expect.arrayContaining([
        ['Pass', 'this turn'],
        ['Bow out', 'for good'],
      ]),
    );
    expect(new Set(closing.map(({ icon }) => icon)).size).toBe(2);
  });
});

describe('Who acts', () => {
  it('keeps its button wherever it was asked', () => {
    const mage: Figure = ['mage', 0, [1, 0]];
    const gas = play(position('S─────╴', [mage], { more: { gas: true } }), [6], activate(0)).state;
    expect(labels(gas)[0]).toBe('Act with your Mage');
    const hunted = acting('S─────╴', [mage, ['goblin-hunter', null, [4, 0]]]);
    expect(labels(hunted)[0]).toBe('Act with your Mage');
    expect(buttons(hunted)[0]!.choices).toEqual([]);
  });
});

describe('Choosing another delver', () => {
  it('explains every ability in words, on the card of whoever has it, and shows no picture without them', () => {
    const { choices, dialog } = prompt(position('S───╴', [['goblin-warrior', null, [2, 0]]]));
    const cards = choices.filter(({ action }) => action.type === 'enter');
    expect(cards.length).toBeGreaterThan(4);
    for (const { action, detail } of cards)
      if (action.type === 'enter')
        for (const ability of cardOf(action.delver).abilities)
          expect(detail).toContain(`${ABILITIES[ability].name}: ${ABILITIES[ability].text}`);
    expect(dialog!.parts ?? []).toEqual([]);
  });
});

describe('What a kill is worth', () => {
  const state = acting('S─────╴', [
    ['thief', 0, [1, 0]],
    ['dwarf', 1, [2, 0], { treasure: 2, bounty: 1 }],
  ]);

  it('is the first thing said of the attack', () => {
    const details = prompt(state).choices.flatMap(({ mark, detail }) => (mark === 'strike' ? [detail] : []));
    expect(details.length).toBeGreaterThan(0);
    for (const detail of details) expect(detail).toMatch(/^Kill: 1 skull and 2 treasures dropped\./);
  });

  it('stands on the card of whoever is pointed at', () => {
    expect(JSON.stringify(inspect(state, 0, middleCell(state, at([2, 0]))))).toContain('Kill: 1 skull');
  });
});

describe('A trap that springs', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const throws = faces.flatMap(a => faces.flatMap(b => faces.map(c => [a, b, c])));
  const start = walking('S──────╴', [2, 0], { hidden: [['hazard', [3, 0]]] });

  it.each([
    ['bottomless-pit', [1, 2], ({ state }: ReturnType<typeof play>) => !isGone(state, 0)],
    ['mind-control', [1, 4], ({ events }: ReturnType<typeof play>) => only(events, 'tested')[0]!.pass],
  ] as const)('tells the chance before its dice fall: %s', (trap, roll, isSafe) => {
    const dice =
      trap === 'bottomless-pit'
        ? throws
        : throws.filter(([, , last]) => last === 1).map(all => all.slice(0, 2));
    const ends = dice.map(lie => play(start, { charts: [1, 3, ...roll], dice: lie }, step(3, 0)));
    const told = only(ends[0]!.events, 'trap-sprung')[0]!;
    const safe = Math.round((100 * ends.filter(isSafe).length) / ends.length);
    expect(trapOdds(start, told)).toBe(`${trap === 'bottomless-pit' ? 'Survives' : 'Passes'} ${safe}%.`);
  });
});

describe('A lock that held', () => {
  const told = (you: number) => {
    const start = position('S─────╴', [['thief', 0, [1, 0]]], { doors: [{ at: at([1, 0]), side: 'east' }] });
    const shut = play(start, { charts: [3, 3], dice: [1, 2, 3] }, activate(0), {
      type: 'open-door',
      side: 'east',
    });
    const event = only(shut.events, 'door-held')[0]!;
    const now = { event, before: start, after: start, you } as never;
    return {
      line: sentences['door-held'](event, now),
      shown: JSON.stringify(motions['door-held'](event, now)),
    };
  };

  it('is told to its own player as bad news that lasts, with a banner', () => {
    expect(told(0).line).toMatchObject({ tone: 'bad', fateful: true });
    expect(told(0).shown).toContain('You can try again next turn.');
  });

  it('is a line among others to everybody else', () => {
    expect(told(1).line).toMatchObject({ tone: 'dim' });
    expect(told(1).shown).not.toContain('try again');
  });
});
