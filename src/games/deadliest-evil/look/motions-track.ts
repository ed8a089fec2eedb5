/** Motions of the hunters: the drum of the track, arrivals, the walk from tile to tile. */
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
import { trackLength } from '../rules/track.ts';
import type { State } from '../state/state.ts';
import { foes } from './board.ts';
import { HER, sees, type Part } from './motion-words.ts';
import { foeCells } from './crowding.ts';

import { crowd, foeName } from './words.ts';

export const trackMotions: Part<
  | 'track-advanced'
  | 'track-retreated'
  | 'monster-placed'
  | 'monster-short'
  | 'monster-removed'
  | 'monster-arrived'
  | 'monster-moved'
> = {
  'track-advanced': (event, { step: { before } }) => {
    if (event.moves.length === 0) return [];
    const last = trackLength(before);
    const next = event.moves.filter(({ to }) => to === last - 1).map(({ kind }) => kind);
    const words = next.length > 0 ? `${crowd(next)}: one step away` : 'they come closer';
    return [together(sound('track-tick'), float(HER, words, next.length > 0 ? 'fire' : 'dim', 'track-step'))];
  },
  'track-retreated': () => [together(sound('squabble'), float(HER, 'they fall back', 'good'))],
  /** The sorcerer's waking is an event of its own; of the others the card has told, and one drum is enough. */
  'monster-placed': (event, { earlier }) => {
    if (event.kind === 'grislyk')
      return [
        together(sound('grislyk-wakes'), darken(14), shake(3)),
        banner('Grislyk wakes', 'magic', 'He comes down the track.'),
      ];
    return earlier.some(({ type }) => type === 'monster-placed') ? [] : [sound('track-tick')];
  },
  'monster-short': () => [],
  'monster-removed': event => [
    together(sound('squabble'), float(HER, `-1 ${foeName(event.kind)}`, 'good', 'chip-skull')),
  ],
  'monster-arrived': (event, { after: moment, earlier, step: { after } }) => {
    const { monster: id, kind } = event;
    const isSorcerer = kind === 'grislyk';
    return [
      ...(isSorcerer ? [together(sound('grislyk-wakes'), darken(10), shake(3))] : []),
      together(...comeIn(moment, after, id), sound('arrive')),
      ...(isSorcerer ? [burst({ token: id }, 'magic', 3)] : []),
      // A crowd is announced once.
      ...(earlier.some(({ type }) => type === 'monster-arrived') ? [] : [say(id, '!', 'bad')]),
      ...(isSorcerer ? [banner('Grislyk is here', 'magic')] : []),
    ];
  },
  /** Only what happens on the shown level is seen; whoever climbs in from another appears. */
  'monster-moved': (event, { before, after: moment, step: { after } }) => {
    const { monster: id, from, to } = event;
    if (!sees(moment, to)) return [];
    const wasSeen = sees(before, from);
    if (!wasSeen) return [...comeIn(moment, after, id), sound('step')];
    const at = cellFor(moment, after, id);
    return at ? [together(hop(id, at), sound('step'))] : [];
  },
};

/** Where it will stand at the end of the step, if it still does: nobody shuffles about afterwards. */
function cellFor(moment: State, after: State, id: string): { x: number; y: number } | undefined {
  const place = (state: State) => state.monsters.find(monster => monster.id === id)?.at;
  const [now, then] = [place(moment), place(after)];
  const stays = now?.on === 'board' && then?.on === 'board' && now.tile === then.tile;
  const same = moment.tiles[moment.kora.tile]!.level === after.tiles[after.kora.tile]!.level;
  return foeCells(stays && same ? after : moment).get(id);
}

function comeIn(moment: State, after: State, id: string): Motion[] {
  const token = foes(moment).find(foe => foe.id === id);
  const at = cellFor(moment, after, id);
  return token && at ? [appear({ ...token, at }, 'poof')] : [];
}
