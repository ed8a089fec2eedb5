/** How the results of a finished match look: the words over the picture, the picture, and what stood out on the way. */
import type { GameEvent, Seat } from '../core/game.ts';
import type { Outcome } from '../core/outcome.ts';
import type { TableauModel } from '../core/tableau.ts';
import type { Account } from './badges.ts';
import { capital } from './phrases.ts';

/** Whose results are shown: the best of the people at the table. */
export interface Whose {
  readonly seat: Seat;
  /** The only person there. */
  readonly isAlone: boolean;
}

export interface EndingLook<S, E extends GameEvent> {
  /** A few words: "You got out". */
  title(state: S, outcome: Outcome, whose: Whose): string;
  tableau(state: S, outcome: Outcome, whose: Whose): TableauModel;
  /** Where the last state alone cannot tell what became of that seat: a sentence or two, in place of the outcome's. */
  readonly story?: (run: Account<S, E>, isAlone: boolean) => string;
  /** What is worth a word after a run, the best first. */
  readonly feats: readonly Feat<E>[];
}

/** All that one action brought, in the turn it was done in. */
export interface ToldStep<E> {
  readonly turn: number;
  readonly events: readonly E[];
}

export interface Feat<E> {
  /** Of several feats about the same thing only the first is told. */
  readonly about: string;
  /** What an event adds for this seat. Undefined: it has nothing to do with it. */
  counts(event: E, seat: Seat): number | undefined;
  /** The best single event, the best turn, or all of the run. */
  readonly over: 'event' | 'turn' | 'run';
  /** Less is not worth a word. */
  readonly from: number;
  /** `event` is the one that made it the best; `step` is all that was told with it. */
  text(best: number, event: E, step: readonly E[]): string;
}

/** So many fit on a phone. */
const MOST_FEATS = 3;

/** The feats of a run in words: "3 kills in one turn". */
export function featsOf<E>(feats: readonly Feat<E>[], told: readonly ToldStep<E>[], seat: Seat): string[] {
  const words = new Map<string, string>();
  for (const feat of feats) {
    const best = words.has(feat.about) ? undefined : bestOf(feat, told, seat);
    if (best !== undefined) words.set(feat.about, best);
  }
  return [...words.values()].slice(0, MOST_FEATS);
}

function bestOf<E>(feat: Feat<E>, told: readonly ToldStep<E>[], seat: Seat): string | undefined {
  let best: { readonly sum: number; readonly event: E; readonly step: readonly E[] } | undefined;
  let sum = 0;
  let turn: number | undefined;
  for (const step of told) {
    if (feat.over === 'turn' && step.turn !== turn) sum = 0;
    turn = step.turn;
    for (const event of step.events) {
      const count = feat.counts(event, seat);
      if (count === undefined) continue;
      sum = feat.over === 'event' ? count : sum + count;
      if (sum >= feat.from && sum > (best?.sum ?? 0)) best = { sum, event, step: step.events };
    }
  }
  return best && feat.text(best.sum, best.event, best.step);
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Spots of a painting for those who are ranked. */
export function placeSpot(index: number): string {
  return PLACES[index] ?? PLACES.at(-1)!;
}

/** "You win", "Green cleric wins", "Second place". */
export function placeTitle(place: number, name: string, isAlone: boolean): string {
  if (place > 1) return `${capital(placeSpot(place - 1))} place`;
  return isAlone ? 'You win' : `${name} wins`;
}

/** Spots of a painting for a party, whoever is shown first. */
export const partySpot = (index: number): string => (index === 0 ? 'hero' : `hero-${index + 1}`);
