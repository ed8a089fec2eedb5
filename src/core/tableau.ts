/** The picture of how a match ended, as plain data: which painting of which pack, and who stands in it. */

/** A ghost floats and has lost its colours; stone and shadow are what they say. */
export type FigureLook = 'ghost' | 'stone' | 'shadow';

export interface TableauFigure {
  readonly sprite: string;
  /** A place that the painting names. */
  readonly spot: string;
  readonly as?: FigureLook;
  /** Whoever plays here: marked where several stand together. */
  readonly isYou?: boolean;
}

export interface TableauModel {
  /** The pack that the painting lies in. */
  readonly pack: string;
  readonly painting: string;
  /** Whoever is shown has nothing to celebrate. */
  readonly isDefeat?: boolean;
  /** The same place in other colours: a level, a labyrinth, a degree of victory. */
  readonly tint?: string;
  /** Things of the painting that only some endings show. */
  readonly props?: readonly string[];
  readonly figures: readonly TableauFigure[];
}
