export function ensureDependencies(): void;
export function isInstalled(root?: string): boolean;
