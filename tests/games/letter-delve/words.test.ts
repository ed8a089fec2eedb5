/** Sentences of help, dialogs and tips, each held against the rule that it speaks of. */
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../src/core/moments.ts';
import { LAST_ROUND, TRUCE_ROUNDS } from '../../../src/games/letter-delve/data/constants.ts';
import type { ItemId } from '../../../src/games/letter-delve/data/items.ts';
import type { Kind } from '../../../src/games/letter-delve/data/monsters.ts';
import { OPTIONS } from '../../../src/games/letter-delve/data/options.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { room } from '../../../src/games/letter-delve/index.ts';
import { help } from '../../../src/games/letter-delve/look/help.ts';
import { inspect } from '../../../src/games/letter-delve/look/inspect.ts';
import { whyNot } from '../../../src/games/letter-delve/look/items.ts';
import { cellOf } from '../../../src/games/letter-delve/look/places.ts';
import { prompt } from '../../../src/games/letter-delve/look/prompt.ts';
import { outfitDialog } from '../../../src/games/letter-delve/look/prompt-turn.ts';
import { sentences } from '../../../src/games/letter-delve/look/sentences.ts';
import { fightOf } from '../../../src/games/letter-delve/look/fight.ts';
import { duelOdds } from '../../../src/games/letter-delve/odds/battles.ts';
import { mayBe } from '../../../src/games/letter-delve/odds/tiles.ts';
import { newMods } from '../../../src/games/letter-delve/rules/battle.ts';
import { chosenButton, verbButtons } from '../../../src/panels/logic/verbs.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import type { Monster, State } from '../../../src/games/letter-delve/state/state.ts';
import { linesOf } from './claims/world.ts';
import {
  ASLEEP,
  at,
  attack,
  DAGGER,
  END,
  fight,
  monster,
  only,
  PASS,
  play,
  playOn,
  scene,
  STAY,
  TWO_HANDED,
  use,
  type At,
  type Placed,
} from './table.ts';

const book = help.map(page => page.text).join('\n');
const tipAt = (state: State, square: At): string =>
  linesOf(inspect(state, 0, cellOf(at(square))))
    .map(({ text }) => text)
    .join(' ');

describe('The red button of a walk', () => {
  it('stops where there is loot or the way out, and walks on elsewhere', () => {
    const usual = (square: At): string | undefined =>
      prompt(scene({ heroes: [{ at: square }], part: 'walk', outing: { left: 2, dice: [1, 2] } })).usual;
    expect(usual([5, 5])).toBe('Stop here');
    expect(usual([7, 7])).toBe('Leave with 0 coins');
    expect(usual([7, 4])).toBeUndefined();
  });
});

describe('The red button where magic is at hand', () => {
  const red = (state: State): string | undefined => {
    const model = prompt(state);
    return chosenButton(verbButtons(model), undefined, undefined, model.usual)?.label;
  };

  it('ends the turn, or lets things happen, unless the hint would use it', () => {
    expect(red(scene({ heroes: [{ at: [1, 6], items: ['teleport', 'forced-move'] }] }))).toBe('End turn');
    // Ten hearts and a D20 against a Dagger: the hint puts it to sleep.
    const attacked = playOn(fight('quagga', { items: ['sleep'] }), END).state;
    expect(attacked.ask).toMatchObject({ kind: 'react' });
    expect(red(attacked)).toBe('Use Sleep');
    expect(red(playOn(fight('emu', { items: ['sleep'], weapon: TWO_HANDED }), END).state)).toBe('Pass');
  });

  it('passes while a boss goes for somebody else, and nobody is asked', () => {
    const other = scene({
      heroes: [
        { at: [1, 5], weapon: TWO_HANDED, coins: 40, items: ['teleport'] },
        { at: [5, 5], weapon: TWO_HANDED },
      ],
      monsters: [['quagga', 5, 6]],
    });
    let { state } = playOn(other, END);
    while (!(state.ask?.kind === 'react' && state.ask.window === 'activation'))
      state = playOn(
        state,
        state.ask?.kind === 'react' ? PASS : state.ask?.kind === 'arrived' ? END : STAY,
      ).state;
    expect(red(state)).toBe('Pass');
    expect(room.pass!(state, 0, 'smart')).toEqual(PASS);
  });
});

