/** A match by link between two whole programs, each with a storage of its own. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableDesk } from '../../src/app/table-desk.ts';
import { sameAction, type Player } from '../../src/core/game.ts';
import { judge } from '../../src/core/judge.ts';
import { runFromText } from '../../src/core/link.ts';
import { viewOf } from '../../src/core/view.ts';
import { findRoom } from '../../src/games/index.ts';
import { type AnyRoom, usualOptions } from '../../src/games/room.ts';
import type { JoinModel, PassOnModel, RelaysModel, WindowKind } from '../../src/panels/model.ts';
import { runOf } from '../../src/records/relay.ts';
import { program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

type Program = ReturnType<typeof program>;
const LABYRINTHS = 'letter-labyrinths';
const DELVE = 'letter-delve';
const EVIL = 'deadliest-evil';

const session = ({ app }: Program) => {
  if (!(app.desk instanceof TableDesk)) throw new Error('No match is on the table.');
  return app.desk.session;
};
const opened = <K extends WindowKind>({ panels }: Program, kind: K) =>
  panels.windows.find(window => window.kind === kind);
const passOn = (one: Program): PassOnModel => opened(one, 'pass-on') as PassOnModel;

const SEED = 'KTR-BMX-QZP';
const PAIR: readonly Player[] = ['human', 'human'];

/** Bo's match with Ann, who plays by link; Bo is asked first, or Ann. */
async function begin(one: Program, room: AnyRoom, first: 'Bo' | 'Ann' = 'Bo', seats = PAIR): Promise<void> {
  await one.app.menu();
  const options = usualOptions(room, seats.length);
  const asked = room.game.create({ seed: SEED, seats, options }).state.ask!.seat;
  const ann = first === 'Ann' ? asked : 1 - asked;
  const names = ann === 1 ? ['Bo', 'Ann'] : ['Ann', 'Bo'];
  const game = room.card.id;
  one.heard.startGame({ game, mode: 'seed', seed: SEED, seats, elsewhere: [ann], names, options });
  await one.until(() => one.app.desk instanceof TableDesk);
}

/** A person here does what a bot would do; gives false when nobody here is asked any more. */
async function act(one: Program, room: AnyRoom): Promise<boolean> {
  const { until, screen } = one;
  await until(
    () => screen() !== 'table' || opened(one, 'pass-on') !== undefined || session(one).prompt !== undefined,
  );
  if (screen() !== 'table' || opened(one, 'pass-on')) return false;
  const { match, state, prompt } = session(one);
  const seat = state.ask!.seat;
  const { action } = room.bot('easy', seat).choose(viewOf(room.game, state, seat), match.legalActions());
  const choice = prompt!.choices.find(known => sameAction(known.action, action));
  if (choice) session(one).act(choice);
  else one.heard.wordEntered((action as { word?: string }).word!);
  return true;
}

async function playOn(one: Program, room: AnyRoom): Promise<void> {
  while (await act(one, room));
}

async function copyLink(one: Program): Promise<string> {
  const { length } = one.copied;
  one.order('copy-link');
  await one.until(() => one.copied.length > length);
  return one.copied.at(-1)!;
}

async function follow(one: Program, link: string): Promise<void> {
  one.panels.close('pass-on');
  await one.app.openRun(link);
}

/** Opens a link for the first time, in the seat that is asked. */
async function join(one: Program, link: string): Promise<void> {
  await one.app.menu();
  await follow(one, link);
  await one.until(() => opened(one, 'join') !== undefined);
  const { seats } = opened(one, 'join') as JoinModel;
  one.heard.joinMatch(seats.filter(({ isAsked }) => isAsked).map(({ seat }) => seat));
  await one.until(() => one.app.desk instanceof TableDesk);
}

