/** The log: every event in our own words, as a story that somebody could tell afterwards. */
import type { Of, Seat } from '../../../core/game.ts';
import type { Moment } from '../../../core/moments.ts';
import { capital, counted, listed } from '../../phrases.ts';
import { bad, dim, fire, gold, good, ice, magic, plain } from '../../lines.ts';
import type { Line, Sentences } from '../../room.ts';
import { ABILITIES } from '../data/abilities.ts';
import { findCard, type Attack } from '../data/cards.ts';
import { trapOf, type TrapId } from '../data/charts.ts';
import { CRAVEN_FAILS, SAVE_SUCCESS } from '../data/constants.ts';
import type { Event, TestReason, Who } from '../state/events.ts';
import type { MoveKind, RolledPool, State } from '../state/state.ts';
import { CHART_WORDS, resultText } from './charts.ts';
import { FALLS, SAVES } from './traps.ts';
import {
  cardName,
  does,
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

type Now = Moment<State, Event>;

/** What the board tells well enough. */
const SILENT = '';
const who = (one: Who, { you }: Now): string => capital(nameOf(one, you));
const dice = (faces: readonly number[]): string => (faces.length > 0 ? faces.join('-') : 'no dice');
/** The Troll's stone lies beside its dice. */
const pool = ({ dice: faces, kicker }: RolledPool): string => dice(kicker > 0 ? [...faces, kicker] : faces);

/** Good news for one is bad news for the others; where nobody is spoken to, every hero is somebody's own. */
const toneFor = <T>(seat: Seat | null, { you }: Now, own: T, others: T): T =>
  you === undefined || seat === you ? own : others;

export const sentences: Sentences<Event, State> = {
  'roll-off': ({ about, winner }, now) => {
    if (about === 'delvers')
      return `${does(winner, now.you, 'roll')} highest and ${now.you === winner ? 'go' : 'goes'} in first.`;
    const isQuick = now.after.options.build === 'quick';
    return isQuick
      ? SILENT
      : `${does(winner, now.you, 'roll')} highest and ${now.you === winner ? 'lay' : 'lays'} the first tile.`;
  },
  'tile-drawn': () => SILENT,
  'tile-redrawn': ({ kind }) => dim(`A ${tileWord(kind)} doesn't fit now. Another tile is drawn.`),
  'tile-placed': ({ seat, kind, at, breached }, { you }) =>
    breached
      ? dim(`A ${tileWord(kind)} breaks through at ${tileName(at)}.`)
      : dim(`${does(seat, you, 'lay')} a ${tileWord(kind)} on ${tileName(at)}.`),
  'counter-placed': ({ seat, at }, { you }) => dim(`${does(seat, you, 'lay')} a counter on ${tileName(at)}.`),
  'door-placed': ({ seat, door }, { you }) =>
    dim(`${does(seat, you, 'set')} a door between ${doorBetween(door)}.`),
  'dungeon-built': () => gold('The dungeon is built. Thirteen counters lie face down.'),
  'delver-placed': (event, now) => `${who(event, now)} starts on ${tileName(event.at)}.`,
  'round-began': ({ round, closesAfter }) =>
    closesAfter - round < 10
      ? fire(`Round ${round}. The dungeon closes after round ${closesAfter}.`)
      : dim(`Round ${round}.`),
  'turn-began': () => SILENT,
  activated: (event, now) =>
    event.scheme ? magic(`${does(event.seat, now.you, 'scheme')} with ${nameOf(event, now.you)}.`) : SILENT,
  'delver-entered': (event, now) =>
    toneFor(event.owner, now, good, plain)(`${who(event, now)} enters on ${tileName(event.at)}.`),
  passed: ({ seat }, { you }) => ({
    ...dim(`${does(seat, you, 'pass')}.`),
    passed: seat === you ? 'You' : seatName(seat),
  }),
  'bowed-out': ({ seat }, { you }) => dim(`${does(seat, you, 'bow')} out.`),
  tested: (event, now) => (event.pass ? testText(event, now) : bad(testText(event, now))),
  rushed: rushText,
  moved: moveText,
  'counter-flipped': (event, now) =>
    COUNTERS[event.counter](`${who(event, now)} flips a counter: ${COUNTER_WORDS[event.counter]}.`),
  'stairs-revealed': ({ at, by }) =>
    by === 'flip'
      ? gold(`The Stairs are on ${tileName(at)}.`)
      : gold(`A draught gives the Stairs away: ${tileName(at)}.`),
  'chart-rolled': chartText,
  blessed: (event, now) => good(`${who(event, now)} uses Blessings and rolls again.`),
  'trap-sprung': (event, now) => bad(`${who(event, now)} sets off a trap: ${trapOf(event.trap).name}!`),
  ambushed: event => bad(`Ambush roll ${event.die}: ${counted(event.die, 'encounter')}.`),
  // Who puts it there does so to somebody else.
  'dweller-appeared': (event, now) => toneFor(event.seat, now, good, bad)(dwellerText(event, now.you)),
  'door-opened': ({ door }) => `The door between ${doorBetween(door)} opens.`,
  // What came of the own turn must not be washed away by what the others do.
  'door-held': ({ door, by }, now) => {
    const isOwn = now.before.seat === now.you;
    const text = `The door between ${doorBetween(door)} stays shut for ${isOwn ? 'you' : `the ${cardName(by)}`}.`;
    return isOwn ? { ...bad(`${text} You can try again next turn.`), fateful: true } : dim(text);
  },
  'treasure-gathered': (event, now) =>
    gold(
      event.how === 'goldlust'
        ? `${who(event, now)} grabs ${treasureText(event.amount)} in passing (Goldlust).`
        : `${who(event, now)} gathers ${treasureText(event.amount)}.`,
    ),
  'treasure-dropped': ({ amount, at }) => gold(`${treasureText(amount)} dropped on ${tileName(at)}.`),
  'pool-changed': ({ by, to }) => (by > 0 ? dim(`The monsters now hold ${treasureText(to)}.`) : SILENT),
  'hazard-taken': (event, now) =>
    good(
      event.from === 'bounty'
        ? `${who(event, now)} claims a bounty: ${hazardText(event.amount)}.`
        : `${who(event, now)} survives the hazard and takes ${hazardText(event.amount)}.`,
    ),
  'bounty-set': (event, now) => bad(`There is a bounty on ${nameOf(event, now.you)} now.`),
  craven: (event, now) =>
    event.dares
      ? SILENT
      : dim(`${who(event, now)} is too Craven to attack (rolled ${event.die}, needed ${CRAVEN_FAILS + 1}+).`),
  'fell-short': (event, now) =>
    dim(`${who(event, now)} falls short: ${counted(event.allowance, 'step')}, needed ${event.length}.`),
  'combat-rolled': combatText,
  'die-rerolled': (event, now) =>
    `${who(event, now)} uses ${ABILITIES[event.ability].name}: ${event.side === 'attacker' ? "the attacker's" : "the defender's"} ${SIDE_WORDS[event.pool]} die goes from ${event.from} to ${event.to}.`,
  'strikes-judged': verdictText,
  'save-rolled': (event, now) => {
    const { saved, lost } = SAVES[event.by];
    const roll = `rolled ${event.die}, needed ${SAVE_SUCCESS}+`;
    return event.saved ? good(`${who(event, now)} ${saved} (${roll}).`) : dim(`${lost} (${roll}).`);
  },
  defeated: (event, now) => ({
    ...(event.owner === null ? good : toneFor(event.owner, now, bad, good))(defeatText(event, now.you)),
    ...(event.owner !== null && event.owner === now.you && { fateful: true }),
  }),
  stalemate: () => SILENT,
  gusted: (event, now) => ice(`A gust blows ${nameOf(event, now.you)} back.`),
  pilfered: (event, now) =>
    gold(
      `${who(event, now)} pilfers ${treasureText(event.amount)} from ${event.from ? nameOf(event.from, now.you) : 'the floor'}.`,
    ),
  fled: (event, now) => bad(`${who(event, now)} flees from the Corpse.`),
  paralysed: (event, now) => ice(`${who(event, now)} is paralysed.`),
  'stood-up': (event, now) => good(`${who(event, now)} is up again.`),
  'mind-controlled': (event, now) =>
    magic(
      `Mind control: everyone else can scheme with ${nameOf(event, now.you)} until the owner's next turn.`,
    ),
  'control-ended': (event, now) => good(`${who(event, now)} shakes off the mind control.`),
  'mind-swapped': ({ a, b }, now) => magic(`${who(a, now)} and ${nameOf(b, now.you)} swap bodies.`),
  'tile-turned': ({ seat, at }, { you }) => magic(`${does(seat, you, 'turn')} the tile on ${tileName(at)}.`),
  'tile-collapsed': ({ at }) => bad(`The tile on ${tileName(at)} caves in.`),
  'tile-rubble': ({ at }) => dim(`The tile on ${tileName(at)} fills with rubble but holds.`),
  'treasure-buried': ({ amount }) => bad(`${treasureText(amount)} buried for good.`),
  'gas-spread': ({ by }) =>
    bad(
      by === 'trap'
        ? 'Gas fills the whole dungeon: pass Action 2+ before acting, or die.'
        : 'The air turns foul: pass Action 2+ before acting, or die.',
    ),
  departed: (event, now) => gold(`${who(event, now)} leaves by the Stairs with ${haulText(event)}.`),
  'last-call': ({ closesAfter }) =>
    fire(`The first delver is out. The dungeon closes after round ${closesAfter}.`),
  'nothing-happened': event => dim(NOTHINGS[event.why].text),
  milestone: () => SILENT,
  'game-over': overText,
};

const COUNTER_WORDS = { treasure: 'treasure', hazard: 'a hazard', stairs: 'the Stairs' } as const;
const COUNTERS = { treasure: gold, hazard: bad, stairs: gold };

// ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of traps one gets away with it, or not. */
type PlainTest = Exclude<TestReason, TrapId>;

// biome-ignore format: a table
const TEST_WORDS: Readonly<Record<PlainTest, readonly [string, string]>> = {
  water: ['stays afloat', 'goes under'],
  gas:   ['gets through the gas', 'breathes in the gas'],
  lying: ['breaks the spell', "still can't move"],
  fear:  ['stares the Corpse down', 'panics'],
  phase: ['slips through the wall', 'bumps into the wall'],
  door:  ['forces the lock', "can't force the lock"],
};

function testText(event: Of<Event, 'tested'>, now: Now): string {
  const roll = `${statText(event.stat, event.side)} ${event.need}+, rolled ${pool(event)}`;
  const [pass, fail] = TEST_WORDS[event.why as PlainTest] ?? ['escapes the trap', "doesn't escape the trap"];
  return `${who(event, now)} ${event.pass ? pass : fail} (${roll}).`;
}

function rushText({ dice: faces, moves, why, ...one }: Of<Event, 'rushed'>, now: Now): string {
  const verb = { explore: 'explores', charge: 'charges', flight: 'flees' }[why];
  return `${who(one, now)} ${verb}: rolled ${dice(faces)}, ${counted(moves, 'step')}.`;
}

function chartText({ chart, total, dice: faces, result }: Of<Event, 'chart-rolled'>): Line {
  const roll = chart === 'trap' ? dice(faces) : total;
  const text = `${findCard(result) ? 'the ' : ''}${resultText(result)}`;
  return dim(`${CHART_WORDS[chart]} roll ${roll}: ${text}.`);
}

// ── Steps ──────────────────────────────────────────────────────────────────────────────────────────────────────

// biome-ignore format: a table
const MOVE_WORDS: Readonly<Record<Exclude<MoveKind, 'walk' | 'charge'>, string>> = {
  'flee':      'flees to',
  'phase':     'steps through the wall to',
  'push':      'is blown to',
  'teleport':  'is teleported to',
  'fall-back': 'falls back to',
  'cave':      'jumps clear to',
};

/** Plain steps would fill the log; where they end is seen on the board. */
function moveText(event: Of<Event, 'moved'>, now: Now): string {
  if (event.how === 'walk' || event.how === 'charge') return SILENT;
  return `${who(event, now)} ${MOVE_WORDS[event.how]} ${tileName(event.to)}.`;
}

function dwellerText(event: Of<Event, 'dweller-appeared'>, you: Now['you']): string {
  const bounty = event.bounty > 0 ? ` It has a bounty of ${hazardText(event.bounty)}.` : '';
  return `${does(event.seat, you, 'put')} ${nameOf(event, you)} on ${tileName(event.at)}.${bounty}`;
}

// ── Attacks ────────────────────────────────────────────────────────────────────────────────────────────────────

const STRIKES: Readonly<Record<Attack, string>> = {
  melee: 'attacks',
  ranged: 'shoots at',
  magic: 'casts at',
};

function combatText(event: Of<Event, 'combat-rolled'>, now: Now): string {
  const { attacker, defender } = event.pools;
  const how = event.ambush ? ' from round the corner' : event.charged ? ', charging' : '';
  const roll = `${pool(attacker.off)} vs ${pool(defender.def)}`;
  const back = `Strikes back ${pool(defender.off)} vs ${pool(attacker.def)}.`;
  const hasBack = defender.off.dice.length > 0 || defender.off.kicker > 0;
  return `${who(event.attacker, now)} ${STRIKES[event.attack]} ${nameOf(event.defender, now.you)}${how}: ${roll}. ${hasBack ? back : 'No dice to strike back.'}`;
}

function verdictText(
  { hit, counter, attacker, defender }: Of<Event, 'strikes-judged'>,
  now: Now,
): string | Line {
  if (hit && counter) return bad('Both are hit.');
  if (hit) return `${who(defender, now)} is hit.`;
  if (counter) return `${who(attacker, now)} is hit instead.`;
  return dim('Nobody is hit.');
}

/** "Red's Thief falls to the Troll." */
export function defeatText(event: Of<Event, 'defeated'>, you?: Seat): string {
  return `${capital(nameOf(event, you))} ${fallText(event, you)}.`;
}

/** "is killed by the Troll", "drowns". */
export function fallText({ cause, by }: Of<Event, 'defeated'>, you?: Seat): string {
  return cause === 'assault' && by ? `is killed by ${nameOf(by, you)}` : FALLS[cause].text;
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────────────────────

function overText({ winner, ranking }: Of<Event, 'game-over'>, { after: { players }, you }: Now): Line {
  const final = winner === null ? undefined : players[winner]?.final;
  if (winner === null || !final) return bad('Nobody got out. The dungeon wins.');
  const others = ranking.filter(seat => seat !== winner).map(seat => (seat === you ? 'you' : seatName(seat)));
  return gold(
    `${does(winner, you, 'win')} with ${treasureText(final.treasure)}, ahead of ${listed(others)}.`,
  );
}
