/** Chapter "Options": two sets of rules, and how heroes treat one another. */
import type { Options } from '../../../core/game.ts';
import type { OptionSpec } from '../../room.ts';

export type Exit = 'quiet' | 'loud';
export type Ebb = 'ebbing' | 'endless';
export type Duels = 'on' | 'truce' | 'off';

export interface Rules {
  /** Whether a hero who leaves wakes the bosses beside the stairs (R9). */
  readonly exit: Exit;
  /** Whether Regeneration ends when only regenerators are left (R33). */
  readonly regeneration: Ebb;
  /** Rounds until everybody inside is lost (R68); 0 for none. */
  readonly torch: number;
  readonly duels: Duels;
  /** A seat, or chance (R8). */
  readonly first: number | 'random';
}

const DELVE: Rules = { exit: 'quiet', regeneration: 'ebbing', torch: 50, duels: 'on', first: 'random' };
/** The printed rules, without the three safety rules that this adaptation adds. */
const BY_THE_BOOK: Rules = { ...DELVE, exit: 'loud', regeneration: 'endless', torch: 0 };

/** What the new-game dialog offers. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'rules',
    label: 'Rules',
    values: [
      {
        value: 'delve',
        label: 'Delve',
        help: 'Bosses sleep on if you leave, dead Trolls stay dead in the end, and the torch lasts 50 rounds.',
      },
      {
        value: 'by-the-book',
        label: 'By the book',
        help: 'As printed: leaving wakes the bosses, Trolls keep coming back, and the torch lasts 500 rounds.',
      },
    ],
  },
  {
    id: 'duels',
    label: 'Duels',
    values: [
      { value: 'on', label: 'Always', help: 'Heroes can fight and rob each other.' },
      { value: 'truce', label: 'After round 5', help: 'Five rounds of truce, then heroes can fight.' },
      { value: 'off', label: 'Never', help: 'Heroes leave each other alone.' },
    ],
  },
];

/** Reads a setup's options. What is not understood is as usual; `exit`, `torch` and so on overrule the set. */
export function readRules(options: Options): Rules {
  const base = options['rules'] === 'by-the-book' ? BY_THE_BOOK : DELVE;
  const { exit, regeneration, torch, duels, first } = options;
  return {
    exit: exit === 'quiet' || exit === 'loud' ? exit : base.exit,
    regeneration: regeneration === 'ebbing' || regeneration === 'endless' ? regeneration : base.regeneration,
    torch: typeof torch === 'number' && Number.isInteger(torch) && torch >= 0 ? torch : base.torch,
    duels: duels === 'on' || duels === 'truce' || duels === 'off' ? duels : base.duels,
    first: typeof first === 'number' && Number.isInteger(first) && first >= 0 ? first : base.first,
  };
}
