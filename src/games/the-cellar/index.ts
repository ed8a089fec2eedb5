import { tastingBot } from '../../bots/greedy.ts';
import { randomBot } from '../../bots/random.ts';
import type { BotLevel, Seat } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { pathTo } from '../../core/ways.ts';
import type { Bot } from '../../bots/bot.ts';
import { anyRoom, type Room } from '../room.ts';
import { assets } from './assets.ts';
import { card } from './card.ts';
import { extent } from './data/map.ts';
import { game } from './game.ts';
import { lesson } from './lesson.ts';
import { board } from './look/board.ts';
import { help } from './look/help.ts';
import { motions } from './look/motions.ts';
import { prompt } from './look/prompt.ts';
import { sentences } from './look/sentences.ts';
import { inspect, sheet } from './look/sheet.ts';
import { threat } from './look/threat.ts';
import { isFree } from './rules/places.ts';
import type { Action, Event, State } from './state.ts';
import { advice, taste } from './taste.ts';

const FORESIGHT = {
  easy: { depth: 0, samples: 2 },
  normal: { depth: 3, samples: 4 },
  hard: { depth: 5, samples: 6 },
} as const;
/** An easy bot's mind wanders: every so many decisions it does anything. */
const WANDERS = 4;

const theCellar: Room<State, Action, Event> = {
  card,
  game,
  options: [
    {
      id: 'candle',
      label: 'Candle',
      values: [
        { value: 'bright', label: 'A long candle', help: '24 turns of light.' },
        { value: 'short', label: 'A short candle', help: '18 turns of light.' },
      ],
    },
  ],
  headline: state => `Turn ${state.turn} · ${state.candle} turns of light`,
  board,
  sheet,
  prompt,
  inspect: (state, _seat, at) => inspect(state, at),
  overlays: [threat],
  motions,
  sentences,
  wayTo,
  quiet: ['stepped', 'turn-began'],
  music: () => 'cellar',
  bot,
  help,
  lesson,
  assets,
  share: (state, outcome) =>
    `${'#'.repeat(state.hero.hearts)}${'.'.repeat(3 - state.hero.hearts)} ${outcome.reason}, turn ${state.turn}`,
};

export const room = anyRoom(theCellar);

function wayTo(state: State, _seat: number, to: Cell): readonly Cell[] | undefined {
  return isFree(state, to) ? pathTo(extent, state.hero.at, to, at => isFree(state, at)) : undefined;
}

function bot(level: BotLevel, seat: Seat): Bot<State, Action> {
  const whims = randomBot<State, Action>(seat);
  if (level === 'random') return whims;
  const thinker = tastingBot(game, taste, seat, FORESIGHT[level], advice);
  if (level !== 'easy') return thinker;
  let decisions = 0;
  return { choose: (view, legal) => (++decisions % WANDERS === 0 ? whims : thinker).choose(view, legal) };
}
