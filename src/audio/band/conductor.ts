/**
 * Chooses what comes next: which section, in which arrangement, with a fill or a rest before it. It is pure: the same
 * seed and the same cues at the same bars give the same soundtrack.
 */
import type { Amount, Cue } from '../../core/cue.ts';
import { hashText } from '../../core/plain.ts';
import type { Role, Section } from '../score/section.ts';
import type { Tune } from '../score/tune.ts';
import { type Arrangement, arrangementsOf, EVERYBODY, formName } from './arrangement.ts';
import { askedRole, playedRole, pressureOf } from './roles.ts';

export interface Step {
  readonly section: Section;
  readonly arrangement: Arrangement;
  /** Nobody plays: the section only counts the bars. */
  readonly isRest: boolean;
  /** Semitones from the key that the tune is written in. */
  readonly key: number;
}

/** Seconds before anything is heard again in the same form. */
export const FRESH_AFTER = 180;
/** The keys that a tune travels through, in semitones, and the seconds that it stays in one at least. */
const KEYS = [0, 3, -2, 1, -3, 2] as const;
const KEY_LASTS = 60;
/** From this role on a fight is over when it falls. */
const FIGHT = pressureOf('danger');
/** Said once each time they come up, and then what follows them. */
const AFTERWARDS: Readonly<Partial<Record<Role, Role>>> = {
  victory: 'results',
  defeat: 'results',
  breath: 'calm',
};

/** What is remembered of one tune in this match. */
interface Memory {
  /** When each form was last heard, and the last arrangement of each section. */
  readonly heard: Map<string, number>;
  readonly last: Map<string, string>;
  /** When each section was last heard, in whatever form. */
  readonly sections: Map<string, number>;
  /** How often each role was chosen for: the seed's draws of one role know nothing of the others. */
  readonly draws: Map<Role, number>;
  section: Section | undefined;
  role: Role | undefined;
  asked: Role | undefined;
  /** Which of the keys, and since when. */
  key: number;
  keySince: number;
}

export class Conductor {
  readonly #seed: number;
  readonly #memories = new Map<string, Memory>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Whether the section that is being played makes way at this bar line. */
  breaksOff(id: string, tune: Tune, cue: Cue): boolean {
    const { role, asked } = this.#memory(id);
    const wanted = askedRole(cue);
    if (role === undefined || asked === wanted) return false;
    return pressureOf(playedRole(tune, wanted)) > pressureOf(role);
  }

  /** The next step of a tune. `now` counts the seconds that were played in this match. */
  next(id: string, tune: Tune, cue: Cue, now: number, amount: Amount = 'full'): Step {
    const memory = this.#memory(id);
    const asked = askedRole(cue);
    const role = this.#roleAfter(tune, memory, asked);
    const fill = this.#fillBefore(id, tune, memory, role);
    memory.asked = asked;
    if (fill) {
      memory.section = fill;
      return { section: fill, arrangement: EVERYBODY, isRest: false, key: KEYS[memory.key]! };
    }
    this.#modulate(memory, role, now);
    const isSilent = this.#isSilent(id, memory, cue, role, amount);
    const step = isSilent
      ? restOf(tune, role, KEYS[memory.key]!)
      : this.#choose(id, tune, memory, role, cue.danger === 3, now);
    memory.role = role;
    memory.section = isSilent ? undefined : step.section;
    return step;
  }

