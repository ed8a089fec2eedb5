/**
 * The table in the middle of a step. One action may set off a whole monster turn with several battles; motions need
 * the hearts and squares of the moment, so the news told so far is written into a light copy of the state before it.
 */
import type { Seat } from '../../../core/game.ts';
import { MONSTERS } from '../data/monsters.ts';
import { newMods } from '../rules/battle.ts';
import { newMonster } from '../rules/setup.ts';
import type { Battle, Event, Hero, Item, Mods, Monster, State } from '../state.ts';

interface Moment extends State {
  heroes: Hero[];
  monsters: Monster[];
}

export function soFar(before: State, earlier: readonly Event[]): State {
  const moment: Moment = { ...before, heroes: [...before.heroes], monsters: [...before.monsters] };
  for (const event of earlier) write(moment, event);
  return moment;
}

function hero(moment: Moment, seat: Seat, patch: Partial<Hero>): void {
  const known = moment.heroes[seat];
  if (known) moment.heroes[seat] = { ...known, ...patch };
}

function monster(moment: Moment, id: number, patch: Partial<Monster>): void {
  const index = moment.monsters.findIndex(one => one.id === id);
  const known = moment.monsters[index];
  if (known) moment.monsters[index] = { ...known, ...patch };
}

function battle(moment: Moment, patch: Partial<Battle>): void {
  if (moment.battle) moment.battle = { ...moment.battle, ...patch };
}

/** The help that one fighter has in this battle. */
function mods(moment: Moment, seat: Seat, patch: (old: Mods) => Partial<Mods>): void {
  const { battle: fight } = moment;
  if (!fight) return;
  if (fight.hero === seat) battle(moment, { mods: { ...fight.mods, ...patch(fight.mods) } });
  else if (fight.rivalMods) battle(moment, { rivalMods: { ...fight.rivalMods, ...patch(fight.rivalMods) } });
}

function write(moment: Moment, event: Event): void {
  switch (event.type) {
    case 'outfitted':
      return hero(moment, event.seat, { weapon: event.weapon, armour: event.armour, coins: event.coins });
    case 'bought':
      return hero(moment, event.seat, {
        coins: event.coins,
        ...(event.weapon === null ? { armour: true } : { weapon: event.weapon }),
      });
    case 'round-began':
      moment.turn = event.round;
      return;
    case 'entered':
      return hero(moment, event.seat, { status: 'inside', at: event.at });
    case 'stepped':
    case 'teleported':
      return hero(moment, event.seat, { at: event.to });
    case 'regen-tick':
      return hero(moment, event.seat, { hp: event.hp, ...(event.over && { regenerating: false }) });
    case 'hp-changed':
      return hero(moment, event.seat, { hp: event.hp });
    case 'stolen':
    case 'looted':
    case 'coins-gained':
      hero(moment, event.seat, { coins: event.coins });
      if (event.type === 'looted') moment.emptied = [...moment.emptied, event.at];
      return;
    case 'collected':
      moment.emptied = [...moment.emptied, event.at];
      return gainItems(moment, event.seat, event.items);
    case 'item-used':
      return useItem(moment, event);
    case 'weapon-changed':
      return hero(moment, event.seat, { weapon: event.to });
    case 'died':
      return hero(moment, event.seat, { status: 'dead', at: null, hp: 0, coins: 0, items: [] });
    case 'robbed':
      hero(moment, event.by, { coins: event.purse });
      return gainItems(moment, event.by, event.items);
    case 'left':
      return hero(moment, event.seat, { status: 'escaped', at: null });
    case 'hero-status':
    case 'hero-status-over':
      return writeHeroStatus(moment, event);
    case 'battle-began':
      return beginBattle(moment, event);
    case 'exchange':
      return battle(moment, { exchanges: event.n });
    case 'soaked':
      return mods(moment, event.seat, () => (event.by === 'leather' ? { leather: 0 } : { soak: event.left }));
    case 'battle-ended':
      moment.battle = null;
      if (event.monster !== null) monster(moment, event.monster, { wound: 0 });
      return;
    default:
      return writeMonster(moment, event);
  }
}

