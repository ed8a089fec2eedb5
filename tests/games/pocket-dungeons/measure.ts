/** Plays matches between bots and counts what the balance chapter speaks of. */
import type { BotLevel, Options } from '../../../src/core/game.ts';
import { makeBot } from '../../../src/games/pocket-dungeons/bot/index.ts';
import type { DelverId } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { game } from '../../../src/games/pocket-dungeons/game.ts';
import { mustFind } from '../../../src/games/pocket-dungeons/rules/characters.ts';
import type { Action } from '../../../src/games/pocket-dungeons/state/actions.ts';
import type { Event } from '../../../src/games/pocket-dungeons/state/events.ts';
import type { OverReason, State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { playedByBots } from '../support/whole-runs.ts';

export interface Measured {
  readonly rounds: number;
  readonly turns: number;
  readonly actions: number;
  readonly reason: OverReason;
  readonly winner: number | null;
  readonly delvers: readonly DelverId[];
  readonly departures: readonly number[];
  /** Turns from the first departure to the end; null if nobody left. */
  readonly rest: number | null;
  /** Turns in which nothing was done although something could have been. */
  readonly idle: number;
  readonly stairsRound: number;
  readonly byDraught: boolean;
  readonly deaths: Readonly<Record<'assault' | 'water' | 'gas' | 'trap', number>>;
  readonly schemes: number;
}

export function measure(seed: string, levels: readonly BotLevel[], options: Options = {}): Measured {
  const bots = levels.map((level, seat) => makeBot(level, seat));
  let { state } = game.create({ seed, seats: levels, options });
  let actions = 0;
  let stairsRound = 0;
  let byDraught = false;
  const deaths = { assault: 0, water: 0, gas: 0, trap: 0 };
  let schemes = 0;
  let idle = 0;
  let firstOut: number | null = null;
  const count = (event: Event, after: State): void => {
    if (event.type === 'stairs-revealed') {
      stairsRound = after.round;
      byDraught = event.by === 'draught';
    }
    if (event.type === 'activated' && event.scheme) schemes += 1;
    if (event.type !== 'defeated' || event.owner === null) return;
    const { cause } = event;
    deaths[cause === 'assault' || cause === 'water' || cause === 'gas' ? cause : 'trap'] += 1;
  };
  for (const { before, action, after, events } of playedByBots(game, state, bots)) {
    state = after;
    actions += 1;
    if (isIdle(before, action)) idle += 1;
    if (after.exitOrder.length > 0) firstOut ??= before.turn;
    for (const event of events) count(event, after);
  }
  const { round, turn, result, players } = state;
  return {
    rounds: Math.min(round, 60),
    turns: turn,
    actions,
    reason: result!.reason,
    winner: result!.winner,
    delvers: players.map(player => player.delver),
    departures: players.flatMap(player => player.final?.treasure ?? []),
    rest: firstOut === null ? null : turn - firstOut,
    idle,
    stairsRound,
    byDraught,
    deaths,
    schemes,
  };
}

/** A hero that lies on the ground can do nothing but get up. */
function isIdle(state: State, { type }: Action): boolean {
  const { ask } = state;
  if (ask?.kind === 'actor') return type === 'pass';
  return ask?.kind === 'action' && type === 'end-turn' && !mustFind(state, ask.char).paralysed;
}
