/** From what a room tells to what the band plays. */
import type { Cue, Danger } from '../../core/cue.ts';
import type { Role } from '../score/section.ts';
import type { Tune } from '../score/tune.ts';

const BY_DANGER: Readonly<Record<Danger, Role>> = { 0: 'calm', 1: 'rising', 2: 'danger', 3: 'danger' };

/** Where a tune has no section of a role, it plays the first of these that it has. */
const INSTEAD: Readonly<Partial<Record<Role, readonly Role[]>>> = {
  opening: ['calm'],
  rising: ['calm'],
  danger: ['rising', 'calm'],
  boss: ['danger', 'rising', 'calm'],
  'near-death': ['danger', 'rising', 'calm'],
  breath: ['calm'],
  victory: ['results', 'breath', 'calm'],
  defeat: ['results', 'breath', 'calm'],
  results: ['breath', 'calm'],
};

/** How much presses: what rises is played from the next bar on, what falls waits for the section's end. */
const PRESSURE: Readonly<Record<Role, number>> = {
  opening: 0,
  calm: 0,
  breath: 0,
  results: 0,
  fill: 0,
  rising: 1,
  danger: 2,
  boss: 3,
  'near-death': 3,
  victory: 4,
  defeat: 4,
};

export function pressureOf(role: Role): number {
  return PRESSURE[role];
}

/** What the cue asks for. An opening is played by itself, once; after it, it is calm. */
export function askedRole({ danger, moment }: Cue): Role {
  return moment === undefined || moment === 'opening' ? BY_DANGER[danger] : moment;
}

/** What this tune has for it; whatever it begins with where it has nothing of the kind. */
export function playedRole(tune: Tune, asked: Role): Role {
  const roles = [...tune.sections.values()].map(({ role }) => role);
  return [asked, ...(INSTEAD[asked] ?? [])].find(role => roles.includes(role)) ?? roles[0]!;
}
