/** What itch.io takes: the host's rules for a game that runs in the browser, as a table, and the check against them. */

export interface ReleaseFile {
  /** Inside the zip, with forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const MEGABYTE = 1024 * 1024;
export const HOST_LIMITS = {
  files: 1000,
  pathLength: 240,
  fileBytes: 200 * MEGABYTE,
  totalBytes: 500 * MEGABYTE,
} as const;

/** Text in which an address may stand. */
const TEXT = /\.(html|css|webmanifest)$/;
/** `src="/x"`, `href='/x'`, `url(/x)`, `"src": "/x"`: from the host's root, where nothing of ours lies. Not `//`, checked apart. */
const ABSOLUTE = /(?:(?:src|href)\s*=\s*["']|url\(\s*["']?|"(?:src|start_url|scope)"\s*:\s*")(\/[^"')\s]*)/g;
const FOREIGN = /(?:(?:src|href)\s*=\s*["']|url\(\s*["']?)((?:https?:)?\/\/[^"')\s]*)/g;

/** One plain sentence for everything that itch.io, or a foreign frame, would stumble over. Empty: it may go up. */
export function problemsOf(files: readonly ReleaseFile[]): string[] {
  return [
    ...countProblems(files),
    ...files.flatMap(file => nameProblems(file)),
    ...caseClashes(files),
    ...files.flatMap(file => addressProblems(file)),
  ];
}

function countProblems(files: readonly ReleaseFile[]): string[] {
  const problems: string[] = [];
  if (!files.some(file => file.path === 'index.html')) problems.push('There is no index.html at the root.');
  if (files.length > HOST_LIMITS.files)
    problems.push(`${files.length} files are too many: ${HOST_LIMITS.files} at most.`);
  const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (total > HOST_LIMITS.totalBytes) problems.push(`Unpacked it is ${inMegabytes(total)}: 500 MB at most.`);
  for (const { path, bytes } of files) {
    if (bytes.length > HOST_LIMITS.fileBytes)
      problems.push(`${path} is ${inMegabytes(bytes.length)}: 200 MB at most.`);
  }
  return problems;
}

function nameProblems({ path }: ReleaseFile): string[] {
  const problems: string[] = [];
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) problems.push(`${path} is an absolute path.`);
  if (path.split('/').includes('..')) problems.push(`${path} leads out of the package.`);
  if (path.includes('\\')) problems.push(`${path} has a backslash in its name.`);
  if (path.length > HOST_LIMITS.pathLength)
    problems.push(`${path.slice(0, 40)}… has a path over 240 characters.`);
  // A name that is no proper text (a lone surrogate) cannot be written as UTF-8.
  if (/\p{Surrogate}/u.test(path)) problems.push(`${JSON.stringify(path)} is no UTF-8 name.`);
  return problems;
}

function caseClashes(files: readonly ReleaseFile[]): string[] {
  const known = new Map<string, string>();
  const problems: string[] = [];
  for (const { path } of files) {
    const lower = path.toLowerCase();
    const other = known.get(lower);
    if (other !== undefined) problems.push(`${other} and ${path} differ only in case.`);
    else known.set(lower, path);
  }
  return problems;
}

function addressProblems({ path, bytes }: ReleaseFile): string[] {
  if (!TEXT.test(path)) return [];
  const text = new TextDecoder().decode(bytes);
  const absolute = [...text.matchAll(ABSOLUTE)].filter(match => !match[1]!.startsWith('//'));
  return [
    ...absolute.map(match => `${path} asks for ${match[1]}, an absolute path.`),
    ...[...text.matchAll(FOREIGN)].map(match => `${path} asks for ${match[1]}, which lies outside.`),
  ];
}

export function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(2)} MB`;
}
