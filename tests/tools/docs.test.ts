/** The documents are true: their tables match the data, what is cited is there, files that are named exist. */
import { describe, expect, it } from 'vitest';
import { runFromText } from '../../src/core/link.ts';
import { judge } from '../../src/core/judge.ts';
import { decodeRun } from '../../src/core/run.ts';
import { findRoom } from '../../src/games/index.ts';
import { DOCUMENTS } from '../../tools/docs/documents.ts';
import { fill } from '../../tools/docs/fill.ts';
import { anchorsOf, brokenCitations, examplesIn } from './docs/citations.ts';
import { missingLinks, missingPaths } from './docs/paths.ts';
import { codeUnder, commentsOf, FILES, read, ROOMS, titlesOf } from './docs/repository.ts';

const MARKDOWN = FILES.filter(path => path.endsWith('.md'));
/** Where numbers before a title are not those of worked examples: invariants, and the items by their D30. */
const OTHER_NUMBERS = ['invariants.test.ts', 'letter-delve/items.test.ts'];

describe('Tables', () => {
  it.each(Object.entries(DOCUMENTS))('%s shows the data', (path, blocks) => {
    expect(fill(read(path), blocks)).toEqual({ text: read(path), problems: [] });
  });

  it('are filled, and what cannot be filled is named', () => {
    const text = 'a\n<!-- table: one -->\nold\n<!-- end -->\n<!-- table: two -->\n<!-- end -->\n';
    const { text: filled, problems } = fill(text, { one: () => 'new', three: () => '' });
    expect(filled).toContain('<!-- table: one -->\n\nnew\n\n<!-- end -->');
    expect(filled).not.toContain('old');
    expect(problems).toEqual(['nobody can fill "two"', 'no block asks for "three"']);
  });
});

describe.each(ROOMS)('The rules of %s', room => {
  const document = read(`docs/rules/${room}.md`);
  const anchors = anchorsOf(document);
  const code = codeUnder(`src/games/${room}`, `tests/games/${room}`);

  it('have whatever the code, the tests and the README cite', () => {
    const cited = code.map(path => ({
      path,
      text: `${commentsOf(read(path))}\n${titlesOf(read(path)).join('\n')}`,
    }));
    const readme = `src/games/${room}/README.md`;
    const broken = [...cited, { path: readme, text: read(readme) }, { path: room, text: document }]
      .map(({ path, text }) => ({ path, broken: brokenCitations(text, anchors) }))
      .filter(one => one.broken.length > 0);
    expect(broken).toEqual([]);
  });

  it('number their rulings from R1 on, each once', () => {
    const rulings = [...document.matchAll(/^- \*\*R(\d+)\*\*/gm)].map(match => Number(match[1]));
    expect(rulings.length).toBeGreaterThan(0);
    expect(rulings).toEqual(rulings.map((_, index) => index + 1));
  });

  it('name the test that plays each worked example, and have all that are played', () => {
    const played = code
      .filter(path => path.endsWith('.test.ts'))
      .filter(path => !OTHER_NUMBERS.some(other => path.endsWith(other)))
      .flatMap(path => examplesIn(titlesOf(read(path))).map(number => `${number} ${path.split('/').at(-1)}`));
    const named = [...anchors.examples].flatMap(([number, files]) => files.map(file => `${number} ${file}`));
    // The one item whose number is an example's.
    const elsewhere = room === 'letter-delve' ? ['49 items.test.ts'] : [];
    expect(named.toSorted()).toEqual([...new Set([...played, ...elsewhere])].toSorted());
  });
});

