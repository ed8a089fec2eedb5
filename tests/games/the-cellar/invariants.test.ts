/** What holds in every position of every match, whatever is done. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAdjacent, range, sameCell } from '../../../src/core/grid.ts';
import { FINDS } from '../../../src/games/the-cellar/data/finds.ts';
import { cellarOf } from '../../../src/games/the-cellar/data/cellars.ts';
import { RATS } from '../../../src/games/the-cellar/data/rats.ts';
import { game } from '../../../src/games/the-cellar/game.ts';
import { sentences } from '../../../src/games/the-cellar/look/sentences.ts';
import { threat } from '../../../src/games/the-cellar/look/overlays.ts';
import { ratSees } from '../../../src/games/the-cellar/rules/rats.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { playAnyhow, type Played } from './positions.ts';

/** The same two hundred matches for every law: each is played once and looked at many times. */
const MATCHES = fc
  .sample(fc.tuple(fc.string({ maxLength: 10 }), fc.constantFrom('bright' as const, 'short' as const)), {
    seed: 2001,
    numRuns: 100,
  })
  .map(([seed, candle]) => playAnyhow(seed, candle));

/** Looks at every step of every match; the first thing that is wrong is told with its step. */
function always(wrongWith: (played: Played) => string | false): void {
  for (const played of MATCHES.flat()) {
    const wrong = wrongWith(played);
    if (wrong)
      expect.unreachable(`${wrong}: ${JSON.stringify(played.action)} led to ${JSON.stringify(played.after)}`);
  }
}

const figures = (state: State) => [state.hero.at, ...state.rats.map(rat => rat.at)];

describe('In every match', () => {
  it('there are 0 to 3 hearts, and none means bitten', () =>
    always(({ after: { hero, ending } }) => {
      if (hero.hearts < 0 || hero.hearts > 3) return `${hero.hearts} hearts`;
      return (hero.hearts === 0) !== (ending === 'bitten') && 'hearts and ending differ';
    }));

  it('all stand on floor, and no two on one square', () =>
    always(({ after }) => {
      const all = figures(after);
      if (!all.every(cellarOf(after).isFloor)) return 'somebody stands in a wall';
      return (
        all.some((at, index) => all.findIndex(other => sameCell(other, at)) !== index) && 'two on one square'
      );
    }));

  it('somebody is asked until the end, and nobody after it', () =>
    always(({ after }) => {
      if ((after.ask === null) !== (after.ending !== null)) return 'ask and ending differ';
      return (after.ending !== null) !== (game.outcome(after) !== undefined) && 'outcome and ending differ';
    }));

  it('the turn counts up by one, and the candle down with it', () =>
    always(({ before, after, events }) => {
      const turns = after.turn - before.turn;
      const began = events.filter(event => event.type === 'turn-began').length;
      if (turns !== began || turns < 0 || turns > 1) return `${turns} turns, ${began} of them told`;
      if (after.candle < 0 || after.candle > after.candleMax) return `a candle of ${after.candle}`;
      return (after.candle === 0) !== (after.ending === 'darkness') && 'candle and ending differ';
    }));

  it('there are one or two actions left whenever she is asked to act', () =>
    always(({ after }) => {
      if (after.ask?.kind === 'act' && ![1, 2].includes(after.actionsLeft))
        return `${after.actionsLeft} actions`;
      return after.actionsLeft < 0 && 'actions below nought';
    }));

  it('rats only wake, move two steps at most, or die; the dead stay dead and are counted', () =>
    always(({ before, after }) => {
      for (const rat of after.rats) {
        const earlier = before.rats.find(other => other.id === rat.id);
        if (!earlier) return `rat ${rat.id} came from nowhere`;
        if (earlier.awake && !rat.awake) return `rat ${rat.id} fell asleep`;
        if (range(earlier.at, rat.at) > RATS[rat.kind].steps) return `rat ${rat.id} ran too far`;
        if (!rat.awake && !sameCell(earlier.at, rat.at)) return `rat ${rat.id} walked in its sleep`;
      }
      return after.rats.length + after.slain !== cellarOf(after).site.rats.length && 'rats are missing';
    }));

  it('no rat sleeps on while it sees her walk', () =>
    always(({ action, after }) => {
      const missed =
        action.type === 'step' && after.rats.some(rat => !rat.awake && ratSees(after, rat, after.hero.at));
      return missed && 'a rat sleeps on';
    }));

  it('finds are never lost: as many barrels are empty as cards are drawn', () =>
    always(({ after }) => {
      const { draw, discard } = after.finds;
      if (after.searched.filter(Boolean).length !== discard.length) return 'barrels and cards differ';
      return draw.length + discard.length !== FINDS.length && 'a find is lost';
    }));

  it('what is had stays had: key, tool, an open chest', () =>
    always(({ before, after }) => {
      if (before.hero.hasKey && !after.hero.hasKey) return 'the key is lost';
      if (before.hero.tool && after.hero.tool !== before.hero.tool) return 'the tool is lost';
      if (after.hero.lidWhole && after.hero.tool !== 'pot-lid') return 'a lid without a lid';
      return before.chestOpen && !after.chestOpen && 'the chest closed itself';
    }));

  it('each bite comes from beside her, needs what the rat needs, and is told with its die', () =>
    always(({ after, events }) => {
      for (const event of events) {
        if (event.type !== 'rat-bit' && event.type !== 'struck') continue;
        if (event.hit !== event.die >= event.need || event.die < 1 || event.die > 6)
          return 'a die that cannot be';
        const rat = after.rats.find(other => other.id === event.rat);
        if (event.type === 'rat-bit' && (!rat || !isAdjacent(rat.at, after.hero.at)))
          return 'a bite from afar';
        if (event.type === 'rat-bit' && event.need !== RATS[rat!.kind].bite) return 'a bite of another rat';
      }
      return false;
    }));

  it('the threat overlay never understates: who ends the turn is bitten only where it warned', () =>
    always(({ before, action, events }) => {
      if (action.type !== 'end') return false;
      const warned = threat.model(before, 0, undefined).cells.find(({ at }) => sameCell(at, before.hero.at));
      const bites = events.filter(event => event.type === 'rat-bit').length;
      return bites > Number(warned?.text ?? 0) && `${bites} bites, ${warned?.text ?? 'no'} warned of`;
    }));

  it('the queue of rats is empty when she acts again', () =>
    always(({ after }) => after.ask?.kind !== 'block' && after.queue.length > 0 && 'rats are still waiting'));

  it('it ends within the life of a candle and its stub', () => {
    for (const match of MATCHES) {
      expect(match.at(-1)!.after.turn).toBeLessThanOrEqual(24 + 4);
      expect(match.length).toBeLessThanOrEqual(3 * 28);
    }
  });

  it('every ending, every event and every action comes up sooner or later', () => {
    const seen = new Set<string>();
    for (const { action, events, after } of MATCHES.flat()) {
      seen.add(`does ${action.type}`);
      for (const event of events) seen.add(event.type);
      if (after.ending) seen.add(`ends ${after.ending}`);
    }
    const events = Object.keys(sentences).filter(type => type !== 'entered');
    const deeds = [
      'step',
      'strike',
      'search',
      'take-key',
      'take-bottle',
      'open-chest',
      'leave',
      'end',
      'choose',
      'block',
      'pass',
    ];
    const endings = ['escaped', 'bitten', 'darkness'];
    const all = [...events, ...deeds.map(type => `does ${type}`), ...endings.map(type => `ends ${type}`)];
    expect(all.filter(type => !seen.has(type))).toEqual([]);
  });
});
