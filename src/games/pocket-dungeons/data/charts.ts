/** Chapter "The 2D6 charts": what each total means, and the eleven traps. */
import type { Attack, DwellerId } from './cards.ts';

export type Total = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Row<R> = readonly [from: Total, to: Total, result: R];

// biome-ignore format: a table
const PLAIN_CHARTS = {
  treasure: [
    [2, 10, 'loot'],
    [11, 11, 'trap'],
    [12, 12, 'squatter'],
  ],
  door: [
    [2, 5, 'open'],
    [6, 7, 'locked'],
    [8, 8, 'really-locked'],
    [9, 10, 'surprise'],
    [11, 12, 'boo'],
  ],
  hazard: [
    [2, 6, 'trap'],
    [7, 11, 'encounter'],
    [12, 12, 'both'],
  ],
  encounter: [
    [2, 3, 'goblin-warrior'],
    [4, 5, 'goblin-hunter'],
    [6, 7, 'shambling-corpse'],
    [8, 9, 'lizardman'],
    [10, 10, 'shroud-ghost'],
    [11, 11, 'troll'],
    [12, 12, 'twice'],
  ] satisfies readonly Row<DwellerId | 'twice'>[],
} as const satisfies Readonly<Record<string, readonly Row<string>[]>>;

/** What forces a door. */
export const LOCKS = { locked: 4, 'really-locked': 6 } as const;

export interface TrapTest {
  readonly stat: Attack | 'action';
  readonly need: number;
}

const def = (stat: Attack, need: number): TrapTest => ({ stat, need });
const act = (need: number): TrapTest => ({ stat: 'action', need });

// biome-ignore format: a table
export const TRAPS = [
  { total: 2,  id: 'poison-dart',        name: 'Poison Dart',        test: def('ranged', 4), text: 'Pass Ranged defence 4+ or die.' },
  { total: 3,  id: 'bottomless-pit',     name: 'Bottomless Pit',     test: act(5),           text: 'Pass Action 5+ or die.' },
  { total: 4,  id: 'teleportation',      name: 'Teleportation',      test: def('magic', 5),  text: 'Pass Magic defence 5+, or the player to your left sends you elsewhere.' },
  { total: 5,  id: 'mind-control',       name: 'Mind Control',       test: def('magic', 4),  text: 'Pass Magic defence 4+, or others can scheme with you until your next turn.' },
  { total: 6,  id: 'fireball',           name: 'Fireball',           test: def('magic', 3),  text: 'Everybody within two steps must pass Magic defence 3+ or die.' },
  { total: 7,  id: 'shifting-corridors', name: 'Shifting Corridors', test: null,             text: 'The player to your left can turn a tile beside you.' },
  { total: 8,  id: 'cave-in',            name: 'Cave In',            test: act(5),           text: 'Pass Action 5+ or die. Then jump off the tile before it collapses.' },
  { total: 9,  id: 'paralyzation',       name: 'Paralyzation',       test: def('magic', 6),  text: 'Pass Magic defence 6+, or lie there until you do.' },
  { total: 10, id: 'ambush',             name: 'Ambush',             test: null,             text: 'Roll a die: that many encounters.' },
  { total: 11, id: 'mind-swap',          name: 'Mind Swap',          test: null,             text: 'You swap bodies with somebody, for good.' },
  { total: 12, id: 'gas-cloud',          name: 'Gas Cloud',          test: null,             text: 'From now on, everybody must pass Action 2+ before acting, or die.' },
] as const satisfies readonly { total: Total; id: string; name: string; test: TrapTest | null; text: string }[];

export type TrapId = (typeof TRAPS)[number]['id'];
export type DeadlyTrap = Extract<TrapId, 'poison-dart' | 'bottomless-pit' | 'fireball' | 'cave-in'>;

export const CHARTS = {
  ...PLAIN_CHARTS,
  trap: TRAPS.map(({ total, id }) => [total, total, id] as const),
} as const;

export type ChartId = keyof typeof CHARTS;
/** Charts that Blessings may turn. */
export type EventChart = Extract<ChartId, 'hazard' | 'trap' | 'encounter'>;
export type ChartResult<C extends ChartId> = (typeof CHARTS)[C][number][2];

export function chartResult<C extends ChartId>(chart: C, total: number): ChartResult<C> {
  const rows: readonly Row<ChartResult<C>>[] = CHARTS[chart] as readonly Row<ChartResult<C>>[];
  return rows.find(([from, to]) => total >= from && total <= to)![2];
}

export function trapOf(id: TrapId): (typeof TRAPS)[number] {
  return TRAPS.find(trap => trap.id === id)!;
}
