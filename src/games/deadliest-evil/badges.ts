/** What Kora's raid can boast of. */
import type { Of } from '../../core/game.ts';
import type { Account, Badge } from '../badges.ts';
import { recordOf } from './rules/ending.ts';
import type { Event } from './state/events.ts';
import type { Raid, State } from './state/state.ts';

type Run = Account<State, Event>;

// biome-ignore format: a table
export const badges: readonly Badge<State, Event>[] = [
  { id: 'last-breath',     name: 'Last Breath',       sprite: 'heart',               text: 'Bring Kora home with one Life left.',
    earned: run => isHome(run) && raid(run).life === 1 },
  { id: 'unscathed',       name: 'Unscathed',         sprite: 'ability-defense',     text: 'Bring Kora home without a wound.',
    earned: run => isHome(run) && own(run, 'wounded').length === 0 },
  { id: 'hat-trick',       name: 'Hat Trick',         sprite: 'ability-combat',      text: 'Kill three foes in one chain of hits.',
    earned: run => own(run, 'attacked').some(({ chain, hit }) => hit && chain >= 3) },
  { id: 'bookworm',        name: 'Overdue Book',      sprite: 'book',                text: 'Come home with the Book and nothing else done.',
    earned: run => isHome(run) && done(run) === 'book' },
  { id: 'smash-and-run',   name: 'Smash and Run',     sprite: 'crucible-small',      text: 'Break the Crucible and leave the Book behind.',
    earned: run => isHome(run) && done(run) === 'crucible' },
  { id: 'sorcerers-bane',  name: "Sorcerer's Bane",   sprite: 'grislyk-small',       text: 'Kill Grislyk and come home.',
    earned: run => isHome(run) && raid(run).objectives.includes('grislyk') },
  { id: 'thorough',        name: 'Leave No Stone',    sprite: 'chest',                 text: 'Search seven times in one raid.',
    earned: run => raid(run).searches >= 7 },
  { id: 'home-for-dinner', name: 'Home for Dinner',   sprite: 'hourglass',           text: 'Come home in seven rounds or fewer.',
    earned: run => isHome(run) && raid(run).rounds <= 7 },
  { id: 'travel-light',    name: 'Travel Light',      sprite: 'boot',                text: 'Come home without finding a single item.',
    earned: run => isHome(run) && own(run, 'item-gained').length === 0 },
  { id: 'bone-collector',  name: 'Bone Collector',    sprite: 'skeleton',            text: 'Kill five skeletons in one raid.',
    earned: run => raid(run).slain.skeleton >= 5 },
  { id: 'dust-to-dust',    name: 'Dust to Dust',      sprite: 'item-nothing',        text: 'Find nothing at all, three times.',
    hint: 'Some drawers are just drawers.',
    earned: run => own(run, 'search-card-drawn').filter(({ card }) => card === 'nothing').length >= 3 },
  { id: 'bottleneck',      name: 'Bottleneck',        sprite: 'goblin',              text: 'Let a Narrow Passage hold the hunters back.',
    hint: "They can't all fit.",
    earned: run => own(run, 'crowded-out').length > 0 },
  { id: 'almost-home',     name: 'Almost Home',       sprite: 'kora-fallen',         text: 'Fall on Level I with something to show for it.',
    hint: 'The last stretch is the longest.',
    earned: run => !isHome(run) && raid(run).level === 1 && raid(run).objectives.length > 0 },
];

/** In a contest everybody boasts of their own raid. */
function raid({ end, seat }: Run): Raid {
  return end.contest ? end.contest.raids[seat]! : recordOf(end)!;
}

/** Rivals may have done better: who is out is out. */
const isHome = (run: Run): boolean => raid(run).result !== 'defeat';

function own<T extends Event['type']>({ told, seat }: Run, type: T): readonly Of<Event, T>[] {
  return told(type).filter(({ raider = 0 }) => raider === seat);
}

/** All that was done, if it was one thing. */
function done(run: Run): string {
  return raid(run).objectives.join(' ');
}
