export function ensureDependencies(folder?: string): void;
export function isInstalled(folder: string): boolean;
