import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Desk } from '../../src/app/desk.ts';
import { Screens } from '../../src/app/screens.ts';
import { createSilentAudio } from '../../src/audio/audio.ts';
import { FakePanels } from '../session/fake-panels.ts';

afterEach(() => void vi.restoreAllMocks());

/** Screens of which only the order of events is of interest. */
function screens(isLeaving = () => false) {
  const panels = new FakePanels();
  const told: string[] = [];
  const names = new Map<Desk, string>();
  const all = new Screens({ panels, audio: createSilentAudio(), isLeaving }, desk =>
    told.push(desk ? `${names.get(desk)} minds` : 'nobody minds'),
  );
  const desk = (name: string) => (): Desk => {
    told.push(`${name} is made`);
    const made: Desk = { leave: () => void told.push(`${name} leaves`) };
    names.set(made, name);
    return made;
  };
  return { panels, told, all, desk };
}

describe('Screens', () => {
  it('are left before the next desk is made, and nobody minds while its things are fetched', async () => {
    const { all, desk, told, panels } = screens();
    await all.show('One', [], async () => desk('one'));
    told.length = 0;
    const shown = all.show('Two', ['shared'], async () => desk('two'));
    expect(told).toEqual(['one leaves', 'nobody minds']);
    expect(panels.model.screen).toMatchObject({ screen: 'boot', title: 'Two', done: 0 });
    await shown;
    expect(panels.model.screen).toMatchObject({ done: 1 });
    expect(told.slice(2)).toEqual(['two is made', 'two minds']);
  });

  it('that were overtaken while they were laid are never made', async () => {
    const { all, desk, told } = screens();
    let lay: () => void = () => {};
    const laid = new Promise<void>(resolve => (lay = resolve));
    const slow = all.show('Slow', [], async () => {
      await laid;
      return desk('slow');
    });
    await all.show('Fast', [], async () => desk('fast'));
    lay();
    await slow;
    expect(told).not.toContain('slow is made');
    expect(told.at(-1)).toBe('fast minds');
  });

  it('that cannot come say so, unless somebody has gone on meanwhile', async () => {
    const { all, desk, panels, told } = screens();
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = (): Promise<never> => Promise.reject(new Error('The picture is torn.'));
    await all.show('Broken', [], broken);
    expect(panels.model.screen).toMatchObject({ screen: 'error' });
    expect(error).toHaveBeenCalledOnce();
    const late = all.show('Late', [], broken);
    all.follow(desk('next'));
    await late;
    expect(error).toHaveBeenCalledOnce();
    expect(told.at(-1)).toBe('next minds');
  });

  it('that break off because the page is left say nothing', async () => {
    const { all, panels } = screens(() => true);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await all.show('Left', [], () => Promise.reject(new Error('Loading error.')));
    expect(panels.model.screen).toMatchObject({ screen: 'boot' });
    expect(error).not.toHaveBeenCalled();
  });

  it('ask for packs that there are', async () => {
    const { all, panels, desk } = screens();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await all.show('Nowhere', ['no-such-pack'], async () => desk('nowhere'));
    const { screen } = panels.model;
    expect(screen.screen === 'error' && screen.detail).toContain('no-such-pack');
  });
});
