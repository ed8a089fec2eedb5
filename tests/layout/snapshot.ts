/** What one look at a page finds: plain boxes and facts, so that they can be judged (and tampered with) without one. */

/** In css pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box that cuts off what sticks out of it, or lets it be scrolled to. */
export interface ClipBox {
  readonly name: string;
  readonly box: Box;
  readonly scrollsX: boolean;
  readonly scrollsY: boolean;
  /** What can still be scrolled in each direction. */
  readonly hidden: { readonly above: number; readonly below: number };
  /** Whether an edge says that it goes on there. */
  readonly signs: { readonly above: boolean; readonly below: boolean };
  /** What is too long ends in dots, on purpose. */
  readonly dots: boolean;
}

export interface Control {
  readonly name: string;
  readonly box: Box;
  /** The part of it that can be seen. */
  readonly seen: Box;
  /** Indexes of clips, from the inside out. */
  readonly clips: readonly number[];
  /** Indexes of controls that it lies in. */
  readonly inside: readonly number[];
  /** What lies over its middle instead of it. */
  readonly under?: string;
  /** A word of a sentence: as high as its line. */
  readonly isInline: boolean;
  /** A letter of a keyboard on the screen. */
  readonly isKey: boolean;
}

export interface Words {
  readonly text: string;
  /** Of the font. */
  readonly size: number;
  /** One box a line. */
  readonly lines: readonly Box[];
  readonly clips: readonly number[];
  /** The control that they are written on. */
  readonly on?: number;
  /** Written across a picture or another word on purpose (the number on a die, a count in a corner). */
  readonly isBadge: boolean;
}

export interface BoardFacts {
  readonly region: Box;
  readonly drawn: Box;
  /** One side of a square. */
  readonly cell: number;
  /** It is looked at in parts, or it grows: it need not fill anything. */
  readonly roams: boolean;
  /** A fight lies over it and needs its own room. */
  readonly shared: boolean;
}

/** What a person decides on, and what happened last; whether all of it can be seen without scrolling. */
export interface TableFacts {
  readonly bar: Box;
  readonly question?: boolean;
  readonly event?: boolean;
  /** Answers that are not wholly in sight. */
  readonly hidden: readonly string[];
}

export interface PlaceFacts {
  readonly title: string;
  /** Where it stands in the picture. */
  readonly anchor?: Point;
  /** The control that leads there. */
  readonly control?: number;
  /** It hangs in the picture. */
  readonly isSign: boolean;
}

export interface MenuFacts {
  readonly places: readonly PlaceFacts[];
}

export interface Snapshot {
  readonly window: { readonly width: number; readonly height: number };
  readonly touch: boolean;
  readonly controls: readonly Control[];
  readonly words: readonly Words[];
  readonly clips: readonly ClipBox[];
  readonly board?: BoardFacts;
  readonly table?: TableFacts;
  /** A turn as it usually is: all of it belongs on one screen. */
  readonly isTurn?: boolean;
  readonly menu?: MenuFacts;
}

/** What is wrong with it, if anything. */
export interface LayoutFault {
  readonly kind: string;
  readonly what: string;
  readonly how: string;
}
