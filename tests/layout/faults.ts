/** What is wrong with a page's layout, judged from one snapshot alone. */
import { bottomOf, boxText, broughtInto, isWithin, overlap } from './boxes.ts';
import { boardFaults } from './faults-board.ts';
import { menuFaults } from './faults-menu.ts';
import { tableFaults } from './faults-table.ts';
import { wordFaults } from './faults-words.ts';
import type { Box, ClipBox, Control, LayoutFault, Snapshot } from './snapshot.ts';

/** Rounding of boxes and borders that share a pixel. */
const SLACK = 1.5;
/** The shorter side of what is pressed, in css pixels. */
const LEAST_TARGET = { touch: 44, mouse: 24 } as const;
/** Ten letters stand in a row, however narrow: they make up for it by their height. */
const LEAST_KEY = { width: 24, height: 40 } as const;

export function faultsOf(snapshot: Snapshot): LayoutFault[] {
  return [
    ...snapshot.controls.flatMap(control => reachFaults(control, snapshot)),
    ...snapshot.controls.flatMap(control => targetFaults(control, snapshot.touch)),
    ...overlapFaults(snapshot.controls),
    ...wordFaults(snapshot),
    ...boardFaults(snapshot),
    ...menuFaults(snapshot),
    ...tableFaults(snapshot),
  ];
}

/** Inside the window, or in a scroller that can bring it there and says so. */
function reachFaults({ name, box, clips, under }: Control, { clips: all, window }: Snapshot): LayoutFault[] {
  let now = box;
  for (const index of clips) {
    const clip = all[index]!;
    if (isWithin(now, clip.box, SLACK)) continue;
    const why = unreachable(now, clip);
    if (why) return [{ kind: 'unreachable', what: name, how: `${boxText(now)} in ${clip.name}: ${why}` }];
    now = broughtInto(now, clip.box, clip.scrollsX, clip.scrollsY);
  }
  const page = { left: 0, top: 0, ...window };
  if (!isWithin(now, page, SLACK)) return [{ kind: 'outside', what: name, how: boxText(now) }];
  return under === undefined ? [] : [{ kind: 'covered', what: name, how: `${boxText(box)} by ${under}` }];
}

function unreachable(box: Box, clip: ClipBox): string | undefined {
  const above = clip.box.top - box.top;
  const below = bottomOf(box) - bottomOf(clip.box);
  const isBeside = overlap(box, clip.box).x < box.width - SLACK;
  if (isBeside && !clip.scrollsX) return 'cut off at the side';
  if (Math.max(above, below) <= SLACK) return undefined;
  if (!clip.scrollsY) return 'cut off';
  if (above > clip.hidden.above + SLACK || below > clip.hidden.below + SLACK) return 'beyond what scrolls';
  if (box.height > clip.box.height + SLACK) return `higher than its scroller (${clip.box.height})`;
  // What is half in sight says by itself that it goes on.
  if (above >= box.height - SLACK && !clip.signs.above) return 'nothing says that it goes on above';
  if (below >= box.height - SLACK && !clip.signs.below) return 'nothing says that it goes on below';
  return undefined;
}

function targetFaults({ name, box, isInline, isKey }: Control, touch: boolean): LayoutFault[] {
  if (isKey && box.width >= LEAST_KEY.width && box.height >= LEAST_KEY.height) return [];
  const least = touch ? LEAST_TARGET.touch : LEAST_TARGET.mouse;
  const size = Math.min(box.width, box.height);
  if (isInline || size >= least - 0.5) return [];
  return [{ kind: 'small target', what: name, how: `${boxText(box)}, wants ${least}` }];
}

function overlapFaults(controls: readonly Control[]): LayoutFault[] {
  return controls.flatMap((one, index) =>
    controls.slice(index + 1).flatMap((other, more) => {
      if (one.inside.includes(index + 1 + more) || other.inside.includes(index)) return [];
      const { x, y } = overlap(one.seen, other.seen);
      if (x <= SLACK || y <= SLACK) return [];
      const how = `${boxText(one.seen)} and ${boxText(other.seen)}`;
      return [{ kind: 'overlap', what: `${one.name} / ${other.name}`, how }];
    }),
  );
}
