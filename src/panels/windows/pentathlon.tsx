/** All games in a row on one seed: the legs, what each has cost, and the sum. */
import './pentathlon.css';
import { usePanels } from '../context.ts';
import { LEG_LOOKS } from '../logic/legs.ts';
import type { Command, LegModel, PentathlonModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: PentathlonModel;
  readonly onClose: () => void;
}

export function PentathlonWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const order = (command: Command) => () => handlers.command(command);
  const { canStart, canContinue } = model;
  return (
    <Window
      title={model.title}
      sprite="star"
      size="large"
      onClose={onClose}
      footer={
        <>
          {canContinue && (
            <Button look="stone" onPress={order('pentathlon-give-up')}>
              Give up
            </Button>
          )}
          {canStart && (
            <Button
              look={canContinue ? 'wood' : 'red'}
              autoFocus={!canContinue}
              onPress={order('pentathlon-start')}
            >
              {canContinue ? 'Start over' : 'Start'}
            </Button>
          )}
          {canContinue && (
            <Button look="red" autoFocus onPress={order('pentathlon-continue')}>
              Go on
            </Button>
          )}
        </>
      }
    >
      {model.line && <p>{model.line}</p>}
      <ol class="legs">
        {model.legs.map((leg, index) => (
          <Leg key={`${index}-${leg.title}`} leg={leg} number={index + 1} />
        ))}
      </ol>
      <p class="legs-total">
        <span class="label">Total</span>
        <span class="legs-sum">{model.total}</span>
      </p>
    </Window>
  );
}

function Leg({ leg, number }: { readonly leg: LegModel; readonly number: number }) {
  const { sign, words, tone } = LEG_LOOKS[leg.state];
  return (
    <li
      class={`leg ${leg.state}`}
      data-accent={leg.accent}
      aria-current={leg.state === 'running' ? 'step' : undefined}
    >
      <span class="leg-number" aria-hidden="true">
        {number}
      </span>
      <span class="leg-title">{leg.title}</span>
      <span class={`leg-state tone-${tone}`}>
        {sign} {words}
      </span>
      <span class="leg-figures">
        {leg.time && <span class="leg-time">{leg.time}</span>}
        {leg.score && <span class="leg-score">{leg.score}</span>}
      </span>
    </li>
  );
}
