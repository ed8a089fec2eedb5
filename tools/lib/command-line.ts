/** What the tools share on the command line: plain sentences instead of stack traces, and rooms by id. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Options, OptionValue } from '../../src/core/game.ts';
import { findRoom, ROOMS } from '../../src/games/index.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';

/** A mistake of the person at the keyboard: told in one sentence, exit 2. */
export class Misuse extends Error {}

/** Runs a tool. Its number is the exit code; a Misuse is told; anything else is a bug, told without a trace. */
export async function runTool(tool: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await tool();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (!(error instanceof Misuse) && process.env['TRACE']) console.error(error);
    process.exitCode = 2;
  }
}

export function readFlags<T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

export function wholeNumber(name: string, value: string, least: number): number {
  if (/^\d+$/.test(value) && Number(value) >= least) return Number(value);
  throw new Misuse(`--${name} must be a whole number of at least ${least}, not "${value}".`);
}

export async function openRoom(id: string | undefined): Promise<AnyRoom> {
  const known = ROOMS.map(room => room.card.id).join(', ');
  if (id === undefined) throw new Misuse(`Say which game with --game. There are: ${known}.`);
  const entry = findRoom(id);
  if (!entry) throw new Misuse(`There is no game "${id}". There are: ${known}.`);
  return entry.load();
}

/** Reads `candle=short,level=3`; what is not named takes the room's usual value. */
export function readOptions(room: AnyRoom, typed: string | undefined, seats: number): Options {
  const options: Record<string, OptionValue> = usualOptions(room, seats);
  for (const pair of typed?.split(',').filter(Boolean) ?? []) {
    const [id = '', text = ''] = pair.split('=');
    const spec = room.options.find(option => option.id === id);
    if (!spec) {
      throw new Misuse(
        `${room.card.title} has no option "${id}". ${listed(
          'It has',
          room.options.map(o => o.id),
        )}`,
      );
    }
    const found = spec.values.find(entry => String(entry.value) === text);
    if (!found) {
      const values = spec.values.map(entry => String(entry.value));
      throw new Misuse(`The option "${id}" cannot be "${text}". ${listed('It can be', values)}`);
    }
    options[id] = found.value;
  }
  return options;
}

function listed(start: string, names: readonly string[]): string {
  return `${start}: ${names.length > 0 ? names.join(', ') : 'none'}.`;
}
