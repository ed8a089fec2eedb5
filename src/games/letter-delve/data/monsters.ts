/** Chapter "Monsters and tiles": one beast per letter. The number on the tile decides HP, die and loot. */

export const SPECIALS = ['fly', 'greedy', 'regeneration', 'mean', 'invisible', 'doppelganger'] as const;
export type Special = (typeof SPECIALS)[number];

/** Attack die by the number on the tile. */
export const DIE_OF = { 1: 3, 2: 4, 3: 6, 4: 8, 5: 10, 8: 12, 10: 20 } as const;
export type TileNumber = keyof typeof DIE_OF;
/** What a cancelled Doppelganger rolls: it has lost the borrowed weapon (R66). */
export const BARE_DIE = 3;

interface Row {
  readonly letter: string;
  readonly name: string;
  readonly tiles: number;
  /** HP, and the number on the tile. */
  readonly hp: TileNumber;
  readonly special: Special | null;
}

const TABLE = {
  aquator: { letter: 'A', name: 'Aquator', tiles: 9, hp: 1, special: null },
  bat: { letter: 'B', name: 'Bat', tiles: 2, hp: 3, special: 'fly' },
  centaur: { letter: 'C', name: 'Centaur', tiles: 2, hp: 3, special: 'mean' },
  dragonette: { letter: 'D', name: 'Dragonette', tiles: 4, hp: 2, special: 'greedy' },
  emu: { letter: 'E', name: 'Emu', tiles: 12, hp: 1, special: null },
  flytrap: { letter: 'F', name: 'Flytrap', tiles: 2, hp: 4, special: 'mean' },
  griffin: { letter: 'G', name: 'Griffin', tiles: 3, hp: 2, special: 'fly' },
  hobgoblin: { letter: 'H', name: 'Hobgoblin', tiles: 2, hp: 4, special: 'mean' },
  'ice-monster': { letter: 'I', name: 'Ice Monster', tiles: 9, hp: 1, special: null },
  jabberwock: { letter: 'J', name: 'Jabberwock', tiles: 1, hp: 8, special: 'greedy' },
  kestrel: { letter: 'K', name: 'Kestrel', tiles: 1, hp: 5, special: 'fly' },
  leprechaun: { letter: 'L', name: 'Leprechaun', tiles: 4, hp: 1, special: 'greedy' },
  medusa: { letter: 'M', name: 'Medusa', tiles: 2, hp: 3, special: 'greedy' },
  nymph: { letter: 'N', name: 'Nymph', tiles: 6, hp: 1, special: null },
  orc: { letter: 'O', name: 'Orc', tiles: 8, hp: 1, special: 'greedy' },
  phantom: { letter: 'P', name: 'Phantom', tiles: 2, hp: 3, special: 'invisible' },
  quagga: { letter: 'Q', name: 'Quagga', tiles: 1, hp: 10, special: 'mean' },
  rattlesnake: { letter: 'R', name: 'Rattlesnake', tiles: 6, hp: 1, special: null },
  snake: { letter: 'S', name: 'Snake', tiles: 4, hp: 1, special: null },
  troll: { letter: 'T', name: 'Troll', tiles: 6, hp: 1, special: 'regeneration' },
  'ur-vile': { letter: 'U', name: 'Ur-vile', tiles: 4, hp: 1, special: null },
  vampire: { letter: 'V', name: 'Vampire', tiles: 2, hp: 4, special: 'regeneration' },
  wraith: { letter: 'W', name: 'Wraith', tiles: 2, hp: 4, special: 'invisible' },
  xeroc: { letter: 'X', name: 'Xeroc', tiles: 1, hp: 8, special: 'fly' },
  yeti: { letter: 'Y', name: 'Yeti', tiles: 2, hp: 4, special: 'mean' },
  'zombie-lord': { letter: 'Z', name: 'Zombie Lord', tiles: 1, hp: 10, special: 'invisible' },
  /** The blank tile. It rolls its victim's weapon die and carries nothing. */
  doppelganger: { letter: '?', name: 'Doppelganger', tiles: 2, hp: 5, special: 'doppelganger' },
} as const satisfies Record<string, Row>;

export type Kind = keyof typeof TABLE;
/** In the order of the letters, the blank last. */
export const KINDS = Object.keys(TABLE) as readonly Kind[];
export const MONSTERS: Readonly<Record<Kind, Row>> = TABLE;

/** The four that sleep around the stairs (R5), in the order in which they are shuffled. */
export const BOSSES: readonly Kind[] = ['quagga', 'zombie-lord', 'jabberwock', 'xeroc'];

export function isBoss(kind: Kind): boolean {
  return BOSSES.includes(kind);
}

/** Coins for whoever slays it: twice the number, and nothing for the blank. */
export function lootOf(kind: Kind): number {
  return kind === 'doppelganger' ? 0 : 2 * MONSTERS[kind].hp;
}
