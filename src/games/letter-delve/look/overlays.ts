/** Tints over the board: what can reach you, what you would wake, where the dice may carry you. */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import { UNREACHED } from '../../../core/ways.ts';
import type { Overlay } from '../../room.ts';
import { board as dungeon } from '../data/board.ts';
import { routeOf } from '../odds.ts';
import { flies, isDozing, monsterAt } from '../rules/figures.ts';
import { jumpsOf, moveDie } from '../rules/monster-moves.ts';
import { walker } from '../rules/movement.ts';
import { around, chestAt, fieldTo, indexAt, isStar, isTouching, isWall, SQUARES } from '../rules/squares.ts';
import type { Monster, State } from '../state.ts';
import { asSeen } from './chances.ts';
import { cellOf, squareOf } from './places.ts';
import { seemsBoss, threadsOf } from './wakes.ts';
import { reachOf, wayOver } from './ways.ts';

const NOTHING: OverlayModel = { cells: [], lines: [] };
const MOST_STEPS = 8;
/** Of 16 equally likely rolls of two D4: how many give at least so many steps. */
const ROLLS_OF_AT_LEAST = [16, 16, 16, 15, 13, 10, 6, 3, 1];

export const overlays: readonly Overlay<State>[] = [
  { id: 'reach', label: 'Reach and wakes', key: 'shift', model: named(reach) },
  { id: 'threat', label: 'Threat', key: 't', model: named(threat) },
];

type Model = (state: State, focus: Cell | undefined, seat: Seat) => OverlayModel;

/** Whatever is shown, A to O and 1 to 15 stand on the rim. */
function named(model: Model): Overlay<State>['model'] {
  return (state, seat, focus) => {
    const { cells, lines } = model(asSeen(state), focus, seat);
    return { cells: [...cells, ...NAMES], lines };
  };
}

const NAMES: OverlayModel['cells'] = dungeon.map.objects('labels').map(({ at, properties }) => ({
  at,
  tone: 'gold',
  text: String(properties['text'] ?? ''),
}));

// ── Reach: where this roll, or the next, may end, and what it would wake ──────────────────────────────────────

/**
 * While walking each square shows how many the best way there wakes; before the roll, how likely the dice are to lead
 * so far. Out of turn: how many sleepers each square touches. From the chest or rune that is pointed at, threads lead
 * to what it wakes.
 */
function reach(state: State, focus: Cell | undefined, seat: Seat): OverlayModel {
  const walking = walker(state);
  if (!walking || walking.hero.seat !== seat || state.ask?.kind === 'arrived') return wakes(state, focus);
  const isWalking = state.ask?.kind === 'walk';
  const reached = reachOf(state, isWalking ? walking.outing.left : MOST_STEPS);
  const cells = [...reached.values()].map(({ at, wakes: count, steps }) => {
    const text = isWalking ? (count === 0 ? '' : `${count}`) : short(ROLLS_OF_AT_LEAST[steps]! / 16);
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

function wakes(state: State, focus: Cell | undefined): OverlayModel {
  const sleepers = state.monsters.filter(isDozing);
  const at = focus && squareOf(focus);
  const cells = SQUARES.filter(square => !isWall(square) && !monsterAt(state, square)).flatMap(square => {
    const touched = sleepers.filter(monster => isTouching(monster.at, square));
    if (touched.length === 0) return [];
    const tone: Tone = touched.some(seemsBoss) ? 'bad' : 'ice';
    return [{ at: cellOf(square), tone, text: `${touched.length}` }];
  });
  const lines = at
    ? sleepers
        .filter(monster => isTouching(monster.at, at))
        .map(monster => ({ from: cellOf(at), to: cellOf(monster.at), tone: 'bad' as const }))
    : [];
  return { cells, lines: [...lines, ...threads(state, focus)] };
}

// ── Threat: from where an awake monster could reach which square ──────────────────────────────────────────────

/**
 * Of one monster if the pointer rests on it, else of all: the chance that at least one arrives, figures ignored. It is
 * written where it matters: where the hero stands or could stop, and where the pointer rests.
 */
function threat(state: State, focus: Cell | undefined, seat: Seat): OverlayModel {
  const at = focus && squareOf(focus);
  const pointed = at && monsterAt(state, at);
  const one = pointed?.awake ? pointed : undefined;
  const hunters = one ? [one] : state.monsters.filter(monster => monster.awake);
  if (hunters.length === 0) return NOTHING;
  const safe = new Float64Array(SQUARES.length).fill(1);
  for (const hunter of hunters) {
    const chances = arrivals(state, hunter);
    for (const square of SQUARES) safe[indexAt(square)]! *= 1 - chances(square);
  }
  const told = new Set([...stops(state, seat), ...(at ? [at] : [])].map(indexAt));
  const cells = SQUARES.filter(square => !isWall(square)).flatMap(square => {
    const chance = 1 - safe[indexAt(square)]!;
    if (chance < 0.005) return [];
    const tone: Tone = chance >= 0.5 ? 'bad' : 'fire';
    return [{ at: cellOf(square), tone, ...(told.has(indexAt(square)) && { text: short(chance) }) }];
  });
  return { cells, lines: one ? route(state, one) : [] };
}

/** Where this hero stands, and while it walks every square that the dice still lead to. */
function stops(state: State, seat: Seat): Cell[] {
  const here = state.heroes[seat]?.at;
  const walking = walker(state);
  const isWalking = state.ask?.kind === 'walk' && walking?.hero.seat === seat;
  const reached = isWalking ? [...reachOf(state, walking.outing.left).values()].map(({ at }) => at) : [];
  return [...(here ? [here] : []), ...reached];
}

function arrivals(state: State, hunter: Monster): (square: Cell) => number {
  const canFly = flies(hunter);
  const die = hunter.frozenRound === null ? moveDie(hunter) : 0;
  const jumps = jumpsOf(state, hunter);
  const fields = (jumps.length > 0 ? jumps : [hunter.at]).map(start => fieldTo(start, canFly));
  return square => {
    if (isTouching(hunter.at, square)) return 1;
    let least = UNREACHED;
    for (const next of around(square)) {
      if (isStar(next) || (!canFly && isWall(next))) continue;
      for (const field of fields) least = Math.min(least, field[indexAt(next)]!);
    }
    return least > die ? 0 : least === 0 ? 1 : (die - least + 1) / die;
  };
}

function route(state: State, monster: Monster): OverlayModel['lines'] {
  const { jump, way } = routeOf(state, monster);
  return chain([monster.at, ...(jump ? [jump] : []), ...way], 'bad');
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
  const hundredths = Math.round(chance * 100);
  return hundredths >= 100 ? '!' : `${hundredths}`;
}
