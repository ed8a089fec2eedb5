/** The palette of docs/art-direction.md. */
import palette from '../../../assets/shared/palette.json';
import type { Blocks } from '../fill.ts';
import { table } from '../markdown.ts';

/** A colour without a use has no business in the palette, so the types ask for one. */
const USES: Readonly<Record<keyof typeof palette, string>> = {
  k: 'outline, night',
  0: 'wall top',
  1: 'mortar, panel edge',
  2: 'stone',
  3: 'stone light, dim text',
  4: 'bone, steel',
  5: 'paper, highlights, text',
  n: 'dark wood',
  b: 'wood, leather',
  t: 'wood light',
  y: 'skin shade, brass',
  c: 'skin, parchment',
  R: 'blood, danger dark',
  r: 'danger, hearts',
  o: 'ember',
  O: 'fire',
  Y: 'gold, focus',
  G: 'forest dark',
  g: 'goblin',
  l: 'goblin light, good news',
  L: 'poison light',
  B: 'deep water',
  u: 'water, cloth',
  w: 'ice, mana',
  W: 'ice light',
  P: 'shadow magic',
  p: 'magic',
  m: 'magic light',
  s: 'pink, walls of the letter board',
  ',': 'veil, for shadows only',
  ';': 'darker veil, for shadows only',
};

export const blocks: Blocks = {
  palette: () =>
    table(
      ['key', 'colour', 'use'],
      Object.entries(palette).map(([key, colour]) => [
        `\`${key}\``,
        `\`${colour}\``,
        USES[key as keyof typeof palette],
      ]),
    ),
};
