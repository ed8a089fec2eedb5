import { describe, expect, it } from 'vitest';
import type { Choice, PromptModel } from '../../src/core/look.ts';
import { chosenButton, keptPlaces, openButton, verbButtons } from '../../src/panels/logic/verbs.ts';

const choice = (label: string, more: Partial<Choice> = {}): Choice => ({
  action: { type: label },
  label,
  ...more,
});

const prompt: PromptModel = {
  title: 'Your turn',
  choices: [
    choice('End the turn', { verb: 'End turn', closing: true, key: ' ' }),
    choice('Step north', { verb: 'Move', direction: 'north' }),
    choice('Attack the rat', { verb: 'Attack', odds: '33%', key: 'a' }),
    choice('Step east', { verb: 'Move', direction: 'east' }),
    choice('Attack the king rat', { verb: 'Attack', odds: '17%', key: 'a' }),
    choice('Open the chest', { mark: 'use' }),
  ],
  greyed: [
    { label: 'Drink health', why: 'You have none.', verb: 'Guzzle' },
    { label: 'Drink mana', why: 'It is full.', verb: 'Guzzle' },
    { label: 'Attack the bat', why: 'It is out of reach.', verb: 'Attack' },
    { label: 'Cast', why: 'No mana.' },
  ],
};

describe('buttons from choices', () => {
  const buttons = verbButtons(prompt);

  it('gathers the choices of a verb, keeps the order, and puts the closing one last', () => {
    expect(buttons.map(one => [one.label, one.choices])).toEqual([
      ['Move', [1, 3]],
      ['Attack', [2, 4]],
      ['Guzzle', []],
      ['Cast', []],
      ['Open the chest', [5]],
      ['End turn', [0]],
    ]);
  });

  it('asks for a target only where there are several', () => {
    expect(buttons.filter(one => one.asks).map(one => one.label)).toEqual(['Move', 'Attack']);
  });

  it('opens what asks, and nothing else', () => {
    expect(openButton(prompt, 'Attack')?.choices).toEqual([2, 4]);
    expect(openButton(prompt, 'Open the chest')).toBeUndefined();
    expect(openButton(prompt, undefined)).toBeUndefined();
  });

  it('shows the span of the odds and the common key', () => {
    const attack = buttons.find(one => one.label === 'Attack');
    expect(attack).toMatchObject({ odds: '17-33%', key: 'a' });
    expect(buttons.find(one => one.label === 'Move')).not.toHaveProperty('odds');
  });

  it('shows odds that are no per cents only when they agree', () => {
    const odds = (...list: string[]) =>
      verbButtons({ title: '', choices: list.map(one => choice(one, { verb: 'Roll', odds: one })) })[0]?.odds;
    expect(odds('4+', '4+')).toBe('4+');
    expect(odds('4+', '50%')).toBeUndefined();
    expect(odds('+1-6', '+1-3')).toBe('+1-6');
    expect(odds('+2', '+1-3')).toBe('+1-3');
    expect(odds('+2', '+2')).toBe('+2');
    expect(odds('+2', '50%')).toBeUndefined();
    expect(odds('win 43%', 'win 20%')).toBe('win 20-43%');
    expect(odds('win 43%', 'hit 20%')).toBeUndefined();
    expect(odds('win 43%', 'win <1%')).toBeUndefined();
  });

  it('shows the odds of what has any beside what has none', () => {
    const heal = choice('Cast Heal', { verb: 'Cast' });
    const fireball = choice('Cast Fireball', { verb: 'Cast', odds: '33%' });
    expect(verbButtons({ title: '', choices: [heal, fireball] })[0]?.odds).toBe('33%');
    expect(verbButtons({ title: '', choices: [heal] })[0]?.odds).toBeUndefined();
  });

  it('tells why something cannot be done: on its own button, or beside the targets that can', () => {
    expect(buttons.find(one => one.label === 'Guzzle')?.why).toBe('You have none. It is full.');
    expect(buttons.find(one => one.label === 'Attack')?.greyed).toMatchObject([{ label: 'Attack the bat' }]);
  });

  it('uses every choice exactly once', () => {
    const used = buttons.flatMap(one => one.choices).toSorted((a, b) => a - b);
    expect(used).toEqual(prompt.choices.map((_, index) => index));
  });

  it('gives unique ids, also to choices without a verb', () => {
    const twice = verbButtons({ title: '', choices: [choice('Take'), choice('Take')] });
    expect(new Set(twice.map(one => one.id)).size).toBe(2);
  });
});

