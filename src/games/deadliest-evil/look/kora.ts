/** Kora as she looks just now. */
import type { TokenModel } from '../../../core/look.ts';
import { MAX_LIFE } from '../data/constants.ts';
import { holds } from '../rules/abilities.ts';
import type { State } from '../state/state.ts';
import { KORA, koraCell } from './places.ts';

const WEAK = 2;

export function isWeak({ kora }: State): boolean {
  return kora.life <= WEAK;
}

export function koraSprite(state: State): string {
  const { kora, objectives, ending } = state;
  if (ending?.result === 'defeat') return 'kora-fallen';
  if (kora.invisible) return 'kora-invisible';
  if (isWeak(state)) return 'kora-wounded';
  if (objectives.book) return 'kora-book';
  return holds(state, 'cloak-of-stealth') ? 'kora-cloaked' : 'kora';
}

/** Her face tells how many wounds she has. */
export function koraPortrait({ kora }: State): string {
  if (kora.life >= 5) return 'kora-portrait';
  if (kora.life >= 3) return 'kora-portrait-hurt';
  return kora.life === 2 ? 'kora-portrait-grim' : 'kora-portrait-dying';
}

export function koraModel(state: State): TokenModel {
  const { kora } = state;
  const badges = [
    ...(kora.slowed ? ['icon-slowed'] : []),
    ...(kora.invisible ? ['icon-invisible'] : []),
    ...(holds(state, 'cloak-of-stealth') ? ['icon-cloak'] : []),
  ];
  return {
    id: KORA,
    sprite: koraSprite(state),
    at: koraCell(state),
    layer: 'figure',
    label: `Kora, ${kora.life} of ${MAX_LIFE} Life`,
    facing: 'right',
    ...(kora.life < MAX_LIFE && { gauge: { value: kora.life, max: MAX_LIFE } }),
    ...(badges.length > 0 && { badges }),
  };
}
