/** The band is heard: a meter on the way to the speakers tells how loud it is, and the worker what it plays. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/page.ts';

/** In the page, before all else: a meter before the speakers, and a list of the roles that were played. */
function listen(): void {
  const roles: string[] = [];
  let meter: AnalyserNode | undefined;
  const nodes = AudioNode.prototype;
  const connect = Reflect.get(nodes, 'connect') as (this: AudioNode, to: AudioNode) => AudioNode;
  Reflect.set(nodes, 'connect', function heard(this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode) {
      meter = this.context.createAnalyser();
      meter.fftSize = 16_384;
      Reflect.apply(connect, this, [meter]);
    }
    return Reflect.apply(connect, this, [to]) as AudioNode;
  });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', ({ data }: MessageEvent<{ bar?: { role: string } }>) => {
        if (data.bar) roles.push(data.bar.role);
      });
    }
  };
  Object.assign(window, {
    roles,
    /** Decibels below full scale; a device that sleeps plays nothing. */
    level: () => {
      if (meter?.context.state !== 'running') return -120;
      const heard = new Float32Array(meter.fftSize);
      meter.getFloatTimeDomainData(heard);
      return 10 * Math.log10(heard.reduce((sum, one) => sum + one * one, 1e-12) / heard.length);
    },
  });
}

const SILENCE = -70;
const MUSIC = -50;

const level = (page: Page): Promise<number> =>
  page.evaluate(() => (Reflect.get(window, 'level') as () => number)());
const roles = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'roles') as string[]);
const hears = (page: Page) => expect.poll(() => level(page), { timeout: 20_000 });
const setting = async (page: Page, value: object): Promise<void> => {
  await page.evaluate(
    given =>
      localStorage.setItem('five-delves/settings', JSON.stringify({ version: 1, revision: 9, value: given })),
    value,
  );
};

async function pressTune(page: Page): Promise<void> {
  await page.goto('./?gallery');
  await page.getByRole('tab', { name: 'Music' }).click();
  await page.getByText('pocket-dungeons', { exact: true }).click();
  await page.getByRole('button', { name: 'pocket', exact: true }).click();
  await expect(page.getByRole('img', { name: /Spectrogram of pocket/ })).toBeVisible();
}

test('the band is heard, follows the cue, and is silent when it should be', async ({ page, context }) => {
  await page.addInitScript(listen);
  await pressTune(page);
  await hears(page).toBeGreaterThan(MUSIC);
  expect(new Set(await roles(page))).not.toContain('danger');

  await page.getByRole('button', { name: 'danger', exact: true }).click();
  await expect.poll(async () => (await roles(page)).at(-1), { timeout: 20_000 }).toBe('danger');
  const before = (await roles(page)).length;
  await expect.poll(async () => (await roles(page)).length, { timeout: 20_000 }).toBeGreaterThan(before);
  await hears(page).toBeGreaterThan(MUSIC);

  await page.getByRole('button', { name: 'Silence' }).click();
  await hears(page).toBeLessThan(SILENCE);
  await page.getByRole('button', { name: 'calm', exact: true }).click();
  await hears(page).toBeGreaterThan(MUSIC);

  // Another tab lies over it; Playwright's own bringToFront hides nothing, so the page is told.
  const hide = (state: string): Promise<void> =>
    page.evaluate(wanted => {
      Object.defineProperty(document, 'visibilityState', { value: wanted, configurable: true });
      Object.defineProperty(document, 'hidden', { value: wanted === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await hide('hidden');
  await hears(page).toBeLessThan(SILENCE);
  await hide('visible');
  await hears(page).toBeGreaterThan(MUSIC);

  for (const silent of [{ mute: true }, { musicAmount: 'none' }]) {
    const other = await context.newPage();
    await other.addInitScript(listen);
    await other.goto('./');
    await setting(other, silent);
    await pressTune(other);
    await other.waitForTimeout(3000);
    expect(await level(other), JSON.stringify(silent)).toBeLessThan(SILENCE);
    expect(await roles(other)).toEqual([]);
    await other.close();
  }
});
