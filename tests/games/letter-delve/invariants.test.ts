import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { indexOf, sameCell, type Cell } from '../../../src/core/grid.ts';
import { canonical, copy, same } from '../../../src/core/plain.ts';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { BOARD } from '../../../src/games/letter-delve/data/board-map.ts';
import { board } from '../../../src/games/letter-delve/data/board.ts';
import { isBoss, KINDS, MONSTERS } from '../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { isFighter } from '../../../src/games/letter-delve/rules/battle.ts';
import { canUse } from '../../../src/games/letter-delve/rules/items.ts';
import { isInTransit } from '../../../src/games/letter-delve/rules/movement.ts';
import { isStar, isWall } from '../../../src/games/letter-delve/rules/squares.ts';
import type { Event } from '../../../src/games/letter-delve/state/events.ts';
import type { Hero, State } from '../../../src/games/letter-delve/state/state.ts';
import { playRun, runs, startOf, type PlayedStep, type Run } from './random-play.ts';
import { legal, only } from './table.ts';

const NUM_RUNS = 30;
const ALL_TILES = KINDS.flatMap(kind => Array.from({ length: MONSTERS[kind].tiles }, () => kind)).toSorted();

/** Holds after every action of every run. */
function always(check: (moment: PlayedStep) => void): void {
  fc.assert(
    fc.property(runs, run => {
      playRun(run, check);
    }),
    { seed: 9, numRuns: NUM_RUNS },
  );
}

function momentOf(run: Run, salt: number): PlayedStep {
  const moments: PlayedStep[] = [];
  playRun(run, moment => moments.push(moment));
  return moments[salt % moments.length]!;
}

const squareOf = (at: Cell): number => indexOf(BOARD, at);
const isInside = (hero: Hero): hero is Hero & { at: Cell } => hero.status === 'inside';
const isWalking = (state: State, hero: Hero): boolean =>
  state.flow.at === 'turn' && state.flow.part === 'walk' && state.outing?.seat === hero.seat;

