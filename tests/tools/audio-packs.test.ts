/** The committed audio: made from its sources, evenly loud, and told apart. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apart } from '../../tools/audio/apart.ts';
import { peak, peakLoudness, smallSpeakerLoss, SOUND_LEVELS } from '../../src/audio/render/levels.ts';
import { differences, isAsMade } from '../../tools/audio/lock.ts';
import { madeFrom } from '../../tools/audio/made-from.ts';
import { makePack } from '../../tools/audio/make.ts';
import {
  packNames,
  readPack,
  renderPack,
  type PackSamples,
  type PackSources,
} from '../../tools/audio/packs.ts';
import { RATE } from '../../src/audio/score/pitch.ts';
import type { SpriteIndex } from '../../tools/audio/sprite.ts';

const ASSETS = path.resolve('assets');
const packedOf = (pack: string, file = ''): string => path.join(ASSETS, pack, 'packed', file);

const SHARED =
  `step die slash swish clink thud crumble coin gulp heal fire fizzle wild card key chest door bell
  hit hurt click hover confirm back page sparkle heartbeat stairs victory defeat ask tick unlock miss graze parry block kill
  level badge refuse toll`.split(/\s+/);

/** From the game's booklet of sounds, less what is shared. */
const NINE_BIT = ['seam', 'shot', 'bolt', 'flee', 'hatch', 'horn', 'death'];

/** What each room has of misses, near misses, parries, blocks, kills, ends, levels, badges and refusals. */
const ANYWHERE = ['badge', 'refuse', 'toll'];
const NEWS: Readonly<Record<string, readonly string[]>> = {
  'the-cellar': ['miss', 'graze', 'clink', 'kill', ...ANYWHERE],
  'nine-bit-dungeon': ['miss', 'graze', 'clink', 'kill', 'level', ...ANYWHERE],
  'letter-delve': ['parry', 'soak', 'monster-die', ...ANYWHERE],
  'pocket-dungeons': ['parry', 'block', 'kill', ...ANYWHERE],
  'letter-labyrinths': ['wall-thud', 'trap-snap', 'bump-last', ...ANYWHERE],
  'deadliest-evil': ['parry', 'graze', 'block', 'slay', 'level', ...ANYWHERE],
};
/** Decibels. The same sound has 0, hit and clink 5. */
const LEAST_APART = 4.5;

/**
 * Measuring all music takes two minutes, and the marks tell when it is due (`npm run audio -- --check`). So one pack is
 * measured anew here, and the others are believed.
 */
const MEASURED = 'the-cellar';

function rendered(sources: PackSources): PackSamples {
  if (sources.pack === MEASURED) return renderPack(sources);
  const levels = JSON.parse(
    readFileSync(packedOf(sources.pack, 'levels.json'), 'utf8'),
  ) as PackSamples['levels'];
  return renderPack(sources, name => levels[name]!);
}

describe('the committed packs', () => {
  const packs: { sources: PackSources; samples: PackSamples }[] = [];
  const sounds = (): [string, Float32Array, PackSources][] =>
    packs.flatMap(({ samples, sources }) =>
      [...samples.sounds].map(([name, wave]) => [name, wave, sources] as [string, Float32Array, PackSources]),
    );

  beforeAll(() => {
    for (const pack of packNames(ASSETS)) {
      const sources = readPack(ASSETS, pack);
      packs.push({ sources, samples: rendered(sources) });
    }
  }, 180_000);

  it('match their sources', () => {
    expect(packs.flatMap(({ samples }) => differences(samples, packedOf(samples.pack)))).toEqual([]);
  });

  it('hold every sound and tune that is spoken of', () => {
    const names = (pack: string) => packs.find(({ samples }) => samples.pack === pack)!.samples;
    expect([...names('shared').sounds.keys()]).toEqual(expect.arrayContaining(SHARED));
    expect([...names('nine-bit-dungeon').sounds.keys()]).toEqual(expect.arrayContaining(NINE_BIT));
    expect(Object.keys(names('shared').levels)).toContain('menu');
    expect(Object.keys(names('the-cellar').levels)).toContain('cellar');
    expect(Object.keys(names('nine-bit-dungeon').levels)).toEqual(['caves', 'crypt', 'keep', 'vault']);
  });

  it('never come near clipping', () => {
    for (const [name, wave] of sounds()) expect(peak(wave), name).toBeLessThan(0.99);
  });

  it('are short', () => {
    for (const [name, wave] of sounds()) {
      const seconds = wave.length / RATE;
      expect(seconds, name).toBeGreaterThan(0.02);
      expect(seconds, name).toBeLessThan(['victory', 'defeat', 'death'].includes(name) ? 3.2 : 2);
    }
  });

  it('are as loud as their class says', () => {
    for (const [name, wave, { recipes }] of sounds()) {
      const { loudness, gain } = recipes.get(name)!;
      expect(Math.abs(peakLoudness(wave) - SOUND_LEVELS[loudness] - gain), name).toBeLessThan(1.5);
    }
  });

  it('are heard on a small speaker as well', () => {
    for (const [name, wave] of sounds()) expect(smallSpeakerLoss(wave), name).toBeLessThan(7);
  });

  it.each(Object.entries(NEWS))('tell the news of %s apart', (room, news) => {
    const rooms = packs.filter(({ samples: { pack } }) => pack === room || pack === 'shared');
    // The room's own sound comes before the shared one, as in the game.
    const waves = news.map(name =>
      rooms
        .toSorted(({ samples: { pack } }) => (pack === 'shared' ? 1 : -1))
        .map(({ samples }) => samples.sounds.get(name))
        .find(wave => wave !== undefined),
    );
    news.forEach((name, index) => {
      expect(waves[index], name).toBeDefined();
      news.slice(0, index).forEach((other, at) => {
        expect(apart(waves[index]!, waves[at]!), `${name} and ${other}`).toBeGreaterThan(LEAST_APART);
      });
    });
  });

  it('are small', () => {
    for (const { samples } of packs) {
      expect(statSync(packedOf(samples.pack, 'sounds.mp3')).size, samples.pack).toBeLessThan(200_000);
      expect(statSync(packedOf(samples.pack, 'levels.json')).size, samples.pack).toBeLessThan(60_000);
    }
  });

  it('say in their index where each sound lies', () => {
    for (const { samples } of packs) {
      const index = JSON.parse(readFileSync(packedOf(samples.pack, 'sounds.json'), 'utf8')) as SpriteIndex;
      expect(Object.keys(index)).toEqual([...samples.sounds.keys()]);
      for (const [name, wave] of samples.sounds) {
        expect(index[name]![1], name).toBeGreaterThanOrEqual((wave.length * 1000) / RATE);
      }
    }
  });
});

