/** The log: every event in our own words, as a story that somebody could tell afterwards. */
import type { Of } from '../../../core/game.ts';
import { capital, counted, listed } from '../../phrases.ts';
import { bad, dim, fire, gold, good, ice, magic } from '../../lines.ts';
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
const dice = (faces: readonly number[]): string => (faces.length > 0 ? faces.join('-') : 'no dice');
/** The Troll's stone lies beside its dice. */
const pool = ({ dice: faces, kicker }: RolledPool): string => dice(kicker > 0 ? [...faces, kicker] : faces);

export const sentences: Sentences<Event, State> = {
  'roll-off': ({ about, winner }, now) => {
    if (about === 'delvers') return `${seatName(winner)} rolls highest and goes in first.`;
    const isQuick = now.after.options.build === 'quick';
    return isQuick ? SILENT : `${seatName(winner)} rolls highest and lays the first tile.`;
  },
  'tile-drawn': () => SILENT,
  'tile-redrawn': ({ kind }) => dim(`A ${tileWord(kind)} doesn't fit now. Another tile is drawn.`),
  'tile-placed': ({ seat, kind, at, breached }) =>
    breached
      ? dim(`A ${tileWord(kind)} breaks through at ${tileName(at)}.`)
      : dim(`${seatName(seat)} lays a ${tileWord(kind)} on ${tileName(at)}.`),
  'counter-placed': ({ seat, at }) => dim(`${seatName(seat)} lays a counter on ${tileName(at)}.`),
  'door-placed': ({ seat, door }) => dim(`${seatName(seat)} sets a door between ${doorBetween(door)}.`),
  'dungeon-built': () => gold('The dungeon is built. Thirteen counters lie face down.'),
  'delver-placed': event => `${who(event)} starts on ${tileName(event.at)}.`,
  'round-began': ({ round, closesAfter }) =>
    closesAfter - round < 10
      ? fire(`Round ${round}. The dungeon closes after round ${closesAfter}.`)
      : dim(`Round ${round}.`),
  'turn-began': () => SILENT,
  activated: event =>
    event.scheme ? magic(`${seatName(event.seat)} schemes with ${nameOf(event)}.`) : SILENT,
  'delver-entered': event => good(`${who(event)} enters on ${tileName(event.at)}.`),
  passed: ({ seat }) => dim(`${seatName(seat)} passes.`),
  tested: event => (event.pass ? testText(event) : bad(testText(event))),
  rushed: rushText,
  moved: moveText,
  'counter-flipped': event =>
    COUNTERS[event.counter](`${who(event)} flips a counter: ${COUNTER_WORDS[event.counter]}.`),
  'stairs-revealed': ({ at, by }) =>
    by === 'flip'
      ? gold(`The Stairs are on ${tileName(at)}.`)
      : gold(`A draught gives the Stairs away: ${tileName(at)}.`),
  'chart-rolled': chartText,
  blessed: event => good(`${who(event)} uses Blessings and rolls again.`),
  'trap-sprung': event => bad(`${who(event)} sets off a trap: ${trapOf(event.trap).name}!`),
  ambushed: event => bad(`Ambush roll ${event.die}: ${counted(event.die, 'encounter')}.`),
  'dweller-appeared': event => bad(dwellerText(event)),
  'door-opened': ({ door }) => `The door between ${doorBetween(door)} opens.`,
  'door-held': ({ door, by }) =>
    dim(`The door between ${doorBetween(door)} stays shut for the ${cardName(by)}.`),
  'treasure-gathered': event =>
    gold(
      event.how === 'goldlust'
        ? `${who(event)} grabs ${treasureText(event.amount)} in passing (Goldlust).`
        : `${who(event)} gathers ${treasureText(event.amount)}.`,
    ),
  'treasure-dropped': ({ amount, at }) => gold(`${treasureText(amount)} dropped on ${tileName(at)}.`),
  'pool-changed': ({ by, to }) => (by > 0 ? dim(`The monsters now hold ${treasureText(to)}.`) : SILENT),
  'hazard-taken': event =>
    good(
      event.from === 'bounty'
        ? `${who(event)} claims a bounty: ${hazardText(event.amount)}.`
        : `${who(event)} survives the hazard and takes ${hazardText(event.amount)}.`,
    ),
  'bounty-set': event => bad(`There is a bounty on ${nameOf(event)} now.`),
  craven: event =>
    event.dares
      ? SILENT
      : dim(`${who(event)} is too Craven to attack (rolled ${event.die}, needed ${CRAVEN_FAILS + 1}+).`),
  'fell-short': event =>
    dim(`${who(event)} falls short: ${counted(event.allowance, 'step')}, needed ${event.length}.`),
  'combat-rolled': combatText,
  'die-rerolled': event =>
    `${who(event)} uses ${ABILITIES[event.ability].name}: ${event.side === 'attacker' ? "the attacker's" : "the defender's"} ${SIDE_WORDS[event.pool]} die goes from ${event.from} to ${event.to}.`,
  'strikes-judged': verdictText,
  'save-rolled': event => {
    const { saved, lost } = SAVES[event.by];
    const roll = `rolled ${event.die}, needed ${SAVE_SUCCESS}+`;
    return event.saved ? good(`${who(event)} ${saved} (${roll}).`) : dim(`${lost} (${roll}).`);
  },
  defeated: event => (event.owner === null ? good : bad)(defeatText(event)),
  stalemate: () => SILENT,
  gusted: event => ice(`A gust blows ${nameOf(event)} back.`),
  pilfered: event =>
    gold(
      `${who(event)} pilfers ${treasureText(event.amount)} from ${event.from ? nameOf(event.from) : 'the floor'}.`,
    ),
  fled: event => bad(`${who(event)} flees from the Corpse.`),
  paralysed: event => ice(`${who(event)} is paralysed.`),
  'stood-up': event => good(`${who(event)} is up again.`),
  'mind-controlled': event =>
    magic(`Mind control: everyone else can scheme with ${nameOf(event)} until the owner's next turn.`),
  'control-ended': event => good(`${who(event)} shakes off the mind control.`),
  'mind-swapped': ({ a, b }) => magic(`${who(a)} and ${nameOf(b)} swap bodies.`),
  'tile-turned': ({ seat, at }) => magic(`${seatName(seat)} turns the tile on ${tileName(at)}.`),
  'tile-collapsed': ({ at }) => bad(`The tile on ${tileName(at)} caves in.`),
  'tile-rubble': ({ at }) => dim(`The tile on ${tileName(at)} fills with rubble but holds.`),
  'treasure-buried': ({ amount }) => bad(`${treasureText(amount)} buried for good.`),
  'gas-spread': ({ by }) =>
    bad(
      by === 'trap'
        ? 'Gas fills the whole dungeon: pass Action 2+ before acting, or die.'
        : 'The air turns foul: pass Action 2+ before acting, or die.',
    ),
  departed: event => gold(`${who(event)} leaves by the Stairs with ${haulText(event)}.`),
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
  water: ['stays afloat', 'goes under'],
  gas:   ['gets through the gas', 'breathes in the gas'],
  lying: ['breaks the spell', "still can't move"],
  fear:  ['stares the Corpse down', 'panics'],
  phase: ['slips through the wall', 'bumps into the wall'],
  door:  ['forces the lock', "can't force the lock"],
};

