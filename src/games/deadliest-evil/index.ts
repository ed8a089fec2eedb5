import { anyRoom, type Room } from '../room.ts';
import { onFeaturedDays } from '../twists.ts';
import { assets } from './assets.ts';
import { badges } from './badges.ts';
import { makeBot } from './bot/index.ts';
import { outlook } from './bot/outlook.ts';
import { card } from './card.ts';
import { TWISTS } from './data/twists.ts';
import { game } from './game.ts';
import { board } from './look/board.ts';
import { RAIDERS } from './data/raiders.ts';
import { catalog } from './look/catalog.ts';
import { handover } from './look/contest.ts';
import { ending } from './look/ending.ts';
import { headline } from './look/headline.ts';
import { help } from './look/help.ts';
import { inspect } from './look/inspect.ts';
import { lesson } from './look/lesson.ts';
import { motions } from './look/motions.ts';
import { music } from './look/music.ts';
import { overlays } from './look/overlays.ts';
import { prompt } from './look/prompt.ts';
import { sentences } from './look/sentences.ts';
import { shareLine } from './look/share.ts';
import { tips } from './look/tips.ts';
import { sheet } from './look/sheet.ts';
import { wayTo } from './look/ways.ts';

import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

const deadliestEvil: Room<State, Action, Event> = {
  card,
  game,
  options: [
    {
      id: 'difficulty',
      label: 'Monster track',
      values: [
        {
          value: 'standard',
          label: 'Standard',
          help: 'Five spaces: about four rounds from first sign to first strike.',
        },
        { value: 'gentle', label: 'Gentle', help: 'Seven spaces: the hunters take their time.' },
        {
          value: 'deadliest',
          label: 'Deadliest',
          help: 'Three spaces: they are never far away. Second and third goals are worth more.',
        },
      ],
    },
  ],
  seatNames: RAIDERS,
  daily: onFeaturedDays(TWISTS),
  headline,
  board,
  sheet,
  prompt,
  inspect: (state, _seat, at) => inspect(state, at),
  overlays,
  motions,
  sentences,
  wayTo,
  handover,
  quiet: ['stepped'],
  music,
  bot: makeBot,
  outlook,
  help,
  lesson,
  badges,
  tips,
  assets,
  ending,
  share: shareLine,
  catalog,
};

export const room = anyRoom(deadliestEvil);
