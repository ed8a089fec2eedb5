/** Tints over the board: what can reach you, what you would wake, where the dice may carry you. */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import { percent } from '../../phrases.ts';
import type { Overlay } from '../../room.ts';
import {
  arrivalChance,
  atLeastOne,
  attackChance,
  coursesOf,
  huntersOf,
  movedTo,
  rollChance,
} from '../odds/threats.ts';
import { seemsBoss } from '../odds/tiles.ts';
import { threadsOf, wakesByStep } from '../odds/wakes.ts';
import { partOf, walker } from '../rules/movement.ts';
import { asSeen, isInside, isOccupied, monsterAt } from '../rules/pieces.ts';
import { chestAt, indexAt, isWall, SQUARES } from '../rules/squares.ts';
import type { Monster, State } from '../state/state.ts';
import { cellOf, squareOf } from './places.ts';
import { reachOf, wayOver } from './ways.ts';

const MOST_STEPS = 8;

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'reach',
    label: 'Reach and wakes',
    key: 'shift',
    isUsual: (state, seat) => state.ask?.kind === 'walk' && state.ask.seat === seat,
    model: (state, seat, focus) => reach(asSeen(state), focus, seat),
  },
  {
    id: 'threat',
    label: 'Threat',
    key: 't',
    model: (state, seat, focus) => threat(asSeen(state), focus, seat),
  },
];

// ── Reach: where this roll, or the next, may end, and what it would wake ──────────────────────────────────────

/**
 * While walking each square shows how many the best way there wakes; before the roll, how likely the dice are to lead
 * so far. Out of turn: how many sleepers a step onto each square would disturb. From the chest or rune that is pointed at, threads lead
 * to what it wakes.
 */
function reach(state: State, focus: Cell | undefined, seat: Seat): OverlayModel {
  const walking = walker(state);
  const part = partOf(state);
  if (!walking || walking.hero.seat !== seat || part === 'arrived') return wakes(state, focus, seat);
  const isWalking = part === 'walk';
  const reached = reachOf(state, isWalking ? walking.outing.left : MOST_STEPS);
  const cells = [...reached.values()].map(({ at, wakes: count, steps }) => {
    const text = isWalking ? (count === 0 ? '' : `${count}`) : short(rollChance(steps));
    const tone: Tone = count === 0 ? 'good' : count === 1 ? 'fire' : 'bad';
    return { at: cellOf(at), tone, ...(text !== '' && { text }) };
  });
  const square = focus && squareOf(focus);
  const end = square && reached.get(indexAt(square));
  const way = end ? chain([walking.hero.at, ...wayOver(end)], 'good') : [];
  return { cells, lines: [...way, ...threads(state, focus)] };
}

function chain(stops: readonly Cell[], tone: Tone): OverlayModel['lines'] {
  return stops.slice(1).map((to, index) => ({ from: cellOf(stops[index]!), to: cellOf(to), tone }));
}

function wakes(state: State, focus: Cell | undefined, seat: Seat): OverlayModel {
  const hero = state.heroes[seat];
  if (!hero?.at) return { cells: [], lines: threads(state, focus) };
  const touchedFrom = (square: Cell): Monster[] => {
    const { wakes: woken, stirs } = wakesByStep(state, hero, square);
    return [...woken, ...stirs];
  };
  const at = focus && squareOf(focus);
  const cells = SQUARES.filter(square => !isWall(square) && !monsterAt(state, square)).flatMap(square => {
    const touched = touchedFrom(square);
    if (touched.length === 0) return [];
    const tone: Tone = touched.some(seemsBoss) ? 'bad' : 'ice';
    return [{ at: cellOf(square), tone, text: `${touched.length}` }];
  });
  const lines = (at ? touchedFrom(at) : []).map(monster => ({
    from: cellOf(at!),
    to: cellOf(monster.at),
    tone: 'bad' as const,
  }));
  return { cells, lines: [...lines, ...threads(state, focus)] };
}

// ── Threat: from where an awake monster could reach which square ──────────────────────────────────────────────

/**
 * Of one monster if the pointer rests on it, else of all. A square without a tint cannot be reached by anything awake.
 * Where this hero stands or could stop, and where the pointer rests, is written how likely an attack would be if they
 * all moved now.
 */
function threat(state: State, focus: Cell | undefined, seat: Seat): OverlayModel {
  const at = focus && squareOf(focus);
  const pointed = at && monsterAt(state, at);
  const one = pointed?.awake ? pointed : undefined;
  return {
    cells: dangers(state, at, seat, one ? [one] : huntersOf(state)),
    lines: one ? routes(state, one) : [],
  };
}

/** Nothing finds a hero whom nobody sees. */
function dangers(
  state: State,
  at: Cell | undefined,
  seat: Seat,
  hunters: readonly Monster[],
): OverlayModel['cells'] {
  const hero = state.heroes[seat];
  if (!hero || hero.invisibleRound !== null) return [];
  const spread = hunters.map(hunter => arrivalChance(state, hunter));
  const told = new Set(
    [...stops(state, seat), ...(at && isInside(hero) && !isOccupied(state, at) ? [at] : [])].map(indexAt),
  );
  return SQUARES.filter(square => !isWall(square)).flatMap(square => {
    const most = atLeastOne(spread.map(chanceAt => chanceAt(square)));
    if (most === 0) return [];
    const isTold = told.has(indexAt(square));
    const there = movedTo(state, seat, square);
    const chance = isTold ? atLeastOne(hunters.map(hunter => attackChance(there, seat, hunter))) : most;
    const tone: Tone = chance >= 0.5 ? 'bad' : 'fire';
    return [{ at: cellOf(square), tone, ...(isTold && { text: short(chance) }) }];
  });
}

/** Where this hero stands, and while it walks every square that the dice still lead to. */
function stops(state: State, seat: Seat): Cell[] {
  const here = state.heroes[seat]?.at;
  const walking = walker(state);
  const isWalking = partOf(state) === 'walk' && walking?.hero.seat === seat;
  const reached = isWalking ? [...reachOf(state, walking.outing.left).values()].map(({ at }) => at) : [];
  return [...(here ? [here] : []), ...reached];
}

/** Every way that it could take if it moved now. */
function routes(state: State, monster: Monster): OverlayModel['lines'] {
  return coursesOf(state, monster).flatMap(({ jump, way }) =>
    chain([monster.at, ...(jump ? [jump] : []), ...way], 'bad'),
  );
}

// ── Threads: from a chest or rune to what it wakes ────────────────────────────────────────────────────────────

function threads(state: State, focus: Cell | undefined): OverlayModel['lines'] {
  const at = focus && squareOf(focus);
  if (!at) return [];
  const tone: Tone = chestAt(at) ? 'gold' : 'ice';
  return threadsOf(state, at).map(to => ({ from: cellOf(at), to: cellOf(to), tone }));
}

/** Per cent without the sign; what is certain needs no number. */
function short(chance: number): string {
  return chance === 1 ? '!' : percent(chance).replace('%', '');
}
