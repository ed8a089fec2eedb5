/** The log: every event in our own words, as a story that somebody could tell afterwards. */
import type { Of } from '../../../core/game.ts';
import { capital, counted, listed } from '../../phrases.ts';
import { bad, dim, fire, gold, good, ice, magic } from '../../lines.ts';
import type { Line, Sentences } from '../../room.ts';
import { ABILITIES } from '../data/abilities.ts';
import { findCard, type Attack } from '../data/cards.ts';
import { trapOf, type TrapId } from '../data/charts.ts';
import type { Event, TestReason, Who } from '../state/events.ts';
import type { MoveKind, State } from '../state/state.ts';
import { CHART_WORDS, resultText } from './charts.ts';
import { FALLS, SAVES, TRAP_LOOKS } from './traps.ts';
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

/** What the board tells well enough. */
const SILENT = '';
const who = (one: Who): string => capital(nameOf(one));
const dice = (faces: readonly number[]): string => (faces.length > 0 ? faces.join(' ') : 'no dice');

export const sentences: Sentences<Event, State> = {
  'roll-off': ({ about, winner }, now) => {
    if (about === 'delvers') return `${seatName(winner)} rolls highest and goes in first.`;
    const isQuick = now.after.options.build === 'quick';
    return isQuick ? SILENT : `${seatName(winner)} rolls highest and lays the first tile.`;
  },
  'tile-drawn': () => SILENT,
  'tile-redrawn': ({ kind }) => dim(`A ${tileWord(kind)} cannot be laid now; another is drawn.`),
  'tile-placed': ({ seat, kind, at, breached }) =>
    breached
      ? dim(`A ${tileWord(kind)} breaks its way in at ${tileName(at)}.`)
      : dim(`${seatName(seat)} lays a ${tileWord(kind)} on ${tileName(at)}.`),
  'counter-placed': ({ seat, at }) => dim(`${seatName(seat)} hides a counter on ${tileName(at)}.`),
  'door-placed': ({ seat, door }) => dim(`${seatName(seat)} hangs a door between ${doorBetween(door)}.`),
  'dungeon-built': () => gold('The dungeon is built: thirteen counters lie face down in it.'),
  'delver-placed': event => `${who(event)} goes in at ${tileName(event.at)}.`,
  'round-began': ({ round, closesAfter }) =>
    closesAfter - round < 10
      ? fire(`Round ${round}. The dungeon closes after round ${closesAfter}.`)
      : dim(`Round ${round}.`),
  'turn-began': () => SILENT,
  activated: event =>
    event.scheme ? magic(`${seatName(event.seat)} pulls the strings of ${nameOf(event)}.`) : SILENT,
  'delver-entered': event => good(`${who(event)} comes down the entrance at ${tileName(event.at)}.`),
  passed: ({ seat }) => dim(`${seatName(seat)} waits.`),
  tested: event => (event.pass ? testText(event) : bad(testText(event))),
  rushed: rushText,
  moved: moveText,
  'counter-flipped': event =>
    COUNTERS[event.counter](`${who(event)} turns a counter: ${COUNTER_WORDS[event.counter]}.`),
  'stairs-revealed': ({ at, by }) =>
    by === 'flip'
      ? gold(`The Stairs are found, on ${tileName(at)}.`)
      : gold(`A draught shows where the Stairs are: ${tileName(at)}.`),
  'chart-rolled': chartText,
  blessed: event => good(`${who(event)} asks for a blessing and rolls again.`),
  'trap-sprung': event =>
    bad(`${trapOf(event.trap).name}! ${who(event)} has walked into ${TRAP_LOOKS[event.trap].phrase}.`),
  ambushed: event => bad(`They were waiting: ${counted(event.die, 'encounter')}.`),
  'dweller-appeared': event => bad(dwellerText(event)),
  'door-opened': ({ door }) => `The door between ${doorBetween(door)} stands open.`,
  'door-held': ({ door, by }) =>
    dim(`The door between ${doorBetween(door)} holds against the ${cardName(by)}.`),
  'treasure-gathered': event =>
    gold(
      event.how === 'goldlust'
        ? `${who(event)} cannot leave gold lying: ${treasureText(event.amount)}.`
        : `${who(event)} gathers ${treasureText(event.amount)}.`,
    ),
  'treasure-dropped': ({ amount, at }) =>
    gold(`${treasureText(amount)} ${amount === 1 ? 'spills' : 'spill'} over ${tileName(at)}.`),
  'pool-changed': ({ by, to }) =>
    by > 0 ? dim(`The dwellers carry ${treasureText(to)} between them.`) : SILENT,
  'hazard-taken': event =>
    good(
      event.from === 'bounty'
        ? `${who(event)} takes ${hazardText(event.amount)} from the fallen.`
        : `${who(event)} has lived through it, and keeps ${hazardText(event.amount)}.`,
    ),
  'bounty-set': event => bad(`There is a price on ${nameOf(event)} now.`),
  craven: event => (event.dares ? SILENT : dim(`${who(event)} thinks better of it (${event.die}).`)),
  'fell-short': event =>
    dim(`${who(event)} runs out of breath, ${event.allowance} of ${event.length} tiles on.`),
  'combat-rolled': combatText,
  'die-rerolled': event =>
    `${who(event)}, ${ABILITIES[event.ability].name}: ${event.side === 'attacker' ? "the attacker's" : "the defender's"} ${SIDE_WORDS[event.pool]} ${event.from} becomes ${event.to}.`,
  'strikes-judged': verdictText,
  'save-rolled': event => {
    const { saved, lost } = SAVES[event.by];
    return event.saved ? good(`${who(event)} ${saved} (${event.die}).`) : dim(`${lost} (${event.die}).`);
  },
  defeated: event => (event.owner === null ? good : bad)(defeatText(event)),
  stalemate: () => SILENT,
  gusted: event => ice(`A gust throws ${nameOf(event)} back.`),
  pilfered: event =>
    gold(
      `${who(event)} has quick fingers: ${treasureText(event.amount)}${event.from ? ` out of the bag of ${nameOf(event.from)}` : ' from the floor'}.`,
    ),
  fled: event => bad(`${who(event)} cannot bear the Corpse and runs.`),
  paralysed: event => ice(`${who(event)} lies there and cannot move a finger.`),
  'stood-up': event => good(`${who(event)} gets to its feet.`),
  'mind-controlled': event =>
    magic(`${who(event)} hears a voice: all others may steer it until its next turn.`),
  'control-ended': event => good(`${who(event)} shakes off the voice.`),
  'mind-swapped': ({ a, b }) =>
    magic(`${who(a)} and ${nameOf(b)} look at each other through the wrong eyes.`),
  'tile-turned': ({ seat, at }) => magic(`${seatName(seat)} lets the tile on ${tileName(at)} grind round.`),
  'tile-collapsed': ({ at }) => bad(`${tileName(at)} is gone, under a heap of rock.`),
  'tile-rubble': ({ at }) => dim(`${tileName(at)} is full of rubble, but it holds.`),
  'treasure-buried': ({ amount }) => bad(`${treasureText(amount)} under it, for ever.`),
  'gas-spread': ({ by }) =>
    bad(
      by === 'trap'
        ? 'Gas creeps through every corridor, and it stays.'
        : 'The air turns foul: Action 2+ before every act.',
    ),
  departed: event => gold(`${who(event)} climbs the Stairs with ${haulText(event)}.`),
  'last-call': ({ closesAfter }) => fire(`Last call: the dungeon closes after round ${closesAfter}.`),
  'nothing-happened': event => dim(NOTHINGS[event.why].text),
  milestone: () => SILENT,
  'game-over': (event, now) => overText(event, now.after),
};

