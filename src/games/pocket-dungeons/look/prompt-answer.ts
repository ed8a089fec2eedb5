/** The choices of questions that come up in between: dice to re-roll, lives to save, tiles to turn. */
import type { Choice, DialogModel } from '../../../core/look.ts';
import { capital, listed, percent } from '../../phrases.ts';
import { ABILITIES } from '../data/abilities.ts';
import { findCard } from '../data/cards.ts';
import { chartResult, CHARTS } from '../data/charts.ts';
import { turned } from '../data/tiles.ts';
import type { Option } from '../odds/duel.ts';
import { lyingBlows, optionFor, rerollOptions } from '../odds/assaults.ts';
import { keyOf } from '../rules/cells.ts';
import { findChar } from '../rules/characters.ts';
import { hasCounter } from '../rules/reach.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { chartChances } from './odds.ts';
import { CHART_WORDS, RESULT_WORDS } from './charts.ts';
import { onTile } from './places.ts';
import {
  bearing,
  cardName,
  exitsText,
  nameOf,
  portrait,
  SIDE_WORDS,
  tileName,
  treasureText,
} from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Answer = Of<'reroll' | 'keep' | 'heal' | 'bless' | 'place-dweller' | 'teleport' | 'shift' | 'no-shift'>;

export function answerChoice(state: State, ask: Ask, action: Answer): Choice<Action> {
  switch (action.type) {
    case 'reroll':
      return rerollChoice(state, ask, action);
    case 'keep':
      return keepChoice(state, ask, action);
    case 'heal':
      return action.use
        ? { action, label: 'Try to heal', odds: '50%', detail: 'On 4+ it stays up.', key: '1' }
        : { action, label: 'Let it happen', detail: 'The defeat stands.', key: '2', closing: true };
    case 'bless':
      return action.reroll
        ? { action, label: 'Roll again', detail: 'The second roll stands, whatever it is.', key: '1' }
        : {
            action,
            label: 'Keep this roll',
            detail: 'You may still bless a later roll of this event.',
            key: '2',
            closing: true,
          };
    case 'place-dweller': {
      const card = ask.kind === 'place-dweller' ? cardName(ask.card) : 'dweller';
      return {
        action,
        label: `The ${card} lurks on ${tileName(action.at)}`,
        verb: 'Let it lurk',
        ...(hasCounter(state, action.at) && {
          detail: 'On a counter: heroes cannot step there while it stands on it.',
        }),
        ...onTile(state, action.at),
        mark: 'choose',
      };
    }
    case 'teleport': {
      const victim = ask.kind === 'teleport' ? findChar(state, ask.victim) : undefined;
      return {
        action,
        label: `To ${tileName(action.to)}`,
        verb: 'Send away',
        ...(victim && { detail: `To the ${bearing(victim.at, action.to)} of here.` }),
        ...onTile(state, action.to),
        mark: 'choose',
      };
    }
    case 'shift':
      return shiftChoice(state, action);
    case 'no-shift':
      return { action, label: 'Turn nothing', key: 'e', closing: true };
  }
}

const TURN_WORDS = { 1: 'a quarter right', 2: 'half round', 3: 'a quarter left' } as const;

function shiftChoice(state: State, action: Of<'shift'>): Choice<Action> {
  const { at, turns } = action;
  const exits = turned(state.dungeon.tiles[keyOf(at)]!.exits, turns);
  return {
    action,
    label: `Turn ${tileName(at)} ${TURN_WORDS[turns]}`,
    verb: `Turn ${tileName(at)}`,
    detail: `Open to the ${exitsText(exits)} then.`,
    ...onTile(state, at),
    mark: 'use',
  };
}

// ── Re-rolls ───────────────────────────────────────────────────────────────────────────────────────────────────

/** For the one who is asked: chances to hit and to be hit, if both go on at their best. */
function mine(ask: Ask, { blows: { hit, counter } }: Option): { hit: string; hurt: string } {
  const isAttacker = ask.kind === 'reroll' && ask.side === 'attacker';
  const [own, other] = isAttacker ? [hit, counter] : [counter, hit];
  return { hit: percent(own), hurt: percent(other) };
}

function rerollChoice(state: State, ask: Ask, action: Of<'reroll'>): Choice<Action> {
  const { ability, side, pool, die } = action;
  const { dice } = state.combat!.pools[side][pool];
  const face = dice[die]!;
  const isOwn = ask.kind === 'reroll' && ask.side === side;
  const before = dice.slice(0, die).filter(each => each === face).length;
  const { hit, hurt } = mine(ask, optionFor(state, action));
  return {
    action,
    label: `${ABILITIES[ability].name}: ${isOwn ? 'my' : 'their'} ${SIDE_WORDS[pool]} ${face}${before > 0 ? ` (no. ${before + 1})` : ''}`,
    verb: ABILITIES[ability].name,
    odds: `hit ${hit}`,
    detail: `You hit ${hit}, are hit ${hurt}, with best re-rolls from here.`,
    icon: `ability-${ability}`,
  };
}

function keepChoice(state: State, ask: Ask, action: Of<'keep'>): Choice<Action> {
  const { hit, counter } = lyingBlows(state);
  const isAttacker = ask.kind === 'reroll' && ask.side === 'attacker';
  const [own, other] = isAttacker ? [hit, counter] : [counter, hit];
  const then = mine(ask, rerollOptions(state).at(-1)!);
  return {
    action,
    label: 'Keep the dice',
    odds: `hit ${then.hit}`,
    detail: `As they lie you ${own ? 'hit' : 'miss'} and are ${other ? 'hit' : 'not hit'}. You hit ${then.hit}, are hit ${then.hurt}, with best re-rolls from here.`,
    key: ' ',
    closing: true,
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
    title: 'Healing Spells',
    picture: portrait('priestess'),
    lines: [
      { text: `${capital(nameOf(patient))} is about to fall beside your Priestess.${gold}` },
      { text: 'On 4+ she saves it. It costs her nothing.', tone: 'dim' },
    ],
  };
}

function blessDialog(ask: Extract<Ask, { kind: 'bless' }>): DialogModel {
  const total = ask.dice.reduce((sum, face) => sum + face, 0);
  const result = chartResult(ask.table, total);
  const chances = chartChances(ask.table);
  const rows = [...new Set(CHARTS[ask.table].map(row => row[2]))];
  return {
    title: `Blessings: ${CHART_WORDS[ask.table]} ${total}`,
    picture: `chart-${result}`,
    lines: [
      { text: `The dice show ${listed(ask.dice.map(String))}: ${resultText(result)}.` },
      { text: 'Once per event she may roll again, and keeps what comes.', tone: 'dim' },
    ],
    parts: [
      {
        part: 'table',
        label: 'What may come',
        heads: ['Result', 'Chance'],
        rows: rows.map(row => ({
          cells: [resultText(row), percent(chances[row] ?? 0)],
          ...(row === result && { tone: 'gold' as const }),
        })),
      },
    ],
  };
}

function resultText(result: string): string {
  const card = findCard(result);
  return card?.name ?? RESULT_WORDS[result]?.text ?? result.replaceAll('-', ' ');
}
