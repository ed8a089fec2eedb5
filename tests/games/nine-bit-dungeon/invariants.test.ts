import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, indexOf, isAdjacent, range, sameCell } from '../../../src/core/grid.ts';
import { copy } from '../../../src/core/plain.ts';
import { newStreams, stream } from '../../../src/core/rng.ts';
import { BOARD, MANA_BOXES, MAX_HEALTH } from '../../../src/games/nine-bit-dungeon/data/constants.ts';
import { monsterById } from '../../../src/games/nine-bit-dungeon/data/monsters.ts';
import { makeBot } from '../../../src/games/nine-bit-dungeon/bot/index.ts';
import { game, legalActions } from '../../../src/games/nine-bit-dungeon/game.ts';
import { threatAt } from '../../../src/games/nine-bit-dungeon/odds/threat.ts';
import { boardIn, boardOf, gridOf } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import { fireballTargets } from '../../../src/games/nine-bit-dungeon/rules/magic.ts';
import { kindOf } from '../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import { canAttackFrom, inSight, seesHero } from '../../../src/games/nine-bit-dungeon/rules/sight.ts';
import type { Event } from '../../../src/games/nine-bit-dungeon/state/events.ts';
import type { State } from '../../../src/games/nine-bit-dungeon/state/state.ts';
import { only } from './table.ts';
import { playRun, runs, type PlayedStep } from './random-play.ts';
import { Witness } from './witness.ts';

/** Holds after every action of every run. */
function always(check: (moment: PlayedStep) => void, numRuns = 40): void {
  fc.assert(
    fc.property(runs, run => {
      playRun(run, check);
    }),
    { seed: 10, numRuns },
  );
}

/** The same for properties of the middle of a step: `look` sees each event before it takes effect. */
function throughout(
  look: (witness: Witness, event: Event) => void,
  check: (witness: Witness, moment: PlayedStep) => void = () => {},
): void {
  fc.assert(
    fc.property(runs, run => {
      let witness: Witness | undefined;
      playRun(run, moment => {
        witness ??= new Witness(moment.before);
        const seen = witness;
        seen.follow(moment.before, moment.events, event => look(seen, event));
        check(seen, moment);
      });
    }),
    { seed: 10, numRuns: 40 },
  );
}

