/** How many tests passed and failed, read from the reports of the test runners. */
import { readFileSync } from 'node:fs';

const READERS = {
  vitest: report => ({
    passed: report.numPassedTests,
    // A file that cannot even be loaded, or an error outside any test, has no failed test of its own.
    failed: Math.max(report.numFailedTests, report.success ? 0 : 1),
  }),
  playwright: report => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected + (report.stats.unexpected === 0 ? report.errors.length : 0),
  }),
};

/** A stage without a report of its own is one check; a runner that left no readable report failed once. */
export function countsOf(kind, reportFile, exitCode) {
  const asOne = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!kind) return asOne;
  try {
    const { passed, failed } = READERS[kind](JSON.parse(readFileSync(reportFile, 'utf8')));
    return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
