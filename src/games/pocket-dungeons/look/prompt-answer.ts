/** The choices of questions that come up in between: dice to re-roll, lives to save, tiles to turn. */
import type { DialogModel } from '../../../core/look.ts';
import { tablePart } from '../../parts.ts';
import { capital, listed, percent } from '../../phrases.ts';
import { ABILITIES } from '../data/abilities.ts';
import { chartResult } from '../data/charts.ts';
import { turned } from '../data/tiles.ts';
import { optionFor, rerollOptions } from '../odds/assaults.ts';
import type { Option } from '../odds/duel.ts';
import { anyTrapDeath, trapDeath } from '../odds/perils.ts';
import { keyOf } from '../rules/cells.ts';
import { findChar, mustFind } from '../rules/characters.ts';
import { judge } from '../rules/combat.ts';
import { hasCounter } from '../rules/reach.ts';
import type { Ask, AskOf } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { CHART_WORDS, chartShares, resultText } from './charts.ts';
import { onTile } from './places.ts';
import { asking, type Question, type SomeChoices } from './prompt-parts.ts';
import {
  abilityIcon,
  bearing,
  cardName,
  exitsText,
  nameOf,
  portrait,
  SIDE_WORDS,
  tileName,
  treasureText,
} from './words.ts';

const TURN_WORDS = { 1: 'a quarter right', 2: 'halfway', 3: 'a quarter left' } as const;

export const answerChoices = {
  reroll: (action, question) => {
    const { ability, side, pool, die } = action;
    const { dice } = question.state.combat!.pools[side][pool];
    const face = dice[die]!;
    const whose = asking(question, 'reroll').side === side ? 'my' : 'their';
    const before = dice.slice(0, die).filter(each => each === face).length;
    const outcome = outlook(question, optionFor(question.state, action));
    const { name } = ABILITIES[ability];
    return {
      label: `${name}: ${whose} ${SIDE_WORDS[pool]} ${face}${before > 0 ? ` (no. ${before + 1})` : ''}`,
      verb: name,
      ...outcome,
      icon: abilityIcon(ability),
    };
  },
  keep: (_, question) => {
    const [own, other] = mine(question, judge(question.state.combat!.pools));
    const { odds, detail } = outlook(question, rerollOptions(question.state).at(-1)!);
    return {
      label: 'Keep the dice',
      odds,
      detail: `As they lie, you ${own ? 'hit' : 'miss'} and ${other ? 'are hit' : "aren't hit"}. ${detail}`,
      key: ' ',
      closing: true,
    };
  },
  heal: ({ use }) =>
    use
      ? { label: 'Try to heal', odds: 'works 50%', detail: 'On 4+ it lives.', key: '1' }
      : { label: "Don't heal", detail: 'It dies.', key: '2', closing: true },
  bless: ({ reroll }, question) =>
    reroll
      ? {
          label: 'Roll again',
          ...trapOdds(question, (state, char) => anyTrapDeath(state, char)),
          detail: 'You keep the second roll, whatever it is.',
          key: '1',
        }
      : {
          label: 'Keep this roll',
          ...trapOdds(question, keptTrapDeath),
          detail: 'You can still re-roll a later roll of this event.',
          key: '2',
          closing: true,
        },
  'place-dweller': ({ at }, question) => ({
    label: `The ${cardName(asking(question, 'place-dweller').card)} appears on ${tileName(at)}`,
    verb: 'Put it here',
    ...(hasCounter(question.state, at) && {
      detail: "On a counter: delvers can't step there while it stands on it.",
    }),
    ...onTile(question.state, at),
    mark: 'choose',
  }),
  teleport: ({ to }, question) => {
    const { at } = mustFind(question.state, asking(question, 'teleport').victim);
    return {
      label: `Send to ${tileName(to)}`,
      verb: 'Send away',
      detail: `${capital(bearing(at, to))} of here.`,
      ...onTile(question.state, to),
      mark: 'choose',
    };
  },
  shift: ({ at, turns }, { state }) => ({
    label: `Turn ${tileName(at)} ${TURN_WORDS[turns]}`,
    verb: `Turn ${tileName(at)}`,
    detail: `Then open ${exitsText(turned(state.dungeon.tiles[keyOf(at)]!.exits, turns))}.`,
    ...onTile(state, at),
    mark: 'use',
  }),
  'no-shift': () => ({ label: 'Skip', key: 'e', closing: true }),
} satisfies SomeChoices;

/** Of a trap: the chance to live. Other rolls kill nobody yet. */
function trapOdds(question: Question, death: (state: State, char: Character, ask: AskOf<'bless'>) => number) {
  const ask = asking(question, 'bless');
  if (ask.table !== 'trap') return {};
  return { odds: `survives ${percent(1 - death(question.state, question.char(), ask))}` };
}

function keptTrapDeath(state: State, char: Character, { dice }: AskOf<'bless'>): number {
  return trapDeath(state, char, chartResult('trap', total(dice)));
}

const total = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** Of both strikes, first that of the one who is asked. */
function mine<T>(question: Question, { hit, counter }: { hit: T; counter: T }): [own: T, other: T] {
  return asking(question, 'reroll').side === 'attacker' ? [hit, counter] : [counter, hit];
}

/** Chances to hit and to be hit, if both go on at their best. */
function outlook(question: Question, { blows }: Option): { odds: string; detail: string } {
  const [hit, hurt] = mine(question, blows).map(percent) as [string, string];
  return {
    odds: `hit ${hit}, be hit ${hurt}`,
    detail: `You hit ${hit} and are hit ${hurt} with best re-rolls from here.`,
  };
}

// ── Windows ────────────────────────────────────────────────────────────────────────────────────────────────────

export function answerDialog(state: State, ask: Ask): DialogModel | undefined {
  if (ask.kind === 'bless') return blessDialog(ask);
  if (ask.kind !== 'heal') return undefined;
  const patient = findChar(state, ask.patient);
  if (!patient) return undefined;
  const gold = patient.treasure > 0 ? ` It carries ${treasureText(patient.treasure)}.` : '';
  return {
    title: ABILITIES['healing-spells'].name,
    picture: portrait('priestess'),
    lines: [
      { text: `${capital(nameOf(patient))} is about to die beside your Priestess.${gold}` },
      { text: 'On 4+ she saves it. Trying is free.', tone: 'dim' },
    ],
  };
}

function blessDialog(ask: AskOf<'bless'>): DialogModel {
  const sum = total(ask.dice);
  const result = chartResult(ask.table, sum);
  return {
    title: `Blessings: ${CHART_WORDS[ask.table]} roll ${sum}`,
    picture: `chart-${result}`,
    lines: [
      { text: `Rolled ${listed(ask.dice.map(String))}: ${resultText(result)}.` },
      { text: 'Once per event the Priestess can roll again. The second roll counts.', tone: 'dim' },
    ],
    parts: [
      tablePart(
        'What a roll brings',
        ['Result', 'Chance'],
        chartShares(ask.table).map(({ result: row, chance }) => ({
          cells: [resultText(row), chance],
          ...(row === result && { tone: 'gold' as const }),
        })),
      ),
    ],
  };
}
