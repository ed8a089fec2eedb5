/** What steps and walks wake, and how far the dice lead: prompt, tips and the reach overlay. */
import type { Seat } from '../../../../src/core/game.ts';
import { cellName, sameCell, type Cell } from '../../../../src/core/grid.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import { game } from '../../../../src/games/letter-delve/game.ts';
import { overlays } from '../../../../src/games/letter-delve/look/overlays.ts';
import { cellOf, squareOf } from '../../../../src/games/letter-delve/look/places.ts';
import { prompt } from '../../../../src/games/letter-delve/look/prompt.ts';
import { walkTo } from '../../../../src/games/letter-delve/look/ways.ts';
import { isInside, isOccupied } from '../../../../src/games/letter-delve/rules/pieces.ts';
import { step, stop, walker } from '../../../../src/games/letter-delve/rules/movement.ts';
import { isWall, SQUARES } from '../../../../src/games/letter-delve/rules/squares.ts';
import { draftOf, openTurn } from '../../../../src/games/letter-delve/rules/turn.ts';
import { wakeAround } from '../../../../src/games/letter-delve/rules/waking.ts';
import type { Event } from '../../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../../src/games/letter-delve/state/state.ts';
import { percentAllows, SURE, type Position } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { isAsTold, namesOf, spoken, squaresIn, woken } from './waking-words.ts';
import { hidesBoss, infoAt, isAt, lineOf, movedHero, type DelveClaim } from './world.ts';

/** Of many squares a few at each position. */
const PLACES = 2;

const steps: DelveClaim = {
  id: 'what a step wakes',
  words: [/will stir, and wake if you stop short of the stairs\.$/],
  *statements({ state }) {
    for (const { action, label, detail = '' } of prompt(state).choices) {
      if (action.type !== 'step') continue;
      const stepped = (world: State): Event[] => {
        const turn = openTurn(draftOf(world));
        step(turn, action.to);
        return turn.events;
      };
      const truth = (world: State): boolean | undefined =>
        spoken(detail, world, () => isAsTold(detail, stepped(world)));
      yield { says: `${label}: ${detail}`, allows: SURE, truth };
    }
  },
};

const squares: DelveClaim = {
  id: 'what a step onto a far square wakes',
  words: [],
  *statements({ state, seat, dice }) {
    const hero = state.heroes[seat]!;
    if (!isInside(hero)) return;
    const free = SQUARES.filter(at => !isWall(at) && !isOccupied(state, at));
    for (const at of shuffle(dice, free).slice(0, PLACES)) {
      const info = infoAt(state, seat, at);
      const wakes = lineOf(info, /^Stepping here wakes/) ?? '';
      const stops = lineOf(info, /^Stopping here wakes|would stir\.$/) ?? '';
      const isMine = state.outing?.seat === seat;
      const before = isMine ? state.monsters.filter(monster => monster.stirring) : [];
      const truth = (world: State): boolean | undefined => {
        const turn = openTurn(draftOf(movedHero(world, seat, at)));
        wakeAround(turn, turn.state.heroes[seat]! as typeof hero, 'walk');
        const stirring = [...before, ...only(turn.events, 'stirred')].map(one => one.at);
        const isSo = (): boolean =>
          squaresIn(wakes) === woken(turn.events) && squaresIn(stops) === namesOf(stirring);
        return spoken(wakes, world, isSo);
      };
      yield { says: `${cellName(at)}: ${wakes} ${stops}`, allows: SURE, truth };
    }
  },
};

const reach = overlays.find(overlay => overlay.id === 'reach')!;

function marks({ state, seat }: Position<State>): readonly { at: Cell; text: string }[] {
  return reach.model(state, seat, undefined).cells.flatMap(({ at, text = '' }) => {
    const square = squareOf(at);
    return square ? [{ at: square, text }] : [];
  });
}

function isWalking({ flow, outing }: State, seat: Seat): boolean {
  return flow.at === 'turn' && flow.part === 'walk' && outing?.seat === seat;
}

/** The way that a click walks, and then a stop. */
function walked(world: State, way: readonly Cell[]): Event[] {
  const turn = openTurn(draftOf(world));
  for (const to of way) step(turn, to);
  stop(turn);
  return turn.events;
}

