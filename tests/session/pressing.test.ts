/** A press is always answered: something is done, shown, offered, or a short line at the square says why not. */
import { describe, expect, it } from 'vitest';
import type { GameAction, GameState } from '../../src/core/game.ts';
import { type Cell, cell, cellName, cellsOf } from '../../src/core/grid.ts';
import type { PromptModel } from '../../src/core/look.ts';
import { viewOf } from '../../src/core/view.ts';
import { ROOMS } from '../../src/games/index.ts';
import { room as evilRoom } from '../../src/games/deadliest-evil/index.ts';
import { room as delveRoom } from '../../src/games/letter-delve/index.ts';
import { cellOf as delveCell } from '../../src/games/letter-delve/look/places.ts';
import { room as nineBit } from '../../src/games/nine-bit-dungeon/index.ts';
import { room as pocket } from '../../src/games/pocket-dungeons/index.ts';
import { doorCell, middleCell, standCell } from '../../src/games/pocket-dungeons/look/places.ts';
import { anyRoom, type AnyRoom } from '../../src/games/room.ts';
import { room as cellarRoom } from '../../src/games/the-cellar/index.ts';
import { boardPrompt } from '../../src/session/choosing.ts';
import { choicesAt } from '../../src/session/meaning.ts';
import { recordMatch, sample, statesOf } from '../games/contract/record.ts';
import { setupsOf } from '../games/contract/setups.ts';
import { position as raid } from '../games/deadliest-evil/table.ts';
import { scene as delve } from '../games/letter-delve/table.ts';
import { position as dungeon } from '../games/nine-bit-dungeon/table.ts';
import { position } from '../games/pocket-dungeons/table.ts';
import { cellar } from '../games/the-cellar/positions.ts';
import { Hand } from './hand.ts';

const any = (state: unknown): GameState => state as GameState;

describe('In Deadliest Evil', () => {
  /** What one press of this button does. */
  const byButton = (verb: string, ...of: Parameters<typeof raid>): string[] => {
    const hand = new Hand(anyRoom(evilRoom), any(raid(...of)));
    const { choices } = anyRoom(evilRoom).prompt(hand.state, 0);
    const choice = choices.find(each => each.verb === verb)!;
    hand.pointing.walkBy(choice, true);
    hand.act(choice);
    return hand.done.map(({ type }) => type);
  };
  const points = (left: number) =>
    ({ act: { move: 'moving', attack: 'none', points: left, chain: 0 } }) as const;

  it('one press of Head home walks as far as the roll, and stops before what must be decided', () => {
    const done = { done: ['crucible'] } as const;
    expect(byButton('Head home', 'gallery > stairs-1', '2c', { ...done, ...points(5) })).toHaveLength(5);
    expect(byButton('Head home', 'pit > gallery', '2b', { ...done, ...points(8) })).toHaveLength(2);
    expect(byButton('Head home', 'gallery > cliff', '2b', { ...done, ...points(8) })).toHaveLength(6);
  });

  it('one press of Go on leads to the stairs or the door, and no farther', () => {
    expect(byButton('Go on', 'gallery > stairs-1', '1b', points(8))).toHaveLength(4);
    expect(byButton('Go on', 'gallery', '1a', points(8))).toHaveLength(3);
  });
});

