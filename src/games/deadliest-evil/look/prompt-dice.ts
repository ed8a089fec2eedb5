/**
 * The six ways to lay out the dice, side by side: what each slays, what it costs to stay, how far she walks. How often
 * each foe hits is in a row's words: what that costs is one number.
 */
import type { Choice, ComparedHead, ComparedCell, PromptModel, Tone } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { makeBot } from '../bot/index.ts';
import { ABILITIES, type Ability } from '../data/constants.ts';
import { KINDS, type Kind } from '../data/monsters.ts';
import { share } from '../odds/chances.ts';
import { assignmentOdds, type AssignmentOdds } from '../odds/dice.ts';
import { isDangerous, isDeadly } from '../odds/staying.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { ABILITY_NAMES, foeName, theFoe, mean, percent, smallFoe, span, stayingText } from './words.ts';

interface Column extends ComparedHead {
  figure(odds: AssignmentOdds): ComparedCell;
}

export function assignPrompt(state: State): PromptModel<Action> {
  const all = assignmentOdds(state);
  const columns = columnsOf(all);
  const choices = ASSIGNMENTS.map((action, index): Choice<Action> => {
    const odds = all[index]!;
    const { combat, defense, speed } = action;
    return {
      action,
      label: `Combat d${combat}, Defense d${defense}, Speed d${speed}`,
      detail: detailOf(state, odds),
      key: `${index + 1}`,
      compared: columns.map(column => column.figure(odds)),
    };
  });
  // No row is best in every column: the one in red is the hint's.
  const { action: advised } = makeBot('hard', 0).choose(state, ASSIGNMENTS);
  return {
    title: 'Assign your dice',
    compare: columns.map(({ group, icon, label }) => ({ group, icon, label })),
    choices,
    usual: choices.find(({ action }) => action === advised)!.label,
  };
}

function columnsOf(all: readonly AssignmentOdds[]): Column[] {
  const [first] = all as [AssignmentOdds];
  const slain = kindsOf(first.attack.targets);
  const column = measured(all);
  return [
    ...ABILITIES.map(dieColumn),
    ...slain.map(kind =>
      column('You kill', smallFoe(kind), `Your attack kills ${theFoe(kind)}`, 'most', slayOf(kind), percent),
    ),
    ...present(
      all.some(({ staying }) => isDangerous(staying)) &&
        column(
          STAYING,
          'heart',
          'Life lost on average, if you end the turn here',
          'least',
          woundsOf,
          lifeLost,
        ),
    ),
    ...present(
      all.some(({ staying }) => isDeadly(staying)) &&
        column(STAYING, 'skull', 'Death, if you end the turn here', 'least', deathOf, percent, 'bad'),
    ),
    column(
      'Walk',
      'boot',
      'Spaces you can walk',
      'most',
      ({ move }) => move.mean,
      (_, { move }) => span(move),
    ),
  ];
}

const STAYING = 'Stay here';

function dieColumn(ability: Ability): Column {
  return {
    group: ABILITY_NAMES[ability],
    icon: `ability-${ability}`,
    label: ABILITY_NAMES[ability],
    figure: ({ dice }) => ({ text: `d${dice[ability]}`, tone: 'ice' }),
  };
}

type ValueOf = (odds: AssignmentOdds) => number;
const slayOf =
  (kind: Kind): ValueOf =>
  ({ attack }) =>
    share(attack.targets.find(each => each.kind === kind)!.slays);
const hitOf =
  (kind: Kind): ValueOf =>
  ({ staying }) =>
    share(staying.strikers.find(({ monster }) => monster.kind === kind)!.hits);

const woundsOf: ValueOf = ({ staying }) => staying.meanWounds;
const deathOf: ValueOf = ({ staying }) => staying.deadly;

/** "-0.8": what is lost, so that nobody takes it for a gain. */
function lifeLost(wounds: number): string {
  const text = mean(wounds);
  return Number(text) === 0 ? '0' : `-${text}`;
}

/** Columns of numbers: the best of each stands out, and whatever is written like it; where all are alike, none does. */
function measured(all: readonly AssignmentOdds[]) {
  return (
    group: string,
    icon: string,
    label: string,
    wanted: 'most' | 'least',
    value: ValueOf,
    write: (value: number, odds: AssignmentOdds) => string,
    other: Tone = 'plain',
  ): Column => {
    const sorted = all.toSorted((a, b) => value(a) - value(b));
    const textOf = (odds: AssignmentOdds): string => write(value(odds), odds);
    const top = textOf(wanted === 'most' ? sorted.at(-1)! : sorted[0]!);
    const isSame = all.every(odds => textOf(odds) === top);
    const figure = (odds: AssignmentOdds): ComparedCell => {
      const text = textOf(odds);
      return { text, tone: text === top && !isSame ? 'good' : other };
    };
    return { group, icon, label, figure };
  };
}

function kindsOf(foes: readonly { readonly kind: Kind }[]): Kind[] {
  return KINDS.filter(kind => foes.some(each => each.kind === kind));
}

function strikersOf({ staying }: AssignmentOdds): { readonly kind: Kind }[] {
  return staying.strikers.map(({ monster }) => monster);
}

function detailOf(state: State, odds: AssignmentOdds): string {
  const { attack, staying, move } = odds;
  const list = (kinds: readonly Kind[], of: (kind: Kind) => ValueOf): string =>
    kinds.map(kind => `${foeName(kind)} ${percent(of(kind)(odds))}`).join(', ');
  const slain = kindsOf(attack.targets);
  const strikers = kindsOf(strikersOf(odds));
  return [
    ...present(slain.length > 0 && `You kill: ${list(slain, slayOf)}.`),
    ...present(strikers.length > 0 && `A strike hits you: ${list(strikers, hitOf)}.`),
    ...present(isDangerous(staying) && stayingText(state, staying)),
    `Walk ${span(move)} spaces.`,
  ].join(' ');
}
