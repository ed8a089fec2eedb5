/** The log: every event in our own words, as a story that somebody could tell afterwards. */
import type { Of } from '../../../core/game.ts';
import type { Tone } from '../../../core/look.ts';
import { capital, counted, listed } from '../../phrases.ts';
import type { Line, Sentences } from '../../room.ts';
import { ABILITIES } from '../data/abilities.ts';
import { findCard, type Attack } from '../data/cards.ts';
import { trapOf, type TrapId } from '../data/charts.ts';
import type { Event, TestReason, Who } from '../state/events.ts';
import type { MoveKind, State } from '../state/state.ts';
import { CHART_WORDS, resultText } from './charts.ts';
import { FALLS, TRAP_LOOKS } from './traps.ts';
import {
  cardName,
  doorBetween,
  hazardText,
  haulText,
  nameOf,
  NOTHINGS,
  seatName,
  SIDE_WORDS,
  statText,
  tileName,
  tileWord,
  treasureText,
} from './words.ts';

const SILENT: Line = { text: '', tone: 'plain' };
const line = (text: string, tone: Tone): Line => ({ text: capital(text), tone });
const who = (one: Who): string => capital(nameOf(one));
const dice = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(' ') : 'no dice');

export const sentences: Sentences<Event, State> = {
  'roll-off': ({ about, winner }, now) => {
    if (about === 'delvers') return `${seatName(winner)} rolls highest and goes in first.`;
    const isQuick = now.after.options.build === 'quick';
    return isQuick ? SILENT : `${seatName(winner)} rolls highest and lays the first tile.`;
  },
  'tile-drawn': () => SILENT,
  'tile-redrawn': ({ kind }) => line(`a ${tileWord(kind)} cannot be laid now; another is drawn.`, 'dim'),
  'tile-placed': ({ seat, kind, at, breached }) =>
    breached
      ? line(`a ${tileWord(kind)} breaks its way in at ${tileName(at)}.`, 'dim')
      : line(`${seatName(seat)} lays a ${tileWord(kind)} on ${tileName(at)}.`, 'dim'),
  'counter-placed': ({ seat, at }) => line(`${seatName(seat)} hides a counter on ${tileName(at)}.`, 'dim'),
  'door-placed': ({ seat, door }) =>
    line(`${seatName(seat)} hangs a door between ${doorBetween(door)}.`, 'dim'),
  'dungeon-built': () => line('The dungeon is built: thirteen counters lie face down in it.', 'gold'),
  'delver-placed': event => `${who(event)} goes in at ${tileName(event.at)}.`,
  'round-began': ({ round, closesAfter }) =>
    closesAfter - round < 10
      ? line(`Round ${round}. The dungeon closes after round ${closesAfter}.`, 'fire')
      : line(`Round ${round}.`, 'dim'),
  'turn-began': () => SILENT,
  activated: event =>
    event.scheme ? line(`${seatName(event.seat)} pulls the strings of ${nameOf(event)}.`, 'magic') : SILENT,
  'delver-entered': event =>
    line(`${nameOf(event)} comes down the entrance at ${tileName(event.at)}.`, 'good'),
  passed: ({ seat }) => line(`${seatName(seat)} waits.`, 'dim'),
  tested: event => line(testText(event), event.pass ? 'plain' : 'bad'),
  rushed: event => rushText(event),
  moved: event => moveText(event),
  'counter-flipped': event =>
    line(`${nameOf(event)} turns a counter: ${COUNTER_WORDS[event.counter]}.`, COUNTER_TONES[event.counter]),
  'stairs-revealed': ({ at, by }) =>
    by === 'flip'
      ? line(`The Stairs are found, on ${tileName(at)}.`, 'gold')
      : line(`A draught shows where the Stairs are: ${tileName(at)}.`, 'gold'),
  'chart-rolled': event => chartText(event),
  blessed: event => line(`${nameOf(event)} asks for a blessing and rolls again.`, 'good'),
  'trap-sprung': event =>
    line(
      `${trapOf(event.trap).name}! ${who(event)} has walked into ${TRAP_LOOKS[event.trap].phrase}.`,
      'bad',
    ),
  ambushed: event => line(`They were waiting: ${counted(event.die, 'encounter')}.`, 'bad'),
  'dweller-appeared': event => line(dwellerText(event), 'bad'),
  'door-opened': ({ door }) => `The door between ${doorBetween(door)} stands open.`,
  'door-held': ({ door, by }) =>
    line(`The door between ${doorBetween(door)} holds against the ${cardName(by)}.`, 'dim'),
  'treasure-gathered': event =>
    line(
      event.how === 'goldlust'
        ? `${nameOf(event)} cannot leave gold lying: ${treasureText(event.amount)}.`
        : `${nameOf(event)} gathers ${treasureText(event.amount)}.`,
      'gold',
    ),
  'treasure-dropped': ({ amount, at }) =>
    line(`${treasureText(amount)} ${amount === 1 ? 'spills' : 'spill'} over ${tileName(at)}.`, 'gold'),
  'pool-changed': ({ by, to }) =>
    by > 0 ? line(`The dwellers carry ${treasureText(to)} between them.`, 'dim') : SILENT,
  'hazard-taken': event =>
    line(
      event.from === 'bounty'
        ? `${nameOf(event)} takes ${hazardText(event.amount)} from the fallen.`
        : `${nameOf(event)} has lived through it, and keeps ${hazardText(event.amount)}.`,
      'good',
    ),
  'bounty-set': event => line(`there is a price on ${nameOf(event)} now.`, 'bad'),
  craven: event =>
    event.dares ? SILENT : line(`${nameOf(event)} thinks better of it (${event.die}).`, 'dim'),
  'fell-short': event =>
    line(`${nameOf(event)} runs out of breath, ${event.allowance} of ${event.length} tiles on.`, 'dim'),
  'combat-rolled': event => combatText(event),
  'die-rerolled': event =>
    line(
      `${nameOf(event)}, ${ABILITIES[event.ability].name}: ${event.side === 'attacker' ? "the attacker's" : "the defender's"} ${SIDE_WORDS[event.pool]} ${event.from} becomes ${event.to}.`,
      'plain',
    ),
  'strikes-judged': event => verdictText(event),
  'save-rolled': event =>
    line(
      event.saved
        ? event.by === 'undying'
          ? `${nameOf(event)} gets up again (${event.die}).`
          : `${nameOf(event)} is healed in the last moment (${event.die}).`
        : `${event.by === 'undying' ? 'it does not get up this time' : 'the prayer is not heard'} (${event.die}).`,
      event.saved ? 'good' : 'dim',
    ),
  defeated: event => line(defeatText(event), event.owner === null ? 'good' : 'bad'),
  stalemate: () => SILENT,
  gusted: event => line(`A gust throws ${nameOf(event)} back.`, 'ice'),
  pilfered: event =>
    line(
      `${nameOf(event)} has quick fingers: ${treasureText(event.amount)}${event.from ? ` out of the bag of ${nameOf(event.from)}` : ' from the floor'}.`,
      'gold',
    ),
  fled: event => line(`${nameOf(event)} cannot bear the Corpse and runs.`, 'bad'),
  paralysed: event => line(`${nameOf(event)} lies there and cannot move a finger.`, 'ice'),
  'stood-up': event => line(`${nameOf(event)} gets to its feet.`, 'good'),
  'mind-controlled': event =>
    line(`${nameOf(event)} hears a voice: all others may steer it until its next turn.`, 'magic'),
  'control-ended': event => line(`${nameOf(event)} shakes off the voice.`, 'good'),
  'mind-swapped': ({ a, b }) =>
    line(`${nameOf(a)} and ${nameOf(b)} look at each other through the wrong eyes.`, 'magic'),
  'tile-turned': ({ seat, at }) =>
    line(`${seatName(seat)} lets the tile on ${tileName(at)} grind round.`, 'magic'),
  'tile-collapsed': ({ at }) => line(`${tileName(at)} is gone, under a heap of rock.`, 'bad'),
  'tile-rubble': ({ at }) => line(`${tileName(at)} is full of rubble, but it holds.`, 'dim'),
  'treasure-buried': ({ amount }) => line(`${treasureText(amount)} under it, for ever.`, 'bad'),
  'gas-spread': ({ by }) =>
    line(
      by === 'trap'
        ? 'Gas creeps through every corridor, and it stays.'
        : 'The air turns foul: Action 2+ before every act.',
      'bad',
    ),
  departed: event => line(`${nameOf(event)} climbs the Stairs with ${haulText(event)}.`, 'gold'),
  'last-call': ({ closesAfter }) => line(`Last call: the dungeon closes after round ${closesAfter}.`, 'fire'),
  'nothing-happened': event => line(NOTHINGS[event.why].text, 'dim'),
  milestone: () => SILENT,
  'game-over': (event, now) => overText(event, now.after),
};

