/** The lesson's voice: what to do next and how, how far it is, and why something was not it. */
import './lesson-box.css';
import { usePanels } from '../context.ts';
import { parseSpans } from '../logic/help-text.ts';
import { orderInWords, toGoOn } from '../logic/input-words.ts';
import type { LessonModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Spans } from '../parts/rich-text.tsx';

interface Props {
  readonly model: LessonModel;
  /** Its order is being carried out. */
  readonly isBusy: boolean;
}

export function LessonBox({ model, isBusy }: Props) {
  const { handlers, input } = usePanels();
  const { title, text, step, of, texts, order, refusal } = model;
  const how = order && (refusal ? toGoOn : orderInWords)(order, input);
  return (
    <section
      // Another key, another element: each refusal shakes anew.
      key={refusal?.count ?? 0}
      class={`lesson frame ${refusal ? 'refused' : ''} ${isBusy ? 'busy' : ''}`}
      aria-label="Lesson"
    >
      <div class="lesson-words" aria-live="polite">
        <h2 class="lesson-title blocky">
          <span>{title}</span>{' '}
          <span class="lesson-step">
            Step {step} of {of}
          </span>
        </h2>
        <div class="lesson-texts">
          <p>
            <Spans spans={parseSpans(text)} />
          </p>
          {texts.map(other => (
            <p key={other} class="lesson-room" aria-hidden="true">
              <Spans spans={parseSpans(other)} />
            </p>
          ))}
        </div>
        <p class={`lesson-order ${refusal ? 'tone-fire' : 'tone-gold'}`}>
          {refusal?.reason} {how}
        </p>
      </div>
      <div class="lesson-buttons">
        <Button look="wood" onPress={() => handlers.command('lesson-show')}>
          Show me
        </Button>
        <Button look="stone" onPress={() => handlers.command('lesson-skip')}>
          Skip lesson
        </Button>
      </div>
    </section>
  );
}
