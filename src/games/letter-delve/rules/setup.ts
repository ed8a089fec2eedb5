/** Chapter "Setup": four bosses around the stairs, twenty sleepers farther out, 76 tiles in the bag. */
import type { Setup, Step } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { newStreams, shuffle, stream } from '../../../core/rng.ts';
import { board } from '../data/board.ts';
import { MAX_HP, START_COINS } from '../data/constants.ts';
import { BOSSES, isBoss, KINDS, MONSTERS, type Kind } from '../data/monsters.ts';
import { readRules, type Rules } from '../data/options.ts';
import type { Event } from '../state/events.ts';
import type { Hero, Monster, State, Stats } from '../state/state.ts';
import { UNTOUCHED } from './pieces.ts';
import type { StreamName } from './turn.ts';

const DEAL: StreamName = 'deal';
const WHIM: StreamName = 'whim';
const WHIMS = 1_000_000;

/** Draws of the stream `deal`, in order: 3 for the bosses, 95 for the bag, 1 for the first seat. */
export function create(setup: Setup): Step<State, Event> {
  const rules = readRules(setup.options);
  const rng = newStreams(setup.seed);
  const dice = stream(rng, DEAL);
  const seats = [...setup.seats.keys()];
  const bosses = shuffle(dice, BOSSES);
  const bag = shuffle(
    dice,
    KINDS.filter(kind => !isBoss(kind)).flatMap(kind =>
      Array.from({ length: MONSTERS[kind].tiles }, () => kind),
    ),
  );
  const outer = board.outerSpawns.map(at => ({ at, kind: bag.pop()! }));
  const first = firstSeat(rules, seats.length, sides => dice.int(sides));
  const monsters = [
    ...bosses.map((kind, id) => newMonster(id, kind, board.bossSpawns[id]!, 'boss')),
    ...outer.map(({ at, kind }, index) => newMonster(bosses.length + index, kind, at)),
  ];
  const state: State = {
    ask: null,
    turn: 0,
    rng,
    rules,
    whim: stream(rng, WHIM).int(WHIMS),
    order: seats.map(seat => (seat + first) % seats.length),
    flow: { at: 'outfit', index: 0 },
    heroes: seats.map(newHero),
    monsters,
    bag,
    slain: [],
    emptied: [],
    outing: null,
    battle: null,
    window: null,
    mutes: [],
    aim: null,
    nextMonster: monsters.length,
    nextItem: 0,
    endedBy: null,
    stats: seats.map(newStats),
  };
  state.ask = { seat: state.order[0]!, kind: 'outfit' };
  return {
    state,
    events: [
      { type: 'dealt', bosses: bosses.length, sleepers: outer.length, bag: bag.length },
      { type: 'first-seat', seat: state.order[0]! },
    ],
  };
}

function firstSeat({ first }: Rules, seats: number, int: (sides: number) => number): number {
  if (first !== 'random') return first % seats;
  return seats === 1 ? 0 : int(seats);
}

export function newMonster(id: number, kind: Kind, at: Cell, back: Monster['back'] = 'plain'): Monster {
  return { id, kind, at, awake: false, back, known: false, ...UNTOUCHED, actedRound: 0 };
}

function newHero(seat: number): Hero {
  return {
    seat,
    status: 'waiting',
    at: null,
    hp: MAX_HP,
    coins: START_COINS,
    weapon: 0,
    armour: false,
    items: [],
    firstTurn: true,
    regenerating: false,
    invisibleRound: null,
    cause: null,
    lost: 0,
    killer: null,
    outRound: null,
  };
}

function newStats(): Stats {
  return {
    chests: 0,
    itemsFound: 0,
    itemsUsed: 0,
    kills: [],
    bosses: 0,
    battles: 0,
    exchanges: 0,
    duelsWon: 0,
    stolenFrom: 0,
    steps: 0,
    woke: 0,
    splits: {},
  };
}
