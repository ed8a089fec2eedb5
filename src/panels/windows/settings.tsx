/** Everything that can be set, at once and for good. */
import { useState } from 'preact/hooks';
import { type Amount, AMOUNTS } from '../../core/cue.ts';
import { SPEEDS } from '../../core/speed.ts';
import {
  AUTO_PASS,
  type AutoPass,
  RIVALS,
  type Rival,
  type Settings,
  speedName,
  TEXT_SIZE,
} from '../../services/settings.ts';
import { usePanels } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { OneOf, Slider, Switch } from '../parts/fields.tsx';
import { FilePick } from '../parts/file-pick.tsx';
import { Tabs } from '../parts/tabs.tsx';
import { Window } from '../parts/window.tsx';
import { KeySettings } from './key-settings.tsx';

interface Props {
  readonly notices: readonly string[] | undefined;
  readonly onClose: () => void;
}

const PAGES = ['Sound', 'Look', 'Play', 'Keys', 'Data'] as const;

export function SettingsWindow({ notices = [], onClose }: Props) {
  const [at, turnTo] = useState(0);
  return (
    <Window title="Settings" sprite="gear" onClose={onClose}>
      <Tabs label="Settings" tabs={PAGES} at={at} onChange={turnTo}>
        <Page page={PAGES[at]!} notices={notices} />
      </Tabs>
    </Window>
  );
}

function Page({
  page,
  notices,
}: {
  readonly page: (typeof PAGES)[number];
  readonly notices: readonly string[];
}) {
  switch (page) {
    case 'Sound':
      return <SoundPage />;
    case 'Look':
      return <LookPage />;
    case 'Play':
      return <PlayPage />;
    case 'Keys':
      return <KeySettings />;
    case 'Data':
      return <DataPage notices={notices} />;
  }
}

const VOLUMES = [
  ['master', 'All sound'],
  ['music', 'Music'],
  ['effects', 'Effects'],
] as const;

const AMOUNT_NAMES: Readonly<Record<Amount, { readonly label: string; readonly help: string }>> = {
  full: { label: 'Full', help: 'The band plays all the time and follows what happens.' },
  sparse: { label: 'Sparse', help: 'Long rests while nothing threatens you.' },
  moments: { label: 'Moments', help: 'Only for openings, bosses, narrow escapes and endings.' },
  none: { label: 'None', help: 'Sounds only.' },
};

