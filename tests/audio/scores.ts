/** Tunes for tests of the band: small ones, and those of the game. */
import path from 'node:path';
import type { Score } from '../../src/audio/band/band.ts';
import { readTune, type Tune } from '../../src/audio/score/tune.ts';
import { packNames, readPack, scoresOf } from '../../tools/audio/packs.ts';

const ASSETS = path.resolve('assets');

/** Every tune of the game, with its packed levels. */
export function gameScores(): Map<string, Score> {
  return scoresOf(
    packNames(ASSETS).map(pack => readPack(ASSETS, pack)),
    ASSETS,
  );
}

const PARTS = { bass: 'low*2', lead: 'tune*2', pad: 'long*2', drums: 'beat*2' };

/** Four bars of half a second each, in as many sections as are named: `{ A: 'calm', F: 'fill' }`. */
export function smallTune(sections: Readonly<Record<string, string>>, more: object = {}): Tune {
  const rows = Object.entries(sections).map(([name, role]) => [
    name,
    role === 'fill' ? { role, drums: 'beat' } : { role, ...PARTS, bass: 'low*2' },
  ]);
  return readTune(
    'small.json',
    JSON.stringify({
      tempo: 200,
      meter: 2,
      instruments: {
        bass: { wave: 'triangle', level: -6 },
        lead: { wave: 'pulse', level: -10, send: 0.2, echo: { beats: 0.5, mix: 0.2 } },
        pad: { wave: 'saw', level: -14, attack: 60, release: 300, lowpass: 2000, send: 0.3 },
        drums: { kit: true, level: -8 },
      },
      layers: ['lead', 'pad', 'drums'],
      patterns: {
        low: ['C2 G2', 'C2 E2'],
        tune: ["C4 E4' G4' .", 'E4 - D4 ~C4'],
        long: ['C4+E4+G4 -', '- -'],
        beat: 'k h? s h?',
      },
      sections: Object.fromEntries(rows),
      ...more,
    }).replaceAll('"drums":"beat*2"', '"drums":"beat*4"'),
  );
}
