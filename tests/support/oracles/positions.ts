/** Random positions that play can reach: every number of seats, every option, players from careless to careful. */
import {
  BOT_LEVELS,
  type GameAction,
  type GameState,
  type Player,
  type Setup,
} from '../../../src/core/game.ts';
import { newStreams, pick, stream, type Dice } from '../../../src/core/rng.ts';
import { usualOptions, type AnyRoom } from '../../../src/games/room.ts';
import { playedAtRandom } from '../../games/support/whole-runs.ts';
import { seedOf } from '../../games/contract/setups.ts';
import type { Position } from './claim.ts';

/** Few of each match and many matches: neighbours in one match say much the same. */
const OF_A_MATCH = 12;
/** Of ten decisions the bots take so many. */
const CARE = [2, 6, 9] as const;
/** A random player of a long game may wander for hours. */
const MOST_ACTIONS = 1200;
/** Words are listed lazily, and nobody needs all of them. */
const MOST_LISTED = 400;

export function* positionsOf(room: AnyRoom, count: number, seed: string): Generator<Position<GameState>> {
  let given = 0;
  for (let match = 0; given < count; match++) {
    for (const position of positionsOfMatch(room, `${seed} ${match}`)) {
      yield position;
      if (++given === count) return;
    }
  }
}

function* positionsOfMatch(room: AnyRoom, words: string): Generator<Position<GameState>> {
  const dice = stream(newStreams(words), 'positions');
  const setup = randomSetup(room, words, dice);
  const care = pick(dice, CARE);
  const level = pick(dice, BOT_LEVELS.slice(1, 3));
  const bots = setup.seats.map((_, seat) => room.bot(level, seat));
  const start = room.game.create(setup).state;
  const name = `${setup.seed} ${JSON.stringify(setup.options)} x${setup.seats.length}, ${level} ${care}/10`;
  let given = 0;
  let actions = 0;
  let next = dice.int(12);
  const moments = playedAtRandom(briefly(room), start, { seed: words, bots, care, most: MOST_ACTIONS });
  for (const { before } of moments) {
    if (actions++ < next) continue;
    next = actions + 1 + dice.int(2 + 3 * given);
    yield { state: before, seat: before.ask!.seat, where: `${name}, action ${actions}`, dice };
    if (++given === OF_A_MATCH) return;
  }
}

/** The game with a short list where it would list a dictionary. */
function briefly(room: AnyRoom): AnyRoom['game'] {
  const { game } = room;
  if (!game.isLegal) return game;
  return Object.assign(Object.create(game) as AnyRoom['game'], {
    legalActions: (state: GameState) => firstOf(game.legalActions(state), MOST_LISTED),
  });
}

function firstOf(actions: Iterable<GameAction>, most: number): GameAction[] {
  const listed: GameAction[] = [];
  for (const action of actions) if (listed.push(action) === most) break;
  return listed;
}

function randomSetup(room: AnyRoom, words: string, dice: Dice): Setup {
  const { min, max } = room.card.seats;
  const count = min + dice.int(max - min + 1);
  const options = usualOptions(room, count);
  // Half of the matches are as the new-game dialog proposes them.
  if (dice.int(2) === 0) {
    for (const option of room.options) options[option.id] = pick(dice, option.values).value;
  }
  return { seed: seedOf(words), seats: Array.from({ length: count }, (): Player => 'human'), options };
}
