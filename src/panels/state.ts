/** What the panels hold beside the program's model: windows, questions, toasts, and what is being said. */
import type {
  ClockModel,
  ConfirmModel,
  MessageModel,
  PanelsModel,
  ToastModel,
  WindowKind,
  WindowModel,
} from './model.ts';
import { Store } from './store.ts';

export interface Question {
  readonly id: number;
  readonly confirm?: ConfirmModel;
  readonly message?: MessageModel;
  readonly answer: (yes: boolean) => void;
}

export interface Toast extends ToastModel {
  readonly id: number;
}

export interface PanelsState {
  readonly model: PanelsModel;
  /** The last is on top. */
  readonly windows: readonly WindowModel[];
  readonly questions: readonly Question[];
  readonly toasts: readonly Toast[];
}

/** More at once would cover the board. */
const MOST_TOASTS = 3;

export class PanelsStore extends Store<PanelsState> {
  readonly clock = new Store<ClockModel>({ rta: 0, igt: 0, turns: 0 });
  readonly actionsWanted = new Store(0);
  readonly spoken = new Store('');
  #ids = 0;

  constructor(model: PanelsModel) {
    super({ model, windows: [], questions: [], toasts: [] });
  }

  patch(patch: Partial<PanelsState>): void {
    this.set({ ...this.value, ...patch });
  }

  /** In the place of one of the same kind, else on top. */
  open(window: WindowModel): void {
    const { windows } = this.value;
    const isThere = windows.some(one => one.kind === window.kind);
    this.patch({
      windows: isThere ? windows.map(one => (one.kind === window.kind ? window : one)) : [...windows, window],
    });
  }

  close(kind?: WindowKind): void {
    this.patch({ windows: kind === undefined ? [] : this.value.windows.filter(one => one.kind !== kind) });
  }

  ask(question: Omit<Question, 'id' | 'answer'>): Promise<boolean> {
    const id = ++this.#ids;
    return new Promise(resolve => {
      const answer = (yes: boolean) => {
        this.patch({ questions: this.value.questions.filter(one => one.id !== id) });
        resolve(yes);
      };
      this.patch({ questions: [...this.value.questions, { ...question, id, answer }] });
    });
  }

  addToast(toast: ToastModel): number {
    const id = ++this.#ids;
    // The same news twice is one piece of news that stays longer.
    const others = this.value.toasts.filter(one => one.text !== toast.text);
    this.patch({ toasts: [...others, { ...toast, id }].slice(-MOST_TOASTS) });
    return id;
  }

  dropToast(id: number): void {
    this.patch({ toasts: this.value.toasts.filter(one => one.id !== id) });
  }
}
