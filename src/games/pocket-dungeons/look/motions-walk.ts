/** Motions of steps, counters, doors and treasure. */
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
  tumble,
  vanish,
  type Motion,
} from '../../../core/look.ts';
import { counted } from '../../phrases.ts';
import { RUSH_SUCCESS } from '../data/constants.ts';
import { keyOf, numberOf } from '../rules/cells.ts';
import { geometryOf } from '../rules/geometry.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { stairsModels } from './board.ts';
import {
  charAppears,
  cleared,
  die,
  looseAppears,
  looseMakesRoom,
  placeOf,
  type Part,
} from './motions-parts.ts';
import { cellBeside, charToken, counterToken, doorToken, looseToken, middleCell } from './places.ts';
import { hazardText, treasureText } from './words.ts';

type Moved = Extract<Event, { type: 'moved' }>;

export const walkMotions: Part<
  | 'rushed'
  | 'moved'
  | 'fled'
  | 'fell-short'
  | 'counter-flipped'
  | 'stairs-revealed'
  | 'door-opened'
  | 'door-held'
  | 'treasure-gathered'
  | 'treasure-dropped'
  | 'treasure-buried'
  | 'pool-changed'
  | 'hazard-taken'
  | 'bounty-set'
> = {
  rushed: ({ dice, swift, moves, ...event }) => [
    together(
      tumble(
        dice.map((face, index) =>
          die(face, 'green', {
            good: face >= RUSH_SUCCESS,
            ...(swift?.die === index && { need: `was ${swift.from}` }),
          }),
        ),
        `Rush: ${counted(moves, 'step')}`,
      ),
      sound('die'),
    ),
    float(placeOf(event), counted(moves, 'step'), 'good', 'icon-action'),
  ],
  moved: (event, { after: moment, earlier, step: { before } }) => {
    const to = stopOf(moment, event);
    const rolls = looseMakesRoom(moment, event.from, event.to);
    return [
      ...cleared(before, earlier),
      ...stride(moment, event, to, rolls),
      ...(isWater(moment, event.to) && event.how !== 'fall-back'
        ? [together(sound('splash'), burst(to, 'ice', 2))]
        : []),
    ];
  },
  fled: event => [
    together(
      say(charToken(event.char), '!', 'bad'),
      sound('groan'),
      float(placeOf(event), 'flees', 'bad', 'badge-fear'),
    ),
  ],
  'fell-short': event => [
    together(float(placeOf(event), 'out of breath', 'dim', 'icon-action'), burst(placeOf(event), 'dim')),
  ],
  'counter-flipped': (event, { after: moment }) => {
    const token = counterToken(event.at);
    const place = middleCell(moment, event.at);
    return [
      together(flip(token, `counter-${event.counter}`), sound('flip')),
      ...(event.counter === 'treasure'
        ? [
            together(
              vanish(token, 'fade'),
              ...looseAppears(moment, event.at, 'rise'),
              sound('coin'),
              float(place, 'treasure', 'gold', 'badge-treasure'),
            ),
          ]
        : [
            together(
              vanish(token, event.counter === 'hazard' ? 'poof' : 'fade'),
              ...(event.counter === 'hazard'
                ? [shake(1), float(place, 'hazard', 'bad', 'badge-hazard')]
                : []),
            ),
          ]),
    ];
  },
  'stairs-revealed': (event, { after: moment }) => {
    const isDraught = event.by === 'draught';
    const token = counterToken(event.at);
    return [
      ...(isDraught ? [flip(token, 'counter-stairs'), vanish(token, 'fade')] : []),
      together(
        ...stairsModels(moment, event.at).map(model => appear(model, 'rise')),
        glow(middleCell(moment, event.at), 'gold'),
        sound('stairs'),
      ),
      banner('The Stairs', 'gold', isDraught ? 'A draught shows the way out.' : 'Here is the way out.'),
    ];
  },
  'door-opened': ({ door }) => [
    together(
      flip(doorToken(door), door.side === 'south' ? 'door-h-open' : 'door-v-open'),
      sound('door-creak'),
    ),
  ],
  'door-held': ({ door }) => [
    together(
      flip(doorToken(door), door.side === 'south' ? 'door-h-locked' : 'door-v-locked'),
      sound('door-locked'),
      float({ token: doorToken(door) }, 'it holds', 'bad', 'chip-lock'),
    ),
  ],
  'treasure-gathered': (event, { after: moment }) => {
    const left = moment.loose[keyOf(event.at)] ?? 0;
    return [
      together(
        ...(left > 0 ? [] : [vanish(looseToken(event.at), 'fade')]),
        fly('treasure', middleCell(moment, event.at), placeOf(event), event.amount),
        sound('coin'),
        float(placeOf(event), `+${event.amount}`, 'gold', 'badge-treasure'),
      ),
      ...(event.how === 'goldlust' ? [say(charToken(event.char), 'Gold!')] : []),
    ];
  },
  'treasure-dropped': (event, { after: moment }) => {
    const place = middleCell(moment, event.at);
    return [
      together(
        ...looseAppears(moment, event.at, 'drop'),
        sound('spill'),
        burst(place, 'gold', 2),
        float(place, treasureText(event.amount), 'gold', 'badge-treasure'),
      ),
    ];
  },
  'treasure-buried': (event, now) => {
    const place = middleCell(now.before, event.at);
    return [
      together(
        vanish(looseToken(event.at), 'sink'),
        float(place, `${treasureText(event.amount)} buried`, 'bad', 'badge-treasure'),
        sound('spill'),
      ),
    ];
  },
  'pool-changed': () => [],
  'hazard-taken': event => [
    together(
      sound('clink'),
      burst(placeOf(event), 'bad'),
      float(placeOf(event), `+${hazardText(event.amount)}`, 'good', 'badge-hazard'),
    ),
  ],
  'bounty-set': event => [float(placeOf(event), 'a price on its head', 'bad', 'badge-bounty')],
};

/** The middle of the tile, or its edge if somebody holds it. */
function stopOf(moment: State, { char, from, to }: Moved): Cell {
  const isTaken = moment.chars.some(other => other.id !== char && keyOf(other.at) === keyOf(to));
  return isTaken ? cellBeside(moment, to, from) : middleCell(moment, to);
}

function stride(moment: State, event: Moved, to: Cell, rolls: readonly Motion[]): Motion[] {
  const token = charToken(event.char);
  const place = placeOf(event);
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

function isWater({ dungeon }: State, at: Cell): boolean {
  return geometryOf(dungeon).isWater[numberOf(at)] === true;
}
