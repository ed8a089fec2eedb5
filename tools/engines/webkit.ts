/**
 * WebKit, as Debian brings it: WebKitGTK's MiniBrowser on a screen of its own, by plain WebDriver. Its driver hands out
 * no console, so what it complains of is heard by the page's own watch only (tests/engines/support/site.ts).
 */
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { clicking, pressing } from './actions.ts';
import { asScript, type EnginePage, fromJson, type Start } from './engine.ts';
import { startProgram } from './program.ts';

const SCREEN = '1920x1200x24';
/** Whole matches are waited for in one script. */
const PATIENCE = 300_000;

export async function startWebKit({ programs }: Start): Promise<EnginePage> {
  const screen = startProgram(programs['screen']!, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    SCREEN,
    '-nolisten',
    'tcp',
  ]);
  const [display] = await screen.said(/^\d+(?=\n)/m);
  const port = await freePort();
  // Without a graphics card the page hangs unless it is told to paint in software, and sharing buffers with the window
  // ends its process now and then (4 of 69 starts, none of 57 without it).
  const env = { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const driver = startProgram(programs['driver']!, [`--port=${port}`], env);
  const ask = asker(`http://127.0.0.1:${port}`);
  const session = await openSession(ask, programs['browser']!);
  const order = (method: string, path: string, body?: object): Promise<unknown> =>
    ask(method, `/session/${session}${path}`, body);
  await order('POST', '/timeouts', { script: PATIENCE });
  const page: EnginePage = {
    goto: async url => void (await order('POST', '/url', { url })),
    run: async (task, argument) => {
      const script = `const done = arguments[0]; ${asScript(task, argument)}.then(json => done({ json }), error => done({ error: String(error) }))`;
      const { json, error } = (await order('POST', '/execute/async', { script, args: [] })) as {
        json?: string;
        error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return fromJson(json);
    },
    click: async at => void (await order('POST', '/actions', { actions: clicking(at) })),
    press: async key => void (await order('POST', '/actions', { actions: pressing(key) })),
    resize: async (width, height) => {
      // The size that can be set is that of the window with its bars.
      await order('POST', '/window/rect', { width, height });
      const inner = await page.run(() => ({ width: innerWidth, height: innerHeight }), undefined);
      const whole = { width: 2 * width - inner.width, height: 2 * height - inner.height };
      await order('POST', '/window/rect', whole);
    },
    picture: async () => Buffer.from((await order('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await order('DELETE', '').catch(() => undefined);
      await driver.end();
      await screen.end();
    },
  };
  return page;
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

function asker(base: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(`${base}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
}

async function openSession(ask: Ask, binary: string): Promise<string> {
  await answered(ask);
  const browser = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  return sessionId;
}

/** It says nothing when it is ready. */
async function answered(ask: Ask): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const status = await ask('GET', '/status').catch(() => undefined);
    if (status !== undefined) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
