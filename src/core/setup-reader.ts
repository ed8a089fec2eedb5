/** What every header, save and record says about a match: the same rules for all, so what verifies can be recorded. */
import { ALL_LEVELS, type OptionValue, type Options, type Player, type Setup } from './game.ts';
import { isPrintable } from './clean-text.ts';
import { Fault, fields, isFields, LIMITS, listOf, oneOf, pattern, type Reader, that } from './reader.ts';
import { isSeed } from './seed.ts';

const MOST_SEATS = 12;
const MOST_OPTIONS = 40;

export const gameId = pattern('the id of a game', /^[a-z0-9-]+$/, 60);
export const seed: Reader<string> = that('a seed', value => typeof value === 'string' && isSeed(value));
export const player: Reader<Player> = oneOf('a player', ['human', ...ALL_LEVELS]);
export const seats = listOf('a list of players', player, { least: 1, most: MOST_SEATS });

/** Flat: rules and copies of a setup look no deeper. */
export const options: Reader<Options> = value => {
  const isSound =
    isFields(value) &&
    Object.keys(value).length <= MOST_OPTIONS &&
    Object.entries(value).every(([name, one]) => isPlainText(name) && name !== '__proto__' && isOption(one));
  return isSound ? (value as Options) : new Fault('is not a set of options');
};

export const setup: Reader<Setup> = fields<Setup>({ seed, seats, options });

function isOption(value: unknown): value is OptionValue {
  return typeof value === 'boolean' || Number.isFinite(value) || isPlainText(value);
}

function isPlainText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LIMITS.line && isPrintable(value);
}
