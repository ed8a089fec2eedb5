/** Each event's line in the log. */
import type { Of } from '../../../core/game.ts';
import { cellName } from '../../../core/grid.ts';
import type { Moment } from '../../../core/moments.ts';
import { bad, dim, fateful, gold, good, magic, plain } from '../../lines.ts';
import { capital, counted, oneOf } from '../../phrases.ts';
import type { Sentences } from '../../room.ts';
import { LEVEL_NAMES, PAR_TURNS, SCORE, WILD } from '../data/constants.ts';
import { mishapById } from '../data/events.ts';
import { itemById } from '../data/items.ts';
import { nameOfKiller } from '../rules/ending.ts';
import type { Event, Nothing } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { dodgeOf } from './monsters.ts';
import { changesText, isNear, mishapText, monsterName, POTION_LOOKS, SPELL_NAMES } from './words.ts';

const NOTHING: Readonly<Record<Nothing, string>> = {
  'health-full': "You're at full Health already.",
  'mana-full': 'Your Mana is full already.',
  'mana-low': 'You have no Mana to lose.',
  'purse-full': 'Your purse is full.',
  'purse-empty': 'Your purse is empty: nothing to lose.',
  'seven-monsters': 'Seven monsters are here already: nobody else comes.',
  'no-free-hatch': 'Every hatch is blocked: nobody comes.',
  'nobody-moves': 'Nobody can come closer.',
  'nothing-to-buy': 'Nothing here you can buy and use.',
  'no-target': 'The fireball hits nothing.',
};

