/** Chapter 2.6: one pawn and one class card a seat. Every ability costs one bonus token. */

export const COLOURS = ['blue', 'green', 'orange', 'purple', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const ABILITIES = [
  'reveal',
  'recover',
  'disable',
  'pass-walls',
  'portal',
  'sprint',
  'double-up',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Which of its two cards Orange plays with; the second comes from the later edition. */
export const ORANGE_CARDS = ['disable', 'pass-walls'] as const;
export type OrangeCard = (typeof ORANGE_CARDS)[number];

const CLASSES: Readonly<Record<Exclude<Colour, 'orange'>, Ability>> = {
  blue: 'reveal',
  green: 'recover',
  purple: 'portal',
  red: 'sprint',
  yellow: 'double-up',
};

export function abilityOf(colour: Colour, orange: OrangeCard): Ability {
  return colour === 'orange' ? orange : CLASSES[colour];
}
