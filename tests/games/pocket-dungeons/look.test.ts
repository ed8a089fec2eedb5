/** What a person sees, tried on whole matches: every picture exists, every word fits, and every moment adds up. */
import { describe, expect, it } from 'vitest';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import { cardOf } from '../../../src/games/pocket-dungeons/data/cards.ts';
import { game, legalActions } from '../../../src/games/pocket-dungeons/game.ts';
import { room } from '../../../src/games/pocket-dungeons/index.ts';
import { board } from '../../../src/games/pocket-dungeons/look/board.ts';
import { standCell } from '../../../src/games/pocket-dungeons/look/places.ts';
import { prompt } from '../../../src/games/pocket-dungeons/look/prompt.ts';
import type { Event } from '../../../src/games/pocket-dungeons/state/events.ts';
import type { State } from '../../../src/games/pocket-dungeons/state/state.ts';
import { checkBoard, checkInfo, checkPrompt, checkSheet, checkWays } from '../contract/models.ts';
import { checkStep, type Told } from '../contract/motions.ts';
import { readPacks } from '../contract/packs.ts';
import { sample } from '../contract/record.ts';
import { Findings } from '../contract/words.ts';
import { momentsOf, type PlayedStep } from './random-play.ts';
import { position } from './table.ts';

const packs = readPacks(room.assets.packs);

/** Tables of all sizes; together they meet nearly everything. */
const MATCHES: readonly (readonly PlayedStep[])[] = [2, 8, 20, 63, 78, 84].map(number =>
  momentsOf({
    seed: `PROOF-${number}`,
    seats: 2 + (number % 5),
    recruits: number % 4 === 3 ? 'fresh-only' : 'any-free',
    care: [5, 8, 10][number % 3]!,
    traps: [1, 5, 7].map(factor => 2 + ((number * factor + (factor === 7 ? 3 : 0)) % 11)),
  }),
);

interface Step extends Told {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

/** A dungeon that is built by hand, by chance. */
function draft(): Step[] {
  const dice = stream(newStreams('LOOK-DRAFT'), 'draft');
  const told: Step[] = [];
  let { state } = game.create({ seed: 'LOOK-DRAFT', seats: ['human', 'human'], options: { build: 'draft' } });
  while (state.phase !== 'turns') {
    const legal = legalActions(state).filter(action => action.type !== 'finish-build');
    const action = pick(dice, legal);
    const { state: after, events } = game.apply(state, action);
    told.push({ before: state, action, events, after });
    state = after;
  }
  return told;
}

const DRAFT = draft();

function findingsOf(told: readonly Told[]): string[] {
  const findings = new Findings();
  for (const step of told) checkStep(room, step, packs, findings);
  for (const { after } of sample(told, 25)) {
    for (const seat of [0, 1]) {
      checkBoard(room, after, seat, packs, findings);
      checkSheet(room, after, seat, packs, findings);
      checkInfo(room, after, seat, packs, findings);
    }
    checkPrompt(room, after, packs, findings);
    checkWays(room, after, findings);
  }
  return findings.list;
}

/** It needs rare luck: a tile that fits nowhere. */
const TOO_RARE = ['tile-redrawn'];

it('the matches of this file meet nearly everything that can happen', () => {
  const steps: readonly Pick<PlayedStep, 'events'>[] = [...MATCHES.flat(), ...DRAFT];
  const met = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));
  const rare = Object.keys(room.motions).filter(type => !met.has(type as Event['type']));
  expect(rare.filter(type => !TOO_RARE.includes(type))).toEqual([]);
});

describe('Boards, sheets, prompts, tool-tips, motions and sentences', () => {
  it.each(MATCHES.map((match, index) => [index, match] as const))('are sound in match %i', (_, match) => {
    expect(findingsOf(match)).toEqual([]);
  });

  it('are sound while the dungeon is built by hand', () => {
    expect(findingsOf(DRAFT)).toEqual([]);
  });

  it('name nothing that the assets do not list', () => {
    const named = new Set(room.assets.sprites);
    for (const { after } of [...MATCHES.flat(), ...DRAFT])
      for (const { sprite, badges = [] } of board(after, 0).tokens)
        expect([sprite, ...badges].filter(key => !named.has(key))).toEqual([]);
  });
});

describe('Words on buttons', () => {
  const prompts = MATCHES.flatMap(match =>
    match.map(({ before }) => ({ ask: before.ask, prompt: prompt(before) })),
  );

  it('fit: verbs of one line or two, details of two lines or three', () => {
    for (const { prompt: model } of prompts)
      for (const { action, verb, label, detail = '' } of model.choices) {
        expect((verb ?? label).length, verb ?? label).toBeLessThanOrEqual(36);
        // Delvers to choose from are cards in a window of their own, and say what they can do.
        expect(detail.length, detail).toBeLessThanOrEqual(action.type === 'enter' ? 240 : 135);
      }
  });

  it('never stand for two keys at once, nor take a key of the program', () => {
    for (const { prompt: model } of prompts) {
      const taken = model.choices.flatMap(({ key }) => (key === undefined ? [] : [key]));
      expect(taken.filter(key => 'hulnrvzm?.+-'.includes(key))).toEqual([]);
      const verbs = new Map<string, string>();
      for (const { key, verb, label } of model.choices) {
        if (key === undefined || key === 'f') continue;
        expect(verbs.get(key) ?? verb ?? label, key).toBe(verb ?? label);
        verbs.set(key, verb ?? label);
      }
    }
  });

  it('frame one way to attack each target', () => {
    for (const { ask, prompt: model } of prompts) {
      if (ask?.kind !== 'action') continue;
      const framed = model.choices.filter(({ mark, aside }) => mark === 'strike' && !aside);
      const cells = framed.map(({ at }) => `${at!.x},${at!.y}`);
      expect(new Set(cells).size).toBe(cells.length);
    }
  });

  it('ask before the own hero is risked or attacked, and before it leaves', () => {
    for (const { ask, prompt: model } of prompts)
      for (const { action, confirm } of model.choices)
        if (action.type === 'exit') expect(confirm, ask?.kind).toMatch(/no way back/);
  });
});

