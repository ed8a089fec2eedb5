/** What the things on the board tell of themselves. */
import { isAdjacent, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel } from '../../../core/look.ts';
import { bad, dim } from '../../lines.ts';
import { statsPart, textPart } from '../../parts.ts';
import { capital, listed } from '../../phrases.ts';
import { cellarOf } from '../data/cellars.ts';
import { RAT_EYES, SCORE } from '../data/constants.ts';
import { FINDS, TOOLS } from '../data/finds.ts';
import { RATS } from '../data/rats.ts';
import { ratAt } from '../rules/places.ts';
import { keepsAway } from '../rules/rats.ts';
import type { Rat, State } from '../state/state.ts';
import { FIND_LOOKS, TOOL_LOOKS } from './finds.ts';
import { RAT_LOOKS } from './rats.ts';
import { percentAtLeast } from './words.ts';

const IN_BARRELS = listed(
  FINDS.map(find => FIND_LOOKS[find].name),
  'or',
);
const IN_CHEST = listed(
  TOOLS.map(tool => `a ${TOOL_LOOKS[tool].name}`),
  'or',
);

export function inspect(state: State, at: Cell): InfoModel | undefined {
  const { hasKey, hasBottle } = state.hero;
  const { site } = cellarOf(state);
  const rat = ratAt(state, at);
  if (rat) return ratInfo(state, rat);
  const barrel = site.barrels.findIndex(place => sameCell(place, at));
  if (barrel >= 0) {
    return state.searched[barrel]
      ? info('Empty barrel', 'barrel-open', 'Nothing left in it, and no way past it.')
      : info('Barrel', 'barrel', `Holds ${IN_BARRELS}. Search it from beside it.`);
  }
  if (sameCell(at, site.door)) {
    const text = hasKey
      ? 'You have the key. Open it from the square below.'
      : 'Locked. The key must be somewhere.';
    return info('Door', 'cellar-door', text);
  }
  if (sameCell(at, site.key) && !hasKey) return info('Key', 'cellar-key', 'Stand on it and take it.');
  if (sameCell(at, site.bottle) && !hasBottle)
    return info(
      'A good bottle',
      'bottle',
      `What you came down for. Stand on it and take it: ${SCORE.bottle} points if you get out.`,
    );
  if (!sameCell(at, site.chest)) return undefined;
  return state.chestOpen
    ? info('Chest', 'chest-open', 'Empty.')
    : info('Chest', 'chest', `${capital(IN_CHEST)}: you may take one.`);
}

function info(title: string, sprite: string, text: string): InfoModel {
  return { title, sprite, parts: [textPart(text)] };
}

function ratInfo(state: State, rat: Rat): InfoModel {
  const { kind, awake } = rat;
  const { name, text } = RAT_LOOKS[kind];
  return {
    title: awake ? capital(name) : `Sleeping ${name}`,
    sprite: kind,
    parts: [
      statsPart(
        { label: 'Steps', value: `${RATS[kind].steps}` },
        { label: 'Bites', value: percentAtLeast(RATS[kind].bite) },
        { label: 'Sees', value: `${RAT_EYES} squares` },
      ),
      textPart(text),
      textPart(awake ? bad(deedOf(state, rat)) : dim('It wakes when it sees you.')),
    ],
  };
}

function deedOf(state: State, rat: Rat): string {
  if (keepsAway(state, rat)) return 'It waits for your candle to burn down.';
  return isAdjacent(rat.at, state.hero.at) ? 'It will bite when your turn ends.' : 'It is coming for you.';
}
