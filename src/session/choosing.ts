/** From a prompt and what a person points at to one choice: what is framed, what a click means. */
import { sameCell, type Cell } from '../core/grid.ts';
import type { Choice, PromptModel } from '../core/look.ts';
import { choicesAt } from './meaning.ts';

/** What of the prompt is opened: a verb's targets, and of two cells the first. */
export interface Opened {
  readonly verb: string | undefined;
  readonly from: Cell | undefined;
}

/** The prompt as the board sees it: one verb's targets when a verb is open, and no striking by arrows when that is off. */
export function boardPrompt(prompt: PromptModel, opened: Opened, bumpToAttack: boolean): PromptModel {
  const choices = openChoices(prompt.choices, opened);
  return { ...prompt, choices: bumpToAttack ? choices : choices.map(withoutBump) };
}

function openChoices(choices: readonly Choice[], { verb, from }: Opened): readonly Choice[] {
  if (verb === undefined) return choices.filter(choice => choice.aside !== true && choice.from === undefined);
  const ofVerb = choices.filter(choice => choice.verb === verb);
  if (from) return ofVerb.filter(choice => choice.from && sameCell(choice.from.at, from));
  return ofVerb.map(choice => (choice.from ? { ...choice, at: choice.from.at } : choice));
}

/** The verb under which all of these are to be weighed before one is done. */
export function weighedVerb(choices: readonly Choice[]): string | undefined {
  const [first] = choices;
  const isOne = choices.every(({ priced, verb }) => priced === true && verb === first?.verb);
  return isOne ? first?.verb : undefined;
}

function withoutBump(choice: Choice): Choice {
  if (choice.mark !== 'strike') return choice;
  const { direction: _direction, ...rest } = choice;
  return rest;
}

/** Without the keys that a player has given to something else: what a key cap says is true. */
export function withFreeKeys(prompt: PromptModel, isTaken: (key: string) => boolean): PromptModel {
  const choices = prompt.choices.map(choice => {
    if (choice.key === undefined || !isTaken(choice.key)) return choice;
    const { key: _key, ...rest } = choice;
    return rest;
  });
  return { ...prompt, choices };
}

/** Several choices at one cell: the plain one is meant, not what waits behind its verb; magic is cast by its own button. */
export function plainChoice(choices: readonly Choice[]): Choice | undefined {
  const framed = choices.filter(choice => choice.aside !== true);
  const plain = (framed.length > 0 ? framed : choices).filter(choice => choice.mark !== 'magic');
  return plain.length === 1 ? plain[0] : undefined;
}

/** Where these stand in the prompt. */
export function placesOf(prompt: PromptModel, choices: readonly Choice[]): number[] {
  const actions = new Set(choices.map(({ action }) => action));
  return prompt.choices.flatMap(({ action }, index) => (actions.has(action) ? [index] : []));
}

/** Of what can lie there in several ways, the one that is shown: the nearest turn from the wished one on. */
export function turnedChoice(choices: readonly Choice[], wish: number): Choice | undefined {
  const turns = choices.flatMap(({ turn }) => turn ?? []).sort((a, b) => a - b);
  if (turns.length < choices.length) return undefined;
  const shown = turns.find(turn => turn >= wish) ?? turns[0];
  return choices.find(({ turn }) => turn === shown);
}

/** Which choice a cell stands for, of those that are framed. */
export function choiceAt(
  prompt: PromptModel | undefined,
  opened: Opened,
  at: Cell | undefined,
  turn: number,
): number | undefined {
  const here = prompt && at ? choicesAt(openChoices(prompt.choices, opened), at) : [];
  const meant = turnedChoice(here, turn) ?? here[0];
  return meant && prompt!.choices.findIndex(({ action }) => action === meant.action);
}

/** As if nobody could step onto this square. */
export function withoutStep(prompt: PromptModel, onto: Cell): PromptModel {
  const isOnto = ({ at, mark }: Choice): boolean => mark === 'go' && at !== undefined && sameCell(at, onto);
  return { ...prompt, choices: prompt.choices.filter(choice => !isOnto(choice)) };
}

/** The first step of a way, if it is a plain walk that nothing has to be asked about. */
export function walkingStep(prompt: PromptModel, way: readonly Cell[] | undefined): Choice | undefined {
  const next = way?.[0];
  if (!next) return undefined;
  return prompt.choices.find(
    choice => choice.mark === 'go' && choice.confirm === undefined && choice.at && sameCell(choice.at, next),
  );
}
