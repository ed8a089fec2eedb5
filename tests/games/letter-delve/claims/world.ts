/** Worlds that a seat of Letter Delve cannot tell apart, and how they are played on without anybody's magic. */
import type { Seat } from '../../../../src/core/game.ts';
import { sameCell, type Cell } from '../../../../src/core/grid.ts';
import type { InfoModel, TextLine } from '../../../../src/core/look.ts';
import { pick, reseeded, stream, type Dice } from '../../../../src/core/rng.ts';
import { isBoss, KINDS, type Kind } from '../../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../../src/games/letter-delve/game.ts';
import { inspect } from '../../../../src/games/letter-delve/look/inspect.ts';
import { cellOf } from '../../../../src/games/letter-delve/look/places.ts';
import { beginBattle, beginDuel, exchange } from '../../../../src/games/letter-delve/rules/battle.ts';
import { heroOf, monsterById, unseenTiles } from '../../../../src/games/letter-delve/rules/pieces.ts';
import { draftOf, openTurn, type Turn } from '../../../../src/games/letter-delve/rules/turn.ts';
import type { Action } from '../../../../src/games/letter-delve/state/actions.ts';
import type { Event } from '../../../../src/games/letter-delve/state/events.ts';
import type { Monster, State } from '../../../../src/games/letter-delve/state/state.ts';
import type { Allowed, Claim } from '../../../support/oracles/claim.ts';

export type DelveClaim = Claim<State>;

// ── Worlds ────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Other dice, other treasure, and the unseen tiles dealt anew: bosses under crowns, all the rest anywhere. It knows
 * what lies on the table, not who remembers which tile once went into the bag. The bag keeps its order: only magic
 * draws from it.
 */
export function imagine(state: State, _seat: Seat, salt: string): State {
  const rng = reseeded(state.rng, salt);
  const dice = stream(rng, 'imagined');
  const lying = unseenIn(state);
  const bosses = [...lying.bosses];
  const crowned = state.monsters.filter(monster => !monster.known && monster.back === 'boss');
  const under = new Map(crowned.map(({ id }) => [id, drawn(dice, bosses)]));
  const rest = [...bosses, ...lying.others];
  const monsters = state.monsters.map((monster): Monster => {
    if (monster.known) return monster;
    return { ...monster, kind: under.get(monster.id) ?? drawn(dice, rest) };
  });
  return { ...state, rng, monsters, bag: rest };
}

interface Unseen {
  readonly bosses: readonly Kind[];
  readonly others: readonly Kind[];
}

/** Kept as long as the state: thousands of worlds are imagined from one. */
const kept = new WeakMap<State, Unseen>();

function unseenIn(state: State): Unseen {
  let unseen = kept.get(state);
  if (!unseen) {
    const counts = unseenTiles(state);
    const tiles = KINDS.flatMap(kind => Array.from({ length: counts[kind] }, () => kind));
    unseen = { bosses: tiles.filter(isBoss), others: tiles.filter(kind => !isBoss(kind)) };
    kept.set(state, unseen);
  }
  return unseen;
}

/** Takes any one of them. */
function drawn(dice: Dice, tiles: Kind[]): Kind {
  return tiles.splice(dice.int(tiles.length), 1)[0]!;
}

/** Whether a boss lies in it under a plain back. */
export function hidesBoss({ monsters }: State): boolean {
  return monsters.some(
    ({ known, back, kind }) => !known && back === 'plain' && kind !== null && isBoss(kind),
  );
}

export function movedHero(world: State, seat: Seat, at: Cell): State {
  const heroes = world.heroes.map(hero => (hero.seat === seat ? { ...hero, at } : hero));
  return { ...world, heroes };
}

/** The hero on turn has stopped on that square. */
export function arrivedAt(world: State, at: Cell): State {
  const { flow, outing } = world;
  if (flow.at !== 'turn' || !outing) throw new Error('Nobody is on turn.');
  return {
    ...movedHero(world, outing.seat, at),
    aim: null,
    battle: null,
    window: null,
    flow: { ...flow, part: 'arrived' },
    ask: { seat: outing.seat, kind: 'arrived' },
    outing: { ...outing, left: 0, extraMoves: 0 },
  };
}

// ── Fights, as the rules fight them, nobody using anything ────────────────────────────────────────────────────

