/**
 * assets/<pack>/packed/audio.lock.json: what the packed files were made from. Encoded bytes cannot be compared with
 * sources, so the lock keeps a hash of the rendered samples, and of each file that was made from them.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ENCODING } from './encode.ts';
import { LEVELS_FILE, type PackSamples } from './packs.ts';

export interface Lock {
  /** The mark of sources and renderer (`made-from.ts`). */
  readonly madeFrom: string;
  readonly encoding: string;
  readonly sounds: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

export const LOCK_FILE = 'audio.lock.json';

const EMPTY: Lock = { madeFrom: '', encoding: '', sounds: {}, files: {} };

/** Sixteen bits are what is heard. */
export function hashOfSamples(samples: Float32Array): string {
  const heard = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) heard[i] = Math.round(samples[i]! * 32_767);
  return hashOfBytes(new Uint8Array(heard.buffer));
}

export function hashOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

export function lockOf(samples: PackSamples, files: Readonly<Record<string, string>>, madeFrom = ''): Lock {
  const hashes = (map: ReadonlyMap<string, Float32Array>) =>
    Object.fromEntries(
      [...map].map(([name, wave]) => [
        name,
        `${hashOfSamples(wave)}${samples.tuneful.has(name) ? ' tune' : ''}`,
      ]),
    );
  return {
    madeFrom,
    encoding: ENCODING,
    sounds: hashes(samples.sounds),
    files,
  };
}

export function readLock(packed: string): Lock {
  const file = path.join(packed, LOCK_FILE);
  if (!existsSync(file)) return EMPTY;
  return { ...EMPTY, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<Lock>) };
}

export function filesOfSounds(hasSounds: boolean): string[] {
  return hasSounds ? ['sounds.mp3', 'sounds.json'] : [];
}

/** A line for each section, so that a change of one shows as one. */
export function levelsText(levels: PackSamples['levels']): string {
  const tunes = Object.entries(levels).map(([name, sections]) => {
    const rows = Object.entries(sections).map(
      ([section, parts]) => `    ${JSON.stringify(section)}: ${JSON.stringify(parts)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n  }`;
  });
  return `{\n${tunes.join(',\n')}\n}\n`;
}

export function filesOfLevels({ levels }: Pick<PackSamples, 'levels'>): string[] {
  return Object.keys(levels).length > 0 ? [LEVELS_FILE] : [];
}

/** Made from the very same sources by the very same code, and not touched since: nothing to render. */
export function isAsMade(packed: string, madeFrom: string): boolean {
  const lock = readLock(packed);
  return (
    lock.madeFrom === madeFrom &&
    Object.keys(lock.files).every(file => fileProblem(packed, file, lock).length === 0)
  );
}

/** Everything that is not as the sources say, one line each. */
export function differences(samples: PackSamples, packed: string): string[] {
  const old = readLock(packed);
  const now = lockOf(samples, {});
  const told = old.encoding === now.encoding ? [] : ['the encoding settings have changed'];
  const wanted = [...filesOfSounds(samples.sounds.size > 0), ...filesOfLevels(samples)];
  const isMeasured =
    filesOfLevels(samples).length === 0 ||
    hashOfBytes(Buffer.from(levelsText(samples.levels))) === old.files[LEVELS_FILE];
  return [
    ...told,
    ...changes('sound', old.sounds, now.sounds),
    ...(isMeasured ? [] : ['the levels of the music have changed']),
    ...wanted.flatMap(file => fileProblem(packed, file, old)),
  ];
}

export function fileProblem(packed: string, file: string, lock: Lock): string[] {
  const full = path.join(packed, file);
  if (!existsSync(full)) return [`file ${file} is missing`];
  return hashOfBytes(readFileSync(full)) === lock.files[file]
    ? []
    : [`file ${file} is not the one that was made`];
}

function changes(
  kind: string,
  old: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted();
  return names.flatMap(name => {
    if (old[name] === now[name]) return [];
    if (old[name] === undefined) return [`${kind} ${name} is new`];
    return [now[name] === undefined ? `${kind} ${name} has lost its source` : `${kind} ${name} has changed`];
  });
}
