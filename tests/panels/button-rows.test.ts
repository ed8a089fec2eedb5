/** Where buttons stand from one question to the next: what comes never takes the place of what was pressed. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Choice, PromptModel } from '../../src/core/look.ts';
import { Match } from '../../src/core/match.ts';
import { viewOf } from '../../src/core/view.ts';
import { ROOMS } from '../../src/games/index.ts';
import {
  ButtonPlaces,
  type ButtonRows,
  HOLE_LASTS_MS,
  type RowName,
} from '../../src/panels/logic/button-rows.ts';
import { type VerbButton, verbButtons } from '../../src/panels/logic/verbs.ts';
import { setupsOf } from '../games/contract/setups.ts';

const SOON = 300;
const ROW_NAMES: readonly RowName[] = ['main', 'leave', 'end'];

const choice = (label: string, closing = false): Choice => ({ action: { type: label }, label, closing });
const asking = (...choices: readonly Choice[]): PromptModel => ({ title: '', choices });
const named = (rows: readonly VerbButton[]): string[] => rows.map(({ label }) => label);

const GO_ON = choice('Go on');
const EXPLORE = choice('Explore');
const BACK = choice('Go back');
const STOP = choice('Stop here', true);
const SKIP = choice('Skip', true);
const END = choice('End turn', true);

/** Presses the button of that name, and asks anew. */
function after(places: ButtonPlaces, label: string, next: PromptModel, pause = SOON): ButtonRows {
  places.press(buttonOf(places, label), 0, 96);
  return places.rows(next, pause);
}

let asked: PromptModel = asking();
function ask(places: ButtonPlaces, prompt: PromptModel): ButtonRows {
  asked = prompt;
  return places.rows(prompt, 0);
}
function buttonOf(places: ButtonPlaces, label: string): VerbButton {
  const rows = places.rows(asked, 0);
  return ROW_NAMES.flatMap(name => rows[name]).find(one => one.label === label)!;
}

describe('the rows of a question', () => {
  it('are what can be done, what leaves, and the end of the turn by itself', () => {
    const rows = ask(new ButtonPlaces(), asking(END, GO_ON, STOP));
    expect(ROW_NAMES.map(name => named(rows[name]))).toEqual([['Go on'], ['Stop here'], ['End turn']]);
  });

  it('have no row between where letters fill the panel', () => {
    const entry = { label: 'Word', max: 9, letters: [] };
    const rows = ask(new ButtonPlaces(), { ...asking(STOP, GO_ON), entry });
    expect(ROW_NAMES.map(name => named(rows[name]))).toEqual([['Go on'], [], ['Stop here']]);
  });
});

describe('what was pressed', () => {
  it('stays greyed where another would stand', () => {
    const places = new ButtonPlaces();
    ask(places, asking(EXPLORE));
    const { main, height } = after(places, 'Explore', asking(BACK));
    expect(main.map(({ label, why }) => [label, why])).toEqual([
      ['Explore', 'You just did this.'],
      ['Go back', undefined],
    ]);
    expect(height).toBe(96);
  });

  it('stays itself where it is still offered', () => {
    const places = new ButtonPlaces();
    ask(places, asking(GO_ON, EXPLORE, BACK));
    expect(named(after(places, 'Explore', asking(EXPLORE, BACK)).main)).toEqual(['Go back', 'Explore']);
  });

  it('takes no room where nothing else comes, or only what cannot be done', () => {
    const places = new ButtonPlaces();
    ask(places, asking(GO_ON, EXPLORE));
    const greyed = [{ label: 'Explore it', why: 'Done.' }];
    expect(named(after(places, 'Explore', { ...asking(GO_ON), greyed }).main)).toEqual([
      'Go on',
      'Explore it',
    ]);
  });

  it('keeps Skip from Stop here; the end of the turn is never there', () => {
    const places = new ButtonPlaces();
    ask(places, asking(GO_ON, SKIP));
    const { leave, end } = after(places, 'Skip', asking(EXPLORE, STOP, END));
    expect([named(leave), named(end)]).toEqual([['Skip', 'Stop here'], ['End turn']]);
  });

  it('is forgotten by the question after next, and by whoever was not asked for long', () => {
    const places = new ButtonPlaces();
    ask(places, asking(EXPLORE));
    after(places, 'Explore', asking(BACK));
    expect(named(places.rows(asking(BACK), SOON).main)).toEqual(['Go back']);
    const others = new ButtonPlaces();
    ask(others, asking(EXPLORE));
    expect(named(after(others, 'Explore', asking(BACK), 3000).main)).toEqual(['Go back']);
  });

  it('holds the height of its row only until a second press by accident has come', () => {
    const places = new ButtonPlaces();
    ask(places, asking(EXPLORE));
    expect(after(places, 'Explore', asking(BACK), HOLE_LASTS_MS).height).toBe(0);
  });

  it('does not move while its question stands', () => {
    const places = new ButtonPlaces();
    ask(places, asking(EXPLORE));
    const next = asking(BACK);
    expect(places.rows(next, SOON)).toBe(places.rows(next, 9000));
  });
});

const STEPS = 120;

it.each(ROOMS)('$card.title: no order comes to stand where another was pressed', async entry => {
  const room = await entry.load();
  const setup = setupsOf(room)[0]!;
  const match = new Match(room.game, setup);
  const bots = setup.seats.map((_, seat) => room.bot('easy', seat));
  const places = new ButtonPlaces();
  let last: { readonly row: RowName; readonly slot: number; readonly label: string } | undefined;
  let looked = 0;
  for (let step = 0; step < STEPS && match.state.ask; step++) {
    const { seat } = match.state.ask;
    const view = viewOf(room.game, match.state, seat);
    const prompt = room.prompt(view, seat);
    const rows = places.rows(prompt, step);
    const shown = ROW_NAMES.flatMap(name => rows[name]);
    // Nothing is lost, nothing is there twice.
    expect(possible(shown)).toEqual(possible(verbButtons(prompt)));
    const there = last && rows[last.row][last.slot];
    if (there && there.choices.length > 0) expect(there.label).toBe(last!.label);
    const { action } = bots[seat]!.choose(view, match.legalActions());
    const index = prompt.choices.findIndex(one => isDeepStrictEqual(one.action, action));
    const pressed = shown.find(({ choices }) => choices.includes(index));
    last = undefined;
    if (pressed) {
      looked++;
      places.press(pressed, step, 0);
      const row = ROW_NAMES.find(name => rows[name].includes(pressed))!;
      last = { row, slot: rows[row].indexOf(pressed), label: pressed.label };
    }
    match.act(action);
  }
  expect(looked).toBeGreaterThan(5);
});

const possible = (buttons: readonly VerbButton[]): string[] =>
  named(buttons.filter(({ choices }) => choices.length > 0)).toSorted();
