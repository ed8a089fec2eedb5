/**
 * The table in the middle of a step. One action may spring a trap, turn a corridor and end in another seat's turn;
 * motions need the places and purses of the moment, so the news told so far is written into a light copy of the state
 * before it.
 */
import type { Counter } from '../data/constants.ts';
import { newTile } from '../rules/building.ts';
import { keyOf } from '../rules/cells.ts';
import { newCombat } from '../rules/combat.ts';
import type { Cell } from '../../../core/grid.ts';
import type { Character, Event, State, Who } from '../state.ts';

type Moment = State;

export function soFar(before: State, earlier: readonly Event[]): State {
  if (earlier.length === 0) return before;
  const moment: Moment = { ...before };
  for (const event of earlier) write(moment, event);
  return moment;
}

/** The moment just after an event. */
export function soon(before: State, earlier: readonly Event[], event: Event): State {
  return soFar(before, [...earlier, event]);
}

function char(moment: Moment, id: number, patch: Partial<Character>): void {
  moment.chars = moment.chars.map(one => (one.id === id ? { ...one, ...patch } : one));
}

function find(moment: Moment, id: number): Character | undefined {
  return moment.chars.find(one => one.id === id);
}

function add(moment: Moment, { char: id, card, owner }: Who, at: Cell, bounty = 0): void {
  moment.chars = [
    ...moment.chars.filter(one => one.id !== id),
    {
      id,
      card,
      owner,
      role: owner === null ? 'dweller' : 'hero',
      at,
      treasure: 0,
      hazards: 0,
      bounty,
      paralysed: false,
      controlled: false,
    },
  ];
}

function loose(moment: Moment, at: Cell, by: number): void {
  const key = keyOf(at);
  const amount = (moment.loose[key] ?? 0) + by;
  const { [key]: _, ...others } = moment.loose;
  moment.loose = amount > 0 ? { ...others, [key]: amount } : others;
}

function write(moment: Moment, event: Event): void {
  switch (event.type) {
    case 'turn-began':
      moment.seat = event.seat;
      moment.round = event.round;
      moment.turn = event.turn;
      moment.lastSchemed = moment.schemed;
      moment.active = null;
      moment.schemed = null;
      moment.combat = null;
      return;
    case 'activated':
      moment.active = event.char;
      moment.schemed = event.scheme ? event.char : null;
      return;
    case 'delver-placed':
    case 'delver-entered':
      return add(moment, event, event.at);
    case 'dweller-appeared':
      return add(moment, event, event.at, event.bounty);
    case 'moved':
      return char(moment, event.char, { at: event.to });
    case 'counter-placed':
      moment.hidden = { ...moment.hidden, [keyOf(event.at)]: '?' };
      return;
    case 'counter-flipped':
      return flip(moment, event.at, event.counter);
    case 'stairs-revealed':
      moment.stairs = event.at;
      return flip(moment, event.at, 'stairs');
    case 'treasure-gathered':
      loose(moment, event.at, -event.amount);
      if (event.owner === null) moment.pool += event.amount;
      else gain(moment, event, event.amount);
      return;
    case 'treasure-dropped':
      return loose(moment, event.at, event.amount);
    case 'treasure-buried':
      return loose(moment, event.at, -event.amount);
    case 'pool-changed':
      moment.pool = event.to;
      return;
    case 'pilfered':
      return pilfer(moment, event);
    case 'hazard-taken':
      return char(moment, event.char, { hazards: (find(moment, event.char)?.hazards ?? 0) + event.amount });
    case 'bounty-set':
      return char(moment, event.char, { bounty: event.bounty });
    case 'defeated':
    case 'departed':
      moment.chars = moment.chars.filter(one => one.id !== event.char);
      return;
    case 'paralysed':
    case 'stood-up':
      return char(moment, event.char, { paralysed: event.type === 'paralysed' });
    case 'mind-controlled':
    case 'control-ended':
      return char(moment, event.char, { controlled: event.type === 'mind-controlled' });
    case 'mind-swapped':
      return swap(moment, event.a, event.b);
    case 'gas-spread':
      moment.gas = true;
      return;
    default:
      writeFight(moment, event);
      writeDungeon(moment, event);
  }
}

