/** The committed audio: made from its sources, evenly loud, and seamless. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apart } from '../../tools/audio/apart.ts';
import {
  peak,
  peakLoudness,
  seam,
  smallSpeakerLoss,
  SOUND_LEVELS,
  TUNE_LEVEL,
  wholeLoudness,
} from '../../tools/audio/levels.ts';
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
import { RATE } from '../../tools/audio/pitch.ts';
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

describe('the committed packs', () => {
  const packs: { sources: PackSources; samples: PackSamples }[] = [];
  const sounds = (): [string, Float32Array, PackSources][] =>
    packs.flatMap(({ samples, sources }) =>
      [...samples.sounds].map(([name, wave]) => [name, wave, sources] as [string, Float32Array, PackSources]),
    );
  const tunes = (): [string, Float32Array][] => packs.flatMap(({ samples }) => [...samples.music]);

  beforeAll(() => {
    for (const pack of packNames(ASSETS)) {
      const sources = readPack(ASSETS, pack);
      packs.push({ sources, samples: renderPack(sources) });
    }
  }, 180_000);

  it('match their sources', () => {
    expect(packs.flatMap(({ samples }) => differences(samples, packedOf(samples.pack)))).toEqual([]);
  });

  it('hold every sound and tune that is spoken of', () => {
    const names = (pack: string) => packs.find(({ samples }) => samples.pack === pack)!.samples;
    expect([...names('shared').sounds.keys()]).toEqual(expect.arrayContaining(SHARED));
    expect([...names('nine-bit-dungeon').sounds.keys()]).toEqual(expect.arrayContaining(NINE_BIT));
    expect([...names('shared').music.keys()]).toContain('menu');
    expect([...names('the-cellar').music.keys()]).toContain('cellar');
    expect([...names('nine-bit-dungeon').music.keys()]).toEqual(['caves', 'crypt', 'keep', 'vault']);
  });

  it('never come near clipping', () => {
    for (const [name, wave] of [...sounds(), ...tunes()]) expect(peak(wave), name).toBeLessThan(0.99);
  });

  it('are short where they are sounds, and long where they are tunes', () => {
    for (const [name, wave] of sounds()) {
      const seconds = wave.length / RATE;
      expect(seconds, name).toBeGreaterThan(0.02);
      expect(seconds, name).toBeLessThan(['victory', 'defeat', 'death'].includes(name) ? 3.2 : 2);
    }
    for (const [name, wave] of tunes()) {
      expect(wave.length / RATE, name).toBeGreaterThan(30);
      expect(wave.length / RATE, name).toBeLessThan(62);
    }
  });

  it('are as loud as their class says', () => {
    for (const [name, wave, { recipes }] of sounds()) {
      const { loudness, gain } = recipes.get(name)!;
      expect(Math.abs(peakLoudness(wave) - SOUND_LEVELS[loudness] - gain), name).toBeLessThan(1.5);
    }
    for (const [name, wave] of tunes())
      expect(Math.abs(wholeLoudness(wave) - TUNE_LEVEL), name).toBeLessThan(1);
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

  it('loop without a click', () => {
    for (const [name, wave] of tunes()) {
      const { jump, slope, usual } = seam(wave);
      expect(jump, name).toBeLessThan(0.03);
      expect(jump, name).toBeLessThan(usual / 3);
      expect(slope, name).toBeLessThan(usual / 3);
    }
  });

  it('keep the exact length of a loop in the ogg file', () => {
    for (const { samples } of packs) {
      for (const [name, wave] of samples.music) {
        expect(lastGranule(packedOf(samples.pack, `music-${name}.ogg`)), name).toBe(wave.length);
      }
    }
  });

  it('are small', () => {
    for (const { samples } of packs) {
      expect(statSync(packedOf(samples.pack, 'sounds.ogg')).size, samples.pack).toBeLessThan(130_000);
      for (const name of samples.music.keys()) {
        expect(statSync(packedOf(samples.pack, `music-${name}.ogg`)).size, name).toBeLessThan(250_000);
      }
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

/** The position that the last page of an Ogg file names: its length in samples. */
function lastGranule(file: string): number {
  const bytes = readFileSync(file);
  const page = bytes.lastIndexOf('OggS');
  return Number(bytes.readBigInt64LE(page + 6));
}

