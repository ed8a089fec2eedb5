/** Tints over the board: what she sees, and what it would cost to end a turn on each square. */
import { cellsOf, sameCell, type Cell } from '../../../core/grid.ts';
import { NO_OVERLAY, type OverlayModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import type { Overlay } from '../../room.ts';
import { BOARD } from '../data/constants.ts';
import { threatAt } from '../odds/threat.ts';
import { boardIn, isWalkable } from '../rules/board.ts';
import { inSight, tilesSeen } from '../rules/sight.ts';
import type { State } from '../state/state.ts';

export const overlays: readonly Overlay<State>[] = [
  {
    id: 'threat',
    label: 'Threat',
    tells: 'the most damage you can take there',
    key: 't',
    model: threat,
  },
  {
    id: 'sight',
    label: 'Sight',
    tells: 'what you can see',
    key: 'shift',
    model: (state, _seat, focus) => sight(state, focus),
  },
];

/** From the focused square (else from hers): all tiles seen, and a line to every monster that would see it. */
function sight(state: State, focus: Cell | undefined): OverlayModel {
  if (!state.layout) return NO_OVERLAY;
  const dungeon = boardIn(state);
  const from = focus && isWalkable(dungeon, focus) ? focus : state.hero.at;
  return {
    cells: [...tilesSeen(state, from)].map(at => ({ at, tone: 'ice' as const })),
    lines: state.monsters
      .filter(monster => !sameCell(monster.at, from))
      .filter(monster => inSight(dungeon, state.monsters, monster.at, from))
      .map(monster => ({ from, to: monster.at, tone: 'bad' as const })),
  };
}

function threat(state: State): OverlayModel {
  if (!state.layout) return NO_OVERLAY;
  const dungeon = boardIn(state);
  const cells = [...cellsOf(BOARD)]
    .filter(at => isWalkable(dungeon, at))
    .flatMap(at => {
      const { maxDamage = 0, deadly = 0 } = threatAt(state, at) ?? {};
      const tone = deadly > 0 ? ('bad' as const) : ('fire' as const);
      const inCorner = sameCell(at, state.hero.at);
      return present(maxDamage > 0 && { at, tone, text: `${maxDamage}`, ...(inCorner && { inCorner }) });
    });
  return { cells, lines: [] };
}
