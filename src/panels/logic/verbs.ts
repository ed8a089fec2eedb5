/** From choices to buttons: choices of one verb share a button, which then asks for the target. */
import type { Choice, OnwardModel, PromptModel } from '../../core/look.ts';

export interface VerbButton {
  /** Unique in a prompt. */
  readonly id: string;
  readonly label: string;
  /** "33%", or "33-67%" over several targets. */
  readonly odds?: string;
  /** Indexes into the prompt's choices; empty for what cannot be done now. */
  readonly choices: readonly number[];
  /** Those that one of these stands for. */
  readonly alike?: readonly number[];
  /** Asks for its target before anything is done. */
  readonly asks: boolean;
  readonly closing: boolean;
  /** Its own key, if all its choices share it. */
  readonly key?: string;
  /** The picture of its verb, or the one that all its choices share. */
  readonly icon?: string;
  /** It goes on by itself: what it does and when it stops. */
  readonly onward?: string;
  /** Why it cannot be done now. */
  readonly why?: string;
  /** What of this verb cannot be done now, and why. */
  readonly greyed: readonly { readonly label: string; readonly why: string }[];
}

/**
 * In the order of the choices; what ends the turn comes last, what cannot be done after what can. What is
 * used in one place ("Take the Key") comes behind all verbs, so that a verb that cannot be done now does not make way.
 */
export function verbButtons(prompt: PromptModel): VerbButton[] {
  const groups = new Map<string, number[]>();
  prompt.choices.forEach((choice, index) => {
    const id = verbId(choice, index);
    const group = groups.get(id);
    if (group) group.push(index);
    else groups.set(id, [index]);
  });
  const greyed = prompt.greyed ?? [];
  const possible = [...groups].map(([id, indexes]) => button(prompt, id, indexes));
  const impossible = greyed
    .filter(one => one.verb === undefined || !groups.has(`verb:${one.verb}`))
    .map((one, index): VerbButton => {
      const label = one.verb ?? one.label;
      return {
        id: `greyed:${index}`,
        label,
        choices: [],
        asks: false,
        closing: false,
        why: one.why,
        ...(one.verbIcon === undefined ? {} : { icon: one.verbIcon }),
        greyed: [],
      };
    });
  const standing = ({ choices: [first] }: VerbButton): number => prompt.choices[first!]!.place ?? 0;
  const open = possible.filter(one => !one.closing).toSorted((a, b) => standing(a) - standing(b));
  const isUsedHere = ({ choices: [first] }: VerbButton): boolean => {
    const { verb, mark } = prompt.choices[first!]!;
    return verb === undefined && mark === 'use';
  };
  const isFirst = ({ label }: VerbButton): boolean => greyed.some(one => one.isFirst && one.label === label);
  return [
    ...impossible.filter(isFirst),
    ...open.filter(one => !isUsedHere(one)),
    ...(prompt.onward ? [onwardButton(prompt.onward)] : []),
    ...uniqueLabels(impossible.filter(one => !isFirst(one))),
    ...open.filter(isUsedHere),
    ...possible.filter(one => one.closing),
  ];
}

/** The button whose targets are listed now. */
export function openButton(prompt: PromptModel, verb: string | undefined): VerbButton | undefined {
  return verb === undefined ? undefined : verbButtons(prompt).find(one => one.asks && one.label === verb);
}

function onwardButton({ label, detail, odds, key }: OnwardModel): VerbButton {
  const parts = { id: 'onward', label, key, choices: [], asks: false, closing: false, greyed: [] };
  return { ...parts, onward: detail, ...(odds === undefined ? {} : { odds }) };
}

/**
 * In the places that they had before: whoever has learnt where Attack stands finds it there, possible or not. `places`
 * are the labels in the order in which they were first seen. New ones come in before all that stand behind them, so that
 * "Go on" and "Explore", of which there is ever only one, both stand before "Go back"; else behind all before them.
 */
export function keptPlaces(buttons: readonly VerbButton[], places: string[]): VerbButton[] {
  buttons.forEach(({ label }, index) => {
    if (places.includes(label)) return;
    const before = buttons.slice(0, index).map(one => places.indexOf(one.label));
    const behind = buttons.slice(index + 1).flatMap(one => placeOf(places, one.label));
    const last = Math.max(-1, ...before) + 1;
    places.splice(Math.max(last, behind.length > 0 ? Math.min(...behind) : 0), 0, label);
  });
  return buttons.toSorted((a, b) => places.indexOf(a.label) - places.indexOf(b.label));
}

function placeOf(places: readonly string[], label: string): number[] {
  const place = places.indexOf(label);
  return place < 0 ? [] : [place];
}