describe('making a pack', () => {
  const packed = mkdtempSync(path.join(tmpdir(), 'audio-'));
  afterAll(() => rmSync(packed, { recursive: true }));

  const wave = (level: number): Float32Array =>
    new Float32Array(4000).map((_, i) => level * Math.sin(i / 20));
  const samples = (names: Record<string, number>, music: Record<string, number> = {}): PackSamples => ({
    pack: 'test',
    sounds: new Map(Object.entries(names).map(([name, level]) => [name, wave(level)])),
    music: new Map(Object.entries(music).map(([name, level]) => [name, wave(level)])),
    tuneful: new Set(),
  });

  it('encodes once, and again only what has changed', async () => {
    const first = samples({ step: 0.5 }, { calm: 0.2, tense: 0.3 });
    expect(differences(first, packed)).toContain('sound step is new');
    expect(await makePack(first, packed)).toHaveLength(7);
    expect(differences(first, packed)).toEqual([]);
    expect(await makePack(first, packed)).toEqual([]);
    const second = samples({ step: 0.5 }, { calm: 0.2, tense: 0.4 });
    expect(differences(second, packed)).toEqual(['music tense has changed']);
    expect(await makePack(second, packed)).toEqual(['music-tense.ogg', 'music-tense.mp3']);
  });

  it('makes the same bytes from the same samples', async () => {
    const same = samples({ step: 0.5 }, { calm: 0.2, tense: 0.4 });
    const before = readFileSync(path.join(packed, 'sounds.ogg'));
    rmSync(path.join(packed, 'sounds.ogg'));
    expect(differences(same, packed)).toEqual(['file sounds.ogg is missing']);
    await makePack(same, packed);
    expect(readFileSync(path.join(packed, 'sounds.ogg')).equals(before)).toBe(true);
  });

  it('notices a file that someone else has written', () => {
    writeFileSync(path.join(packed, 'music-calm.mp3'), 'not a tune');
    const same = samples({ step: 0.5 }, { calm: 0.2, tense: 0.4 });
    expect(differences(same, packed)).toEqual(['file music-calm.mp3 is not the one that was made']);
  });

  it('needs no rendering to know that nothing has changed, and notices whatever has', async () => {
    const assets = mkdtempSync(path.join(tmpdir(), 'audio-sources-'));
    const source = path.join(assets, 'test', 'sounds', 'step.json');
    mkdirSync(path.dirname(source), { recursive: true });
    writeFileSync(source, '{"decay": 40}\n');
    const mark = madeFrom(assets, 'test');
    await makePack(samples({ step: 0.5 }, { calm: 0.2, tense: 0.4 }), packed, mark);
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
    const plain = samples({ step: 0.5 }, { calm: 0.2, tense: 0.4 });
    await makePack(plain, packed);
    const sung = { ...plain, tuneful: new Set(['step']) };
    expect(differences(sung, packed)).toEqual(['sound step has changed']);
    await makePack(sung, packed);
    expect(readFileSync(path.join(packed, 'sounds.json'), 'utf8')).toContain('"tune"');
    await makePack(plain, packed);
    expect(readFileSync(path.join(packed, 'sounds.json'), 'utf8')).not.toContain('"tune"');
  });

  it('removes what has lost its source', async () => {
    const fewer = samples({ step: 0.5 }, { calm: 0.2 });
    expect(differences(fewer, packed)).toContain('music tense has lost its source');
    expect(await makePack(fewer, packed)).toContain('music-tense.ogg (removed)');
    expect(differences(fewer, packed)).toEqual([]);
  });
});
