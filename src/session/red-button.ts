/** Enter where no square is meant: it presses the button that is drawn in red, as a click on it would. */
import type { PromptModel } from '../core/look.ts';
import { chosenButton, type VerbButton, verbButtons } from '../panels/logic/verbs.ts';
import type { PanelHandlers, Panels, TableModel } from '../panels/model.ts';

/** What the panels show decides which one it is: the verb that is open, the choice that is lit. */
type Shown = Partial<Pick<TableModel, 'verb' | 'lit'>>;

/** None where a window asks, which has its own, or where a word is typed. */
export function redButton(prompt: PromptModel, { verb, lit }: Shown): VerbButton | undefined {
  if (prompt.dialog || (prompt.entry && verb === undefined && lit === undefined)) return undefined;
  // Choices that are weighed in a table have a row each, and no first one among them.
  const red = lit ?? prompt.choices.findIndex(({ label }) => label === prompt.usual);
  if (prompt.compare) return verbButtons(prompt).find(({ choices }) => choices.includes(red));
  return chosenButton(verbButtons(prompt), verb, lit, prompt.usual);
}

export type Hands = Partial<Pick<PanelHandlers, 'act' | 'verb' | 'onward'>>;

/** False if there is none, or if its list lies open and nothing in it is meant more than the rest. */
export function pressRed(prompt: PromptModel, { model }: Pick<Panels, 'model'>, hands: Hands): boolean {
  const shown: Shown = model.screen?.screen === 'table' ? model.screen : {};
  const red = redButton(prompt, shown);
  if (!red) return false;
  const { choices, asks, label, onward } = red;
  const lit = choices.find(index => index === shown.lit);
  const [only, another] = choices;
  const meant = lit ?? (another === undefined ? only : undefined);
  if (onward !== undefined) hands.onward?.();
  else if (asks && label !== shown.verb) hands.verb?.(label);
  else if (meant === undefined) return false;
  else hands.act?.(meant, !asks);
  return true;
}
