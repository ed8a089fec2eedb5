/** A cross of arrows for thumbs. Means what the arrow keys and Enter mean. */
import './touch-cross.css';
import { DIRECTIONS } from '../../core/grid.ts';
import { usePanels } from '../context.ts';
import { Button } from '../parts/button.tsx';

const NAMES = { north: 'Up', east: 'Right', south: 'Down', west: 'Left' } as const;

export function TouchCross() {
  const { handlers } = usePanels();
  return (
    <div class="touch-cross" role="group" aria-label="Arrows">
      {DIRECTIONS.map(direction => (
        <Button
          key={direction}
          class={`icon ${direction}`}
          name={NAMES[direction]}
          onPress={() => handlers.cross(direction)}
        >
          <span class="arrow" aria-hidden="true" />
        </Button>
      ))}
      <Button class="icon middle" look="red" name="Do it" onPress={() => handlers.cross('confirm')}>
        <span class="dot" aria-hidden="true" />
      </Button>
    </div>
  );
}
