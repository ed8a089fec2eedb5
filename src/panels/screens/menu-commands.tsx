/** What the menu offers beside the places: icons with short words. */
import { usePanels } from '../context.ts';
import type { Command, MenuModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { Sprite } from '../parts/sprite.tsx';

interface Entry {
  readonly command: Command;
  readonly label: string;
  readonly icon: string;
  readonly look: 'wood' | 'stone';
  readonly name?: string | undefined;
}

// biome-ignore format: a table
const ALWAYS: readonly Entry[] = [
  { command: 'records',     label: 'Records',     icon: 'trophy',      look: 'stone' },
  { command: 'open-run',    label: 'Open a run',  icon: 'link',        look: 'stone' },
  { command: 'rules',       label: 'Rules',       icon: 'book',        look: 'stone' },
  { command: 'settings',    label: 'Settings',    icon: 'gear',        look: 'stone' },
  { command: 'credits',     label: 'Credits',     icon: 'person',      look: 'stone' },
  { command: 'full-screen', label: 'Full screen', icon: 'full-screen', look: 'stone' },
];

interface Props {
  readonly model: MenuModel;
  /** Of the icons. */
  readonly scale: number;
}

/** Of two commands each; a match to go on with has one for itself. */
export function commandRows(model: MenuModel): number {
  return Math.ceil(entriesOf(model).length / 2) + (model.saved ? 1 : 0);
}

export function MenuCommands({ model, scale }: Props) {
  const { handlers } = usePanels();
  const { saved } = model;
  return (
    <nav class="menu-commands" aria-label="Menu">
      {saved && (
        <Button look="red" class="menu-saved" onPress={() => handlers.command('continue')}>
          <Sprite name="play" scale={scale} />
          <span>
            Continue
            <span class="menu-line">
              {saved.title} · {saved.line}
            </span>
          </span>
        </Button>
      )}
      {entriesOf(model).map(({ command, label, icon, look, name }) => (
        <Button key={command} look={look} name={name} onPress={() => handlers.command(command)}>
          <Sprite name={icon} scale={scale} still />
          <span>{label}</span>
        </Button>
      ))}
    </nav>
  );
}

/** Whose turn it is here is told by number, and to those who hear it. */
function relaysEntry({ all, yours }: NonNullable<MenuModel['relays']>): Entry {
  const label = yours > 0 ? `By link (${yours})` : 'By link';
  const name = `By link: ${all} kept, your turn in ${yours}`;
  return { command: 'relays', label, icon: 'hand-over', look: yours > 0 ? 'wood' : 'stone', name };
}

function entriesOf({ daily, pentathlon, relays }: MenuModel): Entry[] {
  return [
    { command: 'campaign', label: 'Campaign', icon: 'map', look: 'wood' },
    ...(daily === undefined
      ? []
      : [{ command: 'daily', label: 'Daily', icon: 'calendar', look: 'wood', name: daily } as const]),
    ...(pentathlon
      ? [{ command: 'pentathlon', label: 'Pentathlon', icon: 'star', look: 'wood' } as const]
      : []),
    ...(relays ? [relaysEntry(relays)] : []),
    ...ALWAYS,
  ];
}
