/** In a window: what is to be done is chosen there, and where on the board. */
import type { Choice, PromptModel } from '../../core/look.ts';

/** Whether the same may be done in several places. */
export function isPlaced({ choices }: PromptModel, verb: string): boolean {
  const places = choices.filter(choice => choice.verb === verb);
  return places.length > 1 && places.every(({ at, aside }) => at !== undefined && aside === true);
}

/** Of what may be done in several places one card is enough. */
export function isFirst(prompt: PromptModel, index: number): boolean {
  const { verb } = prompt.choices[index]!;
  if (verb === undefined || !isPlaced(prompt, verb)) return true;
  return prompt.choices.findIndex(choice => choice.verb === verb) === index;
}

export function namedChoice(prompt: PromptModel, index: number): Omit<Choice, 'action'> {
  const choice = prompt.choices[index]!;
  const { verb } = choice;
  return verb !== undefined && isPlaced(prompt, verb) ? { ...choice, label: verb } : choice;
}
