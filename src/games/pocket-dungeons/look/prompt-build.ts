/** The choices of building: a tile and how it lies, counters, doors, where delvers begin. */
import type { Choice } from '../../../core/look.ts';
import { stepFrom } from '../../../core/grid.ts';
import { counted } from '../../phrases.ts';
import { prefabOf } from '../data/prefabs.ts';
import { turned } from '../data/tiles.ts';
import { numberOf } from '../rules/cells.ts';
import { geometryOf } from '../rules/geometry.ts';
import type { Action, Ask } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { doorCell, onTile } from './places.ts';
import { cardName, doorBetween, exitsText, tileName, tilePicture } from './words.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
type Building = Of<'place-tile' | 'place-counter' | 'place-door' | 'finish-build' | 'place-delver'>;

export function buildChoice(state: State, ask: Ask, action: Building): Choice<Action> {
  switch (action.type) {
    case 'place-tile':
      return tileChoice(state, action);
    case 'place-counter':
      return {
        action,
        label: `Lay the counter on ${tileName(action.at)}`,
        verb: 'Lay the counter',
        detail: `${stepsText(state, action)} from Start. Nobody knows what it is.`,
        ...onTile(state, action.at),
        mark: 'choose',
      };
    case 'place-door':
      return {
        action,
        label: `A door between ${doorBetween(action)}`,
        verb: 'Set the door',
        detail: 'Opening it costs a turn, and may spring something.',
        at: doorCell(state, action),
        mark: 'choose',
      };
    case 'finish-build':
      return {
        action,
        label: 'Finish quickly',
        detail: 'The rest of the dungeon is built by chance.',
        confirm:
          'Tiles, counters and doors that are still to be laid will be laid by chance. Nobody builds on.',
        key: 'q',
        closing: true,
      };
    case 'place-delver': {
      const card = ask.kind === 'place-delver' ? cardName(ask.card) : 'delver';
      return {
        action,
        label: `The ${card} begins on ${tileName(action.at)}`,
        verb: 'Begin here',
        ...onTile(state, action.at),
        mark: 'choose',
      };
    }
  }
}

/** One button for each way it can lie: its places are framed then. On a place it is turned with R and laid with a press. */
function tileChoice(state: State, action: Of<'place-tile'>): Choice<Action> {
  const kind = state.drawn!;
  const { exits: base, rotations } = prefabOf(kind);
  const exits = turned(base, action.rot);
  const way = rotations.length > 1 ? exitsText(exits) : '';
  const joins = passagesAt(state, action, exits);
  return {
    action,
    label: `${tileName(action.at)}${way === '' ? '' : `, open ${way}`}`,
    verb: way === '' ? 'Lay it' : `Open ${way}`,
    detail: `Joins ${counted(joins, 'way')}; open to the ${exitsText(exits)}.`.replace(
      'to the all',
      'to all',
    ),
    ...onTile(state, action.at),
    turn: rotations.indexOf(action.rot),
    mark: 'choose',
    icon: tilePicture(kind, action.rot),
    key: `${rotations.indexOf(action.rot) + 1}`,
  };
}

/** Neighbours that the tile would be open to, and that are open to it. */
function passagesAt({ dungeon }: State, { at }: Of<'place-tile'>, exits: number): number {
  return (['north', 'east', 'south', 'west'] as const).filter((side, index) => {
    if ((exits & (1 << index)) === 0) return false;
    const beyond = stepFrom(at, side);
    const tile = dungeon.tiles[`${beyond.x},${beyond.y}`];
    return tile !== undefined && (tile.exits & (1 << ((index + 2) % 4))) !== 0;
  }).length;
}

function stepsText({ dungeon }: State, { at }: Of<'place-counter'>): string {
  const { passageStepsFrom, start } = geometryOf(dungeon);
  return counted(passageStepsFrom(start)[numberOf(at)] ?? 0, 'step');
}