describe('The book of rules', () => {
  // Finding 6: not "the last of its kind", but all of them once nobody else is left (R33).
  it('says when Trolls and Vampires stay dead', () => {
    expect(book).not.toContain('last of its kind');
    expect(book).toContain('Once only Trolls and Vampires are left, they stay dead.');
    const two = scene({
      heroes: [{ at: [7, 9], weapon: TWO_HANDED }],
      monsters: [
        ['troll', 7, 10],
        ['troll', 0, 11, ASLEEP],
      ],
      alone: true,
    });
    const { state, events } = play(two, [10, 1], END);
    expect(only(events, 'regenerated')).toEqual([]);
    expect(state.monsters.map(({ kind }) => kind)).toEqual(['troll']);
    // The last of its kind comes back as long as anybody else is about.
    const one = scene({ heroes: [{ at: [7, 9], weapon: TWO_HANDED }], monsters: [['troll', 7, 10]] });
    expect(only(play(one, [10, 1, 5], END).events, 'regenerated')).toHaveLength(1);
    expect(tipAt(one, [7, 10])).toContain('Not once only Trolls and Vampires are left.');
    const endless = scene({
      heroes: [{}],
      monsters: [['troll', 7, 10]],
      options: { regeneration: 'endless' },
    });
    expect(tipAt(endless, [7, 10])).not.toContain('Not once');
  });

  // Finding 6: a tie is a hit on a monster, and nothing in a duel (R41).
  it('gives ties to heroes against monsters only', () => {
    const { lines } = outfitDialog(scene({ heroes: [{}] }), 0);
    const text = lines!.map(line => line.text).join(' ');
    expect(text).toContain('You win ties against monsters. In duels, ties hit nobody.');
    const duel = scene({
      heroes: [
        { at: [7, 9], hp: 1 },
        { at: [7, 10], hp: 1 },
      ],
    });
    const { events } = play(duel, [4, 4, 4, 1], attack(1));
    expect(only(events, 'exchange').map(({ result }) => result)).toEqual(['clash', 'hero-hits']);
  });

  it('knows that a torch burns by the book, too', () => {
    expect(book).toContain(`By the book, it burns for ${LAST_ROUND}.`);
    expect(OPTIONS[0]!.values[1]!.help).toContain(`${LAST_ROUND} rounds`);
  });

  it('names the passes as the buttons do', () => {
    const begun = playOn(fight('quagga', { items: ['strength'] }), END).state;
    const shown = prompt(begun).choices.flatMap(({ verb = '', label }) => [verb, label]);
    for (const name of ['Fight', 'Fight until …', 'Pass this turn']) {
      expect(book).toContain(name);
      expect(shown).toContain(name);
    }
  });
});

describe('Greyed choices', () => {
  const company = [{ at: [7, 9] as const }, { at: [7, 10] as const }];
  const why = (state: State) => prompt(state).greyed!.find(({ label }) => label === 'Attack a rival')?.why;

  // Finding 6: where duels are off there is no truce.
  it('tell a truce from a game without duels', () => {
    expect(why(scene({ heroes: company, options: { duels: 'off' } }))).toBe(
      'There are no duels in this game.',
    );
    const truce = scene({ heroes: company, options: { duels: 'truce' } });
    expect(why(truce)).toBe(`Truce: heroes can't fight each other until the end of round ${TRUCE_ROUNDS}.`);
    expect(why({ ...truce, turn: TRUCE_ROUNDS + 1 })).toBeUndefined();
  });

  it('give the reason that holds', () => {
    const truce = scene({
      heroes: [{ at: [7, 9], items: ['snipe', 'levitation', 'heal'] }, { at: [7, 11] }],
      options: { duels: 'truce' },
      part: 'walk',
      outing: { left: 3, levitating: true },
    });
    // A rival stands two squares away, and is no target.
    expect(whyNot(truce, 0, 'snipe')).toBe('No target exactly 2 squares away.');
    expect(whyNot(truce, 0, 'levitation')).toBe('Already active.');
    const others = scene({ heroes: [{ at: [7, 9] }, { at: [0, 0], hp: 5, items: ['heal'] }] });
    expect(whyNot(others, 1, 'heal')).toBe('Not right now.');
  });
});

describe('The gear window', () => {
  it('compares no outfit with itself', () => {
    const { state } = game.create({ seed: 'gear', seats: ['human', 'normal'], options: { first: 0 } });
    const details = prompt(state).choices.map(({ label, detail = '' }) => [label, detail.includes('Beats')]);
    expect(details).toContainEqual(['Two-Handed Sword', false]);
    expect(details).toContainEqual(['Sword', true]);
    expect(details).toContainEqual(['Sword and Leather', true]);
  });
});

