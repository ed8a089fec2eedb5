/** The choices of a walk: steps, ways into the dark, and stopping. */
import type { Of } from '../../../core/game.ts';
import type { Choice, PromptModel } from '../../../core/look.ts';
import { totalOf } from '../../../core/outcome.ts';
import { capital } from '../../phrases.ts';
import { ROMAN, BLADES_DIE } from '../data/constants.ts';
import { DIRECTION_OF } from '../data/tile-faces.ts';
import type { TileId } from '../data/tile-maps.ts';
import { tileFace } from '../data/tiles.ts';
import { wayOut, wayTo } from '../odds/outlook.ts';
import { pitChance, vsChance } from '../odds/walking.ts';
import { mayStrike } from '../rules/attack.ts';
import { isWayOut, levelOf, mayLeave, rankOf, scoreParts } from '../rules/ending.ts';
import { RESULT_NAMES } from '../rules/names.ts';
import { onTile } from '../rules/monsters.ts';
import { levelBeyond, slipsPast } from '../rules/movement.ts';
import { adjacent, sameLoc, tileHere } from '../rules/tiles.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';
import { directionTo, exitCell, koraCell, openWays, stepCell, wayAhead } from './places.ts';
import { deathWarning } from './prompt-act.ts';
import { placeName, TILES } from './tiles.ts';
import { hazardsOf } from './ways.ts';
import { crowd, percent, spaces } from './words.ts';

type Words = Pick<Choice, 'odds' | 'detail' | 'confirm' | 'badge'>;

export function walkChoices(state: State, legal: readonly Action[]): Choice<Action>[] {
  return legal.map(action => ({ ...walkChoice(state, action), place: placeOf(state, action) }));
}

/** The place of the button that leads home. */
export const HOMEWARD = 1;

/** Deeper in, then homeward, then the stairs, and stopping last: whatever they are called, buttons keep their places. */
function placeOf(state: State, action: Action): number {
  if (action.type === 'explore') return action.exit === 'onward' ? 0 : 2;
  if (action.type !== 'step') return 3;
  if (isHomeward(state, action.to)) return HOMEWARD;
  return state.tiles[action.to.tile]!.level > levelOf(state) ? 2 : 0;
}

/** Whether a step or a door lies on the way to what nobody has seen yet, away from home. */
export function leadsToUnseen(state: State, { action, place }: Choice<Action>): boolean {
  if (place === HOMEWARD) return false;
  if (action.type !== 'step') return action.type === 'explore';
  return openWays(state).some(({ loc }) => {
    const [, next] = wayTo(state, loc) ?? [];
    return next !== undefined && sameLoc(next, action.to);
  });
}

function isHomeward(state: State, to: Loc): boolean {
  const [, homeward] = wayOut(state).way;
  return homeward !== undefined && sameLoc(homeward, to);
}

/** Where nothing lies deeper in, that button is grey, so that no other takes its place. */
export function greyedWalk(
  state: State,
  choices: readonly Choice<Action>[],
): NonNullable<PromptModel['greyed']> {
  const isEnd = choices.every(({ action }) => placeOf(state, action) !== 0);
  return isEnd ? [{ label: ON, verb: ON, why: 'The passage ends here.', isFirst: true }] : [];
}

function walkChoice(state: State, action: Action): Choice<Action> {
  if (action.type === 'step') return stepChoice(state, action);
  if (action.type === 'explore') return exploreChoice(state, action);
  return stopChoice(state, action);
}

function stepChoice(state: State, action: Of<Action, 'step'>): Choice<Action> {
  const { to } = action;
  const at = stepCell(state, to);
  const direction = directionTo(koraCell(state), at);
  const hazards = hazardsOf(state, to);
  const verb = stepVerb(state, to);
  return {
    action,
    label: stepLabel(state, to, direction),
    verb,
    ...walkOf(state, to, verb),
    at,
    // A frame of its own kind: no walk goes through it by itself.
    mark: hazards.length > 0 ? 'choose' : 'go',
    direction,
    ...stepWords(state, to),
  };
}

const DOWN = 'Go down';
const ON = 'Go on';
const BACK = 'Go back';
const HOME = 'Head home';

