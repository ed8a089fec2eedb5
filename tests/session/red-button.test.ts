/** Enter presses the red button, wherever one is drawn; so does Space, where it is no key of its own. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/core/game.ts';
import type { PromptModel } from '../../src/core/look.ts';
import { viewOf } from '../../src/core/view.ts';
import { ROOMS } from '../../src/games/index.ts';
import { chosenButton, verbButtons } from '../../src/panels/logic/verbs.ts';
import { redButton } from '../../src/session/red-button.ts';
import { recordMatch, sample, statesOf } from '../games/contract/record.ts';
import { setupsOf } from '../games/contract/setups.ts';
import { Hand } from './hand.ts';

const rooms = await Promise.all(ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })));
const NOTHING = { verb: undefined, lit: undefined };

describe.each(rooms)('Enter presses the red button: $id', ({ room }) => {
  const asked = (): { state: GameState; prompt: PromptModel }[] =>
    sample(
      statesOf(recordMatch(room, setupsOf(room)[0]!)).filter(({ ask }) => ask),
      40,
    ).map(whole => {
      const { seat } = whole.ask!;
      const state = viewOf(room.game, whole, seat);
      return { state, prompt: room.prompt(state, seat) };
    });

  it('does what it stands for, or opens its list; Space does what its caps say, else the same', () => {
    for (const { state, prompt } of asked()) {
      if (prompt.dialog || prompt.entry || prompt.compare) continue;
      const red = chosenButton(verbButtons(prompt), undefined, undefined, prompt.usual)!;
      const still = { ...room, game: { ...room.game, apply: () => ({ state, events: [] }) } };
      const space = prompt.choices.filter(({ key }) => key === ' ').map(({ action }) => action);
      for (const key of ['enter', ' ']) {
        const hand = new Hand(still, state);
        hand.isWalked = true;
        hand.pointing.intend(key === 'enter' ? { do: 'confirm', key } : { do: 'key', key });
        const where = `${key} at ${JSON.stringify(state.ask)}: ${red.label}`;
        const isNamed = key === ' ' && space.length > 0;
        if (isNamed) {
          if (space.length === 1) expect(hand.done[0], where).toEqual(space[0]);
        } else if (prompt.choices.length === 1) expect(hand.done, where).toEqual([prompt.choices[0]!.action]);
        else if (red.asks) expect(hand.panels.shown.verb, where).toBe(red.label);
        else expect(hand.done[0], where).toEqual(prompt.choices[red.choices[0]!]!.action);
      }
    }
  });

  it('and none where a window asks or a word is typed', () => {
    for (const { prompt } of asked())
      expect(redButton({ ...prompt, dialog: { title: '', lines: [] } }, NOTHING)).toBeUndefined();
  });
});
