export function countsOf(
  kind: 'vitest' | 'playwright' | undefined,
  reportFile: string,
  exitCode: number,
): { passed: number; failed: number };
