/** What an address asks for: `?game=…` starts a match, `?gallery` shows everything, `#run=…` opens a shared run. */
import { ALL_LEVELS, type Player } from '../core/game.ts';
import { cleanLine } from '../core/clean-text.ts';
import { readSeed } from '../core/seed.ts';
import type { AnyRoom } from '../games/room.ts';
import { GAME_MODES, type GameMode } from '../panels/model.ts';
import { type Speed, SPEEDS } from '../core/speed.ts';

/** Any address may say how fast things move. `unknown`: what it says that means nothing here, as `name=value`. */
export type Route = { readonly speed?: Speed; readonly unknown?: readonly string[] } & (
  | { readonly to: 'menu' }
  | { readonly to: 'gallery' }
  | { readonly to: 'run'; readonly text: string }
  /** A table of the Hall. */
  | { readonly to: 'table'; readonly code: string }
  /** The board of a race. */
  | { readonly to: 'race'; readonly board: string }
  | PlayRoute
);

export interface PlayRoute {
  readonly to: 'play';
  readonly game: string;
  readonly mode: GameMode;
  readonly lesson: boolean;
  readonly seed?: string;
  readonly seats?: readonly Player[];
  readonly options: Readonly<Record<string, string>>;
}

const LONGEST_ID = 60;
const KNOWN = ['game', 'mode', 'seed', 'seats', 'speed', 'lesson'];

export function readRoute(search: string, hash: string): Route {
  const query = new URLSearchParams(search);
  const speed = SPEEDS.find(known => String(known) === query.get('speed'));
  const unknown = unknownOf(query);
  return { ...readPlace(query, hash), ...(speed && { speed }), ...(unknown.length > 0 && { unknown }) };
}

function readPlace(query: URLSearchParams, hash: string): Route {
  if (hash.includes('run=')) return { to: 'run', text: hash };
  const table = /^#?table=([A-Z]{3}-[A-Z]{3}|[\w:.-]{20,160})$/.exec(hash)?.[1];
  if (table !== undefined) return { to: 'table', code: table };
  const race = /^#?race=([A-Za-z]{3}-[A-Za-z]{3})$/.exec(hash)?.[1];
  if (race !== undefined) return { to: 'race', board: `race-${race.toLowerCase()}` };
  if (query.has('gallery')) return { to: 'gallery' };
  // A room that is not there is named on the screen.
  const game = cleanLine(query.get('game') ?? '', LONGEST_ID);
  if (!game) return { to: 'menu' };
  const typed = query.get('seed');
  const seed = typed === null ? undefined : readSeed(typed);
  const seats = query.get('seats')?.split(',').filter(isPlayer);
  const mode = GAME_MODES.find(known => known === query.get('mode')) ?? (seed?.ok ? 'seed' : 'random');
  return {
    to: 'play',
    game,
    mode: mode === 'seed' && !seed?.ok ? 'random' : mode,
    lesson: query.has('lesson'),
    ...(seed?.ok && { seed: seed.value }),
    ...(seats && seats.length > 0 && { seats }),
    options: Object.fromEntries([...query].filter(([name]) => !KNOWN.includes(name))),
  };
}

/** Judges of the values that every room understands alike. What is left is the room's own: see `unknownOptions`. */
const JUDGES: Readonly<Record<string, (value: string) => boolean>> = {
  speed: value => SPEEDS.some(known => String(known) === value),
  mode: value => GAME_MODES.some(known => known === value),
  seats: value => value.split(',').every(isPlayer),
  seed: value => readSeed(value).ok,
};

function unknownOf(query: URLSearchParams): string[] {
  return [...query].filter(([name, value]) => JUDGES[name]?.(value) === false).map(said);
}

/** Options that this room has not, or not with this value. */
export function unknownOptions({ options }: Pick<AnyRoom, 'options'>, route: PlayRoute): string[] {
  const isOffered = ([id, value]: [string, string]): boolean =>
    options.some(spec => spec.id === id && spec.values.some(offered => String(offered.value) === value));
  return Object.entries(route.options)
    .filter(entry => !isOffered(entry))
    .map(said);
}

function said([name, value]: [string, string]): string {
  return cleanLine(value === '' ? name : `${name}=${value}`, LONGEST_ID);
}

function isPlayer(word: string): word is Player {
  return word === 'human' || ALL_LEVELS.some(level => level === word);
}