function flip(moment: Moment, at: Cell, counter: Counter): void {
  const { [keyOf(at)]: _, ...others } = moment.hidden;
  moment.hidden = others;
  if (counter === 'stairs') moment.stairs = at;
  else if (counter === 'treasure') loose(moment, at, 1);
}

function gain(moment: Moment, { char: id }: Who, amount: number): void {
  char(moment, id, { treasure: (find(moment, id)?.treasure ?? 0) + amount });
}

function pilfer(moment: Moment, event: Extract<Event, { type: 'pilfered' }>): void {
  const thief = find(moment, event.char);
  if (thief?.role === 'hero') gain(moment, event, event.amount);
  const { from } = event;
  if (from === null && thief) loose(moment, thief.at, -event.amount);
  else if (from && from.owner !== null) gain(moment, from, -event.amount);
}

/** With a dweller, the old body's purse and skulls change their meaning too. */
function swap(moment: Moment, a: Who, b: Who): void {
  const old = find(moment, a.char);
  if (b.owner !== null) {
    char(moment, a.char, { owner: b.owner, controlled: false });
    char(moment, b.char, { owner: a.owner, controlled: false });
    return;
  }
  char(moment, a.char, {
    role: 'dweller',
    owner: null,
    treasure: 0,
    hazards: 0,
    bounty: (old?.bounty ?? 0) + (old?.hazards ?? 0),
    controlled: false,
  });
  char(moment, b.char, { role: 'hero', owner: a.owner, controlled: false });
}

function writeFight(moment: Moment, event: Event): void {
  switch (event.type) {
    case 'combat-rolled': {
      const { attacker, defender, attack, charged, ambush, pools } = event;
      const rivals = { attacker: attacker.char, defender: defender.char };
      moment.combat = newCombat({ ...rivals, attack, back: null, charged, ambush }, pools);
      return;
    }
    case 'die-rerolled': {
      const { combat } = moment;
      if (!combat) return;
      const before = combat.pools[event.side][event.pool];
      const pool = { ...before, dice: before.dice.with(event.die, event.to) };
      const side = { ...combat.pools[event.side], [event.pool]: pool };
      moment.combat = { ...combat, pools: { ...combat.pools, [event.side]: side } };
    }
  }
}

function writeDungeon(moment: Moment, event: Event): void {
  const { dungeon } = moment;
  switch (event.type) {
    case 'tile-placed': {
      const tile = { ...newTile(event.kind, event.rot), exits: event.exits, breached: event.breached };
      moment.dungeon = { ...dungeon, tiles: { ...dungeon.tiles, [keyOf(event.at)]: tile } };
      return;
    }
    case 'dungeon-built':
      moment.dungeon = { ...dungeon, frame: event.frame };
      moment.phase = 'delvers';
      return;
    case 'door-placed':
      moment.dungeon = { ...dungeon, doors: [...dungeon.doors, event.door] };
      return;
    case 'door-opened':
      moment.dungeon = {
        ...dungeon,
        doors: dungeon.doors.filter(
          door => keyOf(door.at) !== keyOf(event.door.at) || door.side !== event.door.side,
        ),
      };
      return;
    case 'tile-turned': {
      const key = keyOf(event.at);
      const tile = dungeon.tiles[key];
      if (tile)
        moment.dungeon = { ...dungeon, tiles: { ...dungeon.tiles, [key]: { ...tile, exits: event.exits } } };
      return;
    }
    case 'tile-collapsed': {
      const { [keyOf(event.at)]: _, ...tiles } = dungeon.tiles;
      moment.dungeon = { ...dungeon, tiles };
    }
  }
}
