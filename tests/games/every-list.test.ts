/** The lists beside `src/games/index.ts` in which every room must stand. How to enter one: docs/add-a-room.md. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { PLACE_GOALS } from '../../src/records/campaign-goals.ts';
import { CHAPTERS } from '../../src/records/campaign-story.ts';
import { DOCUMENTS } from '../../tools/docs/documents.ts';
import { ROOM_STOPS } from '../browser/layout/stops.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const isThere = (path: string): boolean => existsSync(join(ROOT, path));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const menu = JSON.parse(read('assets/shared/packed/menu.json')) as {
  readonly places: Record<string, unknown>;
  readonly sprites: Record<string, unknown>;
};

describe.each(ROOMS.map(({ card }) => ({ id: card.id, title: card.title })))('$id', ({ id, title }) => {
  it('has its rules and their tables, and a README of its code', () => {
    expect(Object.keys(DOCUMENTS)).toContain(`docs/rules/${id}.md`);
    expect(read(`src/games/${id}/README.md`)).toContain(`docs/rules/${id}.md`);
  });

  it('has a chapter of the story and its goals', () => {
    expect(Object.keys(CHAPTERS)).toContain(id);
    expect(Object.keys(PLACE_GOALS)).toContain(id);
  });

  it('has a door in the menu', () => {
    expect(Object.keys(menu.places)).toContain(id);
    expect(Object.keys(menu.sprites)).toContain(`place-${id}`);
  });

  it('is walked over all window sizes, and played in every engine', () => {
    expect(Object.keys(ROOM_STOPS)).toContain(id);
    // Read, not imported: the suite would start its browsers.
    expect(read('tests/engines/support/suite.ts')).toContain(`game: '${id}',`);
  });

  it('has claims, and golden files', () => {
    expect(isThere(`tests/games/${id}/claims.ts`)).toBe(true);
    expect(isThere(`tests/games/${id}/claims.test.ts`)).toBe(true);
    expect(isThere(`tests/golden/${id}/seeds.txt`)).toBe(true);
  });

  it('is on the front page, in the credits and among what was measured', () => {
    expect(read('README.md')).toContain(`| **${title}** `);
    expect(read('CREDITS.md')).toContain(title);
    expect(read('docs/balance.md')).toContain(`\n## ${title}\n`);
  });
});
