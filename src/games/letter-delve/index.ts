import type { Cell } from '../../core/grid.ts';
import type { Outcome } from '../../core/outcome.ts';
import { listed } from '../phrases.ts';
import { anyRoom, type Room } from '../room.ts';
import { assets } from './assets.ts';
import { makeBot } from './bot/index.ts';
import { card } from './card.ts';
import { SEAT_NAMES } from './data/heroes.ts';
import { isBoss } from './data/monsters.ts';
import { OPTIONS } from './data/options.ts';
import { game } from './game.ts';
import { board } from './look/board.ts';
import { catalog } from './look/catalog.ts';
import { help } from './look/help.ts';
import { inspect } from './look/inspect.ts';
import { lesson } from './look/lesson.ts';
import { motions } from './look/motions.ts';
import { overlays } from './look/overlays.ts';
import { handover, pass } from './look/people.ts';
import { cellOf, squareOf } from './look/places.ts';
import { prompt } from './look/prompt.ts';
import { causeText, sentences } from './look/sentences.ts';
import { sheet } from './look/sheet.ts';
import { walkTo } from './look/ways.ts';
import { coinsText, heartsText, heroOf, kindSeen } from './look/words.ts';
import { flies, insiders } from './rules/figures.ts';
import { medalOf, resultOf } from './rules/score.ts';
import { monsterSteps } from './rules/squares.ts';
import type { Action, Event, State } from './state.ts';

/** An awake boss this near changes the music. */
const BOSS_NEAR = 10;

const letterDelve: Room<State, Action, Event> = {
  card,
  game,
  options: OPTIONS,
  seatNames: SEAT_NAMES,
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
  music: state => (isBossNear(state) ? 'delve-boss' : 'delve'),
  bot: makeBot,
  help,
  lesson,
  assets,
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

function isBossNear(state: State): boolean {
  const bosses = state.monsters.filter(monster => {
    const kind = monster.awake ? kindSeen(monster) : undefined;
    return kind !== undefined && isBoss(kind);
  });
  return bosses.some(boss =>
    insiders(state).some(hero => monsterSteps(boss.at, hero.at, flies(boss)) <= BOSS_NEAR),
  );
}

/** No squares and no rolls: whoever plays the same seed later is told nothing. */
function share(state: State, outcome: Outcome): string {
  const result = resultOf(state);
  const [lone] = result?.seats ?? [];
  if (!result || !lone) return outcome.story;
  if (result.seats.length > 1) return shareOfMany(state);
  const spelled = lone.word === '' ? '' : ` · spelled ${lone.word}`;
  if (lone.score === 0 && lone.fate !== 'escaped' && lone.fate !== 'cleared') {
    const end = lone.cause ? causeText(lone.cause, null) : 'lost';
    return `${end} in round ${lone.outRound}, holding ${coinsText(lone.coins)}${spelled}`;
  }
  const medal = medalOf(lone.score);
  const purse = `${coinsText(lone.score)}${medal ? ` (${medal.name})` : ''}`;
  return `${purse} · ${lone.outRound} rounds · ${heartsText(lone.hp)} · chests ${lone.stats.chests}/8${spelled}`;
}

function shareOfMany(state: State): string {
  const { winners, rounds, seats } = resultOf(state)!;
  if (winners.length === 0) return `${seats.length} went in, nobody came back · ${rounds} rounds`;
  const names = listed(winners.map(seat => heroOf(seat).name));
  const purses = seats.map(({ fate, score }) => (fate === 'escaped' || fate === 'cleared' ? score : 'x'));
  return `${names} won · purses ${purses.join(' ')} · ${rounds} rounds`;
}
