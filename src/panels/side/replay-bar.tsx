/** The replay theatre's controls: play, a step back or on, and the whole run as a slider. */
import './replay-bar.css';
import { usePanels } from '../context.ts';
import type { ReplayModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';

export function ReplayBar({ model }: { readonly model: ReplayModel }) {
  const { handlers } = usePanels();
  const { at, of, playing } = model;
  return (
    <section class="replay frame" aria-label="Replay">
      <Button
        look="wood"
        class="icon"
        name="Back to the start"
        off={at === 0}
        onPress={() => handlers.seek(0)}
      >
        &lt;&lt;
      </Button>
      <Button
        look="wood"
        class="icon"
        name="One step back"
        off={at === 0}
        onPress={() => handlers.seek(at - 1)}
      >
        &lt;
      </Button>
      <Button
        look="red"
        class="icon"
        name={playing ? 'Pause the replay' : 'Play the replay'}
        onPress={() => handlers.command('replay-toggle')}
      >
        <Sprite name={playing ? 'pause' : 'play'} />
      </Button>
      <Button
        look="wood"
        class="icon"
        name="One step on"
        off={at === of}
        onPress={() => handlers.seek(at + 1)}
      >
        &gt;
      </Button>
      <input
        type="range"
        min={0}
        max={of}
        step={1}
        value={at}
        aria-label="Place in the run"
        aria-valuetext={`Action ${at} of ${of}`}
        style={{ '--part': of > 0 ? at / of : 0 }}
        onInput={event => handlers.seek(event.currentTarget.valueAsNumber)}
      />
      <span class="blocky">
        {at}/{of}
      </span>
    </section>
  );
}
