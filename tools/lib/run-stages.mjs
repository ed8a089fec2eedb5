/** Runs stages one after another, or some side by side: a short line each, the whole output only of those that fail. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf } from './counts.mjs';
import { exitCodeOf, ROOT } from './project.mjs';
import { skippedIn, tellSkipped } from './skipped.mjs';

const LIMIT_MINUTES = 40;

/**
 * Goes on after a failure, so that one run tells everything, at last what it left out. Gives the number of failures.
 * A list among the stages holds lanes that run side by side, each a list of stages.
 */
export async function runStages(stages, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'five-delves-'));
  const run = { folder, env, total: { passed: 0, failed: 0 }, broken: new Set(), skipped: [] };
  try {
    for (const stage of stages) {
      if (Array.isArray(stage)) await Promise.all(stage.map(lane => runLane(lane, run)));
      else await runLane([stage], run);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const line of tellSkipped(run.skipped)) console.log(line);
  console.log(`${run.total.passed} passed, ${run.total.failed} failed`);
  return run.total.failed;
}

async function runLane(lane, { folder, env, total, broken, skipped }) {
  for (const stage of lane) {
    const why = stage.lacks?.();
    if (why) {
      skipped.push({ test: stage.name, why });
      continue;
    }
    const report = join(folder, `${stage.name}.json`);
    const counts = await runStage(stage, report, broken, env);
    skipped.push(...skippedIn(stage.counts, report));
    if (counts.failed > 0) broken.add(stage.name);
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
}

async function runStage(stage, report, broken, env) {
  const name = stage.name.padEnd(10);
  if (stage.needs && broken.has(stage.needs)) {
    console.log(`${name} FAILED  not run, because "${stage.needs}" failed`);
    return { passed: 0, failed: 1 };
  }
  // Overwritten by its result: a person who waits sees for what.
  if (process.stdout.isTTY) process.stdout.write(`${name} ...\r`);
  const started = performance.now();
  const { exitCode, output } = await capture(stage.command(report), { ...env, ...stage.env?.(report) });
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const counts = countsOf(stage.counts, report, exitCode);
  const tests = stage.counts ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`${name}${counts.failed === 0 ? ' ok    ' : ' FAILED'} ${seconds} s${tests}`);
  if (counts.failed > 0) console.log(`${indented(output)}\n`);
  return counts;
}

async function capture(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    timeout: LIMIT_MINUTES * 60_000,
  });
  const parts = [];
  child.stdout.on('data', part => parts.push(part));
  child.stderr.on('data', part => parts.push(part));
  const exitCode = await exitCodeOf(child);
  return { exitCode, output: Buffer.concat(parts).toString('utf8') };
}

/** Set in, so that no line of a stage is taken for the last line of the whole. */
function indented(output) {
  return output
    .trimEnd()
    .split('\n')
    .map(line => `    ${line}`)
    .join('\n');
}