function SoundPage() {
  const { settings, handlers } = usePanels();
  return (
    <>
      {VOLUMES.map(([name, label]) => (
        <Slider
          key={name}
          label={label}
          value={settings[name]}
          min={0}
          max={100}
          step={5}
          unit="%"
          onChange={value => handlers.settings({ [name]: value })}
        />
      ))}
      <OneOf
        label="How much music"
        values={AMOUNTS.map(amount => ({ value: amount, label: AMOUNT_NAMES[amount].label }))}
        value={settings.musicAmount}
        help={AMOUNT_NAMES[settings.musicAmount].help}
        onChange={musicAmount => handlers.settings({ musicAmount })}
      />
      <Switch label="Mute" on={settings.mute} onChange={mute => handlers.settings({ mute })} />
      <Flags rows={SOUND} />
    </>
  );
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
type FlagRow = readonly [flag: Flag, label: string, help: string];

const SOUND: readonly FlagRow[] = [
  ['duckSpeech', 'Quieter under speech', 'The music steps back while a screen reader has news to read.'],
];

const LOOK: readonly FlagRow[] = [
  ['reducedMotion', 'Less motion', 'No shaking, no flashes; things fade instead of hopping.'],
  ['colourSafe', 'Colour-safe', 'Blue and orange instead of green and red, stronger shapes on the board.'],
  ['lowPower', 'Low power', 'Torch-light, embers and dust are off.'],
];

const PLAY: readonly FlagRow[] = [
  [
    'needle',
    'Needle',
    'Shows your chance to win in practice, lessons and the theatre. Never in ranked runs.',
  ],
  [
    'showClocks',
    'Speed-run clocks',
    'Time in the top bar and a countdown. Alone in a ranked run, restarting asks nothing.',
  ],
  ['confirmations', 'Ask first', "Before anything you can't undo."],
  ['bumpToAttack', 'Bump to attack', 'Walking into a monster attacks it.'],
  ['tips', 'Tips', 'One-line tips in your first game after a lesson.'],
  ['touchCross', 'Arrow cross', 'A cross of arrows over the board, for thumbs.'],
  ['stayAwake', 'Screen stays on', 'While a match is open, if your device allows it.'],
  ['vibration', 'Vibration', 'A short buzz when you are hit, refused, or win. Phones only.'],
  ['emojiShare', 'Emoji to share', 'The line to share is drawn with emoji instead of plain signs.'],
];

const RIVAL_NAMES: Readonly<Record<Rival, { readonly label: string; readonly help: string }>> = {
  none: { label: 'Nobody', help: 'No ghost.' },
  best: { label: 'My best', help: 'Race the ghost of your own best run in this dungeon.' },
  par: { label: 'The bot', help: 'Race the ghost of the bot that set the par.' },
};

const AUTO_PASS_NAMES: Readonly<Record<AutoPass, { readonly label: string; readonly help: string }>> = {
  smart: {
    label: 'If it matters',
    help: 'The game asks you to react only when your life or coins are at stake.',
  },
  ask: { label: 'Always', help: 'The game asks whenever you could react at all.' },
  all: { label: 'Never', help: 'The game passes for you. "Let me react" stops at the next chance.' },
};

function Flags({ rows }: { readonly rows: readonly FlagRow[] }) {
  const { settings, handlers } = usePanels();
  return (
    <>
      {rows.map(([flag, label, help]) => (
        <Switch
          key={flag}
          label={label}
          help={help}
          on={settings[flag]}
          onChange={on => handlers.settings({ [flag]: on })}
        />
      ))}
    </>
  );
}

function LookPage() {
  const { settings, handlers } = usePanels();
  return (
    <>
      <Slider
        label="Text size"
        value={settings.textSize}
        {...TEXT_SIZE}
        unit="%"
        onChange={textSize => handlers.settings({ textSize })}
      />
      <Flags rows={LOOK} />
      <Button look="stone" onPress={() => handlers.command('access')}>
        What is supported
      </Button>
    </>
  );
}

function PlayPage() {
  const { settings, handlers } = usePanels();
  return (
    <>
      <OneOf
        label="Speed"
        values={SPEEDS.map(speed => ({ value: speed, label: speedName(speed) }))}
        value={settings.speed}
        onChange={speed => handlers.settings({ speed })}
      />
      <OneOf
        label="Ghost"
        values={RIVALS.map(rival => ({ value: rival, label: RIVAL_NAMES[rival].label }))}
        value={settings.ghost}
        help={RIVAL_NAMES[settings.ghost].help}
        onChange={ghost => handlers.settings({ ghost })}
      />
      <OneOf
        label="Ask me to react"
        values={AUTO_PASS.map(mode => ({ value: mode, label: AUTO_PASS_NAMES[mode].label }))}
        value={settings.autoPass}
        help={AUTO_PASS_NAMES[settings.autoPass].help}
        onChange={autoPass => handlers.settings({ autoPass })}
      />
      <Flags rows={PLAY} />
    </>
  );
}

function DataPage({ notices }: { readonly notices: readonly string[] }) {
  const { handlers } = usePanels();
  return (
    <>
      {notices.map(notice => (
        <p key={notice} class="tone-fire">
          ! {notice}
        </p>
      ))}
      <p>Records, saved games and settings are kept in this browser only. Export them all as one file.</p>
      <div class="buttons">
        <Button onPress={() => handlers.command('export-all')}>Export all</Button>
        <FilePick
          label="Import a file"
          accept=".json,application/json"
          onFile={bytes => handlers.importAll(new TextDecoder().decode(bytes))}
        />
        <Button look="stone" onPress={() => handlers.command('reset-settings')}>
          Reset settings
        </Button>
      </div>
    </>
  );
}