describe('Citations', () => {
  const rules = anchorsOf(
    '## 6. Rules\n### 6.2 Waking\n- **G1** One use.\n- **R1** A.\n## 12. Examples\n- **3** So. (`a.test.ts`)',
  );

  it.each([
    ['a ruling', '/** Tied to squares (R2). */', ['R2']],
    ['a mark', '/** G7: one use. */', ['G7']],
    ['a section', '/** Chapters 6.2 and 6.3: waking. */', ['6.3']],
    ['a section in brackets', 'Waking (6, 6.9)', ['6.9']],
    ['a chapter', '/** Chapters "Waking" and "Walking". */', ['Walking']],
    ['nothing', '/** G1, R1, chapter 6.2, "Waking" (6.2), a die of 3. */', []],
  ])('that lead nowhere are found: %s', (_what, text, broken) => {
    expect(brokenCitations(text, rules)).toEqual(broken);
  });

  it('of a room by its page, from outside the room, lead somewhere', () => {
    const cited = codeUnder('src', 'tests', 'tools').flatMap(path =>
      [...commentsOf(read(path)).matchAll(/docs\/rules\/([a-z-]+)\.md \(([\d., ]+)\)/g)].map(match => ({
        path,
        document: `docs/rules/${match[1]}.md`,
        sections: match[2]!.split(', '),
      })),
    );
    const broken = cited.filter(({ document, sections }) =>
      sections.some(section => !anchorsOf(read(document)).sections.has(section)),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(broken).toEqual([]);
  });

  it('stand in comments, not in what only looks like one', () => {
    const code =
      'const a = \'src/* R1\'; /* R2\n * R3 */ const b = `// R4 ${1}`; // R5\nconst c = "//R6"; // R7';
    expect(commentsOf(code).match(/R\d/g)).toEqual(['R2', 'R3', 'R5', 'R7']);
  });

  it('of examples are the numbers before titles', () => {
    const code =
      "it('14. makes it flee', () => {}); it.each([['X3. so', 1]])('%s', () => {}); it('28. and 29. both')";
    expect(examplesIn(titlesOf(code))).toEqual(['14', '28', '29', 'X3']);
    expect([...rules.examples]).toEqual([['3', ['a.test.ts']]]);
  });
});

describe('Files that are named', () => {
  it('in comments are there', () => {
    const missing = codeUnder('src', 'tests', 'tools')
      .map(path => ({ path, missing: missingPaths(commentsOf(read(path)), path) }))
      .filter(one => one.missing.length > 0);
    expect(missing).toEqual([]);
  });

  it('in documents are there, and so is whatever they link to', () => {
    // Files that a page makes (docs/add-a-room.md) are only there once it is followed.
    const isMade = /^```\w+ file=[\s\S]*?^```$/gm;
    const missing = MARKDOWN.map(path => ({ path, text: read(path).replaceAll(isMade, '') }))
      .map(({ path, text }) => ({
        path,
        missing: [...missingPaths(text, path), ...missingLinks(text, path)],
      }))
      .filter(one => one.missing.length > 0);
    expect(missing).toEqual([]);
  });

  it.each([
    ['by its path', 'see src/core/nowhere.ts', ['src/core/nowhere.ts']],
    ['from its room', 'see look/nowhere.ts', ['look/nowhere.ts']],
    ['by its name alone', 'see `nowhere.ts`', ['nowhere.ts']],
    ['in another room only', 'see waking.ts', ['waking.ts']],
    ['as a pattern', 'rules/nowhere-*.ts, look/{board,nowhere-else}.ts', ['rules/nowhere-*.ts']],
    ['as a folder', 'src/nowhere/ and src/core/', ['src/nowhere']],
    [
      'nothing',
      'src/core, look/board.ts, ending.test.ts, maps/<room>/*.json, core/moments.ts, README.md',
      [],
    ],
  ])('and are not there are found: %s', (_what, text, missing) => {
    expect(missingPaths(text, 'src/games/the-cellar/rules/rats.ts')).toEqual(missing);
  });

  it('and linked to are looked for from where the document lies', () => {
    expect(
      missingLinks('[a](../README.md) [b](rules) [c](x.md#y) [d](https://x.org)', 'docs/art.md'),
    ).toEqual(['x.md']);
  });
});

describe('Names that documents give with their file', () => {
  const named = MARKDOWN.flatMap(path =>
    [
      ...read(path).matchAll(/`(\w+)` of `((?:src|tests|tools)\/[\w./-]+\.\w+)`/g),
      ...read(path).matchAll(/\*\*(\w+)\*\* \(`(src\/[\w./-]+\.ts)`/g),
    ].map(match => [match[1]!, match[2]!, path] as const),
  );

  it.each(named)('%s is in %s (%s)', (name, file) => {
    expect(read(file)).toMatch(new RegExp(String.raw`\b${name}\b`));
  });

  it('are found', () => expect(named.length).toBeGreaterThan(10));
});

describe('The glossary', () => {
  // What players read has no home in the code: the second half is for writers.
  const [forCode = ''] = read('docs/glossary.md').split('\n## What players read\n');
  const rows = [...forCode.matchAll(/^\| (.+?) +\| .+? \| `(.+?)` \(`(.+?)`\) +\|$/gm)];

  it.each(rows.map(row => [row[1]!, row[2]!, row[3]!]))(
    'finds "%s" at home: %s exports %s',
    (_word, home, name) => {
      const isExported = new RegExp(
        String.raw`^export (?:abstract )?(?:class|interface|type|const|(?:async )?function\*?) ${name}\b`,
        'm',
      );
      expect(read(home)).toMatch(isExported);
    },
  );

  it('has every word once, and no row without a home', () => {
    const words = rows.map(row => row[1]!);
    expect(words.length).toBeGreaterThan(50);
    expect(words).toEqual([...new Set(words)]);
    const lines = forCode.match(/^\| (?!word|--).+$/gm)!;
    expect(lines.length).toBe(rows.length);
  });
});

describe('CONTRIBUTING.md', () => {
  it('says why each package is there, and of no other', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const named = [...read('CONTRIBUTING.md').matchAll(/^\| `([^`]+)` +\| \S.*\|$/gm)].map(
      match => match[1]!,
    );
    expect(named.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
  });
});

describe('The example of docs/run-format.md', () => {
  const text = read('docs/run-format.md');
  const findGame = async (id: string) => (await findRoom(id)?.load())?.game;

  it('is a run, byte by byte', async () => {
    const lines = [...text.matchAll(/^[0-9a-f]{4} {2}((?:[0-9a-f]{2} )*[0-9a-f]{2})(?: {2,}|$)/gm)];
    const bytes = lines.flatMap(match => match[1]!.split(' ').map(hex => Number.parseInt(hex, 16)));
    expect(lines.map(match => Number.parseInt(match[0].slice(0, 4), 16))).toEqual(
      offsetsOf(lines.map(m => m[1]!)),
    );
    expect(await judge(decodeRun(Uint8Array.from(bytes)), findGame)).toMatchObject({
      verdict: 'verified',
      game: 'the-cellar',
      actions: 5,
      igt: 35,
      rta: 35,
    });
  });

  it('is the same run as a link', async () => {
    const link = /^#run=.+$/m.exec(text)![0];
    expect(await judge(runFromText(link), findGame)).toMatchObject({
      verdict: 'verified',
      actions: 5,
      rta: 35,
    });
  });
});

function offsetsOf(lines: readonly string[]): number[] {
  let next = 0;
  return lines.map(line => {
    const offset = next;
    next += line.split(' ').length;
    return offset;
  });
}
