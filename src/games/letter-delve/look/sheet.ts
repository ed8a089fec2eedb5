/** What stands beside the board: the hero, the order of play, and the open tables behind tabs. */
import type { Seat } from '../../../core/game.ts';
import { cellName } from '../../../core/grid.ts';
import type { ItemModel, SheetModel, SheetPart, StatRow, TableRow, TrackSpace } from '../../../core/look.ts';
import { dim } from '../../lines.ts';
import { present, tablePart, textPart } from '../../parts.ts';
import { capital, percent } from '../../phrases.ts';
import { WEAPONS } from '../data/gear.ts';
import { KINDS, MONSTERS, type Kind } from '../data/monsters.ts';
import { meetingOdds } from '../odds/battles.ts';
import { kindsHeld } from '../rules/items.ts';
import { byRank } from '../rules/monsters-turn.ts';
import { bagSize, feverOf, isInPlay, kindOf, kindSeen, unseenTiles } from '../rules/pieces.ts';
import { wordOf } from '../rules/score.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { ITEM_WORDS, itemIcon, itemName, whyNot } from './items.ts';
import { causeText } from './sentences.ts';
import { HERO_STATUS, statusesOf, statusIcon } from './statuses.ts';
import {
  ARMOUR_ICON,
  feverText,
  heartsGauge,
  type Hearing,
  heroOf,
  isAlone,
  kindName,
  LEATHER_HELP,
  tileName,
  SPECIAL_WORDS,
  specialText,
  weaponIcon,
  whom,
} from './words.ts';

export function sheet(state: State, seat: Seat, you?: Seat): SheetModel {
  const hero = state.heroes[seat] ?? state.heroes[0]!;
  const { name, sprite } = heroOf(hero.seat);
  return {
    title: isAlone(state) ? 'Lone delver' : capital(name),
    portrait: hero.status === 'dead' ? 'gravestone' : sprite,
    parts: [
      heartsGauge(hero.hp),
      { part: 'stats', rows: stats(state, hero) },
      ...effects(state, hero),
      ...(isAlone(state) ? [] : [rivals(state, hero.seat)]),
      {
        part: 'track',
        label: 'Order of play',
        spaces: orderOfPlay({ after: state, ...(you !== undefined && { you }) }),
      },
      // Last, because what can be used has its button below.
      { part: 'items', label: 'Magic', items: items(state, hero) },
    ],
    pages: [
      { title: 'Foes', parts: foes(state, hero) },
      { title: 'Unseen', parts: [unseen(state)] },
      { title: 'Tally', parts: [tally(state, hero)] },
    ],
  };
}

/** What magic that was used is doing: whoever drank before the roll sees that it counts. */
function effects(state: State, hero: Hero): SheetPart[] {
  const lasting = statusesOf(state, hero);
  if (lasting.length === 0) return [];
  const items = lasting.map((status): ItemModel => {
    const { name, does, told } = HERO_STATUS[status];
    return { icon: statusIcon(status), label: capital(name ?? status), help: `You ${does} ${told}.` };
  });
  return [{ part: 'items', label: 'In effect', items }];
}

function stats(state: State, hero: Hero): StatRow[] {
  const { name, die } = WEAPONS[hero.weapon];
  return [
    { label: 'Coins', value: `${hero.coins}`, icon: 'coin', help: 'What you carry out is your score.' },
    ...fever(state, hero),
    {
      label: 'Weapon',
      value: `D${die}`,
      icon: weaponIcon(hero.weapon),
      help: `${name}: you roll D${die} in battle.`,
    },
    ...present(
      hero.armour && {
        label: 'Armour',
        value: '1',
        icon: ARMOUR_ICON,
        help: `Leather Armour ${LEATHER_HELP}`,
      },
    ),
    ...present(hero.status !== 'inside' && { label: 'Fate', value: fate(hero) }),
  ];
}

/** Only where it bites: what the purse adds to the monsters' rolls. */
function fever(state: State, hero: Hero): StatRow[] {
  const by = feverOf(state, hero);
  if (by === 0 || hero.status !== 'inside') return [];
  return [{ label: 'Gold fever', value: `+${by}`, help: feverText(state.rules.fever) }];
}

function fate(hero: Hero): string {
  if (hero.status === 'waiting') return 'at the stairs';
  if (hero.status === 'escaped') return `out in round ${hero.outRound}`;
  return hero.cause ? causeText(hero.cause, hero.killer) : 'dead';
}

function items(state: State, hero: Hero): ItemModel[] {
  return kindsHeld(state, hero.seat).map(kind => {
    const count = hero.items.filter(item => item.kind === kind).length;
    const off = whyNot(state, hero.seat, kind);
    return {
      icon: itemIcon(kind),
      label: itemName(kind),
      help: ITEM_WORDS[kind].help,
      ...(count > 1 && { count }),
      ...(off !== undefined && { off }),
    };
  });
}

