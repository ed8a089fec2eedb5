/** Motions of the heroes' own turns: outfitting, walking, robbing, and what that wakes. */
import type { Of } from '../../../core/game.ts';
import type { Cell, Extent } from '../../../core/grid.ts';
import {
  banner,
  burst,
  card,
  deal,
  flip,
  float,
  fly,
  glow,
  hop,
  say,
  shake,
  sound,
  together,
  tumble,
  type Motion,
} from '../../../core/look.ts';
import type { Moment } from '../../../core/moments.ts';
import { capital } from '../../phrases.ts';
import { WEAPONS } from '../data/gear.ts';
import { isBoss } from '../data/monsters.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { backSprite, board } from './board.ts';
import { die, seatColour } from './dice.ts';
import { coinsFly, heroAppears, heroPlace, monsterAppears, PURSE, type Part } from './motions-shared.ts';
import { monsterById } from '../rules/pieces.ts';
import { cellOf, EXTENT, heroToken, monsterToken, siteToken } from './places.ts';
import { ARMOUR_ICON, heroOf, isAlone, kindFigures, kindName, tileSprite, weaponIcon } from './words.ts';
import { ITEM_WORDS, itemIcon, itemName } from './items.ts';

/** The board comes together from its four quarters. */
const QUARTERS: readonly { at: Cell; extent: Extent }[] = [0, 1, 2, 3].map(slot => {
  const half = { columns: Math.ceil(EXTENT.columns / 2), rows: Math.ceil(EXTENT.rows / 2) };
  const at = { x: (slot & 1) * half.columns, y: (slot >> 1) * half.rows };
  const columns = Math.min(half.columns, EXTENT.columns - at.x);
  const rows = Math.min(half.rows, EXTENT.rows - at.y);
  return { at, extent: { columns, rows } };
});

const LOW_TORCH = 10;
const LAST_TORCH = 3;

export const delveMotions: Part<
  | 'dealt'
  | 'first-seat'
  | 'outfitted'
  | 'round-began'
  | 'turn-began'
  | 'entered'
  | 'regen-tick'
  | 'bought'
  | 'rolled-move'
  | 'stayed'
  | 'stepped'
  | 'stirred'
  | 'settled'
  | 'woke'
  | 'stopped'
  | 'looted'
  | 'collected'
  | 'turn-ended'
  | 'window-opened'
  | 'milestone'
> = {
  dealt: (_event, { after }) => [sound('flip'), deal(board(after, 0), QUARTERS)],
  'first-seat': (event, { after }) =>
    isAlone(after) ? [] : [banner(`${heroOf(event.seat).short} goes first`, 'gold')],
  outfitted: () => [sound('equip')],
  'round-began': ({ torchLeft }) => {
    if (torchLeft === null || torchLeft > LOW_TORCH) return [];
    const isTold = torchLeft === LOW_TORCH || torchLeft <= LAST_TORCH;
    const text = torchLeft === 1 ? 'The last round' : `${torchLeft} rounds left`;
    return [sound('torch-low'), ...(isTold ? [banner('The torch burns low', 'fire', text)] : [])];
  },
  'turn-began': () => [],
  entered: (event, now) => [sound('stairs'), ...heroAppears(now.after, event.seat, 'drop')],
  'regen-tick': event => [
    together(
      glow(heroPlace(event.seat), 'good'),
      sound('heal'),
      float(heroPlace(event.seat), '+1', 'good', 'chip-heart'),
    ),
  ],
  bought: event => {
    const name = event.weapon === null ? 'Leather Armour' : WEAPONS[event.weapon].name;
    const icon = event.weapon === null ? ARMOUR_ICON : weaponIcon(event.weapon);
    return [
      together(sound('buy'), fly('coin', PURSE, heroPlace(event.seat), Math.min(5, event.price))),
      together(sound('equip'), float(heroPlace(event.seat), name, 'gold', icon)),
    ];
  },
  'rolled-move': ({ seat, dice: [a, b] }) => [
    together(
      tumble([die(4, a, seatColour(seat)), die(4, b, seatColour(seat))], `${a + b} steps`),
      sound('die'),
    ),
  ],
  stayed: event => [float(heroPlace(event.seat), 'stays', 'dim')],
  stepped: event => [together(hop(heroToken(event.seat), cellOf(event.to)), sound('step'))],
  stirred: (event, now) => [
    together(turnBack(event, now.after), sound('stir'), say(monsterToken(event.monster), '?', 'bad')),
  ],
  settled: (event, now) => [together(turnBack(event, now.after), sound('settle-boss'))],
  woke: wake,
  stopped: () => [],
  looted: event => [
    together(
      flip(siteToken(event.at), 'chest-open'),
      glow(cellOf(event.at), 'gold'),
      sound('chest'),
      tumble([die(10, event.dice[0], 'gold'), die(10, event.dice[1], 'gold')], 'Chest'),
    ),
    together(burst(cellOf(event.at), 'gold', 2), ...coinsFly(cellOf(event.at), event.by)),
  ],
  collected: (event, { after }) => [
    together(
      glow(cellOf(event.at), 'magic'),
      sound('rune'),
      tumble(
        event.rolls.map(face => die(30, face, 'violet')),
        'Magic',
      ),
      flip(siteToken(event.at), 'square-collection-spent'),
    ),
    ...(isAlone(after) ? [itemCard(event)] : []),
    together(
      ...event.items.map(({ kind }) => fly(itemIcon(kind), cellOf(event.at), { panel: 'magic' })),
      ...(isAlone(after)
        ? []
        : event.items.map(({ kind }) => float(cellOf(event.at), itemName(kind), 'magic', itemIcon(kind)))),
    ),
  ],
  'turn-ended': () => [],
  'window-opened': () => [],
  milestone: () => [],
};

function turnBack(event: Of<Event, 'stirred' | 'settled'>, after: State): Motion {
  const monster = monsterById(after, event.monster);
  return flip(
    monsterToken(event.monster),
    backSprite(monster ?? { back: 'boss', stirring: event.type === 'stirred' }),
  );
}

/** The tile turns over and shows its letter; then the beast gets up. */
function wake(event: Of<Event, 'woke'>, now: Moment<State, Event>): Motion[] {
  const { kind, monster } = event;
  const token = monsterToken(monster);
  const rise = monsterAppears(now.after, monster, 'rise');
  if (!isBoss(kind))
    return [
      together(flip(token, tileSprite(kind)), sound('flip')),
      together(...rise, sound('growl'), say(token, '!', 'bad')),
    ];
  return [
    together(flip(token, tileSprite(kind)), sound('flip')),
    together(...rise, sound('roar-boss'), shake(2), burst({ token }, 'bad', 3)),
    banner(capital(kindName(kind)), 'bad', kindFigures(kind)),
  ];
}

function itemCard({ items }: Of<Event, 'collected'>): Motion {
  const [first, second] = items.map(item => item.kind);
  if (second === undefined) return card(itemName(first!), ITEM_WORDS[first!].help, 'magic', itemIcon(first!));
  const text = [first!, second].map(kind => `${itemName(kind)}: ${ITEM_WORDS[kind].help}`).join(' ');
  return card('Two magic items', text, 'magic', itemIcon(first!));
}
