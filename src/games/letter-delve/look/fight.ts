/** A battle as a scene of its own: both fighters large, what helps them, and who is likely to win. */
import type { Seat } from '../../../core/game.ts';
import type { DieModel, FighterModel, FightModel } from '../../../core/look.ts';
import { present } from '../../parts.ts';
import { capital } from '../../phrases.ts';
import { MAX_HP } from '../data/constants.ts';
import { MONSTERS } from '../data/monsters.ts';
import { battleOdds } from '../odds/battles.ts';
import { ITEM_RULES } from '../rules/item-rules.ts';
import { dieAgainst, monsterById, specialOf, weaponDie } from '../rules/pieces.ts';
import type { Battle, Hero, Mods, Monster, State } from '../state/state.ts';
import { MOST_DICE, seatColour, waiting } from './dice.ts';
import { statusIcon } from './statuses.ts';
import { does, heroOf, type Hearing, kindName, plateOf, specialIcon, weaponText, whom } from './words.ts';

/** While a square is being chosen the board must lie open, so the fight steps aside. */
export function fightOf(state: State, you?: Seat): FightModel | undefined {
  const { battle, aim } = state;
  if (!battle || (aim && !isAimedAtFoe(state))) return undefined;
  const hears = { after: state, ...(you !== undefined && { you }) };
  const hero = state.heroes[battle.hero];
  const monster = monsterById(state, battle.monster);
  const rival = battle.rival === null ? undefined : state.heroes[battle.rival];
  const right = monster ? beast(battle, monster, hero) : rival && fighter(hears, rival, battle.rivalMods);
  if (!hero || !right) return undefined;
  const odds = battleOdds(state, battle.hero);
  return {
    title: monster
      ? `The ${right.name} attacks ${whom(hears, battle.hero)}`
      : `${does(hears, battle.hero, 'attack')} ${right.name === 'You' ? 'you' : right.name}`,
    left: fighter(hears, hero, battle.mods),
    right,
    ...(odds && { odds: odds.win * 100 }),
  };
}

function isAimedAtFoe({ aim }: State): boolean {
  return aim !== null && ITEM_RULES[aim.item].aim === 'hero';
}

function fighter(hears: Hearing, hero: Hero, mods: Mods | null): FighterModel {
  const badges = mods ? modBadges(mods) : [];
  return {
    name: capital(whom(hears, hero.seat)),
    sprite: heroOf(hero.seat).sprite,
    gauge: { value: hero.hp, max: MAX_HP },
    arms: armsText(hero, mods),
    dice: armsDice(hero, mods),
    ...(badges.length > 0 && { badges }),
  };
}

/** "Sword D8 x2 +D4 +1". */
function armsText(hero: Hero, mods: Mods | null): string {
  const { enchanted, strength, bless } = mods ?? { enchanted: false, strength: 0, bless: 0 };
  return present(
    weaponText(hero.weapon),
    enchanted && 'x2',
    strength > 0 && (strength === 1 ? '+D4' : `+${strength}D4`),
    bless > 0 && `+${bless}`,
  ).join(' ');
}

/** What will be thrown: the weapon's die, its twin if enchanted, and a gold D4 for each draught of Strength. */
function armsDice(hero: Hero, mods: Mods | null): DieModel[] {
  const weapon = waiting(weaponDie(hero), seatColour(hero.seat));
  return [
    weapon,
    ...(mods?.enchanted ? [weapon] : []),
    ...Array.from({ length: mods?.strength ?? 0 }, () => waiting(4, 'gold')),
  ].slice(0, MOST_DICE);
}

function modBadges({ leather, soak, enchanted, strength, bless, poison, drain }: Mods): string[] {
  return present(
    ...Array.from({ length: Math.min(3, leather + soak) }, () => statusIcon('soak')),
    enchanted && statusIcon('enchanted'),
    strength > 0 && statusIcon('strength'),
    bless > 0 && statusIcon('blessed'),
    poison && statusIcon('poison'),
    drain && statusIcon('drain'),
  );
}

function beast(battle: Battle, monster: Monster, hero: Hero | undefined): FighterModel | undefined {
  const { kind } = monster;
  if (!kind || !hero) return undefined;
  const special = specialOf(monster);
  const sides = dieAgainst(monster, hero);
  const badges = present(
    special && specialIcon(special),
    monster.cancelRound !== null && statusIcon('cancelled'),
    battle.confused && statusIcon('confusion'),
  );
  return {
    name: kindName(kind),
    sprite: kind,
    gauge: { value: battle.monsterHp, max: MONSTERS[kind].hp },
    arms: present(
      `D${sides}`,
      battle.fever > 0 && `+${battle.fever} fever`,
      battle.confused && 'lower of two',
    ).join(', '),
    dice: Array.from({ length: battle.confused ? 2 : 1 }, () => waiting(sides, 'bone')),
    plate: plateOf(kind),
    ...(badges.length > 0 && { badges }),
  };
}
