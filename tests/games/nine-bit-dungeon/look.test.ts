import { describe, expect, it } from 'vitest';
import { cellsOf, sameCell, type Cell } from '../../../src/core/grid.ts';
import { pathTo } from '../../../src/core/ways.ts';
import { BOARD } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { room } from '../../../src/games/nine-bit-dungeon/index.ts';
import { board } from '../../../src/games/nine-bit-dungeon/look/board.ts';
import { inspect } from '../../../src/games/nine-bit-dungeon/look/inspect.ts';
import { prompt } from '../../../src/games/nine-bit-dungeon/look/prompt.ts';
import { wayTo } from '../../../src/games/nine-bit-dungeon/look/ways.ts';
import { boardIn, isWalkable, slotOf } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import { keptPlaces, verbButtons } from '../../../src/panels/logic/verbs.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { linesOf } from './claims/screen.ts';
import { at, fireball, HEAL, INVENTORY, position, type At } from './table.ts';

const ALL: readonly Cell[] = [...cellsOf(BOARD)];

const lineAt = (state: State, ...tile: At): string | undefined => linesOf(inspect(state, at(tile))).at(-1);

function choiceFor(state: State, wanted: Action) {
  return prompt(state).choices.find(({ action }) => JSON.stringify(action) === JSON.stringify(wanted));
}

describe('What is said of a square', () => {
  const state = position([6, 4]);

  it('is plain where she can be this turn', () => {
    expect(lineAt(state, 6, 4)).toBe('End here: nobody can attack you.');
    expect(lineAt(state, 5, 4)).toBe('End here: nobody can attack you.');
  });

  it('leaves room for the event of a seam', () => {
    const line = 'Draws an event. If it changes nothing and you end here: nobody can attack you.';
    expect(linesOf(inspect(state, at([7, 4])))).toContain(line);
    const parts = inspect(state, at([7, 4]))!.parts.flatMap(part => (part.part === 'text' ? part.lines : []));
    expect(parts.at(-1)).toEqual({ text: line });
  });

  it('counts the turns of a walk', () => {
    expect(lineAt(state, 3, 4)).toBe('Takes 2 turns. End here: nobody can attack you.');
    expect(lineAt({ ...state, actionsLeft: 1 }, 3, 4)).toBe(
      'Takes 2 turns. End here: nobody can attack you.',
    );
  });

  it('says where an event or a monster stops a walk (a far square was called safe)', () => {
    expect(lineAt(state, 8, 4)).toBe(
      'You stop on H5 for an event. If it changes nothing: nobody can attack you.',
    );
    const seen = position([0, 0], { monsters: [['goblin-archer', 4, 2]] });
    expect(lineAt(seen, 6, 0)).toBe('You stop on E1 after 2 turns: Goblin Archer 33% for 1. Up to 1 damage.');
  });

  it('says on whose ways it counts', () => {
    const asked = position([10, 7], { choices: 'ask', monsters: [['goblin-sneak', 11, 8]] });
    expect(lineAt(asked, 10, 7)).toBe(
      'End here: Goblin Sneak 33% for 1. Up to 1 damage. Assumes you let the dungeon decide.',
    );
  });
});

describe('The way that a press walks', () => {
  const crossings = (way: readonly Cell[], from: Cell): number =>
    way.filter((to, index) => slotOf(way[index - 1] ?? from) !== slotOf(to)).length;

  it('crosses a seam only where going around it is more than two turns longer', () => {
    let spared = 0;
    for (const start of ALL) {
      const state = position([start.x, start.y]);
      const isOpen = (to: Cell): boolean => isWalkable(boardIn(state), to);
      if (!isOpen(start)) continue;
      for (const to of ALL) {
        const way = wayTo(state, to);
        const plain = way && pathTo(BOARD, start, to, isOpen);
        if (!way || !plain) continue;
        const fewer = crossings(plain, start) - crossings(way, start);
        expect(way.length - plain.length).toBeLessThanOrEqual(4 * fewer);
        if (fewer > 0) spared += 1;
      }
    }
    expect(spared).toBeGreaterThan(100);
  });

  it('is walked as it is shown: from each of its squares the rest is the same', () => {
    const start = at([0, 0]);
    const way = wayTo(position([0, 0]), at([12, 8]))!;
    way.forEach((here, index) =>
      expect(wayTo(position([here.x, here.y]), at([12, 8]))).toEqual(way.slice(index + 1)),
    );
    expect(crossings(way, start)).toBeGreaterThan(0);
  });
});

