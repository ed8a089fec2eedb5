/** Every legal action as a person meets it, with its odds. */
import type { Of } from '../../../core/game.ts';
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { legalActions } from '../game.ts';
import { findChar, heroOf, mustFind } from '../rules/characters.ts';
import type { Action, Ask, AskOf } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { actChoices, actGreyed } from './prompt-act.ts';
import { actorChoices, actorDialog, actorGreyed } from './prompt-actor.ts';
import { answerChoices, answerDialog } from './prompt-answer.ts';
import { buildChoices } from './prompt-build.ts';
import { fightChoices, framedAssaults, mannersOf } from './prompt-fight.ts';
import type { Choices, Question } from './prompt-parts.ts';
import { walkChoices } from './prompt-walk.ts';
import { usual } from './usual.ts';
import { cardName, nameOf, seatName, tileWord } from './words.ts';

const CHOICES: Choices = {
  ...buildChoices,
  ...actorChoices,
  ...actChoices,
  ...fightChoices,
  ...walkChoices,
  ...answerChoices,
};

export function prompt(state: State): PromptModel<Action> {
  const { ask } = state;
  if (!ask) return { title: 'The end', choices: [] };
  const legal = legalActions(state);
  const framed = framedAssaults(state, ask, legal);
  const question: Question = {
    state,
    ask,
    char: () => mustFind(state, 'char' in ask ? ask.char : state.active!),
    isFramed: action => framed.has(action),
    manners: mannersOf(legal),
  };
  const choices = legal.map(action => choiceOf(action, question));
  const dialog = dialogOf(state, ask);
  const greyed = greyedOf(state, ask, legal);
  return {
    title: capital(questionOf(state, ask)),
    whose: seatName(ask.seat),
    choices,
    ...usual(state, ask, choices),
    ...pips(ask),
    ...(greyed.length > 0 && { greyed }),
    ...(dialog && { dialog }),
  };
}

function choiceOf<T extends Action['type']>(action: Of<Action, T>, question: Question): Choice<Action> {
  return { action, ...CHOICES[action.type as T](action, question) };
}

/** Steps of a rolled rush, as lamps. */
function pips(ask: Ask): Pick<PromptModel, 'pips'> {
  if (ask.kind !== 'moving' && ask.kind !== 'flee-step') return {};
  return { pips: { value: ask.left, max: ask.left } };
}

function greyedOf(state: State, ask: Ask, legal: readonly Action[]): NonNullable<PromptModel['greyed']> {
  if (ask.kind === 'actor') return actorGreyed(state);
  return ask.kind === 'action' ? actGreyed(state, mustFind(state, ask.char), legal) : [];
}

function dialogOf(state: State, ask: Ask): DialogModel | undefined {
  return ask.kind === 'actor' ? actorDialog(state, ask.seat) : answerDialog(state, ask);
}

// ── What it is about ───────────────────────────────────────────────────────────────────────────────────────────

type Name = (char: number) => string;

const QUESTIONS: { readonly [K in Ask['kind']]: (ask: AskOf<K>, name: Name, state: State) => string } = {
  'place-tile': ({ tile }) => `lay the ${tileWord(tile)}`,
  'place-counter': (_, __, { deck }) => `lay a counter (${deck.length} left)`,
  'place-door': () => 'set a door',
  'place-delver': ({ card }) => `where does the ${cardName(card)} start?`,
  actor: ({ seat }, _, state) =>
    heroOf(state, seat) || state.recruits.length === 0 ? 'who acts?' : 'who goes in?',
  action: ({ char, seat }, _, state) => {
    const { card, owner } = mustFind(state, char);
    if (owner === seat) return `your ${cardName(card)} acts`;
    return `scheme with ${nameOf({ card, owner })}`;
  },
  moving: ({ char }, name) => `${name(char)} explores`,
  'nimble-shot': ({ char }, name) => `who does ${name(char)} shoot?`,
  'nimble-after': () => 'step after the shot?',
  'flee-step': ({ char }, name) => `${name(char)} flees`,
  declare: ({ char }, name) => `how does ${name(char)} attack?`,
  reroll: ({ char }, name) => `re-roll a die for ${name(char)}?`,
  heal: ({ patient }, name) => `save ${name(patient)}?`,
  bless: () => 'use Blessings to roll again?',
  'place-dweller': ({ card }) => `where does the ${cardName(card)} appear?`,
  teleport: ({ victim }, name) => `where do you send ${name(victim)}?`,
  shift: () => 'turn a tile?',
  'cave-move': ({ char }, name) => `${name(char)} jumps clear`,
};

export function questionOf<K extends Ask['kind']>(state: State, ask: AskOf<K>): string {
  const name: Name = id => {
    const char = findChar(state, id);
    return char ? nameOf(char, ask.seat) : 'the figure';
  };
  return QUESTIONS[ask.kind as K](ask, name, state);
}
