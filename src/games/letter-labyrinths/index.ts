import { counted } from '../phrases.ts';
import { anyRoom, type AnyRoom, type Room } from '../room.ts';
import { assets } from './assets.ts';
import { badges } from './badges.ts';
import { outlook } from './bot/outlook.ts';
import { card } from './card.ts';
import { SCORE } from './data/constants.ts';
import { dungeonOf } from './data/dungeons.ts';
import { dailyOptions } from './data/options.ts';
import { game } from './game.ts';
import { speakingBot } from './look/advice.ts';
import { board } from './look/board.ts';
import { catalog } from './look/catalog.ts';
import { ending } from './look/ending.ts';
import { help } from './look/help.ts';
import { inspect } from './look/inspect.ts';
import { LABYRINTHS } from './look/labyrinths.ts';
import { lesson } from './look/lesson.ts';
import { motions } from './look/motions.ts';
import { music } from './look/music.ts';
import { OPTIONS } from './look/options.ts';
import { overlays } from './look/overlays.ts';
import { prompt } from './look/prompt.ts';
import { sentences } from './look/sentences.ts';
import { share } from './look/share.ts';
import { tips } from './look/tips.ts';
import { sheet } from './look/sheet.ts';
import { explore, typed } from './look/typing.ts';
import { SEAT_NAMES } from './look/words.ts';
import type { Action } from './state/actions.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';
import { openWords } from './words/open.ts';

/** No curtain and no passing: everything is open, and nobody is asked out of turn. */
const letterLabyrinths: Room<State, Action, Event> = {
  card,
  game,
  options: OPTIONS,
  seatNames: SEAT_NAMES,
  daily: day => {
    const options = dailyOptions(day);
    const { dungeon } = options;
    return { name: dungeonOf(dungeon).front, text: LABYRINTHS[dungeon].option, options };
  },
  headline,
  board,
  sheet,
  prompt,
  inspect,
  overlays,
  motions,
  sentences,
  typed,
  explore,
  hinted: ({ ask }) => (ask?.kind === 'play' ? { type: 'hint-used' } : undefined),
  hintPrice: `${SCORE.hint} points`,
  isAssisted: ({ stats }) => stats.hints > 0,
  quiet: [],
  music,
  bot: speakingBot,
  outlook,
  help,
  lesson,
  badges,
  easy: { difficulty: 'gentle' },
  tips,
  assets,
  ending,
  share,
  catalog,
};

export const room = anyRoom(letterLabyrinths);

/** The door: the word list is open before anybody plays. */
export async function openRoom(): Promise<AnyRoom> {
  await openWords();
  return room;
}

/** The clock of this game is the deck, so it stands where it is always seen. */
function headline({ options, side, turn, deck }: State): string {
  const { front, boss } = dungeonOf(options.dungeon);
  if (turn === 0) return `${front} · Setting out`;
  // A phone cuts the end off: the place comes last.
  return `Round ${turn} · ${counted(deck.length, 'card')} left · ${side === 'back' ? boss : front}`;
}
