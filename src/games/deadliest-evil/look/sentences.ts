/** Each event's line in the log. Read from the top, it is the tale of the raid. */
import type { Of } from '../../../core/game.ts';
import { latest } from '../../../core/moments.ts';
import { bad, dim, fire, gold, good, magic } from '../../lines.ts';
import { capital } from '../../phrases.ts';
import type { Line, Sentences } from '../../room.ts';
import { levelSection } from '../data/board-map.ts';
import { ROMAN } from '../data/constants.ts';
import { eventCard } from '../data/event-cards.ts';
import { levelOf } from '../rules/ending.ts';
import { nameOfSource } from '../rules/names.ts';
import { tileHere } from '../rules/tiles.ts';
import type { Event } from '../state/events.ts';
import type { Source, State } from '../state/state.ts';
import { CARDS, EVENTS } from './cards.ts';
import { NOTHINGS } from './motions-cards.ts';
import { OBJECTIVE_LOOKS } from './objectives.ts';
import { placeName } from './tiles.ts';
import {
  ABILITY_NAMES,
  cardName,
  crowd,
  dieText,
  foeTitle,
  RESULT_NAMES,
  spaces,
  thatFoe,
  theFoe,
} from './words.ts';

const ENDS = {
  ultimate: 'Daylight. The Book is saved, the Crucible broken, and nobody follows her.',
  greater: 'Daylight. Two of three, and a tale that will do.',
  minor: 'Daylight. One thing done, and home in one piece.',
} as const;

