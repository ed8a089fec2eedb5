/** Chapter "Options": two sets of rules, how heroes treat one another, and how often people are asked. */
import type { Options } from '../../../core/game.ts';
import type { OptionSpec } from '../../room.ts';

export type Exit = 'quiet' | 'loud';
export type Ebb = 'ebbing' | 'endless';
/** Who may stand on the star: the heroes alone, or monsters too, which nothing printed forbids (R22). */
export type OnStar = 'heroes' | 'anybody';
export type Duels = 'on' | 'truce' | 'off';
/** When items may answer: in our windows, or at any time, as printed (R93). */
export type Reactions = 'windows' | 'any-time';

export interface Rules {
  /** Whether a hero who leaves wakes the bosses beside the stairs (R9). */
  readonly exit: Exit;
  /** Whether Regeneration ends when only regenerators are left (R33). */
  readonly regeneration: Ebb;
  /** Rounds until everybody inside is lost (R68); 0 for none. */
  readonly torch: number;
  /** Left out where the heroes have it to themselves: states of such games are as they were before. */
  readonly star?: 'anybody';
  readonly duels: Duels;
  /** Coins that make monsters fiercer by one (R92); 0 for none. */
  readonly fever: number;
  readonly reactions: Reactions;
  /** Whether people want to be asked whenever they could use an item. */
  readonly asks: 'smart' | 'always';
  /** A seat, or chance (R8). */
  readonly first: number | 'random';
}

const DELVE: Rules = {
  exit: 'quiet',
  regeneration: 'ebbing',
  torch: 50,
  duels: 'on',
  fever: 15,
  reactions: 'windows',
  asks: 'smart',
  first: 'random',
};
/** The printed rules, without what this adaptation adds: nothing but duels as printed is to be had with them. */
const BY_THE_BOOK: Rules = {
  ...DELVE,
  exit: 'loud',
  regeneration: 'endless',
  torch: 0,
  star: 'anybody',
  fever: 0,
  reactions: 'any-time',
};

/** What the new-game dialog offers. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'rules',
    label: 'Rules',
    values: [
      {
        value: 'delve',
        label: 'Delve',
        help: `Gold fever: monsters roll +1 for every ${DELVE.fever} coins you carry. The torch lasts ${DELVE.torch} rounds.`,
      },
      {
        value: 'by-the-book',
        label: 'By the book',
        help: 'Exactly as printed, for 500 rounds at most: no fever, no truce, loud stairs, endless Trolls, and monsters may block the stairs.',
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
    // Time to find armour and magic: whoever bought the bigger die would win at once.
    usual: () => 'truce',
  },
  {
    id: 'asks',
    label: 'Items',
    values: [
      { value: 'smart', label: 'Ask me wisely', help: 'You are asked when an item could save you.' },
      {
        value: 'always',
        label: 'Ask me always',
        help: 'You are asked whenever you could use an item, even while a rival walks.',
      },
    ],
  },
];

export function onStar({ star }: Rules): OnStar {
  return star ?? 'heroes';
}

/** Reads a setup's options. What is not understood is as usual; `exit`, `torch` and so on overrule the set. */
export function readRules(options: Options): Rules {
  const isPrinted = options['rules'] === 'by-the-book';
  const base = isPrinted ? BY_THE_BOOK : DELVE;
  const { exit, regeneration, torch, duels, fever, asks, first } = options;
  const count = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
  return {
    exit: exit === 'quiet' || exit === 'loud' ? exit : base.exit,
    regeneration: regeneration === 'ebbing' || regeneration === 'endless' ? regeneration : base.regeneration,
    torch: count(torch) ? torch : base.torch,
    // No truce was ever printed.
    ...(base.star && { star: base.star }),
    duels: !isPrinted && (duels === 'truce' || duels === 'off') ? duels : base.duels,
    fever: count(fever) ? fever : base.fever,
    reactions: asks === 'always' ? 'any-time' : base.reactions,
    asks: asks === 'always' ? asks : base.asks,
    first: count(first) ? first : base.first,
  };
}
