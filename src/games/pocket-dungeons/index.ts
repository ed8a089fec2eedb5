import { anyRoom, type OptionSpec, type Room } from '../room.ts';
import { onFeaturedDays } from '../twists.ts';
import { assets } from './assets.ts';
import { badges } from './badges.ts';
import { makeBot } from './bot/index.ts';
import { card } from './card.ts';
import { ATTACKS, cardOf, DELVERS } from './data/cards.ts';
import { TWISTS } from './data/twists.ts';
import { game } from './game.ts';
import { board } from './look/board.ts';
import { catalog } from './look/catalog.ts';
import { ending } from './look/ending.ts';
import { help } from './look/help.ts';
import { inspect } from './look/inspect.ts';
import { lesson } from './look/lesson.ts';
import { motions } from './look/motions.ts';
import { music } from './look/music.ts';
import { news } from './look/news.ts';
import { overlays } from './look/overlays.ts';
import { handover, obvious, pass } from './look/people.ts';
import { prompt } from './look/prompt.ts';
import { sentences } from './look/sentences.ts';
import { share } from './look/share.ts';
import { tips } from './look/tips.ts';
import { sheet } from './look/sheet.ts';
import { wayTo } from './look/ways.ts';
import { pairText, SEAT_NAMES } from './look/words.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'build',
    label: 'The dungeon',
    values: [
      { value: 'quick', label: 'Built already', help: 'Sixty tiles are laid out. You start at once.' },
      {
        value: 'draft',
        label: 'Build it together',
        help: 'Take turns laying tiles, counters and doors. Half an hour longer; you can stop at any time.',
      },
    ],
  },
  {
    id: 'recruits',
    label: 'Dead delvers',
    values: [
      {
        value: 'any-free',
        label: 'Can come back',
        help: "You can pick any delver who isn't in the dungeon and hasn't left it.",
      },
      {
        value: 'fresh-only',
        label: 'Stay dead',
        help: 'You can only pick delvers nobody has played yet. Hard.',
      },
    ],
  },
  {
    id: 'delver',
    label: 'Your delver',
    isTold: true,
    values: [
      {
        value: 'random',
        label: 'Random',
        help: 'The seed deals all delvers. A chosen one goes to the first seat.',
      },
      ...DELVERS.map(id => {
        const { name, action, ...card } = cardOf(id);
        const pools = ATTACKS.map(attack => pairText(card[attack])).join(', ');
        return { value: id, label: name, help: `Melee, ranged, magic ${pools}. Action ${action}.` };
      }),
    ],
  },
];

const pocketDungeons: Room<State, Action, Event> = {
  card,
  game,
  options: OPTIONS,
  seatNames: SEAT_NAMES,
  daily: onFeaturedDays(TWISTS),
  headline,
  board,
  sheet,
  prompt,
  inspect,
  overlays,
  motions,
  sentences,
  news,
  wayTo,
  walkOnKey: 'w',
  handover,
  pass,
  obvious,
  quiet: ['activated', 'rushed', 'moved', 'milestone'],
  music,
  bot: makeBot,
  help,
  lesson,
  badges,
  tips,
  assets,
  ending,
  share,
  catalog,
};

export const room = anyRoom(pocketDungeons);

function headline({ phase, round, closesAfter, exitOrder, gas }: State): string {
  switch (phase) {
    case 'tiles':
    case 'counters':
    case 'doors':
      return 'Building the dungeon';
    case 'delvers':
      return 'At the entrance';
    case 'turns':
    case 'over': {
      // How many there may be at most is of no interest until somebody has left.
      const end = exitOrder.length > 0 ? ` of ${closesAfter}` : '';
      return `Round ${Math.min(round, closesAfter)}${end}${gas ? ' · Gas' : ''}`;
    }
  }
}
