/** What a bot knows and how it is minded: one view, one seat, one level. */
import type { BotLevel, Seat } from '../../../core/game.ts';
import type { ItemId } from '../data/items.ts';
import { lootOf, type Kind } from '../data/monsters.ts';
import { fightOf, oddsOf } from '../odds/battles.ts';
import { assumed, mayBe } from '../odds/tiles.ts';
import { usableItems } from '../rules/items.ts';
import { heroOf, insiders, type Insider } from '../rules/pieces.ts';
import type { Monster, State } from '../state/state.ts';

export type Level = Exclude<BotLevel, 'random'>;

export interface Meeting {
  readonly win: number;
  readonly loss: number;
  readonly loot: number;
}

export interface Mind {
  readonly level: Level;
  readonly seat: Seat;
  readonly state: State;
  readonly hero: Insider;
  readonly rivals: readonly Insider[];
  readonly usable: ReadonlySet<ItemId>;
  /** How a battle with this monster would go, known or not. */
  readonly meet: (monster: Monster) => Meeting;
}

export function mindOf(level: Level, view: State, seat: Seat): Mind {
  const state: State = { ...view, aim: null };
  const hero = heroOf(state, seat) as Insider;
  /** Tiles that nobody has seen are alike, so they are weighed once. */
  const met = new Map<string, Meeting>();
  return {
    level,
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
  const as = (kind: Kind): Meeting => {
    const { win, loss } = oddsOf(fightOf(state, seat, assumed(monster, kind)));
    return { win, loss, loot: lootOf(kind) };
  };
  if (monster.kind && monster.known) return as(monster.kind);
  if (level !== 'hard') return as(monster.back === 'boss' ? 'xeroc' : 'dragonette');
  const sum = { win: 0, loss: 0, loot: 0 };
  for (const { kind, share } of mayBe(state, monster)) {
    const { win, loss, loot } = as(kind);
    sum.win += share * win;
    sum.loss += share * loss;
    sum.loot += share * loot;
  }
  return sum;
}
