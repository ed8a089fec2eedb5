/** The board has a fair part of the window, and fills it. */
import { boxText, isWithin } from './boxes.ts';
import type { Box, Snapshot, LayoutFault } from './snapshot.ts';

/** Of the tighter dimension. */
const LEAST_FILL = 0.92;
/** Of the window's area: the panel beside or below may be larger than the board only where both are tiny. */
const LEAST_SHARE = { roomy: 0.36, small: 0.24 } as const;
/** A board that has the window's whole width (or nearly its height) and so much of that the other way is not starved. */
const WHOLE = { width: 0.95, height: 0.8, other: 0.6 } as const;
/** From here on, in css pixels of the shorter and the longer side, a window is roomy. */
const ROOMY = { shorter: 540, longer: 800 } as const;
const SLACK = 2;
/** What a finger hits, in css pixels. */
const LEAST_CELL = 24;

export function boardFaults({ board, window }: Snapshot): LayoutFault[] {
  if (!board) return [];
  const faults: LayoutFault[] = [];
  const { region, drawn, cell, roams, shared } = board;
  const share = (region.width * region.height) / (window.width * window.height);
  const least = isRoomy(window) ? LEAST_SHARE.roomy : LEAST_SHARE.small;
  if (share < least && !spans(region, window))
    faults.push({
      kind: 'starved board',
      what: 'region',
      how: `${percent(share)} of the window, wants ${percent(least)}`,
    });
  // Behind a fight nothing is pressed.
  if (cell < LEAST_CELL - 0.05 && !shared)
    faults.push({ kind: 'small squares', what: 'board', how: `${cell.toFixed(1)} px, wants ${LEAST_CELL}` });
  if (roams || shared || !isWithin(drawn, region, SLACK)) return faults;
  const fill = fillOf(drawn, region);
  if (fill < LEAST_FILL)
    faults.push({
      kind: 'small board',
      what: 'board',
      how: `${percent(fill)}: ${boxText(drawn)} in ${boxText(region)}`,
    });
  return faults;
}

export function fillOf(drawn: Box, region: Box): number {
  return Math.max(drawn.width / region.width, drawn.height / region.height);
}

function spans({ width, height }: Box, window: Snapshot['window']): boolean {
  return (
    (width >= WHOLE.width * window.width && height >= WHOLE.other * width) ||
    (height >= WHOLE.height * window.height && width >= WHOLE.other * height)
  );
}

function isRoomy({ width, height }: Snapshot['window']): boolean {
  return Math.min(width, height) >= ROOMY.shorter && Math.max(width, height) >= ROOMY.longer;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
