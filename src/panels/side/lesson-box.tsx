/** The lesson's voice: what to do next, how far it is, and a hint. */
import './lesson-box.css';
import { usePanels } from '../context.ts';
import { parseSpans } from '../logic/help-text.ts';
import type { LessonModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Spans } from '../parts/rich-text.tsx';

export function LessonBox({ model }: { readonly model: LessonModel }) {
  const { handlers } = usePanels();
  return (
    <section class="lesson frame" aria-label="Lesson">
      <div class="lesson-words" aria-live="polite">
        <h2 class="lesson-title blocky">
          <span>{model.title}</span>{' '}
          <span class="lesson-step">
            Step {model.step} of {model.of}
          </span>
        </h2>
        <p>
          <Spans spans={parseSpans(model.text)} />
        </p>
        {model.hint && (
          <p class="tone-gold">
            <Spans spans={parseSpans(`* ${model.hint}`)} />
          </p>
        )}
      </div>
      <div class="lesson-buttons">
        {!model.hint && (
          <Button look="wood" onPress={() => handlers.command('lesson-hint')}>
            Show me
          </Button>
        )}
        <Button look="stone" onPress={() => handlers.command('lesson-skip')}>
          Skip lesson
        </Button>
      </div>
    </section>
  );
}
