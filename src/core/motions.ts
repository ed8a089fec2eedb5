/** How things on a table move, as plain data: the vocabulary in which a room tells an event. Part of `look.ts`. */

import type { Cell, Extent } from './grid.ts';
import type { BoardModel, DieModel, FightModel, GaugeModel, TokenModel, Tone } from './board.ts';

/** A cell, a token, or a named place on the panels ("purse", "hearts", "mana", "deck"). */
export type Place = Cell | { readonly token: string } | { readonly panel: string };

/** What comes of a blow. A block is armour's doing, a parry steel's; a near miss was short by one. */
export type Blow = 'hit' | 'block' | 'parry' | 'near' | 'miss';

/** A side of a fight. */
export type FightSide = 'left' | 'right';

export type Motion =
  | { readonly do: 'hop'; readonly token: string; readonly to: Cell }
  | { readonly do: 'slide'; readonly token: string; readonly to: Cell }
  /** Winds up, crosses to its foe and strikes; the next motion begins at the blow. One that misses stumbles past. */
  | { readonly do: 'lunge'; readonly token: string; readonly toward: Place; readonly past?: boolean }
  /** What the blow does to whom it was meant for: an instant of stillness, then recoil, sparks, a number. */
  | {
      readonly do: 'blow';
      readonly token: string;
      readonly from: Place;
      readonly how: Blow;
      readonly text?: string;
      readonly tone?: Tone;
      readonly icon?: string;
      /** What it has left after this blow. */
      readonly gauge?: GaugeModel;
    }
  | { readonly do: 'flip'; readonly token: string; readonly sprite: string }
  | { readonly do: 'appear'; readonly token: TokenModel; readonly how: 'drop' | 'rise' | 'poof' }
  | { readonly do: 'vanish'; readonly token: string; readonly how: 'fade' | 'sink' | 'poof' }
  | { readonly do: 'crumble'; readonly token: string }
  | { readonly do: 'flash'; readonly token: string; readonly tone: Tone }
  | { readonly do: 'say'; readonly token: string; readonly text: string; readonly tone?: Tone }
  | {
      readonly do: 'float';
      readonly at: Place;
      readonly text: string;
      readonly tone: Tone;
      readonly icon?: string;
    }
  | {
      readonly do: 'fly';
      readonly sprite: string;
      readonly from: Place;
      readonly to: Place;
      readonly count?: number;
    }
  | {
      readonly do: 'beam';
      readonly from: Place;
      readonly to: Place;
      readonly tone: Tone;
      readonly sprite?: string;
      /** It misses: it flies on, past its goal. */
      readonly past?: boolean;
    }
  | { readonly do: 'burst'; readonly at: Place; readonly tone: Tone; readonly size?: number }
  | { readonly do: 'glow'; readonly at: Place; readonly tone: Tone }
  /** `result` comes behind the label once the dice lie. */
  | {
      readonly do: 'tumble';
      readonly dice: readonly DieModel[];
      readonly label?: string;
      readonly result?: string;
    }
  | {
      readonly do: 'card';
      readonly picture?: string;
      readonly title: string;
      readonly text: string;
      readonly tone: Tone;
      /** A card that says little is put away sooner: 2 is held half as long. */
      readonly pace?: 1 | 2;
    }
  | { readonly do: 'banner'; readonly title: string; readonly text?: string; readonly tone: Tone }
  /** The cards of a new board slide together: regions in cells, dealt one after another. */
  | {
      readonly do: 'deal';
      readonly board: BoardModel;
      readonly regions: readonly { readonly at: Cell; readonly extent: Extent }[];
      /** Only these are new: everything else stays where it lies, figures too. For boards that grow piece by piece. */
      readonly grows?: boolean;
    }
  /** Slides the fight in, or brings it up to date; the board's own `fight` says what stays. */
  | { readonly do: 'openFight'; readonly fight: FightModel }
  | ({ readonly do: 'clash' } & ClashModel)
  /** A fighter falls apart where it stands on the stage. Needs an open fight. */
  | { readonly do: 'dissolve'; readonly side: FightSide }
  | { readonly do: 'closeFight' }
  | ({ readonly do: 'death' } & DeathModel)
  | { readonly do: 'shake'; readonly strength: 1 | 2 | 3 }
  | { readonly do: 'darken'; readonly to: number }
  | {
      readonly do: 'spectacle';
      readonly kind: 'victory' | 'defeat';
      readonly sprite?: string;
      readonly text: string;
    }
  | { readonly do: 'sound'; readonly key: string }
  | { readonly do: 'wait'; readonly ms: number }
  /** All at once; the step lasts as long as the longest. Lists elsewhere play one after another. */
  | { readonly do: 'together'; readonly motions: readonly Motion[] };

export type MotionKind = Motion['do'];

