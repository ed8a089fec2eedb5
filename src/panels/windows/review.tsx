/** A run reviewed: the curve of its chances, what luck and decisions made of them, and where it turned. */
import './review.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePanels } from '../context.ts';
import {
  kindOf,
  type Kind,
  luckierWords,
  pointsOf,
  signed,
  sumsOf,
  swingOf,
  verdictOf,
} from '../logic/review.ts';
import type { ReviewModel } from '../model.ts';
import type { ToldDecision, ToldReview } from '../../records/review.ts';
import { Button } from '../parts/button.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Window } from '../parts/window.tsx';
import { Better } from './review-better.tsx';
import { ReviewCurve } from './review-curve.tsx';
import { ReviewDecisions } from './review-decisions.tsx';

interface Props {
  readonly model: ReviewModel;
  readonly onClose: () => void;
}

export function ReviewWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const { told, share } = model;
  const body = useFocusThatStays(share !== undefined);
  const go = (step: number): void => {
    onClose();
    handlers.seek(step);
  };
  return (
    <Window title={model.title} accent={model.accent} size="large" onClose={onClose}>
      <div ref={body} class="review">
        {share !== undefined && <Thinking share={share} isFirst={!told} />}
        {model.problem !== undefined && (
          <p class="tone-bad" role="alert">
            ! {model.problem}
          </p>
        )}
        {told && <Told told={told} steps={model.steps} go={go} />}
      </div>
    </Window>
  );
}

function Thinking({ share, isFirst }: { readonly share: number; readonly isFirst: boolean }) {
  const { handlers } = usePanels();
  return (
    <div class="review-thinking">
      <ProgressBar label="Reviewing the run" done={share} />
      <p class="tone-dim">
        {isFirst ? 'Playing the run back' : 'Weighing decisions. Numbers may still move.'}
      </p>
      <Button class="review-stop" onPress={() => handlers.command('stop-review')}>
        Cancel
      </Button>
    </div>
  );
}

interface ToldProps {
  readonly told: ToldReview;
  readonly steps: number;
  readonly go: (step: number) => void;
}

function Told({ told, steps, go }: ToldProps) {
  const points = told.turningPoints.map(at => told.decisions[at]!);
  return (
    <>
      <ReviewCurve told={told} steps={steps} />
      <Way told={told} />
      <p class="review-verdict">{verdictOf(told)}</p>
      {told.luckier !== undefined && <p class="review-verdict tone-dim">{luckierWords(told.luckier)}</p>}
      {points.length > 0 && <TurningPoints points={points} go={go} />}
      <ReviewDecisions decisions={told.decisions} go={go} />
    </>
  );
}

/** From the first outlook to the result: a sum that comes out even. */
function Way({ told }: { readonly told: ToldReview }) {
  const { first, luck, skill, last } = sumsOf(told);
  return (
    <dl class="review-way">
      <Part label="Start" sprite="door" value={`${first}%`} />
      <Part label="Luck" sprite={`die-d6-gold-face-${luck < 0 ? 1 : 6}`} value={signed(luck)} sum={luck} />
      <Part label="Skill" sprite="hand" value={signed(skill)} sum={skill} />
      <Part label="End" sprite={last > 50 ? 'trophy' : 'skull'} value={`${last}%`} />
    </dl>
  );
}

interface PartProps {
  readonly label: string;
  readonly sprite: string;
  readonly value: string;
  /** What it adds or takes. */
  readonly sum?: number;
}

/** Dice are drawn larger than other pictures: a step less makes them about equal. */
function Picture({ name, steps }: { readonly name: string; readonly steps: number }) {
  return <Sprite name={name} steps={name.startsWith('die-') ? steps - 1 : steps} still />;
}

function Part({ label, sprite, value, sum }: PartProps) {
  const tone = sum === undefined || sum === 0 ? '' : sum > 0 ? 'tone-good' : 'tone-bad';
  return (
    <div class="review-part" data-sum={sum !== undefined || undefined}>
      <Picture name={sprite} steps={3} />
      <dt class="label">{label}</dt>
      <dd class={`review-number ${tone}`}>{value}</dd>
    </div>
  );
}

const KINDS: Readonly<
  Record<Kind, { readonly title: string; readonly sprite: string; readonly tone: string }>
> = {
  lucky: { title: 'Lucky break', sprite: 'die-d6-gold-face-6', tone: 'good' },
  unlucky: { title: 'Bad luck', sprite: 'die-d6-bone-face-1', tone: 'bad' },
  great: { title: 'Great move', sprite: 'star', tone: 'good' },
  slip: { title: 'Slip', sprite: 'hand', tone: 'bad' },
  blunder: { title: 'Blunder', sprite: 'skull', tone: 'bad' },
};

interface PointsProps {
  readonly points: readonly ToldDecision[];
  readonly go: (step: number) => void;
}

function TurningPoints({ points, go }: PointsProps) {
  return (
    <section aria-label="Turning points">
      <h3 class="unseen">Turning points</h3>
      <ol class="review-points">
        {points.map((point, index) => (
          <TurningPoint key={point.step} point={point} number={index + 1} go={go} />
        ))}
      </ol>
    </section>
  );
}

interface PointProps {
  readonly point: ToldDecision;
  readonly number: number;
  readonly go: (step: number) => void;
}

function TurningPoint({ point, number, go }: PointProps) {
  const { title, sprite, tone } = KINDS[kindOf(point)];
  const { turn, did, better, news = [], before, after, step } = point;
  return (
    <li class="review-point">
      <p class="review-point-head">
        <span class="review-flag" aria-hidden="true">
          {number}
        </span>
        <Picture name={sprite} steps={2} />
        <strong class={`tone-${tone}`}>{title}</strong>
        <span class={`review-number tone-${tone}`}>{signed(swingOf(point))}</span>
      </p>
      <p>
        <span class="tone-dim">Turn {turn}, you:</span> {did}
      </p>
      {news.map(({ text, tone: said }, at) => (
        <p key={at} class={`tone-${said}`}>
          {text}
        </p>
      ))}
      {better && <Better better={better} />}
      <div class="review-point-foot">
        <span class="tone-dim">
          {pointsOf(before)}% {'\u2192'} {pointsOf(after)}%
        </span>
        <Button
          name={`Go there: turn ${turn}, ${title}`}
          tip="Shows it in the theatre. Play on takes over from there."
          onPress={() => go(step)}
        >
          <Sprite name="replay" steps={1} still />
          Go there
        </Button>
      </div>
    </li>
  );
}

/** The Cancel button goes when the work is done: the focus must not go with it. */
function useFocusThatStays(isBusy: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const [was, set] = useState(isBusy);
  useEffect(() => {
    if (was && !isBusy && document.activeElement === document.body)
      body.current?.closest('dialog')?.focus({ preventScroll: true });
    set(isBusy);
  }, [isBusy]);
  return body;
}