/** Ways that differ have buttons of their own, so that none of them asks where to. */
function stepVerb(state: State, to: Loc): string {
  const { id, level } = state.tiles[to.tile]!;
  const now = levelOf(state);
  const isBack = isHomeward(state, to);
  if (level > now) return DOWN;
  if (to.tile === state.kora.tile && id === 'pit') return isBack ? 'Cross back' : 'Cross the Pit';
  if (!isBack) return ON;
  if (mayLeave(state)) return HOME;
  return level < now ? 'Go up' : BACK;
}

const ONWARD_TIPS: Readonly<Record<string, string>> = {
  [ON]: 'Walk on, up to the next door, stairs or danger',
  [BACK]: 'Walk back, up to the next stairs or danger',
  [HOME]: 'Walk home as far as this roll carries you, up to the next danger',
};

/** One press walks on, until a danger, a way to choose or the end of the roll. Nobody who heads home turns off. */
function walkOf(state: State, to: Loc, verb: string): Pick<Choice, 'walksOn'> {
  const tip = ONWARD_TIPS[verb];
  if (tip === undefined) return {};
  const isOpen = isOpenTo(state, to, verb);
  // Where the first step may hurt, nobody knows what comes after it.
  if (hazardsOf(state, to).length > 0) return { walksOn: { isOpen, tip } };
  const { far, last } = walkedBy(state, to, verb);
  const isWhole = far === state.act.points;
  const endsTurn = isWhole && leavesNothing(state, last);
  const end = endsTurn ? ', and your turn ends' : isWhole ? ', the whole walk' : '';
  return { walksOn: { isOpen, tip: `${tip}: ${spaces(far)}${end}`, far, endsTurn } };
}

/** Once the walk ends there, nobody stands there whom she could still strike: the turn is over by itself. */
function leavesNothing(state: State, at: Loc): boolean {
  return !mayStrike({ ...state, kora: { ...state.kora, ...at } });
}

function isOpenTo(state: State, to: Loc, verb: string): boolean {
  const { tile, space } = state.kora;
  const isFork = tileFace(state.tiles[tile]!.id).exits.stair?.space === space;
  return hazardsOf(state, to).length === 0 && (verb === HOME || !isFork);
}

/** How many spaces one press of this verb walks, the first of them without danger, and where the last one is. */
function walkedBy(state: State, to: Loc, verb: string): { readonly far: number; readonly last: Loc } {
  const points = state.act.points - 1;
  if (points === 0) return { far: 1, last: to };
  const after: State = { ...state, kora: { ...state.kora, ...to }, act: { ...state.act, points } };
  const next = adjacent(state.tiles, to).find(
    loc => stepVerb(after, loc) === verb && isOpenTo(after, loc, verb),
  );
  if (!next) return { far: 1, last: to };
  const { far, last } = walkedBy(after, next, verb);
  return { far: far + 1, last };
}

function stepLabel(state: State, to: Loc, direction: string): string {
  const { id, level } = state.tiles[to.tile]!;
  if (to.tile === state.kora.tile)
    return id === 'pit' ? `Cross the Pit to the ${direction}` : `Step ${direction}`;
  const now = levelOf(state);
  if (level !== now) return `Go ${level > now ? 'down' : 'up'} to Level ${ROMAN[level]}`;
  return `Step ${direction} to ${placeName(id)}`;
}

