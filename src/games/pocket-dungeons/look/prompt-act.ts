/** The choices of an action: walk, gather, open, leave, phase. */
import type { Choice, PromptModel } from '../../../core/look.ts';
import { listed, percent } from '../../phrases.ts';
import { reachChance, testChanceOf } from '../odds/rolls.ts';
import { PHASE_NEED } from '../data/constants.ts';
import { angryAssaults } from '../rules/assaults.ts';
import { doorBeside } from '../rules/doors.ts';
import { can, mustFind } from '../rules/characters.ts';
import { stepsOf } from '../rules/reach.ts';
import { sightings } from '../rules/sight.ts';
import { longestRush, offence } from '../rules/rolls.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { doorProspects } from './odds.ts';
import { doorCell, onTile, standCell } from './places.ts';
import { stepText } from './prompt-walk.ts';
import { bearing, cardName, hazardText, tileName, treasureText } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Act = Of<'explore' | 'gather' | 'open-door' | 'exit' | 'phase' | 'nimble-move' | 'end-turn'>;

export function actChoice(state: State, ask: Ask, action: Act): Choice<Action> {
  const char = mustFind(state, 'char' in ask ? ask.char : state.active!);
  const here = standCell(state, char);
  switch (action.type) {
    case 'explore':
      return {
        action,
        label: 'Explore',
        odds: `1-${longestRush(char)}`,
        detail: rushText(state, char),
        at: here,
        mark: 'go',
        key: ' ',
      };
    case 'gather': {
      const amount = looseAt(state, char.at);
      return {
        action,
        label: `Gather ${treasureText(amount)}`,
        detail:
          char.role === 'hero'
            ? 'You carry it until you fall, are robbed, or get out.'
            : 'The dwellers carry it together.',
        at: here,
        mark: 'use',
        key: 'g',
      };
    }
    case 'open-door':
      return doorChoice(state, char, action);
    case 'exit':
      return exitChoice(state, char, action);
    case 'phase': {
      const chance = testChanceOf(char, offence('magic'), PHASE_NEED);
      return {
        action,
        label: `Phase through the ${bearing(char.at, action.to)} wall`,
        verb: 'Phase',
        odds: percent(chance),
        detail: `Magic ${PHASE_NEED}+, or the wall holds and the turn is over.`,
        ...onTile(state, action.to),
        mark: 'magic',
        key: 'p',
      };
    }
    case 'nimble-move':
      return nimbleChoice(state, char, action);
    case 'end-turn':
      return {
        action,
        label: ask.kind === 'nimble-shot' ? 'Do not shoot' : 'End the turn',
        detail: 'Nothing more is done.',
        key: 'e',
        closing: true,
      };
  }
}

/** "1 step for sure, 2: 88%, 3: 50%". A Ghost among others may need more than one to come out behind them. */
function rushText(state: State, char: Character): string {
  const most = longestRush(char);
  const lengths = Array.from({ length: most - 1 }, (_, index) => index + 2);
  const chances = lengths.map(steps => `${steps}: ${percent(reachChance(char.card, steps))}`);
  const least = [1, ...lengths].find(steps => stepsOf(state, char, steps).length > 0) ?? 1;
  const first = least === 1 ? '1 step for sure' : `Needs ${least} steps to get through`;
  return `${first}, ${chances.join(', ')}.`;
}

function doorChoice(state: State, char: Character, action: Of<'open-door'>): Choice<Action> {
  const { opens, trap, encounter } = doorProspects(char);
  const door = doorBeside(state.dungeon, char.at, action.side)!;
  return {
    action,
    label: `Open the ${action.side} door`,
    verb: 'Open a door',
    odds: percent(opens),
    detail: `Opens ${percent(opens)}; a trap ${percent(trap)}, an encounter ${percent(encounter)}.`,
    at: doorCell(state, door),
    mark: 'use',
    key: 'o',
  };
}

export function exitChoice(_state: State, char: Character, action: Of<'exit'>): Choice<Action> {
  const haul = [treasureText(char.treasure), ...(char.hazards > 0 ? [hazardText(char.hazards)] : [])].join(
    ' and ',
  );
  return {
    action,
    label: `Leave with ${treasureText(char.treasure)}`,
    verb: 'Up the Stairs',
    detail: `Out with ${haul}. The most treasure outside wins.`,
    confirm: `The ${cardName(char.card)} leaves with ${haul}. There is no way back in.`,
    mark: 'use',
    key: 'x',
  };
}

function nimbleChoice(state: State, char: Character, action: Of<'nimble-move'>): Choice<Action> {
  const targets = sightings(state, action.to, char.id).map(({ target }) => cardName(target.card));
  const ground = stepText(state, char, action.to);
  return {
    action,
    label: `Step to ${tileName(action.to)} and shoot`,
    verb: 'Step, then shoot',
    detail: `From there you see ${listed(targets.map(name => `the ${name}`))}.${ground === '' ? '' : ` ${ground}`}`,
    ...onTile(state, action.to),
    mark: 'choose',
    key: 'b',
    aside: true,
  };
}

/** What a person would look for and not find. */
export function actGreyed(
  state: State,
  char: Character,
  legal: readonly Action[],
): NonNullable<PromptModel['greyed']> {
  const has = (...types: Action['type'][]): boolean => legal.some(({ type }) => types.includes(type));
  if (angryAssaults(state, char))
    return [{ label: 'Explore', why: 'The Troll sees somebody, and that is all it sees.' }];
  const isOwn = char.owner === state.seat;
  return [
    ...(has('explore') ? [] : [{ label: 'Explore', why: 'Every way is blocked.' }]),
    ...(has('close-assault', 'ranged-assault')
      ? []
      : [{ label: 'Attack', why: 'There is nobody it could attack from here.' }]),
    ...(has('exit') || !isOwn ? [] : [{ label: 'Up the Stairs', why: whyNoExit(state) }]),
    ...(can(char, 'phase') && !has('phase')
      ? [{ label: 'Phase', why: 'No free tile lies behind a wall here.' }]
      : []),
  ];
}

function whyNoExit({ stairs }: State): string {
  return stairs ? `The Stairs are on ${tileName(stairs)}.` : 'Nobody has found the Stairs yet.';
}
