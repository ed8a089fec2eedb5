/** The choices of an action: walk, gather, open, leave, phase. */
import type { PromptModel } from '../../../core/look.ts';
import type { Cell } from '../../../core/grid.ts';
import { present } from '../../parts.ts';
import { counted, listed, percent } from '../../phrases.ts';
import { PHASE_NEED } from '../data/constants.ts';
import { doorOdds } from '../odds/charts.ts';
import { isLastCall } from '../odds/closing.ts';
import { doorDeath } from '../odds/perils.ts';
import { reachChance, testChanceOf } from '../odds/rolls.ts';
import { strikersOf } from '../odds/threats.ts';
import { checksFor } from '../rules/activation.ts';
import { angryAssaults } from '../rules/assaults.ts';
import { can } from '../rules/characters.ts';
import { doorBeside } from '../rules/doors.ts';
import { lastCallRounds } from '../rules/leaving.ts';
import { stepsOf } from '../rules/reach.ts';
import { longestRush, offense } from '../rules/rolls.ts';
import { sightings } from '../rules/sight.ts';
import { looseAt } from '../rules/treasure.ts';
import { maySchemeWith } from '../rules/turns.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { doorCell, onTile, standCell } from './places.ts';
import type { SomeChoices } from './prompt-parts.ts';
import { stepText } from './prompt-walk.ts';
import { bearing, cardName, haulText, tileName, treasureText } from './words.ts';

export const actChoices = {
  explore: (_, { state, char }) => ({
    label: 'Explore',
    odds: `1-${longestRush(char())} steps`,
    detail: rushText(state, char()),
    at: standCell(state, char()),
    mark: 'go',
    key: ' ',
  }),
  gather: (_, { state, ask, char }) => ({
    label: gatherLabel(state, char().at),
    detail:
      char().role === 'hero'
        ? `You carry it until you die, are robbed, or get out.${char().owner === ask.seat ? strikersText(state, char()) : ''}`
        : 'All monsters carry it together.',
    at: standCell(state, char()),
    mark: 'use',
    key: 'g',
  }),
  'open-door': ({ side }, { state, char }) => {
    const { opens, trap, encounter } = doorOdds(char());
    const deadly = percent(doorDeath(state, char(), side));
    return {
      label: `Open the ${side} door`,
      verb: 'Open a door',
      odds: `opens ${percent(opens)}, deadly ${deadly}`,
      detail: `Opens ${percent(opens)}. A trap ${percent(trap)} (deadly ${deadly}), an encounter ${percent(encounter)}.`,
      at: doorCell(state, doorBeside(state.dungeon, char().at, side)!),
      mark: 'use',
      key: 'o',
    };
  },
  exit: (_, { state, char }) => {
    const { card, treasure, hazards } = char();
    const call = isLastCall(state)
      ? 'The most treasure outside wins.'
      : `The others then have ${counted(lastCallRounds(state, treasure), 'round')} to bring out more.`;
    const haul = treasure + hazards > 0 ? haulText(char()) : 'nothing';
    return {
      label: `Up the Stairs with ${treasure > 0 ? treasureText(treasure) : 'no treasure'}`,
      verb: 'Up the Stairs',
      detail: `Out with ${haul}. ${call}`,
      confirm: `Go up the Stairs with ${haul}? There is no way back in for the ${cardName(card)}.`,
      // Wherever on the tile it is pressed: its picture stands aside of the figure.
      ...onTile(state, char().at),
      mark: 'use',
      key: 'x',
    };
  },
  phase: ({ to }, { state, char }) => ({
    label: `Phase through the ${bearing(char().at, to)} wall`,
    verb: 'Phase through a wall',
    odds: `works ${percent(testChanceOf(char(), offense('magic'), PHASE_NEED))}`,
    detail:
      `Magic ${PHASE_NEED}+, or the wall holds and your turn ends. ${stepText(state, char(), to)}`.trimEnd(),
    ...onTile(state, to),
    mark: 'magic',
    key: 'p',
  }),
  'nimble-move': ({ to }, { state, char }) => {
    const targets = sightings(state, to, char().id).map(({ target }) => `the ${cardName(target.card)}`);
    return {
      label: `Step to ${tileName(to)} and shoot`,
      verb: 'Step, then shoot',
      detail: `From there you see ${listed(targets)}. ${stepText(state, char(), to)}`.trimEnd(),
      ...onTile(state, to),
      mark: 'choose',
      key: 'b',
      aside: true,
    };
  },
  'end-turn': (_, { ask }) => ({
    label: ask.kind === 'nimble-shot' ? "Don't shoot" : 'End turn',
    detail: 'Do nothing more this turn.',
    key: 'e',
    closing: true,
  }),
} satisfies SomeChoices;

/** " 2 figures could strike you here.", or nothing. */
function strikersText(state: State, hero: Character): string {
  const strikers = strikersOf(state, hero).length;
  return strikers > 0 ? ` ${counted(strikers, 'figure')} could strike you here.` : '';
}

function gatherLabel(state: State, at: Cell): string {
  return `Gather ${treasureText(looseAt(state, at))}`;
}

/** "1 step for sure, 2 steps 88%, 3 steps 50%". A Ghost among others may need more than one to come out behind them. */
function rushText(state: State, char: Character): string {
  const lengths = Array.from({ length: longestRush(char) - 1 }, (_, index) => index + 2);
  const chances = lengths.map(steps => `${steps} steps ${percent(reachChance(char.card, steps))}`);
  const least = [1, ...lengths].find(steps => stepsOf(state, char, steps).length > 0) ?? 1;
  const first = least === 1 ? '1 step for sure' : `Needs ${least} steps to get through`;
  return `${first}, ${chances.join(', ')}.`;
}

/** What a person would look for and not find. */
export function actGreyed(
  state: State,
  char: Character,
  legal: readonly Action[],
): NonNullable<PromptModel['greyed']> {
  const has = (...types: Action['type'][]): boolean => legal.some(({ type }) => types.includes(type));
  if (angryAssaults(state, char))
    return [{ label: 'Explore', why: 'The Troll sees somebody. It will only attack.' }];
  const isOwn = char.owner === state.seat;
  const { stairs } = state;
  const whyIn = stairs ? `The Stairs are on ${tileName(stairs)}.` : 'Nobody has found the Stairs yet.';
  return present(
    // It was asked who acts (`obvious`): what was pressed keeps its place, so that no order slips under the pointer.
    isOwn &&
      (checksFor(state, char).length > 0 || state.chars.some(one => maySchemeWith(state, one))) && {
        label: `Act with your ${cardName(char.card)}`,
        why: 'It acts already.',
        isFirst: true,
      },
    !has('explore') && { label: 'Explore', why: 'Every way is blocked.' },
    !has('close-assault', 'ranged-assault') && {
      label: 'Attack',
      why: 'Nobody to attack from here.',
    },
    isOwn && !has('exit') && { label: 'Up the Stairs', why: whyIn },
    can(char, 'phase') &&
      !has('phase') && { label: 'Phase through a wall', why: 'No free tile behind a wall here.' },
  );
}
