/** The match that lies on the table when the page is closed. One at a time. */
import type { AnyGame } from '../core/judge.ts';
import { Match } from '../core/match.ts';
import { BOT_LEVELS, type GameAction, type Options, type Player, type Setup } from '../core/game.ts';
import type { TimedEntry } from '../core/replay.ts';
import { ok, problem, type Result } from '../core/result.ts';
import { readClock } from '../services/clock.ts';
import type { DocumentType } from '../services/storage.ts';
import type { Split } from '../session/recording.ts';
import type { SavedMatch } from '../session/start.ts';

export const SAVE_DOCUMENT: DocumentType<SavedMatch> = { name: 'save', version: 1, check };

type Json = Record<string, unknown>;

/** Whether the rules of today still allow everything that was done. */
export function canGoOn(game: AnyGame, saved: SavedMatch): boolean {
  try {
    const match = new Match(game, saved.setup);
    for (const { entry } of saved.entries) {
      if (entry.kind === 'act') match.act(entry.action);
      else match.undo();
    }
    return true;
  } catch {
    return false;
  }
}

function check(value: unknown): Result<SavedMatch> {
  const save = value as Json | null;
  const setup = readSetup(save?.['setup']);
  const clocks = readClock(save?.['clocks']);
  const entries = listOf(save?.['entries'], readEntry);
  const splits = listOf(save?.['splits'], readSplit);
  const game = save?.['game'];
  const flag = save?.['flag'];
  if (!setup || !clocks || !entries || !splits || typeof game !== 'string') {
    return problem('save-shape', 'it is not a saved match.');
  }
  return ok({ game, setup, clocks, entries, splits, flag: typeof flag === 'string' ? flag : undefined });
}

export function readSetup(value: unknown): Setup | undefined {
  const setup = value as Json | null | undefined;
  const seats = listOf(setup?.['seats'], readPlayer);
  const seed = setup?.['seed'];
  const options = setup?.['options'];
  if (!seats || typeof seed !== 'string' || typeof options !== 'object' || options === null) return undefined;
  return { seed, seats, options: options as Options };
}

function readPlayer(value: unknown): Player | undefined {
  return value === 'human' ? 'human' : BOT_LEVELS.find(level => level === value);
}

function readEntry(value: unknown): TimedEntry<GameAction> | undefined {
  const timed = value as Json | null;
  const entry = timed?.['entry'] as Json | undefined;
  const igt = timed?.['igt'];
  const rta = timed?.['rta'];
  if (typeof igt !== 'number' || typeof rta !== 'number' || !entry) return undefined;
  if (entry['kind'] === 'undo') return { entry: { kind: 'undo' }, igt, rta };
  const action = entry['action'] as GameAction | undefined;
  return entry['kind'] === 'act' && typeof action?.type === 'string'
    ? { entry: { kind: 'act', action }, igt, rta }
    : undefined;
}

function readSplit(value: unknown): Split | undefined {
  const clocks = readClock(value);
  const name = (value as Json | null)?.['name'];
  return clocks && typeof name === 'string' ? { name, ...clocks } : undefined;
}

/** All of a list, or nothing: half a match is worse than none. */
function listOf<T>(value: unknown, read: (entry: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read);
  return items.every(item => item !== undefined) ? (items as T[]) : undefined;
}
