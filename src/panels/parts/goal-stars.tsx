/** Goals as stars: filled and gold when met, hollow when not, so that nobody needs the colour. */
import './goal-stars.css';
import { earnedFirst, metOf, STAR_PATHS } from '../logic/goals.ts';
import type { GoalModel } from '../model.ts';

interface Props {
  readonly goals: readonly GoalModel[];
  /** Where words beside them already tell the same. */
  readonly silent?: boolean | undefined;
}

export function GoalStars({ goals, silent = false }: Props) {
  const words = silent
    ? { 'aria-hidden': true as const }
    : { role: 'img' as const, 'aria-label': metOf(goals) };
  return (
    <span class="goal-stars" {...words}>
      {earnedFirst(goals).map((goal, index) => (
        <GoalStar key={index} met={goal.met} />
      ))}
    </span>
  );
}

export function GoalStar({ met }: { readonly met: boolean }) {
  return (
    <svg class={`goal-star ${met ? 'met' : ''}`} viewBox="0 0 9 9" aria-hidden="true">
      <path class="body" d={STAR_PATHS.body} />
      <path class="rim" d={STAR_PATHS.rim} />
    </svg>
  );
}
