/**
 * Letters five pixels high, for plates at the feet of figures: the board's own letters would hide half of whoever
 * wears them. Wide ones are wide, so that an M is no W and a Q no O.
 */
const HEIGHT = 5;

// biome-ignore format: a table
const GLYPHS: Readonly<Record<string, string>> = {
  A: '.#. #.# ### #.# #.#',         B: '##. #.# ##. #.# ##.',         C: '.## #.. #.. #.. .##',
  D: '###. #..# #..# #..# ###.',    E: '### #.. ##. #.. ###',         F: '### #.. ##. #.. #..',
  G: '.### #... #.## #..# .###',    H: '#..# #..# #### #..# #..#',    I: '### .#. .#. .#. ###',
  J: '..# ..# ..# #.# .#.',         K: '#.# #.# ##. #.# #.#',         L: '#.. #.. #.. #.. ###',
  M: '#...# ##.## #.#.# #...# #...#', N: '#..# ##.# #.## #..# #..#',  O: '.##. #..# #..# #..# .##.',
  P: '##. #.# ##. #.. #..',         Q: '.##. #..# #..# #.## .###',    R: '##. #.# ##. #.# #.#',
  S: '.### #... .##. ...# ###.',    T: '##### ..#.. ..#.. ..#.. ..#..', U: '#..# #..# #..# #..# .##.',
  V: '#.# #.# #.# #.# .#.',         W: '#...# #...# #.#.# ##.## #...#', X: '#.# #.# .#. #.# #.#',
  Y: '#...# .#.#. ..#.. ..#.. ..#..', Z: '#### ...# .##. #... ####',    '?': '##. ..# .#. ... .#.',
  0: '### #.# #.# #.# ###',         1: '.#. ##. .#. .#. ###',         2: '##. ..# .#. #.. ###',
  3: '##. ..# .#. ..# ##.',         4: '#.# #.# ### ..# ..#',         5: '### #.. ##. ..# ##.',
  6: '.## #.. ### #.# ###',         7: '### ..# .#. .#. .#.',         8: '### #.# ### #.# ###',
  9: '### #.# ### ..# ##.',         '+': '... .#. ### .#. ...',       '-': '... ... ### ... ...',
};

export interface TinyText {
  readonly width: number;
  readonly height: number;
  readonly dots: readonly { readonly x: number; readonly y: number }[];
}

/** The dots of a text, or undefined if some sign of it has no tiny form. */
export function tinyText(text: string): TinyText | undefined {
  const dots: { x: number; y: number }[] = [];
  let left = 0;
  for (const sign of text) {
    const rows = GLYPHS[sign]?.split(' ');
    if (!rows) return undefined;
    rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) if (row[x] === '#') dots.push({ x: left + x, y });
    });
    left += rows[0]!.length + 1;
  }
  return { width: Math.max(0, left - 1), height: HEIGHT, dots };
}
