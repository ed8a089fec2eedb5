/** Sources that are wrong are told by file and field. */
import { describe, expect, it } from 'vitest';
import { readPattern } from '../../src/audio/score/pattern.ts';
import { readRecipe } from '../../src/audio/score/recipe.ts';
import { readTune } from '../../src/audio/score/tune.ts';

const layer = { wave: 'sine', pitch: 440, decay: 100 };
const recipe = (...layers: object[]): string => JSON.stringify({ layers });

const tune = {
  tempo: 120,
  instruments: { lead: { wave: 'pulse' }, drums: { kit: true } },
  patterns: { theme: 'C4 . E4 -', beat: 'k . s .' },
  sections: { A: { lead: 'theme', drums: 'beat' } },
};

describe('a recipe', () => {
  it('needs little: one layer with a wave, a pitch and a decay', () => {
    const read = readRecipe('drip.json', recipe(layer));
    expect(read.loudness).toBe('normal');
    expect(read.layers[0]!.pitch).toEqual({ from: 440, to: 440 });
  });

  it('takes notes for pitches', () => {
    const read = readRecipe('drip.json', recipe({ ...layer, pitch: ['A5', 'A4'] }));
    expect(read.layers[0]!.pitch).toEqual({ from: 880, to: 440 });
  });

  it.each([
    ['no JSON', '{', /^drip\.json: is not JSON/],
    ['no record', '[]', /^drip\.json: must be a record/],
    ['no layers', '{}', /^drip\.json: layers: must be a list/],
    ['a layer that is none', recipe([]), /^drip\.json: layers\[0\]: must be a record/],
    ['an unknown wave', recipe({ ...layer, wave: 'sinus' }), /^drip\.json: layers\[0\]\.wave: is "sinus"/],
    [
      'a slip in a name',
      recipe(layer, { ...layer, atack: 3 }),
      /^drip\.json: layers\[1\]\.atack: is not a known field/,
    ],
    ['a number out of range', recipe({ ...layer, decay: -1 }), /^drip\.json: layers\[0\]\.decay: is -1/],
    [
      'a text for a number',
      recipe({ ...layer, hold: '3' }),
      /^drip\.json: layers\[0\]\.hold: must be a number/,
    ],
    ['no decay', recipe({ wave: 'sine', pitch: 440 }), /^drip\.json: layers\[0\]\.decay: is missing/],
    ['no pitch', recipe({ wave: 'sine', decay: 9 }), /^drip\.json: layers\[0\]\.pitch: is missing/],
    [
      'a note that is none',
      recipe({ ...layer, pitch: 'H4' }),
      /^drip\.json: layers\[0\]\.pitch: "H4" is not a note/,
    ],
    [
      'two kinds of pitch',
      recipe({ ...layer, notes: 'A4' }),
      /^drip\.json: layers\[0\]\.pitch: stands beside notes/,
    ],
    [
      'three ends of a glide',
      recipe({ ...layer, lowpass: [1000, 500, 200] }),
      /^drip\.json: layers\[0\]\.lowpass: must be one value/,
    ],
    [
      'a nested slip',
      recipe({ ...layer, repeat: { times: 2 } }),
      /^drip\.json: layers\[0\]\.repeat\.every: is missing/,
    ],
    [
      'an unknown class',
      JSON.stringify({ loudness: 'huge', layers: [layer] }),
      /^drip\.json: loudness: is "huge"/,
    ],
  ])('with %s is refused by name', (_what, text, message) => {
    expect(() => readRecipe('drip.json', text)).toThrow(message);
  });
});

