/** The tables of docs/rules/nine-bit-dungeon.md. */
import { FACES } from '../../../src/games/nine-bit-dungeon/data/cards.ts';
import {
  ACTIONS,
  BOARD,
  CARD,
  DETOUR,
  GOLD_CAP,
  LEVEL_NAMES,
  LEVELS,
  MANA_BOXES,
  MAX_HEALTH,
  MONSTER_DICE,
  PAR_TURNS,
  POTION_CAP,
  SCORE,
  SIGHT,
  START,
  TURN_LIMIT,
  WILD,
} from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { MISHAPS, type Effect } from '../../../src/games/nine-bit-dungeon/data/events.ts';
import { ITEMS, type Gains } from '../../../src/games/nine-bit-dungeon/data/items.ts';
import { MONSTERS, type MonsterKind } from '../../../src/games/nine-bit-dungeon/data/monsters.ts';
import type { Blocks } from '../fill.ts';
import { block, constants, sideBySide, table } from '../markdown.ts';

const maxHealth = LEVELS.map(level => MAX_HEALTH[level]);

function behaviour(kind: MonsterKind): string {
  const traits = [
    kind.flee > 0 && `Flee (${kind.flee})`,
    kind.arm > 0 && `Arm (${kind.arm})`,
    kind.heal && 'Heal',
    kind.fast && 'Fast',
    kind.fly && 'Fly',
  ];
  return traits.filter(Boolean).join(', ');
}

function gains(item: Gains): string {
  const { skill, damage, armour, maxMana, healthPotions, manaPotions } = item;
  const parts = [
    skill && `Skill ${skill}`,
    damage && `Damage ${damage}`,
    armour && `Armour ${armour}`,
    maxMana && `Max Mana ${maxMana}`,
    healthPotions && '+1 Health Potion',
    manaPotions && '+1 Mana Potion',
  ];
  return parts.filter(Boolean).join(', ');
}

const signed = (what: string, by: number): string => `${by < 0 ? 'lose' : 'gain'} ${Math.abs(by)} ${what}`;

function effect(one: Effect): string {
  switch (one.do) {
    case 'test':
      return `Skill Test, or ${one.fail.map(effect).join(' and ')}`;
    case 'damage':
      return `lose ${one.amount} Health`;
    case 'drain':
      return `drain (${one.amount})`;
    case 'gold':
      return signed('Gold', one.by);
    case 'health':
      return signed('Health', one.by);
    case 'mana':
      return signed('Mana', one.by);
    case 'advance':
      return `advance (${one.steps})`;
    case 'respawn':
      return 'respawn';
  }
}

const facesOf = (side: 'A' | 'B'): string[] =>
  sideBySide(
    FACES.filter(face => face.side === side).map(face => [`${face.card}${side} ${face.name}`, ...face.rows]),
  );

export const blocks: Blocks = {
  faces: () => block([...facesOf('A'), '', ...facesOf('B')]),
  adventurer: () =>
    table(
      ['stat', 'start', 'limits'],
      [
        ['Health', START.health, `0 to ${maxHealth.join(' / ')} on Levels ${LEVELS.join(' / ')}`],
        ['Skill', START.skill, '1 to 6'],
        ['Damage', START.damage, '1 to 6'],
        ['Armour', START.armour, '0 to 6'],
        ['Mana', START.mana, '1 to Max Mana'],
        ['Max Mana', START.maxMana, `one of ${MANA_BOXES.join(', ')}`],
        ['Health Potions', START.healthPotions, `0 to ${POTION_CAP}`],
        ['Mana Potions', START.manaPotions, `0 to ${POTION_CAP}`],
        ['Gold', START.gold, `0 to ${GOLD_CAP}`],
      ],
    ),
  monsters: () =>
    table(
      ['level', 'die', 'name', 'Skill', 'Damage', 'Range', 'Health', 'Gold', 'Behaviour'],
      MONSTERS.map(kind => [
        kind.level,
        kind.die,
        kind.name,
        kind.skill,
        kind.damage,
        kind.range,
        kind.health,
        kind.gold,
        behaviour(kind),
      ]),
    ),
  items: () =>
    table(
      ['level', 'die', 'item', 'price', 'half', 'gives'],
      ITEMS.map(item => [item.level, item.die, item.name, item.price, item.half, gains(item.gains)]),
    ),
  events: () =>
    table(
      ['level', 'die', 'event', 'effect'],
      MISHAPS.map(({ level, die, name, effects }) => [level, die, name, effects.map(effect).join(', then ')]),
    ),
  constants: () =>
    constants({
      'Board, tiles': `${BOARD.columns} x ${BOARD.rows}, four cards of ${CARD.columns} x ${CARD.rows}`,
      Levels: LEVELS.map(level => LEVEL_NAMES[level]),
      'Actions a turn': ACTIONS,
      'Farthest Sight': SIGHT,
      'Wild face of a Mana Test': WILD,
      'Monster dice, and hatches': MONSTER_DICE,
      'Detour before a monster queues up, steps': DETOUR,
      'Turn limit (the torch)': TURN_LIMIT,
      'Par turns a level': PAR_TURNS,
    }),
  score: () =>
    table(
      ['for', 'points'],
      [
        ['Each cleared level, times its number', SCORE.level],
        ['Each turn under par on a cleared level', SCORE.turnUnderPar],
        ['Each Gold at the end', SCORE.gold],
        ['Each Gold of bounty', SCORE.bounty],
        ['Each Health left, if won', SCORE.heart],
        ['Each hint', -SCORE.hint],
      ],
    ),
};
