/** The exact odds of the rules, as one reads them before deciding. */
import { percent } from '../../phrases.ts';
import { doorChance, fallChance, survivalChance, testChanceOf } from '../odds/rolls.ts';
import { CHARTS } from '../data/charts.ts';
import { FEAR_NEED, GAS_NEED, LYING_NEED } from '../data/constants.ts';
import { assaultOdds, termsOdds, type AssaultOdds } from '../odds/assaults.ts';
import { frightenersOf } from '../rules/activation.ts';
import { healerOf } from '../rules/defeat.ts';
import { mustFind } from '../rules/characters.ts';
import { ACTION, defense } from '../rules/rolls.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State, Task } from '../state/state.ts';
import { ATTACK_WORDS } from './words.ts';

export type Assault = Extract<Action, { type: 'close-assault' | 'ranged-assault' }>;
type Declared = Extract<Task, { do: 'declare' }>;

/** An assault from the first step to the last save. */
export interface Prospects extends AssaultOdds {
  /** A Priestess who takes no part may heal whoever falls; that is up to her player. */
  readonly mayHeal: boolean;
}

/** The attack that promises most. */
export function prospectsOf(state: State, char: Character, action: Assault): Prospects {
  const target = mustFind(state, action.target);
  const stand = action.type === 'close-assault' ? target.at : char.at;
  const mayHeal = isHealed(state, { ...char, at: stand }, target) || isHealed(state, target, char);
  return best(assaultOdds(state, char, action).map(odds => ({ ...odds, mayHeal })));
}

/** The attacker stands in the enemy's tile and has only to say how it strikes. */
export function declaredProspects(
  state: State,
  { char, target, back, charged, ambush }: Declared,
  attack: 'melee' | 'magic',
): Prospects {
  const terms = { attacker: char, defender: target, attack, back, charged, ambush };
  const [attacker, defender] = [mustFind(state, char), mustFind(state, target)];
  const mayHeal = isHealed(state, attacker, defender) || isHealed(state, defender, attacker);
  return { ...termsOdds(state, terms), comes: 1, drowns: 0, mayHeal };
}

function isHealed(state: State, patient: Character, foe: Character): boolean {
  return healerOf(state, patient, foe.id) !== undefined;
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

/** "Melee, best re-rolls: win 43%, fall 12%, both 22%, neither 22%. Gets there 75%." */
export function prospectsText(prospects: Prospects): string {
  const { attack, win, lose, both, stalemate, comes, hasRerolls, mayHeal } = prospects;
  const terms = [
    ATTACK_WORDS[attack],
    ...(hasRerolls ? ['best re-rolls'] : []),
    ...(mayHeal ? ['nobody healed'] : []),
  ].join(', ');
  const fight = `${terms}: win ${percent(win)}, fall ${percent(lose)}, both ${percent(both)}, neither ${percent(stalemate)}.`;
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
    const chance = survivalChance(char, ACTION, GAS_NEED);
    hurdles.push({ chance, text: `Gas: Action ${GAS_NEED}+ or fall; ${survivesText(state, char, chance)}.` });
  }
  if (char.paralysed) {
    const chance = testChanceOf(char, defense('magic'), LYING_NEED);
    hurdles.push({
      chance,
      text: `Paralysed: Magic defence ${LYING_NEED}+ to stand up, ${percent(chance)}.`,
    });
  } else if (frightenersOf(state, char).length > 0) {
    const chance = testChanceOf(char, defense('magic'), FEAR_NEED);
    hurdles.push({
      chance,
      text: `A Corpse is near: Magic defence ${FEAR_NEED}+ or flee, stays ${percent(chance)}.`,
    });
  }
  return hurdles;
}

/** "survives 88%, with her own save": what is needed to read a test that may kill. */
export function survivesText(state: State, char: Character, chance: number): string {
  const save = fallChance(char, false) < 1 ? ' with its save' : '';
  const healer = healerOf(state, char, null) ? ', unhealed' : '';
  return `survives ${percent(chance)}${save}${healer}`;
}
