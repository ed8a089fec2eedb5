/** How bots build: winding for fun, or to make the others walk. */
import type { Of } from '../../../core/game.ts';
import { isInside, neighbours, range, stepFrom, type Cell } from '../../../core/grid.ts';
import { best } from '../../../bots/best.ts';
import { BOARD } from '../data/board.ts';
import { isWater, prefabOf } from '../data/prefabs.ts';
import { turned } from '../data/tiles.ts';
import type { Advice } from '../../../bots/bot.ts';
import { isDeadEnd, passagesAt } from '../rules/building.ts';
import { cellOfKey, numberOf } from '../rules/cells.ts';
import { newChar } from '../rules/characters.ts';
import { geometryOf, spread, UNREACHED } from '../rules/geometry.ts';
import { routesOf } from './routes.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { anyOf, only, type Mind } from './mind.ts';

type Placing = Of<Action, 'place-tile'>;

/** Most new passages; what nobody likes to meet goes to the far branches. */
export function chooseTile(mind: Mind): Advice<Action> {
  const { view, level } = mind;
  const placings = only(mind, 'place-tile');
  if (level.id === 'easy') return { action: anyOf(mind, placings), why: 'It fits.' };
  const kind = view.drawn!;
  const isNasty = isWater(kind) || isDeadEnd(kind);
  const steps = geometryOf(view.dungeon).passageStepsFrom(numberOf(view.dungeon.start));
  const worth = (placing: Placing): number => {
    const passages = passagesOf(view, placing);
    if (level.id !== 'hard' || !isNasty) return passages;
    const near = neighbours(placing.at).filter(at => isInside(BOARD, at));
    const far = Math.max(0, ...near.map(at => steps[numberOf(at)]!).filter(each => each < UNREACHED));
    return passages + far / 100;
  };
  return { action: best(placings, worth)!, why: 'It opens the most ways.' };
}

function passagesOf({ dungeon, drawn }: State, { at, rot }: Placing): number {
  return passagesAt(dungeon, at, turned(prefabOf(drawn!).exits, rot));
}

/** As far from all other counters as can be. */
export function chooseCounterCell(mind: Mind): Advice<Action> {
  const { view, level } = mind;
  const cells = only(mind, 'place-counter');
  if (level.id === 'easy') return { action: anyOf(mind, cells), why: 'Anywhere.' };
  const others = Object.keys(view.hidden).map(cellOfKey);
  const distance = (at: Cell): number => Math.min(99, ...others.map(other => range(at, other)));
  return { action: best(cells, ({ at }) => distance(at))!, why: 'Far from the others.' };
}

/** The hard bot bars bridges: passages without a way round. */
export function chooseDoor(mind: Mind): Advice<Action> {
  const { view, level } = mind;
  const doors = only(mind, 'place-door');
  const bridges = level.id === 'hard' ? doors.filter(door => isBridge(view, door)) : [];
  if (bridges.length > 0) return { action: anyOf(mind, bridges), why: "There's no way round it." };
  return { action: anyOf(mind, doors), why: 'A door like any other.' };
}

function isBridge({ dungeon }: State, { at, side }: Of<Action, 'place-door'>): boolean {
  const { passages, start, tiles } = geometryOf(dungeon);
  const here = numberOf(at);
  const there = numberOf(stepFrom(at, side));
  const cut = passages.map((list, index) => {
    if (index === here) return list.filter(next => next !== there);
    return index === there ? list.filter(next => next !== here) : list;
  });
  const distance = spread(cut, start);
  return tiles.some(index => distance[index] === UNREACHED);
}

/** Where the nearest counter is nearest. */
export function chooseBeginning(mind: Mind): Advice<Action> {
  const { view, level, seat } = mind;
  const options = only(mind, 'place-delver');
  if (level.id === 'easy') return { action: anyOf(mind, options), why: 'One place is as good as another.' };
  const counters = Object.keys(view.hidden).map(cellOfKey);
  const action = best(options, ({ at }) => {
    const card = view.players[seat]!.delver;
    const trial = newChar({ id: view.nextChar, card, role: 'hero', owner: seat, at });
    const routes = routesOf({ ...view, chars: [...view.chars, trial] }, trial, level.dread);
    return -Math.min(999, ...counters.map(counter => routes.cost(counter)));
  });
  return { action: action!, why: "There's a counter nearby." };
}
