/** Ears and mouths of nobody: a screen that has no use for an order, and panels that show nothing. */
import type { PanelHandlers, Panels, PanelsModel } from '../panels/model.ts';

const nothing = (): void => undefined;

export const DEAF: PanelHandlers = {
  command: nothing,
  act: nothing,
  onward: nothing,
  use: nothing,
  verb: nothing,
  point: nothing,
  overlay: nothing,
  settings: nothing,
  cross: nothing,
  closeCard: nothing,
  from: nothing,
  wordTyped: nothing,
  wordEntered: nothing,
  chooseRoom: nothing,
  readRules: nothing,
  startGame: nothing,
  continueGame: nothing,
  openRun: nothing,
  openRecord: nothing,
  joinMatch: nothing,
  openRelay: nothing,
  dropRelay: nothing,
  enterHall: nothing,
  orderLobby: nothing,
  sayPhrase: nothing,
  showBoard: nothing,
  runRanked: nothing,
  playDaily: nothing,
  playPuzzle: nothing,
  exportLss: nothing,
  importAll: nothing,
  seek: nothing,
  gallery: nothing,
  spoke: nothing,
  closed: nothing,
  region: nothing,
};

export function silentPanels(model: PanelsModel): Panels {
  return {
    model,
    hasKeyboard: false,
    steer: () => false,
    update: nothing,
    table: nothing,
    clock: nothing,
    open: nothing,
    close: nothing,
    toast: nothing,
    announce: nothing,
    focusActions: nothing,
    destroy: nothing,
    confirm: () => Promise.resolve(false),
    message: () => Promise.resolve(),
    place: () => undefined,
  };
}
