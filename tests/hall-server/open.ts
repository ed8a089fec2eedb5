/** One Hall for all tests of a file, on a folder of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openHall, type HallProcess, type Opened } from '../../hall/process.ts';

export interface OpenHall {
  readonly address: string;
  /** Kills it, and opens it on its data. */
  again(): Promise<void>;
  /** The operator's token. */
  readonly token: string;
}

export function aHall({ perAddress, more = [] }: Pick<Opened, 'perAddress' | 'more'> = {}): OpenHall {
  const data = mkdtempSync(join(tmpdir(), 'hall-test-'));
  const wish = { data, more, ...(perAddress !== undefined && { perAddress }) };
  let hall: HallProcess;
  beforeAll(async () => {
    hall = await openHall(wish);
  });
  afterAll(async () => {
    await hall.kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    get address() {
      return hall.address.replace(/\/$/, '');
    },
    again: async () => {
      await hall.kill();
      hall = await openHall({ ...wish, port: hall.port });
    },
    get token() {
      return readFileSync(join(data, 'operator'), 'utf8').trim();
    },
  };
}
