export interface Skipped {
  readonly test: string;
  readonly why: string;
}
export function skippedIn(kind: 'vitest' | 'playwright' | undefined, reportFile: string): Skipped[];
export function tellSkipped(skipped: readonly Skipped[]): string[];
