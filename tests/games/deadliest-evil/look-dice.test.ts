/** The dice and the blows, as a person reads them before deciding. */
import { describe, expect, it } from 'vitest';
import { type GameState, type Of, sameAction } from '../../../src/core/game.ts';
import { makeBot } from '../../../src/games/deadliest-evil/bot/index.ts';
import { game } from '../../../src/games/deadliest-evil/game.ts';
import { range } from '../../../src/core/grid.ts';
import { foeCells } from '../../../src/games/deadliest-evil/look/places.ts';
import type { Action } from '../../../src/games/deadliest-evil/state/actions.ts';
import { anyRoom } from '../../../src/games/room.ts';
import { verbButtons } from '../../../src/panels/logic/verbs.ts';
import { Hand } from '../../session/hand.ts';
import { room } from '../../../src/games/deadliest-evil/index.ts';
import { choiceOf, choicesOf } from './asked.ts';
import { position } from './table.ts';

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

  it('asks for no target where all are alike: the nearest stands for them, and each square still attacks its own', () => {
    const alike = position('gallery', '1b', { dice: 'C8 D6 S4', monsters: 'g1@1 g2@1 g3@1' });
    const attack = verbButtons(room.prompt(alike, 0)).find(({ label }) => label === 'Attack')!;
    expect([attack.asks, attack.choices.length, attack.alike?.length]).toEqual([false, 1, 2]);
    const cells = foeCells(alike);
    const far = (id: string): number => range(cells.get(id)!, room.board(alike, 0).focus!);
    const { action } = choicesOf(alike)[attack.choices[0]!]!;
    const nearest = (action as Of<Action, 'attack'>).monster;
    expect(far(nearest)).toBe(Math.min(...['g1', 'g2', 'g3'].map(far)));
    for (const id of ['g1', 'g2', 'g3']) {
      const hand = new Hand(anyRoom(room), alike as unknown as GameState);
      hand.press(cells.get(id)!);
      expect(hand.done).toEqual([{ type: 'attack', monster: id }]);
    }
    const key = new Hand(anyRoom(room), alike as unknown as GameState);
    key.pointing.intend({ do: 'key', key: 'a' });
    expect(key.done).toEqual([{ type: 'attack', monster: nearest }]);
  });

  it('lists one of each kind where they differ', () => {
    const state = position('gallery', '1b', { dice: 'C8 D6 S4', monsters: 'g1@1 g2@1 s1@1' });
    const attack = verbButtons(room.prompt(state, 0)).find(({ label }) => label === 'Attack')!;
    const kinds = attack.choices.map(index => choicesOf(state)[index]!.label.split(' ')[1]);
    expect([attack.asks, new Set(kinds)]).toEqual([true, new Set(['goblin', 'skeleton'])]);
    expect(kinds).toHaveLength(2);
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

describe('The hint for the dice', () => {
  it('says once which die lies where, and then why', () => {
    const state = position('gallery', '1b', { ask: 'assign', monsters: 'g1@1' });
    const { action, why } = makeBot('hard', 0).choose(state, game.legalActions(state) as Action[]);
    const { label } = choicesOf(state).find(choice => sameAction(choice.action, action))!;
    expect(label).toMatch(/^Combat d\d, Defense d\d, Speed d\d$/);
    expect(why).not.toMatch(/Combat|Defense|Speed/);
    expect(why).toMatch(/^[A-Z].+\.$/);
  });
});
