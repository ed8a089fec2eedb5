/** Motions of the heroes' own turns: outfitting, walking, robbing, what that wakes; and of those who go, one way or the other. */
import type { Of } from '../../../core/game.ts';
import type { Cell, Extent } from '../../../core/grid.ts';
import {
  appear,
  banner,
  burst,
  card,
  closeFight,
  darken,
  deal,
  death,
  flip,
  float,
  fly,
  glow,
  hop,
  say,
  shake,
  sound,
  spectacle,
  together,
  tumble,
  vanish,
  type FightSide,
  type Motion,
} from '../../../core/look.ts';
import type { Moment } from '../../../core/moments.ts';
import { present } from '../../parts.ts';
import { capital, listed } from '../../phrases.ts';
import type { Motions } from '../../room.ts';
import { board as dungeon } from '../data/board.ts';
import { WEAPONS } from '../data/gear.ts';
import { isBoss } from '../data/monsters.ts';
import { monsterById } from '../rules/pieces.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { backSprite, board } from './board.ts';
import { diceModels, seatColour } from './dice.ts';
import { ITEM_WORDS, itemIcon, itemName } from './items.ts';
import { coinsFly, heroAppears, heroPlace, monsterAppears, PURSE, thrown } from './motions-shared.ts';
import { cellOf, EXTENT, heroToken, monsterToken, siteToken } from './places.ts';
import { causeText } from './sentences.ts';
import {
  ARMOUR_ICON,
  coinsText,
  does,
  heroOf,
  isAlone,
  isYou,
  kindName,
  kindText,
  tileSprite,
  weaponIcon,
} from './words.ts';

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

type Now = Moment<State, Event>;
const graveToken = (seat: number): string => `grave-${seat}`;

export const heroMotions = {
  dealt: (_event, { after }) => [sound('flip'), deal(board(after, 0), QUARTERS)],
  'first-seat': (event, now) =>
    isAlone(now.after) ? [] : [banner(`${does(now, event.seat, 'go')} first`, 'gold')],
  outfitted: () => [sound('equip')],
  'round-began': ({ torchLeft }) => {
    if (torchLeft === null || torchLeft > LOW_TORCH) return [];
    const isTold = torchLeft === LOW_TORCH || torchLeft <= LAST_TORCH;
    const text = torchLeft === 1 ? 'The last round' : `${torchLeft} rounds left`;
    return [sound('torch-low'), ...present(isTold && banner('The torch burns low', 'fire', text))];
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
  'rolled-move': ({ seat, dice: [a, b] }) => [thrown(4, [a, b], seatColour(seat), `${a + b} steps`)],
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
      tumble(diceModels(10, event.dice, 'gold'), 'Chest'),
    ),
    together(burst(cellOf(event.at), 'gold', 2), ...coinsFly(cellOf(event.at), event.by)),
  ],
  collected: (event, now) => [
    together(
      glow(cellOf(event.at), 'magic'),
      sound('rune'),
      tumble(diceModels(30, event.rolls, 'violet'), 'Magic'),
      flip(siteToken(event.at), 'square-collection-spent'),
    ),
    ...present(isYou(now, event.seat) && itemCard(event)),
    together(
      ...event.items.map(({ kind }) => fly(itemIcon(kind), cellOf(event.at), { panel: 'magic' })),
      ...(isYou(now, event.seat) ? [] : event.items).map(({ kind }) =>
        float(cellOf(event.at), itemName(kind), 'magic', itemIcon(kind)),
      ),
    ),
  ],
  'turn-ended': () => [],
  'window-opened': () => [],
  milestone: () => [],
  died: ({ seat, at, cause, killer }, now) => {
    const { before } = now;
    const wasInside = before.heroes[seat]?.at != null;
    const { name, short } = heroOf(seat);
    const grave = { id: graveToken(seat), sprite: 'gravestone', label: `The grave of the ${name}` };
    const how = causeText(cause, killer, now.you);
    const side = sideOf(before.battle, seat);
    return [
      sound('toll'),
      ...present(
        wasInside &&
          death({
            token: heroToken(seat),
            text: isYou(now, seat) ? capital(how) : `${short} ${how}`,
            seat,
            ...(side && { side }),
            ...(cause === 'torch' && { dark: true }),
          }),
        side && closeFight(),
      ),
      together(
        ...present(wasInside && vanish(heroToken(seat), 'fade')),
        appear({ ...grave, at: cellOf(at), layer: 'thing' }, 'drop'),
      ),
    ];
  },
  robbed: ({ from, by, coins, items }) => {
    const grave = { token: graveToken(from) };
    return [
      together(
        sound('rob'),
        fly('coin', grave, heroPlace(by), Math.min(8, coins + 1)),
        ...items.map(({ kind }) => fly(itemIcon(kind), grave, heroPlace(by))),
        float(heroPlace(by), `+${coins}`, 'gold', 'chip-coin'),
      ),
    ];
  },
  left: ({ seat, how, coins }, now) => {
    const at = now.before.heroes[seat]?.at;
    if (how === 'cleared')
      return [
        sound('cleared'),
        ...(at ? [together(glow(cellOf(at), 'gold'), float(cellOf(at), coinsText(coins), 'gold'))] : []),
      ];
    const star = cellOf(dungeon.star);
    return [
      together(
        ...(at ? [vanish(heroToken(seat), 'fade')] : []),
        glow(star, 'gold'),
        sound('leave'),
        float(star, `out with ${coins}`, 'gold', 'chip-coin'),
      ),
    ];
  },
  'torch-out': () => [sound('torch-low'), darken(0)],
  'game-over': ending,
} satisfies Partial<Motions<Event, State>>;

