/**
 * The words that stand in the sources, found by the bundler's own parser: literals, templates and text of elements.
 * What no player meets is left out: imports, types, keys, comparisons, ids, and faults that only a programmer sees.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { filesIn } from '../lib/imports.mjs';
import { ROOT } from '../lib/project.mjs';

export interface Written {
  /** From the root, with plain slashes. */
  readonly file: string;
  readonly line: number;
  /** What a template fills in stands in braces: "{hero} falls." */
  readonly text: string;
}

/** Sounds and the service worker say nothing; the rest of the list is for programmers. */
const UNREAD = [
  /^src\/(audio|offline)\//,
  /^src\/test-hook/,
  /\/(assets|catalog|ground|tile-reader|board-map|tile-maps|tiled)\.ts$/,
];

export function writtenIn(folder = 'src'): readonly Written[] {
  return filesIn(ROOT, folder)
    .filter(file => !UNREAD.some(pattern => pattern.test(file)))
    .flatMap(file => writtenBy(readFileSync(join(ROOT, file), 'utf8'), file));
}

/** What the page says before any script has arrived, and to those who install it. */
export function writtenOnPage(): readonly Written[] {
  return ['index.html', 'public/app.webmanifest'].flatMap(file =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((code, index) =>
        [...code.matchAll(PAGE_WORDS)].map(([, text = '']) => ({ file, line: index + 1, text })),
      ),
  );
}

const PAGE_WORDS =
  /(?:"description" content="|"(?:name|short_name|description)": "|<(?:h1|p|title|noscript)[^>]*>)([^<"]+)/g;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** One file's words, in their order. */
export function writtenBy(code: string, file: string): readonly Written[] {
  const skipped: Node[] = [];
  const found: { at: Node; text: string }[] = [];
  const skip = (node: Node | null | undefined): void => void (node && skipped.push(node));
  const add = (at: Node, text: string): void => void found.push({ at, text: text.replaceAll(/\s+/g, ' ') });
  new Visitor({
    ImportDeclaration: skip,
    ImportExpression: skip,
    ExportAllDeclaration: node => skip(node.source),
    ExportNamedDeclaration: node => skip(node.source),
    TSLiteralType: skip,
    TSTypeAliasDeclaration: skip,
    TSInterfaceDeclaration: skip,
    ThrowStatement: skip,
    SwitchCase: node => skip(node.test),
    BinaryExpression: node => {
      if (/[=!]==?|in$/.test(node.operator)) [node.left, node.right].filter(isLiteral).forEach(skip);
    },
    MemberExpression: node => skip(node.computed ? node.property : undefined),
    Property: node => skip(node.computed ? undefined : node.key),
    JSXAttribute: node => {
      if (node.name.type === 'JSXIdentifier' && UNREAD_ATTRIBUTES.test(node.name.name)) skip(node);
    },
    Literal: node => {
      if (typeof node.value === 'string') add(node, node.value);
    },
    TemplateLiteral: node => add(node, templateText(node, code)),
    JSXText: node => add(node, node.value),
  }).visit(parseSync(file, code).program);
  const lines = lineStarts(code);
  return found
    .filter(({ at }) => !skipped.some(node => node.start <= at.start && at.end <= node.end))
    .filter(({ text }) => isRead(text))
    .map(({ at, text }) => ({ file, line: lineAt(lines, at.start), text: text.trim() }));
}

const UNREAD_ATTRIBUTES =
  /^(class|id|key|type|role|name|part|icon|sprite|for|rel|tone|kind|style|data-.*|auto.*|inputMode|enterkeyhint)$/;
const isLiteral = (node: Node): boolean => node.type === 'Literal';

interface Template {
  readonly quasis: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly expressions: readonly Node[];
}

function templateText({ quasis, expressions }: Template, code: string): string {
  return quasis
    .map(({ value }, index) => {
      const filled = expressions[index];
      return `${value.cooked ?? ''}${filled ? `{${code.slice(filled.start, filled.end)}}` : ''}`;
    })
    .join('');
}

/** Words, and no id: two of them, or one that begins or ends like a sentence. */
function isRead(text: string): boolean {
  const said = text.replaceAll(/\{[^{}]*\}/g, '').trim();
  if (!/[a-z]{2}/i.test(said)) return false;
  return /[A-Za-z,.:;] +[A-Za-z]/.test(said) || /^[A-Z][a-z]/.test(said) || /[a-z][.!?…:]$/.test(said);
}

function lineStarts(code: string): readonly number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function lineAt(starts: readonly number[], at: number): number {
  return starts.findLastIndex(start => start <= at) + 1;
}