describe('After every action of every game', { timeout: 60_000 }, () => {
  it('1. board, bag and slain are the 100 tiles', () => {
    always(({ after }) => {
      const tiles = [...after.bag, ...after.slain, ...after.monsters.map(monster => monster.kind!)];
      expect(tiles.toSorted()).toEqual(ALL_TILES);
    });
  });

  it('2. no two figures share a square, but for heroes in transit or on the stairs', () => {
    always(({ after }) => {
      const monsters = after.monsters.map(monster => squareOf(monster.at));
      expect(new Set(monsters).size).toBe(monsters.length);
      const standing = after.heroes
        .filter(isInside)
        .filter(hero => !isWalking(after, hero) && !isStar(hero.at));
      const all = [...monsters, ...standing.map(hero => squareOf(hero.at))];
      expect(new Set(all).size).toBe(all.length);
      const isApart = after.heroes.filter(isInside).every(hero => !monsters.includes(squareOf(hero.at)));
      expect(isApart).toBe(true);
    });
  });

  it('3. no monster on the star, unless as printed; heroes rest on floor, and on the star only in a first turn', () => {
    always(({ after }) => {
      const isOnStar = after.monsters.some(monster => isStar(monster.at));
      expect(isOnStar && after.rules.star === undefined).toBe(false);
      for (const hero of after.heroes.filter(isInside)) {
        if (isWalking(after, hero)) continue;
        expect(isWall(hero.at)).toBe(false);
        if (isStar(hero.at)) expect(hero.firstTurn).toBe(true);
      }
    });
  });

  it('4. a monster on a wall flies, or lost its wings there', () => {
    always(({ before, after }) => {
      for (const monster of after.monsters) {
        if (!isWall(monster.at) || MONSTERS[monster.kind!].special === 'fly') continue;
        const was = before.monsters.find(each => each.id === monster.id);
        expect(was && sameCell(was.at, monster.at)).toBe(true);
      }
    });
  });

  it('5. HP lie between 0 and 20, and are 0 exactly for the dead', () => {
    always(({ after }) => {
      const isSound = ({ hp, status }: Hero): boolean =>
        hp >= 0 && hp <= 20 && (hp === 0) === (status === 'dead');
      expect(after.heroes.every(isSound)).toBe(true);
    });
  });

  it('6. coins are never negative, armour is never lost', () => {
    always(({ before, after }) => {
      const isSound = ({ coins, weapon, armour, seat }: Hero): boolean =>
        coins >= 0 && [0, 1, 2, 3].includes(weapon) && (armour || !before.heroes[seat]!.armour);
      expect(after.heroes.every(isSound)).toBe(true);
    });
  });

  it('7. emptied sites stay empty: at most 8 chests and 12 points with 16 items', () => {
    always(({ before, after }) => {
      expect(after.emptied.slice(0, before.emptied.length)).toEqual(before.emptied);
      const squares = after.emptied.map(squareOf);
      expect(new Set(squares).size).toBe(squares.length);
      const sites = [...board.chests, ...board.points].map(site => squareOf(site.at));
      expect(squares.every(square => sites.includes(square))).toBe(true);
    });
    expect(board.points.reduce((sum, point) => sum + point.items, 0)).toBe(16);
  });

  it('8. an item belongs to one hero and disappears when used', () => {
    always(({ before, after, events }) => {
      const uids = (state: State) => state.heroes.flatMap(hero => hero.items.map(item => item.uid));
      expect(new Set(uids(after)).size).toBe(uids(after).length);
      for (const { uid } of only(events, 'item-used')) {
        expect(uids(before)).toContain(uid);
        expect(uids(after)).not.toContain(uid);
      }
    });
  });

  it('9. whoever is out never changes again and is never asked', () => {
    always(({ before, after }) => {
      for (const hero of before.heroes) {
        if (hero.status !== 'escaped' && hero.status !== 'dead') continue;
        expect(after.heroes[hero.seat]).toEqual(hero);
        expect(after.ask?.seat).not.toBe(hero.seat);
      }
    });
  });

  it('10. the four around the stairs are Q, Z, J and X, and each boss exists once', () => {
    fc.assert(
      fc.property(runs, run => {
        const { monsters } = startOf(run);
        const centre = monsters.filter(monster => board.bossSpawns.some(at => sameCell(at, monster.at)));
        expect(centre.every(monster => isBoss(monster.kind!) && monster.back === 'boss')).toBe(true);
        expect(new Set(centre.map(monster => monster.kind)).size).toBe(4);
      }),
      { seed: 9, numRuns: NUM_RUNS },
    );
  });

  it('11. a monster activates once a round and fights at most one battle in it', () => {
    fc.assert(
      fc.property(runs, run => {
        let acted = new Set<number>();
        playRun(run, ({ events }) => {
          for (const event of events) {
            if (event.type === 'round-began') acted = new Set();
            if (event.type !== 'activated') continue;
            expect(acted.has(event.monster)).toBe(false);
            acted.add(event.monster);
          }
        });
        let fought = new Set<number>();
        playRun(run, ({ events }) => {
          for (const event of events) {
            if (event.type === 'round-began') fought = new Set();
            if (event.type !== 'battle-began' || event.monster === null) continue;
            expect(fought.has(event.monster)).toBe(false);
            fought.add(event.monster);
          }
        });
      }),
      { seed: 9, numRuns: NUM_RUNS },
    );
  });

  it('12. an exchange takes at most 1 HP from one side, Poison excepted', () => {
    always(({ before, events }) => {
      for (const exchange of exchangesIn(events)) {
        const blows = exchange.filter(event => event.type === 'hp-changed' && event.by < 0);
        const hits = exchange.filter(event => event.type === 'monster-hp');
        expect(blows.length + hits.length).toBeLessThanOrEqual(1);
        for (const hit of hits)
          if (hit.type === 'monster-hp' && hit.by < -1) expect(hasPoison(before, events)).toBe(true);
      }
    });
  });

  it('13. outside battle only a Snipe’s wound is left, and it is less than the HP', () => {
    always(({ after, events }) => {
      const isSound = after.monsters.every(({ wound, kind }) => wound >= 0 && wound < MONSTERS[kind!].hp);
      expect(isSound).toBe(true);
      if (after.battle) return;
      const last = events.findLast(event => event.type === 'battle-ended');
      const shot = events.slice(last ? events.indexOf(last) : 0).some(event => event.type === 'sniped');
      const monster = last?.type === 'battle-ended' && after.monsters.find(each => each.id === last.monster);
      if (monster && !shot) expect(monster.wound).toBe(0);
    });
  });

  it('14. bosses stir only while somebody walks on quiet stairs', () => {
    always(({ after }) => {
      if (!after.monsters.some(monster => monster.stirring)) return;
      expect(after.rules.exit).toBe('quiet');
      expect(after.flow).toMatchObject({ at: 'turn', part: 'walk' });
    });
  });

  it('15. there is a legal action until the end, and what is not listed is refused', () => {
    always(({ after }) => {
      const [first] = game.legalActions(after);
      expect(first !== undefined).toBe(after.ask !== null);
      expect(after.ask === null).toBe(after.endedBy !== null);
    });
    fc.assert(
      fc.property(runs, fc.nat(), (run, salt) => {
        const { before } = momentOf(run, salt);
        const kept = canonical(before);
        const forged = { type: 'step', to: { x: 99, y: 0 } } as const;
        expect(() => game.apply(before, forged)).toThrow(IllegalAction);
        expect(canonical(before)).toBe(kept);
      }),
      { seed: 9, numRuns: NUM_RUNS },
    );
  });

  it('15. every listed action is accepted', () => {
    fc.assert(
      fc.property(runs, fc.nat(), (run, salt) => {
        const { before } = momentOf(run, salt);
        for (const action of legal(before).slice(0, 40))
          expect(game.apply(before, action).state).toBeDefined();
      }),
      { seed: 9, numRuns: NUM_RUNS },
    );
  });

  it('16. the same actions give the same states and events, and apply changes nothing', () => {
    fc.assert(
      fc.property(runs, run => {
        playRun(run, ({ before, action, after, events }) => {
          const kept = canonical(before);
          const again = game.apply(copy(before), action);
          expect(canonical(again.state)).toBe(canonical(after));
          expect(canonical(again.events)).toBe(canonical(events));
          expect(canonical(before)).toBe(kept);
        });
      }),
      { seed: 9, numRuns: 10 },
    );
  });

  it('17. legal actions and views do not depend on unknown letters or the order of the bag', () => {
    always(({ after }) => {
      const other = shuffledSecrets(after);
      expect(same(game.view!(other, 0), game.view!(after, 0))).toBe(true);
      const seen = JSON.stringify(legal(after));
      expect(JSON.stringify(legal(other))).toBe(seen);
      expect(JSON.stringify(legal(game.view!(after, 0)))).toBe(seen);
    });
  });

  it('18. a window asks only who can use something in it', () => {
    always(({ after }) => {
      if (after.ask?.kind !== 'react') return;
      const { seat } = after.ask;
      const hero = after.heroes[seat]!;
      expect(hero.status).toBe('inside');
      expect(hero.items.some(item => canUse(after, seat, item.kind))).toBe(true);
    });
  });

  it('19. the game ends with the torch at the latest', () => {
    always(({ after }) => {
      expect(after.turn).toBeLessThanOrEqual(after.rules.torch || 500);
    });
  });

  it('20. coins come from chests, loot, magic and rivals, and go for gear, to thieves, rivals and death', () => {
    always(({ before, after, events }) => {
      for (const hero of after.heroes) {
        const was = before.heroes[hero.seat]!.coins;
        expect(hero.coins).toBe(was + coinsTold(events, hero.seat));
      }
    });
  });

  it('heroes in transit may only step on, and onlookers touch only the battle’s monster', () => {
    always(({ after }) => {
      const { ask, battle } = after;
      const hero = ask && after.heroes[ask.seat];
      if (ask?.kind === 'walk' && hero && isInside(hero) && isInTransit(after, hero))
        expect(legal(after).every(action => action.type === 'step')).toBe(true);
      if (ask?.kind === 'aim' && battle && !isFighter(battle, ask.seat))
        expect(legal(after).every(action => action.type !== 'target-monster')).toBe(true);
    });
  });
});

