/**
 * Every badge can be earned in a real deal, and not by every run. The runs that show it lie in
 * `tests/golden/<room>/badges.txt`; `UPDATE_BADGES=1 npx vitest run tests/games/badges.test.ts` keeps those that still
 * play and looks for the others.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runFromText, runToFragment } from '../../src/core/link.ts';
import type { Run } from '../../src/core/run.ts';
import { atOnce } from '../../src/core/slices.ts';
import { ROOMS } from '../../src/games/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { staging } from '../../src/records/staging.ts';
import { readPacks } from './contract/packs.ts';
import { seedOf } from './contract/setups.ts';
import { seek, SEEKERS } from './support/badge-seekers.ts';

const UPDATES = process.env['UPDATE_BADGES'] === '1';
const HINT = 'UPDATE_BADGES=1 npx vitest run tests/games/badges.test.ts looks for runs anew.';
/** How many seeds each seeker tries for the badges that are still missing. */
const TRIES = Number(process.env['BADGE_TRIES'] ?? 400);

interface Shown {
  readonly badges: readonly string[];
  readonly run: string;
}

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

describe('Badges', () => {
  it('are there in all six rooms, and known without them', async () => {
    expect(rooms.filter(({ room }) => room.badges.length > 0)).toHaveLength(6);
    for (const { card, badges } of ROOMS)
      if (badges) expect(await badges()).toBe(rooms.find(({ id }) => id === card.id)!.room.badges);
  });
});

describe.each(rooms)('The badges of $id', ({ id, room }) => {
  const file = join(import.meta.dirname, '..', 'golden', id, 'badges.txt');
  let shown: readonly Shown[] = [];
  beforeAll(() => void (shown = UPDATES ? renew(room, file) : read(file)), UPDATES ? 3_600_000 : undefined);

  it('are eight or more (or none), some of them secret, each with its own name', () => {
    if (room.badges.length === 0) return;
    expect(room.badges.length).toBeGreaterThanOrEqual(8);
    expect(room.badges.filter(({ hint }) => hint !== undefined).length).toBeGreaterThanOrEqual(2);
    for (const key of ['id', 'name', 'text'] as const)
      expect(new Set(room.badges.map(badge => badge[key])).size, key).toBe(room.badges.length);
  });

  it('are told in one short sentence, and have a picture', () => {
    const packs = readPacks(room.assets.packs);
    for (const { id: badge, name, text, hint, sprite } of room.badges) {
      expect(badge).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name.length, name).toBeLessThanOrEqual(24);
      for (const line of [text, ...(hint === undefined ? [] : [hint])]) {
        expect(line, line).toMatch(/^[A-Z].*\.$/);
        expect(line.split(' ').length, line).toBeLessThanOrEqual(14);
      }
      // It is laid on a plaque of 24 pixels.
      expect(packs.sizeOf(sprite), sprite).toBeGreaterThanOrEqual(12);
      expect(packs.sizeOf(sprite), sprite).toBeLessThanOrEqual(16);
    }
  });

  it('are earned by the runs that are said to earn them', () => {
    for (const { badges, run } of shown) expect(badgesOf(room, run), HINT).toEqual(badges);
  });

  it.each(room.badges.map(badge => badge.id))('%s is earned by one run and not by another', badge => {
    expect(
      shown.some(({ badges }) => badges.includes(badge)),
      HINT,
    ).toBe(true);
    expect(
      shown.some(({ badges }) => !badges.includes(badge)),
      HINT,
    ).toBe(true);
  });
});

function badgesOf(room: AnyRoom, text: string): readonly string[] | undefined {
  const run = runFromText(text);
  return run.ok ? earnedBy(room, run.value) : undefined;
}

function earnedBy(room: AnyRoom, run: Run): readonly string[] | undefined {
  const staged = atOnce(staging(room, run));
  return 'code' in staged ? undefined : staged.badges;
}

/** A line a run: the badges that it earns, then the run itself. */
function read(file: string): Shown[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map(line => {
    const words = line.split(' ');
    return { badges: words.slice(0, -1), run: words.at(-1)! };
  });
}

function renew(room: AnyRoom, file: string): Shown[] {
  const found = read(file).flatMap(({ run }): Shown[] => {
    const badges = badgesOf(room, run);
    return badges ? [{ badges, run }] : [];
  });
  const missing = new Set(room.badges.flatMap(({ id }) => [id, `not ${id}`]));
  const strike = (badges: readonly string[]): void => {
    for (const { id } of room.badges) missing.delete(badges.includes(id) ? id : `not ${id}`);
  };
  for (const { badges } of found) strike(badges);
  for (const [index, seeker] of SEEKERS[room.card.id]!.entries()) {
    for (let seed = 0; seed < TRIES && missing.size > 0; seed++) {
      const run = seek(room, seeker, seedOf(`badge ${index} ${seed}`));
      const badges = (run && earnedBy(room, run)) ?? [];
      const before = missing.size;
      strike(badges);
      if (run && missing.size < before) found.push({ badges, run: runToFragment(run) });
    }
  }
  writeFileSync(
    file,
    needed(found)
      .map(({ badges, run }) => [...badges, run].join(' ') + '\n')
      .join(''),
  );
  return read(file);
}

/** Without the runs that show nothing which the others do not show as well; the last one found goes first. */
function needed(found: readonly Shown[]): readonly Shown[] {
  const ids = [...new Set(found.flatMap(({ badges }) => badges))];
  const shows = (runs: readonly Shown[], id: string): string =>
    `${runs.some(({ badges }) => badges.includes(id))} ${runs.some(({ badges }) => !badges.includes(id))}`;
  return found.reduceRight<readonly Shown[]>((kept, one) => {
    const others = kept.filter(other => other !== one);
    return ids.every(id => shows(others, id) === shows(kept, id)) ? others : kept;
  }, found);
}
