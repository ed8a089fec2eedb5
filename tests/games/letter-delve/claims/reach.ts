/** Who can come: the words about a square and about a monster, and the tints and lines of the threat overlay. */
import type { Seat } from '../../../../src/core/game.ts';
import { cellName, sameCell, type Cell } from '../../../../src/core/grid.ts';
import type { OverlayModel } from '../../../../src/core/look.ts';
import { reseeded, shuffle } from '../../../../src/core/rng.ts';
import { MONSTERS } from '../../../../src/games/letter-delve/data/monsters.ts';
import { overlays } from '../../../../src/games/letter-delve/look/overlays.ts';
import { cellOf, squareOf } from '../../../../src/games/letter-delve/look/places.ts';
import { isInside, isOccupied } from '../../../../src/games/letter-delve/rules/pieces.ts';
import { activate } from '../../../../src/games/letter-delve/rules/monsters-turn.ts';
import { isStar, isWall, SQUARES } from '../../../../src/games/letter-delve/rules/squares.ts';
import { draftOf, openTurn } from '../../../../src/games/letter-delve/rules/turn.ts';
import { whom } from '../../../../src/games/letter-delve/look/words.ts';
import type { Event } from '../../../../src/games/letter-delve/state/events.ts';
import type { Monster, State } from '../../../../src/games/letter-delve/state/state.ts';
import { NEVER, percentAllows, SURE, type Position, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import {
  APART,
  apart,
  arrivedAt,
  infoAt,
  isAt,
  lineOf,
  movedHero,
  roundPlayed,
  sharesIn,
  type DelveClaim,
} from './world.ts';

/** Of many squares a few at each position. */
const PLACES = 2;

/** What this monster does if it acts now, everything else as it lies, with dice of its own. */
function acts(world: State, id: number): Event[] {
  const rng = reseeded(world.rng, `monster ${id}`);
  const turn = openTurn(draftOf({ ...world, rng, battle: null, window: null, aim: null }));
  activate(turn, id);
  return turn.events;
}

function attacks(events: readonly Event[], seat: Seat): boolean {
  return only(events, 'battle-began').some(({ hero }) => hero === seat);
}

/** Free squares that say something of danger: this hero's own, and a few others, those near an awake monster first. */
function places({ state, seat, dice }: Position<State>): Cell[] {
  const hero = state.heroes[seat]!;
  if (!isInside(hero) || state.battle) return [];
  const free = SQUARES.filter(at => !isWall(at) && !isStar(at) && !isOccupied(state, at));
  return [...(isStar(hero.at) ? [] : [hero.at]), ...shuffle(dice, free).slice(0, PLACES)];
}

/** The awake monsters that may act before this hero's next decision about where to stand. */
function hunters({ monsters, flow, turn }: State): Monster[] {
  const isToCome = ({ id, actedRound }: Monster): boolean =>
    flow.at !== 'monsters' || (flow.queue.includes(id) && actedRound !== turn);
  return monsters.filter(monster => monster.awake && isToCome(monster));
}

/** The whole round with this hero there: does anything that is awake now get at it? */
function isReached(world: State, seat: Seat, at: Cell): boolean {
  const awake = new Set(world.monsters.filter(monster => monster.awake).map(monster => monster.id));
  const isMine = world.flow.at === 'turn' && world.outing?.seat === seat;
  const there = isMine ? arrivedAt(world, at) : movedHero(world, seat, at);
  const battles = only(roundPlayed(there, seat), 'battle-began');
  return battles.some(({ hero, monster }) => hero === seat && monster !== null && awake.has(monster));
}

const nobody: DelveClaim = {
  id: 'nobody awake can reach a square',
  words: [/^Nothing awake can reach .* here, magic aside\.$/],
  *statements(position) {
    const { state, seat } = position;
    for (const at of places(position)) {
      const text = lineOf(infoAt(state, seat, at), /^Nothing awake/);
      if (!text) continue;
      const says = `${cellName(at)}: ${text}`;
      yield { says, allows: NEVER, truth: world => isReached(world, seat, at) };
    }
  },
};

const now: DelveClaim = {
  id: 'who would attack a square if they moved now',
  words: [/^If monsters move now, attacks on .* here: /, /^If monsters move now, none can reach .* here\.$/],
  *statements(position) {
    const { state, seat } = position;
    for (const at of places(position).slice(0, 2)) {
      const text = lineOf(infoAt(state, seat, at), /^If monsters move now/);
      if (text) yield* attacksNow(position, at, text);
    }
  },
};

/** Each kind that is awake, those that are not named with "never". */
function* attacksNow(
  { state, seat, dice }: Position<State>,
  at: Cell,
  text: string,
): Generator<Statement<State>> {
  const named = sharesIn(text.slice(text.indexOf(':') + 1));
  const kinds = new Set(hunters(state).map(monster => monster.kind!));
  for (const kind of shuffle(dice, [...kinds]).slice(0, PLACES)) {
    const told = named.filter(({ name }) => name === MONSTERS[kind].name).map(each => each.percent);
    const ids = hunters(state)
      .filter(monster => monster.kind === kind)
      .map(monster => monster.id);
    const says = `${cellName(at)}, ${kind}: ${text}`;
    const attacked = (world: State): number =>
      ids.filter(id => attacks(acts(movedHero(world, seat, at), id), seat)).length;
    if (ids.length === 1) {
      yield { says, allows: told[0] === undefined ? NEVER : percentAllows(told[0]), truth: attacked };
      continue;
    }
    // Several of a kind: their chances add up to a number of attacks.
    const sum = told
      .map(percentAllows)
      .reduce((all, one) => ({ low: all.low + one.low, high: all.high + one.high }), NEVER);
    yield { says, allows: apart(sum), truth: world => APART + attacked(world) };
  }
}

// ── The overlay ───────────────────────────────────────────────────────────────────────────────────────────────

const threat = overlays.find(overlay => overlay.id === 'threat')!;

function tintAt({ cells }: OverlayModel, at: Cell): OverlayModel['cells'][number] | undefined {
  return cells.find(isAt(cellOf(at)));
}

const tint: DelveClaim = {
  id: 'a square without a tint is out of reach',
  words: [],
  *statements(position) {
    const { state, seat } = position;
    const model = threat.model(state, seat, undefined);
    for (const at of places(position)
      .filter(place => !tintAt(model, place))
      .slice(-1)) {
      yield { says: `no tint on ${cellName(at)}`, allows: NEVER, truth: world => isReached(world, seat, at) };
    }
  },
};

const number: DelveClaim = {
  id: 'the number of a tint: at least one attacks, if all moved now',
  words: [],
  *statements(position) {
    const { state, seat } = position;
    for (const at of places(position).slice(-1)) {
      const { text } = tintAt(threat.model(state, seat, cellOf(at)), at) ?? {};
      if (text === undefined) continue;
      const ids = hunters(state).map(monster => monster.id);
      yield {
        says: `threat ${text} on ${cellName(at)}`,
        allows: text === '!' ? SURE : percentAllows(`${text}%`),
        truth: world => ids.some(id => attacks(acts(movedHero(world, seat, at), id), seat)),
      };
    }
  },
};

/** The squares that it jumps to and walks over, as news. */
function trackOf(events: readonly Event[]): Cell[] {
  return events.flatMap(event =>
    event.type === 'jumped' || event.type === 'monster-stepped' ? [event.to] : [],
  );
}

const route: DelveClaim = {
  id: 'the lines of a monster: every way that it can take is drawn',
  words: [],
  *statements({ state, seat, dice }) {
    for (const { id, at } of shuffle(
      dice,
      state.monsters.filter(monster => monster.awake),
    ).slice(0, PLACES)) {
      const { lines } = threat.model(state, seat, cellOf(at));
      const isDrawn = (from: Cell, to: Cell): boolean =>
        lines.some(line => sameCell(squareOf(line.from)!, from) && sameCell(squareOf(line.to)!, to));
      const truth = (world: State): boolean =>
        trackOf(acts(world, id)).every((to, index, track) => isDrawn(track[index - 1] ?? at, to));
      yield { says: `lines of ${cellName(at)}`, allows: SURE, truth };
      // Drawn in vain would be as wrong: the longest roll walks one of them to its end.
      if (lines.length === 0)
        yield {
          says: `${cellName(at)} stays`,
          allows: NEVER,
          truth: world => trackOf(acts(world, id)).length > 0,
        };
    }
  },
};

const course: DelveClaim = {
  id: 'what a monster would do if it moved now',
  words: [/^If it moves now, /, /^It sees no one\.$/],
  *statements({ state, seat, dice }) {
    for (const { id, at } of shuffle(
      dice,
      state.monsters.filter(monster => monster.awake),
    ).slice(0, PLACES)) {
      const text = lineOf(infoAt(state, seat, at), /^If it moves now|^It sees no one/) ?? 'nothing';
      yield {
        says: `${cellName(at)}: ${text}`,
        allows: SURE,
        truth: world => isAsTold(state, text, acts(world, id)),
      };
    }
  },
};

function isAsTold(state: State, text: string, events: readonly Event[]): boolean {
  const told = (verb: string): string =>
    new RegExp(`${verb} ([^,.]*(?:, (?!then )[^,.]*)*)`).exec(text)?.[1] ?? '';
  const isNamed = (list: string, name: string): boolean => list.split(/, | or /).includes(name);
  return events.every(event => {
    if (event.type === 'idle') return event.why === 'no-target' ? text === 'It sees no one.' : true;
    if (event.type === 'jumped') return isNamed(told('jumps to'), cellName(event.to));
    if (event.type === 'rolled-monster-move')
      return isNamed(told('heads for'), whom({ after: state, you: state.ask?.seat ?? 0 }, event.target));
    // Beside somebody from the start, or after a jump, it need not walk.
    if (event.type !== 'battle-began' || events.some(({ type }) => type === 'rolled-monster-move'))
      return true;
    return isNamed(told('attacks'), whom({ after: state, you: state.ask?.seat ?? 0 }, event.hero));
  });
}

export const reachClaims: readonly DelveClaim[] = [nobody, now, tint, number, route, course];
