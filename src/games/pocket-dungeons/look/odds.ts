/** The odds, as one reads them before deciding. */
import type { Of } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import { present } from '../../parts.ts';
import { capital, percent, pointsText, sharePoints, shares } from '../../phrases.ts';
import { trapOf } from '../data/charts.ts';
import type { AssaultOdds, Prospects } from '../odds/assaults.ts';
import { flipDeath, trapDeath } from '../odds/perils.ts';
import { fallChance, stepChance, survivalChance, testChanceOf } from '../odds/rolls.ts';
import { CHECKS, checksFor } from '../rules/activation.ts';
import { findChar } from '../rules/characters.ts';
import { healerOf } from '../rules/defeat.ts';
import { hasCounter } from '../rules/reach.ts';
import { ACTION, defense } from '../rules/rolls.ts';
import type { Event } from '../state/events.ts';
import type { Character, State } from '../state/state.ts';
import { ATTACK_WORDS } from './words.ts';

/** "win 43%, die 34%": from the first step to the last save. Where it surely comes to blows, as the whole list says it. */
export function attackOdds(odds: AssaultOdds): string {
  const { comes, win, lose, both, drowns } = odds;
  if (comes < 1 || drowns > 0)
    return `win ${percent(comes * win)}, die ${percent(comes * (lose + both) + drowns)}`;
  const [wins, loses, boths] = sharePoints(endsOf(odds)) as [number, number, number];
  return `win ${pointsText(wins, win)}, die ${pointsText(loses + boths, lose + both)}`;
}

/** How a fight can end: all of it. */
const endsOf = ({ win, lose, both, stalemate }: AssaultOdds): number[] => [win, lose, both, stalemate];

/** "Melee, best re-rolls: win 43%, lose 12%, both die 22%, nobody 22%. Gets there 75%." */
export function prospectsText(prospects: Prospects): string {
  const { attack, lose, both, stalemate, comes, hasRerolls, mayHeal } = prospects;
  const [wins, loses, boths, nobody] = shares(endsOf(prospects));
  const terms = `${ATTACK_WORDS[attack]}${hasRerolls ? ', best re-rolls' : ''}${mayHeal ? ', no healing' : ''}`;
  // What cannot happen needs no words.
  const rest = present(
    lose > 0 && `lose ${loses}`,
    both > 0 && `both die ${boths}`,
    stalemate > 0 && `nobody ${nobody}`,
  );
  const fight = `${terms}: ${[`win ${wins}`, ...rest].join(', ')}.`;
  return comes < 1 ? `${fight} Gets there ${percent(comes)}.` : fight;
}

/** "Survives 56%.", "Passes 42%.": said when a trap has sprung, before its dice fall. Nothing for traps without a test. */
export function trapOdds(state: State, { char: id, trap }: Of<Event, 'trap-sprung'>): string | undefined {
  const char = findChar(state, id);
  const { test } = trapOf(trap);
  if (!char || !test) return undefined;
  const death = trapDeath(state, char, trap);
  if (death > 0) return `${capital(survivesText(state, char, 1 - death))}.`;
  const stat = test.stat === 'action' ? ACTION : defense(test.stat);
  return `Passes ${percent(testChanceOf(char, stat, test.need))}.`;
}

/** Chance to live through a step: water, or what a counter may hide. */
export function stepSurvival(state: State, char: Character, to: Cell): number {
  const flips = char.role === 'hero' && hasCounter(state, to);
  return stepChance(state, char, to) * (flips ? 1 - flipDeath(state, char, to) : 1);
}

interface Hurdle {
  readonly text: string;
  /** What "88%" is the chance of. */
  readonly word: string;
  readonly chance: number;
}

/** What stands between a character and its action (chapter "Activation checks"). */
export function hurdlesOf(state: State, char: Character): Hurdle[] {
  return checksFor(state, char).map(check => {
    const { stat, need } = CHECKS[check];
    const chance = check === 'gas' ? survivalChance(char, stat, need) : testChanceOf(char, stat, need);
    const text = {
      gas: `Gas: Action ${need}+ or die, ${survivesText(state, char, chance)}.`,
      lying: `Paralysed: Magic defence ${need}+ to get up, ${percent(chance)}.`,
      fear: `Beside a Corpse: Magic defence ${need}+ or flee, stays ${percent(chance)}.`,
    }[check];
    return { text, word: { gas: 'survives', lying: 'gets up', fear: 'stays' }[check], chance };
  });
}

/** "survives 88% with its own save": what is needed to read a test that may kill. */
export function survivesText(state: State, char: Character, chance: number): string {
  const save = fallChance(char, false) < 1 ? ' with its own save' : '';
  const healer = healerOf(state, char, null) ? ' without healing' : '';
  return `survives ${percent(chance)}${save}${healer}`;
}
