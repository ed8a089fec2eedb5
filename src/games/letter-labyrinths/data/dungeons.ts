/**
 * Chapters 2.7, 2.8 and 2.9: the five dungeon cards. A dungeon is one row here, with the map of its walls, doors and
 * zones, and one row in `look/labyrinths.ts`.
 */
import driftingDrains from '../../../../maps/letter-labyrinths/drifting-drains.json';
import growingGrove from '../../../../maps/letter-labyrinths/growing-grove.json';
import guardedGates from '../../../../maps/letter-labyrinths/guarded-gates.json';
import hushedHalls from '../../../../maps/letter-labyrinths/hushed-halls.json';
import translucentTrial from '../../../../maps/letter-labyrinths/translucent-trial.json';

export type Twist = 'none' | 'drift' | 'doors' | 'growth' | 'hush';
export type BossSize = 1 | 2 | 3;

interface Card {
  readonly front: string;
  readonly boss: string;
  readonly twist: Twist;
  readonly traps: number;
  readonly bossSize: BossSize;
  /** The words of enemies 1 to 5, and those of the boss by the d12. */
  readonly enemies: string;
  readonly bossWords: string;
  /** Damage that captures an enemy and that beats the boss, by number of players. */
  readonly capture: readonly number[];
  readonly bossHealth: readonly number[];
  readonly map: unknown;
}

/** In the order of play. */
// biome-ignore format: a table
const CARDS = {
  'translucent-trial': { front: 'Translucent Trial', boss: 'Gelatinous Jelly', twist: 'none',   traps: 10, bossSize: 2, map: translucentTrial,
                         enemies: 'SLIME WASTE RUSTY SPOIL FUNKY', bossWords: 'WRECK WASTE TRASH GRASP SLIDE',
                         capture: [3, 4, 4, 4, 4, 4], bossHealth: [10, 13, 19, 21, 22, 22] },
  'drifting-drains':   { front: 'Drifting Drains',   boss: 'Whirlpool Wyrm',   twist: 'drift',  traps: 10, bossSize: 2, map: driftingDrains,
                         enemies: 'SURGE FLOOD BRINY MUCKY SWIRL', bossWords: 'GULPS DROWN CHURN SWAMP FLUSH',
                         capture: [3, 3, 4, 4, 4, 4], bossHealth: [12, 17, 20, 24, 26, 27] },
  'guarded-gates':     { front: 'Guarded Gates',     boss: 'Keyhole Keeper',   twist: 'doors',  traps: 10, bossSize: 2, map: guardedGates,
                         enemies: 'GUARD LATCH RIVET CHAIN KNOCK', bossWords: 'SMASH BLOCK CRUSH PINCH QUAKE',
                         capture: [3, 3, 4, 5, 5, 5], bossHealth: [14, 21, 26, 27, 27, 28] },
  'growing-grove':     { front: 'Growing Grove',     boss: 'Bramble Brute',    twist: 'growth', traps: 7,  bossSize: 1, map: growingGrove,
                         enemies: 'THORN MOSSY VINES FUNGI ROOTS', bossWords: 'CHOKE CREEP TWIST BLOOM SNARE',
                         capture: [3, 3, 4, 5, 5, 5], bossHealth: [13, 18, 21, 20, 20, 21] },
  'hushed-halls':      { front: 'Hushed Halls',      boss: 'Wordless Wraith',  twist: 'hush',   traps: 10, bossSize: 2, map: hushedHalls,
                         enemies: 'GHOST CHILL HAUNT DUSKY MOURN', bossWords: 'SILENCE DREAD WRAITH MUFFLE WHISPER',
                         capture: [3, 3, 4, 5, 5, 5], bossHealth: [15, 21, 25, 25, 26, 28] },
} as const satisfies Readonly<Record<string, Card>>;

export type DungeonId = keyof typeof CARDS;
export const DUNGEONS = Object.keys(CARDS) as DungeonId[];

/** The d12 is divided alike on all five cards. */
const SHARES = [
  [1, 1],
  [2, 4],
  [5, 8],
  [9, 11],
  [12, 12],
] as const;
/** Words that a boss spells a round. */
const BOSS_MOVES = 3;

interface BossRow {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

export interface Dungeon extends Omit<Card, 'enemies' | 'bossWords'> {
  readonly id: DungeonId;
  readonly order: number;
  readonly enemies: readonly string[];
  readonly bossMoves: number;
  /** By the d12. */
  readonly bossTable: readonly BossRow[];
}

const read = (id: DungeonId, index: number): Dungeon => {
  const { enemies, bossWords, ...card } = CARDS[id];
  const bossTable = bossWords
    .split(' ')
    .map((word, row) => ({ from: SHARES[row]![0], to: SHARES[row]![1], word }));
  return { id, order: index + 1, ...card, enemies: enemies.split(' '), bossMoves: BOSS_MOVES, bossTable };
};
const READ: ReadonlyMap<DungeonId, Dungeon> = new Map(DUNGEONS.map((id, index) => [id, read(id, index)]));

export function dungeonOf(id: DungeonId): Dungeon {
  return READ.get(id)!;
}

/** Whatever has been set up in a dungeon: a state. */
interface InDungeon {
  readonly options: { readonly dungeon: DungeonId };
}

/** The dungeon that is played in. */
export function dungeonIn({ options }: InDungeon): Dungeon {
  return dungeonOf(options.dungeon);
}

export function hasTwist(state: InDungeon, twist: Twist): boolean {
  return dungeonIn(state).twist === twist;
}

export const HEALTH_MODES = ['book', 'even'] as const;
export type HealthMode = (typeof HEALTH_MODES)[number];

/** The printed card knows one number of each, whoever plays. */
const BOOK = { capture: 4, boss: 15 } as const;

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
  const { capture, bossHealth } = CARDS[id];
  return { capture: capture[players - 1]!, boss: bossHealth[players - 1]! };
}

/** What the boss spells by a face of the d12. */
export function bossWord({ bossTable }: Dungeon, face: number): string {
  return bossTable.find(({ from, to }) => face >= from && face <= to)!.word;
}
