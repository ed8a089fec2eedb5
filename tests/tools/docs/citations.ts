/** Rulings, sections, chapters and examples that code and tests speak of, and whether a room's rules have them. */

/** What the rules of a room can be asked for. */
export interface Anchors {
  /** 6, 6.3. */
  readonly sections: ReadonlySet<string>;
  /** Headings without their number, and whatever is set in bold. */
  readonly names: ReadonlySet<string>;
  /** By number, with the test files that it names. */
  readonly examples: ReadonlyMap<string, readonly string[]>;
}

export function anchorsOf(document: string): Anchors {
  const headings = [...document.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$/gm)];
  const bold = [...document.matchAll(/\*\*(.+?)[.:]?\*\*/g)].map(match => match[1]!);
  const examples = document.split(/^## 12\. /m)[1]?.matchAll(/^- \*\*(X?\d+)\*\* .*\((`.+`)\)$/gm) ?? [];
  return {
    sections: new Set(headings.map(match => match[1]!)),
    names: new Set([...headings.map(match => match[2]!), ...bold]),
    examples: new Map(
      [...examples].map(match => [match[1]!, [...match[2]!.matchAll(/`([^`]+)`/g)].map(m => m[1]!)]),
    ),
  };
}

const LIST = String.raw`\d{1,2}(?:\.\d{1,2})?(?:(?:, | and | to )\d{1,2}(?:\.\d{1,2})?)*`;
const SECTIONS = [
  new RegExp(String.raw`\b[Cc]hapters? (${LIST})`, 'g'),
  new RegExp(String.raw`\b[Ss]ections? (${LIST})`, 'g'),
  // "(6.2, 9.1)": a number with a point behind it, and none before, or it may be anything.
  /\(((?:\d{1,2}, )*[1-9]\d?\.\d{1,2}(?:, \d{1,2}(?:\.\d{1,2})?)*)\)/g,
];

/** What this text cites and the rules do not have. */
export function brokenCitations(text: string, anchors: Anchors): string[] {
  const rulings = all(text, /\b(R\d{1,3})\b/g).filter(name => !anchors.names.has(name));
  const marks = all(text, /(?:\/\*\*|\/\/|\*|\() ?([EG]\d)\b/g).filter(name => !anchors.names.has(name));
  const sections = SECTIONS.flatMap(pattern => all(text, pattern))
    .flatMap(list => list.match(/\d+(?:\.\d+)?/g)!)
    .filter(number => !anchors.sections.has(number));
  const chapters = all(text, /[Cc]hapters? ("[^"]+"(?:(?:,| and|, and) "[^"]+")*)/g)
    .flatMap(list => all(list, /"([^"]+)"/g))
    .filter(title => !anchors.names.has(title));
  return [...rulings, ...marks, ...sections, ...chapters];
}

/** The worked examples that these titles play: "14. makes a wounded Sneak flee", "28. and 6 Fireball". */
export function examplesIn(titles: readonly string[]): string[] {
  return titles.flatMap(title => {
    const match = /^(X?\d+)\. (?:and (X?\d+)\. )?/.exec(title);
    return match ? [match[1]!, match[2]].filter(number => number !== undefined) : [];
  });
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(match => match[1]!);
}
