/** What lies on a table, as plain data: ground, tokens, light, dice, a fight before it all. Part of `look.ts`. */
import type { Cell, Extent } from './grid.ts';

/** What a colour says. The palette itself lives in assets/shared/palette.json. */
export type Tone = 'plain' | 'good' | 'bad' | 'gold' | 'magic' | 'ice' | 'fire' | 'dim';

export const DIE_SIDES = [3, 4, 6, 8, 10, 12, 20, 30] as const;
export type DieSides = (typeof DIE_SIDES)[number];

export interface DieModel {
  readonly sides: DieSides;
  readonly face: number;
  readonly colour: 'bone' | 'red' | 'blue' | 'violet' | 'green' | 'gold';
  /** Drawn under the die when it has settled: "2 or less". */
  readonly need?: string;
  readonly good?: boolean;
  /** It does not count: crossed out. */
  readonly struck?: boolean;
  /** Two dice of a clash with the same number cancel each other: they slide together and go dark. */
  readonly pair?: number;
}

/** One letter a cell. The table chooses the pictures by neighbourhood, so nothing lit is ever turned. */
export const TERRAIN = { floor: '.', wall: '#', liquid: '~', pit: '^', void: ' ' } as const;
export type Terrain = keyof typeof TERRAIN;

export interface GroundModel {
  /** The ground is drawn anew only when this changes. */
  readonly key: string;
  /** Prefix of the tile frames: `caves` for `caves-floor-0`, `caves-wall-face-1` … */
  readonly theme: string;
  readonly rows: readonly string[];
  /** Fixed pictures on the ground: rugs, cracks, bones. */
  readonly decor: readonly { readonly sprite: string; readonly at: Cell }[];
  /** Straight lines between or on cells: card seams, walls and doors on grid lines. In cells, corner to corner. */
  readonly lines: readonly LineModel[];
}

export interface LineModel {
  readonly from: Cell;
  readonly to: Cell;
  /** A wall of drawn ink, or of the bricks around it; studs in the floor, where one space ends. */
  readonly kind: 'seam' | 'wall' | 'bricks' | 'door' | 'studs';
  /** A letter on a door. */
  readonly text?: string;
}

export interface TokenModel {
  readonly id: string;
  readonly sprite: string;
  readonly at: Cell;
  /** Cells covered to the right and down: 2 for a 32x32 boss. */
  readonly size?: number;
  /** Things lie under figures; marks lie flat on the ground. */
  readonly layer: 'mark' | 'thing' | 'figure';
  /** Said by screen readers and tool-tips. */
  readonly label: string;
  readonly facing?: 'left' | 'right';
  /** Health or the like, drawn as a small bar above the token. */
  readonly gauge?: GaugeModel;
  /** A letter or number on a small plate at the token's foot. */
  readonly plate?: string;
  /** Small frames above the token: an eye for threat, a sweat drop, a stunned star. */
  readonly badges?: readonly string[];
  /** Right above it stands a figure that must be seen: gauge and badges stay within its own square. */
  readonly isBelow?: boolean;
  readonly pose?: 'idle' | 'asleep' | 'still' | 'faded';
  /** Coloured light around it. */
  readonly glow?: Tone;
  /** Floats above the ground with its shadow below. */
  readonly floats?: boolean;
}

export interface GaugeModel {
  readonly value: number;
  readonly max: number;
}

export interface LightModel {
  /** 0 is pitch dark, 100 is day. */
  readonly ambient: number;
  readonly sources: readonly {
    readonly at: Cell;
    readonly radius: number;
    readonly tone: Tone;
    readonly flicker: boolean;
  }[];
}

/** What columns and rows are called, where texts name squares: written along the edges of the view. */
export interface EdgeNames {
  readonly columns: readonly EdgeName[];
  readonly rows: readonly EdgeName[];
}
export interface EdgeName {
  /** The column or row of cells beside which it is written. */
  readonly at: number;
  readonly text: string;
}

export interface BoardModel {
  readonly extent: Extent;
  readonly ground: GroundModel;
  readonly tokens: readonly TokenModel[];
  readonly light: LightModel;
  readonly names?: EdgeNames;
  /** So many cells around the edge are only a rim: they may lie outside the view if the rest gets larger by it. */
  readonly rim?: number;
  /** So many pixels around the cells are a frame, an outer wall say: they are in the view. */
  readonly frame?: number;
  /** It is or grows larger than most screens: shown in parts at a comfortable size, not whole in tiny cells. */
  readonly roams?: boolean;
  /** Of one that roams: so many cells across the shorter side of the view, if the usual number is too near. */
  readonly inSight?: number;
  /** It is being built: looked at from as near as what lies there, and so many cells around it, allow. */
  readonly grows?: number;
  /** Where the own figure stands: if the board is larger than the screen, the camera has it in sight. */
  readonly focus?: Cell;
  /** What the camera would rather have in the middle, if the figure stays in sight. */
  readonly ahead?: Cell;
  /** A fight that is going on: both fighters large, before the dimmed board. */
  readonly fight?: FightModel;
}

/** A small scene of its own over the lower part of the board. It stays while a person thinks between two rolls. */
export interface FightModel {
  /** "The Quagga attacks": also what tells one fight from the next. */
  readonly title: string;
  readonly left: FighterModel;
  readonly right: FighterModel;
  /** The left one's chance to win, 0 to 100: a bar between them. */
  readonly odds?: number;
}

export interface FighterModel {
  readonly name: string;
  readonly sprite: string;
  /** Hearts, hit points: small pips under the name. */
  readonly gauge?: GaugeModel;
  /** "Sword D8 +1": what it fights with. */
  readonly arms?: string;
  readonly badges?: readonly string[];
  readonly plate?: string;
  /** Dice that lie there at rest between two rolls: struck ones are crossed out. */
  readonly dice?: readonly DieModel[];
}

/** A tint over cells: what is threatened, what is seen. */
export interface OverlayModel {
  readonly cells: readonly {
    readonly at: Cell;
    readonly tone: Tone;
    readonly text?: string;
    /** A figure stands there, which neither text nor hatching must cover. */
    readonly inCorner?: boolean;
  }[];
  readonly lines: readonly {
    readonly from: Cell;
    readonly to: Cell;
    readonly tone: Tone;
    readonly blocked?: boolean;
  }[];
}

export const NO_OVERLAY: OverlayModel = { cells: [], lines: [] };
