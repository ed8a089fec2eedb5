/** Firefox, by WebDriver BiDi, which it speaks itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clicking, pressing } from './actions.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import { asScript, type EnginePage, fromJson, type Start } from './engine.ts';
import { startProgram } from './program.ts';

/** Nothing that calls home; everything else as a person has it. */
const WISHES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  // A machine without a sound card would leave it silent after every gesture: this stands for one.
  'media.cubeb.force_mock_context': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

/** What Firefox says of a sound or picture that the page was left before it had. Answers that failed are told otherwise. */
const LEFT_BEHIND = /A ServiceWorker intercepted the request and encountered an unexpected error/;

const EVENTS = ['log.entryAdded', 'network.fetchError'];

export async function startFirefox({ programs, complain }: Start): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'five-delves-firefox-'));
  const lines = Object.entries(WISHES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const flags = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const firefox = startProgram(programs['browser']!, flags);
  const [, address] = await firefox.said(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  listen(bidi, complain);
  await bidi.send('session.subscribe', { events: EVENTS });
  // The tab it opens with never gets the focus, and then Enter presses no button.
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.activate', { context });
  return {
    goto: async url => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (task, argument) => {
      const { result, exceptionDetails } = await bidi.send('script.evaluate', {
        expression: asScript(task, argument),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
      return fromJson((result as { value?: unknown }).value);
    },
    click: async at => void (await bidi.send('input.performActions', { context, actions: clicking(at) })),
    press: async key => void (await bidi.send('input.performActions', { context, actions: pressing(key) })),
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data as string, 'base64');
    },
    close: async () => {
      bidi.close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

function listen(bidi: Bidi, complain: (complaint: string) => void): void {
  bidi.on('log.entryAdded', ({ level, text, type }) => {
    if (LEFT_BEHIND.test(String(text))) return;
    if (level === 'error' || level === 'warn') complain(`${String(type)} ${level}: ${String(text)}`);
  });
  bidi.on('network.fetchError', ({ errorText, request }) => {
    const { url } = request as { url: string };
    // What was still on its way when the page was left has not failed.
    if (errorText !== 'NS_BINDING_ABORTED') complain(`request failed (${String(errorText)}): ${url}`);
  });
}
