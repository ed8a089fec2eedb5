/** What a word does: while it is typed, in the list of good words, and in hints. */
import { indexOf, sameCell, type Cell } from '../../../../src/core/grid.ts';
import { pick, shuffle, type Dice } from '../../../../src/core/rng.ts';
import type { Seat } from '../../../../src/core/game.ts';
import { BOARD } from '../../../../src/games/letter-labyrinths/data/constants.ts';
import { game } from '../../../../src/games/letter-labyrinths/game.ts';
import { speakingBot } from '../../../../src/games/letter-labyrinths/look/advice.ts';
import { explore, typed } from '../../../../src/games/letter-labyrinths/look/typing.ts';
import { foeName } from '../../../../src/games/letter-labyrinths/look/labyrinths.ts';
import { hushedVowel } from '../../../../src/games/letter-labyrinths/rules/words.ts';
import type { Event } from '../../../../src/games/letter-labyrinths/state/events.ts';
import type { Foe, State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import { dictionary } from '../../../../src/games/letter-labyrinths/words/open.ts';
import { NEVER, percentAllows, SURE, type Claim, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { someTrouble } from './scenes.ts';
import { allWords, canSpell, wordEvents } from './spelling.ts';
import { seen, square } from './worlds.ts';

/** What a word did, as the room would put it beforehand. */
function tale(world: State, seat: Seat, events: readonly Event[], isBrief: boolean): string {
  if (events.some(({ type }) => type === 'boss-defeated')) return `beats the ${foeName(world, 'boss')}!`;
  const bumps = only(events, 'bumped');
  const doors = only(events, 'door-opened').map(event => event.letter);
  const cleared = only(events, 'trap-cleared')
    .filter(event => isSeen(world, event.at))
    .map(event => event.letter);
  const [stop] = only(events, 'trap-stopped');
  const burned = only(events, 'card-lost').some(({ card }) => card !== null);
  const { end } = only(events, 'word-ended')[0]!;
  const burning = burned ? '1 card burns' : 'no card is left to burn';
  return [
    ...[...new Set(bumps.map(({ foe }) => foe))].map(foe => hitTale(world, foe, events, isBrief)),
    ...(doors.length > 0 ? [`opens door ${doors.join(' and ')}`] : []),
    ...(cleared.length > 0 ? [`clears ${cleared.length > 1 ? 'traps' : 'trap'} ${cleared.join(', ')}`] : []),
    ...(stop ? [`trap ${stop.letter} stops you: ${burning}`] : []),
    sameCell(end, world.pawns[seat]!.at!) ? 'stays put' : `ends on ${square(end)}`,
  ].join(', ');
}

/** What is said where a hidden trap may lie on the way. */
const RISK = /, unknown ahead: ([<>]?\d+%) trap/;

function isSeen(world: State, at: Cell): boolean {
  return world.traps.some(trap => sameCell(trap.at, at));
}

/** A trap that nobody saw stops the word. */
function isSprung(world: State, events: readonly Event[]): boolean {
  return only(events, 'trap-stopped').some(({ toward }) => !isSeen(world, toward));
}

/** What a word is said to do, and how likely something else happens. */
function* foretold(
  says: string,
  before: string,
  eventsOf: (world: State) => readonly Event[],
  isTale: (world: State, events: readonly Event[], text: string) => boolean,
): Generator<Statement<State>> {
  const [risk, chance] = RISK.exec(before) ?? [];
  const allows = chance === undefined ? NEVER : percentAllows(chance);
  yield { says, allows, truth: world => isSprung(world, eventsOf(world)) };
  const text = before.replace(risk ?? '', '');
  const truth = (world: State): boolean | undefined => {
    const events = eventsOf(world);
    return isSprung(world, events) ? undefined : isTale(world, events, text);
  };
  yield { says, allows: SURE, truth };
}

function hitTale(world: State, foe: Foe, events: readonly Event[], isBrief: boolean): string {
  const name = foeName(world, foe);
  if (only(events, 'captured').some(({ n }) => n === foe)) return `captures ${isBrief ? '' : 'the '}${name}`;
  const hits = only(events, 'bumped').filter(bump => bump.foe === foe);
  const { damage, health } = hits.at(-1)!;
  if (isBrief) return `${foe === 'boss' ? name.split(' ').at(-1) : name} ${damage}/${health}`;
  return `${hits.length} ${hits.length === 1 ? 'hit' : 'hits'} on the ${name} (${damage}/${health})`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A word of the list, a good word, or half of one; sometimes with a letter held short. */
function someText(dice: Dice, view: State, seat: Seat): string {
  const word = pick(dice, allWords().words);
  switch (dice.int(5)) {
    case 0:
      return word.slice(0, 1 + dice.int(word.length));
    case 1:
      return pick(dice, explore(view, seat)).text;
    case 2:
      return view.pawns[seat]!.sprint ? `${word.slice(0, 2)}.${word.slice(2)}` : word;
    default:
      return `${word.slice(0, 3)}${pick(dice, 'AEIOUXQZ'.split(''))}`;
  }
}

const typing: Claim<State> = {
  id: 'what a typed word does',
  words: [],
  *statements(position) {
    if (!canSpell(position)) return;
    const { seat, dice } = position;
    const scene = someTrouble(position);
    const view = seen(position, scene);
    const text = someText(dice, view, seat);
    const { action, message } = typed(view, seat, text);
    const says = `${text}: ${message}`;
    if (action) {
      const before = message.replace(/^Said before, still counts: /, '');
      yield* foretold(
        says,
        before,
        world => wordEvents(scene(world), action),
        (world, events, expected) => {
          const told = tale(scene(world), seat, events, true);
          return [told, capital(told)].some(one => expected === (told.endsWith('!') ? one : `${one}.`));
        },
      );
      return;
    }
    const word = text.replace('.', '');
    yield {
      says,
      allows: NEVER,
      truth: world => game.isLegal!(scene(world), { type: 'word', word }) && !text.includes('.'),
    };
    yield { says, allows: SURE, truth: world => isRefusedRightly(world, word, message) };
  },
};

const LIST_NAMES = { full: 'Full', everyday: 'Everyday', classic: 'Classic' } as const;
/** What each list has of the dictionary's words, by the name that people read. */
const HAS: Readonly<Record<string, (word: string) => boolean>> = {
  Full: word => dictionary().has(word),
  Everyday: word => (dictionary().tierOf(word) ?? 99) <= 55,
  Classic: word => dictionary().has(word) && !dictionary().isModern(word),
};

function isRefusedRightly(world: State, word: string, message: string): boolean {
  const { beginnings } = allWords();
  const isWord = dictionary().has(word);
  const [, list, other] = /^Not in this list \((\w+)\)\.(?: (\w+) has it\.)?$/.exec(message) ?? [];
  if (list !== undefined) {
    if (LIST_NAMES[world.options.words] !== list) return false;
    if (other === undefined) return !isWord && !beginnings.has(word);
    return !HAS[list]!(word) && HAS[other]!(word);
  }
  if (message.startsWith('Said before.'))
    return world.options.repeats === 'once' && world.words.some(made => made.word === word);
  // People may type what the house does not say.
  if (message.startsWith('No word yet'))
    return !isWord && (beginnings.has(word) || dictionary().isBeginning(word));
  if (/is hushed by this card/.test(message)) return word.includes(hushedVowel(world)!);
  if (message.startsWith('Would end on')) return isWord && world.pawns.length > 1;
  const [, least] = /^At least (\w+) letters/.exec(message) ?? [];
  if (least !== undefined) return word.length < 2 + ['two', 'three', 'four'].indexOf(least);
  return message.startsWith('Only a letter with an arrow');
}

/** Every step, hit and stop has its mark where it happens, and nothing else is marked. */
const drawing: Claim<State> = {
  id: 'the way of a word over the board',
  words: [],
  *statements(position) {
    if (!canSpell(position) || position.dice.int(2) > 0) return;
    const { seat, dice } = position;
    const scene = someTrouble(position);
    const view = seen(position, scene);
    const { action, overlay } = typed(view, seat, someText(dice, view, seat));
    if (!action) return;
    const marks = overlay.cells.map(({ at, text }) => `${square(at)} ${text ?? ''}`).toSorted();
    yield {
      says: `${JSON.stringify(action)}: ${marks.join(', ')}`,
      allows: SURE,
      truth: world => {
        const events = wordEvents(scene(world), action);
        if (isSprung(world, events)) return undefined;
        const drawn = drawnBy(world, events, action.type === 'word' ? action.word : '').toSorted();
        const lines = events.filter(({ type }) => /^(?:stepped|bumped|blocked|trap-stopped)$/.test(type));
        return drawn.join(', ') === marks.join(', ') && lines.length === overlay.lines.length;
      },
    };
  },
};

function drawnBy(world: State, events: readonly Event[], word: string): string[] {
  const doubts = new Set<string>();
  const marks = new Map<string, string>();
  const strides = new Set<number>();
  for (const event of events) {
    if (event.type === 'stepped') {
      const letter = word[event.index]!;
      const text = strides.has(event.index) ? letter.toLowerCase() : letter;
      strides.add(event.index);
      const before = marks.get(square(event.to)) ?? '';
      // Whoever walks over a captured foe leaves a letter there, in the place of its damage.
      marks.set(square(event.to), before.includes('/') ? text : `${before}${text}`);
      if (world.dark.includes(indexOf(BOARD, event.to))) doubts.add(square(event.to));
    }
    if (event.type === 'bumped') marks.set(square(event.toward), `${event.damage}/${event.health}`);
    if (event.type === 'trap-stopped') marks.set(square(event.toward), '-1');
    if (event.type === 'card-lost' && event.card === null)
      for (const [at, text] of marks) if (text === '-1') marks.set(at, 'X');
    if (event.type === 'word-ended' && !marks.has(square(event.end))) marks.set(square(event.end), '');
  }
  return [...marks].map(([at, text]) => `${at} ${text}${doubts.has(at) ? '?' : ''}`);
}

const goodWords: Claim<State> = {
  id: 'good words and hints',
  words: [],
  *statements(position) {
    if (!canSpell(position) || position.dice.int(3) > 0) return;
    const { state, seat, dice } = position;
    const view = seen(position);
    for (const { text, detail } of shuffle(dice, explore(view, seat)).slice(0, 3)) {
      const action = { type: 'word', word: text } as const;
      yield* foretold(
        `${text}: ${detail}`,
        detail,
        world => wordEvents(world, action),
        (world, events, expected) => capital(tale(world, seat, events, false)) === expected,
      );
    }
    const { action, why } = speakingBot('normal', seat).choose(view, [...game.legalActions(state)]);
    if (action.type !== 'word') return;
    yield* foretold(
      why,
      why,
      world => wordEvents(world, action),
      (world, events, expected) => expected === `${action.word}: ${tale(world, seat, events, false)}.`,
    );
  },
};

export const wordClaims = [typing, drawing, goodWords];