/** On which side of an open fight somebody stands. */
function sideOf(battle: State['battle'], seat: number): FightSide | undefined {
  return battle?.hero === seat ? 'left' : battle?.rival === seat ? 'right' : undefined;
}

function turnBack({ monster }: Of<Event, 'stirred' | 'settled'>, after: State): Motion {
  return flip(monsterToken(monster), backSprite(monsterById(after, monster)!));
}

/** The tile turns over and shows its letter; then the beast gets up. */
function wake(event: Of<Event, 'woke'>, now: Moment<State, Event>): Motion[] {
  const { kind, monster } = event;
  const token = monsterToken(monster);
  const rise = monsterAppears(now.after, monster, 'rise');
  const turned = together(flip(token, tileSprite(kind)), sound('flip'));
  if (!isBoss(kind)) return [turned, together(...rise, sound('growl'), say(token, '!', 'bad'))];
  return [
    turned,
    together(...rise, sound('roar-boss'), shake(2), burst({ token }, 'bad', 3)),
    banner(capital(kindName(kind)), 'bad', kindText(now.after, kind)),
  ];
}

function itemCard({ items }: Of<Event, 'collected'>): Motion {
  const [first, second] = items.map(item => item.kind);
  if (second === undefined) return card(itemName(first!), ITEM_WORDS[first!].help, 'magic', itemIcon(first!));
  const text = [first!, second].map(kind => `${itemName(kind)}: ${ITEM_WORDS[kind].help}`).join(' ');
  return card('Two magic items', text, 'magic', itemIcon(first!));
}

function ending({ winners, endedBy }: Of<Event, 'game-over'>, { after, you }: Now): Motion[] {
  const dawn = endedBy === 'cleared' ? [darken(100), banner('The dungeon is empty', 'gold')] : [];
  const [first] = winners;
  if (first === undefined) {
    const [hero] = after.heroes;
    const text =
      isAlone(after) && hero?.cause ? capital(causeText(hero.cause, hero.killer)) : 'Nobody made it out';
    return [darken(8), sound('defeat'), spectacle('defeat', text, 'gravestone')];
  }
  const purse = coinsText(after.heroes[first]!.coins);
  const names = capital(listed(winners.map(seat => (seat === you ? 'you' : heroOf(seat).short))));
  const text = isAlone(after)
    ? `Out alive with ${purse}`
    : winners.length === 1
      ? `${names} ${first === you ? 'win' : 'wins'} with ${purse}`
      : `${names} share the win`;
  return [...dawn, sound('victory'), spectacle('victory', text, heroOf(first).sprite)];
}
