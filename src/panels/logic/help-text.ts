/** The rules book's few signs: "# " a heading, "- " a list item, `{sprite:rat}` a picture; the rest is paragraphs. */
export type Span = { readonly text: string } | { readonly sprite: string };

export type Block =
  | { readonly block: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly block: 'list'; readonly items: readonly (readonly Span[])[] };

const SPRITE = /\{sprite:([a-z0-9-]+)\}/;

export function parseHelp(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const finish = () => {
    if (lines.length > 0) blocks.push({ block: 'paragraph', spans: parseSpans(lines.join(' ')) });
    if (items.length > 0) blocks.push({ block: 'list', items: items.map(parseSpans) });
    lines = [];
    items = [];
  };
  for (const line of text.split('\n').map(one => one.trim())) {
    if (line === '') finish();
    else if (line.startsWith('# ')) {
      finish();
      blocks.push({ block: 'heading', spans: parseSpans(line.slice(2)) });
    } else if (line.startsWith('- ')) {
      if (lines.length > 0) finish();
      items.push(line.slice(2));
    } else if (items.length > 0) {
      // A list item may go on in the next line of the source.
      items.push(`${items.pop()!} ${line}`);
    } else lines.push(line);
  }
  finish();
  return blocks;
}

export function parseSpans(text: string): Span[] {
  // Splitting by a group puts the sprite names at the odd places.
  return text
    .split(SPRITE)
    .map((piece, index): Span => (index % 2 === 1 ? { sprite: piece } : { text: piece }))
    .filter(span => 'sprite' in span || span.text !== '');
}

/** A text with its pictures taken to its side: those it begins with, and those that fit into no line. */
export function withPicturesBeside(
  spans: readonly Span[],
  fitsLine: (sprite: string) => boolean,
): { readonly pictures: readonly string[]; readonly words: readonly Span[] } {
  const first = spans.findIndex(span => 'text' in span && span.text.trim() !== '');
  const isBeside = (span: Span, index: number) =>
    index < first || ('sprite' in span && !fitsLine(span.sprite));
  return {
    pictures: spans.filter(isBeside).flatMap(span => ('sprite' in span ? [span.sprite] : [])),
    words: spans.filter((span, index) => !isBeside(span, index)),
  };
}
