/** One Hall for all tests of a file, on a folder of its own. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { openHall, type HallProcess } from '../../hall/process.ts';

export interface OpenHall {
  readonly address: string;
  /** The operator's token. */
  readonly token: string;
}

export function aHall(perAddress?: number): OpenHall {
  const data = mkdtempSync(join(tmpdir(), 'hall-test-'));
  let hall: HallProcess;
  beforeAll(async () => {
    hall = await openHall({ data, ...(perAddress !== undefined && { perAddress }) });
  });
  afterAll(async () => {
    await hall.kill();
    rmSync(data, { recursive: true, force: true });
  });
  return {
    get address() {
      return hall.address.replace(/\/$/, '');
    },
    get token() {
      return readFileSync(join(data, 'operator'), 'utf8').trim();
    },
  };
}
