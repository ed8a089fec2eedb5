/** Cards as parts of a sheet: a character's three pairs of pools, action dice and two abilities; a tile and how it lies. */
import type { ItemModel, SheetPart } from '../../../core/look.ts';
import { ABILITIES } from '../data/abilities.ts';
import { ATTACKS, cardOf, type CardId } from '../data/cards.ts';
import { prefabOf } from '../data/prefabs.ts';
import { turned, type Rotation, type TileKind } from '../data/tiles.ts';
import { abilityText, ATTACK_WORDS, exitsText, pairText, tilePicture } from './words.ts';

export function cardParts(card: CardId, label: string): SheetPart[] {
  const lines = cardOf(card).abilities.map(ability => ({ text: abilityText(ability) }));
  return [poolsPart(card, label), { part: 'text', label: 'Abilities', lines }];
}

/** Where nothing can be pointed at: abilities have names there, and no pictures. */
export function namedCardParts(card: CardId): SheetPart[] {
  const names = cardOf(card).abilities.map(ability => ABILITIES[ability].name);
  return [poolsPart(card), { part: 'text', lines: [{ text: names.join(', '), tone: 'dim' }] }];
}

function poolsPart(card: CardId, label?: string): SheetPart {
  const row = cardOf(card);
  return {
    part: 'stats',
    ...(label !== undefined && { label: `${label}: attack / defence` }),
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
        help: 'Dice you roll to move: each 4+ is one more step. Also for tests.',
      },
    ],
  };
}

/** A tile as it may lie. */
export function layingItem(kind: TileKind, rot: Rotation): ItemModel {
  const exits = turned(prefabOf(kind).exits, rot);
  return { icon: tilePicture(kind, rot), label: `Open ${exitsText(exits)}` };
}

function poolHelp(hasKicker: boolean): string {
  const plain = 'Dice to attack / dice to defend.';
  return hasKicker ? `${plain} The number after the + is a stone: a die that always shows it.` : plain;
}
