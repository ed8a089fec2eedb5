/** The score checker: all our scores are clean, and what is wrong with a score is found. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readTune } from '../../src/audio/score/tune.ts';
import { packNames, readPack, scoresOf } from '../../tools/audio/packs.ts';
import { problemsOf } from '../../tools/audio/score-check.ts';
import { scoreProblems } from '../../tools/audio/scores.ts';

const ASSETS = fileURLToPath(new URL('../../assets', import.meta.url));

describe('Our scores', () => {
  const scores = scoresOf(
    packNames(ASSETS).map(pack => readPack(ASSETS, pack)),
    ASSETS,
  );

  it.each([...scores])('%s has nothing wrong with it', (name, score) => {
    expect(scoreProblems(name, score)).toEqual([]);
  });

  it('there are sixteen of them', () => {
    expect(scores.size).toBe(16);
  });
});

describe('The score checker', () => {
  const voice = { wave: 'sine', level: 0 };
  const found = (patterns: Record<string, string>, section: Record<string, unknown>): string[] =>
    problemsOf(
      'cellar',
      readTune(
        'test.json',
        JSON.stringify({
          tempo: 120,
          scale: 'C major',
          instruments: { lead: voice, bass: voice, pad: voice, drums: { kit: true } },
          patterns,
          sections: { A: section },
        }),
      ),
    );

  it.each([
    [
      'a note outside the scale',
      { a: 'C5 - F#5 -' },
      { lead: 'a' },
      'A: bar 1, lead: F#5 is outside the scale',
    ],
    [
      'parallel octaves',
      { a: 'C5 D5', b: 'C3 D3' },
      { lead: 'a', bass: 'b' },
      'A: bar 1: parallel octaves, C3-D3 under C5-D5',
    ],
    [
      'parallel fifths over a bar line',
      { a: 'G5 | A5', b: 'C3 | D3' },
      { lead: 'a', bass: 'b' },
      'A: bar 2: parallel fifths, C3-D3 under G5-A5',
    ],
    ['an empty bar', { a: 'C5 | .', k: 'k | k' }, { lead: 'a', drums: 'k' }, 'A: bar 2 is empty'],
    [
      'a crowd of strikes',
      { a: Array.from({ length: 65 }, () => 'C5').join(' ') },
      { lead: 'a' },
      'A: bar 1 is crowded: 65 strikes',
    ],
    [
      'a crowd of tones',
      { a: 'C5+D5+E5+F5+G5', b: 'C3+D3+E3+F3+G3', c: 'C4+D4+E4+F4+G4' },
      { lead: 'a', bass: 'b', pad: 'c' },
      'A: bar 1 is crowded: 15 tones at once',
    ],
  ])('finds %s', (_what, patterns, section, problem) => {
    expect(found(patterns, section)).toContain(problem);
  });

  it('finds missing roles and stings', () => {
    const problems = found({ a: 'C5' }, { lead: 'a' });
    expect(problems).toContain('has 0 of 1 sections for near-death');
    expect(problems).toContain('has 1 of 3 sections for calm');
    expect(problems).toContain('has no sting death');
  });

  it('lets marked notes, contrary motion and fills of drums pass', () => {
    const notes = found({ a: 'C5 F#5^ C5 D5', b: 'C3 - C4 D3' }, { lead: 'a', bass: 'b' });
    expect(notes.filter(problem => problem.startsWith('A'))).toEqual([]);
    const fill = found({ k: 'k s' }, { role: 'fill', drums: 'k' });
    expect(fill.filter(problem => problem.startsWith('A'))).toEqual([]);
  });
});