const walks: DelveClaim = {
  id: 'how many a walk wakes',
  words: [],
  *statements(position) {
    const { state, seat, dice } = position;
    if (!isWalking(state, seat) || state.ask?.kind !== 'walk') return;
    for (const { at, text } of shuffle(dice, marks(position)).slice(0, PLACES)) {
      const way = walkTo(state, at);
      if (!way) continue;
      const count = Number(text === '' ? 0 : text);
      const truth = (world: State): boolean => {
        const woke = only(walked(world, way), 'woke').length;
        // A boss without a crown may sleep on where another would wake.
        return hidesBoss(world) ? woke <= count : woke === count;
      };
      yield { says: `${count} woken on the way to ${cellName(at)}`, allows: SURE, truth };
    }
  },
};

const dice: DelveClaim = {
  id: 'how likely the dice lead so far',
  words: [],
  *statements(position) {
    const { state, seat } = position;
    if (state.ask?.kind !== 'turn-start') return;
    for (const { at, text } of shuffle(position.dice, marks(position)).slice(0, 1)) {
      const truth = (world: State): boolean | undefined => {
        const rolled = game.apply(world, { type: 'roll' }).state;
        if (rolled.ask?.kind !== 'walk') return undefined;
        const mark = marks({ ...position, state: rolled }).find(isAt(at));
        const best = quietest(state, seat, at);
        return mark !== undefined && Number(mark.text) <= best;
      };
      yield {
        says: `${text} to ${cellName(at)}`,
        allows: text === '!' ? SURE : percentAllows(`${text}%`),
        truth,
      };
    }
  },
};

/** How many the best way there wakes with all eight steps. */
function quietest(state: State, seat: Seat, at: Cell): number {
  const outing = { ...state.outing!, left: 8, dice: [4, 4] as const };
  const flow = { ...(state.flow as Extract<State['flow'], { at: 'turn' }>), part: 'walk' as const };
  const longest: State = { ...state, outing, flow, ask: { seat, kind: 'walk' } };
  const cell = reach.model(longest, seat, undefined).cells.find(isAt(cellOf(at)));
  return Number(cell?.text ?? 0);
}

const outOfReach: DelveClaim = {
  id: 'squares without a mark are out of reach of the steps left',
  words: [],
  *statements(position) {
    const { state, seat } = position;
    if (!isWalking(state, seat) || state.ask?.kind !== 'walk') return;
    const reached = marks(position);
    const truth = (world: State): boolean => {
      const end = strolled(world);
      return sameCell(end, state.heroes[seat]!.at!) || reached.some(isAt(end));
    };
    yield { says: `${reached.length} squares`, allows: SURE, truth };
  },
};

/** A random walk with the steps that are left: where it may stop at last. */
function strolled(world: State): Cell {
  const turn = openTurn(draftOf(world));
  for (;;) {
    const actions = [...game.legalActions({ ...turn.state, ask: world.ask })];
    const ways = actions.filter(action => action.type === 'step');
    const canStop = actions.some(action => action.type === 'stop');
    const { at } = walker(turn.state)!.hero;
    if (ways.length === 0 || (canStop && turn.d(6) === 1)) return at;
    step(turn, turn.pick(ways).to);
  }
}

const touching: DelveClaim = {
  id: 'how many a step disturbs, out of turn',
  words: [],
  *statements(position) {
    const { state, seat } = position;
    const hero = state.heroes[seat]!;
    const isOnTurn = state.flow.at === 'turn' && state.outing?.seat === seat && state.flow.part !== 'arrived';
    if (!isInside(hero) || isOnTurn) return;
    const told = marks(position);
    const free = SQUARES.filter(at => !isWall(at) && !isOccupied(state, at));
    for (const at of shuffle(position.dice, free).slice(0, PLACES)) {
      const count = Number(told.find(isAt(at))?.text ?? 0);
      const truth = (world: State): boolean => {
        const turn = openTurn(draftOf(movedHero(world, seat, at)));
        wakeAround(turn, turn.state.heroes[seat]! as typeof hero, 'walk');
        const disturbed = turn.events.filter(({ type }) => type === 'woke' || type === 'stirred').length;
        return hidesBoss(world) ? disturbed <= count : disturbed === count;
      };
      yield { says: `${count} on ${cellName(at)}`, allows: SURE, truth };
    }
  },
};

export const walkClaims: readonly DelveClaim[] = [steps, squares, walks, dice, outOfReach, touching];
