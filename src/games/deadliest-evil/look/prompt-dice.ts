/**
 * The six ways to lay out the dice, side by side: what each slays, who gets through to her, what that costs, how far
 * she walks. Everything that hangs on the choice stands on the screen before it is made.
 */
import type { Choice, FigureHead, FigureModel, PromptModel, Tone } from '../../../core/look.ts';
import { ABILITIES, type Ability } from '../data/constants.ts';
import { KINDS, type Kind } from '../data/monsters.ts';
import { assignmentOdds, type AssignmentOdds } from '../odds/dice.ts';
import { isDangerous, isDeadly } from '../odds/staying.ts';
import { share, type Chance } from '../odds/chances.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { ABILITY_NAMES, foeName, mean, percent, smallFoe, stayingText } from './words.ts';

/** Groups whose figures are hundredths. */
const PERCENTS: readonly string[] = ['Slay', 'Hit', 'Die'];

interface Column extends FigureHead {
  figure(odds: AssignmentOdds): FigureModel;
}

export function assignPrompt(state: State): PromptModel<Action> {
  const all = assignmentOdds(state);
  const columns = columnsOf(all);
  return {
    title: columns.some(({ group }) => PERCENTS.includes(group))
      ? 'Lay out the dice (in %)'
      : 'Lay out the dice',
    compare: columns.map(({ group, icon, label }) => ({ group, icon, label })),
    choices: ASSIGNMENTS.map((action, index): Choice<Action> => {
      const odds = all[index]!;
      const { combat, defense, speed } = action;
      return {
        action,
        label: `Combat d${combat}, Defense d${defense}, Speed d${speed}`,
        detail: detailOf(odds),
        key: `${index + 1}`,
        figures: columns.map(column => column.figure(odds)),
      };
    }),
  };
}

function columnsOf(all: readonly AssignmentOdds[]): Column[] {
  const [first] = all as [AssignmentOdds];
  const slain = kindsOf(first.attack.targets);
  const strikers = kindsOf(all.flatMap(strikersOf));
  return [
    ...ABILITIES.map(dieColumn),
    ...slain.map(kind => chanceColumn('Slay', `Slay a ${foeName(kind)}`, kind, all, slayOf, 'most')),
    ...strikers.map(kind =>
      chanceColumn('Hit', `Hit by each blow of a ${foeName(kind)}`, kind, all, hitOf, 'least'),
    ),
    ...(all.some(({ staying }) => isDangerous(staying)) ? [woundsColumn(all)] : []),
    ...(all.some(({ staying }) => isDeadly(staying)) ? [deathColumn(all)] : []),
    stepsColumn(all),
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

type ChanceOf = (odds: AssignmentOdds, kind: Kind) => Chance;
const slayOf: ChanceOf = ({ attack }, kind) => attack.targets.find(each => each.kind === kind)!.slays;
const hitOf: ChanceOf = ({ staying }, kind) =>
  staying.strikers.find(({ monster }) => monster.kind === kind)!.hits;

function chanceColumn(
  group: string,
  label: string,
  kind: Kind,
  all: readonly AssignmentOdds[],
  chanceOf: ChanceOf,
  wanted: 'most' | 'least',
): Column {
  const value = (odds: AssignmentOdds): number => share(chanceOf(odds, kind));
  return figureColumn({ group, icon: smallFoe(kind), label }, all, { value, write: bare, wanted });
}

function woundsColumn(all: readonly AssignmentOdds[]): Column {
  const head = { group: 'Hurt', icon: 'heart', label: 'Wounds to expect, if you stay' };
  const value = ({ staying }: AssignmentOdds): number => staying.meanWounds;
  return figureColumn(head, all, { value, write: mean, wanted: 'least' });
}

function deathColumn(all: readonly AssignmentOdds[]): Column {
  const head = { group: 'Die', icon: 'skull', label: 'Death, if you stay' };
  const value = ({ staying }: AssignmentOdds): number => staying.deadly;
  return figureColumn(head, all, { value, write: bare, wanted: 'least', other: 'bad' });
}

function stepsColumn(all: readonly AssignmentOdds[]): Column {
  const head = { group: 'Walk', icon: 'boot', label: 'Spaces to walk, on average' };
  return figureColumn(head, all, { value: ({ move }) => move.mean, write: mean, wanted: 'most' });
}

/** The title says that these are hundredths. */
const bare = (chance: number): string => percent(chance).replace('%', '');

interface Figures {
  readonly value: (odds: AssignmentOdds) => number;
  readonly write: (value: number) => string;
  readonly wanted: 'most' | 'least';
  readonly other?: Tone;
}

/** The best of its column stands out, and whatever is written like it. */
function figureColumn(
  head: FigureHead,
  all: readonly AssignmentOdds[],
  { value, write, wanted, other = 'plain' }: Figures,
): Column {
  const values = all.map(value);
  const best = write(wanted === 'most' ? Math.max(...values) : Math.min(...values));
  return {
    ...head,
    figure: odds => {
      const text = write(value(odds));
      return { text, tone: text === best ? 'good' : other };
    },
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
  const list = (kinds: readonly Kind[], chanceOf: ChanceOf): string =>
    kinds.map(kind => `${foeName(kind)} ${percent(chanceOf(odds, kind))}`).join(', ');
  const slain = kindsOf(attack.targets);
  const strikers = kindsOf(strikersOf(odds));
  return [
    ...(slain.length > 0 ? [`Slay ${list(slain, slayOf)}.`] : []),
    ...(strikers.length > 0 ? [`Hit by each blow: ${list(strikers, hitOf)}.`] : []),
    ...(isDangerous(staying) ? [stayingText(staying)] : []),
    `Steps ${mean(move.mean)}.`,
  ].join(' ');
}
