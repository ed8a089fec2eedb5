/** Title, level, seed, clocks, and the buttons that are always there. */
import './top-bar.css';
import { keyName } from '../../services/keys.ts';
import { nextSpeed, speedName } from '../../services/settings.ts';
import { usePanels } from '../context.ts';
import type { TableModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';
import { ClockView } from './clock-view.tsx';

const UNDO_TIPS = {
  free: 'Undo the last action.',
  practice: 'Undo the last action. Dice have been rolled since, so the run becomes practice.',
  no: 'Nothing to undo.',
} as const;

function hintTip(price: string | undefined): string {
  const words = 'What a good player would do, and why.';
  return price === undefined ? words : `${words} Costs ${price}.`;
}

const withKey = (words: string, key: string | undefined): string =>
  key === undefined ? words : `${words} Key: ${keyName(key)}`;

/** Where there is not room for all of it the name is cut, not the number behind it: "The Old Ce… · Turn 11". */
function Headline({ text }: { readonly text: string }) {
  const [, name, count] = /^(\D+) · (.*\d.*)$/.exec(text) ?? [];
  if (name === undefined) return <span>{text}</span>;
  return (
    <span class="bar-headline">
      <span>{name}</span>
      <span class="counts">
        <span class="dot"> · </span>
        {count}
      </span>
    </span>
  );
}

interface Props {
  readonly model: TableModel;
  /** Few tools, in one short row; speed and sound are in the pause window, too. */
  readonly isCompact: boolean;
}

export function TopBar({ model, isCompact }: Props) {
  const { handlers, settings } = usePanels();
  const { keys } = settings;
  return (
    <header class="bar">
      <Button
        look="stone"
        class="icon"
        name="Pause"
        tip={withKey('Pause, settings, rules, leave.', keys.back)}
        onPress={() => handlers.command('pause')}
      >
        <Sprite name="pause" />
      </Button>
      <div class="bar-words">
        <h1 class="heading">{model.title}</h1>
        <p class="bar-lines blocky">
          <Headline text={model.headline} />
          <span class="bar-seed">
            {model.flag && <span class="bar-flag">{model.flag}</span>}{' '}
            <span class="seed-words">Seed {model.seed}</span>
          </span>
        </p>
      </div>
      <div class="bar-tools" role="toolbar" aria-label="Table tools">
        {!model.replay && (
          <Button
            look="stone"
            class="icon"
            name="Undo"
            off={model.undo === 'no' ? UNDO_TIPS.no : false}
            tip={withKey(UNDO_TIPS[model.undo], keys.undo)}
            onPress={() => handlers.command('undo')}
          >
            <Sprite name="undo" />
          </Button>
        )}
        {model.canHint && (
          <Button
            look="stone"
            class="icon"
            name="Hint"
            tip={withKey(hintTip(model.hintPrice), keys.hint)}
            onPress={() => handlers.command('hint')}
          >
            <Sprite name="hint" />
          </Button>
        )}
        {isCompact && model.overlays.length > 1 ? (
          <OverlayTurn overlays={model.overlays} />
        ) : (
          model.overlays.map(({ id, label, key, on }) => (
            <Button
              key={id}
              look="stone"
              class="icon"
              pressed={on}
              tip={withKey(`${label}.`, key)}
              onPress={() => handlers.overlay(id, !on)}
            >
              <span class="unseen">{label}</span>
              <Sprite name={`overlay-${id}`} />
              {key !== undefined && (
                <span class="kbd bar-key" aria-hidden="true">
                  {keyName(key)}
                </span>
              )}
            </Button>
          ))
        )}
        {/* Who watches has no other. */}
        {(!isCompact || model.replay) && <SpeedButton />}
        {!isCompact && <SoundButton />}
      </div>
      {settings.showClocks && <ClockView />}
    </header>
  );
}

/** All overlays in turn behind one button: only one is shown at a time. */
function OverlayTurn({ overlays }: Pick<TableModel, 'overlays'>) {
  const { handlers } = usePanels();
  const at = overlays.findIndex(({ on }) => on);
  const now = overlays[at];
  const next = overlays[at + 1];
  return (
    <Button
      look="stone"
      class="icon"
      name={now ? `Overlay: ${now.label}` : 'Overlays'}
      pressed={now !== undefined}
      tip={next ? `Next: ${next.label}.` : 'Next: none.'}
      onPress={() => {
        if (next) handlers.overlay(next.id, true);
        else if (now) handlers.overlay(now.id, false);
      }}
    >
      <Sprite name={`overlay-${(now ?? overlays[0])?.id}`} />
    </Button>
  );
}

function SpeedButton() {
  const { handlers, settings } = usePanels();
  return (
    <Button
      look="stone"
      class="icon"
      tip={withKey('How fast motions play: 1x, 2x, 4x, instant.', settings.keys.speed)}
      onPress={() => handlers.settings({ speed: nextSpeed(settings.speed) })}
    >
      <span class="unseen">Speed</span>
      <span class="bar-speed">{settings.speed === 'instant' ? 'MAX' : speedName(settings.speed)}</span>
    </Button>
  );
}

function SoundButton() {
  const { handlers, settings } = usePanels();
  return (
    <Button
      look="stone"
      class="icon"
      name="Sound"
      pressed={!settings.mute}
      tip={withKey(settings.mute ? 'Sound is off.' : 'Sound is on.', settings.keys.sound)}
      onPress={() => handlers.settings({ mute: !settings.mute })}
    >
      <Sprite name={settings.mute ? 'speaker-off' : 'speaker'} />
    </Button>
  );
}
