/** What a person sees and reads, over whole games of bots and of chance: nothing throws, nothing is missing. */
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../../src/core/moments.ts';
import { same } from '../../../src/core/plain.ts';
import { DIFFICULTIES, type EnemyNumber } from '../../../src/games/letter-labyrinths/data/constants.ts';
import { DUNGEONS } from '../../../src/games/letter-labyrinths/data/dungeons.ts';
import { game } from '../../../src/games/letter-labyrinths/game.ts';
import { openRoom, room } from '../../../src/games/letter-labyrinths/index.ts';
import { motions } from '../../../src/games/letter-labyrinths/look/motions.ts';
import { prompt } from '../../../src/games/letter-labyrinths/look/prompt.ts';
import { explore, typed } from '../../../src/games/letter-labyrinths/look/typing.ts';
import type { Event } from '../../../src/games/letter-labyrinths/state/events.ts';
import { checkBoard, checkInfo, checkPrompt, checkSheet } from '../contract/models.ts';
import { checkStep } from '../contract/motions.ts';
import { readPacks, type Packs } from '../contract/packs.ts';
import { Findings, isSaid } from '../contract/words.ts';
import { playGame, setupOf, type Party } from './random-play.ts';
import { position, sq } from './table.ts';

await openRoom();

/** Whether sounds and tunes are made is judged by the contract of all rooms; here they must be listed. */
const packs: Packs = {
  ...readPacks(room.assets.packs),
  hasSound: key => room.assets.sounds.includes(key),
  hasMusic: key => room.assets.music.includes(key),
};

const CARES = [10, 9, 5, 0];
const RARE = ['traps-removed', 'hint-noted'];

const parties: Party[] = Array.from({ length: Number(process.env['LOOKS'] ?? 30) }, (_, index) => ({
  seed: `LOOK-${index}`,
  seats: 1 + (index % 6),
  dungeon: DUNGEONS[index % DUNGEONS.length]!,
  difficulty: DIFFICULTIES[(index >> 1) % DIFFICULTIES.length]!,
  health: index % 2 === 0 ? 'even' : 'book',
  orange: index % 4 < 2 ? 'disable' : 'pass-walls',
  traps: index % 4 < 2 ? 'open' : 'hidden',
  care: CARES[index % CARES.length]!,
}));

describe('What is spent', () => {
  const titleOf = (wordsLeft: number, tokens: readonly EnemyNumber[], abilityUsed = false): string => {
    const state = position({ pawns: [{ at: [3, 6], tokens, wordsLeft, abilityUsed }] });
    return prompt(state, 0).title;
  };

  it('is told where it is spent, and not where it cannot be', () => {
    expect(titleOf(1, [])).toBe('Make a word');
    expect(titleOf(1, [3])).toBe('Make a word (1 token)');
    expect(titleOf(1, [3, 4], true)).toBe('Make a word');
    expect(titleOf(0, [3])).toBe('Spend your token?');
    expect(titleOf(0, [1, 3])).toBe('Spend 1 of 2 tokens?');
  });
});