describe('the red button', () => {
  const buttons = verbButtons(prompt);
  it('is the open verb, else the lit choice’s, else the first', () => {
    expect(chosenButton(buttons, 'Attack', 1)?.label).toBe('Attack');
    expect(chosenButton(buttons, undefined, 4)?.label).toBe('Attack');
    expect(chosenButton(buttons, undefined, undefined)?.label).toBe('Move');
    expect(chosenButton([], undefined, undefined)).toBeUndefined();
  });

  it('is the one that the room names first, in whatever place it is kept', () => {
    const roll: PromptModel = {
      title: '',
      choices: [choice('Roll'), choice('Buy a sword', { verb: 'Shop' })],
    };
    const kept = keptPlaces(verbButtons(roll), ['Shop', 'Roll']);
    expect(kept.map(({ label }) => label)).toEqual(['Shop', 'Roll']);
    expect(chosenButton(kept, undefined, undefined)?.label).toBe('Roll');
  });

  it('is the usual one rather than the first, unless another is meant', () => {
    expect(chosenButton(buttons, undefined, undefined, 'End turn')?.label).toBe('End turn');
    expect(chosenButton(buttons, undefined, 4, 'End turn')?.label).toBe('Attack');
    expect(chosenButton(buttons, undefined, undefined, 'Cast')?.label).toBe('Move');
  });

  it('shows the picture of its verb, possible or not, whatever its choices show', () => {
    const recover = (icon: string): Choice => ({
      action: { type: 'recover' },
      label: icon,
      verb: 'Recover',
      icon,
      verbIcon: 'green',
    });
    const greyed = [{ label: 'Portal', verb: 'Portal', why: 'No square is free.', verbIcon: 'purple' }];
    const shown = verbButtons({ title: '', choices: [recover('card-1'), recover('card-2')], greyed });
    expect(shown.map(({ icon }) => icon)).toEqual(['green', 'purple']);
  });

  it('shows the picture that all choices of a verb share, and none where they differ', () => {
    const lay = (label: string, verb: string, icon: string): Choice => ({
      action: { type: 'lay' },
      label,
      verb,
      icon,
    });
    const choices = [lay('A1', 'Open north', 'n'), lay('B1', 'Open north', 'n'), lay('C1', 'Take', 'x')];
    const mixed = [...choices, lay('D1', 'Take', 'y')];
    expect(verbButtons({ title: '', choices }).map(({ icon }) => icon)).toEqual(['n', 'x']);
    expect(verbButtons({ title: '', choices: mixed }).map(({ icon }) => icon)).toEqual(['n', undefined]);
  });
});

