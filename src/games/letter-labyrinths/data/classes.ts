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

/** Which of its two cards Orange plays with (the second comes from the later edition), or both of them. */
export const ORANGE_CARDS = ['disable', 'pass-walls', 'both'] as const;
export type OrangeCard = (typeof ORANGE_CARDS)[number];

const CLASSES: Readonly<Record<Exclude<Colour, 'orange'>, Ability>> = {
  blue: 'reveal',
  green: 'recover',
  purple: 'portal',
  red: 'sprint',
  yellow: 'double-up',
};

export function abilitiesOfClass(colour: Colour, orange: OrangeCard): readonly Ability[] {
  if (colour !== 'orange') return [CLASSES[colour]];
  return orange === 'both' ? ['disable', 'pass-walls'] : [orange];
}

/**
 * Authored, for parties against evened foes: hits that the boss needs less. What Blue and Orange do is worth less than
 * what the others do, so they bring this along.
 */
export const EASES: Readonly<Record<Colour, number>> = {
  blue: 2,
  green: 0,
  orange: 3,
  purple: 0,
  red: 0,
  yellow: 0,
};
