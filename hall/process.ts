/** A Hall in a process of its own, that can be killed and opened again on its data. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../tools/lib/project.mjs';

export interface HallProcess {
  readonly address: string;
  readonly port: number;
  /** Without a chance to finish anything. */
  kill(): Promise<void>;
}

export interface Opened {
  readonly data: string;
  readonly port?: number;
  readonly perAddress?: number;
  readonly more?: readonly string[];
}

const PATIENCE = 90_000;

export async function openHall({
  data,
  port = 0,
  perAddress = 100_000,
  more = [],
}: Opened): Promise<HallProcess> {
  const flags = [
    '--bare',
    '--data',
    data,
    '--port',
    String(port),
    '--per-address',
    String(perAddress),
    ...more,
  ];
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'hall', 'index.ts'), ...flags], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: the engine below it must fall with it.
    detached: true,
  });
  const address = await addressOf(child);
  return { address, port: Number(new URL(address).port), kill: () => killed(child) };
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((found, failed) => {
    const timer = setTimeout(() => failed(new Error(`The Hall did not open. ${said}`)), PATIENCE);
    const hear = (part: Buffer): void => {
      said += String(part);
      const address = /The Hall is open: (\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      found(address);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    child.once('exit', () => {
      clearTimeout(timer);
      failed(new Error(`The Hall closed. ${said}`));
    });
  });
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise(done => {
    child.once('exit', () => done());
    if (child.exitCode !== null || child.signalCode !== null) return done();
    process.kill(-child.pid!, 'SIGKILL');
  });
}
