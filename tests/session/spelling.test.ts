/** Words are typed: the tray by keys and by its field, in the room that is made of words. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OverlayModel } from '../../src/core/look.ts';
import { openRoom, room } from '../../src/games/letter-labyrinths/index.ts';
import type { State } from '../../src/games/letter-labyrinths/state/state.ts';
import { usualOptions } from '../../src/games/room.ts';
import type { WindowModel } from '../../src/panels/model.ts';
import { Session } from '../../src/session/session.ts';
import { EventPlayer } from '../../src/table/event-player.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { quietDeps } from '../support/quiet-deps.ts';
import { askForHelp } from '../../src/session/questions.ts';
import { FakePanels } from './fake-panels.ts';

const SEED = 'BCD-FGH-JKL';

class SketchTable extends NullTable {
  drawn: OverlayModel | undefined;

  override overlay(model: OverlayModel | undefined): void {
    this.drawn = model;
  }
}

class WindowPanels extends FakePanels {
  opened: WindowModel | undefined;

  override open(model?: WindowModel): void {
    this.opened = model;
  }
}

class Speller {
  readonly panels = new WindowPanels();
  readonly table = new SketchTable();
  readonly session: Session;
  readonly heard: string[] = [];
  readonly #player = new EventPlayer(this.table);

  constructor(isLesson = false) {
    this.session = new Session(
      quietDeps(room, {
        table: this.table,
        player: this.#player,
        panels: this.panels,
        sound: key => this.heard.push(key),
        leave: () => this.heard.push('leave'),
        unusedKey: key => this.heard.push(`key ${key}`),
      }),
      { setup: { seed: SEED, seats: ['human'], options: usualOptions(room, 1) }, lesson: isLesson },
    );
    this.session.begin();
  }

  /** Alone, only the pawn has to be placed before words are asked for. */
  static async seated(): Promise<Speller> {
    const speller = new Speller();
    await speller.settle();
    speller.session.handlers.act!(0);
    await speller.settle();
    return speller;
  }

  async settle(): Promise<void> {
    for (let i = 0; i < 20; i++) {
      await this.#player.whenIdle();
      await Promise.resolve();
    }
  }

  get state(): State {
    return this.session.state as State;
  }

  get text(): string {
    return this.panels.shown.word?.text ?? '';
  }

  get note(): string {
    return this.panels.shown.word?.note ?? '';
  }

  type(keys: string): void {
    for (const key of keys) this.session.intend({ do: 'key', key });
  }

  press(key: 'enter' | 'escape' | 'backspace'): boolean {
    if (key === 'enter') return this.session.intend({ do: 'confirm' });
    return this.session.intend(key === 'escape' ? { do: 'back' } : { do: 'key', key });
  }

  /** A word that may be made from here, and moves the pawn. */
  goodWord(): string {
    return room.explore!(this.state, 0)[0]!.text;
  }
}

beforeAll(async () => {
  await openRoom();
});

describe('Letters while the board has the keyboard', () => {
  it('lie on the tray in capitals, even those that are orders of the program elsewhere', async () => {
    const speller = await Speller.seated();
    speller.type('hunlrvzm');
    expect(speller.text).toBe('HUNLRVZM');
    expect(speller.heard.filter(key => key === 'tick')).toHaveLength(8);
    expect(speller.heard.some(key => key.startsWith('key'))).toBe(false);
  });

  it('stop at the length of the longest word, and say so', async () => {
    const speller = await Speller.seated();
    speller.type('abcdefghi');
    expect(speller.text).toBe('ABCDEFGH');
    expect(speller.heard.at(-1)).toBe('refuse');
  });

  it('go one by one with Backspace and all at once with Escape', async () => {
    const speller = await Speller.seated();
    speller.type('opal');
    expect(speller.press('backspace')).toBe(true);
    expect(speller.text).toBe('OPA');
    expect(speller.press('escape')).toBe(true);
    expect(speller.text).toBe('');
    expect(speller.heard).not.toContain('leave');
    speller.press('escape');
    expect(speller.heard).toContain('leave');
  });

  it('leave digits and other keys to the board', async () => {
    const speller = await Speller.seated();
    speller.type('?');
    expect(speller.text).toBe('');
    expect(speller.heard).toContain('key ?');
  });
});

describe('The first letter', () => {
  it('takes the tip off the board', async () => {
    const speller = await Speller.seated();
    speller.panels.table({ tip: 'Each arrow letter is one step.' });
    speller.type('o');
    expect(speller.panels.shown.tip).toBeUndefined();
  });
});

