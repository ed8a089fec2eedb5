/** Worlds that nobody can tell apart, scenes of a few figures, and how a turn is played to its end. */
import type { Cell } from '../../../../src/core/grid.ts';
import { pick, reseeded, shuffle, stream, type Dice } from '../../../../src/core/rng.ts';
import { CARDS, type CardId } from '../../../../src/games/pocket-dungeons/data/cards.ts';
import { game, legalActions } from '../../../../src/games/pocket-dungeons/game.ts';
import { prompt } from '../../../../src/games/pocket-dungeons/look/prompt.ts';
import { bestReroll } from '../../../../src/games/pocket-dungeons/odds/assaults.ts';
import { newChar } from '../../../../src/games/pocket-dungeons/rules/characters.ts';
import { CELLS } from '../../../../src/games/pocket-dungeons/rules/cells.ts';
import { geometryOf } from '../../../../src/games/pocket-dungeons/rules/geometry.ts';
import type { Action } from '../../../../src/games/pocket-dungeons/state/actions.ts';
import type { Event } from '../../../../src/games/pocket-dungeons/state/events.ts';
import type { Character, State } from '../../../../src/games/pocket-dungeons/state/state.ts';

/** Other dice, other counters under the same backs, another bag. */
export function imagine(state: State, _seat: number, salt: string): State {
  const rng = reseeded(state.rng, salt);
  const chance = stream(rng, 'imagined');
  const values = shuffle(chance, Object.values(state.hidden));
  return {
    ...state,
    rng,
    hidden: Object.fromEntries(Object.keys(state.hidden).map((key, index) => [key, values[index]!])),
    deck: shuffle(chance, state.deck),
    bag: shuffle(chance, state.bag),
  };
}

/** Makes one state of another, in every world the same. */
export type Doctor = (world: State) => State;

type Figure = Pick<Character, 'card' | 'at'> & Partial<Character>;

/** Only these figures are on the map, the first of them acts, and it is the seat's own unless it says otherwise. */
export function scene(seat: number, figures: readonly Figure[], more: Partial<State> = {}): Doctor {
  const chars = figures.map((figure, id) =>
    newChar({ id, ...(id === 0 && { role: 'hero', owner: seat }), ...figure }),
  );
  return world => ({
    ...acting(world, seat, 0),
    chars,
    nextChar: chars.length,
    ...more,
  });
}

/** The figure has passed its hurdles and may do something. */
export function acting(world: State, seat: number, char: number): State {
  return {
    ...world,
    seat,
    active: char,
    schemed: null,
    combat: null,
    entered: [],
    stack: [{ do: 'turn-end' }],
    ask: { seat, kind: 'action', char },
  };
}

export const isPlay = (state: State): boolean => state.phase === 'turns';

export const anyCard = (dice: Dice): CardId => pick(dice, CARDS).id;

export function anyTile(state: State, dice: Dice): Cell {
  return CELLS[pick(dice, geometryOf(state.dungeon).tiles)]!;
}

/** A tile where something may happen is more often asked for than one where nothing can. */
export function tilesWhere(state: State, isFit: (at: Cell) => boolean): Cell[] {
  return geometryOf(state.dungeon)
    .tiles.map(index => CELLS[index]!)
    .filter(isFit);
}

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Played on until a turn begins or `isOver`: the best re-rolls, nobody is healed or blessed, and otherwise the last answer. */
export function playOut(
  start: State,
  first: Action,
  answers: { readonly declare?: 'melee' | 'magic'; readonly isOver?: (state: State) => boolean } = {},
): Played {
  let { state, events } = game.apply(start, first);
  const told = [...events];
  while (state.ask && state.ask.kind !== 'actor' && !answers.isOver?.(state)) {
    ({ state, events } = game.apply(state, answerTo(state, answers.declare)));
    told.push(...events);
  }
  return { state, events: told };
}

function answerTo(state: State, declare: 'melee' | 'magic' | undefined): Action {
  const legal = legalActions(state);
  switch (state.ask!.kind) {
    case 'reroll':
      return bestReroll(state).reroll ?? { type: 'keep' };
    case 'declare':
      return { type: 'declare', attack: declare ?? 'melee' };
    default:
      return legal.at(-1)!;
  }
}

/** The choices of one type, as they stand on the screen. */
export function choicesOf<T extends Action['type']>(state: State, type: T) {
  return prompt(state).choices.flatMap(choice =>
    choice.action.type === type ? [{ ...choice, action: choice.action as Extract<Action, { type: T }> }] : [],
  );
}

export function isDown(events: readonly Event[], char: number, cause?: string): boolean {
  return events.some(
    event =>
      event.type === 'defeated' && event.char === char && (cause === undefined || event.cause === cause),
  );
}

const DEADLY = ['poison-dart', 'bottomless-pit', 'fireball', 'cave-in'];

/** Killed by the trap of what it set off itself; where it is pushed after that is another story. */
export function isTrapped(events: readonly Event[], char: number): boolean {
  const flips = events.flatMap(({ type }, index) => (type === 'counter-flipped' ? [index] : []));
  return DEADLY.some(cause => isDown(events.slice(0, flips[1]), char, cause));
}

/** "win 43%" out of a longer text. */
export function percentIn(text: string, word: string): string | undefined {
  return new RegExp(`${word} ([<>]?\\d+%)`).exec(text)?.[1];
}
