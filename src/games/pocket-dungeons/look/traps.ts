/** What springs, what fells and what saves: how each is told and shown. */
import type { Cell } from '../../../core/grid.ts';
import { beam, burst, glow, shake, sound, together, type Motion, type Place } from '../../../core/look.ts';
import type { TrapId } from '../data/charts.ts';
import { FIREBALL_REACH } from '../data/constants.ts';
import type { Cause } from '../state/state.ts';
import type { SaveAbility } from '../data/abilities.ts';

interface TrapLook {
  /** `afar`: where something may come flying from. */
  effect(victim: Place, afar: Cell): Motion;
}

export const TRAP_LOOKS: Readonly<Record<TrapId, TrapLook>> = {
  'poison-dart': {
    effect: (victim, afar) => together(beam(afar, victim, 'good', 'fx-arrow'), sound('bow')),
  },
  'bottomless-pit': {
    effect: victim => together(sound('rumble'), burst(victim, 'dim', 3)),
  },
  teleportation: {
    effect: victim => together(sound('spell'), burst(victim, 'magic', 3)),
  },
  'mind-control': {
    effect: victim => together(sound('spell'), glow(victim, 'magic')),
  },
  fireball: {
    effect: victim => together(sound('fire'), burst(victim, 'fire', 2 * FIREBALL_REACH), shake(3)),
  },
  'shifting-corridors': { effect: () => together(sound('rumble'), shake(2)) },
  'cave-in': { effect: () => together(sound('rumble'), shake(2)) },
  paralyzation: {
    effect: victim => together(sound('fizzle'), burst(victim, 'ice', 2)),
  },
  ambush: { effect: () => together(sound('giggle'), shake(1)) },
  'mind-swap': {
    effect: victim => together(sound('swap'), burst(victim, 'magic', 2)),
  },
  'gas-cloud': {
    effect: victim => together(sound('gas'), burst(victim, 'good', 4)),
  },
};

interface FallLook {
  /** What becomes of somebody. */
  readonly text: string;
  effect(victim: Place): Motion[];
}

const struck = (victim: Place): Motion[] => [burst(victim, 'bad', 3), shake(1)];
const swallowed = (victim: Place): Motion[] => [sound('rumble'), burst(victim, 'dim', 3), shake(2)];

export const FALLS: Readonly<Record<Cause, FallLook>> = {
  assault: { text: 'dies', effect: struck },
  water: { text: 'drowns', effect: victim => [sound('drown'), burst(victim, 'ice', 3)] },
  gas: { text: 'is killed by the gas', effect: victim => [sound('gas'), burst(victim, 'good', 3)] },
  'poison-dart': { text: 'is killed by a poison dart', effect: struck },
  'bottomless-pit': { text: 'falls, and is still falling', effect: swallowed },
  fireball: { text: 'is burnt to a crisp', effect: victim => [sound('fire'), burst(victim, 'fire', 3)] },
  'cave-in': { text: 'is buried under rock', effect: swallowed },
};

interface SaveLook {
  readonly sound: string;
  /** What it did, and what there is to say where it did not help. */
  readonly saved: string;
  readonly lost: string;
}

export const SAVES: Readonly<Record<SaveAbility, SaveLook>> = {
  undying: { sound: 'groan', saved: 'gets up again', lost: 'It stays down this time' },
  'healing-spells': {
    sound: 'heal',
    saved: 'is healed just in time',
    lost: 'The healing fails',
  },
};
