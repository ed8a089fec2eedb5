/** Every legal action as a person meets it. Words are typed, so they are an entry and not a list. */
import { byType, type ByType, type Seat } from '../../../core/game.ts';
import { range, type Cell } from '../../../core/grid.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { capital, counted } from '../../phrases.ts';
import { abilitiesOfClass, EASES, type Colour } from '../data/classes.ts';
import type { EnemyNumber } from '../data/constants.ts';
import { listedActions } from '../game.ts';
import { pawnOf } from '../rules/turn.ts';
import type { Action, Ask, RevealChoice } from '../state/actions.ts';
import type { Options, State } from '../state/state.ts';
import { abilityChoice, greyedAbilities } from './prompt-abilities.ts';
import { threatOn } from './threat.ts';
import { entryOf } from './typing.ts';
import { abilityLook } from './abilities.ts';
import { theFoe } from './labyrinths.ts';
import {
  className,
  colourName,
  fortuneSprite,
  fortuneText,
  isAlone,
  pawnSprite,
  seatName,
  squareName,
} from './words.ts';

type Button = Omit<Choice<Action>, 'action'>;

const END_ROUND = 'End the round';

export function prompt(state: State, _seat: Seat): PromptModel<Action> {
  const { ask } = state;
  const choices = listedActions(state).map(action => ({ action, ...byType(CHOICES, action, state, ask!) }));
  if (!ask) return { title: 'The end', choices };
  switch (ask.kind) {
    case 'class':
      return { title: titled(state, ask, 'choose a class'), choices, dialog: classDialog(state) };
    case 'place':
      return { title: titled(state, ask, 'place your pawn'), choices };
    case 'play':
      return { ...play(state, ask), choices };
    case 'reveal':
      return { title: 'What to do with it?', choices, dialog: revealDialog(state) };
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
  const { wordsLeft, sprint, passWalls, tokens, abilityUsed } = pawnOf(state, ask.seat);
  const greyed = greyedAbilities(state, ask.seat);
  if (wordsLeft === 0) {
    return {
      title: titled(
        state,
        ask,
        tokens.length > 1 ? `spend 1 of ${tokens.length} tokens?` : 'spend your token?',
      ),
      greyed,
      // Whoever presses on without a thought keeps the token.
      usual: END_ROUND,
    };
  }
  const how = sprint
    ? 'make a word, 2 squares a letter'
    : passWalls
      ? 'make a word, through walls'
      : 'make a word';
  const purse = tokens.length > 0 && !abilityUsed ? ` (${counted(tokens.length, 'token')})` : '';
  return {
    title: titled(state, ask, `${how}${purse}`),
    pips: { value: wordsLeft, max: wordsLeft },
    greyed,
    entry: entryOf(state, ask.seat),
  };
}

/** With a word to make it is given up; with all words made the choice is left to the others. */
const NO_ABILITY: Button = {
  label: 'No ability this round',
  verb: 'No ability',
  detail: 'Others can still use theirs.',
  key: 'f2',
  closing: true,
};

/** What a class brings along against evened enemies. */
function easeLine({ health }: Options, colour: Colour): string[] {
  const ease = health === 'even' ? EASES[colour] : 0;
  return ease > 0 ? [`The boss takes ${counted(ease, 'hit')} fewer.`] : [];
}

const CHOICES: ByType<Action, [state: State, ask: Ask], Button> = {
  class: ({ colour }, { options }) => {
    const looks = abilitiesOfClass(colour, options.orange).map(abilityLook);
    return {
      label: `${className(colour)}: ${looks.map(({ name }) => name).join(' or ')}`,
      detail: [...looks.map(({ help }) => help), ...easeLine(options, colour)].join(' '),
      icon: pawnSprite(colour),
    };
  },
  place: ({ at }, state) => {
    const near = nearestEnemy(state, at);
    return {
      label: `Start on ${squareName(at)}`,
      verb: 'Start here',
      ...(near && { detail: `Nearest: ${theFoe(state, near.n)}, ${counted(near.far, 'square')} away.` }),
      at,
      mark: 'choose',
    };
  },
  hand: ({ to }, state) => {
    const { wordsLeft, at, colour } = pawnOf(state, to);
    const waits = wordsLeft > 0 ? 'Has a word to make.' : 'Has an ability to use.';
    return {
      label: `Hand over to ${seatName(state, to)}`,
      verb: 'Hand over',
      detail: at ? `On ${squareName(at)}. ${waits}` : 'Has a pawn to place.',
      key: `${to + 1}`,
      ...(colour && { icon: pawnSprite(colour) }),
    };
  },
  pass: (_action, state, { seat }) => {
    const { wordsLeft } = pawnOf(state, seat);
    if (wordsLeft === 0) return NO_ABILITY;
    const isSecond = wordsLeft > 1;
    return {
      label: isSecond ? 'Skip this word' : 'Skip your word this round',
      verb: 'Skip',
      detail: 'You lose the word and stay where you are.',
      key: 'f2',
      confirm: `You lose ${isSecond ? 'one of your two words' : 'your word'} this round. Skip it?`,
      closing: true,
    };
  },
  ability: (action, state, { seat }) => abilityChoice(state, seat, action),
  'reveal-choice': ({ choice }, { deck }) => ({
    ...REVEAL_WORDS[choice],
    ...(choice !== 'keep' &&
      deck.length === 1 && { confirm: "It's the last card in the deck. Do it anyway?" }),
  }),
  push: ({ to }, state, { seat }) => ({
    label: `Step aside to ${squareName(to)}`,
    verb: 'Make way',
    detail: `${capital(theFoe(state, 'boss'))} stands on you. ${threatOn(state, seat, to)}`,
    at: to,
    mark: 'go',
  }),
  'end-players': (_action, state) => ({
    label: END_ROUND,
    verb: END_ROUND,
    detail: nextCardText(state),
    key: 'end',
    closing: true,
  }),
  // Never listed: words are typed, and the table notes hints by itself.
  word: ({ word }) => ({ label: `Spell ${word}` }),
  'hint-used': () => ({ label: 'Note the hint' }),
};

/** What the next enemy phase does to the deck. */
function nextCardText(state: State): string {
  const cards = state.deck.length;
  if (cards === 0) return 'The deck is empty: you lose.';
  if (cards === 1) return 'The enemies turn over the last card: you lose.';
  return `The enemies turn over a card, and each hit burns another. You keep at most ${cards - 1} of ${cards}.`;
}

function nearestEnemy({ enemies }: State, from: Cell): { n: EnemyNumber; far: number } | undefined {
  return enemies
    .flatMap(({ n, at }) => (at ? [{ n, far: range(at, from) }] : []))
    .toSorted((a, b) => a.far - b.far)[0];
}

// biome-ignore format: a table
const REVEAL_WORDS: Readonly<Record<RevealChoice, { label: string; detail: string; key: string }>> = {
  keep:     { label: 'Keep it on the deck',  key: '1', detail: 'It comes next, at no extra cost.' },
  discard:  { label: 'Discard it',           key: '2', detail: 'Nobody spells with it. One card fewer.' },
  activate: { label: 'Play it now',          key: '3', detail: 'All words left this round use it. One card fewer.' },
};

// ── Windows ───────────────────────────────────────────────────────────────────────────────────────────────────

function classDialog(state: State): DialogModel {
  const taken = state.pawns.flatMap(({ colour }) => colour ?? []);
  return {
    title: 'Choose a class',
    lines: [
      {
        text: 'Each class has its own ability. It costs a token, and you get one for each enemy you capture.',
      },
      ...(taken.length > 0
        ? [{ text: `Taken: ${taken.map(colourName).join(', ')}.`, tone: 'dim' as const }]
        : []),
    ],
  };
}

function revealDialog(state: State): DialogModel {
  const card = state.deck.at(-1)!;
  return {
    title: 'The next card',
    picture: fortuneSprite(card),
    lines: [
      { text: `Card ${card}: ${fortuneText(card)}.` },
      // In a line and not in a table: on a phone the choices must not lie below the fold.
      ...(state.active === null ? [] : [{ text: `In play now: ${fortuneText(state.active)}.` }]),
      { text: `${counted(state.deck.length, 'card')} in the deck, this one included.`, tone: 'dim' },
    ],
  };
}
