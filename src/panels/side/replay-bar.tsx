/** The replay theatre's controls: play, a step either way, the whole run as a slider, splits to jump to. */
import './replay-bar.css';
import '../parts/fields.css';
import { isPlainKey, keyOf } from '../../services/keys.ts';
import { usePanels } from '../context.ts';
import { splitAt, theatreOrder, theatreStep } from '../logic/theatre-keys.ts';
import type { ReplayModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';

export function ReplayBar({ model }: { readonly model: ReplayModel }) {
  const { handlers } = usePanels();
  const { at, of, playing, turn, verdict } = model;
  const heard = (event: KeyboardEvent) => {
    const { target } = event;
    if (!isPlainKey(event) || target instanceof HTMLSelectElement) return;
    const order = theatreOrder(keyOf(event), target instanceof HTMLInputElement ? 'scrubber' : 'bar');
    if (!order) return;
    event.preventDefault();
    event.stopPropagation();
    const to = theatreStep(order, at, of);
    if (to === undefined) handlers.command('replay-toggle');
    else if (to !== at) handlers.seek(to);
  };
  return (
    <section class="replay frame" aria-label="Replay" onKeyDown={heard}>
      <div class="replay-steps" role="toolbar" aria-label="Playing">
        <Step name="Back to the start" to={0} at={at}>
          &lt;&lt;
        </Step>
        <Step name="One step back" tip="One step back. Key: ←" to={Math.max(0, at - 1)} at={at}>
          &lt;
        </Step>
        <Button
          look="red"
          class="icon"
          name={playing ? 'Pause the replay' : 'Play the replay'}
          tip={`${playing ? 'Pause' : 'Play'}. Key: Space`}
          onPress={() => handlers.command('replay-toggle')}
        >
          <Sprite name={playing ? 'pause' : 'play'} />
        </Button>
        <Step name="One step on" tip="One step on. Key: →" to={Math.min(of, at + 1)} at={at}>
          &gt;
        </Step>
        <SplitJump model={model} />
      </div>
      <Scrubber model={model} />
      <span class="replay-place blocky">
        {turn !== undefined && <span>Turn {turn}</span>}
        <span class="tone-dim">
          {at}/{of}
        </span>
      </span>
      <div class="replay-low">
        {verdict && (
          <p class="replay-verdict" role="status">
            {verdict}
          </p>
        )}
        <div class="replay-more">
          {model.canPlayOn !== undefined && (
            <Button
              off={
                model.canPlayOn
                  ? false
                  : 'The run is over here. Go back to a point where there is something to decide.'
              }
              tip="Take over from here, as practice."
              onPress={() => handlers.command('play-on')}
            >
              <Sprite name="hand" steps={1} still />
              Play on
            </Button>
          )}
          {model.canReview && (
            <Button
              tip="Your chances over the run: what was luck, and what your decisions cost."
              onPress={() => handlers.command('review')}
            >
              <Sprite name="hint" steps={1} still />
              Review
            </Button>
          )}
          <Button
            tip="The same dungeon, with this run as your rival."
            onPress={() => handlers.command('race')}
          >
            <Sprite name="flag" steps={1} still />
            Race it
          </Button>
          <Button look="stone" onPress={() => handlers.command('leave')}>
            Close
          </Button>
        </div>
      </div>
    </section>
  );
}

interface StepProps {
  readonly name: string;
  readonly tip?: string | undefined;
  readonly at: number;
  readonly to: number;
  readonly children: string;
}

function Step({ name, tip, at, to, children }: StepProps) {
  const { handlers } = usePanels();
  return (
    <Button look="wood" class="icon" name={name} tip={tip} off={at === to} onPress={() => handlers.seek(to)}>
      {children}
    </Button>
  );
}

function Scrubber({ model }: { readonly model: ReplayModel }) {
  const { handlers } = usePanels();
  const { at, of, turn, splits = [] } = model;
  const whole = Math.max(1, of);
  return (
    <span class="replay-slider">
      <input
        type="range"
        min={0}
        max={of}
        step={1}
        value={at}
        aria-label="Place in the run"
        aria-valuetext={`Action ${at} of ${of}${turn === undefined ? '' : `, turn ${turn}`}`}
        style={{ '--part': at / whole }}
        onInput={event => handlers.seek(event.currentTarget.valueAsNumber)}
      />
      {splits.map((split, index) => (
        <span
          key={index}
          class={`replay-tick ${split.at <= at ? 'passed' : ''}`}
          style={{ '--part': split.at / whole }}
          aria-hidden="true"
        />
      ))}
    </span>
  );
}

function SplitJump({ model }: { readonly model: ReplayModel }) {
  const { handlers } = usePanels();
  const { splits = [], at } = model;
  if (splits.length === 0) return null;
  return (
    <select
      class="replay-jump"
      aria-label="Jump to a split"
      value={splitAt(splits, at)}
      onChange={event => handlers.seek(splits[Number(event.currentTarget.value)]?.at ?? 0)}
    >
      <option value={-1}>Start</option>
      {splits.map((split, index) => (
        <option key={index} value={index}>
          {split.label}
        </option>
      ))}
    </select>
  );
}