describe('Odds on the screen', () => {
  const duel = scene({
    heroes: [
      { at: [7, 9], weapon: DAGGER },
      { at: [7, 10], weapon: DAGGER },
    ],
  });

  it('of one exchange in a duel leave out the clashes', () => {
    // Two D4: six of sixteen are higher.
    expect(duelOdds(duel, 0, 1).exchange).toBe(6 / 16);
    expect(duelOdds(duel, 0, 1).win).toBeCloseTo(0.5, 9);
  });

  it('of a duel take no help from a third hero', () => {
    const three = scene({ heroes: [{ at: [7, 9] }, { at: [7, 10] }, { at: [0, 0] }] });
    const strong = { ...newMods({ armour: false }), strength: 2 };
    const battle = {
      hero: 0,
      monster: null,
      rival: 1,
      monsterHp: 0,
      exchanges: 0,
      confused: false,
      fever: 0,
    };
    const on: State = {
      ...three,
      battle: { ...battle, mods: strong, rivalMods: newMods({ armour: false }) },
    };
    expect(duelOdds(on, 0, 1).win).toBeGreaterThan(0.9);
    expect(duelOdds(on, 0, 2).win).toBeCloseTo(0.5, 9);
  });

  it('say what the attacker would gain, not "the winner"', () => {
    const rich = scene({
      heroes: [
        { at: [7, 9], coins: 3 },
        { at: [7, 10], coins: 31, items: ['heal'] },
      ],
    });
    const { detail, confirm } = prompt(rich).choices.find(({ action }) => action.type === 'attack')!;
    expect(detail).toContain('Win and you take 31 coins, Heal.');
    expect(confirm).toContain('Duels are to the death unless magic ends them.');
  });

  it('name hearts that Drain Life gives as gains', () => {
    const hurt = fight('emu', { hp: 5, weapon: TWO_HANDED, items: ['drain-life', 'sleep'] });
    const begun = playOn(hurt, END, PASS, PASS).state;
    const drained = playOn(begun, { type: 'use-item', item: 'drain-life' }).state;
    expect(tipAt(drained, [7, 10])).toMatch(/gain 0\.9 hearts on average/);
  });

  it('offer no help that is not allowed: Poison on a boss, armour against the Mean', () => {
    const items = ['poison', 'mystic-armor', 'strength'] as const;
    const begun = playOn(fight('quagga', { items }), END).state;
    expect(tipAt(begun, [7, 10])).toContain('With Strength ');
    expect(tipAt(begun, [7, 10])).not.toMatch(/Poison \d|Mystic Armour \d/);
  });

  it('never round to a certainty on the stage', () => {
    const begun = playOn(
      fight('emu', { hp: 3, weapon: TWO_HANDED, items: ['sleep'] }),
      END,
      PASS,
      PASS,
    ).state;
    expect(fightOf(begun)!.odds).toBeLessThan(100);
    expect(fightOf(begun)!.odds).toBeGreaterThan(99);
  });

  it('tell the hearts that a monster has left in its battle', () => {
    const begun = playOn(fight('yeti', { items: ['sleep'] }), END, PASS, PASS).state;
    const hit: State = { ...begun, battle: { ...begun.battle!, monsterHp: 2 } };
    const [gauge] = inspect(hit, 0, cellOf(at([7, 10])))!.parts;
    expect(gauge).toMatchObject({ value: 2, max: 4 });
  });
});

describe('What lies face down', () => {
  const polymorphed = scene({
    heroes: [{ at: [7, 12] }],
    monsters: [
      ['quagga', 6, 6, ASLEEP],
      ['zombie-lord', 8, 6, ASLEEP],
      ['jabberwock', 6, 8, ASLEEP],
      ['emu', 8, 8, { ...ASLEEP, back: 'plain' }],
    ],
    part: 'walk',
    outing: { left: 4 },
  });

  it('is a boss under a plain back as often as a loose boss may lie there', () => {
    const shares = mayBe(polymorphed, monster(polymorphed, 3));
    const bosses = shares.filter(({ kind }) =>
      ['quagga', 'zombie-lord', 'jabberwock', 'xeroc'].includes(kind),
    );
    // Of four unseen bosses three lie under crowns: one is among the 97 other tiles, and any of the four may be it.
    expect(bosses.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1 / 97, 9);
    expect(tipAt(polymorphed, [9, 9])).toContain('unless it is a boss');
  });

  it('is told once on a rune, and of a boss with the worst and the best', () => {
    const rune = scene({ heroes: [{ at: [5, 3] }], monsters: [['emu', 6, 2, ASLEEP]] });
    expect(tipAt(rune, [5, 1]).match(/the sleeper on G3/g)).toHaveLength(1);
    expect(tipAt(rune, [5, 1])).toContain('1 item. Stepping here wakes the sleeper on G3');
    const hard = scene({
      heroes: [{ at: [7, 12], weapon: TWO_HANDED }],
      monsters: [['quagga', 6, 6, ASLEEP]],
    });
    expect(tipAt(hard, [6, 6])).toMatch(/From [<>]?\d+% to [<>]?\d+%, depending on the boss\./);
  });

  it('stirs rather than wakes where it wears a crown', () => {
    const tip = tipAt(polymorphed, [6, 6]);
    expect(tip).toContain('Walk past and it stirs.');
    const loud: State = { ...polymorphed, rules: { ...polymorphed.rules, exit: 'loud' } };
    expect(tipAt(loud, [6, 6])).toContain('Stepping beside it wakes it.');
  });
});

