/** Every legal action as a person meets it, with its odds. */
import type { Choice, DialogModel, PromptModel } from '../../../core/look.ts';
import { legalActions } from '../game.ts';
import { findChar, mustFind } from '../rules/characters.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { actChoice, actGreyed } from './prompt-act.ts';
import { actorChoice, actorDialog, actorGreyed } from './prompt-actor.ts';
import { answerChoice, answerDialog } from './prompt-answer.ts';
import { buildChoice } from './prompt-build.ts';
import { fightChoice, framedAssaults } from './prompt-fight.ts';
import { stepChoice } from './prompt-walk.ts';
import { cardName, nameFor, nameOf, seatName, TILE_WORDS } from './words.ts';

export function prompt(state: State): PromptModel<Action> {
  const { ask } = state;
  if (!ask) return { title: 'The end', choices: [] };
  const legal = legalActions(state);
  const framed = framedAssaults(state, ask, legal);
  const choices = legal.map(action => choice(state, ask, action, framed));
  const dialog = dialogOf(state, ask);
  const greyed = greyedOf(state, ask, legal);
  return {
    title: titleOf(state, ask),
    choices,
    ...pips(ask),
    ...(greyed.length > 0 && { greyed }),
    ...(dialog && { dialog }),
  };
}

function choice(state: State, ask: Ask, action: Action, framed: ReadonlySet<Action>): Choice<Action> {
  switch (action.type) {
    case 'place-tile':
    case 'place-counter':
    case 'place-door':
    case 'finish-build':
    case 'place-delver':
      return buildChoice(state, ask, action);
    case 'activate':
    case 'enter':
    case 'pass':
      return actorChoice(state, ask.seat, action);
    case 'explore':
    case 'gather':
    case 'open-door':
    case 'exit':
    case 'phase':
    case 'nimble-move':
    case 'end-turn':
      return actChoice(state, ask, action);
    case 'close-assault':
    case 'ranged-assault':
    case 'declare':
      return fightChoice(state, ask, action, framed.has(action));
    case 'step':
    case 'stop':
      return stepChoice(state, ask, action);
    case 'reroll':
    case 'keep':
    case 'heal':
    case 'bless':
    case 'place-dweller':
    case 'teleport':
    case 'shift':
    case 'no-shift':
      return answerChoice(state, ask, action);
  }
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
  if (ask.kind === 'actor') return actorDialog(state, ask.seat);
  return answerDialog(state, ask);
}

/** Whose question it is, and what it is about. */
export function titleOf(state: State, ask: Ask): string {
  return `${seatName(ask.seat)}: ${questionOf(state, ask)}`;
}

export function questionOf(state: State, ask: Ask): string {
  const name = (id: number): string => {
    const char = findChar(state, id);
    return char ? nameFor(ask.seat, char) : 'the figure';
  };
  switch (ask.kind) {
    case 'place-tile':
      return `lay the ${TILE_WORDS[ask.tile]}`;
    case 'place-counter':
      return `lay a counter (${state.deck.length} left)`;
    case 'place-door':
      return 'set a door';
    case 'place-delver':
      return `where does the ${cardName(ask.card)} begin?`;
    case 'actor':
      return 'who acts?';
    case 'action':
      return actionTitle(state, ask);
    case 'moving':
      return `${name(ask.char)} walks`;
    case 'nimble-shot':
      return `whom does ${name(ask.char)} shoot?`;
    case 'nimble-after':
      return 'one step after the shot?';
    case 'flee-step':
      return `${name(ask.char)} flees`;
    case 'declare':
      return `how does ${name(ask.char)} strike?`;
    case 'reroll':
      return `re-roll a die for ${name(ask.char)}?`;
    case 'heal':
      return `save ${name(ask.patient)}?`;
    case 'bless':
      return 'bless this roll?';
    case 'place-dweller':
      return `where does the ${cardName(ask.card)} lurk?`;
    case 'teleport':
      return `where to with ${name(ask.victim)}?`;
    case 'shift':
      return 'turn a tile?';
    case 'cave-move':
      return `${name(ask.char)} jumps clear`;
  }
}

function actionTitle(state: State, { char: id, seat }: Extract<Ask, { kind: 'action' }>): string {
  const char = mustFind(state, id);
  if (char.owner === seat) return `your ${cardName(char.card)} acts`;
  return char.owner === null ? `scheme with ${nameOf(char)}` : `steer ${nameOf(char)}`;
}
