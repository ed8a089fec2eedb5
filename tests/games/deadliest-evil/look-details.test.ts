/** The help before deciding, as a person reads it, in positions of the worked examples' notation. */
import { describe, expect, it } from 'vitest';
import type { Of } from '../../../src/core/game.ts';
import { TERRAIN } from '../../../src/core/look.ts';
import { momentsOf } from '../../../src/core/moments.ts';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { cardMotions } from '../../../src/games/deadliest-evil/look/motions-cards.ts';
import { walkMotions } from '../../../src/games/deadliest-evil/look/motions-walk.ts';
import { foeCells, locOf, stairsAt, standCell } from '../../../src/games/deadliest-evil/look/places.ts';
import { levelWindow } from '../../../src/games/deadliest-evil/rules/dungeon.ts';
import type { Event } from '../../../src/games/deadliest-evil/state/events.ts';
import type { State } from '../../../src/games/deadliest-evil/state/state.ts';
import { ButtonPlaces } from '../../../src/panels/logic/button-rows.ts';
import { verbButtons } from '../../../src/panels/logic/verbs.ts';
import { vitalsOf } from '../../../src/panels/logic/vitals.ts';
import { END_TURN, loc, ONWARD, position } from './table.ts';

const choicesOf = (state: State) => room.prompt(state, 0).choices;
const choiceOf = (state: State, label: string | RegExp) =>
  choicesOf(state).find(choice =>
    typeof label === 'string' ? choice.label === label : label.test(choice.label),
  )!;
const moving = (points: number): Pick<State, 'act'> => ({
  act: { move: 'moving', attack: 'none', points, chain: 0 },
});

describe('Laying out the dice', () => {
  it('sets all six ways side by side: every attack, what staying costs, steps', () => {
    const state = position('gallery', '1b', { ask: 'assign', monsters: 'g1@1 s1@1' });
    const { compare = [], choices } = room.prompt(state, 0);
    expect(compare.map(({ group, icon }) => `${group} ${icon}`.trim())).toEqual([
      'Combat ability-combat',
      'Defense ability-defense',
      'Speed ability-speed',
      'You kill goblin',
      'You kill skeleton',
      'Stay here heart',
      'Walk boot',
    ]);
    expect(choices.map(({ compared = [] }) => compared.map(({ text }) => text).join(' '))).toEqual([
      'd4 d6 d8 38% 19% -0.8 1-8',
      'd4 d8 d6 38% 19% -0.7 1-6',
      'd6 d4 d8 58% 31% -1.1 1-8',
      'd6 d8 d4 58% 31% -0.7 1-4',
      'd8 d4 d6 69% 44% -1.1 1-6',
      'd8 d6 d4 69% 44% -0.9 1-4',
    ]);
    const best = choiceOf(state, 'Combat d8, Defense d6, Speed d4');
    expect(best.detail).toBe(
      'You kill: goblin 69%, skeleton 44%. A strike hits you: goblin 25%, skeleton 56%. Stay here: about -0.9 Life. Walk 1-4 spaces.',
    );
    expect(best.key).toBe('6');
  });

  it('counts those who arrive with the next advance among the attackers', () => {
    const state = position('gallery', '1b', { ask: 'assign', monsters: 's1#4' });
    const { compare = [], choices } = room.prompt(state, 0);
    expect(compare.map(({ group }) => group)).toContain('Stay here');
    expect(compare.map(({ group }) => group)).not.toContain('You kill');
    expect(choices[0]!.detail).toContain('A strike hits you: skeleton');
  });

  it('draws in red what the hint would say: speed where nobody is near, combat where she is cornered', () => {
    const usual = (monsters: string) =>
      room.prompt(position('gallery > book', '2b', { ask: 'assign', monsters }), 0).usual;
    expect(usual('')).toBe('Combat d4, Defense d6, Speed d8');
    expect(usual('g1@2 g2@2')).toBe('Combat d8, Defense d6, Speed d4');
  });

  it('underlines the best of a column, and nothing where all rows are alike', () => {
    const hearts = (monsters: string) => {
      const eventDeck = ['hue-and-cry', 'hidden-spring', 'squabble'] as const;
      const { compare = [], choices } = room.prompt(
        position('gallery', '1b', { ask: 'assign', monsters, eventDeck }),
        0,
      );
      const heart = compare.findIndex(({ icon }) => icon === 'heart');
      return choices.map(({ compared }) => compared![heart]!);
    };
    const tonesOf = (monsters: string) => new Set(hearts(monsters).map(({ tone }) => tone));
    expect(tonesOf('s1@1')).toEqual(new Set(['good', 'plain']));
    expect(new Set(hearts('g1#3').map(({ text }) => text))).toEqual(new Set(['-0.1']));
    expect(tonesOf('g1#3')).toEqual(new Set(['plain']));
  });

  it('says why a crowd in the Narrow Passage costs so little', () => {
    const said = (way: string, monsters: string) =>
      JSON.stringify(room.sheet(position(way, '1b', { monsters }), 0).parts);
    const four = 'g1@1 g2@1 g3@1 g4@1';
    expect(said('narrow', four)).toContain('Narrow: one of each kind reaches you.');
    expect(said('narrow', 'g1@1 s1@1')).not.toContain('Narrow:');
    expect(said('gallery', four)).not.toContain('Narrow:');
  });

  it('names the chance of death where there is one', () => {
    const state = position('gallery', '1b', {
      ask: 'assign',
      monsters: 's1@1',
      kora: { life: 1 },
      eventDeck: ['goblin-lookout'],
    });
    expect(choiceOf(state, /Combat d8, Defense d4/).detail).toContain('death 69%');
  });
});

