/**
 * Sprites as text grids, the way a person draws them in an editor:
 *
 *   # a comment
 *   sprite rat fps=4
 *   ..kk..          one key of the palette per pixel, '.' is transparent
 *   frame
 *   .kk...          the next frame of the same size
 *
 * A blank line ends a sprite. Every mistake is told as `file:line: what`, all of them at once.
 */
import type { Palette } from './palette.ts';
import { Picture } from './picture.ts';

export interface Sprite {
  readonly name: string;
  /** 0 for pictures that stand still. */
  readonly fps: number;
  readonly frames: readonly Picture[];
}

/** Frames without a word about speed breathe at this one. */
const USUAL_FPS = 4;

export class ArtError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

interface Draft {
  name: string;
  line: number;
  fps: number | undefined;
  frames: { line: number; rows: string[] }[];
}

export function parseSprites(file: string, text: string, palette: Palette): Sprite[] {
  const problems: string[] = [];
  const drafts: Draft[] = [];
  const complain = (line: number, what: string) => problems.push(`${file}:${line}: ${what}`);
  let open: Draft | undefined;
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = index + 1;
    const content = raw.trimEnd();
    const word = content.split(' ')[0] ?? '';
    if (content.startsWith('#')) return;
    if (content === '') {
      open = undefined;
    } else if (word === 'sprite') {
      open = openSprite(content, line, complain);
      if (drafts.some(draft => draft.name === open?.name)) complain(line, `sprite "${open.name}" twice`);
      drafts.push(open);
    } else if (content === 'frame') {
      if (open) open.frames.push({ line, rows: [] });
      else complain(line, 'a frame outside of a sprite');
    } else if (isDirective(content, palette)) {
      complain(line, `unknown directive "${word}"`);
    } else if (open) {
      addRow(open, content, line, palette, complain);
    } else {
      complain(line, 'a row outside of a sprite');
    }
  });
  const sprites = drafts.map(draft => closeSprite(draft, complain));
  if (problems.length > 0) throw new ArtError(problems);
  return sprites;
}

export function printSprite({ name, fps, frames }: Sprite): string {
  const head = fps > 0 ? `sprite ${name} fps=${fps}` : `sprite ${name}`;
  return `${head}\n${frames.map(frame => frame.rows().join('\n')).join('\nframe\n')}\n`;
}

type Complain = (line: number, what: string) => void;

function openSprite(content: string, line: number, complain: Complain): Draft {
  const [, name = '', ...options] = content.split(/ +/);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) complain(line, `"${name}" is not a kebab-case name`);
  let fps: number | undefined;
  for (const option of options) {
    const [, digits] = /^fps=(\d+)$/.exec(option) ?? [];
    if (digits === undefined) complain(line, `unknown option "${option}"`);
    else fps = Number(digits);
  }
  return { name, line, fps, frames: [{ line, rows: [] }] };
}

/** Words are told from rows by letters that are no colours. */
function isDirective(content: string, palette: Palette): boolean {
  if (!/^[a-z]{3,}( .*)?$/.test(content)) return false;
  return content.split('').filter(key => !isColour(key, palette)).length > 1;
}

function isColour(key: string, palette: Palette): boolean {
  return palette.has(key.charCodeAt(0));
}

function addRow(draft: Draft, row: string, line: number, palette: Palette, complain: Complain): void {
  for (const key of row) {
    if (!isColour(key, palette)) complain(line, `unknown colour "${key}"`);
  }
  const width = draft.frames[0]?.rows[0]?.length;
  if (width !== undefined && row.length !== width) {
    complain(line, `this row of "${draft.name}" has ${row.length} pixels, the first has ${width}`);
  }
  draft.frames.at(-1)?.rows.push(row);
}

function closeSprite(draft: Draft, complain: Complain): Sprite {
  const height = draft.frames[0]?.rows.length ?? 0;
  for (const { line, rows } of draft.frames) {
    if (rows.length === 0) complain(line, `"${draft.name}" has an empty frame`);
    else if (rows.length !== height) {
      complain(line, `this frame of "${draft.name}" has ${rows.length} rows, the first has ${height}`);
    }
  }
  const moves = draft.frames.length > 1;
  const frames = draft.frames.map(({ rows }) => Picture.fromRows(rows));
  return { name: draft.name, fps: moves ? (draft.fps ?? USUAL_FPS) : 0, frames };
}
