/** What stands beside the board: hearts, the candle, what she carries. */
import type { ItemModel, SheetModel, SheetPart } from '../../../core/look.ts';
import { itemsPart, present } from '../../parts.ts';
import { capital, counted } from '../../phrases.ts';
import { HEARTS, SCORE } from '../data/constants.ts';
import { TOOL_USES, type Tool } from '../data/finds.ts';
import type { State } from '../state/state.ts';
import { TOOL_LOOKS } from './finds.ts';

export function sheet(state: State): SheetModel {
  return {
    title: 'Cellar maid',
    portrait: 'hero',
    parts: [
      { part: 'gauge', label: 'Hearts', icon: 'heart', value: state.hero.hearts, max: HEARTS },
      candleTrack(state),
      itemsPart('You carry', carried(state)),
    ],
  };
}

/** Six notches tell more at a glance than two dozen. */
const NOTCHES = 6;

function candleTrack({ candle, candleMax }: State): SheetPart {
  const lit = Math.ceil((NOTCHES * candle) / candleMax);
  const spaces = Array.from({ length: NOTCHES }, (_, index) => ({
    label: `${Math.round((candleMax * (index + 1)) / NOTCHES)}`,
    sprites: index < lit ? ['candle'] : [],
  }));
  return {
    part: 'track',
    label: `Candle: ${counted(candle, 'turn')}`,
    spaces,
    vitals: [{ label: 'Candle', icon: 'candle', value: `${candle}` }],
  };
}

const BOTTLE_ITEM: ItemModel = {
  icon: 'bottle',
  label: 'A good bottle',
  help: `Worth ${SCORE.bottle} points if you get out.`,
};

const SPOON_ITEM: ItemModel = {
  icon: 'silver-spoon',
  label: 'Silver spoon',
  help: `Worth ${SCORE.spoon} points if you get out.`,
};

const KEY_ITEM: ItemModel = {
  icon: 'cellar-key',
  label: 'The key',
  help: 'Opens the door in the north wall.',
};

function carried({ hero: { hasKey, hasBottle, tool, lidWhole }, spoons }: State): ItemModel[] {
  return present(
    hasKey && KEY_ITEM,
    hasBottle && BOTTLE_ITEM,
    spoons > 0 && SPOON_ITEM,
    tool && toolItem(tool, lidWhole),
  );
}

function toolItem(tool: Tool, lidWhole: boolean): ItemModel {
  const { name, text } = TOOL_LOOKS[tool];
  const isBroken = TOOL_USES[tool].catches && !lidWhole;
  return {
    icon: tool,
    label: capital(name),
    help: text,
    ...(isBroken && { off: 'Dented through: it caught its bite.' }),
  };
}
