/** What Kora's raid can boast of. */
import type { Account, Badge } from '../badges.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';

type Run = Account<State, Event>;

// biome-ignore format: a table
export const badges: readonly Badge<State, Event>[] = [
  { id: 'last-breath',     name: 'Last Breath',       sprite: 'heart',               text: 'Bring Kora home with one Life left.',
    earned: ({ won, end }) => won && end.kora.life === 1 },
  { id: 'unscathed',       name: 'Unscathed',         sprite: 'ability-defense',     text: 'Bring Kora home without a wound.',
    earned: ({ won, told }) => won && told('wounded').length === 0 },
  { id: 'hat-trick',       name: 'Hat Trick',         sprite: 'ability-combat',      text: 'Kill three foes in one chain of hits.',
    earned: ({ told }) => told('attacked').some(({ chain, hit }) => hit && chain >= 3) },
  { id: 'bookworm',        name: 'Overdue Book',      sprite: 'book',                text: 'Come home with the Book and nothing else done.',
    earned: run => run.won && done(run) === 'book' },
  { id: 'smash-and-run',   name: 'Smash and Run',     sprite: 'crucible-small',      text: 'Break the Crucible and leave the Book behind.',
    earned: run => run.won && done(run) === 'crucible' },
  { id: 'sorcerers-bane',  name: "Sorcerer's Bane",   sprite: 'grislyk-small',       text: 'Kill Grislyk and come home.',
    earned: ({ won, end }) => won && end.objectives.grislyk },
  { id: 'thorough',        name: 'Leave No Stone',    sprite: 'chest',                 text: 'Search seven times in one raid.',
    earned: ({ end }) => end.stats.searches >= 7 },
  { id: 'home-for-dinner', name: 'Home for Dinner',   sprite: 'hourglass',           text: 'Come home in seven rounds or fewer.',
    earned: ({ won, end }) => won && end.turn <= 7 },
  { id: 'travel-light',    name: 'Travel Light',      sprite: 'boot',                text: 'Come home without finding a single item.',
    earned: ({ won, told }) => won && told('item-gained').length === 0 },
  { id: 'bone-collector',  name: 'Bone Collector',    sprite: 'skeleton',            text: 'Kill five skeletons in one raid.',
    earned: ({ end }) => end.stats.slain.skeleton >= 5 },
  { id: 'dust-to-dust',    name: 'Dust to Dust',      sprite: 'item-nothing',        text: 'Find nothing at all, three times.',
    hint: 'Some drawers are just drawers.',
    earned: ({ told }) => told('search-card-drawn').filter(({ card }) => card === 'nothing').length >= 3 },
  { id: 'bottleneck',      name: 'Bottleneck',        sprite: 'goblin',              text: 'Let a Narrow Passage hold the hunters back.',
    hint: "They can't all fit.",
    earned: ({ told }) => told('crowded-out').length > 0 },
  { id: 'almost-home',     name: 'Almost Home',       sprite: 'kora-fallen',         text: 'Fall on Level I with something to show for it.',
    hint: 'The last stretch is the longest.',
    earned: ({ outcome, end }) => outcome.ending === 'lost' && end.tiles[end.kora.tile]!.level === 1 && Object.values(end.objectives).some(Boolean) },
];

/** All that was done, if it was one thing. */
function done({ end }: Run): string {
  return Object.entries(end.objectives)
    .flatMap(([objective, isDone]) => (isDone ? [objective] : []))
    .join(' ');
}
