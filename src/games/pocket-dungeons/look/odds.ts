/** The odds, as one reads them before deciding. */
import { percent } from '../../phrases.ts';
import { FEAR_NEED, GAS_NEED, LYING_NEED } from '../data/constants.ts';
import type { Prospects } from '../odds/assaults.ts';
import { fallChance, survivalChance, testChanceOf } from '../odds/rolls.ts';
import { frightenersOf } from '../rules/activation.ts';
import { healerOf } from '../rules/defeat.ts';
import { ACTION, defense } from '../rules/rolls.ts';
import type { Character, State } from '../state/state.ts';
import { ATTACK_WORDS } from './words.ts';

/** "Melee, best re-rolls: win 43%, fall 12%, both 22%, neither 22%. Gets there 75%." */
export function prospectsText(prospects: Prospects): string {
  const { attack, win, lose, both, stalemate, comes, hasRerolls, mayHeal } = prospects;
  const terms = `${ATTACK_WORDS[attack]}${hasRerolls ? ', best re-rolls' : ''}${mayHeal ? ', nobody healed' : ''}`;
  const fight = `${terms}: win ${percent(win)}, fall ${percent(lose)}, both ${percent(both)}, neither ${percent(stalemate)}.`;
  return comes < 1 ? `${fight} Gets there ${percent(comes)}.` : fight;
}

interface Hurdle {
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
    const text = `Paralysed: Magic defence ${LYING_NEED}+ to stand up, ${percent(chance)}.`;
    hurdles.push({ chance, text });
  } else if (frightenersOf(state, char).length > 0) {
    const chance = testChanceOf(char, defense('magic'), FEAR_NEED);
    const text = `A Corpse is near: Magic defence ${FEAR_NEED}+ or flee, stays ${percent(chance)}.`;
    hurdles.push({ chance, text });
  }
  return hurdles;
}

/** "survives 88%, with her own save": what is needed to read a test that may kill. */
export function survivesText(state: State, char: Character, chance: number): string {
  const save = fallChance(char, false) < 1 ? ' with its save' : '';
  const healer = healerOf(state, char, null) ? ', unhealed' : '';
  return `survives ${percent(chance)}${save}${healer}`;
}
