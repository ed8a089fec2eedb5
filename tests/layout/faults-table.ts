/** At the table, the question and the last event are always in sight; in a usual turn on a usual phone, every answer is. */
import type { LayoutFault, Snapshot } from './snapshot.ts';

/** The smallest phones on which nothing of a usual turn lies out of sight, upright and sideways. */
const WHOLE_TURN = { upright: { width: 360, height: 640 }, sideways: { width: 844, height: 390 } } as const;
/** On a phone held upright the bar is one row. */
const PHONE_WIDTH = 700;
const HIGHEST_BAR = 52;

export function tableFaults({ table, window, touch, isTurn = false }: Snapshot): LayoutFault[] {
  if (!table) return [];
  const { bar, question, event, hidden } = table;
  const faults: LayoutFault[] = [];
  const isUpright = window.width <= window.height;
  if (isUpright && window.width < PHONE_WIDTH && bar.height > HIGHEST_BAR)
    faults.push({ kind: 'high bar', what: 'bar', how: `${bar.height} px, wants ${HIGHEST_BAR}` });
  if (question === false) faults.push({ kind: 'out of sight', what: 'question', how: 'scrolled away' });
  if (event === false) faults.push({ kind: 'out of sight', what: 'last event', how: 'cut off' });
  const least = isUpright ? WHOLE_TURN.upright : WHOLE_TURN.sideways;
  const isRoomy = window.width >= least.width && window.height >= least.height;
  if (isTurn && touch && isRoomy)
    for (const name of hidden) faults.push({ kind: 'out of sight', what: name, how: 'in a usual turn' });
  return faults;
}