describe('In 9-Bit Dungeon', () => {
  const hand = (monster: Cell) =>
    new Hand(
      nineBit,
      any(dungeon([7, 7], { hero: { health: 5 }, monsters: [['goblin-archer', monster.x, monster.y]] })),
    );

  it('a press on a monster attacks it or leads to it, and never spends Mana', () => {
    const beside = hand(cell(8, 7));
    beside.press(cell(8, 7));
    expect(beside.done).toEqual([{ type: 'attack', monster: 0 }]);
    const near = hand(cell(9, 7));
    near.press(cell(9, 7));
    expect([near.done, near.table.way]).toEqual([[], [cell(8, 7)]]);
    near.press(cell(9, 7));
    expect(near.done[0]).toEqual({ type: 'move', to: cell(8, 7) });
  });

  it('the second press of a double-click does not walk onto the square of the dead: it shows it, and the next one walks', () => {
    const hero = { skill: 6, damage: 2 };
    const one = new Hand(nineBit, any(dungeon([7, 7], { hero, monsters: [['goblin-archer', 8, 7]] })));
    const [there, back] = [cell(8, 7), cell(6, 7)];
    one.press(there);
    one.press(there);
    expect(one.done).toEqual([{ type: 'attack', monster: 0 }]);
    expect([one.table.way, one.panels.shown.info?.title]).toEqual([[there], 'This square']);
    one.press(there);
    expect(one.done.slice(1)).toEqual([{ type: 'move', to: there }]);
    // A mouse that lay there, or moved a little, has shown nothing either.
    const mouse = new Hand(nineBit, any(dungeon([7, 7], { hero, monsters: [['goblin-archer', 8, 7]] })));
    mouse.press(there);
    mouse.pointing.look(there);
    mouse.press(there);
    expect(mouse.done).toEqual([{ type: 'attack', monster: 0 }]);
    const other = new Hand(nineBit, any(dungeon([7, 7], { hero, monsters: [['goblin-archer', 8, 7]] })));
    other.press(there);
    other.pointing.look(back);
    other.press(back);
    expect(other.done.slice(1)).toEqual([{ type: 'move', to: back }]);
  });

  it('a press that comes later is meant: it walks there', () => {
    const hero = { skill: 6, damage: 2 };
    const there = cell(8, 7);
    const done = (wait: number): string[] => {
      const one = new Hand(nineBit, any(dungeon([7, 7], { hero, monsters: [['goblin-archer', 8, 7]] })));
      one.press(there);
      // The blow was watched; what counts is when the next question stands.
      one.now += 2000;
      one.pointing.opened();
      one.now += wait;
      one.press(there);
      return one.done.map(({ type }) => type);
    };
    expect(done(200)).toEqual(['attack']);
    expect(done(260)).toEqual(['attack', 'move']);
  });

  describe('by finger', () => {
    /** Beside the seam at H: one step west stays on her card, one step east crosses. */
    const finger = (): Hand => {
      const one = hand(cell(9, 2));
      one.panels.update({ input: 'touch' });
      return one;
    };
    const isSeam = (one: Hand) => one.prompt.choices.filter(({ badge }) => badge === 'chip-event');
    const cardOf = (one: Hand): string => JSON.stringify(one.panels.shown.info ?? {});

    it('a seam, which draws an event, is looked at first and crossed by the next tap, and its card says so', () => {
      const one = finger();
      const [seam] = isSeam(one);
      expect(seam).toBeDefined();
      one.press(seam!.at!);
      expect(one.done).toEqual([]);
      expect(cardOf(one)).toMatch(/an event is drawn\. Tap again to go\./);
      one.press(seam!.at!);
      expect(one.done).toEqual([seam!.action]);
      const arrow = finger();
      arrow.pointing.intend({ do: 'move', direction: seam!.direction! });
      expect(arrow.done).toEqual([seam!.action]);
    });

    it('a far square says the same; a mouse, which has shown the way already, is told nothing', () => {
      const one = finger();
      one.press(cell(9, 7));
      expect([one.done, one.table.way.length > 0]).toEqual([[], true]);
      expect(cardOf(one)).toContain('Tap again to go there.');
      const mouse = hand(cell(9, 2));
      mouse.pointing.look(cell(9, 7));
      expect(cardOf(mouse)).not.toContain('Tap again');
    });
  });

  it('the key of a Fireball does what its button does: it burns the only target, or opens and closes the list', () => {
    const only = hand(cell(9, 7));
    only.pointing.intend({ do: 'key', key: 'f' });
    expect(only.done).toEqual([{ type: 'cast', spell: 'fireball', monster: 0 }]);
    for (const monsters of [
      [],
      [
        ['goblin-archer', 9, 7],
        ['goblin-sneak', 6, 7],
      ],
    ] as const) {
      const one = new Hand(nineBit, any(dungeon([7, 7], { monsters })));
      one.pointing.intend({ do: 'key', key: 'f' });
      expect(one.panels.shown.verb).toBe('Fireball');
      one.pointing.intend({ do: 'key', key: 'f' });
      expect([one.panels.shown.verb, one.done]).toEqual([undefined, []]);
    }
  });

  it('a list that opens puts the card and the footprints of an earlier press away', () => {
    const one = hand(cell(9, 7));
    one.press(cell(9, 7));
    expect([one.panels.shown.info?.title, one.table.way.length]).toEqual(['Goblin Archer', 1]);
    one.pointing.openVerb('Guzzle');
    expect([one.panels.shown.info, one.table.way]).toEqual([undefined, []]);
  });

  it('a potion that is pressed lists what it does, and is not drunk yet', () => {
    const one = hand(cell(9, 7));
    one.pointing.offer({ type: 'guzzle', potion: 'health' } as GameAction);
    const [index] = one.panels.shown.offered!;
    expect(nineBit.prompt(one.state, 0).choices[index!]?.label).toBe('Guzzle a Health Potion');
    expect(one.done).toEqual([]);
  });
});