export const sentences: Sentences<Event, State> = {
  'level-began': event =>
    gold(
      `Level ${event.level}: ${LEVEL_NAMES[event.level]}. ${event.monsters.length} monsters, ${event.health} hearts.`,
    ),
  'turn-began': event => dim(`Turn ${event.turn}.`),
  'phase-ended': event => (event.unused > 0 ? dim('You wait.') : ''),
  moved: event => `You move to ${cellName(event.to)}.`,
  crossed: () => magic('You cross the seam onto another card.'),
  'event-drawn': event => {
    const mishap = mishapById(event.id);
    return magic(`Event ${event.die}, ${mishap.name}: ${mishapText(mishap)}`);
  },
  tested: event =>
    event.pass
      ? good(`Skill Test: ${rolled(event.die, event.need)} Passed.`)
      : bad(`Skill Test: ${rolled(event.die, event.need)} Failed.`),
  attacked: event => {
    const name = monsterName(event.kind);
    const roll = rolled(event.die, event.need);
    // What the hit does is the next news, and tells the roll: one line for one attack.
    if (event.hit) return '';
    const how = isNear(event) ? 'So close' : 'You miss';
    return fateful(plain(`${how}: the ${name} ${dodgeOf(event.kind)}. ${capital(roll)}`));
  },
  'monster-hurt': (event, moment) =>
    fateful(good(`${hits(event, moment)}: ${event.left} Health left. ${rollOf(moment)}`.trim())),
  'monster-recovered': event =>
    fateful(bad(`You hurt another monster, so the ${monsterName(event.kind)} heals completely.`)),
  'monster-slain': (event, moment) =>
    fateful(
      good(`${hits(event, moment)}. It dies. ${purse(event.gold, event.kept)} ${rollOf(moment)}`.trim()),
    ),
  guzzled: event => {
    const { name } = POTION_LOOKS[event.potion];
    return fateful(good(`You guzzle a ${name} Potion: rolled ${event.die}, +${event.gain} ${name}.`));
  },
  cast: event => {
    const name = SPELL_NAMES[event.spell];
    const roll = rolled(event.die, event.mana);
    switch (event.outcome) {
      case 'wild':
        return fateful(magic(`Your ${name} goes wild and draws an event: a ${WILD} always does.`));
      case 'fail':
        return fateful(dim(`Your ${name} fizzles. ${capital(roll)}`));
      case 'success':
        if (event.spell === 'fireball' && event.monster !== null) return '';
        return good(`You cast ${name}: ${roll} It works for ${event.strength}.`);
    }
  },
  healed: event => fateful(good(`You gain ${event.amount} Health: ${event.health} now.`)),
  'mana-changed': event =>
    `You ${event.by > 0 ? 'gain' : 'lose'} ${Math.abs(event.by)} Mana: ${event.to} now. Fireball reaches ${counted(event.to, 'square')}.`,
  'gold-changed': event =>
    gold(
      `${event.by >= 0 ? `You gain ${event.by} Gold` : `You lose ${-event.by} Gold`}: ${event.to} now${event.lost > 0 ? `, ${event.lost} didn't fit` : ''}.`,
    ),
  'potion-gained': event =>
    event.kept
      ? good(`You put a ${POTION_LOOKS[event.potion].name} Potion on your belt: ${event.to} now.`)
      : dim('Your belt is full. The potion stays behind.'),
  'key-taken': () => gold('You have the Key. The Exit lights up.'),
  'chest-opened': event => gold(`In the chest: ${itemById(event.item).name}, or ${event.gold} Gold.`),
  'item-gained': event =>
    fateful(
      gold(`Yours: ${itemById(event.item).name}. ${changesText(event.changes) || 'Nothing new for you'}.`),
    ),
  'shop-entered': () => fateful(plain('The shop bell rings.')),
  bought: event =>
    gold(`You pay ${event.price} Gold for the ${itemById(event.item).name}: ${event.gold} left.`),
  'shop-left': () => dim('You leave the shop.'),
  'monster-moved': (event, { earlier }) => {
    const before = earlier.at(-1);
    // Two steps of one monster are not two monsters.
    const goesOn = before?.type === 'monster-moved' && before.monster === event.monster;
    const to = cellName(event.to);
    return {
      ...plain(`The ${monsterName(event.kind)} moves to ${to}.`),
      among: { head: 'Moves', part: goesOn ? `then ${to}` : `${monsterName(event.kind)} to ${to}` },
    };
  },
  'monster-fled': event => `The ${monsterName(event.kind)} backs off to ${cellName(event.to)}.`,
  'monster-healed': event => `The ${monsterName(event.kind)} heals 1: ${event.health} Health now.`,
  'monster-attacked': event => {
    // A hit is told with what it costs.
    return event.hit ? '' : `The ${monsterName(event.kind)} misses you: ${rolled(event.die, event.need)}`;
  },
  'hero-hurt': (event, moment) => {
    const blow = moment.earlier.at(-1);
    const isBlow = blow?.type === 'monster-attacked' && blow.hit;
    const who = isBlow ? `The ${monsterName(blow.kind)}` : capital(nameOfKiller(event.by));
    const how = isBlow ? ` ${capital(rolled(blow.die, blow.need))}` : '';
    const less = isBlow ? armour(blow.blocked) : '';
    return fateful(bad(`${who} hits you for ${event.amount}${less}: ${event.health} left.${how}`));
  },
  respawned: event =>
    bad(`${capital(oneOf(monsterName(event.kind)))} climbs out of the hatch on ${cellName(event.at)}.`),
  'nothing-happened': event => dim(NOTHING[event.why]),
  'level-cleared': event => {
    const under = Math.max(0, PAR_TURNS - event.turns);
    const par = `par ${PAR_TURNS}: +${under * SCORE.turnUnderPar} points`;
    return good(`Level ${event.level} cleared in ${counted(event.turns, 'turn')}, ${par}.`);
  },
  won: () => gold('You have the Sceptre. Nobody will believe it. Nobody has to.'),
  died: event => bad(`You die, killed by ${nameOfKiller(event.by)}. Death is final.`),
  'torch-out': () => bad('The torch goes out.'),
  'hint-noted': event => dim(`${counted(event.hints, 'hint')} so far: -${SCORE.hint * event.hints} points.`),
};

function rolled(die: number, need: number): string {
  return `rolled ${die}, needed ${need} or less.`;
}

type Told = Pick<Moment<State, Event>, 'earlier'>;
type Struck = Of<Event, 'monster-hurt' | 'monster-slain'>;

/** By her weapon or her spell: whichever was told last. */
function deedOf({ earlier }: Told): Of<Event, 'attacked' | 'cast'> | undefined {
  return earlier.findLast(event => event.type === 'attacked' || event.type === 'cast');
}

/** "You hit the Barrow Knight for 2 (armour blocks 1)". */
function hits({ kind, amount, blocked }: Struck, moment: Told): string {
  const verb = deedOf(moment)?.type === 'cast' ? 'Your Fireball hits' : 'You hit';
  return `${verb} the ${monsterName(kind)} for ${amount}${armour(blocked)}`;
}

function rollOf(moment: Told): string {
  const deed = deedOf(moment);
  if (!deed) return '';
  return capital(rolled(deed.die, deed.type === 'cast' ? deed.mana : deed.need));
}

function armour(blocked: number): string {
  return blocked > 0 ? ` (armour blocks ${blocked})` : '';
}

function purse(found: number, kept: number): string {
  return kept === found ? `+${found} Gold.` : `+${kept} Gold of ${found}: your purse is full.`;
}
