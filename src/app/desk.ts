/** Whoever minds the present screen. Orders of the panels, keys and the pointer go there first. */
import type { PanelHandlers } from '../panels/model.ts';
import type { Settings } from '../services/settings.ts';
import type { Intent } from '../table/intent.ts';

export interface Desk {
  readonly handlers: Partial<PanelHandlers>;
  /** False if it meant nothing to this screen. */
  intend?(intent: Intent): boolean;
  settingsChanged?(settings: Settings): void;
  pageHidden?(hidden: boolean): void;
  /** Called once, when another desk takes over. */
  leave(): void;
}