describe('Striking', () => {
  it('tells the chance against each, and of clearing the tile', () => {
    const state = position('cliff', '1b', {
      dice: 'C8 D6 S4',
      monsters: 'g1@1 g2@1 grislyk@1',
      done: ['book'],
    });
    const goblin = choiceOf(state, 'Attack goblin 2');
    expect(goblin).toMatchObject({ verb: 'Attack', odds: '81%', mark: 'strike', key: 'a' });
    expect(goblin.detail).toBe('d8+1 against its d4: 81%. A tie fails. All here: 37%.');
    expect(choiceOf(state, 'Attack Grislyk').odds).toBe('56%');
  });

  it('leaves the map in sight between two blows of a chain', () => {
    const chain = { move: 'none', attack: 'chain', points: 0, chain: 1 } as const;
    const state = position('gallery', '1b', { dice: 'C8 D6 S4', monsters: 's1@1', act: chain });
    expect(room.board(state, 0).fight).toBeUndefined();
    expect(room.prompt(state, 0).title).toBe('1 kill: attack again?');
  });

  it('asks before she turns her back on somebody', () => {
    const state = position('gallery', '1b', { monsters: 'g1@1 s1@1' });
    expect(choiceOf(state, 'End turn').confirm).toMatch(/^One goblin and one skeleton strike first/);
    expect(choiceOf(position('gallery', '1b'), 'End turn').confirm).toBeUndefined();
  });
});

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

describe('An event card', () => {
  const textOf = (state: State): string => {
    const drawn = momentsOf(game, state, END_TURN).find(({ event }) => event.type === 'event-drawn')!;
    const motions = cardMotions['event-drawn'](drawn.event as Of<Event, 'event-drawn'>, drawn);
    return motions.flatMap(motion => (motion.do === 'card' ? motion.text : [])).join();
  };
  const squabble = { eventDeck: ['squabble'] } as const;

  it('does not promise what cannot happen', () => {
    expect(textOf(position('gallery', '1b', { ...squabble, monsters: 'g1#1' }))).toBe(
      'The foremost goblin leaves the track.',
    );
    expect(textOf(position('gallery', '1b', squabble))).toBe('No goblins on the track: nothing happens.');
    // Those of the board are none of its business.
    expect(textOf(position('gallery', '1b', { ...squabble, monsters: 'g1@1' }))).toBe(
      'No goblins on the track: nothing happens.',
    );
    expect(textOf(position('gallery', '1b', { eventDeck: ['hidden-spring'] }))).toBe(
      'Your Life is full: nothing happens.',
    );
  });
});