/** Events from one exchange to the next. */
function exchangesIn(events: readonly Event[]): Event[][] {
  const groups: Event[][] = [];
  let open: Event[] | undefined;
  for (const event of events) {
    if (event.type === 'exchange') groups.push((open = []));
    else if (event.type === 'window-opened' || event.type === 'battle-began' || event.type === 'item-used')
      open = undefined;
    else open?.push(event);
  }
  return groups;
}

function hasPoison(before: State, events: readonly Event[]): boolean {
  const used = only(events, 'item-used').some(event => event.item === 'poison');
  return used || before.battle?.mods.poison === true;
}

function coinsTold(events: readonly Event[], seat: number): number {
  let sum = 0;
  for (const event of events) {
    if (event.type === 'outfitted' || event.type === 'bought') sum -= event.seat === seat ? event.price : 0;
    else if (event.type === 'looted' || event.type === 'stolen' || event.type === 'coins-gained')
      sum += event.seat === seat ? event.by : 0;
    else if (event.type === 'died') sum -= event.seat === seat ? event.coinsLost : 0;
    else if (event.type === 'robbed')
      sum += event.by === seat ? event.coins : event.from === seat ? -event.coins : 0;
  }
  return sum;
}

/** The same table with other letters under the unknown tiles, and another bag. */
function shuffledSecrets(state: State): State {
  const dice = stream(newStreams('secrets'), `${state.turn}/${state.bag.length}`);
  const isHidden = (back: string) => (monster: State['monsters'][number]) =>
    !monster.known && monster.back === back;
  const bosses = state.monsters.filter(isHidden('boss')).map(monster => monster.kind!);
  const plain = [...state.bag, ...state.monsters.filter(isHidden('plain')).map(monster => monster.kind!)];
  const draw = <T>(from: T[]): T => from.splice(dice.int(from.length), 1)[0]!;
  const monsters = state.monsters.map(monster => {
    if (monster.known) return monster;
    return { ...monster, kind: draw(monster.back === 'boss' ? bosses : plain) };
  });
  return { ...state, monsters, bag: plain };
}
