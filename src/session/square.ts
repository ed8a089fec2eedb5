/** One square of the board in words, for those who hear it: what lies there, what may be done there, where it is. */
import type { GameState, Seat } from '../core/game.ts';
import { type Cell, sameCell } from '../core/grid.ts';
import {
  type BoardModel,
  type Choice,
  type SheetPart,
  TERRAIN,
  type Terrain,
  type TokenModel,
} from '../core/look.ts';
import { counted, listed } from '../games/phrases.ts';
import { dieWords } from '../panels/logic/dice.ts';
import type { AnyRoom } from '../games/room.ts';
import { sentences } from '../services/live-region.ts';
import { walkingStep } from './choosing.ts';
import { choicesAt, meantAt } from './meaning.ts';

/** What can be known of a board at one moment. */
export interface Seen {
  readonly room: Pick<AnyRoom, 'inspect' | 'wayTo'>;
  readonly state: GameState;
  readonly seat: Seat;
  readonly board: BoardModel;
  /** What its squares stand for. */
  readonly choices: readonly Choice[];
}

const NAMED_SQUARE = /\b[A-Z]\d{1,2}\b|\b\d+\/\d+\b/;

export function squareWords(seen: Seen, at: Cell): string {
  const what = whatLies(seen, at);
  // As the rooms name their squares: C4, 5/0.
  const isNamed = what.some(words => NAMED_SQUARE.test(words));
  return sentences([...what, ...whatMayBeDone(seen, at), ...whereItIs(seen, at, isNamed)]);
}

/** Something is there to be told: the emptiness around a dungeon is not walked square by square. */
export function isThere({ room, state, seat, board, choices }: Seen, at: Cell): boolean {
  return (
    groundAt(board, at) !== 'void' ||
    tokensAt(board, at).length > 0 ||
    choicesAt(choices, at).length > 0 ||
    room.inspect(state, seat, at) !== undefined
  );
}

const GROUNDS: Readonly<Record<Terrain, string>> = {
  floor: 'Bare floor',
  wall: 'Wall',
  liquid: 'Liquid',
  pit: 'Pit',
  void: 'Nothing',
};

function groundAt({ ground }: BoardModel, { x, y }: Cell): Terrain {
  const letter = ground.rows[y]?.[x];
  const found = Object.entries(TERRAIN).find(([, known]) => known === letter);
  return (found?.[0] ?? 'void') as Terrain;
}

function tokensAt({ tokens }: BoardModel, { x, y }: Cell): TokenModel[] {
  return tokens.filter(({ at, size = 1 }) => x >= at.x && y >= at.y && x < at.x + size && y < at.y + size);
}

/** The room's own words, and whatever stands there that its title does not name. */
function whatLies({ room, state, seat, board }: Seen, at: Cell): string[] {
  const info = room.inspect(state, seat, at);
  const title = info?.title ?? '';
  const others = tokensAt(board, at).filter(({ label }) => !isSame(title, label));
  const figures = others.filter(({ layer }) => layer === 'figure').map(({ label }) => label);
  const things = others.filter(({ layer }) => layer !== 'figure').map(({ label }) => label);
  const words = [...figures, title, ...things].filter(word => word !== '');
  const ground = words.length === 0 ? [GROUNDS[groundAt(board, at)]] : [];
  return [...new Set(words), ...ground, ...(info?.parts ?? []).flatMap(partWords)];
}

/** "Sleeping rat" and "A rat, asleep" are one rat. */
function isSame(title: string, label: string): boolean {
  const [one, other] = [title.toLowerCase(), label.toLowerCase()];
  return one.includes(nounOf(other)) || (title !== '' && other.includes(nounOf(one)));
}

function nounOf(words: string): string {
  return words.replace(/^(?:an?|the|\d+) /, '').replace(/ ?[,:·].*| on \S+$/, '');
}

function partWords(part: SheetPart): string[] {
  switch (part.part) {
    case 'gauge':
      return [`${part.label} ${part.value} of ${part.max}`];
    case 'stats':
      return [part.rows.map(({ label, value }) => `${label} ${value}`).join(', ')];
    case 'items':
      return [`${part.label}: ${part.items.map(({ label }) => label).join(', ') || 'none'}`];
    case 'dice':
      return [`${part.label}: ${part.dice.map(dieWords).join('; ') || 'none'}`];
    case 'table':
      return part.rows.map(({ cells }) => cells.join(' '));
    case 'track':
      return [part.label];
    case 'text':
      return part.lines.map(({ text }) => text);
  }
}

/** More would be a list, and there is a list. */
const MOST_NAMED = 3;

function whatMayBeDone({ room, state, seat, board, choices }: Seen, at: Cell): string[] {
  const here = meantAt(choices, at, board.focus);
  const [only] = here;
  if (!only) {
    const way = choices.length > 0 ? room.wayTo?.(state, seat, at) : undefined;
    const isWalk = walkingStep({ title: '', choices }, way) !== undefined;
    if (!way || !isWalk) return [];
    const where = sameCell(way.at(-1)!, at) ? 'there' : 'towards it';
    return [`You may walk ${where}: ${counted(way.length, 'step')}`];
  }
  if (here.length === 1)
    return [`You may: ${[only.label, only.detail ?? only.odds].filter(Boolean).join(', ')}`];
  const named = here.slice(0, MOST_NAMED).map(({ label }) => label);
  const more = here.length - named.length;
  return [`You may: ${listed(more > 0 ? [...named, `${more} more`] : named, 'or')}`];
}

/** From the figure that acts, in the words of the arrow keys; without one by column and row. */
function whereItIs({ board }: Seen, at: Cell, isNamed: boolean): string[] {
  const own = board.focus;
  const who = own && tokensAt(board, own).find(({ layer }) => layer === 'figure');
  if (!own || !who) return isNamed ? [] : [`Column ${at.x + 1}, row ${at.y + 1}`];
  return sameCell(own, at) ? [] : [`${bearing(own, at)} from ${nameOf(who)}`];
}

function nameOf({ label }: TokenModel): string {
  return label === 'You' ? 'you' : label.replace(/,.*| on \S+$/, '');
}

function bearing(from: Cell, to: Cell): string {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const across = right === 0 ? [] : [`${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`];
  const along = down === 0 ? [] : [`${Math.abs(down)} ${down > 0 ? 'down' : 'up'}`];
  return [...across, ...along].join(', ');
}
