/** Makes the packed files of one pack; what the lock already knows is left alone. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeSprite } from './encode.ts';
import {
  fileProblem,
  filesOfLevels,
  filesOfSounds,
  hashOfBytes,
  levelsText,
  LOCK_FILE,
  lockOf,
  readLock,
} from './lock.ts';
import type { PackSamples } from './packs.ts';
import { indexText, joinSounds } from './sprite.ts';

/** Returns the names of the files it has written or removed. */
export async function makePack(samples: PackSamples, packed: string, madeFrom = ''): Promise<string[]> {
  mkdirSync(packed, { recursive: true });
  const old = readLock(packed);
  const now = lockOf(samples, {});
  const sameEncoding = old.encoding === now.encoding;
  const isWhole = (files: readonly string[]) =>
    files.every(file => fileProblem(packed, file, old).length === 0);
  const made: string[] = [];
  const write = (file: string, bytes: Uint8Array): void => {
    writeFileSync(path.join(packed, file), bytes);
    made.push(file);
  };

  const soundFiles = filesOfSounds(samples.sounds.size > 0);
  const sameSounds = JSON.stringify(old.sounds) === JSON.stringify(now.sounds);
  if (soundFiles.length > 0 && !(sameEncoding && sameSounds && isWhole(soundFiles))) {
    const sprite = joinSounds(samples);
    write('sounds.mp3', await encodeSprite(sprite.samples));
    write('sounds.json', Buffer.from(indexText(sprite.index)));
  }

  for (const file of filesOfLevels(samples)) {
    const bytes = Buffer.from(levelsText(samples.levels));
    if (old.files[file] !== hashOfBytes(bytes) || !isWhole([file])) write(file, bytes);
  }

  const wanted = new Set([...soundFiles, ...filesOfLevels(samples)]);
  const strays = readdirSync(packed).filter(file => isOurs(file) && !wanted.has(file));
  for (const file of strays) rmSync(path.join(packed, file));
  const hashes = Object.fromEntries(
    [...wanted].map(file => [file, hashOfBytes(readFileSync(path.join(packed, file)))]),
  );
  writeLock(path.join(packed, LOCK_FILE), lockOf(samples, hashes, madeFrom));
  return [...made, ...strays.map(file => `${file} (removed)`)];
}

function isOurs(file: string): boolean {
  return /^(sounds|levels)\.(ogg|mp3|json)$/.test(file);
}

/** Written only when something changed: a make that makes nothing leaves no trace. */
function writeLock(file: string, lock: object): void {
  const text = `${JSON.stringify(lock, null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