describe('A word that is entered', () => {
  it('is played, and the tray and its sketch are empty again', async () => {
    const speller = await Speller.seated();
    const { turn } = speller.state;
    speller.type('noon');
    expect(speller.panels.shown.word?.isWhole).toBe(true);
    expect(speller.table.drawn).toBeDefined();
    speller.press('enter');
    // At once, while its letters still hop: what is played can't be played again.
    expect(speller.panels.shown.word).toBeUndefined();
    await speller.settle();
    expect(speller.state.turn).toBe(turn + 1);
    expect(speller.text).toBe('');
    expect(speller.table.drawn).toBeUndefined();
  });

  // biome-ignore format: a table
  const REFUSED: readonly (readonly [what: string, text: string, note: RegExp])[] = [
    ['an unknown word',     'QZXJ',      /not in this list/i],
    ['a word too long',     'LABYRINTHS', /eight letters at most/i],
    ['a word too short',    'A',         /at least two letters/i],
    ['what is not letters', 'R2-D2',     /letters A to Z only/i],
  ];
  it.each(REFUSED)('keeps its text and loses nothing: %s', async (_what, text, note) => {
    const speller = await Speller.seated();
    const { state } = speller;
    speller.session.handlers.wordEntered!(text.toLowerCase());
    await speller.settle();
    expect(speller.text).toBe(text);
    expect(speller.note).toMatch(note);
    expect(speller.heard.at(-1)).toBe('refuse');
    expect(speller.state).toBe(state);
  });

  it('may be one that was made before: a new card leads it elsewhere', async () => {
    const speller = await Speller.seated();
    const makes = async (): Promise<number> => {
      const before = speller.state.turn;
      speller.session.handlers.wordEntered!('noon');
      await speller.settle();
      return speller.state.turn - before;
    };
    expect(await makes()).toBe(1);
    expect(await makes()).toBe(1);
  });
});

describe('The sketch of a word', () => {
  it('follows every letter', async () => {
    const speller = await Speller.seated();
    const word = speller.goodWord();
    const strokes = Array.from(word, (_letter, index) => {
      speller.session.handlers.wordTyped!(word.slice(0, index + 1));
      return speller.table.drawn?.lines.length ?? 0;
    });
    expect(strokes.at(-1)).toBeGreaterThan(0);
    expect(strokes).toEqual(strokes.toSorted((one, other) => one - other));
    speller.session.handlers.wordTyped!('');
    expect(speller.table.drawn).toBeUndefined();
  });
});

describe('A word in a lesson', () => {
  it('that does not lead on stays on the tray, and the box says why', async () => {
    const pupil = new Speller(true);
    await pupil.settle();
    pupil.type('noon');
    pupil.press('enter');
    expect(pupil.text).toBe('NOON');
    expect(pupil.panels.shown.lesson?.refusal?.reason).toBeTruthy();
    expect(pupil.panels.shown.lesson?.order).toEqual({ by: 'word', word: 'BINDER' });
    pupil.session.handlers.wordEntered!('binder');
    await pupil.settle();
    expect(pupil.panels.shown.lesson?.refusal).toBeUndefined();
    expect(pupil.state.turn).toBe(2);
  });
});

describe('A hint', () => {
  it('costs its price once a word, and leaves the tray alone', async () => {
    const speller = await Speller.seated();
    speller.type('no');
    speller.session.commands.hint!();
    await speller.settle();
    expect(speller.panels.toasts.at(-1)?.text).toMatch(/\(-30 points\)$/);
    expect(speller.state.stats.hints).toBe(1);
    expect(speller.text).toBe('NO');
    speller.session.commands.hint!();
    speller.session.commands.explore!();
    await speller.settle();
    expect(speller.panels.opened).toMatchObject({ kind: 'words' });
    expect(speller.panels.toasts.at(-1)?.text).not.toMatch(/points/);
    expect(speller.state.stats.hints).toBe(1);
  });

  it('marks the run, and asks first: once, and nothing happens to whoever says no', async () => {
    const speller = await Speller.seated();
    expect(speller.panels.shown.hintPrice).toBe('30 points and marks the run as assisted');
    speller.panels.answer = false;
    for (const help of ['hint', 'explore'] as const) {
      speller.session.commands[help]!();
      await speller.settle();
    }
    expect(speller.panels.questions).toEqual(['Get help?', 'Get help?']);
    expect(askForHelp('30 points', true).lines[0]!.text).toMatch(
      /marks the run as assisted.*costs 30 points/,
    );
    expect(askForHelp('25 points', false).lines[0]!.text).toBe('Every look costs 25 points.');
    expect([speller.state.stats.hints, speller.panels.opened]).toEqual([0, undefined]);
    speller.panels.answer = true;
    for (let time = 0; time < 2; time++) {
      speller.session.commands.explore!();
      await speller.settle();
    }
    expect(speller.panels.questions).toHaveLength(3);
    expect(speller.panels.opened).toMatchObject({ kind: 'words' });
  });

  it('that is a look at the good words costs the same, and a chosen one can be entered', async () => {
    const speller = await Speller.seated();
    speller.session.commands.explore!();
    await speller.settle();
    expect(speller.panels.opened).toMatchObject({ kind: 'words', price: '30 points' });
    expect(speller.state.stats.hints).toBe(1);
    const word = speller.goodWord();
    speller.session.handlers.wordTyped!(word);
    speller.press('enter');
    await speller.settle();
    expect(speller.session.match.entries.at(-1)).toEqual({ kind: 'act', action: { type: 'word', word } });
  });

  it('cannot be taken back for nothing', async () => {
    const speller = await Speller.seated();
    speller.session.commands.hint!();
    await speller.settle();
    expect(speller.panels.shown.undo).toBe('practice');
  });

  it('is free where it is no word that is asked for, and in a lesson', async () => {
    const placing = new Speller();
    await placing.settle();
    placing.session.commands.hint!();
    await placing.settle();
    expect(placing.state.stats.hints).toBe(0);
    const pupil = new Speller(true);
    await pupil.settle();
    pupil.session.commands.hint!();
    await pupil.settle();
    expect(pupil.state.turn, 'the lesson has shown its own word').toBe(2);
    expect(pupil.state.stats.hints).toBe(0);
  });
});
