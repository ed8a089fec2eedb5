/** Rolls, steps, what lies within reach and the way out. */
import { sameCell } from '../../../../src/core/grid.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import { game } from '../../../../src/games/deadliest-evil/game.ts';
import { furniture } from '../../../../src/games/deadliest-evil/look/furniture.ts';
import { inspect } from '../../../../src/games/deadliest-evil/look/inspect.ts';
import { overlays } from '../../../../src/games/deadliest-evil/look/overlays.ts';
import { isShown, standCell } from '../../../../src/games/deadliest-evil/look/places.ts';
import { prompt } from '../../../../src/games/deadliest-evil/look/prompt.ts';
import { sheet } from '../../../../src/games/deadliest-evil/look/sheet.ts';
import { GATE } from '../../../../src/games/deadliest-evil/odds/outlook.ts';
import { dungeonOf } from '../../../../src/games/deadliest-evil/rules/dungeon.ts';
import { whereKora } from '../../../../src/games/deadliest-evil/rules/movement.ts';
import { adjacent, sameLoc } from '../../../../src/games/deadliest-evil/rules/tiles.ts';
import type { Action } from '../../../../src/games/deadliest-evil/state/actions.ts';
import type { Event } from '../../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../../src/games/deadliest-evil/state/state.ts';
import type { Loc } from '../../../../src/games/deadliest-evil/state/tiles.ts';
import {
  NEVER,
  percentAllows,
  SURE,
  type Claim,
  type Position,
  type Statement,
} from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { fellWalking, linesOf, meanAllows, walking, walkTo } from './worlds.ts';

type Truth = Omit<Statement<State>, 'says'>;

/** Spaces of the shown level, hers left out; only so many of them. */
function someSpaces({ state, dice }: Position<State>, count: number): Loc[] {
  const all = dungeonOf(state.tiles).spaces.map(({ loc }) => loc);
  const others = all.filter(loc => isShown(state, loc.tile) && !sameLoc(loc, whereKora(state)));
  return shuffle(dice, others).slice(0, count);
}

const arrives =
  (target: Loc) =>
  (world: State): boolean =>
    walkTo(world, target).arrived;

export const rolls: Claim<State> = {
  id: 'a roll to move, and the gate',
  words: [/The gate: \S+%/, /^Monsters bar the way to the gate/],
  *statements({ state }) {
    const roll = prompt(state).choices.find(({ action }) => action.type === 'roll-move');
    if (!roll) return;
    const { odds = '', detail = '', action } = roll;
    const pointsOf = (world: State): number =>
      only(game.apply(world, action).events, 'move-rolled')[0]!.points;
    const [least, most] = odds.split('-').map(Number) as [number, number];
    const isWithin = (world: State): boolean => pointsOf(world) >= least && pointsOf(world) <= most;
    yield { says: odds, allows: SURE, truth: isWithin };
    yield {
      says: detail,
      allows: meanAllows(/([\d.]+) on average/.exec(detail)![1]!),
      truth: pointsOf,
      isAmount: true,
    };
    const gate = /The gate: (\S+%)/.exec(detail)?.[1];
    const truth = arrives(GATE);
    if (gate !== undefined) yield { says: detail, allows: percentAllows(gate), truth };
    if (detail.includes('Monsters bar the way')) yield { says: detail, allows: NEVER, truth };
  },
};

/** Marked spaces with what is written on them, and unmarked ones: there no walk leads. */
export const reach: Claim<State> = {
  id: 'the overlay of what is within reach',
  words: [],
  *statements(position) {
    const { state } = position;
    if (!state.kora.dice || state.act.move === 'done') return;
    const { cells } = overlays[0]!.model(state, 0, undefined);
    const isMoving = state.act.move === 'moving';
    for (const loc of someSpaces(position, 2)) {
      const mark = cells.find(({ at }) => sameCell(at, standCell(state, loc)));
      const says = `${loc.tile}${loc.space}: ${mark ? `${mark.tone} ${mark.text}` : 'no mark'}`;
      const truth = arrives(loc);
      if (!mark) yield { says, allows: NEVER, truth };
      else if (isMoving) yield { says, allows: SURE, truth: costs(loc, Number(mark.text)) };
      else yield { says, allows: percentAllows(`${mark.text}%`), truth };
      if (mark && ['good', 'gold'].includes(mark.tone))
        yield {
          says: `${says}, unhurt`,
          allows: NEVER,
          truth: world => isRolledFor(walkTo(world, loc).events),
        };
    }
  },
};

