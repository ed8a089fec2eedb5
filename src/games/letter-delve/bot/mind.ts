/** What a bot knows and how it is minded: one view, one seat, one level. */
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { ItemId } from '../data/items.ts';
import { lootOf, type Kind } from '../data/monsters.ts';
import { fightOf, oddsOf } from '../odds/battles.ts';
import { assumed, mayBe } from '../odds/tiles.ts';
import { usableItems } from '../rules/items.ts';
import { feverOf, heroOf, insiders, type Insider } from '../rules/pieces.ts';
import type { Monster, State } from '../state/state.ts';
import type { Temper } from './temper.ts';

export type Level = Exclude<BotLevel, 'random'>;

export interface Meeting {
  readonly win: number;
  readonly loss: number;
  readonly loot: number;
}

export interface Mind {
  readonly level: Level;
  readonly temper: Temper;
  readonly seat: Seat;
  readonly state: State;
  readonly hero: Insider;
  readonly rivals: readonly Insider[];
  readonly usable: ReadonlySet<ItemId>;
  /** How a battle with this monster would go, known or not. */
  readonly meet: (monster: Monster) => Meeting;
}

export function mindOf(level: Level, view: State, seat: Seat, temper: Temper = {}): Mind {
  const state: State = { ...view, aim: null };
  const hero = heroOf(state, seat) as Insider;
  /** Tiles that nobody has seen are alike, so they are weighed once. */
  const met = new Map<string, Meeting>();
  return {
    level,
    temper,
    seat,
    state,
    hero,
    rivals: insiders(state).filter(other => other.seat !== seat),
    usable: new Set(usableItems(state, seat)),
    meet: monster => {
      const key = monster.known ? `${monster.id}` : `${monster.back}/${monster.wound}/${monster.cancelRound}`;
      let meeting = met.get(key);
      if (!meeting) {
        meeting = meetingWith(level, state, seat, monster);
        met.set(key, meeting);
      }
      return meeting;
    },
  };
}

/** Easy and normal take an unseen boss for X and anything else for D; hard weighs all that may lie there. */
function meetingWith(level: Level, state: State, seat: Seat, monster: Monster): Meeting {
  if (monster.kind && monster.known) return meetingAs(state, seat, monster, monster.kind);
  if (level !== 'hard')
    return meetingAs(state, seat, monster, monster.back === 'boss' ? 'xeroc' : 'dragonette');
  const sum = { win: 0, loss: 0, loot: 0 };
  for (const { kind, share } of mayBe(state, monster)) {
    const { win, loss, loot } = meetingAs(state, seat, monster, kind);
    sum.win += share * win;
    sum.loss += share * loss;
    sum.loot += share * loot;
  }
  return sum;
}

/** Battles that nothing has touched yet come again and again: by kind and hero. */
const untouched = new Map<string, Meeting>();

function meetingAs(state: State, seat: Seat, monster: Monster, kind: Kind): Meeting {
  const weigh = (): Meeting => {
    const { win, loss } = oddsOf(fightOf(state, seat, assumed(monster, kind)));
    return { win, loss, loot: lootOf(kind) };
  };
  const { id, wound, cancelRound } = monster;
  if (wound > 0 || cancelRound !== null || state.battle?.monster === id) return weigh();
  const hero = heroOf(state, seat);
  const { hp, weapon, armour } = hero;
  const key = `${kind}/${hp}/${weapon}/${armour}/${feverOf(state, hero)}`;
  let meeting = untouched.get(key);
  if (!meeting) untouched.set(key, (meeting = weigh()));
  return meeting;
}
