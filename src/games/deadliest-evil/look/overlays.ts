/** Tints over the board: how far the points reach, and the way out with what waits on it. */
import type { OverlayModel, Tone } from '../../../core/look.ts';
import type { Overlay } from '../../room.ts';
import { moveOdds, reach, reachChance, wayOut } from '../odds.ts';
import { holds } from '../rules/abilities.ts';
import type { Loc, State } from '../state.ts';
import { isShown, koraCell, standCell } from './places.ts';
import { hazardsOf } from './ways.ts';
import { percent } from './words.ts';

export const overlays: readonly Overlay<State>[] = [
  { id: 'reach', label: 'Reach', key: 'shift', model: state => reachModel(state) },
  { id: 'way-out', label: 'Way out', key: 'o', model: state => wayOutModel(state) },
];

/** While she walks: the points each space costs. Before: the chance that one roll gets there. */
function reachModel(state: State): OverlayModel {
  const isMoving = state.act.move === 'moving';
  const most = Math.max(0, ...(moveOdds(state)?.points ?? []));
  const points = isMoving ? state.act.points : state.act.move === 'none' ? most : 0;
  const cells = reach(state, points)
    .filter(({ at }) => isShown(state, at.tile))
    .map(({ at, cost }) => ({
      at: standCell(state, at),
      tone: toneOf(state, at),
      text: isMoving ? `${cost}` : percent(reachChance(state, cost)).replace('%', ''),
    }));
  return { cells, lines: [] };
}

function toneOf(state: State, at: Loc): Tone {
  const hazards = hazardsOf(state, at);
  if (hazards.includes('monsters')) return 'bad';
  const { id } = state.tiles[at.tile]!;
  if (hazards.length > 0 || (id === 'pit' && !holds(state, 'rope'))) return 'fire';
  return id === 'entrance' ? 'gold' : 'good';
}

function wayOutModel(state: State): OverlayModel {
  const { way } = wayOut(state);
  const seen = way.filter(({ tile }) => isShown(state, tile));
  const cells = seen.slice(1).map((loc, index) => ({
    at: standCell(state, loc),
    tone: toneOf(state, loc),
    text: `${index + 1}`,
  }));
  const points = [koraCell(state), ...cells.map(({ at }) => at)];
  const lines = points.slice(1).map((to, index) => ({ from: points[index]!, to, tone: 'gold' as const }));
  return { cells, lines };
}
