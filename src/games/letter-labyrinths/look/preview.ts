/** The way of a word before it is made: in a few words, and drawn over the board letter by letter. */
import type { Seat } from '../../../core/game.ts';
import { indexOf, sameCell, type Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { counted, percent } from '../../phrases.ts';
import { stopChanceOf } from '../odds/hidden-traps.ts';
import { BOARD } from '../data/constants.ts';
import type { LetterWalk, Walk, WalkStep } from '../rules/movement.ts';
import { seatAt } from '../rules/squares.ts';
import { healthOfFoe, pawnOf } from '../rules/turn.ts';
import type { Foe, State } from '../state/state.ts';
import { foeName, theFoe } from './labyrinths.ts';
import { seatName, squareName, wayWords } from './words.ts';

// ── In words ──────────────────────────────────────────────────────────────────────────────────────────────────

/** "2 hits on the Eel (3/4), clears trap O, ends on 6/4". */
export function effectText(state: State, seat: Seat, walk: Walk): string {
  return effect(state, seat, walk, hitText);
}

/** As one line under the tray, which must not grow and shrink at every letter: "Eel 3/4, ends on 6/4". */
export function briefEffect(state: State, seat: Seat, walk: Walk): string {
  return effect(state, seat, walk, briefHit);
}

type HitText = (state: State, foe: Foe, blows: readonly WalkStep[]) => string;

function effect(state: State, seat: Seat, walk: Walk, hits: HitText): string {
  if (walk.wins) return `beats ${theFoe(state, 'boss')}!`;
  const steps = walk.letters.flatMap(letter => letter.steps);
  const doors = steps.flatMap(({ opened }) => state.doors.find(door => door.id === opened)?.letter ?? []);
  const cleared = steps.flatMap(({ outcome, trap }) => (outcome === 'move' && trap ? [trap] : []));
  const stop = steps.find(step => step.outcome === 'stop');
  const burns = state.deck.length > 0 ? '1 card burns' : 'no card is left to burn';
  const blowsOn = (foe: Foe): WalkStep[] => steps.filter(step => step.foe === foe);
  return present(
    ...foesOf(steps).map(foe => hits(state, foe, blowsOn(foe))),
    doors.length > 0 && `opens door ${doors.join(' and ')}`,
    cleared.length > 0 && `clears ${cleared.length > 1 ? 'traps' : 'trap'} ${cleared.join(', ')}`,
    stop && `trap ${stop.trap} stops you: ${burns}`,
    endText(state, seat, walk),
    riskText(state, walk),
  ).join(', ');
}

/** What a preview cannot know (R87), and how likely it matters. */
function riskText(state: State, walk: Walk): string | undefined {
  const chance = stopChanceOf(state, walk.letters.map(({ letter }) => letter).join(''), walk);
  return chance > 0 ? `unknown ahead: ${percent(chance)} trap` : undefined;
}

/** Every foe that is hit, once, in the order of the first blow. */
function foesOf(steps: readonly WalkStep[]): Foe[] {
  return [...new Set(steps.flatMap(({ foe }) => foe ?? []))];
}

function hitText(state: State, foe: Foe, blows: readonly WalkStep[]): string {
  if (blows.some(blow => blow.captured)) return `captures ${theFoe(state, foe)}`;
  return `${counted(blows.length, 'hit')} on ${theFoe(state, foe)} (${blows.at(-1)!.damage}/${healthOfFoe(state, foe)})`;
}

function briefHit(state: State, foe: Foe, blows: readonly WalkStep[]): string {
  if (blows.some(blow => blow.captured)) return `captures ${foeName(state, foe)}`;
  // Of a boss the last word is name enough: "Jelly".
  const name = foe === 'boss' ? foeName(state, foe).split(' ').at(-1)! : foeName(state, foe);
  return `${name} ${blows.at(-1)!.damage}/${healthOfFoe(state, foe)}`;
}

function endText(state: State, seat: Seat, { end }: Walk): string {
  const { at } = pawnOf(state, seat);
  return at && sameCell(at, end) ? 'stays put' : `ends on ${squareName(end)}`;
}

// ── On the board ──────────────────────────────────────────────────────────────────────────────────────────────

interface Sketch {
  /** By square: the letters that lead there, and what the square means. */
  readonly cells: Map<string, { readonly at: Cell; tone: Tone; text: string }>;
  readonly lines: OverlayModel['lines'][number][];
}

export function wayOverlay(state: State, seat: Seat, walk: Walk): OverlayModel {
  const sketch: Sketch = { cells: new Map(), lines: [] };
  for (const letter of walk.letters) drawLetter(state, sketch, letter);
  if (!walk.wins) markEnd(state, seat, walk, sketch);
  const cells = [...sketch.cells.values()].map(({ at, tone, text }) => ({
    at,
    tone,
    ...(text !== '' && { text }),
  }));
  return { cells, lines: sketch.lines };
}

function drawLetter(state: State, sketch: Sketch, { letter, direction, steps }: LetterWalk): void {
  if (!direction) return;
  const { tone } = wayWords(direction);
  for (const [order, step] of steps.entries()) {
    const { from, to, outcome, foe, damage } = step;
    switch (outcome) {
      case 'move':
        sketch.lines.push({ from, to, tone });
        // The second square of a stride says the letter again, small.
        note(sketch, to, step.trap ? 'good' : tone, order === 0 ? letter : letter.toLowerCase());
        if (isDark(state, to)) doubt(sketch, to);
        break;
      case 'bump':
        sketch.lines.push({ from, to, tone: 'gold' });
        note(sketch, to, 'gold', `${damage}/${healthOfFoe(state, foe!)}`, true);
        break;
      case 'stop':
        sketch.lines.push({ from, to, tone: 'bad', blocked: true });
        note(sketch, to, 'bad', state.deck.length > 0 ? '-1' : 'X', true);
        break;
      case 'wall':
      case 'edge':
      case 'door':
        sketch.lines.push({ from, to: halfway(from, to), tone, blocked: true });
        break;
      case 'idle':
      case 'void':
        break;
    }
  }
}

/** Ways cross themselves: a square lists all its letters; a foe shows only its latest damage. */
function note(sketch: Sketch, at: Cell, tone: Tone, text: string, anew = false): void {
  const key = squareName(at);
  const known = sketch.cells.get(key);
  if (!known) sketch.cells.set(key, { at, tone, text });
  else {
    known.tone = tone;
    // Where a foe was captured one may walk in: its damage gives way to the letter.
    known.text = anew || known.text.includes('/') ? text : known.text + text;
  }
}

function isDark({ dark }: State, at: Cell): boolean {
  return dark.includes(indexOf(BOARD, at));
}

/** A hidden trap may lie there: said once, however often the way leads there. */
function doubt(sketch: Sketch, at: Cell): void {
  const known = sketch.cells.get(squareName(at))!;
  known.tone = 'fire';
  known.text = `${known.text.replaceAll('?', '')}?`;
}

/** A blocked letter is a short stub against the line that blocks it. */
function halfway(from: Cell, to: Cell): Cell {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** Where the pawn would stay: in gold, or in red with the initial of whoever stands there. */
function markEnd(state: State, seat: Seat, { end }: Walk, sketch: Sketch): void {
  const other = seatAt(state, end);
  const known = sketch.cells.get(squareName(end));
  const isTaken = other !== undefined && other !== seat;
  const text = isTaken ? seatName(state, other).charAt(0).toUpperCase() : (known?.text ?? '');
  sketch.cells.set(squareName(end), { at: end, tone: isTaken ? 'bad' : 'gold', text });
}
