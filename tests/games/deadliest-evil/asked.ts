/** What a person is asked in a position of the worked examples' notation. */
import { room } from '../../../src/games/deadliest-evil/index.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';

export const choicesOf = (state: State) => room.prompt(state, 0).choices;
export const choiceOf = (state: State, label: string | RegExp) =>
  choicesOf(state).find(choice =>
    typeof label === 'string' ? choice.label === label : label.test(choice.label),
  )!;
export const moving = (points: number): Pick<State, 'act'> => ({
  act: { move: 'moving', attack: 'none', points, chain: 0 },
});
