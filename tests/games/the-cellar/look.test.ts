/** What a person is told: odds, warnings and figures must be those of the rules. */
import { describe, expect, it } from 'vitest';
import { cell, range } from '../../../src/core/grid.ts';
import { momentsOf } from '../../../src/core/moments.ts';
import { CANDLE, RAT_EYES, SCORE, STRIKE } from '../../../src/games/the-cellar/data/constants.ts';
import { type Find, TOOL_USES } from '../../../src/games/the-cellar/data/finds.ts';
import { RATS } from '../../../src/games/the-cellar/data/rats.ts';
import { room } from '../../../src/games/the-cellar/index.ts';
import { board } from '../../../src/games/the-cellar/look/board.ts';
import { help } from '../../../src/games/the-cellar/look/help.ts';
import { percentAtLeast } from '../../../src/games/the-cellar/look/words.ts';
import { prompt } from '../../../src/games/the-cellar/look/prompt.ts';
import { inspect } from '../../../src/games/the-cellar/look/inspect.ts';
import { sheet } from '../../../src/games/the-cellar/look/sheet.ts';
import { threat } from '../../../src/games/the-cellar/look/overlays.ts';
import type { Action } from '../../../src/games/the-cellar/state/actions.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { after, cellar, END, site } from './positions.ts';

const choiceOf = (state: State, type: string) =>
  prompt(state).choices.find(choice => choice.action.type === type);

describe('Odds', () => {
  it('are those of a die of six', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(percentAtLeast)).toEqual([
      '100%',
      '83%',
      '67%',
      '50%',
      '33%',
      '17%',
      '0%',
    ]);
  });

  it('stand on the strike before it is struck, and the broom betters them', () => {
    const beside = { hero: cell(6, 6), rats: [cell(7, 6)] };
    expect(choiceOf(cellar(beside), 'strike')).toMatchObject({
      odds: '67%',
      at: cell(7, 6),
      direction: 'east',
    });
    expect(choiceOf(cellar({ ...beside, tool: 'broom' }), 'strike')).toMatchObject({ odds: '83%' });
  });

  it('of a bite stand in what the rat tells of itself', () => {
    expect(JSON.stringify(inspect(cellar({ rats: [cell(6, 6)] }), cell(6, 6)))).toContain('50%');
  });
});

describe('The way out', () => {
  it('is walked: she goes through the door, and is in the cellar no more', () => {
    const state = cellar({ hero: site.doorstep, key: true });
    const [out] = momentsOf(room.game, state, { type: 'leave' });
    expect(room.motions[out!.event.type]!(out!.event, out!)).toContainEqual({
      do: 'together',
      motions: expect.arrayContaining([{ do: 'hop', token: 'hero', to: site.door }]),
    });
    const tokens = board(after(state, { type: 'leave' }).state).tokens.map(({ id }) => id);
    expect(tokens).not.toContain('hero');
  });
});

describe('Warnings', () => {
  it('ask before a turn is ended beside a rat, and only then', () => {
    expect(choiceOf(cellar({ hero: cell(6, 6), rats: [cell(7, 6)] }), 'end')?.confirm).toBeDefined();
    expect(choiceOf(cellar({ hero: cell(6, 6), rats: [cell(8, 6)] }), 'end')?.confirm).toBeUndefined();
  });

  it('ask before the last turn of light is ended, which the table and the log tell of', () => {
    const last = cellar({ candle: 1 });
    expect(choiceOf(last, 'end')?.confirm).toMatch(/you lose/);
    expect(prompt(last).title).toBe('Last light');
    expect(choiceOf(cellar({ candle: 2 }), 'end')?.confirm).toBeUndefined();
    const radius = (state: State): number => board(state).light.sources[0]!.radius;
    expect(radius(last)).toBeLessThan(radius(cellar({ candle: 2 })));
    const [begun] = momentsOf(room.game, cellar({ candle: 2 }), END).slice(-1);
    expect(JSON.stringify(room.motions[begun!.event.type]!(begun!.event, begun!))).toContain('Last light');
    expect(JSON.stringify(room.sentences[begun!.event.type]!(begun!.event, begun!))).toContain('Last light');
  });

  it('say below the door why it cannot be opened', () => {
    expect(prompt(cellar({ hero: site.doorstep })).greyed).toEqual([
      { label: 'Unlock the door', why: 'You have no key yet.' },
    ]);
    expect(prompt(cellar({ hero: site.doorstep, key: true })).greyed).toEqual([]);
  });

  it('show a red eye over a rat that will bite', () => {
    const eyes = (state: State): boolean[] =>
      board(state)
        .tokens.filter(token => token.sprite === 'rat')
        .map(token => token.badges?.includes('eye-red') ?? false);
    expect(eyes(cellar({ hero: cell(6, 6), rats: [cell(7, 6), cell(9, 6)] }))).toEqual([true, false]);
  });
});

