/** A match that a bot has won, as orders that a person could give, so that the tour can show how one ends. */
import { type Setup, sameAction } from '../../src/core/game.ts';
import { Match } from '../../src/core/match.ts';
import { readSeed } from '../../src/core/seed.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { type BotMatch, playBotMatch } from '../lib/bot-match.ts';
import { defaultOptions, openRoom } from '../lib/terms.ts';

const MOST_SEEDS = 200;

export interface Script {
  readonly seed: string;
  /** Labels of choices, in order. */
  readonly orders: readonly string[];
}

/** The first seed on which the easy bot wins. */
export async function winningScript(game: string): Promise<Script> {
  const room = await openRoom(game);
  const seats = Array.from({ length: room.card.seats.min }, () => 'easy' as const);
  for (let index = 1; index <= MOST_SEEDS; index++) {
    const seed = readSeed(`tour ${index}`);
    if (!seed.ok) continue;
    const setup = { seed: seed.value, seats, options: defaultOptions(room) };
    const { match, outcome } = playBotMatch(room, setup);
    if (outcome?.ending === 'won') return { seed: setup.seed, orders: ordersOf(room, setup, match.entries) };
  }
  throw new Error(`The easy bot never wins ${room.card.title}.`);
}

function ordersOf(room: AnyRoom, setup: Setup, entries: BotMatch['match']['entries']): string[] {
  const match = new Match(room.game, setup);
  return entries.flatMap(entry => {
    if (entry.kind === 'undo') return [];
    const { choices } = room.prompt(match.state, match.state.ask?.seat ?? 0);
    const label = choices.find(choice => sameAction(choice.action, entry.action))?.label;
    match.act(entry.action);
    return label === undefined ? [] : [label];
  });
}
