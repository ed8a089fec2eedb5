/** What was not tried, and why, read from the reports of the test runners. A test says why in its title: "[skipped: why]". */
import { readFileSync } from 'node:fs';

const WHY = /\s*\[skipped: ([^\]]*)\]/;

const READERS = {
  vitest: ({ testResults }) =>
    testResults
      .flatMap(file => file.assertionResults)
      .filter(test => test.status !== 'passed' && test.status !== 'failed')
      .map(test => test.fullName),
  playwright: ({ suites }) => suites.flatMap(suite => skippedSpecs(suite, '')),
};

function skippedSpecs(suite, before) {
  const title = `${before}${suite.title} `;
  return [
    ...(suite.specs ?? [])
      .filter(spec => spec.tests.some(test => test.status === 'skipped'))
      .map(spec => `${title}${spec.title}`),
    ...(suite.suites ?? []).flatMap(inner => skippedSpecs(inner, title)),
  ];
}

/** One entry per skipped test. A report that cannot be read counts as a failure elsewhere (counts.mjs). */
export function skippedIn(kind, reportFile) {
  if (!kind) return [];
  try {
    return READERS[kind](JSON.parse(readFileSync(reportFile, 'utf8'))).map(named);
  } catch {
    return [];
  }
}

function named(fullName) {
  return { test: fullName.replace(WHY, '').trim(), why: WHY.exec(fullName)?.[1] ?? 'it does not say why' };
}

/** As lines: each reason once, and below it everything that was skipped for it. */
export function tellSkipped(skipped) {
  const reasons = [...new Set(skipped.map(({ why }) => why))];
  return reasons.flatMap(why => [
    `skipped, because ${why}:`,
    ...skipped.filter(one => one.why === why).map(({ test }) => `    ${test}`),
  ]);
}
