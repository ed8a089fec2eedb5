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
  /** Sides of its die; words a round, or as many as it is squares wide; how many of them it lets you know a round ahead. */
  readonly bossDie: 6 | 8 | 10 | 12 | 20;
  readonly bossMoves: number | 'size';
  readonly bossTells: number;
  /** The words of enemies 1 to 5, and those of the boss by its die: up to which face each is spelled. */
  readonly enemies: string;
  readonly bossWords: string;
  /** Damage that captures an enemy and that beats the boss, by number of players; classes may ease the boss. */
  readonly capture: readonly number[];
  readonly bossHealth: readonly number[];
  readonly map: unknown;
}

/** In the order of play. */
// biome-ignore format: a table
const CARDS = {
  'translucent-trial': { front: 'Translucent Trial', boss: 'Gelatinous Jelly', twist: 'none',   traps: 10, bossSize: 2, map: translucentTrial,
                         enemies: 'SLIME WASTE RUSTY SPOIL FUNKY',
                         bossDie: 12, bossMoves: 3,      bossTells: 0, bossWords: '1 WRECK 4 WASTE 8 TRASH 11 GRASP 12 SLIDE',
                         capture: [3, 4, 4, 4, 4, 4], bossHealth: [10, 15, 23, 24, 30, 32] },
  'drifting-drains':   { front: 'Drifting Drains',   boss: 'Whirlpool Wyrm',   twist: 'drift',  traps: 13, bossSize: 2, map: driftingDrains,
                         enemies: 'SURGE FLOOD BRINY MUCKY SWIRL',
                         bossDie: 8,  bossMoves: 4,      bossTells: 0, bossWords: '2 GULP 4 COIL 6 SWIM 8 DIVE',
                         capture: [3, 3, 4, 4, 4, 4], bossHealth: [11, 16, 20, 24, 26, 30] },
  'guarded-gates':     { front: 'Guarded Gates',     boss: 'Keyhole Keeper',   twist: 'doors',  traps: 10, bossSize: 2, map: guardedGates,
                         enemies: 'GUARD LATCH RIVET CHAIN KNOCK',
                         bossDie: 6,  bossMoves: 2,      bossTells: 2, bossWords: '1 SMASH 2 BLOCK 4 CRUSH 5 PINCH 6 QUAKE',
                         capture: [3, 3, 4, 5, 5, 5], bossHealth: [17, 27, 34, 35, 40, 37] },
  'growing-grove':     { front: 'Growing Grove',     boss: 'Bramble Brute',    twist: 'growth', traps: 7,  bossSize: 1, map: growingGrove,
                         enemies: 'THORN MOSSY VINES FUNGI ROOTS',
                         bossDie: 10, bossMoves: 'size', bossTells: 0, bossWords: '2 CHOKE 4 CREEP 6 TWIST 8 BLOOM 10 SNARE',
                         capture: [3, 3, 4, 5, 5, 5], bossHealth: [15, 22, 27, 27, 26, 28] },
  'hushed-halls':      { front: 'Hushed Halls',      boss: 'Wordless Wraith',  twist: 'hush',   traps: 10, bossSize: 2, map: hushedHalls,
                         enemies: 'GHOST CHILL HAUNT DUSKY MOURN',
                         bossDie: 20, bossMoves: 3,      bossTells: 1, bossWords: '2 SILENCE 7 DREAD 13 WRAITH 18 MUFFLE 20 WHISPER',
                         capture: [3, 3, 4, 5, 5, 5], bossHealth: [15, 21, 30, 28, 31, 37] },
} as const satisfies Readonly<Record<string, Card>>;

export type DungeonId = keyof typeof CARDS;
export const DUNGEONS = Object.keys(CARDS) as DungeonId[];

interface BossRow {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

export interface Dungeon extends Omit<Card, 'enemies' | 'bossWords'> {
  readonly id: DungeonId;
  readonly order: number;
  readonly enemies: readonly string[];
  /** By its die. */
  readonly bossTable: readonly BossRow[];
}

const read = (id: DungeonId, index: number): Dungeon => {
  const { enemies, bossWords, ...card } = CARDS[id];
  return { id, order: index + 1, ...card, enemies: enemies.split(' '), bossTable: readTable(bossWords) };
};

/** "1 WRECK 4 WASTE": WRECK on a 1, WASTE up to 4. */
function readTable(text: string): BossRow[] {
  const parts = text.split(' ');
  return parts.flatMap((word, at) =>
    at % 2 === 0 ? [] : [{ from: 1 + Number(parts[at - 3] ?? 0), to: Number(parts[at - 1]), word }],
  );
}
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

/** Words that a boss of this size spells a round. */
export function wordsOfBoss({ bossMoves }: Dungeon, size: BossSize): number {
  return bossMoves === 'size' ? size : bossMoves;
}

/** What the boss spells by a face of its die. */
export function bossWord({ bossTable }: Dungeon, face: number): string {
  return bossTable.find(({ from, to }) => face >= from && face <= to)!.word;
}
