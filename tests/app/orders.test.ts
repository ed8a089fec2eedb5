import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNew } from '../../src/app/start.ts';
import { cellar, record } from '../records/fixtures.ts';
import { fileOf, sealed } from '../strangers/support.ts';
import { playOut, program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const START = startNew(cellar, { mode: 'seed', seed: 'KTR-BMX-QZP', seats: [], options: {} });

async function atTheMenu(wish: Parameters<typeof program>[0] = {}) {
  const at = program(wish);
  await at.app.menu();
  return at;
}

describe('Orders that every screen knows', () => {
  it.each([
    ['settings', 'settings'],
    ['records', 'records'],
    ['campaign', 'campaign'],
    ['pentathlon', 'pentathlon'],
    ['open-run', 'open-run'],
    ['credits', 'book'],
  ] as const)('"%s" opens its window, at the menu and at the table', async (command, kind) => {
    const { app, order, until, window } = await atTheMenu();
    order(command);
    await until(() => window()?.kind === kind);
    await app.play(cellar, START);
    expect(window()).toBeUndefined();
    order(command);
    await until(() => window()?.kind === kind);
  });

  it('records stay closed when the screen is left while badges are still being fetched', async () => {
    const { app, order, window } = await atTheMenu();
    order('records');
    await app.play(cellar, START);
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(window()).toBeUndefined();
  });

  it('settings are set, followed by sound and panels, and reset', async () => {
    const { heard, order, settings, panels } = await atTheMenu();
    heard.settings({ textSize: 125, mute: true });
    expect(panels.model.settings).toMatchObject({ textSize: 125, mute: true });
    order('reset-settings');
    expect(settings.value.mute).toBe(false);
    expect(panels.model.settings).toBe(settings.value);
  });

  it('the table follows the settings while a match lies on it', async () => {
    const { app, heard, display } = await atTheMenu();
    await app.play(cellar, START);
    heard.settings({ colourSafe: true, speed: 4 });
    expect(display.laid.table).toMatchObject({ colourSafe: true, speed: 4 });
  });

  it('everything is saved as one file, and comes back from it', async () => {
    const { app, order, heard, files, panels, until } = await atTheMenu();
    const kept = record();
    heard.importAll(fileOf({ records: sealed([kept]) }));
    await until(() => panels.toasts.length === 1);
    expect(app.parts.ledger.records).toEqual([kept]);
    order('export-all');
    order('export-aside');
    heard.exportLss('nine-bit-dungeon');
    await until(() => files.length === 3);
    expect(files.map(({ name }) => name)).toEqual([
      'five-delves.json',
      'five-delves-set-aside.json',
      'nine-bit-dungeon.lss',
    ]);
  });

  it('a record is opened and watched', async () => {
    const at = await atTheMenu();
    await at.app.play(cellar, START);
    await playOut(at, cellar);
    await at.until(() => at.app.parts.ledger.records.length === 1);
    at.order('records');
    at.heard.openRecord('nobody');
    expect(at.window()?.kind).toBe('records');
    at.heard.openRecord(at.app.parts.ledger.records[0]!.id);
    await at.until(() => at.panels.shown.flag === 'Watching');
  });

  it('a run that is being checked is stopped, with a word; where none is, nothing is said', async () => {
    const { app, order, heard, panels, window } = await atTheMenu();
    order('stop-checking');
    expect(panels.said).toEqual([]);
    const stop = vi.fn();
    vi.spyOn(app.parts.judges, 'judge').mockReturnValue({ judged: new Promise(() => {}), stop });
    void app.openRun('run=x');
    await vi.waitFor(() => expect(window()).toEqual({ kind: 'open-run', busy: true }));
    order('stop-checking');
    expect(panels.said).toEqual(['Stopped.']);
    expect(window()).toEqual({ kind: 'open-run' });
    void app.openRun('run=y');
    await vi.waitFor(() => expect(window()).toEqual({ kind: 'open-run', busy: true }));
    heard.closed('open-run');
    expect(stop).toHaveBeenCalledTimes(2);
  });

  it('full screen is asked of the page, and a page that says no is told', async () => {
    const asked = vi.fn(async () => {});
    vi.stubGlobal('document', { documentElement: { requestFullscreen: asked } });
    const { order, panels, until } = await atTheMenu();
    order('full-screen');
    await until(() => asked.mock.calls.length === 1);
    expect(panels.toasts).toEqual([]);
    vi.stubGlobal('document', { documentElement: {} });
    order('full-screen');
    await until(() => panels.toasts.length === 1);
  });

  it('a hidden page makes no music', async () => {
    const { app, audio } = await atTheMenu();
    app.pageHidden(true);
    expect(audio.pause).toHaveBeenCalledOnce();
    app.pageHidden(false);
    expect(audio.resume).toHaveBeenCalledOnce();
  });

  it('the music steps back under speech for those who want it, and is as much as they want', async () => {
    const { heard, audio } = await atTheMenu();
    heard.spoke('You find a key.');
    expect(audio.duck).not.toHaveBeenCalled();
    heard.settings({ duckSpeech: true, musicAmount: 'moments' });
    expect(audio.amount).toHaveBeenLastCalledWith('moments');
    heard.spoke('You find a key.');
    expect(audio.duck).toHaveBeenCalledWith(15 * 65);
  });

  it('panels say where the picture belongs', async () => {
    const { heard, display } = await atTheMenu();
    heard.region('board', { x: 0, y: 0, width: 10, height: 10 });
    expect(display.shown.at(-1)).toBe('region');
  });

  it('what a screen has no use for does nothing', async () => {
    const { heard, order, screen, panels } = await atTheMenu();
    const before = panels.model;
    heard.act(0);
    heard.seek(3);
    heard.wordEntered('RAT');
    order('undo');
    order('replay-toggle');
    expect(screen()).toBe('menu');
    expect(panels.model).toBe(before);
  });
});

describe('The gallery', () => {
  it('shows every pack, and plays what is pressed', async () => {
    const { app, panels, heard, order, audio, display } = program();
    await app.open({ to: 'gallery' });
    expect(panels.model.screen).toMatchObject({ screen: 'gallery' });
    expect(display.shown).toEqual(['gallery']);
    heard.gallery('sound', 'victory', 'shared');
    expect(audio.play).toHaveBeenLastCalledWith('victory');
    vi.stubGlobal('fetch', async () => new Response(readFileSync('assets/shared/music/menu.json')));
    heard.gallery('music', 'menu', 'shared');
    await vi.waitFor(() => expect(panels.model.screen).toMatchObject({ tune: { cue: 'calm' } }), 20_000);
    heard.gallery('cue', 'near death', 'shared');
    expect(panels.model.screen).toMatchObject({ tune: { cue: 'near death' } });
    order('stop-music');
    expect(audio.music.mock.calls).toEqual([
      [{ tune: 'menu', danger: 0 }, 'gallery'],
      [{ tune: 'menu', danger: 3, moment: 'near-death' }, 'gallery'],
      [undefined],
    ]);
    display.laid.player.speed = 1;
    heard.gallery('motion', 'hop', 'shared');
    await vi.waitFor(() => expect(display.laid.table.performed[0]).toMatchObject({ do: 'hop' }));
    await app.menu();
  });
});
