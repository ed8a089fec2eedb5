import { anyRoom, type Room } from '../room.ts';
import { onFeaturedDays } from '../twists.ts';
import { assets } from './assets.ts';
import { badges } from './badges.ts';
import { makeBot } from './bot/index.ts';
import { mastery } from './bot/mastery.ts';
import { outlook } from './bot/outlook.ts';
import { card } from './card.ts';
import { LEVEL_NAMES, SCORE } from './data/constants.ts';
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
import { overlays } from './look/overlays.ts';
import { prompt, stopText } from './look/prompt.ts';
import { sentences } from './look/sentences.ts';
import { share } from './look/share.ts';
import { tips } from './look/tips.ts';
import { sheet } from './look/sheet.ts';
import { wayTo } from './look/ways.ts';
import { nextBlow } from './odds/bouts.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

const nineBitDungeon: Room<State, Action, Event> = {
  card,
  game,
  options: [
    {
      id: 'choices',
      label: 'Tied routes',
      values: [
        {
          value: 'auto',
          label: 'The dungeon decides',
          help: "If several routes tie, the game picks the one best for you: where the monster can't attack you, then where it can't see you. New monsters use the farthest hatch.",
        },
        {
          value: 'ask',
          label: 'Ask me',
          help: 'You choose whenever routes or free hatches tie.',
        },
      ],
    },
  ],
  daily: onFeaturedDays(TWISTS),
  headline: state => (state.layout ? `Level ${state.level} · ${LEVEL_NAMES[state.level]}` : 'A free gift'),
  board,
  sheet,
  prompt,
  inspect: (state, _seat, at) => inspect(state, at),
  overlays,
  motions,
  sentences,
  goesOn: (state, _seat, begun) => nextBlow(state, begun),
  whyStopped: (state, _seat, begun) => stopText(state, begun),
  // Where only one thing can be done there is nothing to pay for.
  hinted: state => (game.legalActions(state).length > 1 ? { type: 'hint-used' } : undefined),
  hintPrice: `${SCORE.hint} points`,
  wayTo: (state, _seat, to) => wayTo(state, to),
  quiet: ['moved', 'turn-began', 'phase-ended'],
  music,
  bot: makeBot,
  outlook,
  mastery,
  help,
  lesson,
  badges,
  tips,
  assets,
  ending,
  share,
  catalog,
};

export const room = anyRoom(nineBitDungeon);