describe('A hero beside a Troll', () => {
  const start = position('S─────╴', [
    ['thief', 0, [1, 0]],
    ['troll', null, [2, 0], { bounty: 1 }],
  ]);
  const acting: State = { ...start, ask: { seat: 0, kind: 'action', char: 0 }, active: 0 };

  it('is chosen by a press anywhere on the tile of whom it can attack', () => {
    const [hero, foe] = start.chars.map(char => standCell(start, char));
    const corner = { x: foe!.x + 1, y: foe!.y + 1 };
    expect(room.wayTo!(start, 0, corner)).toEqual([hero, foe]);
    expect(room.wayTo!(acting, 0, corner)).toEqual([foe]);
    const attack = prompt(acting).choices.find(({ mark }) => mark === 'strike')!;
    expect(attack).toMatchObject({ at: foe, span: 1 });
  });

  it('reads what a kill is worth, and what the attack may cost', () => {
    const attack = prompt(acting).choices.find(({ mark }) => mark === 'strike')!;
    expect(attack.detail).toMatch(/^Kill: 1 skull\. /);
    expect(attack.odds).toMatch(/^win \d+%, die \d+%$/);
  });

  it('leaves its own button in place, so that a second press does nothing', () => {
    expect(prompt(start).choices[0]!.label).toBe('Act with your Thief');
    expect(prompt(acting).greyed![0]).toMatchObject({ label: 'Act with your Thief' });
  });
});

describe('Sentences', () => {
  it('tell the story without stammering', () => {
    const lines = MATCHES.flatMap(match =>
      match.flatMap(({ before, events, after }) =>
        events.map(event => {
          const step = { before, after };
          const said = room.sentences[event.type]!(event, { event, ...step, earlier: [], step });
          return typeof said === 'string' ? said : said.text;
        }),
      ),
    ).filter(text => text !== '');
    for (const text of lines) {
      expect(text, text).toMatch(/^[A-Z0-9].*[.!]$/);
      expect(text, text).not.toMatch(/ {2}|the the|1 steps|1 treasures|\.\./);
    }
  });
});

describe('The only person at the table', () => {
  it('is spoken to: nothing is told of their seat by its name', () => {
    const told = MATCHES.flat().flatMap(({ before, events, after }) =>
      events.map(event => {
        const step = { before, after };
        const now = { event, ...step, earlier: [], step, you: 0 };
        const said = room.sentences[event.type]!(event, now);
        // What figures are called for the ear is the board's own.
        const shown = room.motions[event.type]!(event, now).map(motion =>
          JSON.stringify(motion, (key, value) => (key === 'label' || key === 'board' ? undefined : value)),
        );
        return [typeof said === 'string' ? said : said.text, ...shown].join(' ');
      }),
    );
    expect(told.find(text => /\bRed\b/.test(text))).toBeUndefined();
    for (const words of [
      'You pass.',
      'Your turn',
      'Your Warrior',
      'your Warrior',
      'You scheme with',
      "Blue's ",
    ])
      expect(
        told.some(text => text.includes(words)),
        words,
      ).toBe(true);
  });
});

describe('The card of a foe', () => {
  it('tells the odds of an attack from the very start of the turn, as they are when it comes to it', () => {
    const state = position('S─────╴', [
      ['warrior', 0, [1, 0]],
      ['goblin-warrior', null, [2, 0]],
    ]);
    const at = standCell(state, state.chars[1]!);
    const odds = (one: State): unknown =>
      room.inspect(one, 0, at)!.parts.find(part => part.part === 'text' && part.label === 'If attacked');
    expect(odds(state)).toBeDefined();
    expect(odds(game.apply(state, { type: 'activate', char: 0 }).state)).toEqual(odds(state));
  });
});

describe('Whoever stands on treasure', () => {
  it('is offered first of all to gather it', () => {
    const gathers = (state: State): boolean =>
      state.ask?.kind === 'action' && legalActions(state).some(({ type }) => type === 'gather');
    const states = MATCHES.flat().flatMap(({ before }) => (gathers(before) ? [before] : []));
    expect(states.length).toBeGreaterThan(5);
    for (const state of states) {
      const { usual, choices } = prompt(state);
      expect(choices.find(({ label }) => label === usual)?.action.type).toBe('gather');
    }
  });
});

describe('Cards', () => {
  it('show the printed pools of whoever is steered', () => {
    for (const { before } of MATCHES.flat()) {
      const { ask } = before;
      if (ask?.kind !== 'action') continue;
      const char = before.chars.find(({ id }) => id === ask.char)!;
      const sheet = room.sheet(before, ask.seat);
      expect(sheet.portrait).toBe(`portrait-${char.card}`);
      expect(sheet.title).toContain(cardOf(char.card).name);
    }
  });
});
