/** The word search of Letter Labyrinths: its index against a plain scan that walks every word of the list. */
import type { Seat } from '../../src/core/game.ts';
import { indexOf, sameCell } from '../../src/core/grid.ts';
import { Outlook } from '../../src/games/letter-labyrinths/bot/candidates.ts';
import { bestWords, WHOLE_LIST } from '../../src/games/letter-labyrinths/bot/explore.ts';
import { makeBot } from '../../src/games/letter-labyrinths/bot/index.ts';
import { BOARD } from '../../src/games/letter-labyrinths/data/constants.ts';
import { game } from '../../src/games/letter-labyrinths/game.ts';
import { doubtOf } from '../../src/games/letter-labyrinths/odds/hidden-traps.ts';
import { walkWord } from '../../src/games/letter-labyrinths/rules/movement.ts';
import { hushedVowel } from '../../src/games/letter-labyrinths/rules/words.ts';
import type { State } from '../../src/games/letter-labyrinths/state/state.ts';
import { dictionary, openWords } from '../../src/games/letter-labyrinths/words/open.ts';
import { medianOf, rounded } from '../lib/numbers.ts';

export interface WordsReport {
  readonly words: number;
  readonly positions: number;
  /** Milliseconds a search, the median: with the card's index at hand, and when it must be made first. */
  readonly indexed: number;
  readonly firstOfCard: number;
  readonly plainScan: number;
  /** How many times faster the index is. */
  readonly ratio: number;
}

const POSITIONS = 12;

export async function measureWords(): Promise<WordsReport> {
  await openWords();
  const positions = somePositions();
  const firstOfCard = medianOf(positions.map(state => timed(() => bestWords(state, 0, 1))));
  const indexed = medianOf(positions.map(state => timed(() => bestWords(state, 0, 1))));
  const plain = medianOf(positions.map(state => timed(() => plainScan(state, 0))));
  return {
    words: dictionary().size,
    positions: positions.length,
    indexed: rounded(indexed, 2),
    firstOfCard: rounded(firstOfCard, 2),
    plainScan: rounded(plain, 2),
    ratio: rounded(plain / indexed, 1),
  };
}

/** The best score there is, found by the rules alone: every word that may be made is walked letter by letter. */
export function plainScan(state: State, seat: Seat): { word: string; score: number } | undefined {
  const outlook = new Outlook(state, seat, WHOLE_LIST);
  const hushed = hushedVowel(state);
  const others = state.pawns.filter(pawn => pawn.seat !== seat && pawn.at);
  let best: { word: string; score: number } | undefined;
  dictionary().forEach((codes, length) => {
    const word = String.fromCharCode(...codes.subarray(0, length).map(code => code + 65));
    if (hushed && word.includes(hushed)) return;
    const walk = walkWord(state, seat, word);
    const { end, damage, captures, trapStop: stopped, wins } = walk;
    if (!wins && others.some(pawn => sameCell(pawn.at!, end))) return;
    const print = { end: indexOf(BOARD, end), damage, captures: captures.length, stopped, wins };
    const score = outlook.weigh({ ...print, ...doubtOf(state, word, walk) });
    if (!best || score > best.score) best = { word, score };
  });
  return best;
}

/** Second rounds of solo games: each with another card, enemies and traps all over the board. */
function somePositions(): State[] {
  return Array.from({ length: POSITIONS }, (_, index) => {
    const bot = makeBot('easy', 0);
    let { state } = game.create({ seed: `words ${index}`, seats: ['easy'], options: {} });
    while (state.turn < 2 && state.ask) {
      const legal = [...game.legalActions(state)];
      state = game.apply(state, bot.choose(game.view!(state, 0), legal).action).state;
    }
    return game.view!(state, 0);
  });
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
