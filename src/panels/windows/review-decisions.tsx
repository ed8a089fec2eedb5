/** Every decision of a run and what it was worth; those that lost something first of all. */
import { useState } from 'preact/hooks';
import type { ToldDecision } from '../../records/review.ts';
import { counted } from '../../games/phrases.ts';
import { pointsOf, signed } from '../logic/review.ts';
import { Button } from '../parts/button.tsx';
import { Switch } from '../parts/fields.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Better } from './review-better.tsx';

interface Props {
  readonly decisions: readonly ToldDecision[];
  readonly go: (step: number) => void;
}

const GRADES: Readonly<Record<ToldDecision['grade'], { readonly name: string; readonly sprite: string }>> = {
  best: { name: 'Best', sprite: 'chip-star' },
  fine: { name: 'Fine', sprite: 'chip-up' },
  slip: { name: 'Slip', sprite: 'chip-exclaim' },
  blunder: { name: 'Blunder', sprite: 'chip-skull' },
};
const NAMES = ['best', 'fine', 'slip', 'blunder'] as const;

export function ReviewDecisions({ decisions, go }: Props) {
  const [isAll, all] = useState(false);
  const worse = decisions.filter(({ grade }) => grade !== 'best');
  const shown = isAll ? decisions : worse;
  return (
    <section class="review-list" aria-label="Decisions">
      <h3 class="label">{counted(decisions.length, 'decision')}</h3>
      <ul class="review-grades">
        {NAMES.map(grade => (
          <li key={grade} data-grade={grade}>
            <Sprite name={GRADES[grade].sprite} still />
            <strong>{decisions.filter(one => one.grade === grade).length}</strong> {GRADES[grade].name}
          </li>
        ))}
      </ul>
      {worse.length < decisions.length && <Switch label="Show the best ones too" on={isAll} onChange={all} />}
      <ol class="review-rows">
        {shown.map(one => (
          <Row key={one.step} one={one} go={go} />
        ))}
      </ol>
    </section>
  );
}

function Row({ one, go }: { readonly one: ToldDecision; readonly go: (step: number) => void }) {
  const { name, sprite } = GRADES[one.grade];
  const points = pointsOf(one.skill);
  return (
    <li class="review-row" data-grade={one.grade}>
      <Sprite name={sprite} label={name} still />
      <div class="review-did">
        <p>
          <span class="tone-dim">Turn {one.turn}</span> {one.did}
        </p>
        {one.better && <Better better={one.better} />}
      </div>
      <span class={`review-number ${points < 0 ? 'tone-bad' : points > 0 ? 'tone-good' : 'tone-dim'}`}>
        {signed(points)}
      </span>
      <Button look="stone" name={`Watch turn ${one.turn}: ${one.did}`} onPress={() => go(one.step)}>
        Watch
      </Button>
    </li>
  );
}