describe('The look of whole games', () => {
  it('describes every moment, moves and tells every event', { timeout: 240_000 }, () => {
    const findings = new Findings();
    const seen = new Set<Event['type']>();
    for (const party of parties) {
      let count = 0;
      const opening = game.create(setupOf(party));
      checkStep(
        room,
        { before: opening.state, events: opening.events, after: opening.state },
        packs,
        findings,
      );
      playGame(party, ({ before, action, after, events }) => {
        for (const { type } of events) seen.add(type);
        checkStep(room, { before, action, events, after }, packs, findings);
        checkPrompt(room, after, packs, findings);
        const seat = count % party.seats;
        checkBoard(room, after, seat, packs, findings);
        checkSheet(room, after, seat, packs, findings);
        findings.expect(
          isSaid(room.headline(after)) && packs.hasMusic(room.music(after, seat).tune),
          'headline or music',
        );
        if (count++ % 15 === 0) checkInfo(room, after, seat, packs, findings);
      });
      for (const { type } of opening.events) seen.add(type);
    }
    expect(findings.list).toEqual([]);
    const unseen = Object.keys(motions).filter(type => !seen.has(type as Event['type']));
    expect(unseen.filter(type => !RARE.includes(type))).toEqual([]);
  });

  it('tells what bots and chance do hardly ever', () => {
    const findings = new Findings();
    const before = position({
      pawns: [{ at: [6, 6], colour: 'orange', tokens: [1] }],
      traps: [
        ['A', 5, 5],
        ['E', 6, 7],
      ],
    });
    for (const action of [{ type: 'ability', ability: 'disable' }, { type: 'hint-used' }] as const) {
      const { state, events } = game.apply(before, action);
      expect(events.some(({ type }) => RARE.includes(type))).toBe(true);
      checkStep(room, { before, action, events, after: state }, packs, findings);
    }
    expect(findings.list).toEqual([]);
  });

  it('takes every hit off the bar at once', () => {
    const before = position({ pawns: [{ at: [8, 4] }], boss: { at: [6, 4], damage: 3 } });
    const action = { type: 'word', word: 'OPAL' } as const;
    const bars = momentsOf(game, before, action)
      .flatMap(moment => room.motions[moment.event.type]!(moment.event, moment))
      .flatMap(motion => (motion.do === 'blow' ? [motion.gauge?.value] : []));
    const hits = game.apply(before, action).events.filter(({ type }) => type === 'bumped');
    expect(hits.length).toBeGreaterThan(0);
    expect(bars).toEqual(hits.map((_, index) => before.bossHealth - 4 - index));
  });

  it('shows the same of a view as of the state', { timeout: 60_000 }, () => {
    for (const party of parties.slice(0, 6)) {
      playGame(party, ({ after }) => {
        for (const { seat } of after.pawns) {
          const view = game.view!(after, seat);
          expect(same(room.board(view, seat), room.board(after, seat))).toBe(true);
          expect(same(room.sheet(view, seat), room.sheet(after, seat))).toBe(true);
        }
        if (after.ask) expect(same(prompt(game.view!(after, 0), 0), prompt(after, 0))).toBe(true);
      });
    }
  });

  it('fits buttons, and leaves the letter keys to the tray', () => {
    for (const party of parties.slice(0, 12)) {
      playGame(party, ({ after }) => {
        const { choices, entry } = prompt(after, 0);
        for (const { verb, label, detail, key } of choices) {
          expect((verb ?? label).length, verb ?? label).toBeLessThanOrEqual(28);
          expect(detail?.length ?? 0, detail).toBeLessThanOrEqual(90);
          if (entry && key !== undefined) expect(key).not.toMatch(/^[a-z]$/);
        }
      });
    }
    for (const { key } of room.overlays) expect(key).not.toMatch(/^[a-z]$/);
  });

  it('advises words by name, and explores only words that may be made', { timeout: 60_000 }, () => {
    for (const party of parties.slice(0, 10)) {
      let words = 0;
      playGame(party, ({ before }) => {
        if (before.ask?.kind !== 'play' || words++ > 2) return;
        const { seat } = before.ask;
        const { action, why } = room.bot('hard', seat).choose(before, [...game.legalActions(before)]);
        if (action.type === 'word') expect(why).toContain((action as unknown as { word: string }).word);
        for (const { text, detail } of explore(before, seat)) {
          expect(typed(before, seat, text).action).toMatchObject({ type: 'word', word: text });
          expect(isSaid(detail)).toBe(true);
        }
      });
    }
  });
});

describe('A beaten boss', () => {
  it('does not stand on the last board again', () => {
    const state = position({ pawns: [{ at: [8, 4] }], boss: { at: [6, 4], damage: 14 } });
    const isThere = (of: typeof state): boolean =>
      room.board(of, 0).tokens.some(({ id }) => id.includes('boss'));
    expect(isThere(state)).toBe(true);
    expect(isThere({ ...state, ask: null, ending: { how: 'won', lostBy: null } })).toBe(false);
    expect(isThere({ ...state, ask: null, ending: { how: 'lost', lostBy: 'last-card' } })).toBe(true);
  });
});

describe('Whoever makes a word', () => {
  const held = (wordsLeft: number) =>
    position({
      card: 19,
      pawns: [{ at: [7, 2], tokens: [2], wordsLeft }],
      enemies: { 3: { at: [5, 2], damage: 1 } },
    });

  it('reads first of all what the enemies spell; those that are captured keep their lines', () => {
    const [first] = room.sheet(held(1), 0).parts;
    const rows = ['1 SLIME', '2 WASTE', '3 RUSTY', '4 SPOIL', '5 FUNKY'].map(label => ({
      label,
      value: label === '3 RUSTY' ? '1/4' : 'caught',
    }));
    expect(first).toMatchObject({ part: 'stats', rows });
    // Only those who are about stand beside the question on a phone.
    expect(first).toMatchObject({ rows: [{}, {}, { vital: 'RUSTY' }, {}, {}] });
  });

  it('has as many lines when the boss is about, or one more, so that the keys stay where they are', () => {
    for (const dungeon of DUNGEONS) {
      const options = { dungeon, health: 'even' } as const;
      const state = position({ options, pawns: [{ at: [1, 0] }], boss: { at: [6, 4] } });
      const [first] = room.sheet(state, 0).parts;
      expect([5, 6]).toContain(first?.part === 'stats' ? first.rows.length : 0);
    }
  });

  it('sees every ability as a picture, possible or not', () => {
    const { choices, greyed } = prompt(held(1), 0);
    const pictures = [...choices.filter(({ action }) => action.type === 'ability'), ...greyed!];
    expect(pictures.map(({ verbIcon }) => verbIcon)).toEqual(
      pictures.map(() => expect.stringMatching(/^icon-/)),
    );
  });

  it('ends the round by the red button when the word is made: a token is never spent without a thought', () => {
    expect(prompt(held(0), 0).usual).toBe('End the round');
  });
});

