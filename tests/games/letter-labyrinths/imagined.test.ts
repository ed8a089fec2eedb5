/** Worlds that the analyst imagines: what is known stays, what is hidden is dealt from what nobody has seen. */
import { beforeAll, describe, expect, it } from 'vitest';
import { indexOf } from '../../../src/core/grid.ts';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { viewOf } from '../../../src/core/view.ts';
import { makeBot } from '../../../src/games/letter-labyrinths/bot/index.ts';
import { Outlook } from '../../../src/games/letter-labyrinths/bot/candidates.ts';
import { LEVELS } from '../../../src/games/letter-labyrinths/bot/levels.ts';
import { outlook } from '../../../src/games/letter-labyrinths/bot/outlook.ts';
import { reachOf } from '../../../src/games/letter-labyrinths/bot/reach.ts';
import { BOARD } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { fortuneSet } from '../../../src/games/letter-labyrinths/data/fortunes.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { unseenLetters } from '../../../src/games/letter-labyrinths/rules/hidden-traps.ts';
import { isTopSeen } from '../../../src/games/letter-labyrinths/rules/turn.ts';
import type { State } from '../../../src/games/letter-labyrinths/state/state.ts';
import { openWords } from '../../../src/games/letter-labyrinths/words/open.ts';

beforeAll(openWords);

/** Every state of a match of hard bots. */
function statesOf(seed: string, seats: number, options: Record<string, string>): State[] {
  const players = Array.from({ length: seats }, () => 'hard' as const);
  const bots = players.map((level, seat) => makeBot(level, seat));
  const states: State[] = [];
  let { state } = game.create({ seed, seats: players, options });
  while (state.ask) {
    states.push(state);
    const { seat } = state.ask;
    const { action } = bots[seat]!.choose(viewOf(game, state, seat), [...game.legalActions(state)]);
    state = game.apply(state, action).state;
  }
  return states;
}

function imagined(state: State, salt: string): State {
  return outlook.imagine(viewOf(game, state, 0), 0, stream(newStreams(salt), 'imagined'));
}

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

describe('An imagined labyrinth', () => {
  const HIDDEN = { dungeon: 'guarded-gates', health: 'even', traps: 'hidden' };
  let states: State[] = [];
  // The lone delver brings cards back, a party of six looks at the top one.
  beforeAll(() => {
    states = [...statesOf('one', 1, HIDDEN), ...statesOf('two', 1, HIDDEN), ...statesOf('six', 6, HIDDEN)];
  });

  it('has each card once, those that are known to lie in the deck among them, and a seen one on top', () => {
    const met = { recovered: 0, seen: 0 };
    for (const state of states.filter(({ active }) => active !== null)) {
      const world = imagined(state, `cards ${state.turn}`);
      expect(sorted([world.active!, ...world.deck, ...world.box, ...world.spent, ...world.lost])).toEqual(
        sorted(fortuneSet('standard')),
      );
      expect(world.deck).toHaveLength(state.deck.length);
      expect(world.deck).toEqual(expect.arrayContaining([...state.inDeck]));
      if (isTopSeen(state)) expect(world.deck.at(-1)).toBe(state.deck.at(-1));
      met.recovered += state.inDeck.length;
      met.seen += isTopSeen(state) ? 1 : 0;
    }
    expect(met.recovered).toBeGreaterThan(0);
    expect(met.seen).toBeGreaterThan(0);
  });

  it('has as many hidden traps, in the dark, with letters that nobody has seen', () => {
    let others = 0;
    for (const state of states) {
      const world = imagined(state, `traps ${state.turn}`);
      expect(world.hidden).toHaveLength(state.hidden.length);
      expect(sorted(world.hidden.map(trap => indexOf(BOARD, trap!.at)))).toEqual(
        sorted([...new Set(world.hidden.map(trap => indexOf(BOARD, trap!.at)))]),
      );
      for (const trap of world.hidden) expect(state.dark).toContain(indexOf(BOARD, trap!.at));
      expect(unseenLetters(world)).toEqual(unseenLetters(state));
      if (JSON.stringify(world.hidden) !== JSON.stringify(state.hidden)) others++;
    }
    expect(others).toBeGreaterThan(0);
  });

  it('lets its deck lie differently from world to world', () => {
    const state = states.find(({ active }) => active !== null)!;
    const decks = ['a', 'b', 'c'].map(salt => imagined(state, salt).deck.join());
    expect(new Set(decks).size).toBe(3);
  });
});

it('some words tell about as much as all words of what can be done', () => {
  const positions = statesOf('reach', 2, { dungeon: 'translucent-trial', health: 'even' }).filter(
    ({ ask, pawns }) => ask?.kind === 'play' && pawns[ask.seat]!.wordsLeft > 0,
  );
  let [some, all] = [0, 0];
  for (const state of positions) {
    const { seat } = state.ask!;
    const most = Math.max(...new Outlook(state, seat, LEVELS.hard).ranked(400).map(({ damage }) => damage));
    const reach = reachOf(state, seat);
    expect(reach.damage).toBeLessThanOrEqual(most);
    some += reach.damage;
    all += most;
  }
  expect(positions.length).toBeGreaterThan(10);
  expect(some).toBeGreaterThan(0.6 * all);
});
