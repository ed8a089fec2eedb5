/** Panels that only remember what they were shown. */
import type { PadOrder } from '../../src/panels/logic/pad.ts';
import { defaultSettings } from '../../src/services/settings.ts';
import type {
  ClockModel,
  MessageModel,
  Panels,
  PanelsModel,
  TableModel,
  ToastModel,
  WindowKind,
  WindowModel,
} from '../../src/panels/model.ts';

export class FakePanels implements Panels {
  shown: Partial<TableModel> = {};
  /** Those that are open, the last on top. */
  windows: readonly WindowModel[] = [];
  readonly toasts: ToastModel[] = [];
  readonly questions: string[] = [];
  readonly messages: MessageModel[] = [];
  readonly said: string[] = [];
  answer = true;
  time: ClockModel = { rta: 0, igt: 0, turns: 0 };
  listFocused = 0;
  readonly hasKeyboard = false;
  model = { settings: defaultSettings({ reducedMotion: false }), input: 'mouse' } as PanelsModel;

  update(patch: Partial<PanelsModel>): void {
    this.model = { ...this.model, ...patch };
    if (patch.screen?.screen === 'table') this.shown = { ...patch.screen };
  }

  table(patch: Partial<TableModel>): void {
    this.shown = { ...this.shown, ...patch };
    this.model = { ...this.model, screen: { ...this.shown, screen: 'table' } as PanelsModel['screen'] };
  }

  confirm(question: { title: string }): Promise<boolean> {
    this.questions.push(question.title);
    return Promise.resolve(this.answer);
  }

  message(message: MessageModel): Promise<void> {
    this.messages.push(message);
    return Promise.resolve();
  }

  toast(toast: ToastModel): void {
    this.toasts.push(toast);
  }

  focusActions(): void {
    this.listFocused += 1;
  }

  place(): undefined {
    return undefined;
  }

  clock(clock: ClockModel): void {
    this.time = clock;
  }

  open(window: WindowModel): void {
    this.windows = [...this.windows.filter(({ kind }) => kind !== window.kind), window];
  }

  close(kind?: WindowKind): void {
    this.windows = kind === undefined ? [] : this.windows.filter(one => one.kind !== kind);
  }

  announce(text: string): void {
    this.said.push(text);
  }

  /** Whether the panels would take what a pad orders. */
  takesPad = false;
  readonly steered: PadOrder[] = [];

  steer(order: PadOrder): boolean {
    this.steered.push(order);
    return this.takesPad;
  }

  destroy(): void {}
}
