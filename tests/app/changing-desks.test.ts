import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startNew } from '../../src/app/start.ts';
import { findRoom } from '../../src/games/index.ts';
import { program } from './program.ts';

beforeEach(() => void vi.stubGlobal('window', new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const delve = await findRoom('letter-delve')!.load();
const FOR_TWO = startNew(delve, {
  mode: 'seed',
  seed: 'KTR-BMX-QZP',
  seats: ['human', 'human'],
  options: {},
});

describe('A match for two at one device', () => {
  it('begins with the curtain, also when it is begun again', async () => {
    const { app, panels, order, until } = program();
    await app.play(delve, FOR_TWO);
    await until(() => panels.model.curtain !== undefined);
    const { name } = panels.model.curtain!;
    order('restart');
    await until(() => panels.model.screen.screen === 'boot');
    await until(() => panels.model.screen.screen === 'table');
    expect(panels.model.curtain?.name).toBe(name);
    order('curtain-up');
    expect(panels.model.curtain).toBeUndefined();
    expect(panels.shown.prompt?.choices.length).toBeGreaterThan(0);
  });
});
