/** How something is done, in the words of the input in use: click, tap, press a key, push the pad. */
import type { Direction } from '../../core/grid.ts';
import { capital, listed } from '../../games/phrases.ts';
import type { InputKind } from '../../services/input-kind.ts';
import { keyName } from '../../services/keys.ts';
import type { OrderModel } from '../model.ts';

const ARROWS: Readonly<Record<Direction, string>> = {
  north: 'up',
  east: 'right',
  south: 'down',
  west: 'left',
};

/** The same in every room: `session/pointing.ts`. */
export const TOUCH_RULE =
  'A framed square acts on one tap, or asks first. A far one shows the way: tap again to go. Hold to look.';

/** A sentence: "Tap the marked square." */
export function orderInWords(order: OrderModel, input: InputKind): string {
  return `${capital(IN_WORDS[input](order))}.`;
}

/** Behind the reason why something was not it: where to go, else how. */
export function toGoOn(order: OrderModel, input: InputKind): string {
  if (order.by === 'square' && order.ways.length > 0) return `Head ${listed(order.ways, 'or')}.`;
  return orderInWords(order, input);
}

const IN_WORDS: Readonly<Record<InputKind, (order: OrderModel) => string>> = {
  mouse: order => pressed('click', order),
  touch: order =>
    order.by === 'square' && order.isFar ? 'tap the marked square twice' : pressed('tap', order),
  keys: order => {
    switch (order.by) {
      case 'square':
        if (order.ways.length > 0) return `press the ${arrows(order.ways)} arrow`;
        return 'go to the marked square with the arrow keys and press Enter';
      case 'button': {
        const [last] = order.labels.slice(-1);
        return order.key === undefined
          ? `press Tab to reach "${last}", then Enter`
          : `press ${keyName(order.key)}`;
      }
      case 'word':
        return `type ${order.word} and press Enter`;
    }
  },
  pad: order => {
    switch (order.by) {
      case 'square':
        return order.ways.length > 0 ? `push ${arrows(order.ways)}` : 'go to the marked square and press A';
      case 'button':
        return order.key === ' ' ? 'press X' : pressed('choose', order);
      case 'word':
        return `spell ${order.word}`;
    }
  },
};

function pressed(press: string, order: OrderModel): string {
  switch (order.by) {
    case 'square':
      return `${press} the marked square`;
    case 'button':
      return `${press} ${order.labels.map(label => `"${label}"`).join(', then ')}`;
    case 'word':
      return `spell ${order.word}, then ${press} "Play"`;
  }
}

function arrows(ways: readonly Direction[]): string {
  return listed(
    ways.map(way => ARROWS[way]),
    'or',
  );
}
