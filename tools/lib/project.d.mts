import type { ChildProcess } from 'node:child_process';

export const ROOT: string;
export function commandOf(packageName: string, command: string, root?: string): string;
export function runVisibly(
  program: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<number>;
export function exitCodeOf(child: ChildProcess): Promise<number>;
export function giveUp(message: string): never;
