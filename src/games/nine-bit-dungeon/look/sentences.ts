/** Each event's line in the log. */
import { cellName } from '../../../core/grid.ts';
import { bad, dim, gold, good, magic } from '../../lines.ts';
import type { Sentences } from '../../room.ts';
import { LEVEL_NAMES } from '../data/constants.ts';
import { mishapById } from '../data/events.ts';
import { itemById } from '../data/items.ts';
import { nameOfKiller, withArticle } from '../rules/ending.ts';
import type { Event, Nothing } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { changesText, mishapText, monsterName, POTION_LOOKS, SPELL_NAMES } from './words.ts';

const NOTHING: Readonly<Record<Nothing, string>> = {
  'health-full': 'You are in full health already.',
  'mana-full': 'Your Mana is full already.',
  'mana-low': 'There is no Mana left to lose.',
  'purse-full': 'The purse is full.',
  'purse-empty': 'There is nothing in the purse to lose.',
  'seven-monsters': 'Seven monsters are about already: nobody else comes.',
  'no-free-hatch': 'Every hatch is taken: nobody comes.',
  'nobody-moves': 'Nobody can come closer.',
  'nothing-to-buy': 'Nothing here that you could buy and use.',
  'no-target': 'The fire finds nobody.',
};

export const sentences: Sentences<Event, State> = {
  'level-began': event =>
    gold(
      `Level ${event.level}: ${LEVEL_NAMES[event.level]}. ${event.monsters.length} monsters, ${event.health} hearts.`,
    ),
  'turn-began': event => dim(`Turn ${event.turn}.`),
  'phase-ended': event => (event.unused > 0 ? dim('You wait.') : ''),
  moved: event => `You move to ${cellName(event.to)}.`,
  crossed: () => magic('You step over the seam onto another card.'),
  'event-drawn': event => {
    const mishap = mishapById(event.id);
    return magic(`Event ${event.die}, ${mishap.name}: ${mishapText(mishap)}`);
  },
  tested: event =>
    event.pass
      ? good(`Skill Test: ${event.die} of ${event.need}. Passed.`)
      : bad(`Skill Test: ${event.die} of ${event.need}. Failed.`),
  attacked: event => {
    const roll = `You strike at the ${monsterName(event.kind)}: ${event.die} of ${event.need}.`;
    return event.hit ? good(`${roll} A hit!`) : `${roll} A miss.`;
  },
  'monster-hurt': event =>
    `The ${monsterName(event.kind)} loses ${event.amount}${armour(event.blocked)}: ${event.left} left.`,
  'monster-recovered': event => dim(`The ${monsterName(event.kind)} is whole again.`),
  'monster-slain': event => good(`The ${monsterName(event.kind)} is slain. ${purse(event.gold, event.kept)}`),
  guzzled: event =>
    good(`You guzzle a ${POTION_LOOKS[event.potion].name} Potion: ${event.die} gives ${event.gain}.`),
  cast: event => {
    const roll = `You cast ${SPELL_NAMES[event.spell]}: ${event.die} of ${event.mana}.`;
    if (event.outcome === 'wild') return magic(`${roll} It goes wild!`);
    return event.outcome === 'success'
      ? good(`${roll} It works, with strength ${event.strength}.`)
      : dim(`${roll} It fizzles.`);
  },
  healed: event => good(`You gain ${event.amount} Health: ${event.health}.`),
  'mana-changed': event => `Mana ${event.by > 0 ? 'rises' : 'falls'} to ${event.to}.`,
  'gold-changed': event =>
    gold(
      `${event.by >= 0 ? `You gain ${event.by} Gold` : `You lose ${-event.by} Gold`}: ${event.to} in the purse${event.lost > 0 ? `, ${event.lost} did not fit` : ''}.`,
    ),
  'potion-gained': event =>
    event.kept
      ? good(`A ${POTION_LOOKS[event.potion].name} Potion for the belt: ${event.to}.`)
      : dim('The belt is full: the potion stays behind.'),
  'key-taken': () => gold('The Key is yours. The Exit lights up.'),
  'chest-opened': event => gold(`In the chest: ${itemById(event.item).name}, or ${event.gold} Gold.`),
  'item-gained': event =>
    gold(`${itemById(event.item).name}: ${changesText(event.changes) || 'nothing new for you'}.`),
  'shop-entered': () => 'The shop bell rings.',
  bought: event =>
    gold(`You pay ${event.price} Gold for the ${itemById(event.item).name}: ${event.gold} left.`),
  'shop-left': () => dim('You leave the shop.'),
  'monster-moved': event => `The ${monsterName(event.kind)} comes to ${cellName(event.to)}.`,
  'monster-fled': event => `The ${monsterName(event.kind)} backs off to ${cellName(event.to)}.`,
  'monster-healed': event => `The ${monsterName(event.kind)} mends: ${event.health} Health.`,
  'monster-attacked': event => {
    const roll = `The ${monsterName(event.kind)} attacks: ${event.die} of ${event.need}.`;
    return event.hit
      ? bad(`${roll} It hits for ${event.amount}${armour(event.blocked)}.`)
      : `${roll} You dodge.`;
  },
  'hero-hurt': event => bad(`You lose ${event.amount} Health: ${event.health} left.`),
  respawned: event =>
    bad(`Out of the hatch on ${cellName(event.at)} climbs ${withArticle(monsterName(event.kind))}.`),
  'nothing-happened': event => dim(NOTHING[event.why]),
  'level-cleared': event => good(`Level ${event.level} cleared in ${event.turns} turns.`),
  won: () => gold('You hold the Sceptre. Nobody will believe it. Nobody has to.'),
  died: event => bad(`You fall to ${nameOfKiller(event.by)}. Death is final.`),
  'torch-out': () => bad('The torch burns out.'),
};

function armour(blocked: number): string {
  return blocked > 0 ? ` (armour took ${blocked})` : '';
}

function purse(found: number, kept: number): string {
  return kept === found ? `${found} Gold.` : `${found} Gold found, ${kept} kept: the purse is full.`;
}
