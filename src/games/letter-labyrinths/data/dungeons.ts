/** Chapters 2.7, 2.8 and 2.9: the five dungeon cards. Their walls, doors and zones are in maps/letter-labyrinths. */

export const DUNGEONS = [
  'translucent-trial',
  'drifting-drains',
  'guarded-gates',
  'growing-grove',
  'hushed-halls',
] as const;
export type DungeonId = (typeof DUNGEONS)[number];

export type Twist = 'none' | 'drift' | 'doors' | 'growth' | 'hush';
export type BossSize = 1 | 2 | 3;

export interface BossRow {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

export interface Dungeon {
  readonly id: DungeonId;
  readonly order: number;
  readonly front: string;
  readonly boss: string;
  readonly twist: Twist;
  /** The words of enemies 1 to 5. */
  readonly enemies: readonly string[];
  readonly traps: number;
  readonly bossSize: BossSize;
  /** Words that the boss spells a round. */
  readonly bossMoves: number;
  /** By the d12. */
  readonly bossTable: readonly BossRow[];
}

/** The d12 is divided alike on all five cards. */
const SHARES = [
  [1, 1],
  [2, 4],
  [5, 8],
  [9, 11],
  [12, 12],
] as const;

// biome-ignore format: a table
const CARDS: readonly Dungeon[] = [
  card('translucent-trial', 1, 'Translucent Trial', 'Gelatinous Jelly', 'none',   10, 2, 'SLIME WASTE RUSTY SPOIL FUNKY', 'WRECK WASTE TRASH GRASP SLIDE'),
  card('drifting-drains',   2, 'Drifting Drains',   'Whirlpool Wyrm',   'drift',  10, 2, 'SURGE FLOOD BRINY MUCKY SWIRL', 'GULPS DROWN CHURN SWAMP FLUSH'),
  card('guarded-gates',     3, 'Guarded Gates',     'Keyhole Keeper',   'doors',  10, 2, 'GUARD LATCH RIVET CHAIN KNOCK', 'SMASH BLOCK CRUSH PINCH QUAKE'),
  card('growing-grove',     4, 'Growing Grove',     'Bramble Brute',    'growth',  7, 1, 'THORN MOSSY VINES FUNGI ROOTS', 'CHOKE CREEP TWIST BLOOM SNARE'),
  card('hushed-halls',      5, 'Hushed Halls',      'Wordless Wraith',  'hush',   10, 2, 'GHOST CHILL HAUNT DUSKY MOURN', 'SILENCE DREAD WRAITH MUFFLE WHISPER'),
];

export const HEALTH_MODES = ['book', 'even'] as const;
export type HealthMode = (typeof HEALTH_MODES)[number];

interface Health {
  readonly capture: readonly number[];
  readonly boss: readonly number[];
}

/** Damage that captures an enemy and that beats the boss, by number of players. */
// biome-ignore format: a table
const EVEN: Readonly<Record<DungeonId, Health>> = {
  'translucent-trial': { capture: [3, 4, 4, 4, 4, 4], boss: [10, 13, 19, 21, 22, 22] },
  'drifting-drains':   { capture: [3, 3, 4, 4, 4, 4], boss: [12, 17, 20, 24, 26, 27] },
  'guarded-gates':     { capture: [3, 3, 4, 5, 5, 5], boss: [14, 21, 26, 27, 27, 28] },
  'growing-grove':     { capture: [3, 3, 4, 5, 5, 5], boss: [13, 18, 21, 20, 20, 21] },
  'hushed-halls':      { capture: [3, 3, 4, 5, 5, 5], boss: [15, 21, 25, 25, 26, 28] },
};
/** The printed card knows one number of each, whoever plays. */
const BOOK = { capture: 4, boss: 15 } as const;

export function dungeonOf(id: DungeonId): Dungeon {
  return CARDS.find(dungeon => dungeon.id === id)!;
}

/** Only the first card was printed; the others are always even. */
export function hasBook(id: DungeonId): boolean {
  return id === 'translucent-trial';
}

export function healthOf(
  id: DungeonId,
  mode: HealthMode,
  players: number,
): { capture: number; boss: number } {
  if (mode === 'book') return { ...BOOK };
  const { capture, boss } = EVEN[id];
  return { capture: capture[players - 1]!, boss: boss[players - 1]! };
}

/** What the boss spells by a face of the d12. */
export function bossWord(dungeon: Dungeon, face: number): string {
  return dungeon.bossTable.find(row => face >= row.from && face <= row.to)!.word;
}

function card(
  id: DungeonId,
  order: number,
  front: string,
  boss: string,
  twist: Twist,
  traps: number,
  bossSize: BossSize,
  enemies: string,
  bossWords: string,
): Dungeon {
  const bossTable = bossWords
    .split(' ')
    .map((word, row) => ({ from: SHARES[row]![0], to: SHARES[row]![1], word }));
  return {
    id,
    order,
    front,
    boss,
    twist,
    enemies: enemies.split(' '),
    traps,
    bossSize,
    bossMoves: 3,
    bossTable,
  };
}
