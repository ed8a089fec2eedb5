/** Motions of steps, counters, doors and treasure. */
import type { Of } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import {
  appear,
  banner,
  burst,
  flip,
  float,
  fly,
  glow,
  hop,
  say,
  shake,
  slide,
  sound,
  together,
  vanish,
  type Motion,
} from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import { RUSH_SUCCESS } from '../data/constants.ts';
import { charAt } from '../rules/characters.ts';
import { isWet } from '../rules/geometry.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { doorSprite, stairsModels } from './board.ts';
import {
  charAppears,
  cleared,
  d6,
  looseAppears,
  looseMakesRoom,
  over,
  placeOf,
  throwing,
  type SomeMotions,
} from './motions-parts.ts';
import {
  cellBeside,
  charToken,
  counterToken,
  doorToken,
  looseToken,
  middleCell,
  stairsCell,
} from './places.ts';
import { hazardText, tileName, treasureText } from './words.ts';

type Moved = Of<Event, 'moved'>;

const RUSH_WORDS = { explore: 'Explore', charge: 'Charge', flight: 'Flight' } as const;

export const walkMotions = {
  rushed: ({ dice, swift, moves, why, ...event }) => [
    throwing(
      dice.map((face, index) =>
        d6(face, 'green', {
          good: face >= RUSH_SUCCESS,
          ...(swift?.die === index && { need: `was ${swift.from}` }),
        }),
      ),
      RUSH_WORDS[why],
      counted(moves, 'step'),
    ),
    over(event, counted(moves, 'step'), 'good', 'icon-action'),
  ],
  moved: (event, now) => {
    const { after } = now;
    const to = stopOf(after, event);
    const isSplash = isWet(after.dungeon, event.to) && event.how !== 'fall-back';
    return [
      ...cleared(now),
      ...stride(after, event, to),
      ...(isSplash ? [together(sound('splash'), burst(to, 'ice', 2))] : []),
    ];
  },
  fled: event => [
    together(
      say(charToken(event.char), '!', 'bad'),
      sound('groan'),
      over(event, 'flees', 'bad', 'badge-fear'),
    ),
  ],
  'fell-short': event => [
    together(over(event, 'falls short', 'dim', 'icon-action'), burst(placeOf(event), 'dim')),
  ],
  'counter-flipped': (event, { after }) => {
    const token = counterToken(event.at);
    const place = middleCell(after, event.at);
    const shows = {
      treasure: [
        vanish(token, 'fade'),
        ...looseAppears(after, event.at, 'rise'),
        sound('coin'),
        float(place, 'treasure', 'gold', 'badge-treasure'),
      ],
      hazard: [vanish(token, 'poof'), shake(1), float(place, 'hazard', 'bad', 'badge-hazard')],
      stairs: [vanish(token, 'fade')],
    };
    return [
      together(flip(token, `counter-${event.counter}`), sound('flip')),
      together(...shows[event.counter]),
    ];
  },
  'stairs-revealed': (event, { after }) => {
    const isDraught = event.by === 'draught';
    const token = counterToken(event.at);
    return [
      ...(isDraught ? [flip(token, 'counter-stairs'), vanish(token, 'fade')] : []),
      together(
        ...stairsModels(after, event.at).map(model => appear(model, 'rise')),
        glow(stairsCell(after, event.at), 'gold'),
        sound('stairs'),
      ),
      banner(
        'The Stairs!',
        'gold',
        `${isDraught ? 'A draught gives them away' : 'The way out'}: ${tileName(event.at)}.`,
      ),
    ];
  },
  'door-opened': ({ door }) => [
    together(flip(doorToken(door), `${doorSprite(door)}-open`), sound('door-creak')),
  ],
  'door-held': ({ door }, { before, you }) => [
    together(
      flip(doorToken(door), `${doorSprite(door)}-locked`),
      sound('door-locked'),
      float({ token: doorToken(door) }, 'it holds', 'bad', 'chip-lock'),
    ),
    ...(before.seat === you ? [banner('The lock holds', 'bad', 'You can try again next turn.')] : []),
  ],
  'treasure-gathered': (event, { after }) => [
    together(
      ...(looseAt(after, event.at) > 0 ? [] : [vanish(looseToken(event.at), 'fade')]),
      fly('treasure', middleCell(after, event.at), placeOf(event), event.amount),
      sound('coin'),
      over(event, `+${event.amount}`, 'gold', 'badge-treasure'),
    ),
    ...(event.how === 'goldlust' ? [say(charToken(event.char), 'Gold!')] : []),
  ],
  'treasure-dropped': (event, { after }) => {
    const place = middleCell(after, event.at);
    return [
      together(
        ...looseAppears(after, event.at, 'drop'),
        sound('spill'),
        burst(place, 'gold', 2),
        float(place, treasureText(event.amount), 'gold', 'badge-treasure'),
      ),
    ];
  },
  'treasure-buried': ({ at, amount }, now) => [
    together(
      vanish(looseToken(at), 'sink'),
      float(middleCell(now.before, at), `${treasureText(amount)} buried`, 'bad', 'badge-treasure'),
      sound('spill'),
    ),
  ],
  'pool-changed': () => [],
  'hazard-taken': event => [
    together(
      sound('clink'),
      burst(placeOf(event), 'bad'),
      over(event, `+${hazardText(event.amount)}`, 'good', 'badge-hazard'),
    ),
  ],
  'bounty-set': event => [over(event, 'a bounty', 'bad', 'badge-bounty')],
} satisfies SomeMotions;

/** The middle of the tile, or its edge if somebody holds it. */
function stopOf(moment: State, { char, from, to }: Moved): Cell {
  return charAt(moment, to, char) ? cellBeside(moment, to, from) : middleCell(moment, to);
}

function stride(moment: State, event: Moved, to: Cell): Motion[] {
  const token = charToken(event.char);
  const place = placeOf(event);
  const rolls = looseMakesRoom(moment, event.from, event.to);
  switch (event.how) {
    case 'walk':
    case 'flee':
    case 'cave':
      return [together(hop(token, to), sound('step'), ...rolls)];
    case 'charge':
      return [together(slide(token, to), burst(place, 'dim'), sound('swish'), ...rolls)];
    case 'phase':
      return [
        together(burst(place, 'magic', 2), slide(token, to), sound('spell'), ...rolls),
        burst(to, 'magic'),
      ];
    case 'push':
      return [together(fly('fx-gust', place, to, 3), slide(token, to), sound('swish'), ...rolls)];
    case 'fall-back':
      return [together(slide(token, to), ...rolls)];
    case 'teleport':
      return [
        together(burst(place, 'magic', 3), sound('spell'), vanish(token, 'poof'), ...rolls),
        ...charAppears(moment, event.char, 'poof'),
      ];
  }
}
