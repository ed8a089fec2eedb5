/** How a section is played this time: which of its layers sound, and when they enter or leave. */
import type { Section } from '../score/section.ts';
import type { Tune } from '../score/tune.ts';

/** All through, not at all, from the middle on, up to the middle. */
const WAYS = ['in', 'out', 'enters', 'leaves'] as const;
export type Way = (typeof WAYS)[number];

/** By instrument; those that are not named play all through. */
export type Arrangement = ReadonlyMap<string, Way>;

export const EVERYBODY: Arrangement = new Map();

/** The layers that have a part in this section. */
export function layersIn(tune: Tune, section: Section): string[] {
  return tune.layers.filter(name => section.parts.some(part => part.instrument === name));
}

/** So many layers may enter and leave in the middle; more would be more forms than a match can use. */
const MOST_MOVING = 4;

const known = new WeakMap<Section, readonly Arrangement[]>();

/** Everything this section can be made into, the fullest first. Somebody plays in every bar of each. */
export function arrangementsOf(tune: Tune, section: Section): readonly Arrangement[] {
  const found = known.get(section) ?? makeArrangements(tune, section);
  known.set(section, found);
  return found;
}

function makeArrangements(tune: Tune, section: Section): Arrangement[] {
  const layers = layersIn(tune, section);
  const hasBase = section.parts.some(part => !layers.includes(part.instrument));
  let all: (readonly [string, Way])[][] = [[]];
  for (const [at, layer] of layers.entries()) {
    const ways = section.bars > 1 && at < MOST_MOVING ? WAYS : WAYS.slice(0, 2);
    all = all.flatMap(one => ways.map(way => [...one, [layer, way] as const]));
  }
  return all
    .map(pairs => new Map(pairs))
    .filter(one => hasBase || [...one.values()].includes('in'))
    .toSorted((one, other) => fullness(other) - fullness(one));
}

const SHARES: Readonly<Record<Way, number>> = { in: 1, out: 0, enters: 0.5, leaves: 0.5 };

/** How many layers sound, on average. */
export function fullness(arrangement: Arrangement): number {
  return [...arrangement.values()].reduce((sum, way) => sum + SHARES[way], 0);
}

export function plays(arrangement: Arrangement, instrument: string, bar: number, bars: number): boolean {
  const way = arrangement.get(instrument) ?? 'in';
  if (way === 'in' || way === 'out') return way === 'in';
  const isLate = bar >= Math.ceil(bars / 2);
  return way === 'enters' ? isLate : !isLate;
}

/** Where a device cannot keep up: only those who always play, or the fullest layer where nobody does. */
export function leanest(tune: Tune, section: Section): Arrangement {
  const layers = layersIn(tune, section);
  const hasBase = section.parts.some(part => !layers.includes(part.instrument));
  return new Map(layers.map((layer, at) => [layer, hasBase || at > 0 ? 'out' : 'in']));
}

const SIGNS: Readonly<Record<Way, string>> = { in: '+', out: '-', enters: '>', leaves: '<' };

/** `A lead+ pad>`: a section in this arrangement, the form in which it is heard. */
export function formName(section: Section, arrangement: Arrangement): string {
  return [section.name, ...[...arrangement].map(([name, way]) => `${name}${SIGNS[way]}`)].join(' ');
}
