/** The bots of this room: one way of thinking, three tempers. */
import type { Bot } from '../../../bots/bot.ts';
import { randomBot } from '../../../bots/random.ts';
import type { BotLevel, Seat } from '../../../core/game.ts';
import { hashText } from '../../../core/plain.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { decide, type Mind } from './decide.ts';

export type Temperament = Omit<Mind, 'chance' | 'lean'>;

/** By seat: with the same dice in the same dungeon two rivals would else do the very same things. */
const LEANS: readonly Mind['lean'][] = [null, 'speed', 'defense', 'combat'];

// biome-ignore format: a table
export const TEMPERAMENTS = {
  easy:   { dice: 'chance', search: 'chance',  bank: 0, hunt: false, scrolls: null },
  normal: { dice: 'habit',  search: 'careful', bank: 3, hunt: false, scrolls: { fireball: 3, invisible: 4 } },
  hard:   { dice: 'value',  search: 'weighed', bank: 4, hunt: true,  scrolls: { fireball: 3, invisible: 3 } },
} as const satisfies Readonly<Record<Exclude<BotLevel, 'random'>, Temperament>>;

export function makeBot(level: BotLevel, seat: Seat): Bot<State, Action> {
  return level === 'random' ? randomBot(seat) : botOf(TEMPERAMENTS[level], seat);
}

/** Its chance is a chain of hashes of what it has been asked: no stream of the game is touched. */
export function botOf(temperament: Temperament, seat: Seat): Bot<State, Action> {
  let chain = hashText(`deadliest-evil/${seat}`);
  const chance = ({ turn, actions, kora, tiles }: State, sides: number): number => {
    chain = hashText(`${turn}/${actions}/${kora.life}/${tiles.at(-1)!.id}`, chain);
    return Math.floor((chain / 2 ** 32) * sides);
  };
  return {
    choose: (view, legal) => decide(view, legal, { ...temperament, lean: LEANS[seat] ?? null, chance }),
  };
}