function writeMonster(moment: Moment, event: Event): void {
  switch (event.type) {
    case 'stirred':
    case 'settled':
      return monster(moment, event.monster, { stirring: event.type === 'stirred' });
    case 'woke':
      return monster(moment, event.monster, {
        kind: event.kind,
        awake: true,
        known: true,
        stirring: false,
        sleepRound: null,
      });
    case 'jumped':
    case 'monster-stepped':
    case 'pushed':
    case 'monster-teleported':
      return monster(moment, event.monster, { at: event.to });
    case 'monster-hp':
      return battle(moment, { monsterHp: event.hp });
    case 'sniped':
      if (event.monster !== null) monster(moment, event.monster, { wound: event.wound });
      return;
    case 'monster-died':
      moment.monsters = moment.monsters.filter(one => one.id !== event.monster);
      return;
    case 'regenerated':
      moment.monsters = moment.monsters.filter(one => one.id !== event.monster);
      moment.monsters.push({ ...newMonster(event.monster, event.kind, event.to), known: true });
      return;
    case 'created':
      moment.monsters.push({
        ...newMonster(event.monster, event.kind, event.at),
        awake: true,
        known: true,
      });
      return;
    case 'polymorphed': {
      const { to } = event;
      monster(moment, event.monster, {
        back: 'plain',
        wound: 0,
        cancelRound: null,
        ...(to === null ? { known: false } : { kind: to, known: true }),
      });
      if (to !== null && moment.battle?.monster === event.monster)
        battle(moment, { monsterHp: MONSTERS[to].hp });
      return;
    }
    case 'monster-status':
      return monster(moment, event.monster, statusPatch(event.status, moment.turn));
    case 'monster-status-over':
      return monster(moment, event.monster, statusPatch(event.status, null));
  }
}

type MonsterStatus = Extract<Event, { type: 'monster-status' }>['status'];

function statusPatch(status: MonsterStatus, round: number | null): Partial<Monster> {
  switch (status) {
    case 'asleep':
      return round === null ? { sleepRound: null } : { sleepRound: round, awake: false };
    case 'frozen':
      return { frozenRound: round };
    case 'slowed':
      return { slowRound: round };
    case 'cancelled':
      return { cancelRound: round };
  }
}

function beginBattle(moment: Moment, event: Extract<Event, { type: 'battle-began' }>): void {
  const armoured = (seat: Seat): boolean => moment.heroes[seat]?.armour ?? false;
  moment.battle = {
    hero: event.hero,
    monster: event.monster,
    rival: event.rival,
    monsterHp: event.monsterHp,
    exchanges: 0,
    confused: false,
    mods: newMods({ armour: armoured(event.hero) }),
    rivalMods: event.rival === null ? null : newMods({ armour: armoured(event.rival) }),
  };
}

function gainItems(moment: Moment, seat: Seat, items: readonly Item[]): void {
  hero(moment, seat, { items: [...(moment.heroes[seat]?.items ?? []), ...items] });
}

function useItem(moment: Moment, event: Extract<Event, { type: 'item-used' }>): void {
  const items = moment.heroes[event.seat]?.items ?? [];
  moment.aim = null;
  hero(moment, event.seat, { items: items.filter(item => item.uid !== event.uid) });
  const soak = event.item === 'mystic-armor' ? 2 : event.item === 'enchant-armor' ? 1 : 0;
  if (soak > 0) mods(moment, event.seat, old => ({ soak: old.soak + soak }));
}

type HeroStatusEvent = Extract<Event, { type: 'hero-status' | 'hero-status-over' }>;

function writeHeroStatus(moment: Moment, { type, seat, status }: HeroStatusEvent): void {
  const on = type === 'hero-status';
  switch (status) {
    case 'invisible':
      return hero(moment, seat, { invisibleRound: on ? moment.turn : null });
    case 'regenerating':
      return hero(moment, seat, { regenerating: on });
    case 'enchanted':
      return mods(moment, seat, () => ({ enchanted: on }));
    case 'strength':
      return mods(moment, seat, old => ({ strength: on ? old.strength + 1 : 0 }));
    case 'blessed':
      return mods(moment, seat, old => ({ bless: on ? old.bless + 1 : 0 }));
    case 'poison':
      return mods(moment, seat, () => ({ poison: on }));
    case 'drain':
      return mods(moment, seat, () => ({ drain: on }));
    case 'confusion':
      return battle(moment, { confused: on });
    case 'hasty':
    case 'levitating':
    case 'secret-door':
    case 'soak':
      return;
  }
}