export const sentences: Sentences<Event, State> = {
  'round-began': event =>
    event.round === 1 ? gold('Kora steps through the gate, sword in hand.') : dim(`Round ${event.round}.`),
  'objective-done': event => gold(OBJECTIVE_LOOKS[event.objective].line),
  'rolled-vs': event => {
    const { ability, die, roll, bonus, total, against, againstRoll, success, source } = event;
    const hers = bonus > 0 ? `${roll}+${bonus} = ${total}` : `${roll}`;
    const text = `${TESTS[source] ?? capital(nameOfSource(source))}: ${ABILITY_NAMES[ability]} ${dieText(die)} ${hers} against d${against} ${againstRoll}.`;
    return success ? good(`${text} Unharmed.`) : bad(`${text} ${FAILS[ability]}.`);
  },
  wounded: event =>
    event.life === 0
      ? bad(`${capital(nameOfSource(event.source))} takes her last Life.`)
      : bad(`${capital(nameOfSource(event.source))} wounds Kora: ${event.life} Life left.`),
  healed: event => good(`Kora gains ${event.amount} Life: ${event.life}.`),
  'status-changed': event => {
    if (event.status === 'slowed')
      return event.on
        ? bad('Something drags at her: two spaces less on her next walk.')
        : dim('She shakes it off.');
    return event.on ? magic('The air closes over Kora. Nobody sees her.') : dim('Kora can be seen again.');
  },
  'monster-moved': (event, now) => {
    // Of a tile seen for the first time enough has been said.
    const isNew = latest(now, 'tile-revealed')?.tile === event.to;
    const where = isNew ? 'closer' : `to ${placeName(now.after.tiles[event.to]!.id)}`;
    return `${foeTitle(event.monster, event.kind)} comes ${where}.`;
  },
  'monster-attacked': event => {
    const { monster, kind, roll, defenseRoll, bonus, defenseTotal, hit, repeat } = event;
    const hers = bonus > 0 ? `${defenseRoll}+${bonus}` : `${defenseRoll}`;
    const again = repeat > 1 ? ' strikes again' : ' strikes';
    const text = `${foeTitle(monster, kind)}${again}: ${roll} against ${hers}.`;
    if (hit) return bad(`${text} It gets through.`);
    return roll === defenseTotal ? good(`${text} A tie: turned aside.`) : good(`${text} Turned aside.`);
  },
  'crowded-out': event => good(`The passage is too narrow: ${event.monsters.length} cannot get at her.`),
  unseen: () => magic('They look about and find nobody. No one moves, no one strikes.'),
  'dice-assigned': event => `Combat d${event.combat}, Defense d${event.defense}, Speed d${event.speed}.`,
  'search-card-drawn': event => {
    const found = `${cardName(event.card)}. ${CARDS[event.card].text}`;
    return event.by === 'search' ? fire(`Kora searches: ${found}`) : fire(`Behind it: ${found}`);
  },
  'item-gained': event => gold(`Into the bag: ${cardName(event.item)}.`),
  'item-used': event => gold(`Kora uses the ${cardName(event.item)}.`),
  'rope-used': event =>
    good(event.source === 'pit' ? 'The rope holds: over the Pit without a roll.' : 'The rope holds her.'),
  'search-deck-empty': event => dim(`Nothing is left to find on Level ${ROMAN[event.level]}.`),
  'track-advanced': event => advance(event),
  'track-retreated': event =>
    good(
      `${capital(crowd(kindsOf(event.moves)))} ${event.moves.length === 1 ? 'falls' : 'fall'} back one space.`,
    ),
  'monster-placed': event =>
    event.kind === 'grislyk'
      ? magic('Grislyk is awake, and sets out along the track.')
      : bad(`A ${event.kind} takes up the hunt.`),
  'monster-short': event => dim(`No more ${event.kind}s are to be had.`),
  'monster-removed': event => good(`${foeTitle(event.monster, event.kind)} does not live to argue on.`),
  'monster-arrived': event => bad(`${foeTitle(event.monster, event.kind)} bursts in on Kora!`),
  'move-rolled': event => {
    const { die, roll, bonus, slowed, points } = event;
    const parts = [`${roll}`, ...(bonus > 0 ? [`+${bonus}`] : []), ...(slowed ? ['-2'] : [])].join('');
    return `Speed ${dieText(die)}: ${parts}. ${capital(spaces(points))} to walk.`;
  },
  stepped: (event, now) => {
    const [from, to] = [levelOf(now.before), levelOf(now.after)];
    if (to !== from) return `Kora goes ${to > from ? 'down' : 'up'} the stairs.`;
    // A tile seen for the first time has its own line.
    const isTold = event.from.tile === event.to.tile || latest(now, 'tile-revealed');
    return isTold ? '' : `Kora enters ${placeName(tileHere(now.after).id)}.`;
  },
  'tile-revealed': event => gold(`Out of the dark: ${placeName(event.id)}. ${unseenText(event.left)}`),
  'level-reached': event => fire(`Level ${ROMAN[event.level]}, ${levelSection(event.level).title}.`),
  'marker-placed': event => dim(`A signpost: to Level ${ROMAN[event.to]}.`),
  'move-ended': event => {
    switch (event.reason) {
      case 'monsters':
        return bad(`They bar the way. ${capital(spaces(event.pointsLost))} lost.`);
      case 'pit':
        return bad('She climbs out on the far side, and goes no farther.');
      case 'chosen':
        return dim(
          event.pointsLost > 0 ? `Kora stops with ${spaces(event.pointsLost)} to spare.` : 'Kora stops.',
        );
      case 'spent':
        return '';
    }
  },
  attacked: event => {
    const { monster, kind, roll, bonus, total, foeRoll, hit } = event;
    const hers = bonus > 0 ? `${roll}+${bonus}` : `${roll}`;
    const text = `Kora strikes at ${thatFoe(monster, kind)}: ${hers} against ${foeRoll}.`;
    if (hit) return good(`${text} A hit!`);
    return total === foeRoll ? dim(`${text} A tie is not enough.`) : dim(`${text} Parried.`);
  },
  'monster-slain': event =>
    good(
      event.by === 'sword'
        ? `${capital(theFoe(event.kind))} is slain.`
        : `${foeTitle(event.monster, event.kind)} burns to ash.`,
    ),
  'event-drawn': event => magic(`${eventCard(event.card).name}. ${EVENTS[event.card].text}`),
  'event-deck-reshuffled': () => dim('All twenty events have been seen; they are shuffled anew.'),
  'nothing-happened': event => dim(NOTHINGS[event.why].line),
  'run-ended': event => {
    if (event.result !== 'defeat')
      return gold(`${ENDS[event.result]} ${RESULT_NAMES[event.result]}: ${event.score} points.`);
    return bad(
      event.cause === 'lost-in-the-dark'
        ? 'Nobody knows how long she has walked. The torches have burnt down.'
        : `Kora falls. ${event.score} points for what she dared.`,
    );
  },
};

const TESTS: Readonly<Partial<Record<Source, string>>> = {
  pit: 'Over the Pit',
  blades: 'Blades sweep the hall',
};

const FAILS = { combat: 'Not strong enough', defense: 'It finds a gap', speed: 'Too slow' } as const;

function kindsOf(moves: Of<Event, 'track-advanced'>['moves']) {
  return moves.map(({ kind }) => kind);
}

function unseenText(left: number): string {
  return left === 0 ? 'The level goes no farther.' : `${left} more on this level.`;
}

/** The drum beats every round; it is only worth a line when somebody hears it. */
function advance({ moves, by }: Of<Event, 'track-advanced'>): string | Line {
  const why = by === 'search' ? 'The noise carries. ' : by === 'round' ? '' : 'Closer! ';
  if (moves.length === 0) return '';
  const come = moves.length === 1 ? 'comes' : 'come';
  return fire(`${why}${capital(crowd(kindsOf(moves)))} ${come} one space nearer.`);
}
