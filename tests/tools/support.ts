/** Runs a tool of tools/ as a person would, and keeps what it says. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

export interface Said {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function spawnTool(file: string, ...args: readonly string[]): Said {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { exitCode: status, stdout, stderr };
}
