/** Luck and skill of the latest runs: two bars a run, up for what was won, down for what was lost. */
import './luck-over-time.css';
import type { Weighed } from '../../records/record.ts';
import { onAverage } from '../logic/review.ts';

/** A run is so wide, and a point of chance so high. */
const COLUMN = 8;
const REACH = 50;

export function LuckOverTime({ weighed }: { readonly weighed: readonly Weighed[] }) {
  const words = onAverage(weighed);
  return (
    <figure class="luck-over-time">
      <svg
        viewBox={`0 0 ${weighed.length * COLUMN} ${2 * REACH}`}
        preserveAspectRatio="none"
        shape-rendering="crispEdges"
        role="img"
        aria-label={words}
      >
        {weighed.map(({ luck, skill }, at) => (
          <g key={at}>
            <Bar x={at * COLUMN + 1} points={luck} of="luck" />
            <Bar x={at * COLUMN + 4} points={skill} of="skill" />
          </g>
        ))}
        <path class="zero" d={`M0 ${REACH}h${weighed.length * COLUMN}`} />
      </svg>
      <figcaption>
        <span class="luck-key luck">Luck</span> <span class="luck-key skill">Skill</span> {words}
      </figcaption>
    </figure>
  );
}

/** Half a point a pixel: from -100 to 100. */
function Bar({
  x,
  points,
  of,
}: {
  readonly x: number;
  readonly points: number;
  readonly of: 'luck' | 'skill';
}) {
  const height = Math.min(REACH, Math.round(Math.abs(points) / 2));
  return <rect class={of} x={x} y={points > 0 ? REACH - height : REACH} width={2} height={height} />;
}