describe('A square', () => {
  const SAFE = 'Nothing awake can reach you here';
  const walking = (monsters: readonly Placed[], left = 4): State =>
    scene({ heroes: [{ at: [7, 4] }], monsters, part: 'walk', outing: { left, dice: [2, 2] } });

  it('is called safe only if nobody wakes by getting there, stopping there or taking what lies there', () => {
    const boss: Placed = ['quagga', 6, 6, ASLEEP];
    expect(tipAt(walking([boss]), [7, 3])).toContain(SAFE);
    const beside = tipAt(walking([boss]), [7, 5]);
    expect(beside).toContain('Stopping here wakes the boss on G7.');
    expect(beside).not.toContain(SAFE);
    const rune = scene({ heroes: [{ at: [5, 5] }], monsters: [boss] });
    expect(tipAt(rune, [5, 5])).toContain('Wakes the boss on G7.');
    expect(tipAt(rune, [5, 5])).not.toContain(SAFE);
    // H1 is quiet, but every way there leads past the sleeper.
    const sleeper = walking([['orc', 6, 2, ASLEEP]]);
    expect(tipAt(sleeper, [7, 0])).not.toContain(SAFE);
  });

  it('tells on its button what its chest or rune wakes', () => {
    const label = (monsters: readonly Placed[], square: At): string | undefined =>
      prompt(scene({ heroes: [{ at: square }], monsters })).choices.find(
        ({ action }) => action.type === 'collect',
      )?.label;
    expect(label([['quagga', 6, 6, ASLEEP]], [5, 5])).toBe('Claim 2 items: wakes a boss');
    expect(label([['quagga', 6, 6, ASLEEP]], [0, 0])).toBe('Loot the chest: wakes a boss');
    const guards: readonly Placed[] = [
      ['orc', 6, 2, ASLEEP],
      ['emu', 8, 2, ASLEEP],
    ];
    expect(label(guards, [7, 0])).toBe('Loot the chest: wakes 2');
    expect(label([], [5, 5])).toBe('Claim 2 items');
  });

  it('shows each item in a reaction, and one button for several on the own turn', () => {
    const verbs = (state: State): string[] => [
      ...new Set(
        prompt(state).choices.flatMap(({ action, verb = '' }) => (action.type === 'use-item' ? verb : [])),
      ),
    ];
    const items = ['conjure-coins', 'teleport'] as const;
    const turn = scene({ heroes: [{ items }] });
    expect(verbs(turn)).toEqual(['Use magic']);
    expect(verbs(scene({ heroes: [{ items: ['teleport'] }] }))).toEqual(['Use Teleport']);
    const fought = playOn(fight('quagga', { items }), END).state;
    expect(verbs(fought)).toEqual(['Use Conjure Coins', 'Use Teleport']);
  });

  it('on the stairs asks again only while the walk could go on', () => {
    const leave = (left: number) =>
      prompt(scene({ heroes: [{ coins: 9 }], part: 'walk', outing: { left } })).choices.find(
        ({ action }) => action.type === 'stop',
      );
    expect(leave(0)).toMatchObject({ label: 'Leave with 9 coins' });
    expect(leave(0)?.confirm).toBeUndefined();
    expect(leave(2)?.confirm).toContain("You can't come back.");
  });

  it('on the stairs says your place, and asks whoever is behind', () => {
    const stairs = (...rivals: readonly { coins: number; status?: 'dead' | 'escaped' }[]) => {
      const company = rivals.map(rival => ({ ...rival, at: [0, 0] as const }));
      const state = scene({ heroes: [{ coins: 21 }, ...company], part: 'walk' });
      return prompt(state).choices.find(({ action }) => action.type === 'stop')!;
    };
    expect(stairs({ coins: 34 })).toMatchObject({
      detail: "Up the stairs and out for good. Blue carries 34: you'd be 2nd.",
      confirm: "Leave the dungeon with 21 coins? Blue carries 34: you'd be 2nd. You can't come back.",
    });
    expect(stairs({ coins: 34 }, { coins: 40, status: 'escaped' }).detail).toContain(
      "Green left with 40: you'd be 3rd.",
    );
    expect(stairs({ coins: 21 }).detail).toContain("Blue carries 21, too: you'd share the win.");
    const ahead = stairs({ coins: 20 }, { coins: 90, status: 'dead' });
    expect(ahead.detail).toContain("Blue carries 20: you'd be ahead.");
    expect(ahead.confirm).toBeUndefined();
    const far = scene({
      heroes: [
        { at: [7, 9], coins: 21 },
        { at: [0, 0], coins: 34 },
      ],
    });
    expect(tipAt(far, [7, 7])).toContain("Stop here to leave with 21 coins. Blue carries 34: you'd be 2nd.");
  });
});

