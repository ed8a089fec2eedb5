/** Each event's line in the log. Read from the top, it is the tale of the raid. */
import type { Of } from '../../../core/game.ts';
import { latest } from '../../../core/moments.ts';
import { anew, bad, dim, fire, gold, good, magic } from '../../lines.ts';
import { capital, counted } from '../../phrases.ts';
import type { Line, Sentences } from '../../room.ts';
import { levelSection } from '../data/board-map.ts';
import { ROMAN } from '../data/constants.ts';
import { eventCard } from '../data/event-cards.ts';
import { levelOf } from '../rules/ending.ts';
import { nameOfSource, RESULT_NAMES } from '../rules/names.ts';
import { tileHere } from '../rules/tiles.ts';
import type { Event } from '../state/events.ts';
import type { Source, State } from '../state/state.ts';
import { CARDS, EVENTS } from './cards.ts';
import { forRivals, raiderName } from './contest.ts';
import { NOTHINGS } from './motions-cards.ts';
import { OBJECTIVE_LOOKS } from './objectives.ts';
import { placeName } from './tiles.ts';
import {
  ABILITY_NAMES,
  cardName,
  crowd,
  dieText,
  foeTitle,
  goalsText,
  spaces,
  thatFoe,
  theFoe,
} from './words.ts';

const ENDS = {
  ultimate: 'Daylight. The Book is saved, the Crucible broken, and nobody follows her.',
  greater: 'Daylight. Two of three, and a tale that will do.',
  minor: 'Daylight. One thing done, and home in one piece.',
} as const;

