/** Several people at one table, in the room that asks the most out of turn: Letter Delve. */
import { describe, expect, it } from 'vitest';
import { sameAction, type Player, type Seat } from '../../src/core/game.ts';
import { room } from '../../src/games/letter-delve/index.ts';
import type { State } from '../../src/games/letter-delve/state/state.ts';
import { usualOptions } from '../../src/games/room.ts';
import { type AutoPass, defaultSettings } from '../../src/services/settings.ts';
import { Session } from '../../src/session/session.ts';
import { EventPlayer } from '../../src/table/event-player.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { quietDeps } from '../support/quiet-deps.ts';
import { FakePanels } from './fake-panels.ts';

const SEED = 'BCD-FGH-JKL';

interface Wishes {
  readonly seed?: string;
  readonly seats?: readonly Player[];
  readonly autoPass?: AutoPass;
  readonly names?: readonly string[];
}

class Party {
  readonly panels = new FakePanels();
  readonly session: Session;
  readonly #player = new EventPlayer(new NullTable());
  isOver = false;
  /** How often a person was asked, by what it was about. */
  readonly asked = new Map<string, number>();
  readonly curtains: string[] = [];

  constructor({ seed = SEED, seats = ['human', 'human', 'normal'], autoPass = 'smart', names = [] }: Wishes) {
    const settings = { ...defaultSettings({ reducedMotion: false }), autoPass, names };
    this.panels.update({ settings });
    this.session = new Session(
      quietDeps(room, {
        player: this.#player,
        panels: this.panels,
        settings: () => settings,
        over: () => (this.isOver = true),
      }),
      // Whoever may challenge is asked more.
      { setup: { seed, seats, options: { ...usualOptions(room, seats.length), duels: 'on' } } },
    );
    this.session.begin();
  }

  get state(): State {
    return this.session.state as State;
  }

  get curtain() {
    return this.panels.model.curtain;
  }

  /** Until a person is asked, a curtain has fallen, or it is over. */
  async settle(): Promise<void> {
    for (let i = 0; i < 500; i++) {
      await this.#player.whenIdle();
      await Promise.resolve();
      if (this.session.prompt || this.curtain || this.isOver) return;
    }
    throw new Error('Nobody is ever asked.');
  }

  /** A person does what a bot would do. False when it is over. */
  async turn(): Promise<boolean> {
    await this.settle();
    if (this.isOver) return false;
    if (this.curtain) {
      this.curtains.push(`${this.curtain.name}: ${this.curtain.line}`);
      this.session.commands['curtain-up']!();
      return true;
    }
    const { ask } = this.state;
    this.asked.set(ask!.kind, (this.asked.get(ask!.kind) ?? 0) + 1);
    const wanted = room.bot('normal', ask!.seat).choose(this.state, this.session.match.legalActions());
    this.session.act(this.session.prompt!.choices.find(({ action }) => sameAction(action, wanted.action))!);
    return true;
  }

  async until(isIt: () => boolean): Promise<void> {
    for (let i = 0; i < 3000; i++) {
      await this.settle();
      if (this.isOver) throw new Error('It was over before.');
      if (isIt()) return;
      await this.turn();
    }
  }

  async playOut(): Promise<this> {
    while (await this.turn());
    return this;
  }
}

describe('People at one table', () => {
  it('hand the device over behind a curtain, which rises when its person says so', async () => {
    const party = new Party({});
    await party.settle();
    const first = party.state.ask!.seat;
    expect(party.session.prompt).toBeUndefined();
    expect(party.curtain).toMatchObject({ line: 'Choose your gear.', sprite: `hero-${first + 1}` });
    party.session.commands['curtain-up']!();
    expect(party.curtain).toBeUndefined();
    expect(party.session.prompt?.dialog).toBeDefined();
    await party.turn();
    await party.settle();
    expect(party.state.ask!.seat).not.toBe(first);
    expect(party.curtain?.sprite).toBe(`hero-${party.state.ask!.seat + 1}`);
  });

  it('are called by their own names', async () => {
    const party = new Party({ names: ['Ada', 'Ben'] });
    await party.settle();
    expect(party.curtain?.name).toBe(['Ada', 'Ben'][party.state.ask!.seat]);
  });

  it('see no curtain within their own turn, and none at all when only bots sit with them', async () => {
    const party = new Party({});
    await party.until(() => party.state.ask!.kind === 'walk' && !party.curtain);
    const { seat } = party.state.ask!;
    const before = party.curtains.length;
    while (party.state.ask?.kind === 'walk') await party.turn();
    await party.settle();
    expect(party.state.ask?.seat).toBe(seat);
    expect(party.curtains.length).toBe(before);
    const lone = await new Party({ seats: ['normal', 'human', 'easy'] }).playOut();
    expect(lone.curtains).toEqual([]);
  });
});

describe('Reactions', () => {
  const SEEDS = ['BCD-FGH-JKL', 'KTR-BMX-QZP'];

  /** In so many matches, with the same bots in the people's chairs. */
  async function reactions(autoPass: AutoPass): Promise<number> {
    let count = 0;
    for (const seed of SEEDS) {
      const party = await new Party({ seed, autoPass }).playOut();
      count += party.asked.get('react') ?? 0;
    }
    return count;
  }

  it('are asked for always, seldom, or never, as the setting says', async () => {
    const ask = await reactions('ask');
    const smart = await reactions('smart');
    expect(await reactions('all')).toBe(0);
    // Two people in each match: more than four questions a head and match would be nagging.
    expect(smart).toBeGreaterThan(0);
    expect(smart).toBeLessThanOrEqual(4 * 2 * SEEDS.length);
    expect(ask).toBeGreaterThan(3 * smart);
  });

  it('are asked for once when held, whatever the setting says', async () => {
    const party = new Party({ autoPass: 'all' });
    const isReaction = (): boolean => party.state.ask?.kind === 'react';
    await party.until(() => party.session.prompt !== undefined);
    party.session.commands.hold!();
    // Own turns do not use it up.
    await party.until(() => party.session.prompt !== undefined && party.state.turn > 0);
    expect(party.panels.shown.hold).toBe(true);
    await party.until(() => isReaction() && party.session.prompt !== undefined);
    expect(party.panels.shown.hold).toBe(false);
    await party.playOut();
    expect(party.asked.get('react')).toBe(1);
  });

  it('that were passed by themselves are taken back together with what led to them', async () => {
    const party = new Party({ autoPass: 'all' });
    const entries = () => party.session.match.entries;
    const wasPassed = (): boolean => {
      const last = entries().at(-1);
      return last?.kind === 'act' && last.action.type === 'pass';
    };
    await party.until(() => wasPassed() && party.session.prompt !== undefined);
    const depth = entries().length;
    expect(party.panels.shown.undo).toBe('practice');
    party.session.commands.undo!();
    await party.settle();
    const back = entries().slice(depth);
    expect(back.length).toBeGreaterThan(1);
    expect(back.every(({ kind }) => kind === 'undo')).toBe(true);
    const seat: Seat = party.state.ask!.seat;
    expect(party.session.start.setup.seats[seat]).toBe('human');
    expect(party.state.ask!.kind).not.toBe('react');
    expect(party.panels.questions).toEqual(['Undo?']);
    await party.playOut();
    expect(party.isOver).toBe(true);
  });
});
