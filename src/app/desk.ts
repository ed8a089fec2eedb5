/** Whoever minds the present screen. Panels, table and picture speak to it directly while it does. */
import type { AnchorModel, Commands, PanelHandlers } from '../panels/model.ts';
import type { Settings } from '../services/settings.ts';

/** Where the doors of the menu's picture stand on the page, by room. */
export type MenuAnchors = Readonly<Record<string, AnchorModel>>;

export interface Desk {
  /** What it answers to, beside what the program answers to on every screen. */
  readonly handlers?: Partial<PanelHandlers>;
  readonly commands?: Commands;
  anchorsMoved?(anchors: MenuAnchors): void;
  settingsChanged?(settings: Settings): void;
  pageHidden?(hidden: boolean): void;
  /** Called once, before another desk takes over. */
  leave(): void;
}
