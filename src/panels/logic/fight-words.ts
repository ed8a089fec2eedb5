/** A fight as it is read: what its picture writes small, and what nobody hears of a picture. */
import type { FighterModel, FightModel } from '../../core/look.ts';
import { percent } from '../../games/phrases.ts';

/** The title, a line a fighter, the chances. */
export function fightWords({ title, left, right, odds }: FightModel): readonly string[] {
  const chance = odds === undefined ? [] : [`Odds for ${nameOf(left)}: ${percent(odds / 100)}`];
  return [title, fighterWords(left), fighterWords(right), ...chance];
}

/** "Goblin B" of several goblins; a Quagga has its Q already. */
function nameOf({ name, plate }: FighterModel): string {
  return plate === undefined || name.startsWith(plate) ? name : `${name} ${plate}`;
}

function fighterWords(fighter: FighterModel): string {
  const { gauge, arms } = fighter;
  const parts = [gauge && `${gauge.value} of ${gauge.max}`, arms].filter(Boolean);
  return [nameOf(fighter), ...(parts.length > 0 ? [parts.join(', ')] : [])].join(': ');
}