/** So many points, where it gets there at all. */
const costs =
  (target: Loc, points: number) =>
  (world: State): boolean | undefined => {
    const { arrived, events } = walkTo(world, target);
    return arrived ? only(events, 'stepped').length === points : undefined;
  };

/** Before the track moves: what comes after is no part of the walk. */
function isRolledFor(events: readonly Event[]): boolean {
  const end = events.findIndex(({ type }) => type === 'track-advanced');
  return events
    .slice(0, end < 0 ? undefined : end)
    .some(({ type }) => type === 'rolled-vs' || type === 'wounded');
}

export const distances: Claim<State> = {
  id: 'a space looked at: how far',
  words: [/away: one roll of your d\d(\+\d)? gets there \S+%\.$/, /away: this walk gets there \S+%\.$/],
  *statements(position) {
    const { state } = position;
    for (const loc of someSpaces(position, 2)) {
      const info = inspect(state, standCell(state, loc));
      const says = info && linesOf(info.parts).find(text => / away[.:]/.test(text));
      if (says === undefined) continue;
      const steps = Number(/^\d+/.exec(says)![0]);
      yield {
        says,
        allows: SURE,
        truth: world => costs(loc, steps)(walking(unhindered(world), 99)),
      };
      const truth = distanceTruth(says, loc);
      if (truth) yield { says, ...truth };
    }
  },
};

/** Nobody stops her, nothing kills her: only the way is measured. */
const unhindered = (world: State): State => ({
  ...world,
  kora: { ...world.kora, items: [...world.kora.items, 'rope', 'cloak-of-stealth'], life: 6 },
});

function distanceTruth(says: string, loc: Loc): Truth | undefined {
  const truth = arrives(loc);
  if (says.endsWith('%.')) return { allows: percentAllows(says), truth };
  if (says.endsWith('within this walk.')) return { allows: SURE, truth };
  if (says.endsWith('too far for this walk.')) return { allows: NEVER, truth };
  if (says.endsWith('monsters bar the way.')) return { allows: NEVER, truth };
  return undefined;
}

/** One step: what is rolled, who ends the walk, what is left. */
export const steps: Claim<State> = {
  id: 'a step',
  words: [
    /^d[46] against (Speed|Defense): \S+% (safe|unhurt)/,
    /\S+% (safe|unhurt)\. (Cross|Go in)\?$/,
    /: the walk ends\.$/,
  ],
  *statements({ state }) {
    if (state.act.move !== 'moving') return;
    for (const { action, label, odds, detail = '', confirm = '', mark } of prompt(state).choices) {
      if (action.type !== 'step') continue;
      const safe = (world: State): boolean => only(step(world, action), 'rolled-vs')[0]!.success;
      for (const text of [odds, detail, confirm])
        if (text?.includes('%'))
          yield { says: `${label}: ${text}`, allows: percentAllows(text), truth: safe };
      if (mark === 'go')
        yield {
          says: `${label}: a plain frame`,
          allows: NEVER,
          truth: world => isRolledFor(step(world, action)),
        };
      for (const truth of stepTruths(detail, action)) yield { says: `${label}: ${detail}`, ...truth };
      if (confirm.startsWith('This step ends')) yield { says: confirm, ...leaves(confirm, action) };
    }
  },
};

const step = (world: State, action: Action): readonly Event[] => game.apply(world, action).events;

