/** What stands beside the board: hearts, the candle, what she carries. */
import type { InfoModel, ItemModel, SheetModel, SheetPart } from '../../../core/look.ts';
import { isAdjacent, sameCell, type Cell } from '../../../core/grid.ts';
import { counted } from '../../phrases.ts';
import { HEARTS, NEED, RAT_EYES, RAT_STEPS } from '../data/constants.ts';
import { TOOL_NAMES } from '../data/finds.ts';
import { site } from '../data/map.ts';
import type { State } from '../state.ts';
import { percentAtLeast } from './odds.ts';

export function sheet(state: State): SheetModel {
  return {
    title: 'Cellar maid',
    portrait: 'hero',
    parts: [
      { part: 'gauge', label: 'Hearts', icon: 'heart', value: state.hero.hearts, max: HEARTS },
      candleTrack(state),
      { part: 'items', label: 'You carry', items: carried(state) },
    ],
  };
}

/** Six notches tell more at a glance than two dozen. */
function candleTrack(state: State): SheetPart {
  const notches = 6;
  const lit = Math.ceil((notches * state.candle) / state.candleMax);
  const spaces = Array.from({ length: notches }, (_, index) => ({
    label: `${Math.round((state.candleMax * (index + 1)) / notches)}`,
    sprites: index < lit ? ['candle'] : [],
  }));
  return { part: 'track', label: `Candle: ${counted(state.candle, 'turn')}`, spaces };
}

function carried(state: State): ItemModel[] {
  const items: ItemModel[] = [];
  if (state.hero.hasKey)
    items.push({ icon: 'cellar-key', label: 'The key', help: 'Opens the door in the north wall.' });
  if (state.hero.tool) {
    const { title, text } = TOOL_NAMES[state.hero.tool];
    const broken = state.hero.tool === 'pot-lid' && !state.hero.lidWhole;
    items.push({
      icon: state.hero.tool,
      label: title,
      help: text,
      ...(broken && { off: 'Dented through: it caught its bite.' }),
    });
  }
  return items;
}

export function inspect(state: State, at: Cell): InfoModel | undefined {
  const rat = state.rats.find(other => sameCell(other.at, at));
  if (rat) {
    const near = isAdjacent(rat.at, state.hero.at);
    return {
      title: rat.awake ? 'Rat' : 'Sleeping rat',
      sprite: 'rat',
      parts: [
        {
          part: 'stats',
          rows: [
            { label: 'Steps', value: `${RAT_STEPS}` },
            { label: 'Bites', value: percentAtLeast(NEED.bite) },
            { label: 'Sees', value: `${RAT_EYES} squares` },
          ],
        },
        {
          part: 'text',
          lines: [
            {
              text: rat.awake
                ? near
                  ? 'It will bite when your turn ends.'
                  : 'It comes for you.'
                : 'It wakes when it sees you.',
              tone: rat.awake ? 'bad' : 'dim',
            },
          ],
        },
      ],
    };
  }
  const barrel = site.barrels.findIndex(place => sameCell(place, at));
  if (barrel >= 0) {
    const text = state.searched[barrel]
      ? 'Nothing left in it.'
      : 'Holds an apple, a candle stub or cobwebs. Search it from beside it.';
    return { title: 'Barrel', sprite: 'barrel', parts: [{ part: 'text', lines: [{ text }] }] };
  }
  if (sameCell(at, site.door)) {
    const text = state.hero.hasKey
      ? 'You have the key. Open it from the square below.'
      : 'Locked. The key must be somewhere.';
    return { title: 'Door', sprite: 'cellar-door', parts: [{ part: 'text', lines: [{ text }] }] };
  }
  if (sameCell(at, site.key) && !state.hero.hasKey) {
    return {
      title: 'Key',
      sprite: 'cellar-key',
      parts: [{ part: 'text', lines: [{ text: 'Stand on it and take it.' }] }],
    };
  }
  if (sameCell(at, site.chest)) {
    const text = state.chestOpen ? 'Empty.' : 'A broom or a pot lid: you may take one.';
    return {
      title: 'Chest',
      sprite: state.chestOpen ? 'chest-open' : 'chest',
      parts: [{ part: 'text', lines: [{ text }] }],
    };
  }
  return undefined;
}