describe('The gifts in the porch', () => {
  const { state } = game.create({ seed: 'gift', seats: ['human'], options: {} });

  it('are taken by a press on them, and say what they do', () => {
    const gifts = board(state).tokens.filter(({ id }) => id.startsWith('gift-'));
    expect(gifts).toHaveLength(6);
    for (const { id, at: where } of gifts) {
      const choice = prompt(state).choices.find(one => one.at && sameCell(one.at, where));
      expect(choice?.action).toEqual({ type: 'gift', item: id.slice('gift-'.length) });
      expect(linesOf(inspect(state, where))[0]).toMatch(/the gift is free\.$/);
    }
  });
});

describe('A monster', () => {
  it('keeps its eye and its wound off the face of whoever stands right above it', () => {
    const { tokens } = board(
      position([7, 6], {
        monsters: [
          ['goblin-sneak', 7, 7],
          ['goblin-chief', 8, 6],
        ],
      }),
    );
    const isBelow = (sprite: string) => tokens.find(token => token.sprite === sprite)!.isBelow;
    expect(isBelow('goblin-sneak')).toBe(true);
    expect(isBelow('goblin-chief')).toBeUndefined();
  });
});

describe('The chest', () => {
  it('offers first what is of use', () => {
    const usual = (hero: Parameters<typeof position>[1]) =>
      prompt({
        ...position([3, 2], hero),
        ask: { seat: 0, kind: 'chest', item: 'short-sword', gold: 2 },
      }).usual;
    expect(usual({ hero: { damage: 1 } })).toBe('Take the Short Sword');
    const full = { damage: 2, healthPotions: 3 };
    expect(usual({ hero: full })).toBe('Take 2 Gold');
  });
});

describe('A hint', () => {
  it('costs nothing where only one thing can be done', () => {
    const hinted = (state: State) => room.hinted!(state, 0);
    expect(hinted(position([3, 2]))).toEqual({ type: 'hint-used' });
    const empty = { ...position([3, 2], { hero: { gold: 0 } }), ask: { seat: 0, kind: 'shop' } } as State;
    expect(prompt(empty).choices).toHaveLength(1);
    expect(hinted(empty)).toBeUndefined();
  });
});

describe('On the way out', () => {
  const after = (turns: number, state: State): State => ({
    ...state,
    stats: { ...state.stats, turns: [turns, 0, 0, 0] },
  });
  const exit = (more: object) => choiceFor(after(62, position([3, 7], { hasKey: true, ...more })), INVENTORY);

  it('is told what lies behind: a closed chest, goods she can pay for', () => {
    expect(exit({})?.confirm).toBe("You haven't opened this level's chest. Leave anyway?");
    expect(exit({ hero: { gold: 9 } })?.confirm).toBe(
      "You haven't opened this level's chest. You can still afford an upgrade in this level's shop. Leave anyway?",
    );
    expect(exit({ chestOpen: true })?.confirm).toBeUndefined();
  });

  it('is told what her haste is worth', () => {
    expect(exit({})?.detail).toBe('Turn 62 of this level. Each one under par (100) scores 10: +380 points.');
    expect(choiceFor(after(101, position([3, 7], { hasKey: true })), INVENTORY)?.detail).toBe(
      'Turn 101 of this level. Par was 100: no points for speed.',
    );
    expect(prompt(after(7, position([3, 2]))).title).toBe('Level turn 7/100');
  });
});

