/** What ties a match to people elsewhere: how it is kept, handed on, and told of. */
import type { Seat } from '../core/game.ts';
import type { Commands, PanelHandlers, PassOnModel } from '../panels/model.ts';
import type { SavedMatch } from '../session/start.ts';

export interface Bond {
  readonly commands: Commands;
  readonly handlers?: Partial<PanelHandlers>;
  /** What becomes of the match when it is left. */
  readonly line: string;
  /** Something was done, here or elsewhere. */
  keep(saved: SavedMatch): void;
  awaits(saved: SavedMatch, seat: Seat, name: string): void;
  /** Where others wrote the match down: the run as a link, once it is over. */
  readonly written?: () => Promise<string>;
  /** How it ended is news to the others. */
  readonly ending?: PassOnModel | undefined;
  /** Whoever leaves is asked how; to the menu in any case. */
  leaves?(): Promise<void>;
  close?(): void;
}
