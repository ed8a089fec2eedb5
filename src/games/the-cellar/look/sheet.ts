/** What stands beside the board: hearts, the candle, what she carries. */
import type { ItemModel, SheetModel, SheetPart } from '../../../core/look.ts';
import { capital, counted } from '../../phrases.ts';
import { HEARTS } from '../data/constants.ts';
import { TOOL_USES } from '../data/finds.ts';
import type { State } from '../state/state.ts';
import { TOOL_LOOKS } from './finds.ts';

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
const NOTCHES = 6;

function candleTrack({ candle, candleMax }: State): SheetPart {
  const lit = Math.ceil((NOTCHES * candle) / candleMax);
  const spaces = Array.from({ length: NOTCHES }, (_, index) => ({
    label: `${Math.round((candleMax * (index + 1)) / NOTCHES)}`,
    sprites: index < lit ? ['candle'] : [],
  }));
  return { part: 'track', label: `Candle: ${counted(candle, 'turn')}`, spaces };
}

const KEY_ITEM: ItemModel = {
  icon: 'cellar-key',
  label: 'The key',
  help: 'Opens the door in the north wall.',
};

function carried({ hero: { hasKey, tool, lidWhole } }: State): ItemModel[] {
  const isBroken = tool !== null && TOOL_USES[tool].catches && !lidWhole;
  return [
    ...(hasKey ? [KEY_ITEM] : []),
    ...(tool
      ? [
          {
            icon: tool,
            label: capital(TOOL_LOOKS[tool].name),
            help: TOOL_LOOKS[tool].text,
            ...(isBroken && { off: 'Dented through: it caught its bite.' }),
          },
        ]
      : []),
  ];
}