describe('The board', () => {
  it('shows the level she is on and no other', () => {
    const state = position('stairs-1 >> narrow', '2a');
    const { ground } = room.board(state, 0);
    const { at, extent } = levelWindow(2);
    expect(ground.theme).toBe('depths');
    for (const row of ground.rows) {
      const outside = row.slice(0, at.x) + row.slice(at.x + extent.columns);
      expect(outside).toBe(TERRAIN.void.repeat(outside.length));
    }
  });

  it('keeps every cell where it is while the dungeon grows', () => {
    const { rows } = levelWindow(1).extent;
    const entrance = (way: string) => room.board(position(way, '1a'), 0).ground.rows.slice(rows - 12);
    expect(entrance('gallery > cliff > pit')).toEqual(entrance('gallery'));
  });

  it('has the torches burn green once the Book is lifted', () => {
    const torches = (state: State) =>
      new Set(
        room
          .board(state, 0)
          .ground.decor.flatMap(({ sprite }) => (sprite.startsWith('torch') ? [sprite] : [])),
      );
    expect(torches(position('gallery', '1a'))).toEqual(new Set(['torch']));
    expect(torches(position('gallery', '1a', { done: ['book'] }))).toEqual(new Set(['torch-green']));
  });

  it('turns spaces into cells and back, and keeps monsters on their own tile', () => {
    const state = position('gallery > book', '1b', { monsters: 'g1@1 g2@1 s1@2' });
    expect(locOf(state, standCell(state, loc('1b')))).toEqual(loc('1b'));
    expect(locOf(state, { x: 0, y: 0 })).toBeUndefined();
    const tiles = [...foeCells(state)].map(([id, at]) => `${id}@${locOf(state, at)?.tile}`);
    expect(tiles.toSorted()).toEqual(['g1@1', 'g2@1', 's1@2']);
  });

  it('looks a little ahead, with her in sight: she is the focus', () => {
    const stairs = position('stairs-1', '1a');
    const { x, y } = standCell(stairs, loc('1a'));
    const { focus, ahead } = room.board(stairs, 0);
    expect(focus).toEqual({ x, y });
    expect(ahead).toEqual({ x: expect.any(Number), y: y - 2 });
    expect(Math.abs(ahead!.x - x)).toBeLessThanOrEqual(2);
    expect(room.board(position('stairs-1', '1a', moving(3)), 0).ahead).toEqual(ahead);
    // At the far end the dark beyond counts, not the way back.
    const end = position('gallery', '1d');
    expect(room.board(end, 0).ahead!.y - standCell(end, loc('1d')).y).toBeLessThanOrEqual(2);
    const gate = room.board(position('', '0a'), 0);
    expect(gate.ahead!.y).toBeLessThan(standCell(position('', '0a'), loc('0a')).y);
  });

  it('looks into the chamber that opens, also where its goal is done by the same step', () => {
    const before = position('gallery > cliff > narrow', '3d', { ...moving(1), stack: { 1: ['crucible'] } });
    const moments = momentsOf(game, before, ONWARD);
    const { event, ...now } = moments.find(one => one.event.type === 'tile-revealed')!;
    expect(now.step.after.objectives.crucible).toBe(true);
    const motions = walkMotions['tile-revealed'](event as Of<Event, 'tile-revealed'>, { event, ...now });
    const dealt = motions.flatMap(each => (each.do === 'together' ? each.motions : [each]));
    const laid = dealt.flatMap(each => (each.do === 'deal' ? [each.board] : []))[0]!;
    expect(laid.ahead!.y).toBeLessThan(standCell(now.step.after, loc('4a')).y);
  });

  it('has studs in the floor wherever one space ends and the next begins, and nowhere else', () => {
    const state = position('gallery > bend-left', '1b');
    const { lines } = room.board(state, 0).ground;
    const spaceAt = (x: number, y: number) => locOf(state, { x, y });
    for (const { kind, from, to } of lines) {
      expect(kind).toBe('studs');
      const isLevel = from.y === to.y;
      const [here, there] = [
        spaceAt(to.x - 1, to.y - 1),
        isLevel ? spaceAt(from.x, from.y) : spaceAt(to.x, from.y),
      ];
      expect(here).toBeDefined();
      expect(there).toBeDefined();
      expect(here).not.toEqual(there);
    }
    // Two cells wide or four: from the Entrance on, seven borders.
    expect(lines.length).toBeGreaterThanOrEqual(7 * 2);
  });

  it('never hides Kora behind a monster of her own tile', () => {
    const monsters = 'g1@1 g2@1 g3@1 g4@1 s1@1 s2@1 grislyk@1';
    for (const tile of ['gallery', 'blades', 'cliff', 'pit', 'book'])
      for (const space of tile === 'pit' || tile === 'book' ? ['a', 'b'] : ['a', 'b', 'c', 'd']) {
        const state = position(tile, `1${space}`, { monsters, done: ['book'] });
        const { tokens } = room.board(state, 0);
        const kora = tokens.find(({ id }) => id === 'kora')!.at;
        const figures = tokens.filter(({ layer, id }) => layer === 'figure' && id !== 'kora');
        expect(figures).toHaveLength(7);
        for (const { at } of figures) expect(at, `${tile} ${space}`).not.toEqual(kora);
      }
  });
});

