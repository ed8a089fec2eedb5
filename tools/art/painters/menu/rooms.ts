/** What stands in the rooms under the earth: small grids, a few pixels each. */
import { Picture } from '../../picture.ts';
import { FLAME_FRAMES, paintFlame } from '../flame.ts';

const GRIDS = {
  barrel: ['.tttt.', 'ytttbb', '443332', 'ytttbb', '443332', '.tbbb.'],
  rat: ['.....22', 's..2223', '.s22222', '...2.2.'],
  chest: ['.yyyyyy.', 'tttttttb', 'nnnYYnnn', 'btttttbb', 'bbbbbbbn'],
  goblin: ['g.lll.g', '.lrlrl.', '..lgl..', '.bbbbb.', '.gbbbg.', '..g.g..'],
  hero: ['.YYY.', '.ccc.', '.uuu4', 'cuuB4', '.u.B.', '.n.n.'],
  skeleton: ['.555.', '.k5k.', '.454.', '5.4.5', '.545.', '.4.4.'],
  letter: ['sssssssm', 's555555m', 's5kkk55m', 's5k5k55m', 's5kkk55m', 's5k5k55m', 's555555m', 'mmmmmmmp'],
  letterL: ['sssssssm', 's555555m', 's5k5555m', 's5k5555m', 's5k5555m', 's5kkk55m', 's555555m', 'mmmmmmmp'],
  letterD: ['sssssssm', 's555555m', 's5kk555m', 's5k5k55m', 's5k5k55m', 's5kk555m', 's555555m', 'mmmmmmmp'],
  slime: ['..ww..', '.wWWw.', 'wkWkWu', 'wWWwuu', 'uuuuuB'],
  die: ['55554', '5k5k4', '55554', '5k5k3', '44433'],
  crystal: ['...W...', '..WWw..', '..WwwW.', 'W.WwuWw', 'WwWwuwu', 'wwwuuuu'],
  fiend: [
    '5.....................5',
    '55...................54',
    '.55.................54.',
    '.454...............454.',
    '..4544...........4544..',
    '...4440000000000044....',
    '....400000000000004....',
    '.....0000000000000.....',
    '.....00YY00000YY00.....',
    '.....000YY000YY000.....',
    '.....0000000000000.....',
    '......00050505000......',
    '.......000000000.......',
    '..0000000000000000000..',
    '.0PP000000000000000PP0.',
    '0PP00000000R00000000PP0',
    '0P0000000RRRRR0000000P0',
    '00000R00000R00000R00000',
    '0000RR00000000000RR0000',
    '000R0R00000000000R0R000',
    '00.00R00000000000R00.00',
    '0..0000000000000000...0',
  ],
  candle: ['5', 'c', 'c'],
  pillar: ['3333', '.32.', '.32.', '.32.', '.32.', '.32.', '.32.', '.32.', '.32.', '3322'],
} as const;

type Grid = keyof typeof GRIDS;

/** Left and bottom row of each thing. */
const THINGS: readonly (readonly [Grid, number, number])[] = [
  ['barrel', 38, 297],
  ['barrel', 45, 297],
  ['barrel', 41, 291],
  ['candle', 66, 297],
  ['rat', 78, 297],
  ['goblin', 122, 305],
  ['hero', 146, 305],
  ['chest', 192, 343],
  ['pillar', 140, 343],
  ['pillar', 168, 343],
  ['skeleton', 152, 343],
  ['goblin', 176, 343],
  ['letterD', 230, 307],
  ['letter', 240, 307],
  ['letterL', 286, 307],
  ['letter', 286, 299],
  ['hero', 272, 307],
  ['letterL', 244, 339],
  ['slime', 270, 339],
  ['die', 338, 295],
  ['slime', 384, 295],
  ['skeleton', 338, 321],
  ['goblin', 386, 321],
  ['chest', 354, 345],
  ['die', 378, 345],
  ['hero', 350, 295],
  ['pillar', 546, 343],
  ['pillar', 600, 343],
  ['fiend', 563, 343],
  ['hero', 553, 343],
  ['crystal', 590, 343],
] as const;

/** Middle and foot of each flame, its size, and its colours from rim to heart. */
const FLAMES: readonly (readonly [number, number, number, number, string])[] = [
  [66.5, 294, 3, 5, 'oOY5'],
  [132, 296, 5, 8, 'roOY5'],
  [159, 330, 5, 9, 'roOY5'],
  [184, 330, 5, 9, 'roOY5'],
  [262, 304, 5, 8, 'pms5'],
  [346, 320, 7, 9, 'roOY5'],
  [372, 344, 9, 11, 'roOY5'],
  [548, 334, 5, 10, 'Ppm5'],
  [602, 334, 5, 10, 'Ppm5'],
];

export function furnish(picture: Picture, frame: number): void {
  for (const [grid, left, bottom] of THINGS) {
    const thing = Picture.fromRows(GRIDS[grid]);
    picture.draw(thing, left, bottom - thing.height + 1);
  }
  FLAMES.forEach(([x, foot, width, height, ramp], index) => {
    const flame = paintFlame(width, height, (frame * 2 + index) % FLAME_FRAMES, ramp);
    picture.draw(flame, Math.round(x - width / 2), foot - height);
  });
}
