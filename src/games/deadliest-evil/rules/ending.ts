/** Chapter "End and score". */
import { rank, totalOf, type Outcome, type ScorePart } from '../../../core/outcome.ts';
import { OBJECTIVES, ROMAN, SCORE, type Level, type Objective } from '../data/constants.ts';
import type { Ending, Result, SplitName, State } from '../state/state.ts';
import { nameOfSource } from './names.ts';
import type { Turn } from './turn.ts';

/** Everything the results screen and the statistics want to know. */
export type RunRecord = NonNullable<ReturnType<typeof recordOf>>;

export function recordOf(state: State) {
  if (!state.ending) return undefined;
  return {
    ...state.ending,
    score: totalOf(scoreParts(state)),
    rounds: state.turn,
    life: state.kora.life,
    level: levelOf(state),
    objectives: objectivesDone(state),
    slain: state.stats.slain,
    wounds: state.stats.wounds,
    tiles: state.tiles.length - 1,
    searches: state.stats.searches,
    actions: state.actions,
  };
}

/** The level of the tile Kora is on. The Entrance belongs to Level I, a staircase to the upper level. */
export function levelOf({ tiles, kora }: State): Level {
  return tiles[kora.tile]!.level;
}

export function objectivesDone({ objectives }: State): Objective[] {
  return OBJECTIVES.filter(objective => objectives[objective]);
}

/** Book or Crucible is enough to leave with; Grislyk comes only with the Book. */
export function mayLeave({ objectives }: State): boolean {
  return objectives.book || objectives.crucible;
}

/** Whether whoever ends a walk on this tile is out. */
export function isWayOut(state: State, tile = state.kora.tile): boolean {
  return state.tiles[tile]!.id === 'entrance' && mayLeave(state);
}

/** What leaving now would be called. */
export function rankOf(state: State): Exclude<Result, 'defeat'> {
  const count = objectivesDone(state).length;
  return count === 3 ? 'ultimate' : count === 2 ? 'greater' : 'minor';
}

export function endRun({ state, tell }: Turn, result: Result, cause: Ending['cause']): void {
  state.ending = { result, cause };
  // Who dies in the middle of a walk, on its last point even, walks no more.
  if (state.act.move === 'moving') state.act = { ...state.act, move: 'done', points: 0 };
  if (result !== 'defeat') markSplit(state, 'exit');
  tell({ type: 'run-ended', result, cause, score: totalOf(scoreParts(state)) });
}

export function markSplit(state: State, what: SplitName): void {
  state.splits = [...state.splits, { what, round: state.turn, action: state.actions }];
}

/** What she came for, if she gets out with so many goals done. */
function prizeOf(goals: number): number {
  return SCORE.goals.slice(0, goals).reduce((sum, points) => sum + points, 0);
}

/** What the next search would cost her outside. */
export function traceOf({ stats }: State): number {
  return SCORE.trace * (stats.searches + 1);
}

/** Those who fell keep what they did on the way, and nothing of what they came for. */
export function scoreParts(state: State): ScorePart[] {
  const { turn, kora, stats, tiles, ending } = state;
  const goals = objectivesDone(state).length;
  const isOut = ending !== null && ending.result !== 'defeat';
  const ifOut = (label: string, points: number): ScorePart => ({ label, points: isOut ? points : 0 });
  const brought = [
    ifOut('Goals', prizeOf(goals)),
    ifOut('Escape', SCORE.escape),
    ifOut('Life left', SCORE.life * kora.life),
    ifOut('Haste', SCORE.haste * goals * Math.max(0, SCORE.hasteRounds - turn)),
  ];
  const traces = (SCORE.trace * stats.searches * (stats.searches + 1)) / 2;
  const foes = SCORE.goblin * stats.slain.goblin + SCORE.skeleton * stats.slain.skeleton;
  return [
    ...brought,
    // Never more than she brings out.
    ifOut('Searches', 0 - Math.min(traces, totalOf(brought))),
    { label: 'Foes killed', points: Math.min(SCORE.foesAtMost, foes) },
    { label: 'Tiles revealed', points: SCORE.tile * (tiles.length - 1) },
  ];
}

export function outcome(state: State): Outcome | undefined {
  const { ending } = state;
  if (!ending) return undefined;
  const isDefeat = ending.result === 'defeat';
  return {
    ending: isDefeat ? 'lost' : 'won',
    reason: isDefeat ? (ending.cause === 'lost-in-the-dark' ? 'lost-in-the-dark' : 'fell') : ending.result,
    story: storyOf(state, ending),
    results: rank([{ seat: 0, parts: scoreParts(state), fate: fateOf(state, ending) }]),
  };
}

function storyOf(state: State, { result, cause }: Ending): string {
  const level = ROMAN[levelOf(state)];
  const { turn } = state;
  switch (result) {
    case 'ultimate':
      return `Ultimate victory. The Book is saved, the Crucible broken and Grislyk dead: Kora walks home in round ${turn}.`;
    case 'greater':
      return state.objectives.grislyk
        ? `Greater victory. Kora carries the Book into daylight in round ${turn}, and the sorcerer will not follow.`
        : `Greater victory. The Book is saved and the Crucible broken; in round ${turn} Kora leaves Grislyk to his rage.`;
    case 'minor':
      return state.objectives.book
        ? `Minor victory. Kora is out in round ${turn} with the Book of Lore under her cloak.`
        : `Minor victory. Kora is out in round ${turn}, and the Black Crucible will boil no more dead.`;
    case 'defeat':
      return cause === null || cause === 'lost-in-the-dark'
        ? `After ${turn} rounds nobody in the village waits any longer.`
        : `Kora was killed by ${nameOfSource(cause)} on Level ${level}, in round ${turn}.`;
  }
}

/** "Killed by a goblin in round 6". */
function fateOf({ turn }: State, { result, cause }: Ending): string {
  if (result !== 'defeat') return `Out in round ${turn}`;
  if (cause === null || cause === 'lost-in-the-dark') return `Lost in the dark after ${turn} rounds`;
  return `Killed by ${nameOfSource(cause)} in round ${turn}`;
}
