/** Where foes may strike: in tool-tips, over the board, and where a pawn must make way. */
import { cellsOf, sameCell, type Cell } from '../../../../src/core/grid.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import type { Seat } from '../../../../src/core/game.ts';
import { BOARD } from '../../../../src/games/letter-labyrinths/data/constants.ts';
import { overlays } from '../../../../src/games/letter-labyrinths/look/overlays.ts';
import { prompt } from '../../../../src/games/letter-labyrinths/look/prompt.ts';
import {
  enemyAt,
  isUnderBoss,
  seatAt,
  trapAt,
} from '../../../../src/games/letter-labyrinths/rules/squares.ts';
import { isTopSeen } from '../../../../src/games/letter-labyrinths/rules/turn.ts';
import type { State } from '../../../../src/games/letter-labyrinths/state/state.ts';
import {
  around,
  NEVER,
  percentAllows,
  SURE,
  type Allowed,
  type Claim,
  type Position,
  type Statement,
} from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { pushScene, seenCard, someScene, type Scene } from './scenes.ts';
import { after, enemiesCome, isHit, linesAt, seen, square, standing } from './worlds.ts';

const THREAT = /(?:hits?|be) .*here next|Nothing can hit you here next|must step aside first/;
/** Squares looked at in one position: with something to say of them, and without. Shut doors are few, and matter. */
const MARKED = { usual: 2, doors: 8 } as const;
const UNMARKED = { usual: 1, doors: 4 } as const;

/** While a pawn makes way the phase has begun, and only the choices of that moment can be tried. */
function isPlaying({ ask, active }: State): boolean {
  return active !== null && (ask?.kind === 'play' || ask?.kind === 'reveal');
}

function canBeStoodOn(state: State, at: Cell): boolean {
  return !enemyAt(state, at) && !isUnderBoss(state.boss, at);
}

/** Some squares of which something is said, and one of which nothing is. */
function* someSquares({ dice }: Position<State>, view: State, isTold: (at: Cell) => boolean): Iterable<Cell> {
  const squares = shuffle(dice, [...cellsOf(BOARD)]).filter(at => canBeStoodOn(view, at));
  const where = view.doors.some(door => !door.open) ? 'doors' : 'usual';
  yield* squares.filter(isTold).slice(0, MARKED[where]);
  yield* squares.filter(at => !isTold(at)).slice(0, UNMARKED[where]);
}

function statementOf(says: string, at: Cell, who: Seat, scene: Scene): Statement<State> {
  const place = `${says} (seat ${who} on ${square(at)})`;
  const phase = (world: State) => enemiesCome(standing(scene(world), who, at)).events;
  const isPushed = (world: State, own: boolean): boolean =>
    only(phase(world), 'pushed').some(({ seat }) => (seat === who) === own);
  if (says.endsWith('must step aside.'))
    return { says: place, allows: SURE, truth: world => isPushed(world, true) };
  if (/step aside first/.test(says))
    return { says: place, allows: SURE, truth: world => isPushed(world, false) };
  return { says: place, allows: allowedBy(says), truth: world => isHit(phase(world), who) };
}

function allowedBy(says: string): Allowed {
  if (/%/.test(says)) return percentAllows(says);
  return /will hit/.test(says) ? SURE : NEVER;
}

/** Silence says that nothing can happen there. */
const inWords: Claim<State> = {
  id: 'threat, in words',
  words: [THREAT],
  *statements(position) {
    if (!isPlaying(position.state)) return;
    const scene = someScene(position);
    const view = seen(position, scene);
    const { seat } = position;
    const lineAt = (at: Cell) => linesAt(view, seat, at).find(line => THREAT.test(line));
    for (const at of someSquares(position, view, one => lineAt(one) !== undefined)) {
      yield statementOf(lineAt(at) ?? 'Nothing is said', at, seatAt(view, at) ?? seat, scene);
    }
  },
};

const onTheBoard: Claim<State> = {
  id: 'threat, over the board',
  words: [],
  *statements(position) {
    if (!isPlaying(position.state)) return;
    const scene = someScene(position);
    const view = seen(position, scene);
    const { cells } = overlays[0]!.model(view, position.seat, undefined);
    const markAt = (at: Cell) => cells.find(mark => sameCell(mark.at, at));
    for (const at of someSquares(position, view, one => markAt(one) !== undefined)) {
      const mark = markAt(at);
      const who = seatAt(view, at) ?? position.seat;
      if (mark?.text === '?') continue;
      const phase = (world: State) => enemiesCome(standing(scene(world), who, at)).events;
      yield {
        says: `${mark ? `${mark.tone} ${mark.text}` : 'no mark'} (seat ${who} on ${square(at)})`,
        allows: mark ? markAllows(mark.text, mark.tone) : NEVER,
        truth: world => isHit(phase(world), who),
      };
    }
  },
};

/** Without a number less than 7.5 per cent, but never nought; 99 is as much as two digits can say. */
function markAllows(text: string | undefined, tone: string): Allowed {
  if (text === 'HIT') return SURE;
  if (text === undefined) return { low: 0, high: 0.075 };
  const { low, high } = around(Number(text) / 100, 0.005);
  const tinted = { plain: [0, 0.25], fire: [0.25, 0.6], bad: [0.6, 1] }[tone]!;
  return { low: Math.max(low, tinted[0]!), high: text === '99' ? 1 : Math.min(high, tinted[1]!) };
}

