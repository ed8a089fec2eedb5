export const CHROMIUM_FLAGS: readonly string[];
export function findChromium(env?: Readonly<Record<string, string | undefined>>): string | undefined;
export function ensureChromium(): Promise<string>;
