/**
 * Exact odds of a fight with the re-rolls of both sides, as the rules open their window: by turns, the attacker first,
 * until both keep in a row. Both play as well as can be: each wants the other to fall and itself to stand, the one as
 * much as the other. What has been counted once is kept.
 */
import type { Of } from '../../../core/game.ts';
import { remembered } from '../../../core/memo.ts';
import type { Pool, Side, Rival } from '../data/cards.ts';
import { OTHER, type Tool } from '../rules/combat.ts';
import type { Action } from '../state/actions.ts';
import type { Pools } from '../state/state.ts';
import { Choice, type Blows } from './choice.ts';
import { strikesOf, type Reach, type Six, type Strikes } from './strikes.ts';

export interface Fight {
  readonly sizes: Readonly<Record<Rival, Readonly<Record<Side, Pool>>>>;
  /** Every re-roll that may be used in it. */
  readonly tools: readonly Tool[];
  /** How often a struck side falls: 1, or less if it has a save. */
  readonly falls: Readonly<Record<Rival, number>>;
}

/** The lying dice, whose re-roll is next, how many keeps in a row, and the abilities used up. */
interface Lying {
  readonly pools: Pools;
  readonly side: Rival;
  readonly keeps: number;
  readonly used: readonly string[];
}

export interface Option {
  /** Of dice that show the same, the first; undefined: keep. */
  readonly reroll: Of<Action, 'reroll'> | undefined;
  readonly blows: Blows;
  /** Nothing else is better whatever follows. */
  readonly isWorthwhile: boolean;
}

const duels = new Map<string, Duel>();

/** Over all throws, before any die has fallen. */
export function blowsOf(fight: Fight): Blows {
  return duelOf(fight).start();
}

/** What each re-roll of the lying dice would lead to, if both go on at their best; the last is to keep. */
export function optionsOf(fight: Fight, lying: Lying): readonly Option[] {
  return duelOf(fight).options(lying);
}

/** What the side that decides does at its best. */
export function bestOption(fight: Fight, lying: Lying): Option {
  return duelOf(fight).best(lying);
}

function duelOf(fight: Fight): Duel {
  const key = JSON.stringify([fight.sizes, fight.tools, fight.falls]);
  return remembered(duels, key, () => new Duel(fight));
}

type Strike = 'hit' | 'counter';

/** Which strike a pool takes part in. */
function strikeOf(rival: Rival, side: Side): Strike {
  return (rival === 'attacker') === (side === 'off') ? 'hit' : 'counter';
}

/** A moment of the window: re-rolls that are left (a bit each), who decides, and whether the other has just kept. */
interface Moment {
  readonly unused: number;
  readonly tools: readonly Follow[];
  /** What follows if nothing is re-rolled; undefined: the dice are judged. */
  readonly kept: Moment | undefined;
  readonly choice: Choice;
  /** Filled in as it is asked for: by kind of the attacker's strike, then of the defender's. */
  readonly width: number;
  readonly isKnown: Uint8Array;
  readonly hit: Float64Array;
  readonly counter: Float64Array;
  readonly both: Float64Array;
}

/** A re-roll that may be used in a moment, and which kinds become which after it. */
interface Follow {
  readonly tool: number;
  readonly after: Moment;
  readonly becomes: Readonly<Record<Strike, Uint16Array>>;
}

class Duel {
  readonly #fight: Fight;
  readonly #all: number;
  readonly #strikes: Readonly<Record<Strike, Strikes>>;
  readonly #moments = new Map<string, Moment>();
  #start: Blows | undefined;