const all: Sentences<Event, State> = {
  'raid-began': ({ seat, number, of }) => anew(gold(`Raid ${number} of ${of}: ${raiderName(seat)}.`)),
  'round-began': event =>
    event.round === 1 ? gold('Kora steps through the gate, sword in hand.') : dim(`Round ${event.round}.`),
  'objective-done': event => gold(OBJECTIVE_LOOKS[event.objective].line),
  'rolled-vs': event => {
    const { ability, die, roll, bonus, total, against, againstRoll, success, source } = event;
    const hers = bonus > 0 ? `${roll}+${bonus} = ${total}` : `${roll}`;
    const text = `${TESTS[source] ?? capital(nameOfSource(source))}: ${ABILITY_NAMES[ability]} ${dieText(die)} ${hers} vs d${against} ${againstRoll}.`;
    return success ? good(`${text} Safe.`) : bad(`${text} ${FAILS[ability]}.`);
  },
  wounded: event =>
    event.life === 0
      ? bad(`Kora loses her last Life to ${nameOfSource(event.source)}.`)
      : bad(`Kora loses Life to ${nameOfSource(event.source)}: ${event.life} left.`),
  healed: event => good(`Kora gains ${event.amount} Life: ${event.life} now.`),
  'status-changed': event => {
    if (event.status === 'slowed')
      return event.on
        ? bad('Kora is slowed: two spaces less on her next walk.')
        : dim('Kora is no longer slowed.');
    return event.on ? magic('Kora turns invisible. Nobody sees her.') : dim('Kora is visible again.');
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
    const text = `${foeTitle(monster, kind)}${again}: ${roll} vs ${hers}.`;
    if (hit) return bad(`${text} Kora is hit.`);
    return roll === defenseTotal ? good(`${text} A tie: blocked.`) : good(`${text} Blocked.`);
  },
  'crowded-out': event => good(`The passage is too narrow: ${event.monsters.length} can't reach her.`),
  unseen: () => magic('They look around and see nobody. No one moves, no one strikes.'),
  'dice-assigned': event => `Combat d${event.combat}, Defense d${event.defense}, Speed d${event.speed}.`,
  'search-card-drawn': event => {
    const found = `${cardName(event.card)}. ${CARDS[event.card].text}`;
    return event.by === 'search' ? fire(`Kora searches: ${found}`) : fire(`Behind it: ${found}`);
  },
  'item-gained': event => gold(`Kora takes the ${cardName(event.item)}.`),
  'item-used': event => gold(`Kora uses the ${cardName(event.item)}.`),
  'rope-used': event =>
    good(
      event.source === 'pit'
        ? 'The rope holds: Kora crosses the Pit without a roll.'
        : 'The rope holds: no roll needed.',
    ),
  'search-deck-empty': event => dim(`Nothing left to find on Level ${ROMAN[event.level]}.`),
  'track-advanced': event => advance(event),
  'track-retreated': event =>
    good(
      `${capital(crowd(kindsOf(event.moves)))} ${event.moves.length === 1 ? 'falls' : 'fall'} back one space.`,
    ),
  'monster-placed': event =>
    event.kind === 'grislyk'
      ? magic('Grislyk wakes and joins the hunt.')
      : bad(`A ${event.kind} joins the hunt.`),
  'monster-short': event => dim(`There are no more ${event.kind}s to come.`),
  'monster-removed': event =>
    good(`${foeTitle(event.monster, event.kind)} loses the argument and leaves the track.`),
  'monster-arrived': event => bad(`${foeTitle(event.monster, event.kind)} bursts in on Kora!`),
  'move-rolled': event => {
    const { die, roll, bonus, slowed, points } = event;
    const parts = [`${roll}`, ...(bonus > 0 ? [`+${bonus}`] : []), ...(slowed ? ['-2'] : [])].join('');
    return `Kora rolls Speed ${dieText(die)}: ${parts}. She can walk ${spaces(points)}.`;
  },
  stepped: (event, now) => {
    const [from, to] = [levelOf(now.before), levelOf(now.after)];
    if (to !== from) return `Kora goes ${to > from ? 'down' : 'up'} the stairs.`;
    // A tile seen for the first time has its own line.
    const isTold = event.from.tile === event.to.tile || latest(now, 'tile-revealed');
    return isTold ? '' : `Kora enters ${placeName(tileHere(now.after).id)}.`;
  },
  'tile-revealed': (event, { after }) =>
    gold(
      `Kora finds ${placeName(event.id)}. ${event.id === 'dead-end' ? goalsText(after) : unseenText(event.left)}`,
    ),
  'level-reached': event => fire(`Level ${ROMAN[event.level]}, ${levelSection(event.level).title}.`),
  'marker-placed': event => dim(`A signpost points to Level ${ROMAN[event.to]}.`),
  'move-ended': event => {
    switch (event.reason) {
      case 'monsters':
        return bad(`Monsters stop Kora. ${capital(spaces(event.pointsLost))} lost.`);
      case 'pit':
        return bad('Kora climbs out on the far side. Her walk ends.');
      case 'chosen':
        return dim(
          event.pointsLost > 0 ? `Kora stops with ${spaces(event.pointsLost)} left.` : 'Kora stops.',
        );
      case 'spent':
        return '';
    }
  },
  attacked: event => {
    const { monster, kind, roll, bonus, total, foeRoll, hit } = event;
    const hers = bonus > 0 ? `${roll}+${bonus}` : `${roll}`;
    const text = `Kora attacks ${thatFoe(monster, kind)}: ${hers} vs ${foeRoll}.`;
    if (hit) return good(`${text} Hit!`);
    return total === foeRoll ? dim(`${text} A tie is a miss.`) : dim(`${text} Miss.`);
  },
  'monster-slain': event =>
    good(
      event.by === 'sword'
        ? `${capital(theFoe(event.kind))} dies.`
        : `${foeTitle(event.monster, event.kind)} burns to ash.`,
    ),
  'event-drawn': event => magic(`${eventCard(event.card).name}. ${EVENTS[event.card].text}`),
  'event-deck-reshuffled': () => dim('All twenty events are used up and shuffled again.'),
  'nothing-happened': event => dim(NOTHINGS[event.why].line),
  'run-ended': event => {
    if (event.result !== 'defeat')
      return gold(`${ENDS[event.result]} ${RESULT_NAMES[event.result]}: ${event.score} points.`);
    return bad(
      event.cause === 'lost-in-the-dark'
        ? 'The torches have burnt down. Kora never finds the way out.'
        : `Kora dies. ${counted(event.score, 'point')} for trying.`,
    );
  },
};

export const sentences = forRivals(all, '', {
  'raid-began': ({ seat }) => dim(`${raiderName(seat)} goes in.`),
  'run-ended': ({ raider, result, score }) => {
    const text = `${raiderName(raider!)}: ${RESULT_NAMES[result]}, ${counted(score, 'point')}.`;
    return result === 'defeat' ? dim(text) : gold(text);
  },
});

const TESTS: Readonly<Partial<Record<Source, string>>> = {
  pit: 'Over the Pit',
  blades: 'Blades sweep the hall',
};

const FAILS = { combat: 'Not strong enough', defense: 'Hit', speed: 'Too slow' } as const;

function kindsOf(moves: Of<Event, 'track-advanced'>['moves']) {
  return moves.map(({ kind }) => kind);
}

function unseenText(left: number): string {
  return left === 0 ? 'It is the last tile of this level.' : `${counted(left, 'tile')} left on this level.`;
}

/** The drum beats every round; it is only worth a line when somebody hears it. */
function advance({ moves, by }: Of<Event, 'track-advanced'>): string | Line {
  const why = by === 'search' ? 'The noise carries. ' : '';
  if (moves.length === 0) return '';
  const come = moves.length === 1 ? 'comes' : 'come';
  return fire(`${why}${capital(crowd(kindsOf(moves)))} ${come} one space closer.`);
}
