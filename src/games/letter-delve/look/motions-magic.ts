/** Motions of the thirty items. What they do to monsters is in `motions-monsters.ts`. */
import type { Of } from '../../../core/game.ts';
import { beam, burst, float, glow, sound, together, tumble, vanish, type Tone } from '../../../core/look.ts';
import { WEAPONS } from '../data/gear.ts';
import { ITEM_RULES } from '../rules/item-rules.ts';
import { dieAgainst, weaponDie, monsterById } from '../rules/pieces.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { die, seatColour } from './dice.ts';
import { coinsFly, heroAppears, heroPlace, monsterPlace, staged, type Part } from './motions-shared.ts';
import { cellOf, heroToken } from './places.ts';
import { ITEM_WORDS, itemIcon, itemName } from './items.ts';
import { weaponIcon } from './words.ts';

export const magicMotions: Part<
  | 'item-used'
  | 'hero-status'
  | 'hero-status-over'
  | 'weapon-changed'
  | 'teleported'
  | 'sniped'
  | 'missiles'
  | 'coins-gained'
> = {
  'item-used': event => [
    together(
      glow(heroPlace(event.seat), 'magic'),
      sound(ITEM_WORDS[event.item].voice),
      float(heroPlace(event.seat), itemName(event.item), 'magic', itemIcon(event.item)),
    ),
    ...(event.target && 'monster' in event.target && ITEM_RULES[event.item].aim !== 'monster-or-hero'
      ? [beam(heroPlace(event.seat), monsterPlace(event.target.monster), 'magic')]
      : []),
  ],
  'hero-status': (event, now) => [burst(heroPlace(event.seat), 'magic'), ...staged(now.after)],
  'hero-status-over': () => [],
  'weapon-changed': (event, now) => [
    together(tumble([die(4, event.die, 'violet')], 'Polymorph Weapon'), sound('die')),
    together(
      float(heroPlace(event.seat), WEAPONS[event.to].name, 'magic', weaponIcon(event.to)),
      sound('equip'),
    ),
    ...staged(now.after),
  ],
  teleported: (event, now) => [
    together(vanish(heroToken(event.seat), 'fade'), burst(cellOf(event.from), 'magic')),
    ...heroAppears(now.after, event.seat, 'poof'),
  ],
  sniped: (event, now) => {
    const tone: Tone = event.hit ? 'good' : 'dim';
    return [
      together(tumble(shotDice(event, now.before), 'Snipe'), sound('die')),
      together(beam(heroPlace(event.hero), cellOf(event.at), 'gold', 'fx-arrow'), sound('swish')),
      together(
        float(cellOf(event.at), event.hit ? 'hit!' : 'missed', tone),
        ...(event.hit ? [burst(cellOf(event.at), 'bad'), sound('hit')] : []),
      ),
    ];
  },
  missiles: event => [
    together(tumble([die(4, event.die, 'blue')], 'Magic Missiles'), sound('die')),
    together(
      beam(heroPlace(event.seat), monsterPlace(event.monster), 'ice', 'fx-missile'),
      sound('item-spark'),
    ),
  ],
  'coins-gained': event => [
    ...(event.dice.length > 0
      ? [together(tumble(event.dice.map(face => die(3, face, 'gold'))), sound('die'))]
      : []),
    together(...coinsFly(heroPlace(event.seat), event.by)),
  ],
};

function shotDice(event: Of<Event, 'sniped'>, moment: State) {
  const shooter = moment.heroes[event.hero]!;
  const target = event.monster === null ? undefined : monsterById(moment, event.monster);
  const rival = event.rival === null ? undefined : moment.heroes[event.rival];
  const sides = target ? dieAgainst(target, shooter) : rival ? weaponDie(rival) : 6;
  return [
    { ...die(weaponDie(shooter), event.roll, seatColour(event.hero)), good: event.hit },
    die(sides, event.foeRoll, 'bone'),
  ];
}
