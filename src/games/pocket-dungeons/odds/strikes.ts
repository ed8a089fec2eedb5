/**
 * One strike of a fight, for all throws at once: attack dice against defence dice, and the re-rolls that may still
 * reach into them. Throws from which the same can come, with the same chances, are one kind; some hundred kinds stand
 * for thousands of throws, and so a whole fight can be counted exactly.
 */
import { remembered } from '../../../core/memo.ts';
import type { Pool, Side } from '../data/cards.ts';
import { strike, valuesOf } from '../rules/combat.ts';
import type { RolledPool } from '../state/state.ts';
import { throwNumber, throwsOf } from './throws.ts';

/** Of a re-roll, by its number in the fight: the pool of this strike that it may reach into, and what its owner wants. */
export interface Reach {
  readonly pool: Side;
  readonly wants: 'hit' | 'miss';
}

/** The kinds of throw that six faces lead to once this re-roll is used up, the lowest first. */
export type Six = readonly number[];

/** One die thrown again, and the face that it lies on. */
interface Again {
  readonly face: number;
  readonly six: Six;
}

interface LyingAgain extends Again {
  /** False where another die is at least as good, whatever follows. */
  readonly isWorthwhile: boolean;
}

interface Kind {
  readonly hits: 0 | 1;
  /** How likely a first throw is of this kind. */
  readonly chance: number;
  /** By re-roll: what each die that is worth a thought would lead to. */
  readonly again: readonly (readonly Six[])[];
}

interface Level {
  readonly kinds: readonly Kind[];
  /** By throw: attack first. */
  readonly kindOf: Uint16Array;
  /** Every six that a re-roll has led to, once: there are many throws and few of these. */
  readonly sixes: Map<number, Six>;
}

const kept = new Map<string, Strikes>();

/** Many fights have a strike in common. */
export function strikesOf(off: Pool, def: Pool, reaches: readonly (Reach | undefined)[]): Strikes {
  const key = JSON.stringify([off, def, reaches]);
  return remembered(kept, key, () => new Strikes(off, def, reaches));
}

export class Strikes {
  readonly #off: Pool;
  readonly #def: Pool;
  readonly #reaches: readonly (Reach | undefined)[];
  /** Re-rolls that cannot reach into this strike make no difference to it. */
  readonly #mine: number;
  readonly #levels = new Map<number, Level>();
  readonly #hits: Uint8Array;

  constructor(off: Pool, def: Pool, reaches: readonly (Reach | undefined)[]) {
    this.#off = off;
    this.#def = def;
    this.#reaches = reaches;
    this.#mine = reaches.reduce((bits, reach, reroll) => (reach ? bits | (1 << reroll) : bits), 0);
    this.#hits = hitsOf(off, def);
  }

  /** All kinds while the re-rolls of this set (a bit each) are unused. */
  kinds(unused: number): readonly Kind[] {
    return this.#level(unused).kinds;
  }

