/** A run as people hand it over: a file with its bytes, a file with its link, or the link itself. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { runFromText } from '../../src/core/link.ts';
import { problem, type Result } from '../../src/core/result.ts';
import { decodeRun, type Run } from '../../src/core/run.ts';

export function readRun(source: string): Result<Run> {
  if (!existsSync(source)) {
    if (/[/\\.]/.test(source) && !source.includes('run=')) {
      return problem('no-file', `There is no file "${source}", and it is no link to a run either.`);
    }
    return runFromText(source);
  }
  if (!statSync(source).isFile()) return problem('no-file', `"${source}" is not a file.`);
  const bytes = readFileSync(source);
  const decoded = decodeRun(bytes);
  if (decoded.ok || decoded.problem.code !== 'run-unreadable') return decoded;
  const asLink = runFromText(bytes.toString('latin1'));
  return asLink.ok ? asLink : decoded;
}