describe('After every action of every game', { timeout: 60_000 }, () => {
  it('1. Health lies between 0 and the maximum, and is 0 only in death', () => {
    always(({ after: { hero, level, ending } }) => {
      expect(hero.health).toBeGreaterThanOrEqual(0);
      expect(hero.health).toBeLessThanOrEqual(MAX_HEALTH[level]);
      expect(hero.health === 0).toBe(ending?.how === 'died');
    });
  });

  it('2. Mana and stats lie within their limits', () => {
    always(({ after: { hero } }) => {
      expect(MANA_BOXES).toContain(hero.maxMana);
      expect(hero.mana).toBeGreaterThanOrEqual(1);
      expect(hero.mana).toBeLessThanOrEqual(hero.maxMana);
      for (const stat of [hero.skill, hero.damage]) expect(stat >= 1 && stat <= 6).toBe(true);
      expect(hero.armour >= 0 && hero.armour <= 6).toBe(true);
    });
  });

  it('3. potions and gold lie within their limits', () => {
    always(({ after: { hero } }) => {
      for (const potions of [hero.healthPotions, hero.manaPotions])
        expect(potions >= 0 && potions <= 3).toBe(true);
      expect(hero.gold >= 0 && hero.gold <= 20).toBe(true);
    });
  });

  it('4. stats never fall', () => {
    always(({ before: { hero: was }, after: { hero } }) => {
      expect(hero.skill).toBeGreaterThanOrEqual(was.skill);
      expect(hero.damage).toBeGreaterThanOrEqual(was.damage);
      expect(hero.armour).toBeGreaterThanOrEqual(was.armour);
      expect(hero.maxMana).toBeGreaterThanOrEqual(was.maxMana);
    });
  });

  it('5. at most seven monsters, with ascending ids', () => {
    always(({ after: { monsters, nextId } }) => {
      expect(monsters.length).toBeLessThanOrEqual(7);
      const ids = monsters.map(monster => monster.id);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
      expect(Math.max(-1, ...ids)).toBeLessThan(nextId);
    });
  });

  it('6. no two figures share a tile, and each stands where it can', () => {
    always(({ after }) => {
      const { foot, fly } = boardIn(after);
      const hero = indexOf(BOARD, after.hero.at);
      const places = [hero, ...after.monsters.map(monster => indexOf(BOARD, monster.at))];
      expect(new Set(places).size).toBe(places.length);
      expect(foot.passable[hero]).toBe(1);
      for (const monster of after.monsters) {
        const ground = kindOf(after, monster).fly ? fly : foot;
        expect(ground.passable[indexOf(BOARD, monster.at)]).toBe(1);
      }
    });
  });

  it('7. the one wound belongs to a living monster that is not whole', () => {
    always(({ after }) => {
      if (!after.wound) return;
      const monster = after.monsters.find(each => each.id === after.wound?.id);
      expect(monster).toBeDefined();
      expect(after.wound.health).toBeGreaterThanOrEqual(1);
      expect(after.wound.health).toBeLessThan(kindOf(after, monster!).health);
    });
  });

  it('8. the board is whole: its sites are there and every tile can be reached', () => {
    always(({ after }) => {
      const { rows, foot, site } = boardOf(after.layout!);
      expect(rows).toEqual(gridOf(after.layout!));
      expect(rows.join('').replaceAll(/[.#~]/g, '').split('').toSorted().join('')).toBe('CEHHHHHHHKSX');
      const field = foot.ways.to(site.entrance);
      expect(field.every((steps, index) => foot.passable[index] === 0 || steps < 140)).toBe(true);
    }, 20);
  });

  it('9. Sight is mutual, reaches neighbours, and never beyond Range 5', () => {
    always(({ after }) => {
      const board = boardIn(after);
      const { at } = after.hero;
      const wrong = [...cellsOf(BOARD)].filter(tile => {
        const far = range(tile, at);
        const sees = inSight(board, after.monsters, at, tile);
        const isMutual = inSight(board, after.monsters, tile, at) === sees;
        return !isMutual || (far === 1 && !sees) || (far > 5 && sees);
      });
      expect(wrong).toEqual([]);
      for (const target of fireballTargets(after)) {
        expect(seesHero(after, target)).toBe(true);
        expect(range(target.at, after.hero.at)).toBeLessThanOrEqual(Math.min(after.hero.mana, 5));
      }
    });
  });

  it('10. somebody is asked until the run is over, and every listed action is accepted', () => {
    always(({ after }) => {
      expect(after.ask === null).toBe(after.ending !== null);
      const legal = legalActions(after);
      expect(legal.length > 0).toBe(after.ask !== null);
      for (const action of legal) expect(() => game.apply(after, action)).not.toThrow();
      const { ask } = after;
      if (ask?.kind !== 'lead' && ask?.kind !== 'hatch') return;
      expect(ask.options.length).toBeGreaterThanOrEqual(2);
      expect(after.options.choices).toBe('ask');
    }, 20);
  });

  it('11. a phase ends with actions left only when she says so', () => {
    always(({ action, after, events }) => {
      if (after.ask?.kind === 'act') expect([1, 2]).toContain(after.actionsLeft);
      for (const { unused } of only(events, 'phase-ended')) expect(unused > 0).toBe(action.type === 'end');
    });
  });

  it('12. levels rise by one, turns never fall, and the levels’ turns add up', () => {
    always(({ before, after }) => {
      expect([0, 1]).toContain(after.level - before.level);
      expect(after.turn).toBeGreaterThanOrEqual(before.turn);
      expect(after.turn).toBeLessThanOrEqual(999);
      expect(after.stats.turns.reduce((sum, turns) => sum + turns, 0)).toBe(after.turn);
      expect(after.stats.turns[after.level - 1]).toBe(after.levelTurn);
    });
  });

  it('13. the Key comes from its tile, and only the Key clears a level', () => {
    always(({ before, after, events }) => {
      const taken = only(events, 'key-taken');
      if (after.hasKey && !before.hasKey) expect(taken).toHaveLength(1);
      for (const { at } of taken) expect(at).toEqual(boardIn(before).site.key);
      const cleared = only(events, 'level-cleared');
      if (cleared.length > 0) {
        expect(before.hasKey).toBe(true);
        expect(sameCell(before.hero.at, boardIn(before).site.exit)).toBe(true);
      }
      expect(cleared.length).toBe(after.level - before.level + (after.ending?.how === 'won' ? 1 : 0));
    });
  });

  it('14. monsters walk one tile, Fast ones two, never diagonally, never unseen', () => {
    throughout((witness, event) => {
      if (event.type !== 'monster-moved' && event.type !== 'monster-fled') return;
      expect(isAdjacent(event.from, event.to)).toBe(true);
      if (event.type === 'monster-moved' && event.why === 'advance') return;
      const start = witness.phaseStart!;
      const atStart = start.monsters.find(each => each.id === event.monster)!;
      expect(seesHero(start, atStart)).toBe(true);
      const most = event.type === 'monster-fled' || !kindOf(start, atStart).fast ? 1 : 2;
      expect(witness.movesOf(event.monster)).toBeLessThan(most);
    });
  });

  it('15. a monster that can attack stays where it is, unless it flees', () => {
    throughout((witness, event) => {
      if (event.type !== 'monster-moved' || event.why !== 'walk') return;
      const { scene } = witness;
      const mover = scene.monsters.find(each => each.id === event.monster)!;
      expect(mover.at).toEqual(event.from);
      expect(canAttackFrom(scene, mover, mover.at)).toBe(false);
    });
  });

  it('16. apply leaves its input alone, repeats itself, and survives JSON at any point', () => {
    always(({ before, action, after, events }) => {
      const frozen = copy(before);
      const again = game.apply(JSON.parse(JSON.stringify(before)) as State, action);
      expect(again).toEqual({ state: after, events });
      expect(before).toEqual(frozen);
      expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    }, 20);
  });

  it('17. draws are what was dealt and rolled; bots, views and previews draw nothing', () => {
    fc.assert(
      fc.property(runs, run => {
        playRun(run, ({ after }) => {
          const respawns = after.nextId - 7;
          const levelStream = `level:${after.level}` as const;
          expect(drawsFrom(after, levelStream)).toBe(19 + respawns);
          expect(drawsFrom(after, 'events')).toBe(after.stats.events);
          if (!after.ask) return;
          const frozen = copy(after);
          makeBot('hard', 0).choose(game.view!(after, 0), legalActions(after));
          threatAt(after);
          expect(after).toEqual(frozen);
        });
      }),
      { seed: 9, numRuns: 20 },
    );
  });

  it('18. a view tells nothing of the dice to come or of an unopened chest', () => {
    always(({ after }) => {
      const other: State = { ...after, rng: newStreams('another') };
      if (!after.chestOpen) other.chestRoll = after.chestRoll === 6 ? 1 : 6;
      expect(game.view!(other, 0)).toEqual(game.view!(after, 0));
    });
  });

  it('19. the slain and the living add up, and so does the bounty', () => {
    fc.assert(
      fc.property(runs, run => {
        let bounty = 0;
        playRun(run, ({ after, events }) => {
          for (const { kind } of only(events, 'monster-slain')) bounty += monsterById(kind).gold;
          expect(after.stats.bounty).toBe(bounty);
          expect(after.stats.kills[after.level - 1]! + after.monsters.length).toBe(after.nextId);
        });
      }),
      { seed: 10, numRuns: 40 },
    );
  });

  it('random play meets every kind of ask and of event, so that these properties are about all of them', () => {
    const met = new Set<string>();
    always(({ after, events }) => {
      for (const event of events) met.add(event.type);
      if (after.ask?.kind === 'lead') met.add(`ask: lead ${after.ask.why}`);
      else met.add(`ask: ${after.ask?.kind}`);
    });
    const missing = [...EVENT_TYPES, ...ASKS].filter(each => !met.has(each));
    expect(missing).toEqual([]);
  });

  it('the events tell the whole story: who follows them knows where everybody stands', () => {
    throughout(
      () => {},
      (witness, { after }) => {
        expect(witness.monsters).toEqual(after.monsters);
        expect(witness.hero).toEqual(after.hero.at);
      },
    );
  });
});

/** All but the torch and the hint, which have tests of their own. */
const EVENT_TYPES: readonly Event['type'][] = [
  'level-began',
  'turn-began',
  'phase-ended',
  'moved',
  'crossed',
  'event-drawn',
  'tested',
  'attacked',
  'monster-hurt',
  'monster-recovered',
  'monster-slain',
  'guzzled',
  'cast',
  'healed',
  'mana-changed',
  'gold-changed',
  'potion-gained',
  'key-taken',
  'chest-opened',
  'item-gained',
  'shop-entered',
  'bought',
  'shop-left',
  'monster-moved',
  'monster-fled',
  'monster-healed',
  'monster-attacked',
  'hero-hurt',
  'respawned',
  'nothing-happened',
  'level-cleared',
  'won',
  'died',
];
const ASKS = ['act', 'shop', 'chest', 'hatch', 'lead walk', 'lead flee', 'lead advance'].map(
  ask => `ask: ${ask}`,
);

/** How many draws lead from the seed to the saved stream. */
function drawsFrom(state: State, name: string): number {
  const saved = state.rng.used[name];
  if (!saved) return 0;
  const fresh = newStreams(state.rng.seed);
  const dice = stream(fresh, name);
  for (let count = 1; count < 2_000; count++) {
    dice.int(6);
    const now = fresh.used[name]!;
    if (now.s0 === saved.s0 && now.s1 === saved.s1 && now.s2 === saved.s2 && now.c === saved.c) return count;
  }
  throw new Error(`The stream "${name}" does not follow from its seed.`);
}
