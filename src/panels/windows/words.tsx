/** Good words from here. One that is chosen lies on the tray, with its way drawn on the board. */
import { usePanels } from '../context.ts';
import type { WordsModel } from '../model.ts';
import { Window } from '../parts/window.tsx';
import { RowButton } from '../side/row-button.tsx';

interface Props {
  readonly model: WordsModel;
  readonly onClose: () => void;
}

export function WordsWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  return (
    <Window title={model.title} onClose={onClose}>
      {model.words.length === 0 && <p class="tone-dim">No useful words from here.</p>}
      {model.price !== undefined && <p class="tone-dim">This costs {model.price}.</p>}
      <div class="prompt-rows" role="group" aria-label={model.title}>
        {model.words.map(({ text, detail }, index) => (
          <RowButton
            key={text}
            choice={{ label: text, detail }}
            autoFocus={index === 0}
            onPress={() => {
              handlers.wordTyped(text);
              onClose();
            }}
          />
        ))}
      </div>
    </Window>
  );
}
