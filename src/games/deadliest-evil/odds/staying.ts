/**
 * What comes of staying where she is: the track moves, an event is drawn, the blades sweep, the monsters come and
 * strike. Every card that may be drawn is played by the rules themselves, with every outcome of the rolls it asks
 * for; only the many blows of a Monsters phase are added up instead of thrown. So the numbers are exact.
 */
import { oncePer } from '../../../core/memo.ts';
import { ABILITIES, BLADES_DIE, ROUND_LIMIT, type Assignment } from '../data/constants.ts';
import { EVENT_CARD_IDS, sectionOf, type EventCardId } from '../data/event-cards.ts';
import { KINDS, kindOf, type Kind } from '../data/monsters.ts';
import { bonusOf, dieOf } from '../rules/abilities.ts';
import { levelOf, roundOf } from '../rules/ending.ts';
import { drawEvent } from '../rules/events.ts';
import { attackers, comeCloser } from '../rules/monsters-turn.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import { tileHere } from '../rules/tiles.ts';
import { advanceTrack } from '../rules/track.ts';
import { draftOf, openTurn, type Turn } from '../rules/turn.ts';
import type { Monster, State } from '../state/state.ts';
import { not, passChance, share, woundChance, type Chance } from './chances.ts';
import { deckLeft } from './outlook.ts';
import { vsChance } from './walking.ts';

export interface Staying {
  /** Whoever may strike when the next round begins, in the order of their blows. */
  readonly strikers: readonly Striker[];
  /** Who strikes for certain, if she lives to see it: where only one of a kind gets at her, whichever it is. */
  readonly sure: readonly Kind[];
  /** Until her next decision, from whatever source. */
  readonly meanWounds: number;
  /** That the raid is lost before she can decide anything again. */
  readonly deadly: number;
}

export interface Striker {
  readonly monster: Monster;
  /** How likely it gets at her, if she lives to see it. */
  readonly comes: number;
  /** Each of its blows, as she is armed now. */
  readonly hits: Chance;
}

/** Below these a chance of death, the wounds of events alone, or those of blows are not worth a word: "0.0 wounds". */
const FAINT = { deadly: 0.005, wounds: 0.15, blows: 0.05 };

export function isDeadly({ deadly }: Staying): boolean {
  return deadly >= FAINT.deadly;
}

export function isDangerous(staying: Staying): boolean {
  const { strikers, meanWounds } = staying;
  return meanWounds >= (strikers.length > 0 ? FAINT.blows : FAINT.wounds) || isDeadly(staying);
}

const NOTHING: Staying = { strikers: [], sure: [], meanWounds: 0, deadly: 0 };

/** No search, no item, no blow, no step from now on; with the dice as they lie, or with others that she thinks of. */
export function ifStaying(state: State, dice = state.kora.dice): Staying {
  if (!dice || !state.ask) return NOTHING;
  const way = ASSIGNMENTS.findIndex(each => ABILITIES.every(ability => each[ability] === dice[ability]));
  return stayingWith(state, way);
}

const stayingWith = oncePer((state: State, way: number): Staying => {
  const { combat, defense, speed } = ASSIGNMENTS[way]!;
  const dice: Assignment = { combat, defense, speed };
  const futures = futuresOf({ ...state, kora: { ...state.kora, dice } });
  const alive = futures.filter(({ life }) => life > 0);
  const sum = (list: readonly Future[], value: (future: Future) => number): number =>
    list.reduce((total, future) => total + future.share * value(future), 0);
  const lives = sum(alive, () => 1);
  const bonus = bonusOf(state, 'defense');
  // Whom the event brings is never so quick as to strike.
  const strikers = state.monsters.flatMap(monster => {
    const comes = alive.filter(({ strikers: list }) => list.some(({ id }) => id === monster.id));
    if (comes.length === 0) return [];
    const likely = comes.length === alive.length ? 1 : sum(comes, () => 1) / lives;
    return [{ monster, comes: likely, hits: woundChance(dice.defense, bonus, monster.kind) }];
  });
  return {
    strikers,
    sure: KINDS.flatMap(kind => Array<Kind>(fewest(alive, kind)).fill(kind)),
    meanWounds: sum(futures, ({ wounds, lost }) => wounds + lost.reduce((all, part, n) => all + part * n, 0)),
    // The last round of all ends the raid, however well she stands.
    deadly: roundOf(state) === ROUND_LIMIT ? 1 : sum(futures, ({ life, lost }) => lost[life]!),
  };
});

/** How many of a kind strike at the very least. */
function fewest(futures: readonly Future[], kind: Kind): number {
  if (futures.length === 0) return 0;
  return Math.min(...futures.map(({ strikers }) => strikers.filter(each => each.kind === kind).length));
}

