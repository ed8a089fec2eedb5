/** The choices of building: a tile and how it lies, counters, doors, where delvers begin. */
import { counted } from '../../phrases.ts';
import { prefabOf } from '../data/prefabs.ts';
import { turned } from '../data/tiles.ts';
import { passagesAt } from '../rules/building.ts';
import { numberOf } from '../rules/cells.ts';
import { geometryOf } from '../rules/geometry.ts';
import { doorCell, onTile } from './places.ts';
import { asking, type SomeChoices } from './prompt-parts.ts';
import { cardName, doorBetween, exitsText, tileName, tilePicture } from './words.ts';

export const buildChoices = {
  /** One button for each way it can lie: its places are framed then. On a place it is turned with R and laid with a press. */
  'place-tile': ({ at, rot }, { state }) => {
    const kind = state.drawn!;
    const { exits: base, rotations } = prefabOf(kind);
    const exits = turned(base, rot);
    const way = rotations.length > 1 ? exitsText(exits) : '';
    const joins = counted(passagesAt(state.dungeon, at, exits), 'open edge');
    return {
      label: `${tileName(at)}${way === '' ? '' : `, open ${way}`}`,
      verb: way === '' ? 'Lay it' : `Open ${way}`,
      detail: `Joins ${joins}. Open ${exitsText(exits)}.`.replace('Open all', 'Open on all'),
      ...onTile(state, at),
      turn: rotations.indexOf(rot),
      mark: 'choose',
      icon: tilePicture(kind, rot),
      key: `${rotations.indexOf(rot) + 1}`,
    };
  },
  'place-counter': ({ at }, { state }) => {
    const { passageStepsFrom, start } = geometryOf(state.dungeon);
    const steps = counted(passageStepsFrom(start)[numberOf(at)]!, 'step');
    return {
      label: `Lay the counter on ${tileName(at)}`,
      verb: 'Lay the counter',
      detail: `${steps} from Start. Nobody knows what it hides.`,
      ...onTile(state, at),
      mark: 'choose',
    };
  },
  'place-door': (door, { state }) => ({
    label: `A door between ${doorBetween(door)}`,
    verb: 'Set the door',
    detail: 'Opening it takes a turn and may set something off.',
    at: doorCell(state, door),
    mark: 'choose',
  }),
  'finish-build': () => ({
    label: 'Finish quickly',
    detail: 'Chance builds the rest of the dungeon.',
    confirm: 'Chance lays all remaining tiles, counters and doors, for everybody. Stop building?',
    key: 'q',
    closing: true,
  }),
  'place-delver': ({ at }, question) => ({
    label: `The ${cardName(asking(question, 'place-delver').card)} starts on ${tileName(at)}`,
    verb: 'Start here',
    ...onTile(question.state, at),
    mark: 'choose',
  }),
} satisfies SomeChoices;