const COUNTER_WORDS = { treasure: 'treasure', hazard: 'a hazard', stairs: 'the Stairs' } as const;
const COUNTER_TONES = { treasure: 'gold', hazard: 'bad', stairs: 'gold' } as const;

// ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────

// biome-ignore format: a table
const TEST_WORDS: Readonly<Record<Exclude<TestReason, TrapId>, readonly [string, string]>> = {
  water: ['keeps its head above water', 'goes under'],
  gas:   ['holds its breath', 'breathes in the gas'],
  lying: ['gathers its strength', 'still cannot move'],
  fear:  ['stares the Corpse down', 'is seized by fear'],
  phase: ['finds the way through the wall', 'knocks its head on the wall'],
  door:  ['forces the lock', 'cannot force the lock'],
};

function testText(event: Of<Event, 'tested'>): string {
  const roll = `${statText(event.stat, event.side)} ${event.need}+: ${dice(event.dice)}${event.kicker > 0 ? ` and ${event.kicker}` : ''}`;
  if (event.why in TEST_WORDS) {
    const [pass, fail] = TEST_WORDS[event.why as keyof typeof TEST_WORDS];
    return `${nameOf(event)} ${event.pass ? pass : fail} (${roll}).`;
  }
  return event.pass
    ? `${nameOf(event)} gets away with it (${roll}).`
    : `${nameOf(event)} does not escape (${roll}).`;
}

