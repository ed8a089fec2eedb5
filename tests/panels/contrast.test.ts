/** WCAG AA: every pair of colours in which the panels write, from the style sheets themselves. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = (name: string) => readFileSync(`src/panels/${name}`, 'utf8');
const TOKENS = new Map(
  [...sheet('styles/tokens.css').matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

function colourOf(token: string): string {
  if (token.startsWith('#')) return token;
  const value = TOKENS.get(token) ?? '';
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other === undefined ? value : colourOf(other);
}

function luminance(token: string): number {
  const hex = colourOf(token).slice(1);
  const whole = hex.length === 3 ? Array.from(hex, digit => digit + digit).join('') : hex;
  const [red, green, blue] = [0, 2, 4].map(at => {
    const part = Number.parseInt(whole.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TONES = ['plain', 'good', 'bad', 'gold', 'magic', 'ice', 'fire', 'dim'].map(tone => `tone-${tone}`);
const ACCENTS = ['gold', 'pink', 'ice', 'violet', 'leaf'];

/** Words, what they stand on, and the sheet that says so. */
// biome-ignore format: a table
const PAIRS: readonly (readonly [words: string, ground: string, sheet: string])[] = [
  ...TONES.map(tone => [tone, 'plum', 'parts/frame.css'] as const),
  ...ACCENTS.map(accent => [accent, 'plum', 'parts/frame.css'] as const),
  ['parchment', 'wood',      'parts/button.css'],
  ['gold',      'wood',      'parts/button.css'],
  ['#fff',      'red',       'parts/button.css'],
  ['paper',     'red',       'parts/button.css'],
  ['paper',     'mortar',    'parts/button.css'],
  ['gold',      'mortar',    'parts/button.css'],
  ['dim',       'night',     'parts/button.css'],
  ['ink',       'parchment', 'parts/button.css'],
  ['bone',      'night',     'parts/tabs.css'],
  ['gold',      'stone',     'parts/tabs.css'],
  ['ink',       'parchment', 'parts/fields.css'],
  ['wood',      'parchment', 'parts/fields.css'],
  ['paper',     'forest',    'parts/fields.css'],
  ['dim',       'night',     'parts/fields.css'],
];

describe('Colours', () => {
  it.each(PAIRS)('%s is read on %s', (words, ground, name) => {
    const text = sheet(name);
    expect(text, 'the pair is not used there any more').toContain(`--${ground})`);
    if (!TONES.includes(words) && !ACCENTS.includes(words))
      expect(text).toContain(words.startsWith('#') ? words : `--${words})`);
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('ring what has the focus in gold between ink: 3 to 1 and far more', () => {
    expect(sheet('styles/base.css')).toMatch(/:focus-visible \{\s+outline: 3px solid var\(--gold\);/);
    expect(contrast('gold', 'ink')).toBeGreaterThanOrEqual(3);
    expect(contrast('gold', 'plum')).toBeGreaterThanOrEqual(3);
  });

  it('are not all that tells the meant button from the others', () => {
    expect(sheet('parts/button.css')).toMatch(/\.button\.red::before \{[^}]*border: 1px solid/);
    expect(contrast('parchment', 'red')).toBeGreaterThanOrEqual(3);
  });
});
