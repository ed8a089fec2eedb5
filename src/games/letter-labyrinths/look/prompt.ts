/** Every legal action as a person meets it. Words are typed, so they are an entry and not a list. */
import type { Seat } from '../../../core/game.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { capital, counted } from '../../phrases.ts';
import { abilityOf } from '../data/classes.ts';
import { listedActions } from '../game.ts';
import { pawnOf } from '../rules/turn.ts';
import type { Action, Ask, RevealChoice } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { abilityChoice, greyedAbilities } from './prompt-abilities.ts';
import { threatOn } from './threat.ts';
import { entryOf } from './typing.ts';
import {
  abilityHelp,
  abilityName,
  className,
  colourName,
  fortuneSprite,
  fortuneText,
  isAlone,
  pawnSprite,
  seatName,
  squareName,
  theFoe,
} from './words.ts';

export function prompt(state: State, _seat: Seat): PromptModel<Action> {
  const { ask } = state;
  const choices = listedActions(state).map(action => choiceOf(state, action));
  if (!ask) return { title: 'The end', choices };
  switch (ask.kind) {
    case 'class':
      return { title: titled(state, ask, 'choose a class'), choices, dialog: classDialog(state) };
    case 'place':
      return { title: titled(state, ask, 'place your pawn'), choices };
    case 'play':
      return { ...play(state, ask), choices };
    case 'reveal':
      return { title: 'What becomes of it?', choices, dialog: revealDialog(state) };
    case 'push':
      return { title: titled(state, ask, 'make way'), choices };
  }
}

/** In company the prompt says whose it is. */
function titled(state: State, { seat }: Ask, text: string): string {
  return isAlone(state) ? capital(text) : `${capital(seatName(state, seat))}: ${text}`;
}

// ── Making words ──────────────────────────────────────────────────────────────────────────────────────────────

function play(state: State, ask: Ask): Omit<PromptModel<Action>, 'choices'> {
  const { wordsLeft, sprint, passWalls } = pawnOf(state, ask.seat);
  const greyed = greyedAbilities(state, ask.seat);
  if (wordsLeft === 0) {
    const why = 'Your word of this round is made.';
    return { title: titled(state, ask, 'an ability?'), greyed: [{ label: 'Make a word', why }, ...greyed] };
  }
  const how = sprint ? 'a striding word' : passWalls ? 'a word through walls' : 'make a word';
  return {
    title: titled(state, ask, how),
    pips: { value: wordsLeft, max: wordsLeft },
    greyed,
    entry: entryOf(state, ask.seat),
  };
}

function choiceOf(state: State, action: Action): Choice<Action> {
  const seat = state.ask!.seat;
  switch (action.type) {
    case 'class':
      return classChoice(state, action);
    case 'place':
      return placeChoice(state, action);
    case 'hand':
      return handChoice(state, action);
    case 'pass':
      return passChoice(state, action);
    case 'ability':
      return abilityChoice(state, seat, action);
    case 'reveal-choice':
      return revealChoice(state, action);
    case 'push':
      return pushChoice(state, action);
    case 'end-players':
      return {
        action,
        label: 'Let the enemies come',
        verb: 'End the round',
        detail: nextCardText(state),
        key: 'end',
        closing: true,
      };
    case 'word':
      return { action, label: `Spell ${action.word}` };
    case 'hint-used':
      return { action, label: 'Note the hint' };
  }
}

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

function handChoice(state: State, action: Of<'hand'>): Choice<Action> {
  const { wordsLeft, at } = pawnOf(state, action.to);
  const name = capital(seatName(state, action.to));
  const waits = wordsLeft > 0 ? 'A word to make.' : 'An ability to use.';
  return {
    action,
    label: `Let ${name} go on`,
    verb: 'Hand over',
    detail: at ? `${waits} On ${squareName(at)}.` : 'A pawn to place.',
    key: `${action.to + 1}`,
    ...(state.pawns[action.to]?.colour && { icon: pawnSprite(state.pawns[action.to]!.colour) }),
  };
}