describe('making a pack', () => {
  const packed = mkdtempSync(path.join(tmpdir(), 'audio-'));
  afterAll(() => rmSync(packed, { recursive: true }));

  const wave = (level: number): Float32Array =>
    new Float32Array(4000).map((_, i) => level * Math.sin(i / 20));
  const samples = (names: Record<string, number>, tunes: Record<string, string> = {}): PackSamples => ({
    pack: 'test',
    sounds: new Map(Object.entries(names).map(([name, level]) => [name, wave(level)])),
    tuneful: new Set(),
    levels: Object.fromEntries(Object.entries(tunes).map(([name, lead]) => [name, { A: { lead } }])),
  });

  it('encodes once, and again only what has changed', async () => {
    const first = samples({ step: 0.5 }, { calm: '!~', tense: '!!' });
    expect(differences(first, packed)).toContain('sound step is new');
    expect(await makePack(first, packed)).toEqual(['sounds.mp3', 'sounds.json', 'levels.json']);
    expect(differences(first, packed)).toEqual([]);
    expect(await makePack(first, packed)).toEqual([]);
    const second = samples({ step: 0.5 }, { calm: '!~', tense: '~~' });
    expect(differences(second, packed)).toEqual(['the levels of the music have changed']);
    expect(await makePack(second, packed)).toEqual(['levels.json']);
  });

  it('makes the same bytes from the same samples', async () => {
    const same = samples({ step: 0.5 }, { calm: '!~', tense: '~~' });
    const before = readFileSync(path.join(packed, 'sounds.mp3'));
    rmSync(path.join(packed, 'sounds.mp3'));
    expect(differences(same, packed)).toEqual(['file sounds.mp3 is missing']);
    await makePack(same, packed);
    expect(readFileSync(path.join(packed, 'sounds.mp3')).equals(before)).toBe(true);
  });

  it('notices a file that someone else has written', () => {
    writeFileSync(path.join(packed, 'levels.json'), 'not a table');
    const same = samples({ step: 0.5 }, { calm: '!~', tense: '~~' });
    expect(differences(same, packed)).toEqual(['file levels.json is not the one that was made']);
  });

  it('needs no rendering to know that nothing has changed, and notices whatever has', async () => {
    const assets = mkdtempSync(path.join(tmpdir(), 'audio-sources-'));
    const source = path.join(assets, 'test', 'sounds', 'step.json');
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, '{"decay": 40}\n');
    const mark = madeFrom(assets, 'test');
    await makePack(samples({ step: 0.5 }, { calm: '!~', tense: '~~' }), packed, mark);
    expect(isAsMade(packed, madeFrom(assets, 'test'))).toBe(true);
    writeFileSync(source, '{"decay": 40}\r\n');
    expect(isAsMade(packed, madeFrom(assets, 'test')), 'other line ends').toBe(true);
    writeFileSync(source, '{"decay": 41}\n');
    expect(isAsMade(packed, madeFrom(assets, 'test')), 'another source').toBe(false);
    writeFileSync(path.join(packed, 'sounds.mp3'), 'no sounds');
    expect(isAsMade(packed, mark), 'another file').toBe(false);
    rmSync(assets, { recursive: true });
  });

  it('marks what carries a tune, and notices when the mark changes', async () => {
    const plain = samples({ step: 0.5 }, { calm: '!~', tense: '~~' });
    await makePack(plain, packed);
    const sung = { ...plain, tuneful: new Set(['step']) };
    expect(differences(sung, packed)).toEqual(['sound step has changed']);
    await makePack(sung, packed);
    expect(readFileSync(path.join(packed, 'sounds.json'), 'utf8')).toContain('"tune"');
    await makePack(plain, packed);
    expect(readFileSync(path.join(packed, 'sounds.json'), 'utf8')).not.toContain('"tune"');
  });

  it('removes what has lost its source', async () => {
    const fewer = samples({ step: 0.5 });
    await makePack(fewer, packed);
    expect(await makePack(samples({ step: 0.5 }, { calm: '!~' }), packed)).toEqual(['levels.json']);
    expect(await makePack(fewer, packed)).toEqual(['levels.json (removed)']);
    expect(differences(fewer, packed)).toEqual([]);
  });
});
