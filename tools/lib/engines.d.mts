export interface EngineEntry {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly packages: readonly string[];
  programs(env: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> | undefined;
}
export const ENGINES: readonly EngineEntry[];
export function missingEngines(env?: Readonly<Record<string, string | undefined>>): EngineEntry[];
export function adviceFor(engine: EngineEntry): string;
export function ensureEngines(): Promise<EngineEntry[]>;