/** The boss stands on somebody: what is said of each square to step to. */
const makingWay: Claim<State> = {
  id: 'threat, where a pawn makes way',
  words: [/ stands on you\. /],
  *statements(position) {
    if (position.state.active === null || position.dice.int(3) > 0) return;
    const scene = pushScene(position);
    const view = seen(position, scene);
    if (view.ask?.kind !== 'push') return;
    const { seat } = view.ask;
    for (const { action, detail } of prompt(view, seat).choices) {
      if (action.type !== 'push' || !detail) continue;
      const says = `${detail} (to ${square(action.to)})`;
      if (/step aside first/.test(detail)) {
        yield { says, allows: SURE, truth: world => scene(world).pushing.length > 1 };
        continue;
      }
      const truth = (world: State) => isHit(after(scene(world), action).events, seat);
      yield { says, allows: allowedBy(detail), truth };
    }
  },
};

/** With a next card that was seen, the lines over the board are the ways of the enemies. */
const ways: Claim<State> = {
  id: 'ways of the enemies with a card that was seen',
  words: [],
  *statements(position) {
    if (!isPlaying(position.state) || position.dice.int(3) > 0) return;
    const scene = seenCard(position.state, position.dice);
    const view = seen(position, scene);
    if (!isTopSeen(view)) return;
    const { lines } = overlays[0]!.model(view, position.seat, undefined);
    const drawn = lines.map(({ from, to }) => `${square(from)}-${square(to)}`).join(' ');
    yield {
      says: `Ways: ${drawn}`,
      allows: SURE,
      truth: world => {
        const steps = only(enemiesCome(scene(world)).events, 'enemy-stepped').filter(
          ({ foe }) => foe !== 'boss',
        );
        return steps.map(({ from, to }) => `${square(from)}-${square(to)}`).join(' ') === drawn;
      },
    };
  },
};

/** The card in play is turned again, and only this enemy spells: what a reading "with the card in play" means. */
function withThisCard(world: State, n: number | undefined): State {
  const boss = world.boss && { ...world.boss, fresh: true };
  const enemies = world.enemies.map(enemy => (enemy.n === n ? enemy : { ...enemy, word: '' }));
  return { ...world, boss, enemies, deck: [...world.deck, world.active!] };
}

const WAYS = { north: 'up', east: 'right', south: 'down', west: 'left' } as const;

const readings: Claim<State> = {
  id: 'an enemy’s word read with the card in play',
  words: [/^With the card in play(?::| it would not move)/],
  *statements(position) {
    const view = seen(position);
    if (!isPlaying(view) || view.boss) return;
    const present = view.enemies.filter(enemy => enemy.at);
    for (const { n, at, word } of shuffle(position.dice, present).slice(0, 1)) {
      const says = linesAt(view, position.seat, at!).find(line => line.startsWith('With the card in play'))!;
      const truth = (world: State): boolean => {
        const letters = enemiesCome(withThisCard(world, n)).events.flatMap(event => {
          if (event.type === 'enemy-stepped') {
            const { from, to, index } = event;
            const way = to.x > from.x ? 'right' : to.x < from.x ? 'left' : to.y > from.y ? 'down' : 'up';
            return [`${word[index]} ${way}`];
          }
          if (event.type === 'enemy-blocked')
            return [`${word[event.index]} ${WAYS[event.direction]} (blocked)`];
          if (event.type !== 'enemy-bumped') return [];
          return [`${word[event.index]} ${WAYS[event.direction]} (into a pawn)`];
        });
        return says === (letters.length > 0 ? `With the card in play: ${letters.join(', ')}.` : STILL);
      };
      yield { says, allows: SURE, truth };
    }
  },
};
const STILL = 'With the card in play it would not move.';

const drifting: Claim<State> = {
  id: 'where a trap would drift with the card in play',
  words: [/^With this card it would(?:n't)? drift/],
  *statements(position) {
    const view = seen(position);
    if (!isPlaying(view) || view.options.dungeon !== 'drifting-drains') return;
    const bare = view.traps.filter(({ at }) => canBeStoodOn(view, at));
    for (const { at } of shuffle(position.dice, bare).slice(0, 2)) {
      const says = linesAt(view, position.seat, at).find(line => /would(?:n't)? drift/.test(line))!;
      const truth = (world: State): boolean => {
        const { events, state } = enemiesCome(withThisCard(world, undefined));
        // Square after square, in the order of the news: nobody else can leave a square that it lies on.
        const end = only(events, 'trap-drifted').reduce(
          (here, { from, to }) => (sameCell(from, here) ? to : here),
          at,
        );
        const bite = only(events, 'trap-bit').find(one => sameCell(one.at, end));
        const where = sameCell(end, at) ? '' : ` to ${square(end)}`;
        if (bite) return says.endsWith(`drift ${wayTo(at, bite.toward)}${where}, into a pawn.`);
        if (where)
          return says.endsWith(`drift ${wayTo(at, end)}${where}.`) && trapAt(state, end) !== undefined;
        return says.endsWith("wouldn't drift.");
      };
      yield { says: `${says} (${square(at)})`, allows: SURE, truth };
    }
  },
};

function wayTo(from: Cell, to: Cell): string {
  if (to.x !== from.x) return to.x > from.x ? 'right' : 'left';
  return to.y > from.y ? 'down' : 'up';
}

export const threatClaims = [inWords, onTheBoard, makingWay, ways, readings, drifting];