export interface Fought {
  readonly won: boolean;
  /** Hearts lost by this fighter. */
  readonly lost: number;
  /** Whether the first exchange was this fighter's. */
  readonly first: boolean;
}

/** If this monster attacked now; the battle that is on, if it is this one. */
export function fought(world: State, seat: Seat, id: number): Fought {
  const isOn = world.battle?.monster === id && world.battle.hero === seat;
  const turn = openTurn(draftOf(isOn ? world : { ...world, battle: null, ...unwounded(world, id) }));
  if (!isOn) beginBattle(turn, heroOf(turn.state, seat), monsterById(turn.state, id)!);
  return fightOut(turn, seat);
}

/** Whoever is in a battle already comes out of it whole. */
function unwounded({ battle, monsters }: State, id: number): Partial<State> {
  if (battle?.monster !== id) return {};
  return { monsters: monsters.map(monster => (monster.id === id ? { ...monster, wound: 0 } : monster)) };
}

/** If these two fought now; the duel that is on, if it is theirs. */
export function duelled(world: State, seat: Seat, rival: Seat): Fought {
  const fighters = [world.battle?.hero, world.battle?.rival];
  const isOn = fighters.includes(seat) && fighters.includes(rival);
  const turn = openTurn(draftOf(isOn ? world : { ...world, battle: null }));
  if (!isOn) beginDuel(turn, heroOf(turn.state, seat), heroOf(turn.state, rival));
  return fightOut(turn, seat);
}

function fightOut(turn: Turn, seat: Seat): Fought {
  const hearts = heroOf(turn.state, seat).hp;
  while (turn.state.battle) exchange(turn);
  const [first] = turn.events.filter(event => event.type === 'exchange');
  const { hp } = heroOf(turn.state, seat);
  const result = first?.hero === seat ? 'hero-hits' : 'foe-hits';
  return { won: hp > 0, lost: hearts - hp, first: first?.result === result };
}

// ── Rounds, played on ─────────────────────────────────────────────────────────────────────────────────────────

const MAGIC: ReadonlySet<Action['type']> = new Set(['use-item', 'concede']);

/** Until the monster turn is over: this hero stays and passes, the others walk as they like, and nobody uses magic. */
export function roundPlayed(world: State, seat: Seat): Event[] {
  const dice = stream(world.rng, 'others');
  const round = world.turn;
  const news: Event[] = [];
  let state = world;
  while (state.ask && state.turn === round) {
    const step = game.apply(state, quietAction(state, seat, dice));
    news.push(...step.events);
    ({ state } = step);
  }
  return news;
}

const STILL: readonly Action['type'][] = [
  'cancel',
  'pass',
  'end-turn',
  'stop',
  'stay',
  'roll',
  'step',
  'outfit',
];

function quietAction(state: State, seat: Seat, dice: Dice): Action {
  const legal = [...game.legalActions(state)];
  if (state.ask!.seat !== seat)
    return pick(
      dice,
      legal.filter(action => !MAGIC.has(action.type)),
    );
  const type = STILL.find(each => legal.some(action => action.type === each));
  return legal.find(action => action.type === type)!;
}

// ── What the screen says ──────────────────────────────────────────────────────────────────────────────────────

export function infoAt(state: State, seat: Seat, at: Cell): InfoModel | undefined {
  return inspect(state, seat, cellOf(at));
}

/** Its lines of text, the one that fits first. */
export function lineOf(info: InfoModel | undefined, words: RegExp): string | undefined {
  return linesOf(info).find(({ text }) => words.test(text))?.text;
}

export function linesOf(info: InfoModel | undefined): TextLine[] {
  return (info?.parts ?? []).flatMap(part => (part.part === 'text' ? part.lines : []));
}

export const isAt =
  (at: Cell) =>
  (other: { readonly at: Cell }): boolean =>
    sameCell(other.at, at);

/** Each named thing with its percentage: "Quagga! 62%, Emu 25%". */
export function sharesIn(text: string): { name: string; percent: string }[] {
  return [...text.matchAll(/([A-Z][A-Za-z -]*?)(?: \(boss\))? ([<>]?\d+%)/g)].map(([, name, percent]) => ({
    name: name!,
    percent: percent!,
  }));
}

/** Numbers of hearts or attacks are no shares, and must not be added up with shares: far from 0 to 1 nobody takes them for one. */
export const APART = 100;

export function apart({ low, high }: Allowed): Allowed {
  return { low: APART + low, high: APART + high };
}
