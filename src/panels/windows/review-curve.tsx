/** The chances of a run, drawn in whole pixels: its slips on the line, its turning points over it. */
import { useRef } from 'preact/hooks';
import type { Size } from '../../core/box.ts';
import { areaPath, curveOf, heightAt, linePath, pointsOf, rowsOf, standApart } from '../logic/review.ts';
import type { ToldReview } from '../../records/review.ts';
import { useScale, useWindow } from '../parts/use-media.ts';
import { useSize } from '../parts/use-size.ts';

interface Props {
  readonly told: ToldReview;
  readonly steps: number;
}

/** Pixels of the drawing from top to bottom; fewer in a low window, where the turning points must be seen too. */
const rowsFor = ({ height }: Size): number => (height < 620 ? 28 : 40);
/** How much of the width a flag takes: its own, its frame and a gap. */
const FLAG_AND_AIR = 1.3;
const LINES = [0.25, 0.5, 0.75];

export function ReviewCurve({ told, steps }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const flag = useRef<HTMLSpanElement>(null);
  const { width } = useSize(box);
  const { width: flagWidth } = useSize(flag);
  const pixel = useScale(3, 4, 6);
  const high = useWindow(rowsFor);
  const columns = Math.max(24, Math.floor(width / pixel));
  const curve = curveOf(told, steps);
  const rows = rowsOf(curve, columns, high);
  const marked = told.turningPoints.map(at => told.decisions[at]!.step / Math.max(1, steps));
  const stands = standApart(marked, FLAG_AND_AIR * (flagWidth / Math.max(1, width)));
  return (
    <figure class="review-figure">
      <div class="review-scale label" aria-hidden="true">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      <div ref={box} class="review-curve" style={{ '--pixel': `${pixel}px`, '--rows': high }}>
        <svg
          viewBox={`0 0 ${columns} ${high}`}
          preserveAspectRatio="none"
          shape-rendering="crispEdges"
          role="img"
          aria-label={spoken(told)}
        >
          <defs>
            <pattern id="review-dither" width="2" height="2" patternUnits="userSpaceOnUse">
              <path class="review-dots" d="M0 0h1v1h-1zM1 1h1v1h-1z" />
            </pattern>
          </defs>
          {LINES.map(line => (
            <path key={line} class="review-line" d={dotted(columns, Math.round((1 - line) * (high - 1)))} />
          ))}
          <path class="review-area" d={areaPath(rows, high)} />
          <path
            class="review-shade"
            d={areaPath(
              rows.map(row => Math.min(high, row + 6)),
              high,
            )}
          />
          <path class="review-stroke" d={linePath(rows)} />
          {told.decisions
            .filter(({ grade }) => grade === 'slip' || grade === 'blunder')
            .map(({ step, grade }) => {
              const column = Math.round((step / Math.max(1, steps)) * (columns - 1));
              return (
                <rect
                  key={step}
                  class={`review-dot ${grade}`}
                  x={column - 1}
                  y={rows[column]! - 1}
                  width="3"
                  height="3"
                />
              );
            })}
        </svg>
        {marked.map((x, index) => {
          const y = 100 * (1 - heightAt(curve, x));
          const lean = Math.round((x - stands[index]!) * width);
          return (
            <span
              key={told.turningPoints[index]}
              ref={index === 0 ? flag : null}
              class={`review-flag on-curve ${y < 30 ? 'below' : ''}`}
              style={{ '--x': `${100 * stands[index]!}%`, '--y': `${y}%`, '--lean': `${lean}px` }}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          );
        })}
      </div>
      <figcaption class="review-turns label" aria-hidden="true">
        <span>Turn {told.decisions[0]?.turn ?? 0}</span>
        <span>Your chance to win</span>
        <span>Turn {told.decisions.at(-1)?.turn ?? 0}</span>
      </figcaption>
    </figure>
  );
}

function dotted(columns: number, row: number): string {
  return Array.from({ length: Math.ceil(columns / 4) }, (_, at) => `M${4 * at} ${row}h2v1h-2z`).join('');
}

function spoken({ first, last, decisions, turningPoints }: ToldReview): string {
  const turns = turningPoints.map(at => {
    const { turn, before, after } = decisions[at]!;
    return `turn ${turn}, from ${pointsOf(before)} to ${pointsOf(after)} %`;
  });
  const by = turns.length > 0 ? ` Turning points: ${turns.join('; ')}.` : '';
  return `Your chance to win over the run, from ${pointsOf(first)} % to ${pointsOf(last)} %.${by}`;
}