function testText(event: Of<Event, 'tested'>): string {
  const roll = `${statText(event.stat, event.side)} ${event.need}+, rolled ${pool(event)}`;
  const [pass, fail] = TEST_WORDS[event.why as PlainTest] ?? ['escapes the trap', "doesn't escape the trap"];
  return `${who(event)} ${event.pass ? pass : fail} (${roll}).`;
}

function rushText({ dice: faces, moves, why, ...one }: Of<Event, 'rushed'>): string {
  const verb = { explore: 'explores', charge: 'charges', flight: 'flees' }[why];
  return `${who(one)} ${verb}: rolled ${dice(faces)}, ${counted(moves, 'step')}.`;
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
function moveText(event: Of<Event, 'moved'>): string {
  if (event.how === 'walk' || event.how === 'charge') return SILENT;
  return `${who(event)} ${MOVE_WORDS[event.how]} ${tileName(event.to)}.`;
}

function dwellerText(event: Of<Event, 'dweller-appeared'>): string {
  const bounty = event.bounty > 0 ? ` It has a bounty of ${hazardText(event.bounty)}.` : '';
  return `${seatName(event.seat)} puts ${nameOf(event)} on ${tileName(event.at)}.${bounty}`;
}

// ── Attacks ────────────────────────────────────────────────────────────────────────────────────────────────────

const STRIKES: Readonly<Record<Attack, string>> = {
  melee: 'attacks',
  ranged: 'shoots at',
  magic: 'casts at',
};

function combatText(event: Of<Event, 'combat-rolled'>): string {
  const { attacker, defender } = event.pools;
  const how = event.ambush ? ' from round the corner' : event.charged ? ', charging' : '';
  const roll = `${pool(attacker.off)} vs ${pool(defender.def)}`;
  const back = `Strikes back ${pool(defender.off)} vs ${pool(attacker.def)}.`;
  const hasBack = defender.off.dice.length > 0 || defender.off.kicker > 0;
  return `${who(event.attacker)} ${STRIKES[event.attack]} ${nameOf(event.defender)}${how}: ${roll}. ${hasBack ? back : 'No dice to strike back.'}`;
}

function verdictText({ hit, counter, attacker, defender }: Of<Event, 'strikes-judged'>): string | Line {
  if (hit && counter) return bad('Both are hit.');
  if (hit) return `${who(defender)} is hit.`;
  if (counter) return `${who(attacker)} is hit instead.`;
  return dim('Nobody is hit.');
}

/** "Red's Thief falls to the Troll." */
export function defeatText(event: Of<Event, 'defeated'>): string {
  return `${who(event)} ${fallText(event)}.`;
}

/** "is killed by the Troll", "drowns". */
export function fallText({ cause, by }: Of<Event, 'defeated'>): string {
  return cause === 'assault' && by ? `is killed by ${nameOf(by)}` : FALLS[cause].text;
}

// ── The end ────────────────────────────────────────────────────────────────────────────────────────────────────

function overText({ winner, ranking }: Of<Event, 'game-over'>, { players }: State): Line {
  const final = winner === null ? undefined : players[winner]?.final;
  if (winner === null || !final) return bad('Nobody got out. The dungeon wins.');
  const others = ranking.filter(seat => seat !== winner).map(seatName);
  return gold(`${seatName(winner)} wins with ${treasureText(final.treasure)}, ahead of ${listed(others)}.`);
}
