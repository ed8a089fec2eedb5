import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableDesk } from '../../src/app/table-desk.ts';
import { TheatreDesk } from '../../src/app/theatre-desk.ts';
import { sameCell } from '../../src/core/grid.ts';
import { runToFragment } from '../../src/core/link.ts';
import { cellarRun } from '../records/fixtures.ts';
import { program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const RUN = runToFragment(cellarRun('KTR-BMX-QZP'));

/** A run on the display, stopped at its beginning. */
async function watching() {
  const at = program();
  await at.app.open({ to: 'run', text: `#${RUN}` });
  const { desk } = at.app;
  if (!(desk instanceof TheatreDesk)) throw new Error('Nothing is watched.');
  at.order('replay-toggle');
  at.heard.seek(0);
  const replay = () => at.panels.shown.replay!;
  return {
    ...at,
    theatre: desk.theatre,
    replay,
    key: (key: string) => at.display.laid.intend({ do: 'key', key }),
  };
}

describe('A run that is watched', () => {
  it('plays by itself to its end, and from its beginning again', async () => {
    const { order, replay, until, theatre } = await watching();
    expect(replay()).toMatchObject({ at: 0, of: theatre.length, playing: false, canPlayOn: true });
    order('replay-toggle');
    expect(replay().playing).toBe(true);
    await until(() => replay().at === theatre.length && !replay().playing);
    expect(replay().verdict).toMatch(/^Verified by replay: .* points, \d+ turns?\.$/);
    order('replay-toggle');
    expect(replay()).toMatchObject({ playing: true });
    order('replay-toggle');
    expect(replay().playing).toBe(false);
  });

  it('is led by keys, pad and touch alike', async () => {
    const { key, replay, heard, display, theatre } = await watching();
    key('arrowright');
    expect(replay().at).toBe(1);
    heard.cross('east');
    expect(replay().at).toBe(2);
    display.laid.intend({ do: 'move', direction: 'west' });
    expect(replay().at).toBe(1);
    display.laid.intend({ do: 'move', direction: 'south' });
    expect(replay().at).toBe(theatre.length);
    display.laid.intend({ do: 'move', direction: 'north' });
    expect(replay().at).toBe(0);
    heard.cross('confirm');
    expect(replay().playing).toBe(true);
    heard.cross('confirm');
  });

  it('shows board, clocks and the last lines of wherever it stands', async () => {
    const { heard, theatre, panels, display } = await watching();
    heard.seek(20);
    expect(panels.time).toMatchObject(theatre.clocksAt(20));
    expect(panels.shown.log!.length).toBeGreaterThan(0);
    expect(display.laid.table.board).toBeDefined();
  });

  it('can be looked at square by square, wherever it stands', async () => {
    const { heard, panels, display, theatre, key, screen } = await watching();
    heard.seek(20);
    const look = (direction: 'east' | 'west') => display.laid.intend({ do: 'look', direction });
    expect(look('east')).toBe(true);
    expect(panels.said.at(-1)).toMatch(/1 right from .*\.$/);
    look('west');
    expect(panels.said.at(-1)).not.toMatch(/from|You may/);
    for (let steps = 0; steps < 40; steps++) look('west');
    expect(panels.said.at(-1)).toBe('The board ends here.');
    expect(theatre.at).toBe(20);
    key('arrowright');
    expect(theatre.at).toBe(21);
    // Back leaves the squares first, the theatre after that.
    display.laid.intend({ do: 'back' });
    expect(screen()).toBe('table');
    look('east');
    expect(panels.said.at(-1)).toMatch(/1 right from/);
  });

  it('tells what a pointer rests on', async () => {
    const { panels, display } = await watching();
    const { tokens, focus } = display.laid.table.board!;
    const { at } = tokens.find(one => one.layer === 'figure' && !sameCell(one.at, focus!))!;
    display.laid.intend({ do: 'hover', at });
    expect(panels.shown).toMatchObject({
      info: { title: expect.any(String) },
      infoCorner: expect.any(String),
    });
    display.laid.intend({ do: 'hover', at: undefined });
    expect(panels.shown.info).toBeUndefined();
  });

  it('takes the keys of every table: speed, sound, rules', async () => {
    const { key, settings, window } = await watching();
    key(settings.value.keys.speed);
    expect(settings.value.speed).toBe(1);
    key(settings.value.keys.sound);
    expect(settings.value.mute).toBe(true);
    key(settings.value.keys.rules);
    expect(window()?.kind).toBe('book');
  });

  it('can be taken over where it stands, as practice', async () => {
    const { heard, order, until, app, panels } = await watching();
    heard.seek(10);
    order('play-on');
    await until(() => app.desk instanceof TableDesk);
    const { session } = app.desk as TableDesk;
    expect(session.recording.entries).toHaveLength(10);
    expect(panels.shown.flag).toBe('Practice');
  });

  it('can be raced: its ghost runs beside the match', async () => {
    const { order, until, app, panels } = await watching();
    order('race');
    await until(() => app.desk instanceof TableDesk);
    expect(panels.time.ghost).toMatch(/^Rival: /);
    expect((app.desk as TableDesk).session.recording.entries).toEqual([]);
  });

  it('is left for the menu', async () => {
    const { display, until, screen } = await watching();
    display.laid.intend({ do: 'back' });
    await until(() => screen() === 'menu');
  });
});

describe('A link that is none', () => {
  it('is told in its window, over the menu', async () => {
    const { app, window, screen } = program();
    await app.open({ to: 'run', text: '#run=nonsense' });
    expect(window()).toMatchObject({ kind: 'open-run', problem: 'This is not a Five Delves run.' });
    expect(screen()).toBe('menu');
  });
});
