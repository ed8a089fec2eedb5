/** Something went wrong: what, what is safe, and the way back. */
import './error.css';
import { usePanels } from '../context.ts';
import type { ErrorModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { MoreArrow, useMore } from '../parts/more.tsx';
import { Sprite } from '../parts/sprite.tsx';

export function ErrorScreen({ model }: { readonly model: ErrorModel }) {
  const { handlers } = usePanels();
  const words = useMore<HTMLDivElement>(true);
  return (
    <main class="screen error-screen">
      <div class="frame error-box" role="alert">
        <div ref={words} class="error-words">
          <Sprite name="skull" steps={4} />
          <h1 class="heading">The torch went out</h1>
          <p class="tone-bad">{model.sentence}</p>
          <p class="tone-good">{model.safe}</p>
          {model.detail && (
            <details>
              <summary>Details for a bug report</summary>
              <pre class="scrolls" tabIndex={0} role="region" aria-label="Details">
                {model.detail}
              </pre>
            </details>
          )}
        </div>
        <MoreArrow />
        <Button look="red" onPress={() => handlers.command('menu')}>
          Back to the menu
        </Button>
      </div>
    </main>
  );
}