function verbId(choice: Choice, index: number): string {
  return choice.verb === undefined ? `choice:${index}` : `verb:${choice.verb}`;
}

function button(prompt: PromptModel, id: string, all: readonly number[]): VerbButton {
  const alike = all.filter(index => prompt.choices[index]!.alike === true);
  const indexes = alike.length === all.length ? all : all.filter(index => !alike.includes(index));
  const choices = indexes.map(index => prompt.choices[index]!);
  const first = choices[0]!;
  const odds = oddsOf(choices) ?? farOf(first);
  const key = choices.every(choice => choice.key === first.key) ? first.key : undefined;
  const icon =
    first.verbIcon ?? (choices.every(choice => choice.icon === first.icon) ? first.icon : undefined);
  const greyed = (prompt.greyed ?? []).filter(one => one.verb !== undefined && one.verb === first.verb);
  return {
    id,
    label: first.verb ?? first.label,
    ...(odds === undefined ? {} : { odds }),
    choices: indexes,
    ...(alike.length > 0 && { alike }),
    asks: indexes.length > 1 || choices.some(({ priced }) => priced === true),
    closing: choices.every(choice => choice.closing === true),
    ...(key === undefined ? {} : { key }),
    ...(icon === undefined ? {} : { icon }),
    greyed,
  };
}

/** "6", or "6, turn ends": who presses must not be surprised. */
function farOf({ walksOn: { far, endsTurn } = { isOpen: false, tip: '' } }: Choice): string | undefined {
  return far === undefined ? undefined : `${far}${endsTurn ? ', turn ends' : ''}`;
}

/** What is won for sure, more or less of it: "+1-6". */
const GAIN = /^[+]\d+(?:-\d+)?$/;

/** The odds of all that have any: the same, the least and the most of what is gained ("+1-6"), or their spans if they are per cents of the same things ("win 20-43%, die 5%"), or none. */
function oddsOf(choices: readonly Choice[]): string | undefined {
  const said = choices.flatMap(choice => choice.odds ?? []);
  if (said.length > 0 && said.every(one => GAIN.test(one))) return gainsOf(said);
  const odds = said.map(one => one.split(', '));
  const spans = odds[0]?.map((_, part) => spanOf(odds.map(parts => parts[part])));
  const isOne = odds.every(parts => parts.length === spans?.length);
  return isOne && spans?.every(span => span !== undefined) ? spans.join(', ') : undefined;
}

function gainsOf(said: readonly string[]): string {
  const numbers = said.flatMap(one => one.slice(1).split('-').map(Number));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? `+${most}` : `+${least}-${most}`;
}

function spanOf(said: readonly (string | undefined)[]): string | undefined {
  if (said.every(one => one === said[0])) return said[0];
  const found = said.map(one => /^(\D*?)(\d+)%$/.exec(one ?? ''));
  const word = found[0]?.[1];
  if (word === undefined || found.some(one => one?.[1] !== word)) return undefined;
  const numbers = found.map(one => Number(one![2]));
  return `${word}${Math.min(...numbers)}-${Math.max(...numbers)}%`;
}

export const isPressable = ({ choices, onward }: VerbButton): boolean =>
  choices.length > 0 || onward !== undefined;

function firstNamed(buttons: readonly VerbButton[]): VerbButton | undefined {
  return buttons.filter(one => one.choices.length > 0).toSorted((a, b) => a.choices[0]! - b.choices[0]!)[0];
}

/** Several greyed things of one verb make one button that tells all reasons. */
function uniqueLabels(buttons: readonly VerbButton[]): VerbButton[] {
  const byLabel = new Map<string, VerbButton>();
  for (const one of buttons) {
    const known = byLabel.get(one.label);
    const why = known ? `${known.why} ${one.why}` : one.why;
    byLabel.set(one.label, { ...(known ?? one), ...(why === undefined ? {} : { why }) });
  }
  return [...byLabel.values()];
}

/**
 * The button drawn in red: the open verb, else the one of the lit choice, else the usual one, else the one that the room
 * names first, wherever it stands.
 */
export function chosenButton(
  buttons: readonly VerbButton[],
  verb: string | undefined,
  lit: number | undefined,
  usual?: string,
): VerbButton | undefined {
  return (
    buttons.find(one => verb !== undefined && one.label === verb && one.choices.length > 0) ??
    buttons.find(one => lit !== undefined && [...one.choices, ...(one.alike ?? [])].includes(lit)) ??
    buttons.find(one => usual !== undefined && one.label === usual && isPressable(one)) ??
    firstNamed(buttons.filter(one => !one.closing)) ??
    firstNamed(buttons)
  );
}