/** Both pools tumble before the fighters, pairs cancel, one crosses the stage and strikes. Needs an open fight. */
export interface ClashModel {
  readonly left: readonly DieModel[];
  readonly right: readonly DieModel[];
  readonly verdict: string;
  readonly tone: Tone;
  readonly hurt: FightSide | 'both' | 'none';
  /** Where nobody is hurt: what became of the blow, and whose it was. Without it both meet in the middle. */
  readonly saved?: { readonly by: FightSide; readonly how: Exclude<Blow, 'hit'> };
  /** From afar: nobody crosses the stage, this sprite flies instead. */
  readonly shot?: string;
  /** Heard when the blow lands, and when pairs cancel. */
  readonly sounds?: { readonly blow: string; readonly pairs?: string };
  /** Long fights hurry: 2 plays twice as fast. */
  readonly pace?: 1 | 2 | 4;
}

/** Somebody's end: all stands still, the light narrows, the figure falls, and it is said of what. */
export interface DeathModel {
  readonly token: string;
  /** Where a fight is open: the figure on its stage falls, not the one on the board. */
  readonly side?: FightSide;
  /** "Killed by a Xeroc": a few words. */
  readonly text: string;
  /** Whose figure it is: a rival's end is told in half the time. */
  readonly seat?: number;
  readonly brief?: boolean;
  /** Nothing strikes: the dark closes in. */
  readonly dark?: boolean;
}

// The vocabulary, as a room writes it: `woke: e => [flip(e.monster, e.kind), say(e.monster, '!'), sound('wake')]`.
export const hop = (token: string, to: Cell): Motion => ({ do: 'hop', token, to });
export const slide = (token: string, to: Cell): Motion => ({ do: 'slide', token, to });
export const lunge = (token: string, toward: Place, past = false): Motion =>
  past ? { do: 'lunge', token, toward, past } : { do: 'lunge', token, toward };
export const blow = (
  token: string,
  from: Place,
  how: Blow,
  more: Pick<Extract<Motion, { do: 'blow' }>, 'text' | 'tone' | 'icon' | 'gauge'> = {},
): Motion => ({ do: 'blow', token, from, how, ...more });
export const flip = (token: string, sprite: string): Motion => ({ do: 'flip', token, sprite });
export const appear = (token: TokenModel, how: 'drop' | 'rise' | 'poof'): Motion => ({
  do: 'appear',
  token,
  how,
});
export const vanish = (token: string, how: 'fade' | 'sink' | 'poof'): Motion => ({
  do: 'vanish',
  token,
  how,
});
export const crumble = (token: string): Motion => ({ do: 'crumble', token });
export const flash = (token: string, tone: Tone): Motion => ({ do: 'flash', token, tone });
export const say = (token: string, text: string, tone: Tone = 'plain'): Motion => ({
  do: 'say',
  token,
  text,
  tone,
});
export const float = (at: Place, text: string, tone: Tone, icon?: string): Motion =>
  icon === undefined ? { do: 'float', at, text, tone } : { do: 'float', at, text, tone, icon };
export const fly = (sprite: string, from: Place, to: Place, count = 1): Motion => ({
  do: 'fly',
  sprite,
  from,
  to,
  count,
});
export const beam = (from: Place, to: Place, tone: Tone, sprite?: string, past = false): Motion => ({
  do: 'beam',
  from,
  to,
  tone,
  ...(sprite !== undefined && { sprite }),
  ...(past && { past }),
});
export const burst = (at: Place, tone: Tone, size = 1): Motion => ({ do: 'burst', at, tone, size });
export const glow = (at: Place, tone: Tone): Motion => ({ do: 'glow', at, tone });
export const tumble = (dice: readonly DieModel[], label?: string, result?: string): Motion => ({
  do: 'tumble',
  dice,
  ...(label !== undefined && { label }),
  ...(result !== undefined && { result }),
});
export const card = (title: string, text: string, tone: Tone, picture?: string, pace: 1 | 2 = 1): Motion => ({
  do: 'card',
  title,
  text,
  tone,
  ...(picture !== undefined && { picture }),
  ...(pace !== 1 && { pace }),
});
export const banner = (title: string, tone: Tone, text?: string): Motion =>
  text === undefined ? { do: 'banner', title, tone } : { do: 'banner', title, tone, text };
export const deal = (
  board: BoardModel,
  regions: readonly { at: Cell; extent: Extent }[],
  grows = false,
): Motion => ({ do: 'deal', board, regions, ...(grows && { grows }) });
export const openFight = (model: FightModel): Motion => ({ do: 'openFight', fight: model });
export const clash = (model: ClashModel): Motion => ({ do: 'clash', ...model });
export const dissolve = (side: FightSide): Motion => ({ do: 'dissolve', side });
export const closeFight = (): Motion => ({ do: 'closeFight' });
export const death = (model: DeathModel): Motion => ({ do: 'death', ...model });
export const shake = (strength: 1 | 2 | 3): Motion => ({ do: 'shake', strength });
export const darken = (to: number): Motion => ({ do: 'darken', to });
export const spectacle = (kind: 'victory' | 'defeat', text: string, sprite?: string): Motion =>
  sprite === undefined ? { do: 'spectacle', kind, text } : { do: 'spectacle', kind, text, sprite };
export const sound = (key: string): Motion => ({ do: 'sound', key });
export const wait = (ms: number): Motion => ({ do: 'wait', ms });
export const together = (...motions: Motion[]): Motion => ({ do: 'together', motions });
