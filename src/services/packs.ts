/**
 * The packed assets. Addresses are only words, so they are all known at once; pictures and sounds are fetched when
 * somebody uses an address, and the indexes are loaded pack by pack, so that the menu fetches `shared` alone.
 */
import type { AtlasIndex } from '../core/atlas.ts';
import { atlases } from './atlas.ts';

/** Start and length of each sound in the pack's one file, in milliseconds, and whether it carries a tune. */
export type SoundIndex = Readonly<Record<string, readonly [number, number, 'tune'?]>>;

export interface Pack {
  readonly name: string;
  readonly atlasUrl: string | undefined;
  readonly atlas: AtlasIndex | undefined;
  /** Further pictures by file name: `menu`, `tiles`. */
  readonly images: Readonly<Record<string, string>>;
  /** Further indexes by file name: `font`, `menu`. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly sounds: { readonly url: string; readonly index: SoundIndex } | undefined;
  /** Where the score of each tune is, and how loud its parts are. */
  readonly music: Readonly<Record<string, { readonly url: string; readonly levels: TuneLevels | undefined }>>;
}

/** By section and part, a letter for each beat (`src/audio/band/tune-levels.ts`). */
type TuneLevels = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface PackFiles {
  /** Path to address, of the scores. */
  readonly scores: Readonly<Record<string, string>>;
  /** Path to address, of everything but indexes. */
  readonly urls: Readonly<Record<string, string>>;
  /** Path to loader, of the indexes. */
  readonly indexes: Readonly<Record<string, () => Promise<unknown>>>;
}

const FILES: PackFiles = {
  scores: import.meta.glob<string>('../../assets/*/music/*.json', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  urls: import.meta.glob<string>('../../assets/*/packed/*.{png,mp3}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  indexes: import.meta.glob(['../../assets/*/packed/*.json', '!../../assets/*/packed/*.lock.json'], {
    import: 'default',
  }),
};

const PATH = /assets\/([^/]+)\/packed\/([^/]+)\.(\w+)$/;

interface PackedFile {
  readonly path: string;
  readonly name: string;
  readonly type: string;
}

function filesOf(pack: string, paths: Iterable<string>): PackedFile[] {
  const files: PackedFile[] = [];
  for (const path of paths) {
    const match = PATH.exec(path);
    if (match?.[1] === pack) files.push({ path, name: match[2]!, type: match[3]! });
  }
  return files;
}

/** Every pack there is, by name. */
export function packNames(files: PackFiles = FILES): string[] {
  const paths = [...Object.keys(files.urls), ...Object.keys(files.indexes)];
  return [...new Set(paths.map(path => PATH.exec(path)?.[1] ?? ''))].filter(name => name !== '').toSorted();
}

export async function readPack(name: string, files: PackFiles = FILES): Promise<Pack> {
  const urls = filesOf(name, Object.keys(files.urls));
  const indexes = filesOf(name, Object.keys(files.indexes));
  if (urls.length + indexes.length === 0) throw new Error(`There is no pack "${name}" under assets/.`);
  const loaded = await Promise.all(
    indexes.map(async file => [file.name, await files.indexes[file.path]!()] as const),
  );
  const { atlas, sounds, levels, ...data } = Object.fromEntries(loaded);
  const url = (stem: string, type: string): string | undefined => {
    const file = urls.find(one => one.name === stem && one.type === type);
    return file && files.urls[file.path];
  };
  const pictures = urls.filter(file => file.type === 'png' && file.name !== 'atlas');
  return {
    name,
    atlasUrl: url('atlas', 'png'),
    atlas: atlas as AtlasIndex | undefined,
    images: Object.fromEntries(pictures.map(file => [file.name, files.urls[file.path]!])),
    data,
    sounds: sounds === undefined ? undefined : { url: url('sounds', 'mp3')!, index: sounds as SoundIndex },
    music: musicOf(name, files.scores, (levels ?? {}) as Readonly<Record<string, TuneLevels>>),
  };
}

const SCORE = /assets\/([^/]+)\/music\/([^/]+)\.json$/;

function musicOf(
  pack: string,
  scores: PackFiles['scores'],
  levels: Readonly<Record<string, TuneLevels>>,
): Pack['music'] {
  return Object.fromEntries(
    Object.entries(scores).flatMap(([path, url]) => {
      const [, home, tune] = SCORE.exec(path) ?? [];
      return home === pack && tune !== undefined ? [[tune, { url, levels: levels[tune] }]] : [];
    }),
  );
}

/** The atlas, and every further picture that has an index of the same name and shape. */
export function pictured(pack: Pack): [url: string, index: AtlasIndex][] {
  const pairs: [string, AtlasIndex][] = [];
  for (const [name, url] of Object.entries(pack.images)) {
    const index = pack.data[name];
    if (isAtlas(index)) pairs.push([url, index]);
  }
  if (pack.atlasUrl !== undefined && pack.atlas) pairs.push([pack.atlasUrl, pack.atlas]);
  return pairs;
}

function isAtlas(index: unknown): index is AtlasIndex {
  return (
    typeof index === 'object' && index !== null && 'frames' in index && 'sprites' in index && 'size' in index
  );
}

const loading = new Map<string, Promise<Pack>>();

/** Loads a pack once, and tells the panels about its sprites. A failed load may be tried again. */
export function loadPack(name: string): Promise<Pack> {
  const known = loading.get(name);
  if (known) return known;
  const pack = readPack(name).then(
    ready => {
      for (const [url, index] of pictured(ready)) atlases.add(name, url, index);
      return ready;
    },
    (error: unknown) => {
      loading.delete(name);
      throw error;
    },
  );
  loading.set(name, pack);
  return pack;
}

/** Pictures that are on their way; held so that nobody throws them out before they are used. */
const pictures: HTMLImageElement[] = [];

/** Sends for a pack's index and pictures at once, so that they arrive together with the program, but for one that can wait. */
export async function sendFor(name: string, later?: string): Promise<void> {
  for (const { path, name: file, type } of filesOf(name, Object.keys(FILES.urls))) {
    if (type !== 'png' || file === later) continue;
    const picture = new Image();
    picture.src = FILES.urls[path]!;
    pictures.push(picture);
  }
  await loadPack(name);
}
