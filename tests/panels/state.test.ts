import { describe, expect, it } from 'vitest';
import { PanelsStore } from '../../src/panels/state.ts';
import { Store } from '../../src/panels/store.ts';
import { defaultSettings } from '../../src/services/settings.ts';

const fresh = () =>
  new PanelsStore({
    screen: { screen: 'boot', title: 'Five Delves', line: '', done: 0 },
    settings: defaultSettings({ reducedMotion: false }),
    input: 'mouse',
  });

const pause = (line: string) => ({ kind: 'pause', title: 'The Cellar', line, canRestart: true }) as const;

describe('a store', () => {
  it('tells of changes, not of the same again', () => {
    const store = new Store(1);
    let told = 0;
    const stop = store.subscribe(() => told++);
    store.set(2);
    store.set(2);
    stop();
    store.set(3);
    expect(told).toBe(1);
    expect(store.value).toBe(3);
  });
});

describe('windows', () => {
  it('lie one over the other, and one of a kind takes the place of the other', () => {
    const store = fresh();
    store.open(pause('a'));
    store.open({ kind: 'settings' });
    store.open(pause('b'));
    expect(store.value.windows).toEqual([pause('b'), { kind: 'settings' }]);
  });

  it('close one by one or all at once', () => {
    const store = fresh();
    store.open(pause('a'));
    store.open({ kind: 'settings' });
    store.close('settings');
    expect(store.value.windows).toEqual([pause('a')]);
    store.close();
    expect(store.value.windows).toEqual([]);
  });
});

describe('questions', () => {
  const confirm = { title: 'End?', lines: [], yes: 'Yes', no: 'No' };

  it('wait for their own answer', async () => {
    const store = fresh();
    const first = store.ask({ confirm });
    const second = store.ask({ confirm });
    store.value.questions[1]!.answer(true);
    store.value.questions[0]!.answer(false);
    expect(await Promise.all([first, second])).toEqual([false, true]);
    expect(store.value.questions).toEqual([]);
  });
});

describe('toasts', () => {
  it('are few, and the same news is not repeated', () => {
    const store = fresh();
    for (const text of ['a', 'b', 'a', 'c', 'd']) store.addToast({ text });
    expect(store.value.toasts.map(toast => toast.text)).toEqual(['a', 'c', 'd']);
    store.dropToast(store.value.toasts[1]!.id);
    expect(store.value.toasts.map(toast => toast.text)).toEqual(['a', 'd']);
  });
});
