/** Walks, as a person reads them before deciding. */
import { describe, expect, it } from 'vitest';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { stairsAt, standCell } from '../../../src/games/deadliest-evil/look/places.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { verbButtons } from '../../../src/panels/logic/verbs.ts';
import { choiceOf, choicesOf, moving } from './asked.ts';
import { loc, position } from './table.ts';

describe('Walking', () => {
  it('shows the odds of the Pit and walks into it only when told', () => {
    const state = position('pit > gallery', '1a', { dice: 'C4 D6 S8', ...moving(4) });
    const cross = choiceOf(state, /^Cross the Pit/);
    expect(cross).toMatchObject({ odds: '69%', mark: 'choose', badge: 'chip-die' });
    expect(room.prompt(position('pit', '1b', { dice: 'C4 D6 S8', ...moving(4) }), 0).usual).toBe('Explore');
    const far = choiceOf(position('pit > gallery', '2a', moving(4)), /to the Pit/).at!;
    expect(room.wayTo!(state, 0, far)).toEqual([far]);
    expect(room.wayTo!(state, 0, { ...far, x: far.x + 1 })).toBeUndefined();
    expect(choiceOf(position('pit', '1a', { ...moving(4), items: ['rope'] }), /^Cross/).mark).toBe('go');
  });

  it('asks before a trap, and says what it may cost', () => {
    const hurt = (life: number) => ({ dice: 'C4 D6 S8', kora: { life }, ...moving(4) });
    expect(choiceOf(position('pit', '1a', hurt(6)), /^Cross/).confirm).toBe(
      'A fall costs 1 Life and ends the walk: 69% safe. Cross?',
    );
    expect(choiceOf(position('pit', '1a', hurt(1)), /^Cross/).confirm).toBe(
      'A fall kills you: 69% safe. Cross?',
    );
    expect(choiceOf(position('gallery > blades', '1d', hurt(6)), /Hall of Blades/).confirm).toBe(
      'A cut costs 1 Life: 75% unhurt. Go in?',
    );
  });

  it('draws no footprint that one press would not walk', () => {
    const cells = (state: State, ...spaces: string[]) => spaces.map(at => standCell(state, loc(at)));
    const door = choiceOf(position('gallery', '1d', moving(1)), /^Explore/).at!;
    const way = (state: State, to = door) => room.wayTo!(state, 0, to);
    const free = position('gallery', '1a', moving(5));
    expect(way(free)).toEqual([...cells(free, '1b', '1c', '1d'), door]);
    const short = position('gallery', '1a', moving(2));
    expect(way(short)).toEqual(cells(short, '1b', '1c'));
    expect(choiceOf(position('gallery', '1d', moving(1)), /^Explore/)).toMatchObject({
      mark: 'go',
      key: ' ',
    });
    const cut = position('gallery > blades', '1b', moving(8));
    expect(way(cut, standCell(cut, loc('2c')))).toEqual(cells(cut, '1c', '1d'));
    const out = position('gallery', '1c', { done: ['crucible'], ...moving(3) });
    expect(way(out, standCell(out, loc('0a')))).toEqual(cells(out, '1b', '1a'));
  });

  it('takes the stairs by any square of their picture, seen or unseen, down or up', () => {
    for (const [way, at, label] of [
      ['stairs-1', '1b', /^Go down into/],
      ['stairs-1 >> narrow', '1b', /^Go down to/],
      ['stairs-1 >> narrow', '2a', /^Go up/],
    ] as const) {
      const state = position(way, at, moving(5));
      const framed = choiceOf(state, label).at!;
      const squares = stairsAt(state, framed)!.cells;
      expect(squares.length).toBeGreaterThanOrEqual(4);
      for (const square of squares) expect(room.wayTo!(state, 0, square), way).toEqual([framed]);
    }
    const far = position('stairs-1 >> narrow', '1a', moving(5));
    const { at, cells } = stairsAt(
      far,
      choiceOf(position('stairs-1 >> narrow', '1b', moving(5)), /^Go down/).at!,
    )!;
    for (const cell of cells) expect(room.wayTo!(far, 0, cell)).toEqual([standCell(far, loc('1b')), at]);
    const guarded = position('stairs-1 >> narrow', '1a', { ...moving(5), monsters: 'g1@2' });
    expect(room.wayTo!(guarded, 0, cells.at(-1)!)).toEqual([standCell(far, loc('1b'))]);
  });

  it('warns of monsters that would end the walk, unless she slips past', () => {
    const seen = position('gallery > cliff', '1d', { monsters: 'g1@2', ...moving(5) });
    expect(choiceOf(seen, /to the Cliff/)).toMatchObject({ badge: 'icon-stop', mark: 'choose' });
    const cloaked = position('gallery > cliff', '1d', {
      monsters: 'g1@2',
      items: ['cloak-of-stealth'],
      ...moving(5),
    });
    expect(choiceOf(cloaked, /to the Cliff/)).toMatchObject({
      mark: 'go',
      detail: 'You slip past one goblin.',
    });
    const bar = (state: State) => room.board(state, 0).tokens.find(({ id }) => id === 'bar-2')?.sprite;
    expect([bar(seen), bar(cloaked)]).toEqual(['stop-bar', 'pass-bar']);
  });

  it('asks once before the raid ends', () => {
    const last = position('gallery', '1a', { done: ['crucible'], ...moving(1) });
    expect(choiceOf(last, /Dungeon Entrance/).confirm).toMatch(/ends the raid: Minor victory, \d+ points/);
    const passing = position('gallery', '1a', { done: ['crucible'], ...moving(2) });
    expect(choiceOf(passing, /Dungeon Entrance/).confirm).toBeUndefined();
    const there = position('gallery', '0a', { done: ['book', 'crucible'], ...moving(1) });
    expect(choiceOf(there, 'Leave the dungeon').confirm).toMatch(/Greater victory/);
  });

  it('has a button for each way, and the one that leads to a goal or home in red', () => {
    const red = (...of: Parameters<typeof position>) => room.prompt(position(...of), 0).usual;
    const verbs = (...of: Parameters<typeof position>) =>
      verbButtons(room.prompt(position(...of), 0)).map(({ label }) => label);
    expect(verbs('pit > gallery', '1b', moving(3))).toEqual(['Go on', 'Cross back', 'Stop here']);
    expect(verbs('gallery > stairs-1', '2b', moving(3))).toEqual([
      'Go on',
      'Go back',
      'Go down',
      'Stop here',
    ]);
    expect(verbs('gallery', '1d', moving(3))).toEqual(['Explore', 'Go back', 'Stop here']);
    expect(verbs('stairs-1 >> narrow', '2a', { done: ['book'], ...moving(3) })).toEqual([
      'Go on',
      'Head home',
      'Stop here',
    ]);
    expect(red('pit > gallery', '1b', moving(3))).toBe('Go on');
    expect(red('pit > gallery', '1a', moving(3))).toBe('Cross the Pit');
    expect(red('gallery > crucible', '2a', moving(3))).toBe('Stop: break the Crucible');
    expect(red('pit > gallery', '2b', { done: ['crucible'], ...moving(3) })).toBe('Head home');
    expect(red('pit > gallery', '0a', { done: ['crucible'], ...moving(3) })).toBe('Leave the dungeon');
  });

  it('keeps the place of the way on where there is none', () => {
    const { greyed } = room.prompt(position('gallery > cliff > stairs-1 > dead-end', '4b', moving(3)), 0);
    expect(greyed).toMatchObject([{ verb: 'Go on', isFirst: true }]);
    expect(room.prompt(position('gallery > cliff > stairs-1 > dead-end', '4a', moving(3)), 0).greyed).toEqual(
      [],
    );
  });

  it('walks on by one press as far as nothing is to be decided', () => {
    const open = (...of: Parameters<typeof position>) =>
      choicesOf(position(...of)).map(({ verb, walksOn }) => `${verb ?? ''} ${walksOn?.isOpen ?? '-'}`);
    expect(open('gallery > stairs-1', '2b', moving(3))).toEqual([
      'Go back false',
      'Go on false',
      'Go down -',
      ' -',
    ]);
    expect(open('gallery > stairs-1', '2b', { done: ['book'], ...moving(3) })).toContain('Head home true');
    expect(open('gallery > blades', '1d', moving(3))).toContain('Go on false');
    expect(open('gallery > stairs-1', '1b', moving(3)).slice(0, 2)).toEqual(['Go back true', 'Go on true']);
    // The step that ends the raid is asked about.
    expect(open('gallery', '1a', { done: ['book'], ...moving(1) })).toContain('Head home false');
  });

  it('gives every step a direction of its own', () => {
    const state = position('stairs-1 >> narrow', '1b', moving(3));
    const labels = choicesOf(state).map(({ label, direction }) => [label, direction]);
    expect(labels).toEqual([
      ['Step south', 'south'],
      ['Step north', 'north'],
      ['Go down to Level II', 'east'],
      ['Stop here', undefined],
    ]);
    const up = position('stairs-1 >> narrow', '2a', moving(3));
    expect(choiceOf(up, 'Go up to Level I').direction).toBe('south');
  });
});
