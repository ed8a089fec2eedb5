/** Tints over the board: how far the points reach, and the way out with what waits on it. */
import type { OverlayModel, Tone } from '../../../core/look.ts';
import type { Overlay } from '../../room.ts';
import { reach, wayOut } from '../odds/outlook.ts';
import { moveOdds, walkOdds } from '../odds/walking.ts';
import { stopsHer, whereKora } from '../rules/movement.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';
import { isShown, koraCell, standCell } from './places.ts';
import { percent } from './words.ts';

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'reach',
    label: 'Reach',
    tells: 'how far you can walk',
    key: 'shift',
    model: state => reachModel(state),
  },
  { id: 'way-out', label: 'Way out', key: 'o', model: state => wayOutModel(state) },
];

/** While she walks: the points each space costs. Before: the chance that one roll gets there. Nothing beyond a bar. */
function reachModel(state: State): OverlayModel {
  const isMoving = state.act.move === 'moving';
  const most = Math.max(0, ...(moveOdds(state)?.points ?? []));
  const points = isMoving ? state.act.points : state.act.move === 'none' ? most : 0;
  const cells = reach(state, points)
    .filter(({ at }) => isShown(state, at.tile))
    .flatMap(({ at, cost }) => {
      const arrives = walkOdds(state, at)?.arrives ?? 0;
      if (arrives === 0) return [];
      const text = isMoving ? `${cost}` : percent(arrives).replace('%', '');
      return [{ at: standCell(state, at), tone: toneOf(state, at), text }];
    });
  return { cells, lines: [] };
}

/** Red where monsters end the walk, orange where something on the way may hurt. */
function toneOf(state: State, at: Loc): Tone {
  if (stopsHer(state, whereKora(state), at)) return 'bad';
  if (walkOdds(state, at)?.isRisky) return 'fire';
  return state.tiles[at.tile]!.id === 'entrance' ? 'gold' : 'good';
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