  constructor(fight: Fight) {
    const { attacker, defender } = fight.sizes;
    this.#fight = fight;
    this.#all = (1 << fight.tools.length) - 1;
    this.#strikes = {
      hit: strikesOf(attacker.off, defender.def, this.#reaches('hit')),
      counter: strikesOf(defender.off, attacker.def, this.#reaches('counter')),
    };
  }

  #reaches(strike: Strike): (Reach | undefined)[] {
    return this.#fight.tools.map(({ by, pools }) => {
      const reached = pools.find(([rival, side]) => strikeOf(rival, side) === strike);
      const wants = (by === 'attacker') === (strike === 'hit') ? 'hit' : 'miss';
      return reached && { pool: reached[1], wants };
    });
  }

  start(): Blows {
    this.#start ??= this.#average();
    return this.#start;
  }

  #average(): Blows {
    const moment = this.#moment(this.#all, 'attacker', false);
    const sum = { hit: 0, counter: 0, both: 0 };
    for (const [h, first] of this.#strikes.hit.kinds(this.#all).entries())
      for (const [c, second] of this.#strikes.counter.kinds(this.#all).entries()) {
        const chance = first.chance * second.chance;
        const at = this.#place(moment, h, c);
        sum.hit += chance * moment.hit[at]!;
        sum.counter += chance * moment.counter[at]!;
        sum.both += chance * moment.both[at]!;
      }
    return sum;
  }

  // ── Dice that lie ────────────────────────────────────────────────────────────────────────────────────────────

  best(lying: Lying): Option {
    const options = this.options(lying);
    const keep = options.at(-1)!;
    const worthwhile = options.slice(0, -1).filter(option => option.isWorthwhile);
    const choice = new Choice(this.#fight.falls, lying.side);
    choice.begin(keep.blows);
    for (const { blows } of worthwhile) choice.weigh(blows.hit, blows.counter, blows.both);
    return worthwhile[choice.taken] ?? keep;
  }

  options(lying: Lying): readonly Option[] {
    const { side, used } = lying;
    const unused = this.#fight.tools.reduce(
      (bits, { ability }, tool) => (used.includes(ability) ? bits & ~(1 << tool) : bits),
      this.#all,
    );
    const rerolls = this.#fight.tools.flatMap(({ by }, tool) =>
      by === side && (unused & (1 << tool)) !== 0 ? this.#rerolls(lying, unused, tool) : [],
    );
    return [...rerolls, { reroll: undefined, blows: this.#kept(lying), isWorthwhile: true }];
  }

  /** With all re-rolls unused the kinds are many, and few of them are asked for: these dice are looked at alone. */
  #kept(lying: Lying): Blows {
    const { pools, side, keeps } = lying;
    if (keeps === 0) return this.best({ ...lying, side: OTHER[side], keeps: 1 }).blows;
    const [hit, counter] = (['hit', 'counter'] as const).map(strike => {
      const { off, def } = diceOf(strike, pools);
      return this.#strikes[strike].hitsOf(off, def);
    });
    return { hit: hit!, counter: counter!, both: hit! * counter! };
  }

  #rerolls({ pools, side }: Lying, unused: number, tool: number): Option[] {
    const { ability, pools: reached } = this.#fight.tools[tool]!;
    const left = unused & ~(1 << tool);
    const after = this.#moment(left, OTHER[side], false);
    const [h, c] = [this.#kindOf('hit', pools, left), this.#kindOf('counter', pools, left)];
    return reached.flatMap(([rival, pool]) => {
      const strike = strikeOf(rival, pool);
      const { off, def } = diceOf(strike, pools);
      return this.#strikes[strike].againOf(off, def, unused, tool).map(({ face, six, isWorthwhile }) => {
        const die = pools[rival][pool].dice.indexOf(face);
        const places = six.map(kind =>
          strike === 'hit' ? this.#place(after, kind, c) : this.#place(after, h, kind),
        );
        return {
          reroll: { type: 'reroll', ability, side: rival, pool, die },
          blows: mean(places.map(at => blowsAt(after, at))),
          isWorthwhile,
        } satisfies Option;
      });
    });
  }

  #kindOf(strike: Strike, pools: Pools, unused: number): number {
    const { off, def } = diceOf(strike, pools);
    return this.#strikes[strike].kindOf(off, def, unused);
  }

  // ── All dice at once ─────────────────────────────────────────────────────────────────────────────────────────

  #moment(unused: number, side: Rival, hasKept: boolean): Moment {
    const key = `${unused}/${side}/${hasKept}`;
    return remembered(this.#moments, key, () => this.#newMoment(unused, side, hasKept));
  }

  #newMoment(unused: number, side: Rival, hasKept: boolean): Moment {
    const width = this.#strikes.counter.kinds(unused).length;
    const size = this.#strikes.hit.kinds(unused).length * width;
    return {
      unused,
      tools: this.#follows(unused, side),
      kept: hasKept ? undefined : this.#moment(unused, OTHER[side], true),
      choice: new Choice(this.#fight.falls, side),
      width,
      isKnown: new Uint8Array(size),
      hit: new Float64Array(size),
      counter: new Float64Array(size),
      both: new Float64Array(size),
    };
  }

  #follows(unused: number, side: Rival): Follow[] {
    return this.#fight.tools.flatMap(({ by }, tool) => {
      if (by !== side || (unused & (1 << tool)) === 0) return [];
      const left = unused & ~(1 << tool);
      const becomes = {
        hit: this.#strikes.hit.becomes(unused, left),
        counter: this.#strikes.counter.becomes(unused, left),
      };
      return { tool, after: this.#moment(left, OTHER[side], false), becomes };
    });
  }

  #keeping({ unused, kept }: Moment, h: number, c: number): Blows {
    if (kept) return blowsAt(kept, this.#place(kept, h, c));
    const hit = this.#strikes.hit.kinds(unused)[h]!.hits;
    const counter = this.#strikes.counter.kinds(unused)[c]!.hits;
    return { hit, counter, both: hit * counter };
  }

  /** Where two kinds stand in a moment, once their chances are known. */
  #place(moment: Moment, h: number, c: number): number {
    const { unused, choice, width, isKnown, hit, counter, both } = moment;
    const at = h * width + c;
    if (isKnown[at] === 1) return at;
    choice.begin(this.#keeping(moment, h, c));
    const [first, second] = [this.#strikes.hit.kinds(unused)[h]!, this.#strikes.counter.kinds(unused)[c]!];
    for (const { tool, after, becomes } of moment.tools) {
      for (const six of first.again[tool]!) this.#offer(choice, after, six, becomes.counter[c]!, 'hit');
      for (const six of second.again[tool]!) this.#offer(choice, after, six, becomes.hit[h]!, 'counter');
    }
    hit[at] = choice.hit;
    counter[at] = choice.counter;
    both[at] = choice.both;
    isKnown[at] = 1;
    return at;
  }

  /** Six equally likely kinds of one strike, the other strike as it is. */
  #offer(choice: Choice, after: Moment, six: Six, other: number, strike: Strike): void {
    let hit = 0;
    let counter = 0;
    let both = 0;
    for (const kind of six) {
      const at = strike === 'hit' ? this.#place(after, kind, other) : this.#place(after, other, kind);
      hit += after.hit[at]!;
      counter += after.counter[at]!;
      both += after.both[at]!;
    }
    choice.weigh(hit / 6, counter / 6, both / 6);
  }
}

/** The dice that meet in a strike. */
function diceOf(strike: Strike, { attacker, defender }: Pools): Pools[Rival] {
  return strike === 'hit'
    ? { off: attacker.off, def: defender.def }
    : { off: defender.off, def: attacker.def };
}

function blowsAt({ hit, counter, both }: Moment, at: number): Blows {
  return { hit: hit[at]!, counter: counter[at]!, both: both[at]! };
}

function mean(blows: readonly Blows[]): Blows {
  const of = (one: keyof Blows): number => blows.reduce((sum, each) => sum + each[one], 0) / blows.length;
  return { hit: of('hit'), counter: of('counter'), both: of('both') };
}
