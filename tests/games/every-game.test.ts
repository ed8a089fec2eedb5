/**
 * The contract in brief: what every room has, and one match of each. `every-setup.test.ts` tries every number of seats,
 * every value of every option and each bot. A room that passes both can be shown, saved, replayed and botted.
 */
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../../src/games/index.ts';
import { readPacks } from './contract/packs.ts';
import { setupsOf } from './contract/setups.ts';
import { testMatches } from './contract/suite.ts';
import { isKebab, isSaid, repeated } from './contract/words.ts';

const rooms = await Promise.all(
  ROOMS.map(async entry => ({ id: entry.card.id, card: entry.card, room: await entry.load() })),
);

describe.each(rooms)('$id', ({ card, room }) => {
  const packs = readPacks(room.assets.packs);

  testMatches(room, setupsOf(room).slice(0, 1));

  it('has everything it names in its packs', () => {
    const { sprites, sounds, music } = room.assets;
    expect(
      sprites.filter(key => !packs.hasSprite(key)),
      'sprites',
    ).toEqual([]);
    expect(
      sounds.filter(key => !packs.hasSound(key)),
      'sounds',
    ).toEqual([]);
    expect(
      music.filter(key => !packs.hasMusic(key)),
      'music',
    ).toEqual([]);
    expect([sprites, sounds, music].flatMap(repeated), 'named twice').toEqual([]);
  });

  it('can be read about', () => {
    expect(card.id).toBe(room.game.id);
    expect(isKebab(card.id)).toBe(true);
    for (const text of [card.title, card.designer, card.tagline, card.minutes])
      expect(isSaid(text)).toBe(true);
    expect(room.help.length).toBeGreaterThan(0);
    for (const page of room.help) {
      expect(isSaid(page.title) && isSaid(page.text), `help page "${page.title}"`).toBe(true);
      const pictures = [...page.text.matchAll(/\{sprite:([^}]*)\}/g)].map(found => found[1]!);
      expect(
        pictures.filter(key => !packs.hasSprite(key)),
        `pictures of "${page.title}"`,
      ).toEqual([]);
    }
  });

  it('offers options with several values, each explained', () => {
    expect(repeated(room.options.map(option => option.id))).toEqual([]);
    for (const option of room.options) {
      expect(option.values.length, option.id).toBeGreaterThan(1);
      expect(repeated(option.values.map(entry => entry.value))).toEqual([]);
      for (const entry of option.values)
        expect(isSaid(entry.label) && isSaid(entry.help), option.id).toBe(true);
    }
  });
});
