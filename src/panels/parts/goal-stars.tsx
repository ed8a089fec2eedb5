/** Goals as stars: filled and gold when met, hollow when not, so that nobody needs the colour. */
import './goal-stars.css';
import { metOf } from '../logic/goals.ts';
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
      {goals.map((goal, index) => (
        <GoalStar key={index} met={goal.met} />
      ))}
    </span>
  );
}

export function GoalStar({ met }: { readonly met: boolean }) {
  return <span class={`goal-star ${met ? 'met' : ''}`} aria-hidden="true" />;
}
