/** What the rats that are awake can reach and bite in their next run. */
import { cellsOf, indexOf, neighbours } from '../../../core/grid.ts';
import type { OverlayModel } from '../../../core/look.ts';
import { distanceField } from '../../../core/ways.ts';
import type { Overlay } from '../../room.ts';
import { RAT_STEPS } from '../data/constants.ts';
import { extent, isFloor } from '../data/map.ts';
import type { State } from '../state.ts';

export const threat: Overlay<State> = { id: 'threat', label: 'Threat', key: 't', model };

function model(state: State): OverlayModel {
  const fields = state.rats.filter(rat => rat.awake).map(rat => distanceField(extent, rat.at, isFloor));
  const reach = (at: { x: number; y: number }): number =>
    fields.filter(field =>
      neighbours(at).some(next => isFloor(next) && field[indexOf(extent, next)]! <= RAT_STEPS),
    ).length;
  const cells = [...cellsOf(extent)].filter(isFloor).flatMap(at => {
    const biters = reach(at);
    return biters > 0 ? [{ at, tone: 'bad' as const, text: `${biters}` }] : [];
  });
  return { cells, lines: [] };
}