describe('Names of the people at the table', () => {
  it('are "You" for the only person, and colours where nobody is spoken to', () => {
    const begun = playOn(
      scene({
        heroes: [{ at: [7, 9], items: ['strength'] }, { status: 'dead' }],
        monsters: [['quagga', 7, 10]],
      }),
      END,
    ).state;
    const spoken = (you?: number) => ({
      fight: room.board(begun, 0, you).fight?.left.name,
      order: JSON.stringify(room.sheet(begun, 0, you).parts).includes('"You"'),
    });
    expect(spoken(0)).toEqual({ fight: 'You', order: true });
    expect(spoken()).toEqual({ fight: 'Red', order: false });
  });
});

describe('Lines of the log', () => {
  const itemLine = (state: State, action: Action): string => {
    const used = momentsOf(game, state, action).find(({ event }) => event.type === 'item-used');
    if (used?.event.type !== 'item-used') throw new Error('Nothing was used.');
    const line = sentences['item-used'](used.event, { ...used, event: used.event });
    return typeof line === 'string' ? line : line.text;
  };

  it('name the target of an item as it was when the item was used', () => {
    const beside = (kind: Kind, change: Partial<Monster>, item: ItemId): State =>
      scene({
        heroes: [{ at: [7, 9], items: [item] }],
        monsters: [[kind, 7, 11, change]],
        bag: ['emu'],
        alone: true,
      });
    expect(itemLine(beside('orc', {}, 'polymorph'), use('polymorph'))).toBe('You use Polymorph on the Orc.');
    expect(itemLine(beside('orc', ASLEEP, 'waken'), use('waken'))).toBe('You use Waken on the sleeper.');
  });

  it('speak to the only person at the table, and of the bots by their colours', () => {
    const state = scene({ heroes: [{}, {}] });
    const step = { before: state, after: state };
    const said = (seat: number) => {
      const event = { type: 'rolled-move', seat, dice: [2, 3] } as const;
      return sentences['rolled-move'](event, { event, ...step, earlier: [], step, you: 0 });
    };
    expect(said(0)).toBe('You roll 2 and 3: 5 steps.');
    expect(said(1)).toBe('Blue rolls 2 and 3: 5 steps.');
    const roll = { die: 8, faces: [3], strength: [], bless: 0, fever: 0, total: 3 };
    const hit = (result: 'hero-hits' | 'foe-hits') => {
      const foes = { hero: 1, monster: null, kind: null, rival: 0 };
      const event = { type: 'exchange', n: 1, heroRoll: roll, foeRoll: roll, result, ...foes } as const;
      return sentences.exchange(event, { event, ...step, earlier: [], step, you: 0 });
    };
    expect(hit('hero-hits')).toEqual({ text: "Blue rolls 3, you roll 3. You're hit.", tone: 'bad' });
    expect(hit('foe-hits')).toEqual({ text: 'Blue rolls 3, you roll 3. Blue is hit.', tone: 'good' });
    const won = { type: 'game-over', winners: [0], endedBy: 'left' } as never;
    const shown = room.motions['game-over']!(won, { event: won, ...step, earlier: [], step, you: 0 });
    expect(JSON.stringify(shown)).toContain('You win with');
  });
});
