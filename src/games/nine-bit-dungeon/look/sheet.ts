/** What stands beside the board: the Adventurer, and the open tables of this level behind tabs. */
import type { ItemModel, SheetModel, SheetPart, StatRow, TableRow } from '../../../core/look.ts';
import { dim } from '../../lines.ts';
import { present, tablePart, textPart } from '../../parts.ts';
import { GOLD_CAP, MAX_HEALTH, WILD } from '../data/constants.ts';
import { MISHAPS, TOLL } from '../data/events.ts';
import { POTION_IDS, POTIONS, stockOf } from '../data/items.ts';
import { MONSTERS } from '../data/monsters.ts';
import { canBuy, changesOf } from '../rules/shop.ts';
import type { Action } from '../state/actions.ts';
import type { State } from '../state/state.ts';
import { behaviours, changesText, hadText, itemIcon, mishapText, POTION_LOOKS } from './words.ts';

export function sheet(state: State): SheetModel {
  const { hero, level } = state;
  return {
    title: 'Adventurer',
    isOnly: true,
    portrait: 'hero',
    parts: [
      { part: 'gauge', label: 'Hearts', icon: 'heart', value: hero.health, max: MAX_HEALTH[level] },
      { part: 'gauge', label: 'Mana', icon: 'mana', value: hero.mana, max: hero.maxMana },
      { part: 'stats', rows: stats(state) },
      { part: 'items', label: 'Belt', items: belt(state) },
    ],
    pages: [
      { title: 'Shop', parts: [shopTable(state)] },
      { title: 'Events', parts: [eventTable(state)] },
      { title: 'Foes', parts: monsterTable(state) },
    ],
  };
}

function stats({ hero }: State): StatRow[] {
  return [
    {
      label: 'Skill',
      value: `${hero.skill}`,
      help: 'You pass a Skill Test by rolling this or less on a D6.',
    },
    { label: 'Damage', value: `${hero.damage}`, help: 'What your hit does to a monster, minus its Arm.' },
    {
      label: 'Armour',
      value: `${hero.armour}`,
      help: 'Reduces every hit you take, down to 1.',
    },
    { label: 'Gold', value: `${hero.gold}/${GOLD_CAP}`, icon: 'coin', help: `Your purse holds ${GOLD_CAP}.` },
  ];
}

function belt({ hero, hasKey }: State): ItemModel[] {
  return [
    ...POTION_IDS.map((potion): ItemModel => {
      const count = hero[POTIONS[potion].belt];
      const { name, help } = POTION_LOOKS[potion];
      const thing = { icon: `item-${potion}-potion`, label: `${name} Potion`, count, help };
      const use: Action = { type: 'guzzle', potion };
      return count > 0 ? { ...thing, use } : { ...thing, off: 'You have none.' };
    }),
    ...present(hasKey && { icon: 'key', label: 'Key', help: 'Opens the Exit of this level.' }),
  ];
}

export function shopTable(state: State): SheetPart {
  const rows = stockOf(state.level).map((item): TableRow => {
    const changes = changesOf(state.hero, item);
    const tone = canBuy(state, item) ? 'good' : 'dim';
    const effect = changes.length > 0 ? changesText(changes) : hadText(state.hero, item);
    return { icon: itemIcon(item), tone, cells: [item.name, `${item.price}`, effect] };
  });
  return tablePart('Shop of this level', ['Item', 'Gold', 'For you'], rows);
}

function eventTable(state: State): SheetPart {
  const rows = MISHAPS.filter(mishap => mishap.level === state.level).map(
    (mishap): TableRow => ({ icon: `die-${mishap.die}`, cells: [mishap.name, mishapText(mishap)] }),
  );
  return tablePart(
    `Events: crossing a seam, or a wild ${WILD} (at Mana 1 it also costs ${TOLL} Health)`,
    ['Event', 'What happens'],
    rows,
  );
}

function monsterTable(state: State): SheetPart[] {
  const kinds = MONSTERS.filter(kind => kind.level === state.level);
  const rows = kinds.map((kind): TableRow => {
    const numbers = `${kind.skill}/${kind.damage}/${kind.range}/${kind.health}`;
    const names = behaviours(kind)
      .map(({ name }) => name)
      .join(', ');
    return { icon: kind.id, cells: [kind.name, numbers, `${kind.gold}`, names || 'none'] };
  });
  const meanings = new Set(kinds.flatMap(behaviours).map(({ name, help }) => `${name}: ${help}`));
  return [
    tablePart('Skill/Damage/Range/Health', ['Monster', 'S/D/R/H', 'Gold', 'Behaviour'], rows),
    ...present(meanings.size > 0 && textPart(...[...meanings].map(dim))),
  ];
}