describe('The buttons of a turn', () => {
  const labels = (state: State): string[] => {
    const places: string[] = [];
    keptPlaces(verbButtons(prompt(position([3, 2]))), places);
    return keptPlaces(verbButtons(prompt(state)), places).map(({ label }) => label);
  };

  it('keep their places, whoever stands beside her and whatever she stands on', () => {
    const usual = ['Move', 'Guzzle', 'Heal', 'Fireball', 'Attack', 'Fight on', 'End turn'];
    expect(labels(position([3, 2]))).toEqual(usual);
    expect(labels(position([7, 7], { monsters: [['goblin-sneak', 8, 7]] }))).toEqual(usual);
    expect(labels(position([3, 2], { hero: { healthPotions: 0, manaPotions: 0 } }))).toEqual(usual);
    expect(labels(position([9, 2])).filter(one => one !== 'Take the Key')).toEqual(usual);
  });

  it('say why, where they can do nothing', () => {
    for (const { choices, onward, why } of verbButtons(prompt(position([3, 2]))))
      expect(choices.length > 0 || onward !== undefined || why).toBeTruthy();
  });

  it('show what the potions give', () => {
    const hurt = position([3, 2], { hero: { health: 2, mana: 0, maxMana: 5 } });
    expect(verbButtons(prompt(hurt)).find(({ label }) => label === 'Guzzle')?.odds).toBe('+1-6');
  });
});

describe('What a button promises', () => {
  it('counts only the Health that she lacks', () => {
    const hurt = position([3, 2], { hero: { health: 7, mana: 2 } });
    expect(choiceFor(hurt, HEAL)?.detail).toBe('33% for 1 Health. A 6 draws an event (17%).');
  });

  it('tells what a useless spell costs', () => {
    const whole = position([3, 2], { hero: { mana: 2 } });
    expect(choiceFor(whole, HEAL)).toMatchObject({
      detail: 'Your Health is full: 33% to lose 1 Mana. A 6 draws an event (17%).',
    });
    expect(choiceFor(whole, HEAL)).not.toHaveProperty('odds');
    const spent = position([3, 2], { hero: { mana: 1 } });
    expect(choiceFor(spent, fireball(null))?.detail).toBe(
      'No monster in sight within 1 square. A 6 draws an event and costs 2 Health (17%).',
    );
  });

  it('says why a potion would be wasted, and promises no +0', () => {
    const drink: Action = { type: 'guzzle', potion: 'health' };
    expect(choiceFor(position([3, 2]), drink)).toMatchObject({
      detail: 'Your Health is full: it would be wasted.',
      confirm: 'Your Health is full. Drink anyway?',
    });
    expect(choiceFor(position([3, 2]), drink)).not.toHaveProperty('odds');
    expect(choiceFor(position([3, 2], { hero: { health: 7 } }), drink)?.odds).toBe('+1');
  });

  it('is one press for each spell, and a list where a Fireball has several targets or none', () => {
    const one = position([7, 7], { hero: { health: 5 }, monsters: [['goblin-archer', 8, 7]] });
    const asks = (state: State) =>
      Object.fromEntries(verbButtons(prompt(state)).map(button => [button.label, button.asks]));
    expect(asks(one)).toMatchObject({ Heal: false, Fireball: false });
    expect(asks(position([7, 7]))).toMatchObject({ Heal: false, Fireball: true });
  });

  it('is the name of what she stands on, drawn in red', () => {
    const state = position([10, 6], { hero: { gold: 9 } });
    const { choices, usual } = prompt(state);
    const use = choices.find(({ mark }) => mark === 'use')!;
    expect([use.label, use.verb, usual]).toEqual(['Enter the shop', undefined, 'Enter the shop']);
    expect(prompt(position([3, 2])).usual).toBe('Attack');
    expect(prompt(position([10, 6])).usual).toBe('Attack');
  });

  it('warns of a visit to the shop that buys nothing', () => {
    expect(choiceFor(position([10, 6]), INVENTORY)?.confirm).toMatch(/^You can't buy anything here now\./);
    expect(choiceFor(position([10, 6], { hero: { gold: 9 } }), INVENTORY)?.confirm).toBeUndefined();
  });

  it('says what of the chest’s gold the purse cannot hold', () => {
    const open = position([6, 5], {
      hero: { gold: 19 },
      chestOpen: true,
      ask: { seat: 0, kind: 'chest', item: 'short-sword', gold: 3 },
    });
    expect(choiceFor(open, { type: 'chest', take: 'gold' })?.detail).toBe('Your purse holds 20: you keep 1.');
  });
});