describe('In The Cellar', () => {
  const hand = (position: Parameters<typeof cellar>[0]) => new Hand(cellarRoom, any(cellar(position)));

  it('a far rat is walked to as near as can be: the first press shows the way, the second walks', () => {
    const one = hand({ hero: cell(5, 7), rats: [{ ...cell(9, 7), asleep: true }] });
    one.press(cell(9, 7));
    expect(one.done).toEqual([]);
    expect(one.table.way.at(-1)).toEqual(cell(8, 7));
    one.press(cell(9, 7));
    expect(one.done[0]).toEqual({ type: 'step', to: cell(6, 7) });
  });

  it('a wall beside her is refused with its reason, said aloud as well', () => {
    const one = hand({ hero: cell(6, 2) });
    one.press(cell(7, 2));
    expect(one.done).toEqual([]);
    expect(one.table.notes).toEqual(['A wall is in the way']);
    expect(one.panels.said).toEqual(['A wall is in the way']);
  });

  it('her own square says that it is hers', () => {
    const one = hand({ hero: cell(6, 2) });
    one.press(cell(6, 2));
    expect(one.table.notes).toEqual(['You are here']);
  });

  it('the card of what was pointed at hides when something is done, until the pointer moves again', () => {
    const one = hand({ hero: cell(6, 6), rats: [cell(7, 6)] });
    one.pointing.look(cell(7, 6));
    expect(one.panels.shown.info?.title).toBe('Rat');
    one.press(cell(7, 6));
    expect(one.done[0]).toEqual({ type: 'strike', rat: 0 });
    one.pointing.opened();
    expect(one.panels.shown.info).toBeUndefined();
  });
});

describe('In Letter Delve', () => {
  const walking = delve({ heroes: [{ at: [7, 4] }], part: 'walk', outing: { left: 3, dice: [1, 2] } });

  it('how far the steps lead is shown unasked, until something is done', () => {
    const one = new Hand(delveRoom, any(walking));
    one.pointing.opened();
    expect(one.table.tinted).toHaveLength(22);
    one.isAsked = false;
    one.pointing.closed();
    expect(one.table.tinted).toEqual([]);
  });

  it('and is shown again where a walk ends with steps left', () => {
    const one = new Hand(delveRoom, any(walking));
    one.press(delveCell(cell(7, 6)));
    one.press(delveCell(cell(7, 6)));
    expect(one.done).toHaveLength(2);
    expect(one.table.tinted.length).toBeGreaterThan(0);
  });

  it('before the roll a square says what to do first, and a far one how many steps are left', () => {
    const before = new Hand(delveRoom, any(delve({ heroes: [{ at: [7, 4] }], part: 'start' })));
    before.press(delveCell(cell(7, 2)));
    expect(before.table.notes).toEqual(['Roll to walk']);
    const far = new Hand(delveRoom, any(walking));
    far.press(delveCell(cell(7, 14)));
    expect(far.table.notes).toEqual(['Too far: 3 steps left']);
  });
});

describe('In Pocket-Dungeons', () => {
  const brawl = any(
    position('S─────╴', [
      ['warrior', 0, [1, 0]],
      ['goblin-warrior', null, [2, 0]],
    ]),
  );
  const foe = standCell(brawl as never, (brawl as unknown as { chars: never[] }).chars[1]!);

  const odds = /^Attack Goblin Warrior(: melee)?$/;

  it('a press on a foe lists the odds, from the very start of the turn; the next one attacks', () => {
    const one = new Hand(pocket, brawl);
    one.pointing.look(foe);
    one.press(foe);
    expect(one.done.map(({ type }) => type)).toEqual(['activate']);
    expect(one.panels.shown.verb).toMatch(odds);
    one.press(foe);
    expect(one.done.map(({ type }) => type)).toEqual(['activate', 'close-assault']);
  });

  it('so it does where the foe stands in the only way', () => {
    const hemmed = position('S──╴', [
      ['thief', 0, [3, 0]],
      ['goblin-warrior', null, [2, 0]],
    ]);
    const one = new Hand(pocket, any(hemmed));
    const at = standCell(hemmed, hemmed.chars[1]!);
    one.pointing.look(at);
    one.press(at);
    expect(one.done.map(({ type }) => type)).toEqual(['activate']);
    expect(one.panels.shown.verb).toMatch(odds);
  });

  it('so do its key and the arrow that leads to it', () => {
    for (const intent of [
      { do: 'key', key: 'f' },
      { do: 'move', direction: 'east' },
    ] as const) {
      const one = new Hand(pocket, pocket.game.apply(brawl, { type: 'activate', char: 0 } as never).state);
      one.pointing.intend(intent);
      expect(one.done).toEqual([]);
      expect(one.panels.shown.verb).toMatch(odds);
      one.pointing.intend(intent);
      expect(one.done.map(({ type }) => type)).toEqual(['close-assault']);
    }
  });

  it('by touch the first press shows its card with the odds, the second attacks', () => {
    const one = new Hand(pocket, brawl);
    one.press(foe);
    expect(one.done).toEqual([]);
    expect(JSON.stringify(one.panels.shown.info)).toMatch(/Melee.*win \d+%/);
    expect(one.table.way.at(-1)).toEqual(foe);
    one.press(foe);
    expect(one.done.map(({ type }) => type)).toEqual(['activate', 'close-assault']);
  });

  it('a press on a door beside the own hero opens it, from the very start of the turn', () => {
    const doors = [{ at: cell(1, 0), side: 'east' }] as const;
    const shut = position('S─────╴', [['warrior', 0, [1, 0]]], { doors });
    const door = doorCell(shut, doors[0]);
    const one = new Hand(pocket, any(shut));
    one.pointing.look(door);
    one.press(door);
    expect(one.done.map(({ type }) => type)).toEqual(['activate', 'open-door']);
  });

  it('a tile farther than any rush is walked towards', () => {
    const alone = position('S─────╴', [['dwarf', 0, [1, 0]]]);
    const one = new Hand(pocket, any(alone));
    const far = middleCell(alone, cell(6, 0));
    one.pointing.look(far);
    one.press(far);
    expect(one.done.map(({ type }) => type).slice(0, 3)).toEqual(['activate', 'explore', 'step']);
  });
});

