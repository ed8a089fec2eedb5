/** What is asked, and what may be answered. */
import type { Bare, Seat, Variants } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Ability, Colour } from '../data/classes.ts';

/**
 * - `class`: choose a colour. `place`: put the pawn on the board.
 * - `play`: make a word, use an ability, or hand over to another seat. With all words made: an ability, or the end.
 * - `reveal`: what becomes of the revealed card. `push`: where the pawn under the boss goes.
 */
export interface Ask {
  readonly seat: Seat;
  readonly kind: 'class' | 'place' | 'play' | 'reveal' | 'push';
  /** Another seat has handed over: whoever is asked so should act. */
  readonly handed?: true;
}

export const REVEAL_CHOICES = ['keep', 'discard', 'activate'] as const;
export type RevealChoice = (typeof REVEAL_CHOICES)[number];

/** What some abilities are used on. */
interface Targets {
  readonly recover: { card: number };
  readonly portal: { to: Cell };
}

/** Every action is that of the asked seat. */
export type Action = Variants<{
  class: { colour: Colour };
  place: { at: Cell };
  /** Nobody owns the turn: another seat goes on. While placing and playing. */
  hand: { to: Seat };
  /** `short`: ascending letter indices that Sprint shortens to one square; left out if there are none. */
  word: { word: string; short?: readonly number[] };
  /** Makes no word; with all words made, wants no ability and leaves the rest to the others. */
  pass: Bare;
  ability: { [A in Ability]: { ability: A } & (A extends keyof Targets ? Targets[A] : Bare) }[Ability];
  'reveal-choice': { choice: RevealChoice };
  push: { to: Cell };
  /** All words are made: the enemy phase begins. */
  'end-players': Bare;
  /** Writes down that a hint was shown in full. Legal while playing, but never listed. */
  'hint-used': Bare;
}>;