/** With a word to make it is given up; with all words made the choice is left to the others. */
function passChoice(state: State, action: Of<'pass'>): Choice<Action> {
  if (pawnOf(state, state.ask!.seat).wordsLeft === 0)
    return {
      action,
      label: 'No ability this round',
      verb: 'No ability',
      detail: 'The others may still use theirs.',
      key: 'f2',
      closing: true,
    };
  const { wordsLeft } = pawnOf(state, state.ask!.seat);
  return {
    action,
    label: wordsLeft > 1 ? 'Skip this word' : 'Make no word this round',
    verb: 'No word',
    detail: 'The word is lost, the pawn stays.',
    key: 'f2',
    confirm:
      wordsLeft > 1
        ? 'One of your two words will be lost. Go on?'
        : 'Your word of this round will be lost. Go on?',
    closing: true,
  };
}

/** What the next enemy phase does to the deck. */
function nextCardText(state: State): string {
  const cards = state.deck.length;
  if (cards === 0) return 'No fortune is left to turn: the labyrinth wins.';
  if (cards === 1) return 'They turn the last fortune: the labyrinth wins.';
  return `They turn a fortune, and each hit burns another. At most ${cards - 1} of ${cards} stay.`;
}

// ── Before the first round ────────────────────────────────────────────────────────────────────────────────────

function classChoice(state: State, action: Of<'class'>): Choice<Action> {
  const ability = abilityOf(action.colour, state.options.orange);
  return {
    action,
    label: `${className(action.colour)}: ${abilityName(ability)}`,
    detail: abilityHelp(ability),
    icon: pawnSprite(action.colour),
  };
}

function classDialog(state: State): DialogModel {
  const taken = state.pawns.flatMap(({ colour }) => colour ?? []);
  return {
    title: 'Six classes',
    lines: [
      { text: 'Each class has one ability. It costs a token, and every captured enemy is one.' },
      ...(taken.length > 0
        ? [{ text: `Taken: ${taken.map(colourName).join(', ')}.`, tone: 'dim' as const }]
        : []),
    ],
  };
}

function placeChoice(state: State, action: Of<'place'>): Choice<Action> {
  const near = state.enemies
    .flatMap(({ n, at }) =>
      at ? [{ n, far: Math.abs(at.x - action.at.x) + Math.abs(at.y - action.at.y) }] : [],
    )
    .toSorted((a, b) => a.far - b.far)[0];
  return {
    action,
    label: `Place the pawn on ${squareName(action.at)}`,
    verb: 'Place',
    ...(near && { detail: `Nearest: ${theFoe(state, near.n)}, ${counted(near.far, 'square')} away.` }),
    at: action.at,
    mark: 'choose',
  };
}

// ── Asked in between ──────────────────────────────────────────────────────────────────────────────────────────

// biome-ignore format: a table
const REVEAL_WORDS: Readonly<Record<RevealChoice, { label: string; detail: string; key: string }>> = {
  keep:     { label: 'Leave it on the deck', key: '1', detail: 'It is turned next. Costs nothing more.' },
  discard:  { label: 'Throw it away',        key: '2', detail: 'Nobody spells with it. One card less.' },
  activate: { label: 'Play it now',          key: '3', detail: 'All words still to make use it. One card less.' },
};

function revealChoice(state: State, action: Of<'reveal-choice'>): Choice<Action> {
  const cards = state.deck.length - 1;
  const isLast = action.choice !== 'keep' && cards === 0;
  return {
    action,
    ...REVEAL_WORDS[action.choice],
    ...(isLast && { confirm: 'It is the last card of the deck. Go on?' }),
  };
}

function revealDialog(state: State): DialogModel {
  const card = state.deck.at(-1)!;
  return {
    title: 'The next fortune',
    picture: fortuneSprite(card),
    lines: [
      { text: `Fortune ${card}: ${fortuneText(card)}.` },
      // In a line and not in a table: on a phone the choices must not lie below the fold.
      ...(state.active === null ? [] : [{ text: `In play now: ${fortuneText(state.active)}.` }]),
      { text: `${counted(state.deck.length, 'card')} in the deck, this one included.`, tone: 'dim' },
    ],
  };
}

function pushChoice(state: State, action: Of<'push'>): Choice<Action> {
  return {
    action,
    label: `Step aside to ${squareName(action.to)}`,
    verb: 'Make way',
    detail: `${capital(theFoe(state, 'boss'))} stands on you. ${threatOn(state, state.ask!.seat, action.to)}`,
    at: action.to,
    mark: 'go',
  };
}