  #memory(id: string): Memory {
    const known = this.#memories.get(id);
    if (known) return known;
    const memory: Memory = {
      heard: new Map(),
      last: new Map(),
      sections: new Map(),
      draws: new Map(),
      section: undefined,
      role: undefined,
      asked: undefined,
      key: this.#seed % KEYS.length,
      keySince: 0,
    };
    this.#memories.set(id, memory);
    return memory;
  }

  #roleAfter(tune: Tune, memory: Memory, asked: Role): Role {
    const wanted = playedRole(tune, asked);
    if (memory.role === undefined && pressureOf(wanted) === 0) return playedRole(tune, 'opening');
    const isOver = memory.asked === asked && AFTERWARDS[asked] !== undefined && memory.role !== undefined;
    if (isOver) return playedRole(tune, AFTERWARDS[asked]!);
    const wasFight = memory.role !== undefined && isFight(memory.role);
    return wasFight && pressureOf(wanted) < FIGHT && !isEnd(asked) ? playedRole(tune, 'breath') : wanted;
  }

  /** One bar or two between two roles; not before an end, which must not wait, nor after what leads on by itself. */
  #fillBefore(id: string, tune: Tune, memory: Memory, role: Role): Section | undefined {
    const { section, role: before } = memory;
    if (!section || before === undefined || before === role || section.role === 'fill') return undefined;
    if (section.leadsOn || isEnd(role) || before === 'opening' || role === 'breath') return undefined;
    const fills = sectionsOf(tune, 'fill');
    return fills[this.#draw(id, memory, 'fill', fills.length)];
  }

  #isSilent(id: string, memory: Memory, cue: Cue, role: Role, amount: Amount): boolean {
    if (amount === 'none') return true;
    if (amount === 'full' || role === 'opening' || isEnd(role)) return false;
    if (amount === 'moments') return cue.moment === undefined || cue.moment === 'opening';
    // Sparse: in calm play, two rests to one section.
    return pressureOf(role) === 0 && this.#draw(id, memory, role, 3) > 0;
  }

  #choose(id: string, tune: Tune, memory: Memory, role: Role, isWorst: boolean, now: number): Step {
    const sections = sectionsOf(tune, role);
    const isFresh = (form: string): boolean => now - (memory.heard.get(form) ?? -Infinity) >= FRESH_AFTER;
    const forms = sections.flatMap(section =>
      arrangementsOf(tune, section).map(arrangement => ({
        section,
        arrangement,
        form: formName(section, arrangement),
      })),
    );
    const unlikeLast = orAll(forms, ({ section, form }) => memory.last.get(section.name) !== form);
    const fresh = unlikeLast.filter(({ form }) => isFresh(form));
    // Where all was heard, what was heard longest ago.
    const oldest = Math.min(...unlikeLast.map(({ form }) => memory.heard.get(form) ?? -Infinity));
    const allowed =
      fresh.length > 0 ? fresh : unlikeLast.filter(({ form }) => memory.heard.get(form) === oldest);
    const others = orAll(allowed, ({ section }) => section !== memory.section);
    // A section first, then its arrangement: many layers must not make a section more frequent. Of all sections one of
    // those that were not heard for longest: melodies come round before they come again.
    const names = [...new Set(others.map(({ section }) => section.name))].toSorted(
      (one, other) => (memory.sections.get(one) ?? -1) - (memory.sections.get(other) ?? -1),
    );
    const rested = Math.ceil(names.length / 3);
    const unheard = names.filter(name => !memory.sections.has(name)).length;
    const name = names[this.#draw(id, memory, role, Math.max(rested, unheard))];
    const ways = others.filter(({ section }) => section.name === name);
    const chosen = ways[isWorst ? 0 : this.#draw(id, memory, role, ways.length)]!;
    memory.heard.set(chosen.form, now);
    memory.last.set(chosen.section.name, chosen.form);
    memory.sections.set(chosen.section.name, now);
    const { section, arrangement } = chosen;
    return { section, arrangement, isRest: false, key: KEYS[memory.key]! };
  }

  /** Another key from time to time, at the beginning of a section; an ending stays in the key of what it ends. */
  #modulate(memory: Memory, role: Role, now: number): void {
    if (now - memory.keySince < KEY_LASTS || isEnd(role)) return;
    memory.key = (memory.key + 1) % KEYS.length;
    memory.keySince = now;
  }

  #draw(id: string, memory: Memory, role: Role, count: number): number {
    const drawn = memory.draws.get(role) ?? 0;
    memory.draws.set(role, drawn + 1);
    return count > 0 ? hashText(`${this.#seed}/${id}/${role}/${drawn}`) % count : 0;
  }
}

function sectionsOf(tune: Tune, role: Role): Section[] {
  return [...tune.sections.values()].filter(section => section.role === role);
}

function restOf(tune: Tune, role: Role, key: number): Step {
  return { section: sectionsOf(tune, role)[0]!, arrangement: EVERYBODY, isRest: true, key };
}

function isFight(role: Role): boolean {
  return pressureOf(role) >= FIGHT && !isEnd(role);
}

function isEnd(role: Role): boolean {
  return role === 'victory' || role === 'defeat';
}

/** Those that pass, or all where none does. */
function orAll<T>(items: readonly T[], passes: (item: T) => boolean): readonly T[] {
  const passing = items.filter(passes);
  return passing.length > 0 ? passing : items;
}
