import type { Cell } from '../../core/grid.ts';
import { anyRoom, type Room } from '../room.ts';
import { onFeaturedDays } from '../twists.ts';
import { assets } from './assets.ts';
import { badges } from './badges.ts';
import { makeBot } from './bot/index.ts';
import { outlook } from './bot/outlook.ts';
import { card } from './card.ts';
import { SEAT_NAMES } from './data/heroes.ts';
import { OPTIONS } from './data/options.ts';
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
import { handover, pass } from './look/people.ts';
import { cellOf, squareOf } from './look/places.ts';
import { prompt } from './look/prompt.ts';
import { sentences } from './look/sentences.ts';
import { share } from './look/share.ts';
import { tips } from './look/tips.ts';
import { sheet } from './look/sheet.ts';
import { walkTo } from './look/ways.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

const letterDelve: Room<State, Action, Event> = {
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
  wayTo,
  handover,
  pass,
  quiet: ['stepped', 'stirred', 'hero-status-over'],
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
  catalog,
};

export const room = anyRoom(letterDelve);

function headline({ turn, rules, endedBy }: State): string {
  if (turn === 0) return 'Before the stairs';
  const left = rules.torch - turn + 1;
  const torch = rules.torch > 0 && !endedBy ? ` · Torch ${left}` : '';
  return `Round ${turn}${torch}`;
}

function wayTo(state: State, _seat: number, to: Cell): readonly Cell[] | undefined {
  const square = squareOf(to);
  return square && walkTo(state, square)?.map(cellOf);
}