describe('a tune', () => {
  it('says what its sections are for, which instruments come and go, its scale and its stings', () => {
    const read = readTune(
      'menu.json',
      JSON.stringify({
        ...tune,
        scale: 'G minor #4',
        layers: ['drums'],
        sections: {
          ...tune.sections,
          fight: { role: 'danger', lead: 'theme', fill: true },
          turn: { role: 'fill', drums: 'beat' },
        },
        stings: { key: { lead: 'theme' } },
      }),
    );
    expect([...read.sections.values()].map(({ name, role, leadsOn }) => [name, role, leadsOn])).toEqual([
      ['A', 'calm', false],
      ['fight', 'danger', true],
      ['turn', 'fill', false],
    ]);
    expect(read.layers).toEqual(['drums']);
    expect([...read.scale!].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 5, 7, 9, 10]);
    expect(read.stings.get('key')?.bars).toBe(1);
  });

  it.each([
    [
      'an unknown role',
      { sections: { A: { role: 'sad', lead: 'theme' } } },
      /^menu\.json: sections\.A\.role: is "sad"/,
    ],
    ['an unknown layer', { layers: ['oboe'] }, /^menu\.json: layers: "oboe" is not one of the instruments/],
    ['an unknown scale', { scale: 'H minor' }, /^menu\.json: scale: is not a scale/],
    [
      'an unknown sting',
      { stings: { yell: { lead: 'theme' } } },
      /^menu\.json: stings\.yell: is not a known/,
    ],
    [
      'an unknown pattern',
      { sections: { A: { lead: 'them' } } },
      /^menu\.json: sections\.A\.lead: "them" is not one of the patterns/,
    ],
    [
      'an unknown instrument',
      { sections: { A: { flute: 'theme' } } },
      /^menu\.json: sections\.A\.flute: is not one of the instruments/,
    ],
    [
      'parts of unequal length',
      { sections: { A: { lead: 'theme*2', drums: 'beat' } } },
      /^menu\.json: sections\.A\.drums: has 1 bars, lead has 2/,
    ],
    [
      'an odd repeat',
      { sections: { A: { lead: 'theme*x' } } },
      /^menu\.json: sections\.A\.lead: "theme\*x" repeats oddly/,
    ],
    [
      'a wrong note',
      { patterns: { theme: 'C4 | H4', beat: 'k | k' } },
      /^menu\.json: patterns\.theme: bar 2: "H4" is not a note/,
    ],
    [
      'a wrong drum',
      { patterns: { theme: 'C4', beat: 'k x' } },
      /^menu\.json: patterns\.beat: bar 1: "x" is not a drum/,
    ],
    [
      'a level for nobody',
      { sections: { A: { lead: 'theme', levels: { oboe: 1 } } } },
      /^menu\.json: sections\.A\.levels\.oboe/,
    ],
    ['no tempo', { tempo: undefined }, /^menu\.json: tempo: is missing/],
    [
      'a slip in an instrument',
      { instruments: { lead: { wave: 'pulse', dutty: 0.2 }, drums: { kit: true } } },
      /^menu\.json: instruments\.lead\.dutty: is not a known field/,
    ],
    ['a slip at the top', { tempoo: 3 }, /^menu\.json: tempoo: is not a known field/],
  ])('with %s is refused by name', (_what, change, message) => {
    expect(() => readTune('menu.json', JSON.stringify({ ...tune, ...change }))).toThrow(message);
  });
});

describe('a pattern', () => {
  const strikes = (text: string) => {
    const reading = readPattern(text);
    if ('problem' in reading) throw new Error(reading.problem);
    return reading.pattern.strikes.map(({ at, length, voices }) => [at, length, ...voices]);
  };

  it('shares a bar evenly among its words', () => {
    expect(strikes('C4 . E4 -')).toEqual([
      [0, 0.25, 60],
      [0.5, 0.5, 64],
    ]);
    expect(strikes('C4 | D4 E4')).toEqual([
      [0, 1, 60],
      [1, 0.5, 62],
      [1.5, 0.5, 64],
    ]);
  });

  it('holds over the bar line and through brackets', () => {
    expect(strikes('C4 | - D4')).toEqual([
      [0, 1.5, 60],
      [1.5, 0.5, 62],
    ]);
    expect(strikes('C4 [- D4]')).toEqual([
      [0, 0.75, 60],
      [0.75, 0.25, 62],
    ]);
  });

  it('reads chords and marks', () => {
    const reading = readPattern("C4+E4! ~D4? Bb3'");
    if ('problem' in reading) throw new Error(reading.problem);
    const [chord, soft, short] = reading.pattern.strikes;
    expect(chord!.voices).toEqual([60, 64]);
    expect(chord!.force).toBeGreaterThan(1);
    expect(soft!.isSlide).toBe(true);
    expect(soft!.force).toBeLessThan(1);
    expect(short!.isShort).toBe(true);
  });

  it.each([
    ['- C4', 'bar 1: "-" has nothing to hold'],
    ['C4 [D4', 'bar 1: is empty or has a bracket without its partner'],
    ['C4 | | D4', 'bar 2: is empty or has a bracket without its partner'],
  ])('%s is refused', (text, problem) => {
    expect(readPattern(text)).toEqual({ problem });
  });
});
