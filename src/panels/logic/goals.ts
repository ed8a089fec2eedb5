/** Goals in words, for those who cannot see the stars, and the star itself. */
import type { GoalModel } from '../model.ts';

/** "2 of 4 goals met". */
export function metOf(goals: readonly Pick<GoalModel, 'met'>[]): string {
  return `${goals.filter(goal => goal.met).length} of ${goals.length} goals met`;
}

/** In a row of stars without words, the earned ones come first: as one counts them. */
export function earnedFirst<G extends Pick<GoalModel, 'met'>>(goals: readonly G[]): readonly G[] {
  return [...goals.filter(goal => goal.met), ...goals.filter(goal => !goal.met)];
}

// biome-ignore format: a picture
const STAR = [
  '....#....',
  '....#....',
  '...###...',
  '#########',
  '.#######.',
  '..#####..',
  '..#####..',
  '.###.###.',
  '.##...##.',
];

const isStar = (x: number, y: number) => STAR[y]?.[x] === '#';
const isRim = (x: number, y: number) =>
  !(isStar(x - 1, y) && isStar(x + 1, y) && isStar(x, y - 1) && isStar(x, y + 1));

/** Paths of whole pixels: the rim, which a goal still ahead has too, and what lies inside. */
export const STAR_PATHS = { rim: pathOf(true), body: pathOf(false) };

function pathOf(rim: boolean): string {
  return STAR.flatMap((row, y) =>
    Array.from(row, (_, x) => (isStar(x, y) && isRim(x, y) === rim ? `M${x} ${y}h1v1h-1z` : '')),
  ).join('');
}
