import { cellsOf } from '../../../core/grid.ts';
import type { Overlay } from '../../room.ts';
import { cellarOf } from '../data/cellars.ts';
import { bitersAt } from '../odds/threat.ts';
import type { State } from '../state/state.ts';

/** What the rats that are awake can reach and bite in their next run. */
export const threat: Overlay<State> = {
  id: 'threat',
  label: 'Threat',
  key: 't',
  model(state) {
    const { extent, isFloor } = cellarOf(state);
    const biters = bitersAt(state);
    const cells = [...cellsOf(extent)].filter(at => isFloor(at) && biters(at) > 0);
    return { cells: cells.map(at => ({ at, tone: 'bad', text: `${biters(at)}` })), lines: [] };
  },
};
