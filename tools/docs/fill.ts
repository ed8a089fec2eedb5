/** Fills the marked blocks of a document: `<!-- table: monsters -->`, whatever stands there, `<!-- end -->`. */

/** What goes into a document's blocks, by their names. */
export type Blocks = Readonly<Record<string, () => string>>;

const BLOCK = /<!-- table: (?<name>[a-z0-9-]+) -->\n[\s\S]*?<!-- end -->/g;

export interface Filled {
  readonly text: string;
  /** Blocks that nobody can fill, and tables that no block asks for. */
  readonly problems: readonly string[];
}

export function fill(text: string, blocks: Blocks): Filled {
  const asked = [...text.matchAll(BLOCK)].map(match => match.groups!['name']!);
  const unknown = asked.filter(name => !Object.hasOwn(blocks, name)).map(name => `nobody can fill "${name}"`);
  const unused = Object.keys(blocks)
    .filter(name => !asked.includes(name))
    .map(name => `no block asks for "${name}"`);
  const filled = text.replaceAll(BLOCK, (whole: string, name: string) =>
    Object.hasOwn(blocks, name) ? `<!-- table: ${name} -->\n\n${blocks[name]!()}\n\n<!-- end -->` : whole,
  );
  return { text: filled, problems: [...unknown, ...unused] };
}
