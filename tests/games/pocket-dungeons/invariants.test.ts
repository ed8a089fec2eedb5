/** Chapter "Invariants": what must hold at every moment of every game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IllegalAction } from '../../../src/core/game.ts';
import { isInside, sameCell } from '../../../src/core/grid.ts';
import { canonical, digest } from '../../../src/core/plain.ts';
import { newStreams } from '../../../src/core/rng.ts';
import { BOARD } from '../../../src/games/pocket-dungeons/data/board.ts';
import { cardOf, DELVERS, DWELLERS } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { game, legalActions } from '../../../src/games/pocket-dungeons/game.ts';
import { answer } from '../../../src/games/pocket-dungeons/rules/answers.ts';
import { keyOf, numberOf, numberOfKey } from '../../../src/games/pocket-dungeons/rules/cells.ts';
import { geometryOf } from '../../../src/games/pocket-dungeons/rules/geometry.ts';
import { sees } from './sees.ts';
import { proceed } from '../../../src/games/pocket-dungeons/rules/tasks.ts';
import { draftOf, openTurn } from '../../../src/games/pocket-dungeons/rules/turn.ts';
import { unexploredTreasure } from '../../../src/games/pocket-dungeons/rules/turns.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { momentsOf, runs, type PlayedStep } from './random-play.ts';

const SETTINGS = { seed: 20_25, numRuns: 10 };

/** Holds at every moment of random play. */
function always(check: (moment: PlayedStep) => void): void {
  fc.assert(
    fc.property(runs, run => {
      for (const moment of momentsOf(run)) check(moment);
    }),
    SETTINGS,
  );
}

