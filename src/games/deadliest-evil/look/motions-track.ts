/** Motions of the hunters: the drum of the track, arrivals, the walk from tile to tile. */
import type { Cell } from '../../../core/grid.ts';
import {
  appear,
  banner,
  burst,
  darken,
  float,
  hop,
  say,
  shake,
  sound,
  together,
  type Motion,
} from '../../../core/look.ts';
import { latest, type Moment } from '../../../core/moments.ts';
import { levelOf } from '../rules/ending.ts';
import { trackLength } from '../rules/track.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { foes } from './board.ts';
import { HER, type Part } from './motion-words.ts';
import { foeCells, isShown } from './places.ts';
import { crowd, foeName } from './words.ts';

export const trackMotions = {
  'track-advanced': (event, { after }) => {
    if (event.moves.length === 0) return [];
    const last = trackLength(after);
    const next = event.moves.filter(({ to }) => to === last - 1).map(({ kind }) => kind);
    const words = next.length > 0 ? `${crowd(next)}: one step away` : 'they come closer';
    return [together(sound('track-tick'), float(HER, words, next.length > 0 ? 'fire' : 'dim', 'track-step'))];
  },
  'track-retreated': () => [together(sound('squabble'), float(HER, 'they fall back', 'good'))],
  /** The sorcerer's waking is an event of its own; of the others the card has told, and one drum is enough. */
  'monster-placed': (event, now) => {
    if (event.kind === 'grislyk')
      return [
        together(sound('grislyk-wakes'), darken(14), shake(3)),
        banner('Grislyk wakes', 'magic', 'He comes down the track.'),
      ];
    return latest(now, 'monster-placed') ? [] : [sound('track-tick')];
  },
  'monster-short': () => [],
  'monster-removed': event => [
    together(sound('squabble'), float(HER, `-1 ${foeName(event.kind)}`, 'good', 'chip-skull')),
  ],
  'monster-arrived': ({ monster: id, kind }, now) => {
    const isSorcerer = kind === 'grislyk';
    return [
      ...(isSorcerer ? [together(sound('grislyk-wakes'), darken(10), shake(3))] : []),
      together(...comeIn(now, id), sound('arrive')),
      ...(isSorcerer ? [burst({ token: id }, 'magic', 3)] : []),
      // A crowd is announced once.
      ...(latest(now, 'monster-arrived') ? [] : [say(id, '!', 'bad')]),
      ...(isSorcerer ? [banner('Grislyk is here', 'magic')] : []),
    ];
  },
  /** Only what happens on the shown level is seen; whoever climbs in from another appears. */
  'monster-moved': ({ monster: id, from, to }, now) => {
    if (!isShown(now.after, to)) return [];
    if (!isShown(now.before, from)) return [...comeIn(now, id), sound('step')];
    const at = cellFor(now, id);
    return at ? [together(hop(id, at), sound('step'))] : [];
  },
} satisfies Part;

type Now = Moment<State, Event>;

/** Where it will stand at the end of the step, if it still does: nobody shuffles about afterwards. */
function cellFor({ after, step: { after: end } }: Now, id: string): Cell | undefined {
  const tile = tileOf(after, id);
  const stays = tile !== undefined && tile === tileOf(end, id);
  return foeCells(stays && levelOf(after) === levelOf(end) ? end : after).get(id);
}

function comeIn(now: Now, id: string): Motion[] {
  const token = foes(now.after).find(foe => foe.id === id);
  const at = cellFor(now, id);
  return token && at ? [appear({ ...token, at }, 'poof')] : [];
}

function tileOf({ monsters }: State, id: string): number | undefined {
  const at = monsters.find(monster => monster.id === id)?.at;
  return at?.on === 'board' ? at.tile : undefined;
}
