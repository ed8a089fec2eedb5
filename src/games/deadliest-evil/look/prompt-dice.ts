/**
 * The six ways to lay out the dice, side by side: what each slays, who gets through to her, what that costs, how far
 * she walks. Everything that hangs on the choice stands on the screen before it is made.
 */
import type { Choice, FigureHead, FigureModel, PromptModel, Tone } from '../../../core/look.ts';
import { ABILITIES, type Ability } from '../data/constants.ts';
import { KINDS, type Kind } from '../data/monsters.ts';
import { assignmentOdds, share, type AssignmentOdds, type Chance } from '../odds.ts';
import { ASSIGNMENTS } from '../rules/phases.ts';
import type { Action, State } from '../state.ts';
import { ABILITY_NAMES, foeName, mean, percent, smallFoe } from './words.ts';

/** Below this a chance is not worth a column. */
const FAINT = 0.005;

interface Column extends FigureHead {
  figure(odds: AssignmentOdds): FigureModel;
}

export function assignPrompt(state: State): PromptModel<Action> {
  const all = assignmentOdds(state);
  const columns = columnsOf(all);
  return {
    title: columns.some(({ group }) => group === 'Hit') ? 'Lay out the dice (in %)' : 'Lay out the dice',
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
  const strikers = kindsOf(first.defense.attackers);
  return [
    ...ABILITIES.map(dieColumn),
    ...slain.map(kind => chanceColumn('Slay', `Slay a ${foeName(kind)}`, kind, all, slayOf, 'most')),
    ...strikers.map(kind => chanceColumn('Hit', `Hit by a ${foeName(kind)}`, kind, all, hitOf, 'least')),
    ...(strikers.length > 0 ? [woundsColumn(all)] : []),
    ...(all.some(({ defense }) => defense.deadly >= FAINT) ? [deathColumn(all)] : []),
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
const hitOf: ChanceOf = ({ defense }, kind) => defense.attackers.find(each => each.kind === kind)!.hits;

function chanceColumn(
  group: string,
  label: string,
  kind: Kind,
  all: readonly AssignmentOdds[],
  chanceOf: ChanceOf,
  wanted: 'most' | 'least',
): Column {
  const value = (odds: AssignmentOdds): number => share(chanceOf(odds, kind));
  return {
    group,
    icon: smallFoe(kind),
    label,
    figure: odds => ({
      text: percent(chanceOf(odds, kind)).replace('%', ''),
      tone: toneOf(value(odds), all.map(value), wanted),
    }),
  };
}

function woundsColumn(all: readonly AssignmentOdds[]): Column {
  const value = ({ defense }: AssignmentOdds): number => defense.meanWounds;
  return {
    group: 'Hurt',
    icon: 'heart',
    label: 'Wounds to expect, if you stay',
    figure: odds => ({ text: mean(value(odds)), tone: toneOf(value(odds), all.map(value), 'least') }),
  };
}

function deathColumn(all: readonly AssignmentOdds[]): Column {
  const value = ({ defense }: AssignmentOdds): number => defense.deadly;
  return {
    group: 'Die',
    icon: 'skull',
    label: 'Death, if you stay',
    figure: odds => ({
      text: percent(value(odds)).replace('%', ''),
      tone: toneOf(value(odds), all.map(value), 'least', 'bad'),
    }),
  };
}

function stepsColumn(all: readonly AssignmentOdds[]): Column {
  const value = ({ move }: AssignmentOdds): number => move.mean;
  return {
    group: 'Walk',
    icon: 'boot',
    label: 'Spaces to walk, on average',
    figure: odds => ({ text: mean(value(odds)), tone: toneOf(value(odds), all.map(value), 'most') }),
  };
}

/** The best of its column stands out. */
function toneOf(
  value: number,
  all: readonly number[],
  wanted: 'most' | 'least',
  other: Tone = 'plain',
): Tone {
  const best = wanted === 'most' ? Math.max(...all) : Math.min(...all);
  return value === best ? 'good' : other;
}

function kindsOf(foes: readonly { readonly kind: Kind }[]): Kind[] {
  return KINDS.filter(kind => foes.some(each => each.kind === kind));
}

function detailOf(odds: AssignmentOdds): string {
  const { attack, defense, move } = odds;
  const list = (kinds: readonly Kind[], chanceOf: ChanceOf): string =>
    kinds.map(kind => `${foeName(kind)} ${percent(chanceOf(odds, kind))}`).join(', ');
  const slain = kindsOf(attack.targets);
  const strikers = kindsOf(defense.attackers);
  const death = defense.deadly >= FAINT ? `, death ${percent(defense.deadly)}` : '';
  return [
    ...(slain.length > 0 ? [`Slay ${list(slain, slayOf)}.`] : []),
    ...(strikers.length > 0
      ? [`Hit by ${list(strikers, hitOf)}: ${mean(defense.meanWounds)} wounds${death}.`]
      : []),
    `Steps ${mean(move.mean)}.`,
  ].join(' ');
}
