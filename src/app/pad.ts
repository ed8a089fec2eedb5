/** What a pad's intents mean in the panels; undefined for what only a board knows. */
import type { PadOrder } from '../panels/logic/pad.ts';
import type { Intent } from '../table/intent.ts';

export function padOrder(intent: Intent): PadOrder | undefined {
  switch (intent.do) {
    case 'move':
      return intent.direction;
    case 'confirm':
      return 'press';
    case 'back':
    case 'panel':
    case 'next':
    case 'previous':
      return intent.do;
    default:
      return undefined;
  }
}