/** The first thing that matters about it. */
function stepWords(state: State, to: Loc): Words {
  const hazards = hazardsOf(state, to);
  const guards = onTile(state, to.tile).map(({ kind }) => kind);
  const isNew = to.tile !== state.kora.tile;
  if (hazards.includes('end')) {
    const { name, points } = outcomeIfOut(state);
    return {
      detail: `Out of the gate: ${name}.`,
      confirm: `This step ends the raid: ${name}, ${points} points. Leave the dungeon?`,
      badge: 'icon-door',
    };
  }
  if (hazards.includes('pit')) {
    const chance = pitChance(state);
    const fall = state.kora.life === 1 ? 'A fall kills you' : 'A fall costs 1 Life and ends the walk';
    return {
      odds: percent(chance),
      detail: `d6 against Speed: ${percent(chance)} safe, else 1 Life and the walk ends.`,
      badge: 'chip-die',
      confirm: `${fall}: ${percent(chance)} safe. Cross?`,
    };
  }
  const blades = hazards.includes('blades') ? bladesWords(state) : undefined;
  if (hazards.includes('monsters')) {
    const who = `${capital(crowd(guards))} there: the walk ends.`;
    return { ...blades, detail: blades ? `${blades.detail} ${who}` : who, badge: 'icon-stop' };
  }
  if (blades) return blades;
  const left = state.act.points - 1;
  if (isNew && guards.length > 0 && slipsPast(state))
    return {
      detail:
        left > 0 ? `You slip past ${crowd(guards)}.` : `The last step of this walk, to ${crowd(guards)}.`,
      badge: 'icon-invisible',
    };
  if (isNew && isWayOut(state, to.tile))
    return { detail: `Stop there to leave: ${RESULT_NAMES[rankOf(state)]}.`, badge: 'icon-door' };
  if (left > 0) return { detail: `Leaves ${spaces(left)}.` };
  return {
    detail: leavesNothing(state, to) ? 'The last step: your turn ends.' : 'The last step of this walk.',
  };
}

/** What leaving now would be worth. */
function outcomeIfOut(state: State): { readonly name: string; readonly points: number } {
  const result = rankOf(state);
  const points = totalOf(scoreParts({ ...state, ending: { result, cause: null } }));
  return { name: RESULT_NAMES[result], points };
}

function bladesWords(state: State): Words & { readonly detail: string } {
  const chance = vsChance(state, 'defense', BLADES_DIE);
  const isSure = chance.ways === chance.outOf;
  const cut = state.kora.life === 1 ? 'A cut kills you' : 'A cut costs 1 Life';
  return {
    odds: percent(chance),
    detail: `d4 against Defense: ${percent(chance)} unhurt.`,
    badge: 'chip-die',
    ...(!isSure && { confirm: `${cut}: ${percent(chance)} unhurt. Go in?` }),
  };
}

function exploreChoice(state: State, action: Of<Action, 'explore'>): Choice<Action> {
  const exit = wayAhead(state, action.exit);
  const at = exitCell(state, exit);
  const isStair = action.exit === 'stair';
  const level = levelBeyond(state, action.exit);
  const left = state.stacks[level].length;
  const direction = isStair ? directionTo(koraCell(state), at) : DIRECTION_OF[exit.side];
  return {
    action,
    label: isStair ? `Go down into Level ${ROMAN[level]}` : `Explore ${direction}`,
    verb: isStair ? DOWN : 'Explore',
    detail:
      left === 1
        ? 'The last tile of the level: a chamber.'
        : `${left} tiles of Level ${ROMAN[level]} are unseen.`,
    at,
    // Who presses a far door walks up to it and through.
    mark: 'go',
    key: ' ',
    direction,
    badge: isStair ? 'chip-down' : 'chip-exclaim',
  };
}

/** What stopping in a chamber is for. */
const PRIZES: Readonly<Partial<Record<TileId, string>>> = {
  book: 'Stop: take the Book',
  crucible: 'Stop: break the Crucible',
};

function prizeHere(state: State): string | undefined {
  const { id } = tileHere(state);
  const isTaken = (id === 'book' || id === 'crucible') && state.objectives[id];
  return isTaken ? undefined : PRIZES[id];
}

const LEAVE = 'Leave the dungeon';

function stopChoice(state: State, action: Action): Choice<Action> {
  const { points } = state.act;
  const prize = prizeHere(state);
  // Where nobody is left to strike at, stopping ends the turn.
  const endsTurn = !mayStrike(state);
  const what = prize ? TILES[tileHere(state).id].note : `${spaces(points)} unused.`;
  if (!isWayOut(state))
    return {
      action,
      label: prize ?? 'Stop here',
      detail: endsTurn ? `${what} Your turn ends.` : what,
      key: 'e',
      closing: true,
      ...(endsTurn && deathWarning(state, 'Stop anyway?')),
    };
  const { name, points: score } = outcomeIfOut(state);
  return {
    action,
    label: LEAVE,
    verb: LEAVE,
    detail: `${name}, ${score} points.`,
    confirm: `Walk out into the daylight? ${name}, ${score} points.`,
    key: 'e',
  };
}
