/** What an address asks for: `?game=…` starts a match, `?gallery` shows everything, `#run=…` opens a shared run. */
import { BOT_LEVELS, type Player } from '../core/game.ts';
import { cleanLine } from '../core/clean-text.ts';
import { readSeed } from '../core/seed.ts';
import { GAME_MODES, type GameMode } from '../panels/model.ts';
import { type Speed, SPEEDS } from '../core/speed.ts';

/** Any address may say how fast things move. */
export type Route = { readonly speed?: Speed } & (
  | { readonly to: 'menu' }
  | { readonly to: 'gallery' }
  | { readonly to: 'run'; readonly text: string }
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
  return { ...readPlace(query, hash), ...(speed && { speed }) };
}

function readPlace(query: URLSearchParams, hash: string): Route {
  if (hash.includes('run=')) return { to: 'run', text: hash };
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

function isPlayer(word: string): word is Player {
  return word === 'human' || BOT_LEVELS.some(level => level === word);
}
