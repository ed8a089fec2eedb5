/** What the band's worker answers, without the worker. */
import { describe, expect, it } from 'vitest';
import { RehearsalRoom } from '../../src/audio/band/rehearsal-room.ts';
import { OVERLAP, Seams } from '../../src/audio/band/seams.ts';
import type { ToBand } from '../../src/audio/band/talk.ts';
import { peakLoudness } from '../../src/audio/render/levels.ts';

const SCORE = JSON.stringify({
  tempo: 200,
  meter: 2,
  instruments: { lead: { wave: 'pulse', level: -10 } },
  patterns: { one: 'C4 E4', two: 'G4 C4' },
  sections: { A: { lead: 'one two' }, B: { lead: 'two one' } },
  stings: { key: { lead: 'two' } },
});

function room(): { answer: RehearsalRoom['answer']; fetched: string[] } {
  const fetched: string[] = [];
  const rehearsal = new RehearsalRoom({
    fetch: async url => {
      fetched.push(url);
      if (url === 'lost.json') throw new Error('404');
      return SCORE;
    },
    now: () => 0,
  });
  return { answer: asked => rehearsal.answer(asked), fetched };
}

const play = (lane: number, url = 'a.json', seed = 1): ToBand => ({
  say: 'play',
  lane,
  seed,
  tune: url,
  source: { url, levels: undefined },
});
const more = (lane: number): ToBand => ({
  say: 'more',
  lane,
  cue: { tune: 'a', danger: 0 },
  manner: { amount: 'full', isLean: false },
});

async function forms(answer: RehearsalRoom['answer'], lane: number, bars: number): Promise<string[]> {
  const heard: string[] = [];
  for (let n = 0; n < bars; n++) {
    const told = await answer(more(lane));
    if (told && 'bar' in told) heard.push(told.bar.form);
  }
  return heard;
}

describe('the rehearsal room', () => {
  it('fetches a score once and plays bar after bar', async () => {
    const { answer, fetched } = room();
    void answer(play(1));
    expect(await forms(answer, 1, 4)).toHaveLength(4);
    await answer(play(2));
    expect(await forms(answer, 1, 2)).toEqual([]);
    expect(await forms(answer, 2, 2)).toHaveLength(2);
    expect(fetched).toEqual(['a.json']);
  });

  it('says what cannot be had, and tries it again', async () => {
    const { answer, fetched } = room();
    expect(await answer(play(1, 'lost.json'))).toEqual({ lane: 1, problem: '404' });
    await answer(play(2, 'lost.json'));
    expect(fetched).toHaveLength(2);
  });

  it('goes on with a match where it was left', async () => {
    const { answer } = room();
    await answer(play(1));
    const before = await forms(answer, 1, 2);
    await answer(play(2, 'a.json', 2));
    await answer(play(3));
    expect(await forms(answer, 3, 2)).not.toEqual(before);
  });

  it('gives stings at a level of their own', async () => {
    const { answer } = room();
    await answer(play(1));
    const told = await answer({ say: 'stings', lane: 1 });
    if (!told || !('stings' in told)) throw new Error('no stings');
    expect(Object.keys(told.stings)).toEqual(['key']);
    expect(peakLoudness(told.stings.key!)).toBeCloseTo(-19, 0);
  });
});

describe('seams', () => {
  it('add up to the very stream, and end in silence', () => {
    const stream = new Float32Array(3000).map((_, i) => Math.sin(i / 9));
    const seams = new Seams();
    const sum = new Float32Array(3000);
    for (const start of [0, 1000, 2000]) {
      const wrapped = seams.wrap(stream.subarray(start, start + 1000));
      wrapped.forEach((sample, i) => {
        const at = start - OVERLAP + i;
        if (at >= 0) sum[at]! += sample;
      });
      expect(Math.abs(wrapped[0]!)).toBe(0);
      expect(Math.abs(wrapped.at(-1)!)).toBeLessThan(0.01);
    }
    for (let i = 0; i < 3000 - OVERLAP; i++) expect(Math.abs(sum[i]! - stream[i]!)).toBeLessThan(1e-6);
  });
});