describe('Where one square stands for several things', () => {
  it('exactly those are offered', () => {
    const at = cell(2, 1);
    const prompt: PromptModel = {
      title: 'Your turn',
      choices: [
        { action: { type: 'hit' }, label: 'Hit', at, mark: 'strike', verb: 'Hit' },
        { action: { type: 'wait' }, label: 'Wait' },
        { action: { type: 'shoot' }, label: 'Shoot', at, mark: 'strike', verb: 'Shoot' },
      ],
    };
    const room: AnyRoom = { ...cellarRoom, prompt: () => prompt };
    const one = new Hand(room, any(cellar()));
    one.press(at);
    expect(one.panels.shown.offered).toEqual([0, 2]);
    expect(one.panels.listFocused).toBe(0);
  });
});

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));

describe.each(rooms)('No press is answered by nothing: $id', ({ room }) => {
  it('on any square, at any question', { timeout: 30_000 }, () => {
    const match = recordMatch(room, setupsOf(room)[0]!);
    const asked = statesOf(match).filter(state => state.ask);
    for (const whole of sample(asked, 5)) {
      const seat = whole.ask!.seat;
      const state = viewOf(room.game, whole, seat);
      const cells = [...cellsOf(room.board(state, seat).extent)];
      for (const at of sample(cells, 40)) {
        const one = new Hand(
          { ...room, game: { ...room.game, apply: () => ({ state, events: [] }) } },
          state,
        );
        one.press(at);
        const { offered, from, verb } = one.panels.shown;
        const answers = [
          one.done.length > 0,
          one.table.notes.length > 0,
          one.table.way.length > 0,
          offered !== undefined,
          from !== undefined,
          verb !== undefined,
          one.panels.shown.lit !== undefined,
        ];
        expect(answers, `${cellName(at)} at ${JSON.stringify(state.ask)}`).toContain(true);
      }
    }
  });

  it('by touch a framed square acts or asks at once; any other shows the way first, and goes there next', () => {
    const match = recordMatch(room, setupsOf(room)[0]!);
    const asked = statesOf(match).filter(state => state.ask);
    for (const whole of sample(asked, 5)) {
      const seat = whole.ask!.seat;
      const state = viewOf(room.game, whole, seat);
      const still = { ...room, game: { ...room.game, apply: () => ({ state, events: [] }) } };
      const framed = boardPrompt(
        room.prompt(state, seat),
        { verb: undefined, from: undefined },
        true,
      ).choices;
      for (const at of sample([...cellsOf(room.board(state, seat).extent)], 40)) {
        const one = new Hand(still, state);
        one.press(at);
        const isFramed = choicesAt(framed, at).length > 0;
        const where = `${cellName(at)} at ${JSON.stringify(state.ask)}`;
        if (isFramed) expect(one.table.way, where).toEqual([]);
        else if (one.table.way.length > 0) {
          expect(one.done, where).toEqual([]);
          one.isWalked = true;
          one.press(at);
          expect(one.done.length, where).toBeGreaterThan(0);
        }
      }
    }
  });
});
