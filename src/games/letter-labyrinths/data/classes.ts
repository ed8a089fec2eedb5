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

export interface ClassCard {
  readonly colour: Colour;
  readonly ability: Ability;
}

// biome-ignore format: a table
const CLASSES: readonly ClassCard[] = [
  { colour: 'blue',   ability: 'reveal'    },
  { colour: 'green',  ability: 'recover'   },
  { colour: 'orange', ability: 'disable'   },
  { colour: 'purple', ability: 'portal'    },
  { colour: 'red',    ability: 'sprint'    },
  { colour: 'yellow', ability: 'double-up' },
];

export function abilityOf(colour: Colour, orange: OrangeCard): Ability {
  return colour === 'orange' ? orange : CLASSES.find(card => card.colour === colour)!.ability;
}