describe('A match by link', () => {
  it('goes to and fro until it is over, and both have the run that verifies', async () => {
    const room = (await findRoom(LABYRINTHS)!.load())!;
    const [bo, ann] = [program(), program()];
    await begin(bo, room, 'Bo', ['human', 'human', 'easy']);
    await playOn(bo, room);
    expect(passOn(bo)).toMatchObject({ title: 'Your turn is done' });
    expect(passOn(bo).line).toContain('Ann');
    expect(bo.panels.shown).toMatchObject({ waiting: 'Waiting for Ann', undo: 'no', flag: 'By link' });
    await join(ann, await copyLink(bo));
    let turns = 0;
    for (; ; turns++) {
      await playOn(ann, room);
      if (ann.screen() === 'results') break;
      await follow(bo, await copyLink(ann));
      await playOn(bo, room);
      if (bo.screen() === 'results') break;
      await follow(ann, await copyLink(bo));
    }
    expect(turns).toBeGreaterThan(0);
    const [first, last] = ann.screen() === 'results' ? [ann, bo] : [bo, ann];
    await first.until(() => opened(first, 'pass-on') !== undefined);
    expect(passOn(first).title).toBe('The match is over');
    await follow(last, passOn(first).link);
    await last.until(() => last.screen() === 'results');
    // How it ended is no news to whoever has sent it.
    expect(opened(last, 'pass-on')).toBeUndefined();
    const runs = [first, last].map(one => one.app.parts.ledger.records[0]!.run!);
    const judged = await Promise.all(
      runs.map(run => judge(runFromText(run), async id => (await findRoom(id)?.load())?.game)),
    );
    expect(judged.map(({ verdict }) => verdict)).toEqual(['verified', 'verified']);
    expect(judged[0]).toMatchObject({ practice: false, digest: (judged[1] as { digest: string }).digest });
    expect(first.app.parts.ledger.records[0]).toMatchObject({ category: 'practice', practice: true });
  }, 120_000);

  it('tells first what was missed, with a bar that can be skipped, and never asks meanwhile', async () => {
    const room = (await findRoom(DELVE)!.load())!;
    const [bo, ann] = [program(), program()];
    await begin(bo, room);
    await playOn(bo, room);
    const done = session(bo).match.entries.length;
    const bars: unknown[] = [];
    const table = ann.panels.table.bind(ann.panels);
    ann.panels.table = patch => {
      if ('company' in patch) bars.push(patch.company);
      if (bars.length > 0 && bars.at(-1) !== undefined) expect(patch.prompt).toBeUndefined();
      table(patch);
    };
    await join(ann, await copyLink(bo));
    await ann.until(() => session(ann).prompt !== undefined);
    const told = bars.filter(bar => bar !== undefined) as { share: { at: number; of: number } }[];
    expect(told.map(({ share }) => share.at)).toEqual(Array.from({ length: done }, (_, index) => index + 1));
    expect(told.at(-1)).toMatchObject({
      text: 'While you were away',
      share: { of: done },
      orders: [{ command: 'catch-up' }],
    });
    expect(bars.at(-1)).toBeUndefined();
    expect(session(ann).state).toEqual(session(bo).state);
  }, 60_000);

  it('is kept beside the save of its room, and goes on from the menu', async () => {
    const room = (await findRoom(EVIL)!.load())!;
    const bo = program();
    await bo.app.menu();
    bo.heard.startGame({ game: EVIL, mode: 'random', seats: ['human', 'easy'], options: {} });
    await bo.until(() => bo.app.desk instanceof TableDesk && session(bo).prompt !== undefined);
    await act(bo, room);
    const save = bo.app.parts.saves.of(EVIL);
    await begin(bo, room);
    expect(bo.panels.questions).toEqual([]);
    await act(bo, room);
    await bo.until(() => bo.app.parts.relays.all.length === 1);
    await bo.app.menu();
    expect(bo.app.parts.saves.of(EVIL)?.entries).toEqual(save?.entries);
    expect(bo.panels.model.screen).toMatchObject({ relays: { all: 1, yours: 1 } });
    bo.order('relays');
    const [row] = (opened(bo, 'relays') as RelaysModel).rows;
    expect(row).toMatchObject({ state: 'yours', note: 'Your turn', line: 'With Ann · turn 1' });
    bo.heard.openRelay(row!.id);
    await bo.until(() => bo.app.desk instanceof TableDesk && session(bo).prompt !== undefined);
    expect(session(bo).match.entries).toHaveLength(1);
  }, 60_000);

  it('is forgotten when its person says so, and asked about first', async () => {
    const bo = program();
    await begin(bo, (await findRoom(DELVE)!.load())!, 'Ann');
    await bo.until(() => bo.app.parts.relays.all.length === 1);
    await bo.app.menu();
    bo.order('relays');
    const [row] = (opened(bo, 'relays') as RelaysModel).rows;
    expect(row?.note).toBe('Waiting for Ann');
    bo.panels.answer = false;
    bo.heard.dropRelay(row!.id);
    expect(bo.panels.questions).toEqual(['Remove this match?']);
    bo.panels.answer = true;
    bo.heard.dropRelay(row!.id);
    await bo.until(() => bo.app.parts.relays.all.length === 0);
  });
});

