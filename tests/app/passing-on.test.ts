import { describe, expect, it } from 'vitest';
import { PassingOn } from '../../src/app/passing-on.ts';
import { Relays } from '../../src/app/relays.ts';
import { startNew } from '../../src/app/start.ts';
import { anyRoom } from '../../src/games/room.ts';
import { room as delve } from '../../src/games/letter-delve/index.ts';
import type { PassOnModel } from '../../src/panels/model.ts';
import { FakePanels } from '../session/fake-panels.ts';
import { browserWith } from '../strangers/support.ts';

const room = anyRoom(delve as never);

function handing(page: string, share?: () => Promise<void>) {
  const panels = new FakePanels();
  const start = startNew(room, {
    mode: 'random',
    seats: ['human', 'human'],
    elsewhere: [0],
    names: ['Ann'],
    options: {},
  });
  const tools = { copyBySelection: () => true, download: () => true, share };
  const relays = new Relays(browserWith().storage, () => 7);
  const passing = new PassingOn({ panels, relays, tools, page }, room, { ...start, company: start.company! });
  const { setup, flag } = start;
  const saved = {
    game: room.card.id,
    setup,
    flag,
    entries: [],
    splits: [],
    clocks: { rta: 0, igt: 0, turns: 0 },
  };
  passing.awaits(saved, 0, 'Ann');
  return { model: panels.windows.at(-1) as PassOnModel, relays, passing };
}

describe('Handing a match on', () => {
  it('is a link that says what it gives away, and the match is kept', async () => {
    const { model, relays } = handing('https://delves.test/');
    expect(model).toMatchObject({
      kind: 'pass-on',
      title: 'Waiting for Ann',
      note: undefined,
      canShare: false,
    });
    expect(model.secret).toContain('The link holds the seed');
    expect(model.link).toMatch(/^https:\/\/delves\.test\/#run=[\w-]+$/);
    expect(relays.all).toMatchObject([{ here: [1], names: ['Ann', 'Blue rogue'], seen: 0, at: 7 }]);
  });

  it('proposes the file where the link is too long for some chats', () => {
    const { model } = handing(`https://delves.test/${'x'.repeat(2000)}/`);
    expect(model.note).toMatch(
      /^The link has 2,\d\d\d characters, and some chats cut that off\. Send the file/,
    );
  });

  it("proposes the system's own way of sharing where there is one", () => {
    expect(handing('https://delves.test/', async () => undefined).model.canShare).toBe(true);
  });

  it('has no ending to tell before anything was done here', () => {
    expect(handing('https://delves.test/').passing.ending).toBeUndefined();
  });
});
