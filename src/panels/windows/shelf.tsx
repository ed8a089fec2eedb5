/** The rules books of all rooms, each under the picture of its door. */
import './shelf.css';
import { usePanels } from '../context.ts';
import type { ShelfModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { Window } from '../parts/window.tsx';

interface Props {
  readonly model: ShelfModel;
  readonly onClose: () => void;
}

export function ShelfWindow({ model, onClose }: Props) {
  const { handlers } = usePanels();
  return (
    <Window title={model.title} sprite="book" size="large" onClose={onClose}>
      <ul class="shelf">
        {model.books.map(({ id, title, accent }, index) => (
          <li key={id} data-accent={accent}>
            <Button look="stone" autoFocus={index === 0} onPress={() => handlers.readRules(id)}>
              <Sprite name={`place-${id}`} still />
              <span class="shelf-title">{title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Window>
  );
}
