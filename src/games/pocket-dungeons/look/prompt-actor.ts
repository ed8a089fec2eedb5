/** The choices at the start of a turn: the own hero, somebody else's strings, a new delver, or nothing. */
import type { Seat } from '../../../core/game.ts';
import { sameCell } from '../../../core/grid.ts';
import type { DialogModel, PromptModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { counted, percent } from '../../phrases.ts';
import { ATTACKS, cardOf, type CardId } from '../data/cards.ts';
import { isLastCall, isStranded, turnsLeft, wayOut } from '../odds/closing.ts';
import { charAt, findChar, heroOf, mustFind } from '../rules/characters.ts';
import { isPuppet, maySchemeWith } from '../rules/turns.ts';
import type { State } from '../state/state.ts';
import { hurdlesOf } from './odds.ts';
import { onTile, standCell } from './places.ts';
import type { SomeChoices } from './prompt-parts.ts';
import { ownTargets } from './ways.ts';
import {
  abilityText,
  ATTACK_WORDS,
  cardName,
  fullName,
  nameOf,
  pairText,
  portrait,
  tileName,
} from './words.ts';

export const actorChoices = {
  activate: ({ char: id }, { state, ask }) => {
    const char = mustFind(state, id);
    const hurdles = hurdlesOf(state, char);
    const chance = hurdles.reduce((product, hurdle) => product * hurdle.chance, 1);
    const warning = hurdles.map(({ text }) => text).join(' ');
    const common = {
      ...(hurdles[0] && { odds: `${hurdles.length > 1 ? 'makes it' : hurdles[0].word} ${percent(chance)}` }),
      at: standCell(state, char),
      icon: char.card,
    };
    if (char.owner === ask.seat)
      return {
        label: `Act with your ${cardName(char.card)}`,
        detail: warning || 'Explore, gather, open a door, or attack.',
        mark: 'go',
        key: ' ',
        ...common,
      };
    return {
      label: `Scheme with ${char.owner === null ? `the ${fullName(state, char)}` : nameOf(char)}`,
      verb: 'Scheme',
      detail: `${warning} ${poolsText(char.card)}.`.trimStart(),
      mark: 'magic',
      key: 't',
      ...common,
      // A press on whoever can be attacked attacks; the scheme waits behind its button.
      ...(ownTargets(state).has(id) && { aside: true }),
    };
  },
  enter: ({ delver, at }, { state }) => {
    const where = sameCell(at, state.dungeon.start) ? '' : ` on ${tileName(at)}`;
    // In words, on the card that they belong to: pictures alone explain nothing to who chooses.
    const abilities = cardOf(delver).abilities.map(abilityText);
    return {
      label: `Enter as the ${cardName(delver)}${where}`,
      verb: `Enter: ${cardName(delver)}`,
      detail: `${poolsText(delver)}. ${abilities.join(' ')}`,
      icon: portrait(delver),
      ...onTile(state, at),
      mark: 'choose',
      aside: true,
    };
  },
  'bow-out': () => ({
    label: 'Bow out',
    odds: 'for good',
    icon: 'badge-departed',
    detail: 'Take no more turns. If everyone still inside does, the game ends.',
    confirm: 'No more turns for you: only delvers who have left can win.',
    key: 'o',
    closing: true,
  }),
  // Beside Bow out it must be seen which of the two can be taken back.
  pass: (_, { state }) => ({
    label: 'Pass',
    ...(isLastCall(state) && { odds: 'this turn', icon: 'badge-hourglass' }),
    detail: 'Do nothing this turn.',
    key: 'e',
    closing: true,
  }),
} satisfies SomeChoices;

/** "Melee 2/1, Action 3": what it can do, and no more. */
function poolsText(card: CardId): string {
  const row = cardOf(card);
  const able = ATTACKS.filter(attack => row[attack].off.dice > 0);
  const pools = able.map(attack => `${ATTACK_WORDS[attack]} ${pairText(row[attack])}`);
  return [...pools, `Action ${row.action}`].join(', ');
}

/** Why somebody who is there cannot be used. */
export function actorGreyed(state: State): NonNullable<PromptModel['greyed']> {
  const tired = findChar(state, state.lastSchemed);
  const isOut = !heroOf(state, state.seat);
  const hasRecruits = state.recruits.length > 0;
  return present(
    tired &&
      isPuppet(state, tired) && {
        label: `Scheme with the ${fullName(state, tired)}`,
        why: 'It acted in the last turn.',
        verb: 'Scheme',
      },
    isOut && !hasRecruits && { label: 'Enter with a new delver', why: 'No delvers are left outside.' },
  );
}

/** Whoever has lost a delver chooses another in a window: six cards to compare. Whoever can't make it is told so. */
export function actorDialog(state: State, seat: Seat): DialogModel | undefined {
  if (isStranded(state, seat)) return strandedDialog(state, seat);
  if (heroOf(state, seat) || state.recruits.length === 0) return undefined;
  const follow = isLastCall(state) ? `, and ${counted(state.closesAfter - state.round, 'round')} follow` : '';
  const details = present(
    `Entering takes this turn${follow}.`,
    state.chars.some(char => maySchemeWith(state, char)) && 'You can scheme instead.',
    charAt(state, state.dungeon.start) && 'Somebody stands on Start: you enter beside it.',
  );
  return {
    title: 'Your delver is dead',
    recalls: true,
    lines: [
      { text: 'What it carried lies where it died. Choose who goes in next.' },
      { text: details.join(' '), tone: 'dim' },
    ],
  };
}

function strandedDialog(state: State, seat: Seat): DialogModel {
  const hero = heroOf(state, seat);
  const turns = turnsLeft(state);
  const way = hero && wayOut(state, hero.card, hero.at, turns);
  return {
    title: 'Too late to get out',
    lines: [
      {
        text: way
          ? `You're ${counted(way.needs, 'step')} from outside and can take ${way.most} at most in ${counted(turns, 'turn')}.`
          : 'No new delver can get out before the dungeon closes.',
      },
      { text: 'You can bow out now, or play on and scheme.', tone: 'dim' },
    ],
  };
}
