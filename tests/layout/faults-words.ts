/** Words can be read: large enough, whole, on their own button, and not across one another. */
import { boxText, isWithin, overlap } from './boxes.ts';
import type { Box, ClipBox, Snapshot, Words, LayoutFault } from './snapshot.ts';

const LEAST_FONT = 12;
/** A line's box is higher than its letters. */
const LINE_SLACK = 0.35;
const SLACK = 1.5;
/** Dots are no help where nothing stands before them. */
const LEAST_BEFORE_DOTS = 40;

export function wordFaults(snapshot: Snapshot): LayoutFault[] {
  return [
    ...snapshot.words.flatMap(words => sizeFaults(words)),
    ...snapshot.words.flatMap(words => cutFaults(words, snapshot)),
    ...snapshot.words.flatMap(words => spillFaults(words, snapshot)),
    ...crossedFaults(snapshot),
  ];
}

function sizeFaults({ text, size }: Words): LayoutFault[] {
  return size >= LEAST_FONT - 0.05 ? [] : [{ kind: 'small words', what: `"${text}"`, how: `${size} px` }];
}

/** The part of a line that its letters fill. */
function core(line: Box): Box {
  const cut = line.height * LINE_SLACK;
  return { ...line, top: line.top + cut, height: line.height - 2 * cut };
}

function cutFaults({ text, lines, clips }: Words, { clips: all, window }: Snapshot): LayoutFault[] {
  const cut = lines.map(core).flatMap(line => cutOf(line, clips, all, window) ?? []);
  return cut.length === 0 ? [] : [{ kind: 'cut words', what: `"${text}"`, how: cut[0]! }];
}

function cutOf(
  line: Box,
  clips: readonly number[],
  all: readonly ClipBox[],
  window: Snapshot['window'],
): string | undefined {
  for (const index of clips) {
    const clip = all[index]!;
    if (isWithin(line, clip.box, SLACK)) continue;
    if (clip.dots) return clip.box.width < LEAST_BEFORE_DOTS ? `only dots left in ${clip.name}` : undefined;
    const isBeside = overlap(line, clip.box).x < line.width - SLACK;
    if (isBeside ? !clip.scrollsX : !clip.scrollsY) return `${boxText(line)} by ${clip.name}`;
    return undefined;
  }
  const isInside = isWithin(line, { left: 0, top: 0, ...window }, SLACK);
  return isInside ? undefined : `${boxText(line)} by the window`;
}

/** Nothing is written beyond the edge of its button. */
function spillFaults({ text, lines, on, clips }: Words, { controls, clips: all }: Snapshot): LayoutFault[] {
  const control = on === undefined ? undefined : controls[on];
  if (!control || control.isInline || clips.some(index => all[index]!.dots)) return [];
  const spilt = lines.map(core).find(line => !isWithin(line, control.box, SLACK));
  if (!spilt) return [];
  return [{ kind: 'spilt words', what: `"${text}"`, how: `${boxText(spilt)} on ${boxText(control.box)}` }];
}

function crossedFaults({ words, clips }: Snapshot): LayoutFault[] {
  const all = words
    .filter(({ isBadge }) => !isBadge)
    .flatMap(one => one.lines.map(line => ({ one, line: seen(core(line), one.clips, clips) })))
    .filter(({ line }) => line.width > 0 && line.height > 0)
    .toSorted((a, b) => a.line.top - b.line.top);
  return all.flatMap(({ one, line }, index) => {
    for (const other of all.slice(index + 1)) {
      if (other.line.top > line.top + line.height) break;
      const { x, y } = overlap(line, other.line);
      if (other.one === one || x <= 2 || y <= SLACK) continue;
      const how = `${boxText(line)} and ${boxText(other.line)}`;
      return [{ kind: 'crossed words', what: `"${one.text}" / "${other.one.text}"`, how }];
    }
    return [];
  });
}

function seen(line: Box, clips: readonly number[], all: readonly ClipBox[]): Box {
  return clips.reduce((left, index) => {
    const { box } = all[index]!;
    const { x, y } = overlap(left, box);
    return {
      left: Math.max(left.left, box.left),
      top: Math.max(left.top, box.top),
      width: Math.max(0, x),
      height: Math.max(0, y),
    };
  }, line);
}