describe('A word while it is typed', () => {
  const opal = position({
    card: 19,
    pawns: [{ at: [7, 2] }, { at: [6, 4] }],
    enemies: { 3: { at: [5, 2] } },
  });

  it('draws its way: letters on squares, hits on foes, stubs at walls', () => {
    const { overlay, message, tone, action } = typed(opal, 0, 'opa');
    expect(action).toBeUndefined();
    expect(tone).toBe('plain');
    expect(message).toBe('No word yet: Rusty cube 1/4, ends on 6/3.');
    expect(overlay.cells).toEqual([
      { at: sq(6, 2), tone: 'ice', text: 'O' },
      { at: sq(5, 2), tone: 'gold', text: '1/4' },
      { at: sq(6, 3), tone: 'gold', text: 'A' },
    ]);
    expect(overlay.lines).toHaveLength(3);
    const stub = typed(position({ card: 30, pawns: [{ at: [5, 2] }] }), 0, 'lack').overlay.lines;
    expect(stub.filter(line => line.blocked)).toHaveLength(2);
  });

  it('shows the letter, not the damage, where a foe is captured and walked over', () => {
    const beside = position({
      card: 25,
      pawns: [{ at: [12, 4] }],
      enemies: { 2: { at: [12, 5], damage: 3 } },
    });
    const { overlay } = typed(beside, 0, 'nan');
    expect(overlay.cells.find(({ at }) => at.y === 5)?.text).toBe('A');
  });

  it.each([
    ['', 'Type a word.', 'dim'],
    ["don't", 'Letters A to Z only.', 'bad'],
    ['a', 'At least two letters.', 'plain'],
    ['blackbird', 'Eight letters at most.', 'bad'],
    ['slxnd', 'Not in this list (Full).', 'bad'],
    ['sland', 'No word yet: ends on 7/4.', 'plain'],
    ['opal', 'Would end on Green.', 'gold'],
  ])('refuses "%s" in a few words', (text, message, tone) => {
    expect(typed(opal, 0, text)).toMatchObject({ message, tone });
    expect(typed(opal, 0, text).action).toBeUndefined();
  });

  it('warns of a trap that stops the word, and says when the vowel opens it', () => {
    const trapped = position({ card: 30, pawns: [{ at: [5, 2] }], traps: [['A', 7, 3]] });
    expect(typed(trapped, 0, 'rock')).toMatchObject({
      action: { type: 'word', word: 'ROCK' },
      tone: 'bad',
      message: 'Trap A stops you: 1 card burns, ends on 7/2.',
    });
    expect(typed(trapped, 0, 'croak').message).toBe('Clears trap A, ends on 7/2.');
  });

  it('says of a word that was made before that it still counts', () => {
    const made = { round: 1, seat: 1, word: 'ROCK', damage: 0, captures: 0, won: false };
    const before = { ...position({ card: 30, pawns: [{ at: [5, 2] }] }), words: [made] };
    expect(typed(before, 0, 'rock')).toMatchObject({
      action: { type: 'word', word: 'ROCK' },
      tone: 'good',
      message: 'Said before, still counts: ends on 7/3.',
    });
    expect(typed(before, 0, 'croak').message).not.toContain('before');
  });

  it('knows the hushed vowel, opening doors and a winning blow', () => {
    const hush = position({ options: { dungeon: 'hushed-halls' }, card: 15, pawns: [{ at: [3, 6] }] });
    expect(typed(hush, 0, 'dune')).toMatchObject({ message: 'U is hushed by this card.', tone: 'gold' });
    expect(prompt(hush, 0).entry!.letters[20]).toMatchObject({ letter: 'U', tone: 'magic' });
    const gate = position({ options: { dungeon: 'guarded-gates' }, card: 30, pawns: [{ at: [6, 1] }] });
    expect(typed(gate, 0, 'ducks').message).toBe('Opens door S, ends on 7/3.');
    const jelly = position({ pawns: [{ at: [8, 4] }], boss: { at: [6, 4], damage: 14 } });
    expect(typed(jelly, 0, 'opal').message).toBe('Beats the Gelatinous Jelly!');
  });

  it('holds a letter of a sprinter to one square by a full stop', () => {
    const sprinter = position({ pawns: [{ at: [9, 5], sprint: true }] });
    expect(typed(sprinter, 0, 'opal').message).toBe('Ends on 5/7.');
    expect(typed(sprinter, 0, 'op.al')).toMatchObject({
      action: { type: 'word', word: 'OPAL', short: [1] },
      message: 'Ends on 6/7.',
    });
    expect(prompt(sprinter, 0).entry!.letters.at(-1)!.letter).toBe('.');
  });

  it('answers within a frame', () => {
    const start = performance.now();
    for (let round = 0; round < 100; round++) typed(opal, 0, 'opposing');
    expect((performance.now() - start) / 100).toBeLessThan(4);
  });
});
