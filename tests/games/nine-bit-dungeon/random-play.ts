/** Random play for the properties: any level, any mixture of a careful bot and pure chance, both ways of choosing. */
import fc from 'fast-check';
import { makeBot } from '../../../src/games/nine-bit-dungeon/bot/index.ts';
import { game } from '../../../src/games/nine-bit-dungeon/game.ts';
import { boardIn } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import type { Action } from '../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { Event } from '../../../src/games/nine-bit-dungeon/state/events.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { playedAtRandom, remembered, type PlayedStep as StepOf } from '../support/whole-runs.ts';

export interface Run {
  readonly seed: string;
  readonly choices: 'auto' | 'ask';
  /** Played from the first turn of this level. */
  readonly level: number;
  /** Of ten decisions the bot takes so many; the rest are chance. */
  readonly care: number;
  /** The easy bot hurries through the levels, the hard one fights and shops. */
  readonly bot: 'easy' | 'hard';
}

export type PlayedStep = StepOf<State, Action, Event>;

export const runs: fc.Arbitrary<Run> = fc.record({
  seed: fc.nat({ max: 1_000_000 }).map(number => `PLAY-${number}`),
  choices: fc.constantFrom('auto', 'ask'),
  level: fc.constantFrom(1, 2, 3, 4),
  care: fc.constantFrom(0, 5, 9, 10),
  bot: fc.constantFrom('easy', 'hard'),
});

const momentsOf = remembered((run: Run) => {
  const { seed, care, bot } = run;
  return playedAtRandom(game, startOf(run), { seed, care, bots: [makeBot(bot, 0)], most: 200 });
});

/** Plays a run and shows every moment of it. */
export function playRun(run: Run, witness: (moment: PlayedStep) => void): void {
  for (const moment of momentsOf(run)) witness(moment);
}

/** The first turn of a level, reached by carrying her to the Exit with the Key; deeper down with better gear. */
function startOf({ seed, choices, level }: Run): State {
  let { state } = game.create({ seed, seats: ['human'], options: { choices } });
  if (level === 1) return state;
  state = game.apply(state, { type: 'gift', item: 'short-sword' }).state;
  while (state.level < level) {
    const hero = { ...state.hero, at: boardIn(state).site.exit };
    const carried: State = { ...state, hasKey: true, monsters: [], nextId: 0, hero };
    state = game.apply(carried, { type: 'inventory' }).state;
  }
  const gear = {
    skill: level,
    damage: level,
    armour: level - 1,
    gold: 3 * level,
    maxMana: 3,
    mana: 3,
  } as const;
  return { ...state, hero: { ...state.hero, ...gear } };
}
