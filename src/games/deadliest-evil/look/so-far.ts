/**
 * The table in the middle of a step. One action may end a round, draw an event and set off the monsters; motions need
 * the Life, the places and the tiles of the moment, so the news told so far is written into a light copy of the state
 * before it.
 */
import { addMonster, putMonster, removeMonster } from '../rules/monsters.ts';
import { withTile } from '../rules/tiles.ts';
import type { Event, State } from '../state.ts';

export function soFar(before: State, earlier: readonly Event[]): State {
  if (earlier.length === 0) return before;
  const moment: State = { ...before, kora: { ...before.kora, items: [...before.kora.items] } };
  for (const event of earlier) write(moment, event);
  return moment;
}

/** The moment just after an event. */
export function soon(before: State, earlier: readonly Event[], event: Event): State {
  return soFar(before, [...earlier, event]);
}

function write(moment: State, event: Event): void {
  const { kora } = moment;
  switch (event.type) {
    case 'round-began':
      moment.turn = event.round;
      return;
    case 'dice-assigned':
      kora.dice = { combat: event.combat, defense: event.defense, speed: event.speed };
      return;
    case 'objective-done':
      moment.objectives = { ...moment.objectives, [event.objective]: true };
      return;
    case 'wounded':
    case 'healed':
      kora.life = event.life;
      return;
    case 'status-changed':
      kora[event.status] = event.on;
      return;
    case 'item-gained':
      kora.items.push(event.item);
      return;
    case 'item-used':
      kora.items.splice(kora.items.indexOf(event.item), 1);
      return;
    case 'stepped':
      kora.tile = event.to.tile;
      kora.space = event.to.space;
      return;
    case 'tile-revealed':
      moment.tiles = withTile(moment.tiles, event.from.tile, event.exit, event.id);
      return;
    default:
      writeMonsters(moment, event);
  }
}

function writeMonsters(moment: State, event: Event): void {
  switch (event.type) {
    case 'monster-placed':
      return addMonster(moment, { id: event.monster, kind: event.kind, at: { on: 'track', space: 1 } });
    case 'track-advanced':
    case 'track-retreated':
      // Those who arrive are told one by one.
      for (const { monster, to } of event.moves) putMonster(moment, monster, { on: 'track', space: to });
      return;
    case 'monster-arrived':
      return putMonster(moment, event.monster, { on: 'board', tile: event.tile });
    case 'monster-moved':
      return putMonster(moment, event.monster, { on: 'board', tile: event.to });
    case 'monster-removed':
    case 'monster-slain':
      return removeMonster(moment, event.monster);
  }
}
