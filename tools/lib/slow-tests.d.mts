export const SLOW_TESTS: readonly string[];
