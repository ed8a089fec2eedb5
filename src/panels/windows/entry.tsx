/** A line of a board by itself: its runs, each to be watched and reviewed, and the words for a page of speed-runs. */
import './entry.css';
import { usePanels } from '../context.ts';
import type { EntryModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: EntryModel;
  readonly onClose: () => void;
}

export function EntryWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  const { legs, figures } = model;
  return (
    <Window
      title={model.title}
      accent={model.accent}
      sprite="trophy"
      onClose={onClose}
      footer={
        <Button
          tip="Category, times in milliseconds, seed, version and link: what such a page asks for."
          onPress={() => handlers.orderEntry({ do: 'copy' })}
        >
          <Sprite name="link" steps={1} still />
          Copy for speedrun.com
        </Button>
      }
    >
      <p>{model.line}</p>
      <dl class="entry-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt class="label">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul class="entry-legs" aria-label="Runs">
        {legs.map(({ title, canReview }, leg) => (
          <li key={title} class="entry-leg">
            <span class="entry-title">{title}</span>
            <span class="entry-orders">
              {canReview && (
                <Button name={`Review: ${title}`} onPress={() => handlers.orderEntry({ do: 'review', leg })}>
                  Review
                </Button>
              )}
              <Button
                look={leg === 0 ? 'red' : 'wood'}
                autoFocus={leg === 0}
                name={`Watch: ${title}`}
                onPress={() => handlers.orderEntry({ do: 'watch', leg })}
              >
                <Sprite name="play" steps={1} still />
                Watch
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p class="tone-dim">
        Every run is replayed before you see it. From the theatre you can race it. A copied seed or link gives
        away the dungeon.
      </p>
    </Window>
  );
}
