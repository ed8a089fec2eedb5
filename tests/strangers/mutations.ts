/** Random data, and sound data that somebody has tampered with. */
import fc from 'fast-check';
import { nested } from './support.ts';

type Slot = readonly [parent: Record<string, unknown>, key: string];

interface Change {
  readonly at: number;
  readonly how: 'put' | 'take' | 'add' | 'twice';
  readonly what: unknown;
}

/** Values that readers have stumbled over, here or elsewhere. */
const NASTY: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\u202e\u2066x',
  '\ud800',
  '__proto__',
  'constructor',
  'daily:the-cellar:2027-99-99',
  '2027-99-99',
  'run=',
  '<img src onerror=x=1>',
  'x'.repeat(5000),
  -1,
  1.5,
  -0,
  2 ** 53,
  1e300,
  [],
  {},
  [[]],
  { length: -1 },
  { type: 'step' },
  JSON.parse(nested(40)),
  JSON.parse('{"__proto__":{"polluted":1}}'),
];

/** What only a text can say. */
const NASTY_TEXT = [
  '1e999',
  '-1e999',
  '"\\ud800"',
  nested(5000),
  '{"__proto__":{"polluted":1}}',
  '9'.repeat(400),
];

const changes: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('put', 'put', 'put', 'take', 'add', 'twice'),
  what: fc.oneof(fc.constantFrom(...NASTY), fc.jsonValue({ maxDepth: 3 })),
});

/** This value with one to four changes anywhere in it. */
export function tampered(value: unknown): fc.Arbitrary<unknown> {
  return fc.array(changes, { minLength: 1, maxLength: 4 }).map(all => {
    const box = { value: structuredClone(value) };
    for (const change of all) apply(box, structuredClone(change));
    return box.value;
  });
}

function apply(box: Record<string, unknown>, { at, how, what }: Change): void {
  const all = slotsOf(box);
  const [parent, key] = all[at % all.length] ?? [box, 'value'];
  if (how === 'put') parent[key] = what;
  else if (how === 'take') delete parent[key];
  else if (how === 'add') parent[Array.isArray(parent) ? `${parent.length}` : 'more'] = what;
  else if (Array.isArray(parent)) parent.push(structuredClone(parent[Number(key)]));
}

function slotsOf(box: Record<string, unknown>): Slot[] {
  const slots: Slot[] = [];
  const open = [box];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const key of Object.keys(next)) {
      slots.push([next, key]);
      const member = next[key];
      if (typeof member === 'object' && member !== null) open.push(member as Record<string, unknown>);
    }
  }
  return slots;
}

/** Random text, random JSON, the document tampered with, and its text cut, mixed up or filled with nasty numbers. */
export function documentTexts(value: object): fc.Arbitrary<string> {
  const text = JSON.stringify(value);
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json({ maxDepth: 4 }),
    fc.jsonValue({ maxDepth: 3 }).map(inside => JSON.stringify({ ...value, value: inside })),
    { weight: 4, arbitrary: tampered(value).map(one => JSON.stringify(one) ?? '') },
    splices(text),
    fc.tuple(fc.nat(), fc.constantFrom(...NASTY_TEXT)).map(([at, put]) => withToken(text, at, put)),
  );
}

/** A number or text of the JSON in the place of another. */
function withToken(text: string, at: number, put: string): string {
  const tokens = [...text.matchAll(/(?<=:)("[^"]*"|-?\d+)/g)];
  const token = tokens[at % Math.max(1, tokens.length)];
  return token ? text.slice(0, token.index) + put + text.slice(token.index + token[0].length) : text;
}

function splices(text: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat({ max: text.length }), fc.nat({ max: 40 }), fc.string({ unit: 'binary', maxLength: 8 }))
    .map(([at, gone, put]) => text.slice(0, at) + put + text.slice(at + gone));
}

/** Random bytes, and these bytes with some of them changed, gone or doubled. */
export function byteStrings(bytes: Uint8Array): fc.Arbitrary<Uint8Array> {
  const splice = fc
    .tuple(fc.nat({ max: bytes.length }), fc.nat({ max: 6 }), fc.uint8Array({ maxLength: 6 }))
    .map(([at, gone, put]) => Uint8Array.from([...bytes.slice(0, at), ...put, ...bytes.slice(at + gone)]));
  const frame = fc
    .uint8Array({ maxLength: 200 })
    .map(rest => Uint8Array.from([...bytes.slice(0, 5), ...rest]));
  return fc.oneof(fc.uint8Array({ maxLength: 300 }), frame, { weight: 3, arbitrary: splice });
}