/** Looks at some moments only: for checks that are dear. */
function sometimes(every: number, check: (moment: PlayedStep) => void): void {
  fc.assert(
    fc.property(runs, run => {
      for (const [index, moment] of momentsOf(run).entries()) if (index % every === 0) check(moment);
    }),
    SETTINGS,
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const heroes = (state: State) => state.chars.filter(char => char.role === 'hero');
const dwellers = (state: State) => state.chars.filter(char => char.role === 'dweller');
const hiddenCount = (state: State, kind: string): number =>
  Object.values(state.hidden).filter(value => value === kind).length;

describe('Invariants', () => {
  it('1. six treasures, wherever they are', () => {
    always(({ after }) => {
      const known =
        sum(Object.values(after.loose)) +
        after.pool +
        sum(after.chars.map(char => char.treasure)) +
        sum(after.players.map(player => player.final?.treasure ?? 0)) +
        after.buried;
      expect(known + hiddenCount(after, 'treasure')).toBe(6);
      expect(unexploredTreasure(after)).toBe(hiddenCount(after, 'treasure'));
    });
  });

  it('2. six hazard tokens, wherever they are', () => {
    always(({ after }) => {
      const open = after.stack.filter(task => task.do === 'event' && task.token === 'open').length;
      const inHands =
        sum(after.chars.map(char => char.hazards + char.bounty)) +
        sum(after.players.map(player => player.final?.hazards ?? 0));
      expect(hiddenCount(after, 'hazard') + inHands + after.lostTokens + open).toBe(6);
    });
  });

  it('3. one character a tile, except in combat and in a Ghost', () => {
    always(({ after }) => {
      const places = after.chars.map(char => keyOf(char.at));
      const crowd = after.chars.filter(char => places.filter(each => each === keyOf(char.at)).length > 1);
      if (crowd.length === 0) return;
      expect(crowd).toHaveLength(2);
      const ids = crowd.map(char => char.id);
      const fighters = [after.combat?.attacker, after.combat?.defender];
      const isDeclaring = after.ask?.kind === 'declare';
      const isGhost = after.ask?.kind === 'moving' && crowd.some(char => char.card === 'shroud-ghost');
      expect(isDeclaring || isGhost || ids.every(id => fighters.includes(id))).toBe(true);
    });
  });

  it('4. everybody stands on a tile of the board', () => {
    always(({ after }) => {
      for (const char of after.chars) {
        expect(isInside(BOARD, char.at)).toBe(true);
        expect(after.dungeon.tiles[keyOf(char.at)]).toBeDefined();
      }
    });
  });

  it('5. a seat owns at most one hero, and none when it has left', () => {
    always(({ after }) => {
      for (const { seat, departed } of after.players) {
        const owned = after.chars.filter(char => char.owner === seat);
        expect(owned.length).toBeLessThanOrEqual(departed ? 0 : 1);
      }
      for (const char of after.chars) expect(char.role === 'hero').toBe(char.owner !== null);
    });
  });

  it('6. no hero stands on an unexplored counter when a turn begins', () => {
    always(({ after }) => {
      if (after.ask?.kind !== 'actor') return;
      for (const hero of heroes(after)) expect(keyOf(hero.at) in after.hidden).toBe(false);
    });
  });

  it('7. a pool needs a dweller, and dwellers own nothing singly', () => {
    always(({ after }) => {
      if (after.pool > 0) expect(dwellers(after).length).toBeGreaterThan(0);
      for (const each of dwellers(after)) expect([each.treasure, each.hazards]).toEqual([0, 0]);
    });
  });

  it('8. no figure is lost or made', () => {
    always(({ after }) => {
      for (const id of DWELLERS)
        expect(
          after.chars.filter(char => char.card === id).length + departed(after, id) + after.supply[id],
        ).toBe(cardOf(id).figures);
    });
  });

  it('9. each delver card is in one place', () => {
    always(({ after }) => {
      for (const id of DELVERS) {
        const places =
          after.chars.filter(char => char.card === id).length +
          after.recruits.filter(each => each === id).length +
          departed(after, id);
        const isPlacing = after.phase === 'delvers' && after.players.some(player => player.delver === id);
        if (isPlacing) expect(places).toBeLessThanOrEqual(1);
        else if (after.options.recruits === 'any-free') expect(places).toBe(1);
        else expect(places).toBeLessThanOrEqual(1);
      }
    });
  });

  it('10. after setup: 61 tiles in one piece, 13 counters, 6 doors', () => {
    fc.assert(
      fc.property(runs, run => {
        const { before } = momentsOf(run)[0]!;
        const { tiles, main } = geometryOf(before.dungeon);
        expect([tiles.length, Object.keys(before.hidden).length, before.dungeon.doors.length]).toEqual([
          61, 13, 6,
        ]);
        expect(tiles.every(index => main[index])).toBe(true);
      }),
      SETTINGS,
    );
  });

  it('11. what the game needs stays joined to Start', () => {
    always(({ before, after, events }) => {
      if (!events.some(({ type }) => type === 'tile-turned' || type === 'tile-collapsed')) return;
      const { main } = geometryOf(after.dungeon);
      const { main: was } = geometryOf(before.dungeon);
      const needed = [...Object.keys(after.hidden), ...Object.keys(after.loose)].map(numberOfKey);
      if (after.stairs) needed.push(numberOf(after.stairs));
      for (const index of needed) if (was[index]) expect(main[index]).toBe(true);
    });
  });

  it('12. Start is never turned or removed', () => {
    always(({ after }) =>
      expect(after.dungeon.tiles[keyOf(after.dungeon.start)]).toMatchObject({ exits: 15 }),
    );
  });

  it('13. there is something to do until the end, all of it is accepted, and nothing else', () => {
    always(({ after }) => expect(legalActions(after).length > 0).toBe(after.phase !== 'over'));
    sometimes(23, ({ before }) => {
      const known = canonical(before);
      for (const action of legalActions(before)) game.apply(before, action);
      for (const forged of [
        { type: 'exit' },
        { type: 'activate', char: 99 },
        { type: 'step', to: { x: 0, y: 0 } },
      ] as const)
        if (!legalActions(before).some(legal => canonical(legal) === canonical(forged)))
          expect(() => game.apply(before, forged)).toThrow(IllegalAction);
      expect(canonical(before)).toBe(known);
    });
  });

  it('14. nobody is schemed with in two turns running', () => {
    always(({ after }) => {
      if (after.ask?.kind !== 'actor') return;
      const schemes = legalActions(after).flatMap(action => {
        const char =
          action.type === 'activate' ? after.chars.find(each => each.id === action.char) : undefined;
        return char && char.owner !== after.seat ? [char.id] : [];
      });
      expect(schemes).not.toContain(after.lastSchemed);
    });
  });

  it('15. gas, departures and the clock only go one way', () => {
    always(({ before, after }) => {
      if (before.gas) expect(after.gas).toBe(true);
      for (const [seat, player] of before.players.entries())
        if (player.departed) expect(after.players[seat]!.departed).toBe(true);
      expect(after.closesAfter).toBeLessThanOrEqual(before.closesAfter);
      expect(after.round).toBeLessThanOrEqual(61);
      expect(after.turn).toBeGreaterThanOrEqual(before.turn);
    });
  });

  it('16. the same state and action give the same state and news, and the old state is left alone', () => {
    sometimes(5, ({ before, action, after, events }) => {
      const known = digest(before);
      const again = game.apply(JSON.parse(JSON.stringify(before)) as State, action);
      expect(digest([again.state, again.events])).toBe(digest([after, events]));
      expect(digest(before)).toBe(known);
    });
  });

  it('17. a view tells nothing of what is hidden', () => {
    sometimes(7, ({ after }) => {
      const values = Object.values(after.hidden).toReversed();
      const shuffled: State = {
        ...after,
        hidden: Object.fromEntries(Object.keys(after.hidden).map((key, index) => [key, values[index]!])),
        bag: after.bag.toReversed(),
        deck: after.deck.toReversed(),
        rng: newStreams('another'),
      };
      expect(canonical(game.view!(shuffled, 0))).toBe(canonical(game.view!(after, 0)));
      expect(legalActions(game.view!(after, 0))).toEqual(legalActions(after));
    });
  });

  it('18. sight and passages work both ways', () => {
    sometimes(40, ({ after }) => {
      const { passages, links, tiles } = geometryOf(after.dungeon);
      for (const from of tiles) {
        for (const to of passages[from]!) expect(passages[to]).toContain(from);
        for (const to of links[from]!) expect(links[to]).toContain(from);
      }
      for (const one of after.chars)
        for (const two of after.chars)
          if (one.id !== two.id && !sameCell(one.at, two.at))
            expect(sees(after, one.at, two.at)).toBe(sees(after, two.at, one.at));
    });
  });

  it('19. doors hang between tiles', () => {
    always(({ after }) => {
      for (const { at, side } of after.dungeon.doors) {
        const beyond = side === 'east' ? { x: at.x + 1, y: at.y } : { x: at.x, y: at.y + 1 };
        expect(after.dungeon.tiles[keyOf(at)] && after.dungeon.tiles[keyOf(beyond)]).toBeDefined();
      }
    });
  });

  it('20. games end in time, and no action takes more than 200 tasks', () => {
    always(({ before, action, after }) => {
      expect(after.turn).toBeLessThanOrEqual(60 * after.players.length);
      const turn = openTurn(draftOf(before));
      turn.state.ask = null;
      answer(turn, before.ask!, action);
      expect(proceed(turn)).toBeLessThanOrEqual(200);
    });
  });
});

function departed(state: State, id: string): number {
  return state.players.filter(player => player.final?.card === id).length;
}
