/** Chapters 6.10 and 8: how a game ends, and what it was worth. All win or all lose. */
import type { Seat } from '../../../core/game.ts';
import { rank, totalOf, type Outcome, type ScorePart } from '../../../core/outcome.ts';
import { SCORE, SCORE_FACTOR, STAR_CARDS } from '../data/constants.ts';
import { dungeonIn } from '../data/dungeons.ts';
import type { LossCause, LostBy, State, WordMade } from '../state/state.ts';
import { markSplit, type Turn } from './turn.ts';

export function endWon(turn: Turn, seat: Seat): void {
  const { state, tell } = turn;
  const { at, size } = state.boss!;
  tell({ type: 'boss-defeated', at, size, seat });
  markSplit(turn, 'win');
  state.ending = { how: 'won', lostBy: null };
  tell({ type: 'game-over', how: 'won', lostBy: null });
}

export function endLost({ state, tell }: Turn, lostBy: LostBy): void {
  state.ending = { how: 'lost', lostBy };
  tell({ type: 'game-over', how: 'lost', lostBy });
}

/** Everything the results screen and the statistics want to know. */
export interface Result {
  readonly how: 'won' | 'lost';
  readonly lostBy: LostBy | null;
  readonly round: number;
  readonly cardsLeft: number;
  readonly damage: number;
  readonly captures: number;
  readonly flipped: boolean;
  readonly words: number;
  /** Most damage; of equals the shorter, then the earlier. */
  readonly bestWord: WordMade | null;
  readonly cardsLostTo: Readonly<Record<LossCause, number>>;
  readonly hints: number;
  readonly score: number;
  readonly stars: number;
}

export function resultOf(state: State): Result | undefined {
  if (!state.ending) return undefined;
  const lostTo = (cause: LossCause): number => state.losses.filter(loss => loss.cause === cause).length;
  return {
    ...state.ending,
    round: state.turn,
    cardsLeft: state.deck.length,
    damage: state.stats.damage,
    captures: capturesOf(state),
    flipped: state.side === 'back',
    words: state.words.length,
    bestWord: bestOf(state.words),
    cardsLostTo: {
      trap: lostTo('trap'),
      bump: lostTo('bump'),
      bite: lostTo('bite'),
      reveal: lostTo('reveal'),
    },
    hints: state.stats.hints,
    score: totalOf(scoreParts(state)),
    stars: starsOf(state),
  };
}

export function capturesOf(state: State): number {
  return state.enemies.filter(enemy => !enemy.at).length;
}

function bestOf(words: readonly WordMade[]): WordMade | null {
  let best: WordMade | null = null;
  for (const made of words) {
    const isBetter =
      !best ||
      made.damage > best.damage ||
      (made.damage === best.damage && made.word.length < best.word.length);
    if (isBetter) best = made;
  }
  return best;
}

/** A loser has none. */
export function starsOf(state: State): number {
  if (state.ending?.how !== 'won') return 0;
  return STAR_CARDS.filter(cards => state.deck.length >= cards).length;
}

/** The parts add up to the score; difficulty and hints come last, and nobody falls below nought. */
export function scoreParts(state: State): ScorePart[] {
  const won = state.ending?.how === 'won';
  const earned = [
    { label: 'Damage', points: SCORE.damage * state.stats.damage },
    { label: 'Captured enemies', points: SCORE.capture * capturesOf(state) },
    { label: 'The boss came out', points: state.side === 'back' ? SCORE.flip : 0 },
    { label: 'Boss beaten', points: won ? SCORE.won : 0 },
    { label: 'Cards left', points: won ? SCORE.cardLeft * state.deck.length : 0 },
  ];
  const raw = totalOf(earned);
  const weighed = Math.floor((raw * SCORE_FACTOR[state.options.difficulty] + 50) / 100);
  const hints = Math.min(weighed, SCORE.hint * state.stats.hints);
  return [...earned, { label: 'Difficulty', points: weighed - raw }, { label: 'Hints', points: 0 - hints }];
}

export function outcome(state: State): Outcome | undefined {
  if (!state.ending) return undefined;
  const parts = scoreParts(state);
  return {
    ending: state.ending.how,
    reason: state.ending.lostBy ?? 'boss-beaten',
    story: storyOf(state),
    results: rank(state.pawns.map(({ seat }) => ({ seat, parts }))),
    ...(state.stats.hints > 0 && { assisted: true }),
  };
}

function storyOf(state: State): string {
  const { front, boss } = dungeonIn(state);
  const rounds = state.turn === 1 ? 'one round' : `${state.turn} rounds`;
  if (state.ending!.how === 'won') {
    const cards = state.deck.length;
    const left = cards === 0 ? 'no card' : cards === 1 ? 'one card' : `${cards} cards`;
    return `The ${boss} is beaten after ${rounds}, with ${left} left.`;
  }
  const end = state.ending!.lostBy === 'last-card' ? 'You ran out of cards' : 'No card was left to turn over';
  const captures = capturesOf(state);
  if (state.boss) return `${end}: the ${boss} took only ${state.boss.damage} of ${state.bossHealth} hits.`;
  return `${end}: you caught ${captures} of ${state.enemies.length} enemies in the ${front}.`;
}
