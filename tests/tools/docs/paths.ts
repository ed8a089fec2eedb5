/** Files that comments and documents name, and whether they are there. */
import { FILES, ROOMS, roomOf } from './repository.ts';

const TOP = 'src|tests|tools|docs|assets|maps|public';
/** `src/core`, `look/board.ts`, `docs.test.ts`, `maps/<room>/*.json`, `index.{ts,mjs}`. */
const NAMED = new RegExp(
  String.raw`(?<![\w/.@-])(?:(?:${TOP})/[\w<>{}*,./-]*[\w>}*]|(?:[\w<>{}*,-]+/)*[\w{}*,-][\w{}*,.-]*\.(?:tsx?|mjs|mts|md|json))(?![\w-]|/\w)`,
  'g',
);
const IS_TOP = new RegExp(`^(?:${TOP})/`);
const FOLDERS = new Set(FILES.flatMap(foldersAbove));

/** The files that this text names and that do not exist. `from` is where it stands. */
export function missingPaths(text: string, from: string): string[] {
  const named = text.replaceAll(/https?:\/\/\S+/g, '').match(NAMED) ?? [];
  return [...new Set(named)].filter(path => !isThere(path, from));
}

/** Links of a document to other files of the repository. */
export function missingLinks(markdown: string, from: string): string[] {
  const folder = from.split('/').slice(0, -1);
  const targets = [...markdown.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(match => match[1]!);
  return targets.filter(target => {
    const path = resolved(folder, target);
    return !FILES.includes(path) && !FOLDERS.has(path);
  });
}

function isThere(path: string, from: string): boolean {
  const pattern = patternOf(path);
  if (IS_TOP.test(path)) {
    const whole = new RegExp(`^${pattern}$`);
    return FILES.some(file => whole.test(file)) || [...FOLDERS].some(folder => whole.test(folder));
  }
  // Named from the room, from a folder above, or by its name alone; never meant of another room.
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return inReach(from).some(file => end.test(file));
}

/** Everything but the other rooms. */
function inReach(from: string): readonly string[] {
  const own = roomOf(from);
  if (own === undefined) return FILES;
  const others = ROOMS.filter(room => room !== own);
  return FILES.filter(file => !others.some(room => file.includes(`/${room}/`)));
}

function patternOf(path: string): string {
  return path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/<[^>]+>/g, '[^/]+')
    .replaceAll('**', '.+')
    .replaceAll(/(?<!\.)\*/g, '[^/]*')
    .replaceAll(/\{([^}]+)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`);
}

function resolved(folder: readonly string[], target: string): string {
  const parts = [...folder];
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
