/**
 * The six ways to lay out the dice, side by side: what each slays, who gets through to her, what that costs, how far
 * she walks. Everything that hangs on the choice stands on the screen before it is made.
 */
import type { Choice, ComparedHead, ComparedCell, PromptModel, Tone } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { ABILITIES, type Ability } from '../data/constants.ts';
import { KINDS, type Kind } from '../data/monsters.ts';
import { share } from '../odds/chances.ts';
import { assignmentOdds, type AssignmentOdds } from '../odds/dice.ts';
import { isDangerous, isDeadly } from '../odds/staying.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { ABILITY_NAMES, foeName, theFoe, mean, percent, smallFoe, stayingText } from './words.ts';

/** Groups whose numbers are hundredths. */
const PERCENTS: readonly string[] = ['Kill', 'Hit', 'Die'];

interface Column extends ComparedHead {
  figure(odds: AssignmentOdds): ComparedCell;
}

export function assignPrompt(state: State): PromptModel<Action> {
  const all = assignmentOdds(state);
  const columns = columnsOf(all);
  return {
    title: columns.some(({ group }) => PERCENTS.includes(group))
      ? 'Assign your dice (in %)'
      : 'Assign your dice',
    compare: columns.map(({ group, icon, label }) => ({ group, icon, label })),
    choices: ASSIGNMENTS.map((action, index): Choice<Action> => {
      const odds = all[index]!;
      const { combat, defense, speed } = action;
      return {
        action,
        label: `Combat d${combat}, Defense d${defense}, Speed d${speed}`,
        detail: detailOf(odds),
        key: `${index + 1}`,
        compared: columns.map(column => column.figure(odds)),
      };
    }),
  };
}

function columnsOf(all: readonly AssignmentOdds[]): Column[] {
  const [first] = all as [AssignmentOdds];
  const slain = kindsOf(first.attack.targets);
  const strikers = kindsOf(all.flatMap(strikersOf));
  const column = measured(all);
  return [
    ...ABILITIES.map(dieColumn),
    ...slain.map(kind =>
      column('Kill', smallFoe(kind), `Your attack kills ${theFoe(kind)}`, slayOf(kind), bare, 'most'),
    ),
    ...strikers.map(kind =>
      column('Hit', smallFoe(kind), `Each strike of ${theFoe(kind)} hits you`, hitOf(kind), bare, 'least'),
    ),
    ...present(
      all.some(({ staying }) => isDangerous(staying)) &&
        column(
          'Hurt',
          'heart',
          'Wounds on average, if you stay',
          odds => odds.staying.meanWounds,
          mean,
          'least',
        ),
    ),
    ...present(
      all.some(({ staying }) => isDeadly(staying)) &&
        column('Die', 'skull', 'Death, if you stay', odds => odds.staying.deadly, bare, 'least', 'bad'),
    ),
    column('Walk', 'boot', 'Spaces to walk, on average', odds => odds.move.mean, mean, 'most'),
  ];
}

function dieColumn(ability: Ability): Column {
  return {
    group: '',
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

/** The title says that these are hundredths. */
const bare = (chance: number): string => percent(chance).replace('%', '');

/** Columns of numbers: the best of each stands out, and whatever is written like it. */
function measured(all: readonly AssignmentOdds[]) {
  return (
    group: string,
    icon: string,
    label: string,
    value: ValueOf,
    write: (value: number) => string,
    wanted: 'most' | 'least',
    other: Tone = 'plain',
  ): Column => {
    const values = all.map(value);
    const best = write(wanted === 'most' ? Math.max(...values) : Math.min(...values));
    const figure = (odds: AssignmentOdds): ComparedCell => {
      const text = write(value(odds));
      return { text, tone: text === best ? 'good' : other };
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

function detailOf(odds: AssignmentOdds): string {
  const { attack, staying, move } = odds;
  const list = (kinds: readonly Kind[], of: (kind: Kind) => ValueOf): string =>
    kinds.map(kind => `${foeName(kind)} ${percent(of(kind)(odds))}`).join(', ');
  const slain = kindsOf(attack.targets);
  const strikers = kindsOf(strikersOf(odds));
  return [
    ...present(slain.length > 0 && `You kill: ${list(slain, slayOf)}.`),
    ...present(strikers.length > 0 && `Each strike hits you: ${list(strikers, hitOf)}.`),
    ...present(isDangerous(staying) && stayingText(staying)),
    `Steps ${mean(move.mean)}.`,
  ].join(' ');
}
