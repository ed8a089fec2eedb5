/** `atlas.json` as the art pipeline writes it: where each frame lies, and how sprites move. */
export interface AtlasRect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface AtlasIndex {
  readonly size: { readonly w: number; readonly h: number };
  readonly frames: Readonly<Record<string, AtlasRect>>;
  readonly sprites: Readonly<Record<string, { readonly frames: number; readonly fps: number }>>;
}
