/** Chapter "Setup": delvers, bag and counters are dealt; then the dungeon is built. */
import type { Seat, Setup, Step } from '../../../core/game.ts';
import { newStreams, shuffle } from '../../../core/rng.ts';
import { START } from '../data/board.ts';
import { cardOf, DELVERS, DWELLERS, type DelverId, type DwellerId } from '../data/cards.ts';
import { COUNTERS, MAX_ROUNDS, SEATS, type Counter } from '../data/constants.ts';
import { TILE_KINDS } from '../data/tiles.ts';
import type { Event } from '../state/events.ts';
import type { Options, Player, State } from '../state/state.ts';
import { dungeonOf, lay, newTile } from './building.ts';
import { CELLS, numberOf } from './cells.ts';
import { finishBuild } from './delvers.ts';
import { nextTile } from './drafting.ts';
import { rollOff } from './roll-off.ts';
import { openTurn, type Turn } from './turn.ts';

export function create(setup: Setup): Step<State, Event> {
  const count = setup.seats.length;
  if (count < SEATS.min || count > SEATS.max) throw new Error(`${count} seats: there must be 2 to 6.`);
  const turn = openTurn(emptyState(setup.seed, readOptions(setup)));
  const { state } = turn;
  dealDelvers(turn, count);
  state.bag = shuffle(
    turn.dice('bag'),
    TILE_KINDS.flatMap(row => Array.from({ length: row.count }, () => row.id)),
  );
  state.deck = shuffle(turn.dice('deck'), allCounters());
  state.builder = rollOff(turn, 'building');
  if (state.options.build === 'quick') finishBuild(turn);
  else nextTile(turn);
  return { state, events: turn.events };
}

function readOptions({ options }: Setup): Options {
  return {
    build: options['build'] === 'draft' ? 'draft' : 'quick',
    recruits: options['recruits'] === 'fresh-only' ? 'fresh-only' : 'any-free',
    delver: DELVERS.find(delver => delver === options['delver']) ?? 'random',
    deal: 'stream',
  };
}

export function emptyState(seed: string, options: Options): State {
  const site = { start: numberOf(START), tiles: CELLS.map(() => undefined), looks: CELLS.map(() => 0) };
  lay(site, site.start, newTile('start', 0));
  return {
    ask: null,
    turn: 0,
    rng: newStreams(seed),
    options,
    phase: 'tiles',
    players: [],
    dungeon: dungeonOf(site, [], null),
    bag: [],
    drawn: null,
    deck: [],
    hidden: {},
    loose: {},
    stairs: null,
    gas: false,
    treasures: COUNTERS.treasure,
    buried: 0,
    pool: 0,
    lostTokens: 0,
    chars: [],
    nextChar: 0,
    supply: Object.fromEntries(DWELLERS.map(id => [id, cardOf(id).figures])) as Record<DwellerId, number>,
    recruits: [],
    builder: 0,
    seat: 0,
    firstSeat: 0,
    round: 0,
    closesAfter: MAX_ROUNDS,
    active: null,
    schemed: null,
    lastSchemed: null,
    entered: [],
    glyph: '.',
    combat: null,
    stack: [],
    exitOrder: [],
    result: null,
  };
}

export function newPlayer(seat: Seat, delver: DelverId): Player {
  return {
    seat,
    delver,
    departed: false,
    departedRound: 0,
    bowedOut: false,
    final: null,
    deaths: 0,
    entries: 0,
    milestones: [],
    strip: '',
  };
}

/** A chosen delver is kept; the others come from the shuffled cards, in seat order. */
function dealDelvers(turn: Turn, count: number): void {
  const { state } = turn;
  const { delver } = state.options;
  const shuffled = shuffle(turn.dice('setup'), DELVERS).filter(id => id !== delver);
  const dealt = delver === 'random' ? shuffled : [delver, ...shuffled];
  state.players = dealt.slice(0, count).map((id, seat) => newPlayer(seat, id));
  state.recruits = DELVERS.filter(id => !dealt.slice(0, count).includes(id));
}

function allCounters(): Counter[] {
  return (Object.keys(COUNTERS) as Counter[]).flatMap(kind =>
    Array.from({ length: COUNTERS[kind] }, () => kind),
  );
}