const COUNTER_WORDS = { treasure: 'treasure', hazard: 'a hazard', stairs: 'the Stairs' } as const;
const COUNTERS = { treasure: gold, hazard: bad, stairs: gold };

// ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of traps one gets away with it, or not. */
type PlainTest = Exclude<TestReason, TrapId>;

// biome-ignore format: a table
const TEST_WORDS: Readonly<Record<PlainTest, readonly [string, string]>> = {
  water: ['keeps its head above water', 'goes under'],
  gas:   ['holds its breath', 'breathes in the gas'],
  lying: ['gathers its strength', 'still cannot move'],
  fear:  ['stares the Corpse down', 'is seized by fear'],
  phase: ['finds the way through the wall', 'knocks its head on the wall'],
  door:  ['forces the lock', 'cannot force the lock'],
};

function testText(event: Of<Event, 'tested'>): string {
  const roll = `${statText(event.stat, event.side)} ${event.need}+: ${dice(event.dice)}${event.kicker > 0 ? ` and ${event.kicker}` : ''}`;
  const [pass, fail] = TEST_WORDS[event.why as PlainTest] ?? ['gets away with it', 'does not escape'];
  return `${who(event)} ${event.pass ? pass : fail} (${roll}).`;
}

function rushText({ dice: faces, moves, why, ...one }: Of<Event, 'rushed'>): string {
  const verb = { explore: 'sets out', charge: 'charges', flight: 'runs' }[why];
  return `${who(one)} ${verb}: ${dice(faces)}, ${counted(moves, 'step')}.`;
}

function chartText({ chart, total, dice: faces, result }: Of<Event, 'chart-rolled'>): Line {
  const roll = chart === 'trap' ? dice(faces) : total;
  const text = `${findCard(result) ? 'the ' : ''}${resultText(result)}`;
  return dim(`${CHART_WORDS[chart]} ${roll}: ${text}.`);
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
function moveText(event: Of<Event, 'moved'>): string {
  if (event.how === 'walk' || event.how === 'charge') return SILENT;
  return `${who(event)} ${MOVE_WORDS[event.how]} ${tileName(event.to)}.`;
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

function combatText(event: Of<Event, 'combat-rolled'>): string {
  const { attacker, defender } = event.pools;
  const how = event.ambush ? ' from round the corner' : event.charged ? ' at a run' : '';
  const roll = `${dice(attacker.off.dice)} against ${dice(defender.def.dice)}`;
  const back = `${dice(defender.off.dice)} against ${dice(attacker.def.dice)}`;
  return `${who(event.attacker)} ${STRIKES[event.attack]} ${nameOf(event.defender)}${how}: ${roll}, and back ${back}.`;
}

function verdictText({ hit, counter, attacker, defender }: Of<Event, 'strikes-judged'>): string | Line {
  if (hit && counter) return bad('Both blows land.');
  if (hit) return `${who(attacker)} strikes home.`;
  if (counter) return `${who(defender)} strikes back, and harder.`;
  return dim('Neither finds an opening.');
}

function defeatText(event: Of<Event, 'defeated'>): string {
  const isBeaten = event.cause === 'assault' && event.by;
  return `${who(event)} ${isBeaten ? `falls to ${nameOf(isBeaten)}` : FALLS[event.cause].text}.`;
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────────────────────

function overText({ winner, ranking }: Of<Event, 'game-over'>, { players }: State): Line {
  const final = winner === null ? undefined : players[winner]?.final;
  if (winner === null || !final) return bad('Nobody has come out. The dungeon has won.');
  const others = ranking.filter(seat => seat !== winner).map(seatName);
  return gold(`${seatName(winner)} has won with ${treasureText(final.treasure)}, before ${listed(others)}.`);
}