describe('the places of buttons', () => {
  const labels = (of: PromptModel, places: string[]) =>
    keptPlaces(verbButtons(of), places).map(one => one.label);
  const step = choice('Step north', { verb: 'Move' });
  const hit = choice('Hit the rat', { verb: 'Attack' });
  const take = choice('Take the key', { verb: 'Use' });
  const grey = (verb: string) => ({ label: verb, why: 'Not now.', verb });

  it('stay from one question to the next, whether the thing can be done or not', () => {
    const places: string[] = [];
    const quiet: PromptModel = { title: '', choices: [step, take], greyed: [grey('Attack')] };
    const fight: PromptModel = { title: '', choices: [hit, step], greyed: [grey('Use')] };
    expect(labels(quiet, places)).toEqual(['Move', 'Use', 'Attack']);
    expect(labels(fight, places)).toEqual(['Move', 'Use', 'Attack']);
    expect(labels(quiet, places)).toEqual(['Move', 'Use', 'Attack']);
  });

  it('are the same for two that are never there together', () => {
    const places: string[] = [];
    const [explore, on, back] = ['Explore', 'Go on', 'Go back'].map(verb => choice(verb, { verb }));
    const stop = choice('Stop', { closing: true });
    const asked = (...choices: Choice[]) => labels({ title: '', choices: [...choices, stop] }, places);
    expect(asked(explore!)).toEqual(['Explore', 'Stop']);
    expect(asked(on!, back!)).toEqual(['Go on', 'Go back', 'Stop']);
    expect(asked(explore!, back!)).toEqual(['Explore', 'Go back', 'Stop']);
  });

  it('follow the room where it says so, whatever the order of the rules', () => {
    const back = choice('Step south', { verb: 'Go back', place: 1 });
    const on = choice('Step north', { verb: 'Go on', place: 0 });
    expect(labels({ title: '', choices: [back, on] }, [])).toEqual(['Go on', 'Go back']);
  });

  it('stay when something to take comes and goes', () => {
    const places: string[] = [];
    const plain: PromptModel = { title: '', choices: [step], greyed: [grey('Attack')] };
    const onKey: PromptModel = { ...plain, choices: [step, choice('Take the Key', { mark: 'use' })] };
    expect(labels(plain, places)).toEqual(['Move', 'Attack']);
    expect(labels(onKey, places)).toEqual(['Move', 'Attack', 'Take the Key']);
    expect(labels(plain, places)).toEqual(['Move', 'Attack']);
    // Whatever was the last before it, in the order of the rules.
    const both: PromptModel = { title: '', choices: [choice('Open the chest', { mark: 'use' }), hit, step] };
    expect(labels(both, places)).toEqual(['Move', 'Attack', 'Open the chest']);
  });

  it('are found for what is new beside its neighbour', () => {
    const places: string[] = [];
    labels({ title: '', choices: [step, hit] }, places);
    expect(labels({ title: '', choices: [step, take, hit] }, places)).toEqual(['Move', 'Use', 'Attack']);
  });
});

describe('what has its price', () => {
  it('is never bought by one press of a button that does not name it: the list opens first', () => {
    const mace = choice('Buy Mace (5 coins)', { verb: 'Shop', priced: true });
    const [shop] = verbButtons({ title: '', choices: [mace] });
    expect(shop).toMatchObject({ label: 'Shop', asks: true, choices: [0] });
    expect(shop?.odds).toBeUndefined();
  });
});

it('gives every part of the odds its span, and none where choices speak of different things', () => {
  const oddsOf = (...odds: readonly string[]) =>
    verbButtons({
      title: '',
      choices: odds.map((one, index) => choice(`${index}`, { verb: 'V', odds: one })),
    })[0]!.odds;
  expect(oddsOf('win 43%, die 12%', 'win 20%, die 12%')).toBe('win 20-43%, die 12%');
  expect(oddsOf('win 43%, die 12%', 'win 43%')).toBeUndefined();
  expect(oddsOf('win 43%', 'survives 20%')).toBeUndefined();
});

it('keeps the button of the last answer where it was, before what is new', () => {
  const places: string[] = [];
  const labels = (model: PromptModel) => keptPlaces(verbButtons(model), places).map(({ label }) => label);
  expect(labels({ title: '', choices: [choice('Act'), choice('Scheme')] })).toEqual(['Act', 'Scheme']);
  const greyed = [{ label: 'Act', why: 'It acts.', isFirst: true }];
  expect(labels({ title: '', choices: [choice('Explore')], greyed })).toEqual(['Act', 'Explore']);
});
