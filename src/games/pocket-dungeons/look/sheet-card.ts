/** Cards as parts of a sheet: a character's three pairs of pools, action dice and two abilities; a tile and how it lies. */
import { itemsPart } from '../../parts.ts';
import type { ItemModel, SheetPart } from '../../../core/look.ts';
import { ABILITIES } from '../data/abilities.ts';
import { ATTACKS, cardOf, type CardId } from '../data/cards.ts';
import { prefabOf } from '../data/prefabs.ts';
import { turned, type Rotation, type TileKind } from '../data/tiles.ts';
import { abilityIcon, ATTACK_WORDS, exitsText, pairText, tilePicture } from './words.ts';

export function cardParts(card: CardId, label: string): SheetPart[] {
  const row = cardOf(card);
  return [
    {
      part: 'stats',
      label: `${label}: attack / defence`,
      rows: [
        ...ATTACKS.map(attack => ({
          label: ATTACK_WORDS[attack],
          value: pairText(row[attack]).replace('/', ' / '),
          icon: `icon-${attack}`,
          help: poolHelp(row[attack].off.kicker + row[attack].def.kicker > 0),
        })),
        {
          label: 'Action',
          value: `${row.action}`,
          icon: 'icon-action',
          help: 'Dice of a rush: each 4+ is one step more. Also for tests of the body.',
        },
      ],
    },
    itemsPart(
      'Abilities',
      row.abilities.map(ability => ({
        icon: abilityIcon(ability),
        label: ABILITIES[ability].name,
        help: ABILITIES[ability].text,
      })),
    ),
  ];
}

/** A tile as it may lie. */
export function layingItem(kind: TileKind, rot: Rotation): ItemModel {
  const exits = turned(prefabOf(kind).exits, rot);
  return { icon: tilePicture(kind, rot), label: `Open ${exitsText(exits)}` };
}

function poolHelp(hasKicker: boolean): string {
  const plain = 'Dice to strike with, and dice to ward with.';
  return hasKicker ? `${plain} The second number is a stone that always shows it.` : plain;
}