describe('The sheet', () => {
  it('shows the track with one of each kind on a space, and who comes next', () => {
    const state = position('gallery', '1b', { monsters: 'g1#4 g2#4 s1#4 g3#1' });
    const { parts } = room.sheet(state, 0);
    const track = parts.find(({ part }) => part === 'track');
    expect(track).toMatchObject({
      spaces: [
        { label: '4', sprites: ['goblin'] },
        { label: '3', sprites: [] },
        { label: '2', sprites: [] },
        { label: 'NEXT', sprites: ['skeleton', 'goblin'], badge: '3' },
        { label: 'HERE', sprites: ['kora'] },
      ],
    });
    const lines = parts.flatMap(part => (part.part === 'text' ? part.lines.map(({ text }) => text) : []));
    expect(lines[0]).toBe('In 1: two goblins and one skeleton.');
    const vitals = (of: State) =>
      vitalsOf(room.sheet(of, 0)).map(({ icon, beside = [], value }) => [icon, ...beside, value].join(' '));
    expect(vitals(state)).toEqual(['heart 6/6', 'skeleton goblin x3 in 1', 'goblin in 4', 'exit-door 2']);
    expect(vitals({ ...state, ...moving(8) })).toEqual(vitals(state));
    const beset = position('gallery', '1b', { monsters: 'g1@1 g2@1 g3#1' });
    expect(vitals(beset)).toEqual(['heart 6/6', 'goblin x2 here', 'goblin in 4', 'exit-door 2']);
    expect(vitals(position('gallery', '1b'))[1]).toBe('track-step nobody');
  });

  it('keeps the row of goals as it is when something is carried, with the bag below', () => {
    const listsOf = (state: State) =>
      room.sheet(state, 0).parts.flatMap(part => (part.part === 'items' ? [part] : []));
    const [goals] = listsOf(position('gallery', '1b'));
    const [same, bag, ...more] = listsOf(position('gallery', '1b', { items: ['healing-balm', 'rope'] }));
    expect(same).toEqual(goals);
    expect(bag).toMatchObject({ label: 'Bag', items: [{}, {}] });
    expect(more).toEqual([]);
    // Beside a label of one short word there is room for three pictures in the narrowest panel.
    expect(goals!.label.length).toBeLessThanOrEqual(9);
  });

  it('leaves nobody out of the track in short', () => {
    const short = (monsters: string) =>
      vitalsOf(room.sheet(position('gallery', '1b', { monsters }), 0))
        .slice(1, -1)
        .map(({ icon, value }) => `${icon} ${value}`);
    expect(short('g1#4 g2#2 g3#2 g4#2 s1#1')).toEqual(['goblin in 1', 'goblin x3 in 3', 'skeleton in 4']);
    expect(short('g1@1 g2#4 g3#2 g4#2 s1#1')).toEqual(['goblin here', 'goblin in 1', 'track-step +3 more']);
  });

  it('keeps every action in its place from the search to the walk', () => {
    const places = new ButtonPlaces();
    const main = (ask: 'search' | 'item' | 'act', more = {}) =>
      places
        .rows(room.prompt(position('gallery', '1b', { ask, kora: { life: 3 }, ...more }), 0), 0)
        .main.map(({ label }) => label);
    const order = main('act');
    expect(order).toEqual(['Roll to move', 'Attack', 'Search']);
    expect(main('search')).toEqual(order);
    const item = main('item', { items: ['healing-balm'] });
    expect(item.slice(0, 3)).toEqual(order);
    expect(item).toHaveLength(4);
    expect(main('act')).toEqual(order);
  });

  it('says what a search costs, and what the cards are that it lists', () => {
    const { detail } = choiceOf(position('gallery', '1b', { ask: 'search' }), 'Search this tile');
    expect(detail).toMatch(/^Cards left: .*\. If you get out, this search costs 15 points\.$/);
  });

  it('warns of what a search would let in', () => {
    const state = position('gallery', '1b', { ask: 'search', monsters: 'g1#4 g2#2' });
    const text = JSON.stringify(room.sheet(state, 0).parts);
    expect(text).toContain('A search lets in one goblin.');
  });

  it('says how far the way out is and what lies on it', () => {
    const { parts } = room.sheet(position('pit > blades', '2b', { monsters: 'g1@1' }), 0);
    const stats = parts.find(({ part }) => part === 'stats');
    expect(stats).toMatchObject({ rows: [{ label: 'Way out', value: '4' }] });
    expect(JSON.stringify(stats)).toContain('the Pit, 1 guarded tile');
    // Above dice and bag, so that a low screen shows it without scrolling.
    const order = parts.map(({ part }) => part);
    expect(order.indexOf('stats')).toBeLessThan(order.indexOf('dice'));
  });

  it('counts the goals over their seals, behind the dice, which make way for the table of all six ways', () => {
    const { parts } = room.sheet(position('gallery', '1b'), 0);
    const items = parts.findIndex(({ part }) => part === 'items');
    const dice = parts.findIndex(({ part }) => part === 'dice');
    expect(parts[items]).toMatchObject({ label: 'Goals 0/3', items: [{}, {}, {}] });
    expect(JSON.stringify(parts[items])).toContain('Your next goal counts +100 if you get out.');
    expect(items).toBeGreaterThan(dice);
    const asked = room.sheet(position('gallery', '1b', { ask: 'assign' }), 0);
    expect(asked.parts.map(({ part }) => part)).not.toContain('dice');
  });
});
