/** Chambers with their prizes, and the dark behind the last known tile. */
import { pick } from '../../../../src/core/rng.ts';
import { tileFace } from '../../../../src/games/deadliest-evil/data/tiles.ts';
import { game } from '../../../../src/games/deadliest-evil/game.ts';
import { inspect } from '../../../../src/games/deadliest-evil/look/inspect.ts';
import { goalsText } from '../../../../src/games/deadliest-evil/look/words.ts';
import { whereGoalsLie } from '../../../../src/games/deadliest-evil/odds/outlook.ts';
import { exitCell, koraCell, openWays } from '../../../../src/games/deadliest-evil/look/places.ts';
import { prompt } from '../../../../src/games/deadliest-evil/look/prompt.ts';
import type { Action } from '../../../../src/games/deadliest-evil/state/actions.ts';
import type { Event } from '../../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../../src/games/deadliest-evil/state/state.ts';
import { NEVER, SURE, type Claim, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { linesOf, standingOn, stay, walking } from './worlds.ts';

/** Be here when a round begins, and it is yours. Few get so far, so a chamber is laid at the end of what is known. */
export const chambers: Claim<State> = {
  id: 'a chamber and its prize',
  words: [/Grislyk will know\.$/],
  *statements({ state, dice }) {
    const id = pick(dice, ['book', 'crucible'] as const);
    const found = standingOn(state, id);
    if (!found || state.objectives[id] || !state.kora.dice) return;
    const truth = (events: readonly Event[]): boolean | undefined => {
      // Whom the event has killed takes nothing.
      if (only(events, 'round-began').length === 0) return undefined;
      const isHers = only(events, 'objective-done').some(({ objective }) => objective === id);
      const wakes = only(events, 'monster-placed').some(({ kind }) => kind === 'grislyk');
      return isHers && wakes === (id === 'book');
    };
    const says = linesOf(inspect(found, koraCell(found))!.parts).at(-1)!;
    yield { says, allows: SURE, truth: world => truth(stay(standingOn(world, id)!).events) };
    const stop = prompt(walking(found, 2)).choices.find(({ action }) => action.type === 'end-move')!;
    if (!stop.label.startsWith('Stop: ')) throw new Error('A prize is not named.');
    yield {
      says: stop.label,
      allows: SURE,
      truth: world => truth(stay(walking(standingOn(world, id)!, 2)).events),
    };
  },
};

export const dark: Claim<State> = {
  id: 'a way into the dark',
  words: [],
  *statements({ state }) {
    for (const { action, detail = '' } of prompt(state).choices) {
      if (action.type !== 'explore') continue;
      const revealed = (world: State) => only(game.apply(world, action).events, 'tile-revealed')[0]!;
      const unseen = /^(\d+) tiles/.exec(detail)?.[1];
      const isChamber = (world: State): boolean => tileFace(revealed(world).id).group === 'terminus';
      yield unseen === undefined
        ? { says: detail, allows: SURE, truth: isChamber }
        : { says: detail, allows: SURE, truth: world => revealed(world).left === Number(unseen) - 1 };
      if (unseen !== undefined) yield { says: detail, allows: NEVER, truth: isChamber };
      yield* looked(state, action, revealed);
    }
  },
};

/** What the Dead End tells: where the goals that nobody has seen must lie. */
export const goals: Claim<State> = {
  id: 'where the goals must lie',
  words: [/^(So the (Book|Crucible).* (is|are) on Levels? |You know where everything is now)/],
  *statements({ state }) {
    const known = whereGoalsLie(state);
    if (!known) return;
    const lies = (world: State): boolean =>
      known.goals.every(goal => known.levels.some(level => world.stacks[level].includes(goal)));
    yield {
      says: goalsText(state),
      allows: SURE,
      truth: world => lies(world) && known.goals.length === known.levels.length,
    };
  },
};

/** "3 unseen tiles on Level II; the last is a chamber. Unseen chambers: …" */
function* looked(
  state: State,
  { exit }: Extract<Action, { type: 'explore' }>,
  revealed: (world: State) => Extract<Event, { type: 'tile-revealed' }>,
): Iterable<Statement<State>> {
  const way = openWays(state).find(each => each.exit === exit && each.loc.tile === state.kora.tile)!;
  const [first = '', second = ''] = linesOf(inspect(state, exitCell(state, way))!.parts);
  const left = Number(/^\d+/.exec(first)![0]);
  yield { says: first, allows: SURE, truth: world => revealed(world).left === left - 1 };
  yield {
    says: second,
    allows: SURE,
    truth: world => {
      const { id } = revealed(world);
      return tileFace(id).group === 'terminus' ? second.includes(tileFace(id).name) : undefined;
    },
  };
}
