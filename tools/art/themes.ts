/** Rows of assets/<pack>/themes.json: which palette keys and which masonry make a place. */

export interface FloorKeys {
  /** `squares` is one stone a cell, where the squares themselves must be counted. */
  readonly paving: 'flags' | 'slabs' | 'squares' | 'checker';
  /** Some stones are of another kind. */
  readonly other?: { readonly body: string; readonly light: string };
  /** A stud of another material where four stones meet. */
  readonly inlay?: string;
  readonly mortar: string;
  readonly shade: string;
  readonly body: string;
  readonly light: string;
}

export interface WallKeys {
  readonly masonry: 'rubble' | 'brick' | 'ashlar' | 'pillar';
  readonly top: string;
  readonly speck: string;
  /** The lit rim where the top of the wall meets its face. */
  readonly rim: string;
  /** The thin rim of tops that end at open ground in the north or west. */
  readonly edge: string;
  readonly mortar: string;
  readonly shade: string;
  readonly body: string;
  readonly light: string;
}

export interface LiquidKeys {
  readonly kind: 'water' | 'lava';
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly glint: string;
}

export interface Theme {
  readonly weave: Weave;
  readonly floor: FloorKeys;
  readonly wall: WallKeys;
  readonly liquid: LiquidKeys;
  /** What grows or glows in the joints, dark and light: moss, ice, embers. */
  readonly growth: { readonly dark: string; readonly light: string };
  /** A decoration along the upper edge of the faces: a wooden beam, a band of studs, hanging roots. */
  readonly trim: {
    readonly kind: 'beam' | 'studs' | 'moss' | 'none';
    readonly dark: string;
    readonly light: string;
  };
}

/**
 * Two keys of about the same brightness, woven like a chessboard, read as the colour between them: plum and brown
 * become warm stone, forest and deep water become cold stone, and the palette stays as it is.
 */
export type Weave = Readonly<Record<string, string>>;

export interface TilesetRow {
  /** Maps refer to ids: a row may be added, never moved. */
  readonly id: number;
  readonly type: string;
  /** The picture of a decor tile. */
  readonly sprite?: string;
}

export interface ThemeFile {
  readonly themes: Readonly<Record<string, Theme>>;
  readonly tileset: readonly TilesetRow[];
}
