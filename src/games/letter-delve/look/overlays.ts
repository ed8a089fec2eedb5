/** Tints over the board: what can reach you, what you would wake, where the dice may carry you. */
import type { Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import { UNREACHED } from '../../../core/ways.ts';
import type { Overlay } from '../../room.ts';
import { board as dungeon } from '../data/board.ts';
import { routeOf } from '../odds.ts';
import { flies, isDozing, monsterAt } from '../rules/figures.ts';
import { jumpsOf, moveDie } from '../rules/monster-moves.ts';
import { walker } from '../rules/movement.ts';
import { around, fieldTo, indexAt, isStar, isTouching, isWall, SQUARES } from '../rules/squares.ts';
import type { Monster, State } from '../state.ts';
import { asSeen } from './chances.ts';
import { cellOf, squareOf } from './places.ts';
import { seemsBoss, threadsOf } from './wakes.ts';
import { reachOf, wayOver } from './ways.ts';

const NOTHING: OverlayModel = { cells: [], lines: [] };
/** Of 16 equally likely rolls of two D4: how many give at least so many steps. */
const ROLLS_OF_AT_LEAST = [16, 16, 16, 15, 13, 10, 6, 3, 1];

export const overlays: readonly Overlay<State>[] = [
  { id: 'wakes', label: 'Wakes', key: 'shift', model: (state, _seat, focus) => wakes(asSeen(state), focus) },
  { id: 'threat', label: 'Threat', key: 't', model: (state, _seat, focus) => threat(asSeen(state), focus) },
  { id: 'reach', label: 'Reach', key: 'q', model: (state, seat, focus) => reach(asSeen(state), seat, focus) },
  { id: 'loot', label: 'Loot', key: 'o', model: (state, _seat, focus) => loot(asSeen(state), focus) },
  { id: 'names', label: 'Squares', key: 'k', model: () => NAMES },
];

// ── Wakes: what each square would turn over ───────────────────────────────────────────────────────────────────

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
  return { cells, lines };
}

// ── Threat: from where an awake monster could reach which square ──────────────────────────────────────────────

/** Of one monster if the pointer rests on it, else of all: the chance that at least one arrives, figures ignored. */
function threat(state: State, focus: Cell | undefined): OverlayModel {
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
  const cells = SQUARES.filter(square => !isWall(square)).flatMap(square => {
    const chance = 1 - safe[indexAt(square)]!;
    if (chance < 0.005) return [];
    return [
      { at: cellOf(square), tone: chance >= 0.5 ? ('bad' as const) : ('fire' as const), text: short(chance) },
    ];
  });
  return { cells, lines: one ? route(state, one) : [] };
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
  const stops = [monster.at, ...(jump ? [jump] : []), ...way];
  return stops
    .slice(1)
    .map((to, index) => ({ from: cellOf(stops[index]!), to: cellOf(to), tone: 'bad' as const }));
}

// ── Reach: where this roll, or the next, may end ──────────────────────────────────────────────────────────────

/** While walking each square shows how many it would wake; before the roll, how likely the dice are to lead there. */
function reach(state: State, seat: Seat, focus: Cell | undefined): OverlayModel {
  const walking = walker(state);
  if (!walking || walking.hero.seat !== seat) return NOTHING;
  const isWalking = state.ask?.kind === 'walk';
  const steps = isWalking ? walking.outing.left : 8;
  const reached = reachOf(state, steps);
  const cells = [...reached.values()].map(({ at, wakes: count, steps: far }) => ({
    at: cellOf(at),
    tone: count === 0 ? ('good' as const) : count === 1 ? ('fire' as const) : ('bad' as const),
    text: isWalking ? (count === 0 ? '' : `${count}`) : short(ROLLS_OF_AT_LEAST[far]! / 16),
  }));
  const square = focus && squareOf(focus);
  const end = square && reached.get(indexAt(square));
  const stops = end ? [walking.hero.at, ...wayOver(end)] : [];
  const lines = stops.slice(1).map((to, index) => ({
    from: cellOf(stops[index]!),
    to: cellOf(to),
    tone: 'gold' as const,
  }));
  return { cells: cells.map(withoutEmpty), lines };
}

function withoutEmpty({
  at,
  tone,
  text,
}: {
  at: Cell;
  tone: Tone;
  text: string;
}): OverlayModel['cells'][number] {
  return text === '' ? { at, tone } : { at, tone, text };
}

// ── Loot: the threads from chests and runes to what they wake ─────────────────────────────────────────────────

function loot(state: State, focus: Cell | undefined): OverlayModel {
  const square = focus && squareOf(focus);
  const sites = [
    ...dungeon.chests.map(({ at }) => ({ at, tone: 'gold' as const })),
    ...dungeon.points.map(({ at }) => ({ at, tone: 'ice' as const })),
  ].filter(({ at }) => !state.emptied.some(spent => sameCell(spent, at)));
  const pointed = sites.filter(({ at }) => square && sameCell(square, at));
  const shown = pointed.length > 0 ? pointed : sites;
  return {
    cells: shown.map(({ at, tone }) => ({ at: cellOf(at), tone })),
    lines: shown.flatMap(({ at, tone }) =>
      threadsOf(state, at).map(to => ({ from: cellOf(at), to: cellOf(to), tone })),
    ),
  };
}

/** A to O and 1 to 15 on the rim. */
const NAMES: OverlayModel = {
  cells: dungeon.map.objects('labels').map(({ at, properties }) => ({
    at,
    tone: 'gold' as const,
    text: String(properties['text'] ?? ''),
  })),
  lines: [],
};

function short(chance: number): string {
  return `${Math.round(chance * 100)}`;
}