function* stepTruths(detail: string, action: Action): Iterable<Truth> {
  const ended = (world: State): boolean => only(step(world, action), 'move-ended').length > 0;
  const orDead = (world: State): boolean | undefined =>
    ended(world) || (fellWalking(game.apply(world, action)) ? undefined : false);
  if (detail.endsWith('the walk ends.') && !detail.includes('else')) yield { allows: SURE, truth: orDead };
  if (detail.includes('else 1 Life and the walk ends')) {
    yield {
      allows: SURE,
      truth: world => {
        const events = step(world, action);
        if (only(events, 'rolled-vs')[0]!.success) return undefined;
        const isOver = only(events, 'move-ended').length > 0 || only(events, 'run-ended').length > 0;
        return isOver && only(events, 'wounded')[0]?.source === 'pit';
      },
    };
  }
  if (detail.startsWith('The last step')) yield { allows: SURE, truth: ended };
  if (detail.startsWith('You slip past')) yield { allows: NEVER, truth: ended };
  const left = /^Leaves (\d+) /.exec(detail)?.[1];
  if (left !== undefined)
    yield {
      allows: SURE,
      truth: world => only(step(world, action), 'stepped')[0]!.pointsLeft === Number(left),
    };
  const rank = /^Out of the gate: (.*)\.$/.exec(detail)?.[1];
  if (rank !== undefined)
    yield { allows: SURE, truth: world => rank.toLowerCase().startsWith(resultOf(world, action).result) };
}

function resultOf(world: State, action: Action) {
  return only(step(world, action), 'run-ended')[0] ?? { result: 'nothing', score: -1 };
}

function leaves(says: string, action: Action): Truth {
  return {
    allows: SURE,
    truth: world => {
      const { result, score } = resultOf(world, action);
      return says.toLowerCase().includes(`${result} victory`) && says.includes(` ${score} points`);
    },
  };
}

export const leaving: Claim<State> = {
  id: 'leaving the dungeon',
  words: [],
  *statements({ state }) {
    const { action, detail = '', confirm = '' } = prompt(atGate(state)).choices.at(-1)!;
    for (const says of [detail, confirm]) {
      const { allows, truth } = leaves(says, action);
      yield { says, allows, truth: world => truth(atGate(world)) };
    }
  },
};

/** With something done, and in the middle of a walk. */
function atGate(state: State): State {
  const { objectives } = state;
  const crucible = objectives.crucible || !objectives.book;
  return walking({ ...state, kora: { ...state.kora, ...GATE }, objectives: { ...objectives, crucible } }, 2);
}

export const wayOut: Claim<State> = {
  id: 'the way out',
  words: [],
  *statements({ state }) {
    const rows = sheet(state).parts.flatMap(part => (part.part === 'stats' ? part.rows : []));
    const { value, help = '' } = rows.find(({ label }) => label === 'Way out')!;
    if (value === 'here' || !state.kora.dice) return;
    const says = `Way out: ${value}. ${help}`;
    yield { says, allows: SURE, truth: world => costs(GATE, Number(value))(walking(unhindered(world), 99)) };
    const out = (world: State): boolean => {
      const { arrived, events } = walkTo(walking(world, 99), GATE);
      return arrived && !isRolledFor(events);
    };
    if (help.endsWith('Nothing stands in the way.')) yield { says, allows: SURE, truth: out };
    const marks = overlays[1]!.model(state, 0, undefined).cells;
    if (marks.length > 0 && isShown(state, GATE.tile))
      yield { says: `marks 1 to ${marks.length}`, allows: SURE, truth: () => marks.at(-1)!.text === value };
  },
};

/** A bar across a threshold, red or green. */
export const bars: Claim<State> = {
  id: 'a bar before a guarded tile',
  words: [/^Nobody there can stop you\.$/],
  *statements({ state }) {
    if (!state.kora.dice) return;
    for (const { id, sprite, label } of furniture(state)) {
      const tile = Number(/^bar-(\d+)$/.exec(id)?.[1] ?? -1);
      if (tile < 0) continue;
      const says = `${sprite}: ${label}`;
      yield { says, allows: sprite === 'stop-bar' ? SURE : NEVER, truth: world => isStoppedAt(world, tile) };
    }
  },
};

/** Straight in from the space before it. */
function isStoppedAt(world: State, tile: number): boolean | undefined {
  const spaces = dungeonOf(world.tiles).spaces.filter(({ loc }) => loc.tile === world.kora.tile);
  for (const { loc } of spaces) {
    const to = adjacent(world.tiles, loc).find(each => each.tile === tile);
    if (!to) continue;
    const before = walking({ ...world, kora: { ...world.kora, ...loc } }, 9);
    const done = game.apply(before, { type: 'step', to });
    if (fellWalking(done)) return undefined;
    return only(done.events, 'move-ended').some(({ reason }) => reason === 'monsters');
  }
  return undefined;
}
