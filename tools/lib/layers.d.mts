export interface Layer {
  readonly name: string;
  /** Globals that it does without. */
  readonly lacks: readonly string[];
  readonly packages: readonly string[];
  /** Of the rows above it. */
  readonly sees: readonly string[];
}
export const LAYERS: readonly Layer[];
export const INSIDE: Readonly<Record<string, readonly string[]>>;