/** How the next round may begin. */
interface Future {
  readonly share: number;
  readonly life: number;
  /** What the event has cost. */
  readonly wounds: number;
  readonly strikers: readonly Monster[];
  /** Shares by Life lost to blades and blows; all deaths gather in the last entry. */
  readonly lost: readonly number[];
}

interface Blow {
  readonly hits: number;
  readonly repeats: boolean;
}

function futuresOf(state: State): Future[] {
  const turn = openTurn(draftOf(state));
  advanceTrack(turn, 'round');
  return drawsOf(turn.state).flatMap(({ share: part, state: drawn }) =>
    outcomesOf(drawn).map(outcome => futureOf(state, outcome.state, part * outcome.share)),
  );
}

function futureOf(before: State, state: State, part: number): Future {
  const { life } = state.kora;
  const strikers = life === 0 || state.kora.invisible ? [] : strikersOf(state);
  const wounds = woundsOf(state) - woundsOf(before);
  const lost = lifeLost(life, [...bladesOf(state), ...strikers.map(({ kind }) => blowOf(state, kind))]);
  return { share: part, life, wounds, strikers, lost };
}

function bladesOf(state: State): Blow[] {
  if (tileHere(state).id !== 'blades') return [];
  return [{ hits: share(not(vsChance(state, 'defense', BLADES_DIE))), repeats: false }];
}

function blowOf(state: State, kind: Kind): Blow {
  const hits = share(woundChance(dieOf(state, 'defense'), bonusOf(state, 'defense'), kind));
  return { hits, repeats: kindOf(kind).repeats };
}

function strikersOf(state: State): Monster[] {
  const turn = openTurn(draftOf(state));
  comeCloser(turn, 'hunt');
  return attackers(turn.state);
}

function woundsOf({ stats }: State): number {
  return Object.values(stats.wounds).reduce((sum, count) => sum + count, 0);
}

interface Possible {
  readonly share: number;
  readonly state: State;
}

/** The same state with each card that may lie on top of the event deck, and below a loose brick. What a deck holds is public. */
function drawsOf(state: State): Possible[] {
  const level = levelOf(state);
  const { eventDeck, eventDiscard, searchDecks } = state;
  const left = eventDeck.length > 0 ? eventDeck : eventDiscard;
  // Always in one order: sums of fractions must not tell hidden orders apart.
  const cards = EVENT_CARD_IDS.filter(id => left.includes(id));
  return cards.flatMap(card => {
    const drawn: State = { ...state, eventDeck: [card] };
    const finds = isFind(card, level) ? deckLeft(state, level) : [];
    if (finds.length === 0) return [{ share: 1 / cards.length, state: drawn }];
    return finds.map(({ card: find, count }) => ({
      share: count / searchDecks[level].length / cards.length,
      state: { ...drawn, searchDecks: { ...searchDecks, [level]: [find] } },
    }));
  });
}

function isFind(card: EventCardId, level: ReturnType<typeof levelOf>): boolean {
  return sectionOf(card, level).some(({ op }) => op === 'find');
}

/** The event with every outcome of the rolls that it asks for. */
function outcomesOf(drawn: State, forced: readonly boolean[] = []): Possible[] {
  const turn = forcedTurn(drawn, forced);
  drawEvent(turn);
  const rolls = turn.events.filter(event => event.type === 'rolled-vs');
  if (rolls.length > forced.length)
    return [true, false].flatMap(success => outcomesOf(drawn, [...forced, success]));
  const part = rolls.reduce((sum, { die, bonus, against }, index) => {
    const passes = passChance(die, bonus, against);
    return sum * share(forced[index] ? passes : not(passes));
  }, 1);
  return part > 0 ? [{ share: part, state: turn.state }] : [];
}

/** Dice that show what is wanted: her highest against their lowest, or the other way round. */
function forcedTurn(state: State, forced: readonly boolean[]): Turn {
  let thrown = 0;
  const roll: Turn['roll'] = die => {
    const isHers = thrown % 2 === 0;
    const success = forced[Math.floor(thrown++ / 2)] ?? true;
    return success === isHers ? die : 1;
  };
  return { ...openTurn(draftOf(state)), roll };
}

function lifeLost(life: number, blows: readonly Blow[]): number[] {
  let lost: number[] = Array.from({ length: life + 1 }, (_, wounds) => (wounds === 0 ? 1 : 0));
  for (const { hits, repeats } of blows) {
    const next = lost.map(() => 0);
    lost.forEach((chance, wounds) => {
      if (repeats) {
        let left = chance;
        for (let more = wounds; more < life; more++) {
          next[more]! += left * (1 - hits);
          left *= hits;
        }
        next[life]! += left;
      } else {
        next[wounds]! += chance * (1 - hits);
        next[Math.min(life, wounds + 1)]! += chance * hits;
      }
    });
    lost = next;
  }
  return lost;
}
