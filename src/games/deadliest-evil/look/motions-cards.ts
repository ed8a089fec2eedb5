/** Motions of cards: what is searched and found, what is used, what the dungeon has in store. */
import {
  banner,
  beam,
  burst,
  card,
  flip,
  float,
  fly,
  glow,
  shake,
  sound,
  together,
  tumble,
  type Motion,
  type Tone,
} from '../../../core/look.ts';
import type { Cell } from '../../../core/grid.ts';
import { sectionOf, eventCard, type EventCardId } from '../data/event-cards.ts';
import { isItem, type CardId, type UsableId } from '../data/search-cards.ts';
import type { Nothing } from '../state/events.ts';
import type { Source, State } from '../state/state.ts';
import { CRUCIBLE, LECTERN } from './furniture.ts';
import { koraSprite } from './kora.ts';
import { herDie, HER, LIFE, theirDie, type Part } from './motion-words.ts';
import { KORA, koraCell } from './places.ts';
import { ABILITY_NAMES, cardName, CARDS_IN_SHORT, effectsText } from './words.ts';

export const cardMotions: Part<
  | 'search-card-drawn'
  | 'search-deck-empty'
  | 'item-gained'
  | 'item-used'
  | 'event-drawn'
  | 'event-deck-reshuffled'
  | 'rolled-vs'
  | 'healed'
  | 'status-changed'
  | 'nothing-happened'
  | 'objective-done'
> = {
  'search-card-drawn': event => {
    const heard = sound(event.by === 'search' ? 'search' : 'card');
    // Dust needs no reading: it blows away, and the next event says so.
    if (event.card === 'nothing') return [together(heard, burst(HER, 'dim', 2))];
    // What she keeps can be read in her bag, and of a trap its dice tell the rest: no card is held up for long.
    const [title, text] = [cardName(event.card), CARDS_IN_SHORT[event.card]];
    return [heard, card(title, text, findTone(event.card), `search-${event.card}`, 2)];
  },
  'search-deck-empty': () => [together(sound('nothing'), float(HER, 'nothing left', 'dim'))],
  'item-gained': event => [
    together(
      sound('find'),
      burst(HER, 'gold'),
      float(HER, cardName(event.item), 'gold', `item-${event.item}`),
    ),
  ],
  'item-used': event => useOf(event.item),
  'event-drawn': event => {
    // One comes every round, so it says little and is soon put away: what it does is seen happening right after.
    const text = effectsText(sectionOf(event.card, event.level)).replaceAll(' on the track', '');
    return [
      sound('card'),
      card(eventCard(event.card).name, text, eventTone(event.card), `event-${event.card}`, 2),
    ];
  },
  'event-deck-reshuffled': () => [together(sound('card'), float(HER, 'the deck is shuffled', 'dim'))],
  'rolled-vs': (event, now) => {
    const { ability, die, roll, bonus, against, againstRoll, success, source } = event;
    const dice = [herDie(die, roll, bonus, success), theirDie(against, againstRoll, !success)];
    return [
      together(tumble(dice, `${ABILITY_NAMES[ability]}: tie is enough`), sound('die')),
      together(...hazard(source, success, now.before), ...(success ? [float(HER, 'unhurt', 'good')] : [])),
    ];
  },
  healed: event => [
    together(
      glow(HER, 'good'),
      sound('heal'),
      float(HER, `+${event.amount}`, 'good', 'chip-heart'),
      fly('heart', HER, LIFE, event.amount),
    ),
  ],
  'status-changed': (event, { after: moment }) => {
    if (event.status === 'invisible') {
      const look = flip(KORA, koraSprite(moment));
      return event.on
        ? [
            together(
              look,
              sound('vanish'),
              burst(HER, 'ice', 2),
              float(HER, 'unseen', 'ice', 'icon-invisible'),
            ),
          ]
        : [together(look, float(HER, 'seen again', 'dim'))];
    }
    return [
      event.on
        ? together(sound('web'), float(HER, 'slowed', 'bad', 'icon-slowed'))
        : float(HER, 'free again', 'good'),
    ];
  },
  'nothing-happened': event => [together(sound('nothing'), float(HER, NOTHINGS[event.why], 'dim'))],
  /** Book and Crucible are moments: something on the board changes for good. */
  'objective-done': (event, { after: moment }) => {
    switch (event.objective) {
      case 'book':
        return [
          together(sound('book'), flip(LECTERN, 'lectern-empty'), burst({ token: LECTERN }, 'magic', 3)),
          together(fly('book', { token: LECTERN }, HER), flip(KORA, koraSprite(moment))),
          banner('The Book of Lore', 'magic'),
        ];
      case 'crucible':
        return [
          together(
            sound('crucible'),
            flip(CRUCIBLE, 'crucible-broken'),
            burst({ token: CRUCIBLE }, 'good', 4),
            shake(2),
          ),
          banner('The Crucible breaks', 'good'),
        ];
      case 'grislyk':
        return [sound('victory-minor'), banner('Grislyk is slain', 'gold')];
    }
  },
};

const NOTHINGS: Readonly<Record<Nothing, string>> = {
  dust: 'only dust',
  'life-full': 'not needed',
  'nobody-on-track': 'nobody there',
  'nobody-to-chase': 'nobody there',
  'nobody-to-cull': 'nobody there',
  'already-so': 'no worse',
};

function findTone(id: CardId): Tone {
  return isItem(id) ? 'gold' : 'bad';
}

const KIND_EVENTS: readonly EventCardId[] = ['hidden-spring', 'squabble', 'loose-brick'];

function eventTone(id: EventCardId): Tone {
  return KIND_EVENTS.includes(id) ? 'good' : 'bad';
}

function useOf(item: UsableId): Motion[] {
  switch (item) {
    case 'healing-balm':
    case 'healing-potion':
      return [sound('gulp')];
    case 'fireball-scroll':
      return [together(sound('fireball'), burst(HER, 'fire', 4), shake(2))];
    case 'invisibility-scroll':
      return [sound('page')];
  }
}

/** What comes at her, seen before it hits or misses. */
function hazard(source: Source, success: boolean, moment: State): Motion[] {
  const edge = edgeOfLight(moment);
  const jolt = success ? [] : [shake(1)];
  switch (source) {
    case 'blades':
      return [together(sound('blade'), fly('blade-sweep', edge, HER), ...jolt)];
    case 'pit':
      return success ? [sound('swish')] : [together(sound('pit-fall'), shake(2), burst(HER, 'dim', 2))];
    case 'falling-masonry':
      return [together(sound('masonry'), fly('fx-stone', edge, HER, 3), shake(2))];
    case 'dart-slits':
      return [together(sound('dart'), beam(edge, HER, 'dim', 'fx-dart'), ...jolt)];
    case 'loose-flagstones':
      return [together(sound('masonry'), shake(2))];
    case 'clinging-webs':
      return [together(sound('web'), fly('fx-web', edge, HER, 3))];
    case 'sorcerers-whisper':
      return [together(sound('grislyk-wakes'), burst(HER, 'magic', 2))];
    case 'giant-rat-attack':
      return [together(sound('rats'), ...jolt)];
    case 'poison-gas-trap':
      return [together(sound('gas'), burst(HER, 'good', 3))];
    default:
      return [];
  }
}

/** Where things fly at her from. */
function edgeOfLight(moment: State): Cell {
  const { x, y } = koraCell(moment);
  return { x: Math.max(0, x - 4), y: Math.max(0, y - 4) };
}