function rushText({ dice: faces, moves, why, ...one }: Of<Event, 'rushed'>): string {
  const verb = { explore: 'sets out', charge: 'charges', flight: 'runs' }[why];
  return `${who(one)} ${verb}: ${dice(faces)}, ${counted(moves, 'step')}.`;
}

function chartText({ chart, total, dice: faces, result }: Of<Event, 'chart-rolled'>): Line {
  const roll = chart === 'trap' ? dice(faces) : total;
  const text = `${findCard(result) ? 'the ' : ''}${resultText(result)}`;
  return line(`${CHART_WORDS[chart]} ${roll}: ${text}.`, 'dim');
}

// ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────────

// biome-ignore format: a table
const MOVE_WORDS: Readonly<Record<Exclude<MoveKind, 'walk' | 'charge'>, string>> = {
  'flee':      'runs to',
  'phase':     'steps through the wall to',
  'push':      'is blown to',
  'teleport':  'finds itself on',
  'fall-back': 'falls back to',
  'cave':      'jumps clear to',
};

/** Plain steps would fill the log; where they end is seen on the board. */
function moveText(event: Of<Event, 'moved'>): string | Line {
  if (event.how === 'walk' || event.how === 'charge') return SILENT;
  return line(`${nameOf(event)} ${MOVE_WORDS[event.how]} ${tileName(event.to)}.`, 'plain');
}

function dwellerText(event: Of<Event, 'dweller-appeared'>): string {
  const bounty = event.bounty > 0 ? ', with a price on its head' : '';
  return `${seatName(event.seat)} lets ${nameOf(event)} lurk on ${tileName(event.at)}${bounty}.`;
}

// ── Assaults ───────────────────────────────────────────────────────────────────────────────────────────────────

const STRIKES: Readonly<Record<Attack, string>> = {
  melee: 'falls upon',
  ranged: 'shoots at',
  magic: 'casts at',
};

function combatText({
  attacker,
  defender,
  attack,
  ambush,
  charged,
  pools,
}: Of<Event, 'combat-rolled'>): string {
  const how = ambush ? ' from round the corner' : charged ? ' at a run' : '';
  const roll = `${dice(pools.attacker.off.dice)} against ${dice(pools.defender.def.dice)}, and back ${dice(pools.defender.off.dice)} against ${dice(pools.attacker.def.dice)}`;
  return `${who(attacker)} ${STRIKES[attack]} ${nameOf(defender)}${how}: ${roll}.`;
}

function verdictText({ hit, counter, attacker, defender }: Of<Event, 'strikes-judged'>): Line {
  if (hit && counter) return line('Both blows land.', 'bad');
  if (hit) return line(`${nameOf(attacker)} strikes home.`, 'plain');
  if (counter) return line(`${nameOf(defender)} strikes back, and harder.`, 'plain');
  return line('Neither finds an opening.', 'dim');
}

function defeatText(event: Of<Event, 'defeated'>): string {
  const isBeaten = event.cause === 'assault' && event.by;
  return `${nameOf(event)} ${isBeaten ? `falls to ${nameOf(isBeaten)}` : FALLS[event.cause].text}.`;
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────────────────────

function overText({ winner, ranking }: Of<Event, 'game-over'>, { players }: State): Line {
  const final = winner === null ? undefined : players[winner]?.final;
  if (winner === null || !final) return line('Nobody has come out. The dungeon has won.', 'bad');
  const others = ranking.filter(seat => seat !== winner).map(seatName);
  return line(
    `${seatName(winner)} has won with ${treasureText(final.treasure)}, before ${listed(others)}.`,
    'gold',
  );
}
