/** Motions of the enemy phase: foes spell too, the current drifts, the grove grows; and how it all ends. */
import {
  appear,
  banner,
  burst,
  card,
  crumble,
  darken,
  flash,
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
import { dungeonOf } from '../data/dungeons.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { bossModel, trapModel } from './board.ts';
import { breath, foeLetterAt, tile } from './motions-letters.ts';
import { foePlace, foeToken, pawnPlace, pawnToken, trapToken } from './places.ts';
import { bossCard, bossVoice, foeName } from './labyrinths.ts';
import { pawnSprite } from './words.ts';

export const foeMotions = {
  'enemy-phase': () => [wait(150)],
  flipped: (_event, { after }) => {
    const { bossMoves } = dungeonOf(after.options.dungeon);
    const text = `Every enemy is caught. ${after.bossHealth} hits beat it; it spells ${bossMoves} words a round.`;
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
  pushed: event => [together(slide(pawnToken(event.seat), event.to), sound('wall-thud'))],
  'boss-rolled': (event, { after }) => [
    sound('dice-roll'),
    tumble(
      event.rolls.map(
        (face, index) => ({ sides: 12, face, colour: 'violet', need: event.words[index]! }) as const,
      ),
      foeName(after, 'boss'),
    ),
  ],
  'enemy-word': event => [say(foeToken(event.foe), event.word, event.foe === 'boss' ? 'bad' : 'plain')],
  'enemy-stepped': (event, now) => [
    together(
      hop(foeToken(event.foe), event.to),
      tile(event.to, foeLetterAt(now, event.index)),
      sound('enemy-step'),
    ),
  ],
  'enemy-blocked': (event, now) => [breath(event.at, foeLetterAt(now, event.index))],
  'enemy-bumped': (event, now) => [
    together(
      lunge(foeToken(event.foe), pawnPlace(event.seats[0] ?? 0)),
      tile(event.at, foeLetterAt(now, event.index)),
      sound('enemy-bump'),
    ),
    together(...event.seats.map(seat => flash(pawnToken(seat), 'bad')), shake(1)),
  ],
  'trap-drifted': event => [together(slide(trapToken(event.from), event.to), sound('drift'))],
  'trap-bit': event => [
    together(lunge(trapToken(event.at), event.toward), sound('trap-snap')),
    together(flash(pawnToken(event.seat), 'bad'), float(event.toward, 'snap!', 'bad', 'mark-stop')),
  ],
  'trap-sprouted': event => [together(appear(trapModel(event), 'rise'), sound('sprout'))],
  'boss-defeated': () => [
    together(burst(foePlace('boss'), 'gold', 3), shake(3), sound('bump-last')),
    crumble(foeToken('boss')),
  ],
  'game-over': (event, { after }) => {
    const boss = foeName(after, 'boss');
    if (event.how === 'won') {
      const winner = after.pawns[after.words.at(-1)?.seat ?? 0];
      return [
        sound('win-fanfare'),
        spectacle('victory', `${boss} beaten!`, pawnSprite(winner?.colour ?? null)),
      ];
    }
    const why = event.lostBy === 'last-card' ? 'The last fortune is turned' : 'No fortune is left';
    return [
      banner(why, 'bad'),
      together(sound('lose-close'), darken(20)),
      spectacle('defeat', 'Lost for words', 'fortune-lost'),
    ];
  },
} satisfies Partial<Motions<Event, State>>;
