import { describe, expect, it } from 'vitest';
import { range, sameCell, type Cell } from '../../../src/core/grid.ts';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import { cellarOf, OLD_CELLAR } from '../../../src/games/the-cellar/data/cellars.ts';
import { room } from '../../../src/games/the-cellar/index.ts';
import type { Action } from '../../../src/games/the-cellar/state/actions.ts';
import type { State } from '../../../src/games/the-cellar/state/state.ts';
import { Pupil } from '../../support/pupil.ts';

const stateOf = ({ session }: Pupil): State => session.state as State;

/** Does what the lesson accepts, chosen by whim, and is asked after each step. */
async function taught(
  choose: (accepted: readonly Action[]) => Action,
  see = (_pupil: Pupil) => {},
): Promise<State> {
  const pupil = await Pupil.of(room);
  while (!pupil.isDone) {
    see(pupil);
    const accepted = pupil.accepted.map(({ action }) => action as Action);
    pupil.do(choose(accepted));
    await pupil.settle();
  }
  return stateOf(pupil);
}

const CHEST = cellarOf({ cellar: OLD_CELLAR }).site.chest;

const strikes = (accepted: readonly Action[]): Action =>
  accepted.find(({ type }) => type === 'strike') ?? accepted[0]!;
const walksOn = (accepted: readonly Action[]): Action =>
  accepted.find(({ type }) => type !== 'strike') ?? accepted[0]!;

describe('The lesson', () => {
  it.each([
    ['strikes', strikes],
    ['never stops walking', walksOn],
  ])('leads whoever %s out of the cellar, with light to spare', async (_who, choose) => {
    const { ending, candle, hero } = await taught(choose);
    expect(ending).toBe('escaped');
    expect(candle).toBeGreaterThanOrEqual(5);
    expect(hero.hearts).toBeGreaterThanOrEqual(2);
  });

  it('shows a rat, a strike and a bite to whoever strikes', async () => {
    const { slain, hero } = await taught(strikes);
    expect(slain).toBeGreaterThan(0);
    expect(hero.hearts).toBe(2);
  });

  it('goes along with every bright frame and every footprint, also while a rat is awake (bug 3)', async () => {
    for (let seed = 0; seed < 20; seed++) {
      const whim = stream(newStreams(`pupil ${seed}`), 'whim');
      const check = (pupil: Pupil): void => {
        if (stateOf(pupil).ask?.kind !== 'act') return;
        const [at] = pupil.table.pointed as [Cell];
        const { bright, dim } = pupil.table;
        expect(bright.length, pupil.lesson.title).toBeGreaterThan(0);
        expect(bright.some(choice => dim.includes(choice))).toBe(false);
        if (!stateOf(pupil).rats.some(({ awake }) => awake)) return;
        pupil.session.intend({ do: 'hover', at });
        const isChoice = bright.some(choice => sameCell(choice.at!, at));
        expect(isChoice || pupil.table.steps.length > 0, 'no way to the marked square').toBe(true);
      };
      await taught(accepted => pick(whim, accepted), check);
    }
  });

  it('says where to go instead, and what an action more is for', async () => {
    const pupil = await Pupil.of(room);
    pupil.do({ type: 'end' });
    expect(pupil.lesson.refusal?.reason).toBe('You still have 2 actions.');
    expect(pupil.lesson.order).toEqual({ by: 'square', ways: ['east'], isFar: false });
    expect(pupil.heard).toEqual(['refuse']);
    expect(stateOf(pupil).hero.at).toEqual(cellarOf({ cellar: OLD_CELLAR }).site.start);
  });

  it('lets whoever passes another barrel look into it', async () => {
    const looks = (accepted: readonly Action[]): Action =>
      accepted.find(({ type }) => type === 'search') ?? strikes(accepted);
    const { searched, ending } = await taught(looks);
    expect(searched.filter(Boolean).length).toBeGreaterThan(1);
    expect(ending).toBe('escaped');
  });

  it('lets whoever comes by the chest open it, and catch a bite with what was in it', async () => {
    const opens = (accepted: readonly Action[]): Action =>
      accepted.find(({ type }) => type === 'open-chest') ??
      accepted.find(action => action.type === 'choose' && action.tool === 'pot-lid') ??
      accepted.find(({ type }) => type === 'block') ??
      accepted.find(action => action.type === 'step' && sameCell(action.to, CHEST)) ??
      accepted.find(action => action.type === 'step' && range(action.to, CHEST) < 2) ??
      walksOn(accepted);
    const texts = new Set<string>();
    const { hero, ending } = await taught(opens, pupil => texts.add(pupil.lesson.text));
    expect(hero.tool).toBe('pot-lid');
    expect([...texts].filter(text => /Take one|Catch it/.test(text)).length).toBe(2);
    expect(ending).toBe('escaped');
  });

  it('finds something in its barrel that is of use', async () => {
    const texts: string[] = [];
    await taught(strikes, pupil => texts.push(pupil.lesson.text));
    expect(texts.find(text => text.startsWith('A candle stub!'))).toBeDefined();
  });
});
