/** Chapter "End and score": coins carried out count, the dead score nothing. */
import type { Seat } from '../../../core/game.ts';
import type { Outcome, SeatResult } from '../../../core/outcome.ts';
import { capital, counted, oneOf } from '../../phrases.ts';
import { MEDALS, type Medal } from '../data/constants.ts';
import { heroName } from '../data/heroes.ts';
import { MONSTERS, type Kind } from '../data/monsters.ts';
import type { Cause, EndedBy, Hero, State, Stats } from '../state/state.ts';
import { winnersOf } from './ending.ts';

export type Fate = 'escaped' | 'cleared' | 'slain' | 'murdered' | 'lost' | 'conceded';

export interface DelverResult extends Readonly<Pick<Hero, 'seat' | 'hp' | 'weapon' | 'armour' | 'cause'>> {
  readonly fate: Fate;
  readonly score: number;
  /** Carried out, or held at death. */
  readonly coins: number;
  readonly outRound: number;
  /** The slain letters in order: the word a run spells. */
  readonly word: string;
  readonly stats: Stats;
}

/** Everything the results screen and the statistics want to know. */
export interface Result {
  readonly rounds: number;
  readonly endedBy: EndedBy;
  readonly winners: readonly Seat[];
  readonly seats: readonly DelverResult[];
}

export function resultOf(state: State): Result | undefined {
  if (!state.endedBy) return undefined;
  return {
    rounds: state.turn,
    endedBy: state.endedBy,
    winners: winnersOf(state),
    seats: state.heroes.map(hero => resultFor(state, hero)),
  };
}

function resultFor(state: State, hero: Hero): DelverResult {
  const { seat, hp, weapon, armour, cause } = hero;
  const stats = state.stats[seat]!;
  return {
    seat,
    hp,
    weapon,
    armour,
    cause,
    stats,
    fate: fateOf(state, hero),
    score: scoreOf(hero),
    coins: hero.status === 'dead' ? hero.lost : hero.coins,
    outRound: hero.outRound ?? state.turn,
    word: wordOf(stats.kills),
  };
}

function fateOf({ endedBy, turn }: State, { status, cause, outRound }: Hero): Fate {
  if (status !== 'dead') return endedBy === 'cleared' && outRound === turn ? 'cleared' : 'escaped';
  if (cause === 'torch') return 'lost';
  if (cause === 'concede') return 'conceded';
  return cause === 'duel' || cause === 'snipe' ? 'murdered' : 'slain';
}

export function scoreOf(hero: Hero): number {
  return hero.status === 'escaped' ? hero.coins : 0;
}

export function wordOf(kills: readonly Kind[]): string {
  return kills.map(kind => MONSTERS[kind].letter).join('');
}

export function medalOf(coins: number): Medal | undefined {
  return MEDALS.find(medal => coins >= medal.coins);
}

/** Escaped by coins; then the dead, the later the better, then by the coins they lost. */
function standing(hero: Hero): readonly number[] {
  return hero.status === 'escaped' ? [1, hero.coins, 0] : [0, hero.outRound ?? 0, hero.lost];
}

function compare(a: Hero, b: Hero): number {
  const [left, right] = [standing(a), standing(b)];
  for (const [index, value] of left.entries()) if (value !== right[index]) return right[index]! - value;
  return 0;
}

export function outcome(state: State): Outcome | undefined {
  const { endedBy, heroes } = state;
  if (!endedBy) return undefined;
  const results = heroes
    .map(
      (hero): SeatResult => ({
        seat: hero.seat,
        place: 1 + heroes.filter(other => compare(other, hero) < 0).length,
        score: scoreOf(hero),
        parts: [{ label: 'Coins carried out', points: scoreOf(hero) }],
        fate: fateText(hero),
      }),
    )
    .toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const isLost = heroes.every(hero => hero.status === 'dead');
  return {
    ending: isLost ? 'lost' : heroes.length === 1 ? 'won' : 'ranked',
    reason: endedBy,
    story: storyOf(state),
    results,
  };
}

function storyOf(state: State): string {
  const { heroes, turn } = state;
  if (heroes.length === 1) return storyOfOne(heroes[0]!);
  const winners = winnersOf(state);
  if (winners.length === 0) return `Nobody made it back up the stairs. The last hero fell in round ${turn}.`;
  const { coins } = heroes[winners[0]!]!;
  const names = winners.map(heroName).join(' and ');
  const dead = heroes.filter(hero => hero.status === 'dead').length;
  const lost = dead === 0 ? 'Everybody lived' : `${dead} of ${heroes.length} never came back`;
  return `${names} got out with the most: ${counted(coins, 'coin')}. ${lost}.`;
}

function storyOfOne(hero: Hero): string {
  const { status, coins, lost, outRound, cause } = hero;
  if (status === 'escaped') return `You got out in round ${outRound} with ${counted(coins, 'coin')}.`;
  switch (cause) {
    case 'torch':
      return `The torch went out. ${counted(lost, 'coin')} stayed in the dark, and so did you.`;
    case 'concede':
      return `You gave up in round ${outRound} with ${counted(lost, 'coin')}.`;
    default:
      return `${nameOfCause(cause)} killed you in round ${outRound}. ${counted(lost, 'coin')} lost.`;
  }
}

/** "Killed by a Xeroc in round 7", "Out in round 12 with 33 coins". */
function fateText({ status, coins, outRound, cause, killer }: Hero): string {
  if (status === 'escaped') return `Out in round ${outRound} with ${counted(coins, 'coin')}`;
  const when = `in round ${outRound}`;
  const rival = killer === null ? 'a rival' : heroName(killer);
  switch (cause) {
    case null:
    case 'torch':
      return `Lost when the torch burned out ${when}`;
    case 'concede':
      return `Gave up ${when}`;
    case 'duel':
      return `Killed by ${rival} in a duel ${when}`;
    case 'snipe':
      return `Shot by ${rival} ${when}`;
    default:
      return `Killed by ${kindInText(cause)} ${when}`;
  }
}

/** "The Quagga", "An Emu". */
export function nameOfCause(cause: Cause | null): string {
  if (cause === null || cause === 'torch' || cause === 'concede') return 'The dark';
  if (cause === 'duel' || cause === 'snipe') return 'A rival';
  return capital(kindInText(cause));
}

/** Bosses exist once: "the Quagga", "an Emu". */
function kindInText(kind: Kind): string {
  const { name, tiles } = MONSTERS[kind];
  return tiles === 1 ? `the ${name}` : oneOf(name);
}
