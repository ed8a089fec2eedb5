/** How things on a table move, as plain data: the vocabulary in which a room tells an event. Part of `look.ts`. */
import type { Cell, Extent } from './grid.ts';
import type { BoardModel, DieModel, FightModel, TokenModel, Tone } from './board.ts';

/** A cell, a token, or a named place on the panels ("purse", "hearts", "mana", "deck"). */
export type Place = Cell | { readonly token: string } | { readonly panel: string };

export type Motion =
  | { readonly do: 'hop'; readonly token: string; readonly to: Cell }
  | { readonly do: 'slide'; readonly token: string; readonly to: Cell }
  | { readonly do: 'lunge'; readonly token: string; readonly toward: Place }
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
    }
  | { readonly do: 'burst'; readonly at: Place; readonly tone: Tone; readonly size?: number }
  | { readonly do: 'glow'; readonly at: Place; readonly tone: Tone }
  | { readonly do: 'tumble'; readonly dice: readonly DieModel[]; readonly label?: string }
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
  /** Both pools tumble before the fighters, ties are struck out, the loser is hurt. Needs an open fight. */
  | {
      readonly do: 'clash';
      readonly left: readonly DieModel[];
      readonly right: readonly DieModel[];
      readonly verdict: string;
      readonly tone: Tone;
      readonly hurt: 'left' | 'right' | 'both' | 'none';
      /** Long fights hurry: 2 plays twice as fast. */
      readonly pace?: 1 | 2 | 4;
    }
  | { readonly do: 'closeFight' }
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

// The vocabulary, as a room writes it: `woke: e => [flip(e.monster, e.kind), say(e.monster, '!'), sound('wake')]`.
export const hop = (token: string, to: Cell): Motion => ({ do: 'hop', token, to });
export const slide = (token: string, to: Cell): Motion => ({ do: 'slide', token, to });
export const lunge = (token: string, toward: Place): Motion => ({ do: 'lunge', token, toward });
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
export const beam = (from: Place, to: Place, tone: Tone, sprite?: string): Motion =>
  sprite === undefined ? { do: 'beam', from, to, tone } : { do: 'beam', from, to, tone, sprite };
export const burst = (at: Place, tone: Tone, size = 1): Motion => ({ do: 'burst', at, tone, size });
export const glow = (at: Place, tone: Tone): Motion => ({ do: 'glow', at, tone });
export const tumble = (dice: readonly DieModel[], label?: string): Motion =>
  label === undefined ? { do: 'tumble', dice } : { do: 'tumble', dice, label };
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
export const clash = (
  left: readonly DieModel[],
  right: readonly DieModel[],
  verdict: string,
  tone: Tone,
  hurt: 'left' | 'right' | 'both' | 'none',
  pace: 1 | 2 | 4 = 1,
): Motion => ({ do: 'clash', left, right, verdict, tone, hurt, pace });
export const closeFight = (): Motion => ({ do: 'closeFight' });
export const shake = (strength: 1 | 2 | 3): Motion => ({ do: 'shake', strength });
export const darken = (to: number): Motion => ({ do: 'darken', to });
export const spectacle = (kind: 'victory' | 'defeat', text: string, sprite?: string): Motion =>
  sprite === undefined ? { do: 'spectacle', kind, text } : { do: 'spectacle', kind, text, sprite };
export const sound = (key: string): Motion => ({ do: 'sound', key });
export const wait = (ms: number): Motion => ({ do: 'wait', ms });
export const together = (...motions: Motion[]): Motion => ({ do: 'together', motions });
