/** What was seen in matches, kept in the folder of caches: a training that was broken off goes on where it stopped. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Features } from '../../src/analyst/outlook.ts';
import type { GameState } from '../../src/core/game.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { ROOT } from '../lib/project.mjs';
import { type Kind, live, type Row } from './games.ts';
import { handsOf } from './recipe.ts';

/** Where git does not look. */
export const CACHE = join(ROOT, '.cache', 'train');
/** Matches of a shard. */
const SHARD = 50;
/** What changes no match and no feature. */
const NO_MATTER = /\/bot\/(outlook\.(ts|json)|mastery\.ts)$|^src\/bots\/master\.ts$/;
/** Of a room's folder: what it looks like is left out. */
const OF_A_ROOM = ['bot', 'data', 'odds', 'rules', 'state', 'words'];

/** Columns side by side: row r of feature f is `columns[f][r]`. */
export interface Positions {
  readonly count: number;
  readonly columns: readonly Int32Array[];
  /** What came for the seat, in millionths: a win is all of them. */
  readonly came: Int32Array;
  /** Which match it is of. */
  readonly match: Int32Array;
}

export interface Source {
  readonly room: AnyRoom;
  readonly features: Features<GameState>;
  /** Undefined: nothing is kept. */
  readonly folder: string | undefined;
}

export function positionsOf(
  source: Source,
  kind: Kind,
  matches: number,
  looks: number,
  told: (done: number) => void,
): Positions {
  const home = homeOf(source, looks);
  const seen: Row[][] = [];
  for (let from = 0; from < matches; from += SHARD) {
    const size = Math.min(SHARD, matches - from);
    seen.push(...shard(source, home, kind, from, size, looks));
    told(from + size);
  }
  const rows = seen.flat();
  return {
    count: rows.length,
    columns: source.features.names.map((_, at) => Int32Array.from(rows, row => row[at + 1]!)),
    came: Int32Array.from(rows, row => row[0]!),
    match: Int32Array.from(seen.flatMap((list, at) => list.map(() => at))),
  };
}

/** Those of some matches, and the others. */
export function parted(positions: Positions, isFirst: (match: number) => boolean): [Positions, Positions] {
  const { columns, came, match } = positions;
  const part = (wanted: boolean): Positions => {
    const keeps = (_: number, at: number): boolean => isFirst(match[at]!) === wanted;
    const kept = came.filter(keeps);
    return {
      count: kept.length,
      columns: columns.map(column => column.filter(keeps)),
      came: kept,
      match: match.filter(keeps),
    };
  };
  return [part(true), part(false)];
}

function homeOf({ room, folder }: Source, looks: number): string | undefined {
  if (folder === undefined) return undefined;
  const home = join(folder, `${room.card.id}-${rulesDigest(room)}-${looks}`);
  mkdirSync(home, { recursive: true });
  return home;
}

function shard(
  { room, features }: Source,
  home: string | undefined,
  kind: Kind,
  from: number,
  size: number,
  looks: number,
): Row[][] {
  const file = home === undefined ? undefined : join(home, `${kind}-${from}-${size}.json.gz`);
  if (file !== undefined && existsSync(file)) {
    return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Row[][];
  }
  const seen = Array.from({ length: size }, (_, at) => live(room, features, kind, from + at, looks));
  if (file !== undefined) {
    // Written beside it and renamed: half a shard never looks like a whole one.
    writeFileSync(`${file}.part`, gzipSync(JSON.stringify(seen)));
    renameSync(`${file}.part`, file);
  }
  return seen;
}

/** Of all files that say how a match goes and is seen: after a change of them no old shard is learned from. */
function rulesDigest(room: AnyRoom): string {
  const { id } = room.card;
  const home = `src/games/${id}`;
  const folders = ['src/core', 'src/bots', `maps/${id}`, ...OF_A_ROOM.map(name => `${home}/${name}`)];
  const files = [...folders.flatMap(filesUnder), `${home}/game.ts`, 'tools/train/games.ts'];
  const hash = createHash('sha256').update(JSON.stringify(handsOf(id)));
  for (const file of files.toSorted()) {
    if (!NO_MATTER.test(file)) hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function filesUnder(folder: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