describe('The threat', () => {
  it('lies three steps around a rat that is awake, as it can walk', () => {
    const { cells } = threat.model(cellar({ rats: [cell(6, 6)] }), 0, undefined);
    const texts = new Map(cells.map(({ at, text }) => [`${at.x},${at.y}`, text]));
    expect(texts.get('6,3')).toBe('1');
    expect(texts.get('9,6')).toBe('1');
    expect(texts.has('6,2')).toBe(false);
    expect(texts.has('10,7')).toBe(false);
    expect(texts.has('4,3')).toBe(false);
    for (const { at } of cells) expect(range(at, cell(6, 6))).toBeLessThanOrEqual(RATS.rat.steps + 1);
  });

  it('counts the rats, and forgets those asleep', () => {
    const two = threat.model(cellar({ rats: [cell(6, 6), cell(7, 7)] }), 0, undefined);
    expect(two.cells.find(({ at }) => at.x === 6 && at.y === 7)?.text).toBe('2');
    const none = threat.model(cellar({ rats: [{ ...cell(6, 6), asleep: true }] }), 0, undefined);
    expect(none.cells).toEqual([]);
  });
});

describe('The sheet', () => {
  const track = (candle: number) => {
    const part = sheet(cellar({ candle })).parts.find(entry => entry.part === 'track');
    return part?.part === 'track'
      ? { label: part.label, lit: part.spaces.filter(s => s.sprites.length > 0).length }
      : undefined;
  };

  it('shows the candle in six notches, the last until it is out', () => {
    expect([24, 21, 20, 5, 4, 1].map(candle => track(candle)?.lit)).toEqual([6, 6, 5, 2, 1, 1]);
    expect(track(1)?.label).toBe('Candle: 1 turn');
    expect(track(7)?.label).toBe('Candle: 7 turns');
  });

  it('shows what she carries, and a lid that is done for as such', () => {
    const state = cellar({ key: true, tool: 'pot-lid' });
    expect(JSON.stringify(sheet(state))).toContain('cellar-key');
    expect(JSON.stringify(sheet(state))).not.toContain('"off"');
    state.hero.lidWhole = false;
    expect(JSON.stringify(sheet(state))).toContain('"off"');
  });
});

describe('The help', () => {
  const words = help.map(page => page.text).join('\n');
  const said = ['nought', 'one', 'two', 'three', 'four'];

  it('tells the numbers of the rules', () => {
    expect(words).toContain(`Roll ${STRIKE} or more`);
    expect(words).toContain(`on ${RATS.rat.bite} or more you lose a heart`);
    expect(words).toContain(`hit on ${TOOL_USES.broom.strike} or more`);
    expect(words).toContain(`within ${said[RAT_EYES]} squares`);
    expect(words).toContain(`runs ${said[RATS.rat.steps]} squares`);
    expect(words).toContain(
      `worth ${SCORE.escape}, each heart ${SCORE.heart}, each turn of light ${SCORE.candle}, each dead rat ${SCORE.rat}`,
    );
  });

  it('and the options tell how long the candles burn', () => {
    const told = room.options[0]!.values.map(entry => entry.help);
    expect(told).toEqual([`${CANDLE.bright} turns of light.`, `${CANDLE.short} turns of light.`]);
  });
});

describe('The share line', () => {
  it('tells hearts, reason and turn', () => {
    const { state } = after(cellar({ hero: site.doorstep, key: true, hearts: 2 }), { type: 'leave' });
    expect(room.share(state, room.game.outcome(state)!)).toBe('##. escaped, turn 1');
    const dark = after(cellar({ candle: 1 }), END).state;
    expect(room.share(dark, room.game.outcome(dark)!)).toBe('### darkness, turn 1');
  });
});

describe('A walk by a click', () => {
  it('leads over free squares only, and not into walls, rats or barrels', () => {
    const state = cellar({ hero: cell(6, 6), rats: [cell(8, 6)] });
    expect(room.wayTo!(state, 0, cell(9, 6))).toHaveLength(5);
    for (const to of [cell(8, 6), cell(10, 6), cell(7, 5), cell(9, 3), cell(20, 20)]) {
      expect(room.wayTo!(state, 0, to), `${to.x},${to.y}`).toBeUndefined();
    }
  });
});

describe('The log', () => {
  it('names the rat and the way it went, and no square by letters that stand nowhere', () => {
    const fat = { ...cell(9, 7), kind: 'fat-rat' as const };
    const start = cellar({ hero: cell(5, 7), rats: [fat] });
    const moments = momentsOf(room.game, start, END);
    const lines = moments.map(moment => room.sentences[moment.event.type]!(moment.event, moment));
    expect(lines[0]).toBe('The fat rat scurries west.');
    expect(JSON.stringify(lines)).not.toMatch(/[A-Z]\d/);
  });
});

describe('A find', () => {
  const told = (find: Find, at: { hearts?: number; candle?: number }): string => {
    const start = cellar({ hero: cell(3, 3), finds: [find, 'cobweb', 'jars'], ...at });
    const search: Action = { type: 'search', barrel: 1 };
    const [moment] = momentsOf(room.game, start, search);
    return JSON.stringify(room.sentences['searched']!(moment!.event, moment!));
  };

  it('promises no more light and no more hearts than there is room for', () => {
    expect(told('candle-stub', { candle: 10 })).toContain('Four more turns of light');
    expect(told('candle-stub', { candle: 23 })).toContain('One more turn of light');
    expect(told('candle-stub', { candle: 24 })).toContain('still whole');
    expect(told('apple', { hearts: 2 })).toContain('One heart comes back');
    expect(told('apple', { hearts: 3 })).not.toContain('comes back');
  });
});