  /** By kind: which kind it is when only these re-rolls are still unused. */
  becomes(unused: number, left: number): Uint16Array {
    const [before, after] = [this.#level(unused), this.#level(left)];
    const becomes = new Uint16Array(before.kinds.length);
    for (const [number, kind] of before.kindOf.entries()) becomes[kind] = after.kindOf[number]!;
    return becomes;
  }

  /** The kind of dice that lie on the table. */
  kindOf(off: RolledPool, def: RolledPool, unused: number): number {
    return this.#level(unused).kindOf[this.#number(off, def)]!;
  }

  hitsOf(off: RolledPool, def: RolledPool): number {
    return this.#hits[this.#number(off, def)]!;
  }

  /** What re-rolling lying dice leads to: every face that lies there. */
  againOf(off: RolledPool, def: RolledPool, unused: number, reroll: number): readonly LyingAgain[] {
    const number = this.#number(off, def);
    const worthwhile = new Set(this.#worthwhile(number, unused, reroll));
    return this.#again(number, unused, reroll).map(each => ({
      ...each,
      isWorthwhile: worthwhile.has(each.six),
    }));
  }

  #number(off: RolledPool, def: RolledPool): number {
    return throwNumber(off.dice) * throwsOf(this.#def.dice).length + throwNumber(def.dice);
  }

  #level(unused: number): Level {
    const mine = unused & this.#mine;
    return remembered(this.#levels, mine, () => this.#sorted(mine));
  }

  #sorted(unused: number): Level {
    const found = new Map<string, { rank: number; hits: 0 | 1; again: Kind['again']; throws: number[] }>();
    for (const [number, hit] of this.#hits.entries()) {
      const hits = hit === 1 ? 1 : 0;
      const again = this.#reaches.map((_, reroll) =>
        (unused & (1 << reroll)) === 0 ? [] : this.#worthwhile(number, unused, reroll),
      );
      const key = again.reduce((text, sixes) => `${text};${sixes.map(codeOf).join('/')}`, `${hits}`);
      const kind = found.get(key);
      if (kind) kind.throws.push(number);
      else found.set(key, { rank: this.#rank(hits, again), hits, again, throws: [number] });
    }
    const kindOf = new Uint16Array(this.#hits.length);
    const kinds = [...found.values()]
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ hits, again, throws }, kind): Kind => {
        for (const number of throws) kindOf[number] = kind;
        return { hits, again, chance: throws.reduce((sum, number) => sum + this.#chance(number), 0) };
      });
    return { kinds, kindOf, sixes: new Map() };
  }

  /** With one re-roll to come: from a sure miss to a sure hit. */
  #rank(hits: number, again: Kind['again']): number {
    const [six] = again.flat();
    if (!six) return hits === 1 ? 7 : -1;
    const { kinds } = this.#level(0);
    return six.reduce((sum, kind) => sum + (kinds[kind]?.hits ?? 0), 0);
  }

  #chance(number: number): number {
    const [offs, defs] = [throwsOf(this.#off.dice), throwsOf(this.#def.dice)];
    const ways = offs[Math.floor(number / defs.length)]!.ways * defs[number % defs.length]!.ways;
    return ways / 6 ** (this.#off.dice + this.#def.dice);
  }

  /** Each outlook once, without those that another betters; as the last re-roll, only what is better than nothing. */
  #worthwhile(number: number, unused: number, reroll: number): readonly Six[] {
    const { wants } = this.#reaches[reroll]!;
    const left = unused & ~(1 << reroll) & this.#mine;
    const all = this.#again(number, unused, reroll).map(({ six }) => six);
    if (left === 0) return this.#bestOf(all, wants, 6 * this.#hits[number]!);
    const sixes = [...new Set(all)];
    // With two or more re-rolls to come the kinds have no order, so that nothing can be left out.
    if ((left & (left - 1)) !== 0) return sixes;
    return sixes.filter(six => sixes.every(other => other === six || !isAsGood(other, six, wants)));
  }

  #bestOf(sixes: readonly Six[], wants: Reach['wants'], now: number): readonly Six[] {
    const { kinds } = this.#level(0);
    const sign = wants === 'hit' ? 1 : -1;
    let [best, most]: [Six | undefined, number] = [undefined, sign * now];
    for (const six of sixes) {
      let hits = 0;
      for (const kind of six) hits += kinds[kind]!.hits;
      if (sign * hits > most) [best, most] = [six, sign * hits];
    }
    return best ? [best] : [];
  }

  #again(number: number, unused: number, reroll: number): readonly Again[] {
    const reach = this.#reaches[reroll];
    if (!reach) return [];
    const level = this.#level(unused & ~(1 << reroll));
    const defs = throwsOf(this.#def.dice).length;
    const [off, def] = [Math.floor(number / defs), number % defs];
    const isOff = reach.pool === 'off';
    const { again } = isOff ? throwsOf(this.#off.dice)[off]! : throwsOf(this.#def.dice)[def]!;
    const [stride, from] = isOff ? [defs, def] : [1, off * defs];
    return again.map(({ face, next }) => ({ face, six: sixAt(level, next, stride, from) }));
  }
}

const scratch = [0, 0, 0, 0, 0, 0];

/** The kinds of six throws in order, always the same list for the same kinds. */
function sixAt({ kindOf, sixes }: Level, next: readonly number[], stride: number, from: number): Six {
  for (let face = 0; face < 6; face++) scratch[face] = kindOf[next[face]! * stride + from]!;
  inOrder(scratch);
  const code = codeOf(scratch);
  let six = sixes.get(code);
  if (!six) sixes.set(code, (six = [...scratch]));
  return six;
}

/** Sorting by insertion: six are few, and there are many sixes. */
function inOrder(six: number[]): void {
  for (let at = 1; at < six.length; at++) {
    const kind = six[at]!;
    let place = at;
    for (; place > 0 && six[place - 1]! > kind; place--) six[place] = six[place - 1]!;
    six[place] = kind;
  }
}

/** A number for each six: kinds that a re-roll leads to are far fewer than 256. */
function codeOf(six: Six): number {
  let code = 0;
  for (const kind of six) code = code * 256 + kind;
  return code;
}

/** Face by face, the lowest first: it leads to nothing worse. */
function isAsGood(six: Six, other: Six, wants: Reach['wants']): boolean {
  return six.every((kind, face) => (wants === 'hit' ? kind >= other[face]! : kind <= other[face]!));
}

function hitsOf(off: Pool, def: Pool): Uint8Array {
  const defenses = throwsOf(def.dice).map(({ dice }) => valuesOf({ ...def, dice }));
  const hits = throwsOf(off.dice).flatMap(({ dice }) => {
    const attack = valuesOf({ ...off, dice });
    return defenses.map(defense => (strike(attack, defense) ? 1 : 0));
  });
  return Uint8Array.from(hits);
}
