import { anyRoom, type Room } from '../room.ts';
import { assets } from './assets.ts';
import { badges } from './badges.ts';
import { makeBot } from './bot/index.ts';
import { outlook } from './bot/outlook.ts';
import { card } from './card.ts';
import { cellarOf } from './data/cellars.ts';
import { OPTIONS } from './data/options.ts';
import { game } from './game.ts';
import { board } from './look/board.ts';
import { ending } from './look/ending.ts';
import { help } from './look/help.ts';
import { inspect } from './look/inspect.ts';
import { lesson } from './look/lesson.ts';
import { motions } from './look/motions.ts';
import { music } from './look/music.ts';
import { threat } from './look/overlays.ts';
import { prompt } from './look/prompt.ts';
import { sentences } from './look/sentences.ts';
import { share } from './look/share.ts';
import { tips } from './look/tips.ts';
import { sheet } from './look/sheet.ts';
import { wayTo } from './look/ways.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

const theCellar: Room<State, Action, Event> = {
  card,
  game,
  options: OPTIONS,
  headline: state => `${cellarOf(state).name} · Turn ${state.turn}`,
  board,
  sheet,
  prompt,
  inspect: (state, _seat, at) => inspect(state, at),
  overlays: [threat],
  motions,
  sentences,
  wayTo,
  quiet: ['stepped', 'turn-began'],
  music,
  bot: makeBot,
  outlook,
  help,
  lesson,
  badges,
  tips,
  assets,
  ending,
  share,
};

export const room = anyRoom(theCellar);
