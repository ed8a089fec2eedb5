/** The Cellar on the tour. */
import { Recorded } from './positions.ts';
import { results, type Stop, stopAt, tableAtRest } from './stop.ts';

const easy = await Recorded.of('the-cellar', 'easy');
const random = await Recorded.of('the-cellar', 'random');

export const CELLAR_STOPS: readonly Stop[] = [
  {
    name: 'cellar',
    address: '?game=the-cellar&seed=KTR-BMX-QZP&speed=instant',
    steps: tableAtRest,
  },
  { name: 'cellar-lesson', address: '?game=the-cellar&lesson&speed=instant', steps: tableAtRest },
  stopAt(
    'cellar-fight',
    easy.find(({ action }) => action.type === 'strike'),
    tableAtRest,
  ),
  stopAt(
    'cellar-victory',
    easy.find(({ isLast }) => isLast, 'won'),
    results,
  ),
  stopAt(
    'cellar-defeat',
    random.find(({ isLast }) => isLast, 'lost'),
    results,
  ),
];
