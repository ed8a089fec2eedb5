/** Every map opens in the real Tiled: Debian's `tmxrasterizer` draws it. Skipped where it is not installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unless } from '../support/unless.ts';

const MAPS = join(import.meta.dirname, '..', '..', 'maps');
const OFFSCREEN = { ...process.env, QT_QPA_PLATFORM: 'offscreen' };

const folder = mkdtempSync(join(tmpdir(), 'five-delves-maps-'));
const isInstalled = spawnSync('tmxrasterizer', ['--version'], { env: OFFSCREEN }).status === 0;
const files = readdirSync(MAPS, { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.json'))
  .toSorted();
const roomOf = (file: string): string => file.split(/[\\/]/)[0]!;
const rooms = [...new Set(files.map(roomOf))];
const isMap = (file: string): boolean => readMap(file)['type'] === 'map';

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function readMap(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(MAPS, file), 'utf8')) as Record<string, unknown>;
}

describe('maps', () => {
  it('are there', () => expect(files.filter(isMap).length).toBeGreaterThan(0));

  // Tiled opens a map whose tileset or picture is missing without a word, so this is looked up here.
  it.each(files.filter(file => !isMap(file)))('the tileset %s has its picture', file => {
    const image = readMap(file)['image'];
    expect(typeof image === 'string' && existsSync(join(MAPS, dirname(file), image)), String(image)).toBe(
      true,
    );
  });

  it.each(files.filter(isMap))('%s names tilesets that exist', file => {
    const tilesets = readMap(file)['tilesets'] as { source?: string }[];
    for (const { source } of tilesets) {
      expect(source !== undefined && existsSync(join(MAPS, dirname(file), source)), String(source)).toBe(
        true,
      );
    }
  });

  const why = 'tmxrasterizer of the package "tiled" is not installed';
  it.skipIf(!isInstalled).each(rooms)(`of %s open in Tiled${unless(isInstalled, why)}`, room => {
    for (const file of files.filter(isMap).filter(name => roomOf(name) === room)) {
      const picture = join(folder, `${file.replaceAll(/[\\/]/g, '-')}.png`);
      const { status, stderr } = spawnSync('tmxrasterizer', [join(MAPS, file), picture], {
        env: OFFSCREEN,
        encoding: 'utf8',
      });
      expect(
        stderr.split('\n').filter(line => /error|fail|could not|cannot/i.test(line)),
        file,
      ).toEqual([]);
      expect(status, file).toBe(0);
      expect(statSync(picture).size, file).toBeGreaterThan(0);
    }
  });
});
