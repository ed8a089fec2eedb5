/** Motions of the enemy phase: foes spell too, the current drifts, the grove grows; and how it all ends. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import {
  appear,
  blow,
  burst,
  card,
  crumble,
  death,
  float,
  hop,
  lunge,
  say,
  shake,
  slide,
  sound,
  spectacle,
  together,
  tumble,
  wait,
} from '../../../core/look.ts';
import type { Motions } from '../../room.ts';
import { dungeonIn } from '../data/dungeons.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { bossModel, trapModel } from './board.ts';
import { breath, foeLetterAt, tile } from './motions-letters.ts';
import { foePlace, foeToken, pawnPlace, pawnToken, trapToken } from './places.ts';
import { bossCard, bossHabit, bossVoice, foeName } from './labyrinths.ts';
import { pawnSprite } from './words.ts';

export const foeMotions = {
  'enemy-phase': () => [wait(150)],
  flipped: (_event, { after }) => {
    const text = `Every enemy is caught. ${after.bossHealth} hits beat it. ${bossHabit(after)}`;
    return [
      together(shake(3), sound('card-flip-big')),
      card(foeName(after, 'boss'), text, 'bad', bossCard(after)),
    ];
  },
  'boss-placed': (_event, { after }) => [
    together(appear(bossModel(after, after.boss!), 'drop'), sound(bossVoice(after))),
    shake(3),
  ],
  'boss-grew': (_event, { after }) => [
    together(appear(bossModel(after, after.boss!), 'rise'), shake(2), sound('boss-grow')),
    float(foePlace('boss'), 'it grows!', 'bad'),
  ],
  pushed: ({ seat, to }) => [together(slide(pawnToken(seat), to), sound('wall-thud'))],
  'boss-rolled': ({ rolls, words }, { after }) => [
    sound('dice-roll'),
    tumble(
      rolls.map(
        (face, index) =>
          ({ sides: dungeonIn(after).bossDie, face, colour: 'violet', need: words[index]! }) as const,
      ),
      foeName(after, 'boss'),
    ),
  ],
  'boss-told': ({ words }) => [say(foeToken('boss'), words.join(' '), 'magic')],
  'enemy-word': ({ foe, word }) => [say(foeToken(foe), word, foe === 'boss' ? 'bad' : 'plain')],
  'enemy-stepped': ({ foe, to, index }, now) => [
    together(hop(foeToken(foe), to), tile(to, foeLetterAt(now, index)), sound('enemy-step')),
  ],
  'enemy-blocked': ({ at, index }, now) => [breath(at, foeLetterAt(now, index))],
  'enemy-bumped': ({ foe, seats, at, index }, now) => [
    together(lunge(foeToken(foe), pawnPlace(seats[0] ?? 0)), tile(at, foeLetterAt(now, index))),
    sound('enemy-bump'),
    shake(1),
    together(...seats.map(seat => blow(pawnToken(seat), foePlace(foe), 'hit'))),
  ],
  'trap-drifted': ({ from, to }, { earlier }) => [
    together(slide(drifter(from, earlier), to), sound('drift')),
  ],
  'trap-bit': ({ at, toward, seat }, { earlier }) => [
    lunge(drifter(at, earlier), toward),
    sound('trap-snap'),
    blow(pawnToken(seat), { token: drifter(at, earlier) }, 'hit', {
      text: 'snap!',
      tone: 'bad',
      icon: 'mark-stop',
    }),
  ],
  'trap-sprouted': event => [together(appear(trapModel(event), 'rise'), sound('sprout'))],
  'boss-defeated': () => [
    together(burst(foePlace('boss'), 'gold', 3), shake(3), sound('bump-last')),
    crumble(foeToken('boss')),
  ],
  'game-over': ({ how, lostBy }, { after }) => {
    const boss = foeName(after, 'boss');
    if (how === 'won') {
      const winner = after.pawns[after.words.at(-1)?.seat ?? 0];
      return [
        sound('win-fanfare'),
        spectacle('victory', `${boss} beaten!`, pawnSprite(winner?.colour ?? null)),
      ];
    }
    const why = lostBy === 'last-card' ? 'The last card is turned' : 'No card is left';
    return [
      sound('toll'),
      death({ token: pawnToken(0), text: why, dark: true }),
      sound('lose-close'),
      spectacle('defeat', 'Lost for words', 'fortune-lost'),
    ];
  },
} satisfies Partial<Motions<Event, State>>;

/** A trap is known by the square it lay on when the phase began, however far it has drifted since. */
function drifter(at: Cell, earlier: readonly Event[]): string {
  const origin = earlier.reduceRight(
    (here, event) => (event.type === 'trap-drifted' && sameCell(event.to, here) ? event.from : here),
    at,
  );
  return trapToken(origin);
}
