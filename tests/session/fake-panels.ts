/** Panels that only remember what they were shown. */
import { defaultSettings } from '../../src/services/settings.ts';
import type { ClockModel, Panels, PanelsModel, TableModel, ToastModel } from '../../src/panels/model.ts';

export class FakePanels implements Panels {
  shown: Partial<TableModel> = {};
  readonly toasts: ToastModel[] = [];
  readonly questions: string[] = [];
  answer = true;
  time: ClockModel = { rta: 0, igt: 0, turns: 0 };
  listFocused = 0;
  readonly hasKeyboard = false;
  model = { settings: defaultSettings({ reducedMotion: false }) } as PanelsModel;

  update(patch: Partial<PanelsModel>): void {
    this.model = { ...this.model, ...patch };
    if (patch.screen?.screen === 'table') this.shown = { ...patch.screen };
  }

  table(patch: Partial<TableModel>): void {
    this.shown = { ...this.shown, ...patch };
  }

  confirm(question: { title: string }): Promise<boolean> {
    this.questions.push(question.title);
    return Promise.resolve(this.answer);
  }

  message(): Promise<void> {
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

  open(): void {}
  close(): void {}
  announce(): void {}
  destroy(): void {}
}
