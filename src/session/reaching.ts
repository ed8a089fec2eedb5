/** Where a press on a far or blocked square leads: as near as one can walk, or a short line that says why not. */
import type { GameState, Seat } from '../core/game.ts';
import type { Cell } from '../core/grid.ts';
import { isInside, sameCell } from '../core/grid.ts';
import { type BoardModel, type PromptModel, TERRAIN } from '../core/look.ts';
import { counted } from '../games/phrases.ts';
import type { AnyRoom } from '../games/room.ts';

/** What is asked about, and of whom. */
export interface Reach {
  readonly room: Pick<AnyRoom, 'wayTo'>;
  readonly state: GameState;
  readonly seat: Seat;
  readonly board: BoardModel;
  readonly prompt: PromptModel;
}

/** Farther from the pressed square than this, somebody would wonder what the walk has to do with it. */
const NEAR = 3;

/** The end of the way that comes nearest: the square itself, else the first ring around it that can be walked to. */
export function nearestEnd(reach: Reach, to: Cell): Cell | undefined {
  const { room, state, seat, board } = reach;
  const lengthTo = (at: Cell): number => room.wayTo?.(state, seat, at)?.length ?? 0;
  if (lengthTo(to) > 0) return to;
  const own = board.focus;
  for (let ring = 1; ring <= NEAR; ring++) {
    // Who stands as near already gains nothing by walking.
    if (own && kingDistance(own, to) <= ring) return undefined;
    const ends = ringAround(to, ring)
      .filter(at => isInside(board.extent, at))
      .map(at => ({ at, steps: lengthTo(at), far: Math.abs(at.x - to.x) + Math.abs(at.y - to.y) }))
      .filter(({ steps }) => steps > 0)
      .toSorted((a, b) => a.far - b.far || a.steps - b.steps);
    if (ends[0]) return ends[0].at;
  }
  return undefined;
}

function kingDistance(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

function ringAround({ x, y }: Cell, ring: number): Cell[] {
  const side = Array.from({ length: 2 * ring + 1 }, (_, index) => index - ring);
  return side.flatMap(dy =>
    side.filter(dx => Math.max(Math.abs(dx), Math.abs(dy)) === ring).map(dx => ({ x: x + dx, y: y + dy })),
  );
}

/** Said at the square. */
export function whyNot({ board, prompt }: Reach, to: Cell): string {
  if (board.focus && sameCell(board.focus, to)) return 'You are here';
  if (prompt.entry) return 'Spell a word to move';
  const walks = prompt.choices.some(({ mark }) => mark === 'go');
  if (!walks) return prompt.title;
  const ground = board.ground.rows[to.y]?.[to.x];
  if (ground === TERRAIN.wall) return 'A wall is in the way';
  if (ground === TERRAIN.void || ground === undefined) return 'Nothing there yet';
  const left = prompt.pips?.value;
  return left === undefined ? 'No way there from here' : `Too far: ${counted(left, 'step')} left`;
}
