/**
 * node --import tsx tools/docs/toy-room.ts [--without 6] [--each]
 * Adds the room of docs/add-a-room.md to a copy of the repository, step by step as the page has it, and tries the copy.
 * Without a step, or with each left out in turn, it says what notices. Ends with 1 if the whole room is not accepted, or
 * if a step could be left out.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { commandOf, ROOT } from '../lib/project.mjs';

const PAGE = 'docs/add-a-room.md';
/** Everything else is made anew, or too large to copy. */
const SKIPPED = ['.git', 'node_modules', 'dist', 'dist-e2e', 'release', 'shots', 'test-results'];

type Block =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'insert'; readonly path: string; readonly after: string; readonly text: string }
  | { readonly kind: 'run'; readonly command: string };

export interface ToyStep {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The numbered steps of the page, with what each adds. Headings inside a block are the block's own. */
export function stepsOf(markdown: string): ToyStep[] {
  const steps: { title: string; blocks: Block[] }[] = [];
  for (const match of markdown.matchAll(/^## (\d+\. .+)$|^```\w+ (.+)\n([\s\S]*?)^```$/gm)) {
    const [, title, info, body] = match;
    if (title !== undefined) steps.push({ title, blocks: [] });
    else steps.at(-1)?.blocks.push(blockOf(info!, body!));
  }
  return steps;
}

function blockOf(info: string, text: string): Block {
  if (info === 'run') return { kind: 'run', command: text.trim() };
  const [, path, after] = /^file=(\S+)(?: after=(.+))?$/.exec(info) ?? [];
  if (path === undefined) throw new Error(`${PAGE}: "${info}" says neither file= nor run.`);
  return after === undefined ? { kind: 'file', path, text } : { kind: 'insert', path, after, text };
}

/** A copy of the repository with these steps taken. What a step cannot find is a finding, too. */
export function layOut(steps: readonly ToyStep[]): { readonly folder: string; readonly findings: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'five-delves-toy-'));
  for (const name of readdirSync(ROOT).filter(entry => !SKIPPED.includes(entry))) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const findings = steps.flatMap(step => step.blocks.flatMap(block => take(folder, block)));
  return { folder, findings };
}

function take(folder: string, block: Block): string[] {
  if (block.kind === 'run') return run(folder, 'command', ...shell(block.command));
  const file = join(folder, block.path);
  if (block.kind === 'file') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, block.text);
    return [];
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex(line => line.includes(block.after));
  if (at < 0) return [`${block.path}: no line holds "${block.after}"`];
  lines.splice(at + 1, 0, block.text.replace(/\n$/, ''));
  writeFileSync(file, lines.join('\n'));
  return [];
}

const tool = (path: string, ...args: readonly string[]): string[] => ['--import', 'tsx', path, ...args];
const vitest = (...args: readonly string[]): string[] => [commandOf('vitest', 'vitest'), 'run', ...args];

/** The commands of the page, with our own Node: `npm` would look whether everything is installed. */
function shell(command: string): [string[], Record<string, string>] {
  const made = /^npm run (art|docs)$/.exec(command);
  if (made) return [tool(`tools/${made[1]}/index.ts`), {}];
  const golden = /^UPDATE_GOLDEN=1 npx vitest run (.+)$/.exec(command);
  if (golden) return [vitest(...golden[1]!.split(' ')), { UPDATE_GOLDEN: '1' }];
  throw new Error(`${PAGE}: nobody knows how to run "${command}".`);
}

/** Whatever of this room a person would see fail, by `npm test`. */
const CHECKS: readonly (readonly [name: string, args: () => string[]])[] = [
  ['types', () => [commandOf('typescript', 'tsc'), '-p', '.']],
  ['borders', () => ['tools/lib/borders.mjs', '.']],
  ['docs', () => tool('tools/docs/index.ts', '--check')],
  ['sim', () => tool('tools/sim.ts', '--game', 'the-attic', '--games', '5', '--bots', 'easy')],
  ['oracles', () => tool('tools/oracles.ts', '--game', 'the-attic', '--positions', '40')],
  [
    'tests',
    () =>
      vitest(
        'tests/games/every-game.test.ts',
        'tests/games/every-list.test.ts',
        'tests/games/golden.test.ts',
        'tests/games/the-attic',
        'tests/tools/docs.test.ts',
        '-t',
        'attic|Attic|Creeping|Files that are named',
      ),
  ],
];

/** What is wrong with the copy: nothing, if the room is complete. */
export function findingsIn(
  folder: string,
  isEnough: (findings: readonly string[]) => boolean = () => false,
): string[] {
  const findings: string[] = [];
  for (const [name, args] of CHECKS) {
    findings.push(...run(folder, name, args()));
    if (isEnough(findings)) break;
  }
  return findings;
}

function run(
  folder: string,
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  return status === 0 ? [] : [`${name}: ${tailOf(`${stdout}\n${stderr}`)}`];
}

/** The lines that say what failed, and few of them. */
function tailOf(said: string): string {
  const lines = said.split('\n').filter(line => line.trim() !== '');
  const telling = lines.filter(line =>
    /error|FAIL|missing|not match|crosses|no block|nobody|must/i.test(line),
  );
  return (telling.length > 0 ? telling : lines).slice(0, 4).join('\n  ');
}

function tried(steps: readonly ToyStep[], isEnough?: (findings: readonly string[]) => boolean): string[] {
  const { folder, findings } = layOut(steps);
  try {
    return findings.length > 0 ? findings : findingsIn(folder, isEnough);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function main(): number {
  const { values } = parseArgs({
    options: { without: { type: 'string' }, each: { type: 'boolean', default: false } },
  });
  const steps = stepsOf(readFileSync(join(ROOT, PAGE), 'utf8'));
  if (!values.each) {
    const kept = steps.filter((_, index) => String(index + 1) !== values.without);
    const findings = tried(kept);
    console.log(
      findings.length > 0 ? findings.join('\n') : `${kept.length} steps, and the room is complete.`,
    );
    return findings.length > 0 ? 1 : 0;
  }
  const idle = steps.filter((step, index) => {
    const findings = tried(steps.toSpliced(index, 1), found => found.length > 0);
    console.log(`without ${step.title}: ${findings[0] ?? 'nobody notices'}`);
    return findings.length === 0;
  });
  return idle.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main();
