/** What every panel may use without being handed it through ten others. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { InputKind } from '../services/input-kind.ts';
import type { Settings } from '../services/settings.ts';
import type { ClockModel, PanelHandlers } from './model.ts';
import type { Store } from './store.ts';

export interface PanelsContext {
  readonly handlers: PanelHandlers;
  readonly settings: Settings;
  /** What the player has in hand. */
  readonly input: InputKind;
  readonly clock: Store<ClockModel>;
  /** Counts up whenever the list of all actions should take the focus. */
  readonly actionsWanted: Store<number>;
  /** What screen readers are told. */
  readonly spoken: Store<string>;
}

const Context = createContext<PanelsContext | undefined>(undefined);

export const PanelsProvider = Context.Provider;

export function usePanels(): PanelsContext {
  const context = useContext(Context);
  if (!context) throw new Error('A panel was drawn outside of its provider.');
  return context;
}
