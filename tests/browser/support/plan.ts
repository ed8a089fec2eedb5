/**
 * `tsx plan.ts GAME SEED SEATS`: plays a match without a screen and prints what its people decide, as JSON. They think
 * like normal bots and leave alone what passes by itself. It is a process of its own, because the test runner cannot
 * load a room; `planned.ts` asks it.
 */
import { ALL_LEVELS, type Player, sameAction } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import { momentsOf } from '../../../src/core/moments.ts';
import { digest } from '../../../src/core/plain.ts';
import { viewOf } from '../../../src/core/view.ts';
import { botOf } from '../../../src/games/bots.ts';
import { findRoom } from '../../../src/games/index.ts';
import { usualOptions } from '../../../src/games/room.ts';

/** One decision of a person. */
export interface PlannedDecision {
  /** Among the legal actions. */
  readonly index: number;
  /** Of the state in which it is decided. */
  readonly digest: string;
  /** What the question was about. */
  readonly kind: string;
  /** What came of it at once, with what the log says. */
  readonly news: readonly { readonly type: string; readonly line: string }[];
}

const [game = '', seed = '', chairs = ''] = process.argv.slice(2);
const room = await findRoom(game)!.load();
const seats = chairs
  .split(',')
  .map((word): Player => (word === 'human' ? word : ALL_LEVELS.find(level => level === word)!));
const match = new Match(room.game, { seed, seats, options: usualOptions(room, seats.length) });
const bots = seats.map((player, seat) => botOf(room, player === 'human' ? 'normal' : player, seat));
const plan: PlannedDecision[] = [];
while (match.state.ask) {
  const { state } = match;
  const { seat, kind } = match.state.ask;
  const isPerson = seats[seat] === 'human';
  const legal = match.legalActions();
  const passed = isPerson ? (room.pass?.(state, seat, 'smart') ?? room.obvious?.(state, seat)) : undefined;
  const action = passed ?? bots[seat]!.choose(viewOf(room.game, state, seat), legal).action;
  match.act(action);
  if (!isPerson || passed) continue;
  const news = momentsOf(room.game, state, action).map(moment => {
    const { event } = moment;
    const said = room.sentences[event.type]!(event, moment);
    return { type: event.type, line: typeof said === 'string' ? said : said.text };
  });
  plan.push({
    index: legal.findIndex(one => sameAction(one, action)),
    digest: digest(state).toString(16).padStart(8, '0'),
    kind,
    news,
  });
}
process.stdout.write(JSON.stringify(plan));
