export function ensureDependencies(): Promise<void>;
export function isInstalled(root?: string): boolean;
