/** Motions of cards: what is searched and found, what is used, what the dungeon has in store. */
import type { Cell } from '../../../core/grid.ts';
import {
  burst,
  card,
  flip,
  float,
  fly,
  glow,
  sound,
  together,
  tumble,
  type Tone,
} from '../../../core/look.ts';
import { present } from '../../parts.ts';
import type { Effect } from '../data/effects.ts';
import { sectionOf, eventCard, type EventCardId } from '../data/event-cards.ts';
import { isItem, type CardId } from '../data/search-cards.ts';
import { healGain } from '../rules/abilities.ts';
import { foremostOf, retreating } from '../rules/track.ts';
import type { Nothing } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { CARDS, HAZARDS } from './cards.ts';
import { koraSprite } from './kora.ts';
import { herDie, HER, LIFE, theirDie, type Part } from './motion-words.ts';
import { OBJECTIVE_LOOKS } from './objectives.ts';
import { KORA, koraCell } from './places.ts';
import { ABILITY_NAMES, cardName, effectsText } from './words.ts';

export const cardMotions = {
  'search-card-drawn': event => {
    const heard = sound(event.by === 'search' ? 'search' : 'card');
    // Dust needs no reading: it blows away, and the next event says so.
    if (event.card === 'nothing') return [together(heard, burst(HER, 'dim', 2))];
    const [title, text] = [cardName(event.card), CARDS[event.card].short];
    return [heard, card(title, text, findTone(event.card), `search-${event.card}`)];
  },
  'search-deck-empty': () => [together(sound('nothing'), float(HER, 'nothing left', 'dim'))],
  'item-gained': event => [
    together(
      sound('find'),
      burst(HER, 'gold'),
      float(HER, cardName(event.item), 'gold', `item-${event.item}`),
    ),
  ],
  'item-used': event => CARDS[event.item].used,
  'event-drawn': (event, { after }) => {
    // One comes every round, so it says little and is soon put away: what it does is seen happening right after.
    const effects = sectionOf(event.card, event.level);
    const text = idleText(after, effects) ?? effectsText(effects).replaceAll(' on the track', '');
    return [
      sound('card'),
      card(eventCard(event.card).name, text, eventTone(event.card), `event-${event.card}`, 2),
    ];
  },
  'event-deck-reshuffled': () => [together(sound('card'), float(HER, 'the deck is shuffled', 'dim'))],
  'rolled-vs': (event, now) => {
    const { ability, die, roll, bonus, against, againstRoll, success, source } = event;
    const hazard = HAZARDS[source]?.hazard?.(edgeOfLight(now.before), !success);
    const dice = [herDie(die, roll, bonus, success), theirDie(against, againstRoll, !success)];
    return [
      together(tumble(dice, `${ABILITY_NAMES[ability]}: tie is enough`), sound('die')),
      together(...(hazard ? [hazard] : []), ...present(success && float(HER, 'unhurt', 'good'))),
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
  'status-changed': ({ status, on }, { after }) => {
    if (status === 'slowed')
      return [
        on
          ? together(sound('web'), float(HER, 'slowed', 'bad', 'icon-slowed'))
          : float(HER, 'free again', 'good'),
      ];
    const look = flip(KORA, koraSprite(after));
    if (!on) return [together(look, float(HER, 'seen again', 'dim'))];
    const gone = float(HER, 'unseen', 'ice', 'icon-invisible');
    return [together(look, sound('vanish'), burst(HER, 'ice', 2), gone)];
  },
  'nothing-happened': event => [together(sound('nothing'), float(HER, NOTHINGS[event.why].word, 'dim'))],
  'objective-done': (event, { after }) => OBJECTIVE_LOOKS[event.objective].motions(after),
} satisfies Part;

/** Where nothing comes of something: the word over her head, and the line in the log. */
export const NOTHINGS: Readonly<Record<Nothing, { readonly word: string; readonly line: string }>> = {
  dust: { word: 'only dust', line: 'Dust and old rags, nothing more.' },
  'life-full': { word: 'Life is full', line: 'Kora needs no mending now.' },
  'nobody-on-track': { word: 'nobody falls back', line: 'Nobody on the track gives way.' },
  'nobody-to-chase': { word: 'nobody comes closer', line: 'But nobody on the board can come closer.' },
  'nobody-to-cull': { word: 'no goblin on the track', line: 'But no goblin is on the track to quarrel.' },
  'already-so': { word: 'no worse', line: 'It makes her no slower than she is.' },
};

/** What a card says that can do nothing now. */
function idleText(state: State, effects: readonly Effect[]): string | undefined {
  const [effect, another] = effects;
  if (!effect || another) return undefined;
  switch (effect.op) {
    case 'cull':
      return foremostOf(state, effect.kind) ? undefined : `No ${effect.kind}s on the track: nothing happens.`;
    case 'retreat':
      return retreating(state).length > 0 ? undefined : 'Nobody on the track to fall back: nothing happens.';
    case 'heal':
      return healGain(state, effect.n) > 0 ? undefined : 'Your Life is full: nothing happens.';
    default:
      return undefined;
  }
}

function findTone(id: CardId): Tone {
  return isItem(id) ? 'gold' : 'bad';
}

/** Effects that do her good, so that the card turns up green. */
const KIND: readonly Effect['op'][] = ['heal', 'retreat', 'cull', 'find'];

function eventTone(id: EventCardId): Tone {
  return eventCard(id).I.every(({ op }) => KIND.includes(op)) ? 'good' : 'bad';
}

/** Where things fly at her from. */
function edgeOfLight(moment: State): Cell {
  const { x, y } = koraCell(moment);
  return { x: Math.max(0, x - 4), y: Math.max(0, y - 4) };
}
