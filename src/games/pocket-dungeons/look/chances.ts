/** The exact odds of the rules, as one reads them before deciding. */
import { percent } from '../../phrases.ts';
import { assaultOdds, oddsAlong, type AssaultOdds } from '../odds.ts';
import { doorChance, testChanceOf, type CombatOdds } from '../chances.ts';
import type { Attack } from '../data/cards.ts';
import { CHARTS } from '../data/charts.ts';
import { FEAR_NEED, GAS_NEED, LYING_NEED } from '../data/constants.ts';
import { cardOf } from '../data/cards.ts';
import { can } from '../rules/figures.ts';
import { isLinked } from '../rules/reach.ts';
import { ACTION, defence } from '../rules/rolls.ts';
import type { Action, Character, State } from '../state.ts';
import { ATTACK_WORDS } from './words.ts';

export type Assault = Extract<Action, { type: 'close-assault' | 'ranged-assault' }>;

/** An assault from the first step to the last save. */
export interface Prospects extends CombatOdds {
  readonly attack: Attack;
  /** That it comes to blows at all: daring, running far enough, not drowning. */
  readonly comes: number;
  /** That the attacker drowns on the way. */
  readonly drowns: number;
}

/** The attack that promises most. */
export function prospectsOf(state: State, char: Character, action: Assault): Prospects {
  return best(assaultOdds(state, char, action).map(withSaves));
}

export function declaredProspects(
  state: State,
  char: Character,
  target: Character,
  attack: Attack,
): Prospects {
  return withSaves({ ...oddsAlong(state, char, target.id, attack, [target.at]), dry: 1 });
}

/** Half of the hits on the undying and on the Priestess are survived. */
function withSaves(odds: AssaultOdds): Prospects {
  const { win, lose, both } = odds.helped?.odds ?? odds.plain;
  const falls = { attacker: odds.saves.attacker ? 0.5 : 1, defender: odds.saves.defender ? 0.5 : 1 };
  const result = {
    win: win * falls.defender + both * falls.defender * (1 - falls.attacker),
    lose: lose * falls.attacker + both * falls.attacker * (1 - falls.defender),
    both: both * falls.defender * falls.attacker,
  };
  return {
    attack: odds.attack,
    ...result,
    stalemate: Math.max(0, 1 - result.win - result.lose - result.both),
    comes: odds.dares * odds.reach * odds.dry,
    drowns: odds.dares * odds.reach * (1 - odds.dry),
  };
}

export function worthOf({ win, lose, both, comes, drowns }: Prospects): number {
  return comes * (win + both / 2 - lose) - drowns;
}

function best(all: readonly Prospects[]): Prospects {
  return all.reduce((first, next) => (worthOf(next) > worthOf(first) ? next : first));
}

/** The attacker's chance to be gone afterwards. */
export function riskOf({ lose, both, comes, drowns }: Prospects): number {
  return comes * (lose + both) + drowns;
}

/** "Melee: win 43%, fall 12%, both 22%, neither 22%. Comes to blows 75%." */
export function prospectsText(prospects: Prospects): string {
  const { attack, win, lose, both, stalemate, comes } = prospects;
  const fight = `${ATTACK_WORDS[attack]}: win ${percent(win)}, fall ${percent(lose)}, both ${percent(both)}, neither ${percent(stalemate)}.`;
  return comes < 1 ? `${fight} Gets there ${percent(comes)}.` : fight;
}

// ── Doors and tests ────────────────────────────────────────────────────────────────────────────────────────────

/** Ways of two dice to give each total. */
const WAYS = (total: number): number => 6 - Math.abs(7 - total);

/** Chances of a chart's results, by result. */
export function chartChances(chart: keyof typeof CHARTS): Readonly<Record<string, number>> {
  const chances: Record<string, number> = {};
  for (const [from, to, result] of CHARTS[chart])
    for (let total: number = from; total <= to; total++)
      chances[result] = (chances[result] ?? 0) + WAYS(total) / 36;
  return chances;
}

const DOOR = chartChances('door');

export function doorProspects(char: Character): { opens: number; trap: number; encounter: number } {
  const [trap, encounter] = [DOOR['surprise'] ?? 0, DOOR['boo'] ?? 0];
  const forced =
    (DOOR['locked'] ?? 0) * doorChance(char, 4) + (DOOR['really-locked'] ?? 0) * doorChance(char, 6);
  return { opens: (DOOR['open'] ?? 0) + forced + trap + encounter, trap, encounter };
}

export interface Hurdle {
  readonly text: string;
  readonly chance: number;
}

/** What stands between a character and its action (chapter "Activation checks"). */
export function hurdlesOf(state: State, char: Character): Hurdle[] {
  const hurdles: Hurdle[] = [];
  if (state.gas) {
    const chance = testChanceOf(char, ACTION, GAS_NEED);
    hurdles.push({ chance, text: `Gas: Action ${GAS_NEED}+ (${percent(chance)}) or fall.` });
  }
  if (char.paralysed) {
    const chance = testChanceOf(char, defence('magic'), LYING_NEED);
    hurdles.push({ chance, text: `Paralysed: Magic ${LYING_NEED}+ (${percent(chance)}) to stand up.` });
  } else if (isAfraid(state, char)) {
    const chance = testChanceOf(char, defence('magic'), FEAR_NEED);
    hurdles.push({ chance, text: `A Corpse is near: Magic ${FEAR_NEED}+ (${percent(chance)}) or flee.` });
  }
  return hurdles;
}

function isAfraid(state: State, char: Character): boolean {
  if (cardOf(char.card).type === 'undead') return false;
  return state.chars.some(
    other => other.id !== char.id && can(other, 'aura-of-fear') && isLinked(state, char.at, other.at),
  );
}
