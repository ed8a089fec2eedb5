/** Each ability as people meet it: its words, its button, its voice. Its rule is in `rules/abilities.ts`. */
import type { Choice } from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import { labyrinthOf } from '../data/boards.ts';
import type { Ability } from '../data/classes.ts';
import { darkAround, trapsAround, type AbilityAction, type Using } from '../rules/abilities.ts';
import type { Pawn, State } from '../state/state.ts';
import { fortuneSprite, fortuneText, squareName } from './words.ts';

type Button = Pick<Choice<AbilityAction>, 'label'> & Partial<Choice<AbilityAction>>;

interface AbilityLook<A extends Ability> {
  readonly name: string;
  /** In a line: on its button and on the sheet. */
  readonly help: string;
  /** In the rules book. */
  readonly rule: string;
  readonly voice?: string;
  /** Its button, as far as it differs from others. */
  choice(action: Using<A>, state: State, pawn: Pawn): Button;
  /** Why it would do nothing now. */
  idle(pawn: Pawn): string;
}

/** For abilities that help the next word. */
const nextWord = ({ wordsLeft }: Pawn): string =>
  wordsLeft > 0 ? "It's active already." : 'You have already made your word this round.';

export const ABILITY_LOOKS: { readonly [A in Ability]: AbilityLook<A> } = {
  reveal: {
    name: 'Reveal',
    help: 'See the next card: keep it, discard it, or play it now.',
    rule: 'Reveal (Blue): everybody sees the next card. Keep it on the deck, discard it, or play it now. The last two cost that card.',
    choice: () => ({ label: 'Reveal the next card' }),
    idle: () => 'No card is left in the deck.',
  },
  recover: {
    name: 'Recover',
    help: 'Shuffle a used card back into the deck.',
    rule: "Recover (Green): shuffle a used card of your choice back into the deck. If the deck is empty, it's too late: the enemies turn it over, and it's the last one. Burned cards never come back.",
    choice: ({ card }) => ({
      label: `Recover card ${card}`,
      detail: `${fortuneText(card)}. Shuffled into the deck.`,
      icon: fortuneSprite(card),
    }),
    idle: () => 'No used card to bring back.',
  },
  disable: {
    name: 'Disable',
    help: 'Clears every trap on the eight squares around you.',
    rule: 'Disable (Orange): clears all traps on the eight squares around you, walls or not.',
    choice(_action, state, pawn) {
      const traps = trapsAround(state, pawn.at!);
      const named = traps.map(trap => `${trap.letter} on ${squareName(trap.at)}`);
      const unseen = darkAround(state, pawn.at!).length > 0 ? ['what is hidden around you'] : [];
      return {
        label:
          traps.length > 0 ? `Disable ${counted(traps.length, 'trap')} around you` : 'Disable around you',
        detail: `Clears ${[...named, ...unseen].join(', ')}.`,
      };
    },
    idle: () => 'No traps on the eight squares around you.',
  },
  'pass-walls': {
    name: 'Pass walls',
    help: 'Your next word walks through inner walls and closed doors.',
    rule: 'Pass walls (Orange, not by the book): your next word ignores inner walls and closed doors. The doors stay closed.',
    choice: () => ({ label: 'Pass walls with your next word' }),
    idle: nextWord,
  },
  portal: {
    name: 'Portal',
    help: 'Jump to a free blue square. You still make your word.',
    rule: 'Portal (Purple): jump to a free blue square {sprite:floor-zone}. You still make your word.',
    voice: 'portal',
    choice({ to }, { options }) {
      const { side } = labyrinthOf(options.dungeon).starts.find(({ x, y }) => x === to.x && y === to.y)!;
      return {
        label: `Portal to ${squareName(to)}, ${side}`,
        detail: 'No traps, no walls on the way.',
        at: to,
        mark: 'magic',
        aside: true,
      };
    },
    idle: () => 'No blue square is free.',
  },
  sprint: {
    name: 'Sprint',
    help: 'Each letter of your next word moves you up to two squares.',
    rule: 'Sprint (Red): each letter of your next word moves you up to two squares, the second only if you entered the first. So no letter hits twice. A full stop after a letter keeps it to one square: OP.AL.',
    voice: 'sprint-whoosh',
    choice: () => ({ label: 'Sprint with your next word' }),
    idle: nextWord,
  },
  'double-up': {
    name: 'Double up',
    help: 'Make a second word this round.',
    rule: 'Double up (Yellow): a second word this round. You can use it after the first.',
    choice: () => ({ label: 'Double up: a second word' }),
    idle: () => 'You have a second word already.',
  },
};

export function abilityLook(ability: Ability): AbilityLook<Ability> {
  return ABILITY_LOOKS[ability] as AbilityLook<Ability>;
}

export function abilityName(ability: Ability): string {
  return ABILITY_LOOKS[ability].name;
}

export function abilityIcon(ability: Ability): string {
  return `icon-${ability}`;
}