describe('A link to a match that is kept', () => {
  /** Bo's first two turns as links, with all that Ann did between. */
  async function threeLinks() {
    const room = (await findRoom(DELVE)!.load())!;
    const [bo, ann] = [program(), program()];
    await begin(bo, room);
    await playOn(bo, room);
    const first = await copyLink(bo);
    await join(ann, first);
    await playOn(ann, room);
    const second = await copyLink(ann);
    await follow(bo, second);
    await playOn(bo, room);
    return { room, bo, ann, links: [first, second, await copyLink(bo)] as const };
  }

  it('that is older is told so, and the match stays where it was', async () => {
    const { bo, links } = await threeLinks();
    const before = session(bo).match.entries.length;
    const kept = bo.app.parts.relays.all[0]!.run;
    await follow(bo, links[0]);
    await bo.until(() => bo.app.desk instanceof TableDesk && opened(bo, 'pass-on') !== undefined);
    expect(bo.panels.toasts.at(-1)?.text).toMatch(/^That link is older/);
    expect(session(bo).match.entries).toHaveLength(before);
    expect(bo.app.parts.relays.all.map(({ run }) => run)).toEqual([kept]);
    expect(bo.forgetLink).toHaveBeenCalled();
  }, 60_000);

  it('that went on differently is asked about, and neither is lost', async () => {
    const { room, ann, bo, links } = await threeLinks();
    // The same link, opened on another device of Ann's, and answered in another way.
    const other = program();
    await join(other, links[0]);
    const words = session(other).match;
    expect(words.isOver).toBe(false);
    await playDifferently(other);
    await playOn(other, room);
    const apart = await copyLink(other);
    bo.panels.answer = false;
    await follow(bo, apart);
    await bo.until(() => bo.panels.questions.includes('Two versions') && opened(bo, 'pass-on') !== undefined);
    expect(bo.app.parts.relays.all).toHaveLength(1);
    bo.panels.answer = true;
    await follow(bo, apart);
    await bo.until(() => bo.app.parts.relays.all.length === 2);
    const lengths = bo.app.parts.relays.all.map(relay => runOf(relay)!.turns.length);
    expect(Math.min(...lengths)).toBeGreaterThan(0);
    // Whoever goes on from either of them is understood.
    await follow(ann, links[2]);
    await ann.until(() => session(ann).prompt !== undefined);
  }, 60_000);

  async function playDifferently(one: Program): Promise<void> {
    const { match } = session(one);
    await one.until(() => session(one).prompt !== undefined);
    const before = match.entries.length;
    const skip = session(one).prompt!.choices.at(-1);
    if (skip) session(one).act(skip);
    await one.until(() => session(one).match.entries.length > before);
  }
});

describe('A link that is broken', () => {
  it('is refused in words, wherever it was cut, and what is kept stays', async () => {
    const bo = program();
    const ann = program();
    const room = (await findRoom(DELVE)!.load())!;
    await begin(bo, room);
    await playOn(bo, room);
    const link = await copyLink(bo);
    const kept = bo.app.parts.relays.all;
    for (const broken of [
      link.slice(0, -9),
      `${link}AAAA`,
      link.replace(/.(?=.{20}$)/, one => (one === 'A' ? 'B' : 'A')),
    ]) {
      for (const one of [bo, ann]) {
        await one.app.menu();
        await one.app.openRun(broken);
        await one.until(() => (opened(one, 'open-run') as { problem?: string })?.problem !== undefined);
        expect(opened(one, 'join')).toBeUndefined();
      }
    }
    expect(bo.app.parts.relays.all).toEqual(kept);
    expect(ann.app.parts.relays.all).toEqual([]);
  }, 60_000);
});