/** Those still in play, then the awake monsters as they will act. */
function orderOfPlay(hears: Hearing): TrackSpace[] {
  const state = hears.after;
  const heroes = state.order
    .map(seat => state.heroes[seat]!)
    .filter(isInPlay)
    .map(({ seat }): TrackSpace => {
      const acts = state.outing?.seat === seat || state.ask?.seat === seat;
      return {
        label: capital(whom(hears, seat)),
        sprites: [heroOf(seat).sprite],
        ...(acts && { badge: '!' }),
      };
    });
  const monsters = awake(state).map(({ monster, kind }): TrackSpace => {
    const acts = state.flow.at === 'monsters' && state.flow.active === monster.id;
    return { label: tileName(kind), sprites: [kind], ...(acts && { badge: '!' }) };
  });
  return [...heroes, ...monsters];
}

/** In the order of the monster turn that runs, else of the next; equal letters are shuffled when it begins. */
function awake(state: State): { monster: Monster; kind: Kind }[] {
  const list = state.monsters
    .filter(monster => monster.awake && kindSeen(monster))
    .map(monster => ({ monster, kind: kindOf(monster) }));
  const { flow } = state;
  if (flow.at !== 'monsters')
    return list.toSorted((a, b) => byRank(a.kind, b.kind) || a.monster.id - b.monster.id);
  const place = ({ id }: Monster): number => {
    const index = flow.queue.indexOf(id);
    return index < 0 ? flow.queue.length : index;
  };
  return list.toSorted((a, b) => place(a.monster) - place(b.monster));
}

function rivals(state: State, seat: Seat): SheetPart {
  const rows = state.heroes
    .filter(hero => hero.seat !== seat)
    .map((hero): TableRow => {
      const { short, sprite } = heroOf(hero.seat);
      const gone = hero.status === 'dead' || hero.status === 'escaped';
      return {
        icon: hero.status === 'dead' ? 'gravestone' : sprite,
        tone: gone ? 'dim' : 'plain',
        cells: [
          short,
          `${hero.hp}`,
          `${hero.coins}`,
          `D${WEAPONS[hero.weapon].die}${hero.armour ? '\u00a0L' : ''}`,
          `${hero.items.length}`,
          whereabouts(hero),
        ],
      };
    });
  return tablePart('Rivals', RIVAL_HEADS, rows);
}

/** Short, so that each rival takes one line; an L is for Leather. */
const RIVAL_HEADS = ['Hero', 'Life', 'Coins', 'Gear', 'Bag', 'On'];

function whereabouts({ status, at, cause }: Hero): string {
  if (status === 'inside') return at ? cellName(at) : '';
  if (status === 'waiting') return 'stairs';
  return status === 'escaped' ? 'out' : cause === 'concede' ? 'gone' : 'dead';
}

// ── Pages ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything awake, with this hero's chances against it. */
function foes(state: State, hero: Hero): SheetPart[] {
  const all = awake(state);
  const rows = all.map(({ monster, kind }): TableRow => {
    const { special } = MONSTERS[kind];
    const odds = isInPlay(hero) ? meetingOdds(state, hero.seat, monster) : undefined;
    return {
      icon: kind,
      cells: [
        `${kindName(kind)} ${tileName(kind)}`,
        cellName(monster.at),
        special ? SPECIAL_WORDS[special].name : '',
        odds ? percent(odds.win) : '',
      ],
      ...(odds && odds.win < 0.75 && { tone: 'bad' as const }),
    };
  });
  const specials = new Set(all.flatMap(({ kind }) => MONSTERS[kind].special ?? []));
  return [
    tablePart('Awake', ['Monster', 'On', 'Special', 'You win'], rows),
    ...present(
      specials.size > 0 && textPart(...[...specials].map(special => dim(specialText(state, special)))),
    ),
  ];
}

/** Tiles that nobody can place: in the bag, or face down. */
function unseen(state: State): SheetPart {
  const counts = unseenTiles(state);
  const rows = KINDS.filter(kind => counts[kind] > 0).map(
    (kind): TableRow => ({
      icon: kind,
      cells: [`${tileName(kind)} ${kindName(kind)}`, `${counts[kind]}`, `${MONSTERS[kind].tiles}`],
    }),
  );
  return tablePart(`Not seen yet, ${bagSize(state)} of them in the bag`, ['Tile', 'Unseen', 'Of'], rows);
}

function tally(state: State, { seat }: Hero): SheetPart {
  const { chests, itemsFound, itemsUsed, kills, battles, duelsWon, stolenFrom, steps, woke } =
    state.stats[seat]!;
  return {
    part: 'stats',
    label: 'So far',
    rows: [
      { label: 'Spelled', value: kills.length > 0 ? wordOf(kills) : 'nothing yet' },
      { label: 'Chests', value: `${chests} of 8` },
      { label: 'Items', value: `${itemsUsed} used, ${itemsFound} found` },
      { label: 'Battles', value: `${battles}` },
      ...present(!isAlone(state) && { label: 'Duels won', value: `${duelsWon}` }),
      { label: 'Stolen from you', value: `${stolenFrom}`, icon: 'coin' },
      { label: 'Woken', value: `${woke}` },
      { label: 'Steps', value: `${steps}` },
    ],
  };
}
