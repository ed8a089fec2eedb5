/** The choices at the start of a turn: the own hero, somebody else's strings, a new delver, or nothing. */
import type { Seat } from '../../../core/game.ts';
import { sameCell } from '../../../core/grid.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { counted, listed, percent } from '../../phrases.ts';
import { ABILITIES } from '../data/abilities.ts';
import { ATTACKS, cardOf, type CardId } from '../data/cards.ts';
import { findChar, heroOf, mustFind } from '../rules/characters.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { hurdlesOf } from './odds.ts';
import { onTile, standCell } from './places.ts';
import { ATTACK_WORDS, cardName, figureName, nameOf, poolText, portrait, seatOf, tileName } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

export function actorChoice(
  state: State,
  seat: Seat,
  action: Of<'activate' | 'enter' | 'pass'>,
): Choice<Action> {
  switch (action.type) {
    case 'activate':
      return activateChoice(state, seat, mustFind(state, action.char), action);
    case 'enter': {
      const isAtStart = sameCell(action.at, state.dungeon.start);
      return {
        action,
        label: `Enter as the ${cardName(action.delver)}${isAtStart ? '' : ` on ${tileName(action.at)}`}`,
        verb: `Enter: ${cardName(action.delver)}`,
        detail: cardText(action.delver),
        icon: portrait(action.delver),
        ...onTile(state, action.at),
        mark: 'choose',
        aside: true,
      };
    }
    case 'pass':
      return { action, label: 'Pass the turn', detail: 'Nothing is done.', key: 'e', closing: true };
  }
}

function activateChoice(state: State, seat: Seat, char: Character, action: Of<'activate'>): Choice<Action> {
  const hurdles = hurdlesOf(state, char);
  const chance = hurdles.reduce((product, hurdle) => product * hurdle.chance, 1);
  const odds = hurdles.length > 0 ? { odds: percent(chance) } : {};
  const warning = hurdles.map(({ text }) => text).join(' ');
  const at = standCell(state, char);
  if (char.owner === seat)
    return {
      action,
      label: `Act with your ${cardName(char.card)}`,
      ...odds,
      detail: warning || 'Explore, gather, open a door, or attack.',
      at,
      mark: 'go',
      key: ' ',
      icon: char.card,
    };
  const name = figureName(state, char);
  return {
    action,
    label: char.owner === null ? `Scheme with the ${name}` : `Steer ${nameOf(char)}`,
    verb: 'Scheme',
    ...odds,
    detail: `${warning === '' ? '' : `${warning} `}${poolsText(char.card)}.`,
    at,
    mark: 'magic',
    key: 't',
    icon: char.card,
  };
}

/** "Melee 2/1, Action 3": what it can do, and no more. */
function poolsText(card: CardId): string {
  const row = cardOf(card);
  const able = ATTACKS.filter(attack => row[attack].off.dice > 0);
  const pools = able.map(
    attack => `${ATTACK_WORDS[attack]} ${poolText(row[attack].off)}/${poolText(row[attack].def)}`,
  );
  return [...pools, `Action ${row.action}`].join(', ');
}

function cardText(card: CardId): string {
  const names = cardOf(card).abilities.map(ability => ABILITIES[ability].name);
  return `${poolsText(card)}. ${names.join(', ')}.`;
}

/** Why somebody who is there cannot be used. */
export function actorGreyed(state: State): NonNullable<PromptModel['greyed']> {
  const barred = findChar(state, state.lastSchemed);
  const hero = heroOf(state, state.seat);
  return [
    ...(barred && barred.owner !== state.seat && (barred.role === 'dweller' || barred.controlled)
      ? [
          {
            label: `Scheme with the ${figureName(state, barred)}`,
            why: 'It acted in the turn before this one.',
            verb: 'Scheme',
          },
        ]
      : []),
    ...(!hero && state.recruits.length === 0
      ? [{ label: 'Enter with a new delver', why: 'No delver is left outside.' }]
      : []),
    ...(hero ? [] : waysBlocked(state)),
  ];
}

function waysBlocked(state: State): NonNullable<PromptModel['greyed']> {
  const isHeld = state.chars.some(({ at }) => sameCell(at, state.dungeon.start));
  return isHeld && state.recruits.length > 0
    ? [{ label: 'Enter on Start', why: 'Somebody stands on it; the tiles beside it may be free.' }]
    : [];
}

/** Whoever has lost a delver chooses another in a window: six cards to compare. */
export function actorDialog(state: State, seat: Seat): DialogModel | undefined {
  if (heroOf(state, seat) || state.recruits.length === 0) return undefined;
  const names = state.recruits.map(card => `the ${cardName(card)}`);
  return {
    title: `${seatOf(seat).full}: a new delver`,
    picture: portrait(state.recruits[0]!),
    lines: [
      { text: `Waiting outside: ${listed(names)}.` },
      {
        text: `Entering takes this turn. At most ${counted(state.closesAfter - state.round, 'round')} after this one. You may also scheme instead.`,
        tone: 'dim',
      },
    ],
  };
}
