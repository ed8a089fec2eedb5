/** A character's card as parts of a sheet: three pairs of pools, the action dice, two abilities. */
import type { SheetPart } from '../../../core/look.ts';
import { ABILITIES } from '../data/abilities.ts';
import { ATTACKS, cardOf, type CardId } from '../data/cards.ts';
import { abilityIcon, ATTACK_WORDS, poolText } from './words.ts';

export function cardParts(card: CardId, label: string): SheetPart[] {
  const row = cardOf(card);
  return [
    {
      part: 'stats',
      label: `${label}: attack / defence`,
      rows: [
        ...ATTACKS.map(attack => ({
          label: ATTACK_WORDS[attack],
          value: `${poolText(row[attack].off)} / ${poolText(row[attack].def)}`,
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
    {
      part: 'items',
      label: 'Abilities',
      items: row.abilities.map(ability => ({
        icon: abilityIcon(ability),
        label: ABILITIES[ability].name,
        help: ABILITIES[ability].text,
      })),
    },
  ];
}

function poolHelp(hasKicker: boolean): string {
  const plain = 'Dice to strike with, and dice to ward with.';
  return hasKicker ? `${plain} The second number is a stone that always shows it.` : plain;
}
