export function ensureBuilt(build: () => Promise<number>, root?: string): Promise<number>;
