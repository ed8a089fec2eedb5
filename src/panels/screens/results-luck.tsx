/** How lucky the run was, and what its decisions were worth: worked out while one looks at the rest. */
import './results-luck.css';
import { luckierWords, signed } from '../logic/review.ts';
import type { LuckModel } from '../model.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { Sprite } from '../parts/sprite.tsx';

export function ResultsLuck({ luck: { share, weighed } }: { readonly luck: LuckModel }) {
  if (!weighed)
    return (
      <section class="results-luck" aria-label="Luck and skill">
        <p class="tone-dim">How lucky was it?</p>
        <ProgressBar label="Working out how lucky it was" done={share} />
      </section>
    );
  const { luck, skill, luckier } = weighed;
  return (
    <section class="results-luck" aria-label="Luck and skill">
      <p class="results-sums">
        <Sum label="Luck" sprite={`die-d6-gold-face-${luck < 0 ? 1 : 6}`} points={luck} />
        <Sum label="Skill" sprite="hand" points={skill} />
      </p>
      <p class="tone-dim">{luckierWords(luckier)}</p>
    </section>
  );
}

function Sum({
  label,
  sprite,
  points,
}: {
  readonly label: string;
  readonly sprite: string;
  readonly points: number;
}) {
  const tone = points === 0 ? '' : points > 0 ? 'tone-good' : 'tone-bad';
  return (
    <span class="results-sum">
      <Sprite name={sprite} steps={1} still />
      {label} <strong class={tone}>{signed(points)}</strong>
    </span>
  );
}
