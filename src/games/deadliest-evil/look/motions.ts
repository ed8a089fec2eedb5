/** How each event looks and sounds. Nothing here decides anything; it only tells. */
import type { Table } from './motion-words.ts';
import { cardMotions } from './motions-cards.ts';
import { endMotions } from './motions-end.ts';
import { fightMotions } from './motions-fight.ts';
import { trackMotions } from './motions-track.ts';
import { walkMotions } from './motions-walk.ts';

export const motions: Table = {
  ...endMotions,
  ...walkMotions,
  ...fightMotions,
  ...trackMotions,
  ...cardMotions,
};
