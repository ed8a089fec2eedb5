/** A program that a driver starts, and ends with its page. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE = 60_000;

export interface Program {
  /** The first match in what it says, on either of its outputs. */
  said(what: RegExp): Promise<RegExpExecArray>;
  end(): Promise<void>;
}

export function startProgram(
  path: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(path, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  // A test run that is broken off must not leave browsers behind.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  let text = '';
  const heard = new Set<() => void>();
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', part => {
      text += String(part);
      for (const listen of heard) listen();
    });
  }
  return {
    said: what =>
      new Promise((resolve, reject) => {
        const fail = (why: string): void => reject(new Error(`${path} ${why}. It said: ${text}`));
        const timer = setTimeout(() => fail(`has not said ${what} in ${PATIENCE} ms`), PATIENCE);
        const listen = (): void => {
          const found = what.exec(text);
          if (found === null) return;
          heard.delete(listen);
          clearTimeout(timer);
          resolve(found);
        };
        heard.add(listen);
        child.once('error', error => fail(error.message));
        child.once('exit', () => fail('has ended'));
        listen();
      }),
    end: async () => {
      process.off('exit', kill);
      await ended(child);
    },
  };
}

/** First asked, then made to. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}
