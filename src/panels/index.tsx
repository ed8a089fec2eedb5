/** The panels' door: HTML over the canvas, drawn from plain models. */
import '@fontsource/press-start-2p/latin-400.css';
import '@fontsource/vt323/latin-400.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/access.css';
import { render } from 'preact';
import { Announcer } from '../services/live-region.ts';
import { Root } from './root.tsx';
import { growthFor } from './logic/growth.ts';
import { steerPanels } from './logic/pad.ts';
import { pageTitle } from './logic/page-title.ts';
import { TurnNews } from './logic/turn-news.ts';
import type { PanelHandlers, Panels, PanelsModel } from './model.ts';
import { padPage } from './parts/pad-page.ts';
import { windowSize } from './parts/use-media.ts';
import { PanelsStore } from './state.ts';

const BOOT: PanelsModel['screen'] = {
  screen: 'boot',
  title: 'Five Delves',
  line: 'Lighting the torches',
  done: 0,
};
const TOAST_MS = 5000;

export function createPanels(
  root: HTMLElement,
  handlers: PanelHandlers,
  { settings, input }: Pick<PanelsModel, 'settings' | 'input'>,
): Panels {
  const store = new PanelsStore({ screen: BOOT, settings, input });
  const announcer = new Announcer(text => {
    store.spoken.set(text);
    handlers.spoke(text);
  });
  root.classList.add('panels');
  const turns = new TurnNews();
  const dress = () => wear(root, store.value.model);
  const tell = () => {
    const { screen } = store.value.model;
    document.title = pageTitle(screen);
    announcer.announce(turns.of(screen) ?? '');
  };
  dress();
  store.subscribe(dress);
  store.subscribe(tell);
  window.addEventListener('resize', dress);
  render(<Root store={store} handlers={handlers} />, root);

  return {
    get model() {
      return store.value.model;
    },
    update(patch) {
      store.patch({ model: { ...store.value.model, ...patch } });
    },
    table(patch) {
      const { model } = store.value;
      if (model.screen.screen !== 'table') return;
      store.patch({ model: { ...model, screen: { ...model.screen, ...patch } } });
    },
    clock: clock => store.clock.set(clock),
    open: window => store.open(window),
    close: kind => store.close(kind),
    confirm: confirm => store.ask({ confirm }),
    async message(message) {
      await store.ask({ message });
    },
    toast(toast) {
      const id = store.addToast(toast);
      announcer.announce(toast.text);
      if (!toast.sticky) window.setTimeout(() => store.dropToast(id), TOAST_MS);
    },
    announce: text => announcer.announce(text),
    focusActions: () => store.actionsWanted.set(store.actionsWanted.value + 1),
    get hasKeyboard() {
      if (root.querySelector('dialog[open]')) return true;
      const focused = document.activeElement;
      if (focused === null || focused.getAttribute('role') === 'application') return false;
      // A new screen begins at its title, which wants no keys.
      if (focused.tagName === 'H1') return false;
      return focused !== root && root.contains(focused);
    },
    steer: order => steerPanels(order, padPage(root)),
    place: name => placeOf(root, name),
    destroy() {
      announcer.stop();
      window.removeEventListener('resize', dress);
      render(null, root);
    },
  };
}

/** The settings that are a matter of style, and how large the window lets everything be. */
function wear(root: HTMLElement, { settings, input }: Pick<PanelsModel, 'settings' | 'input'>): void {
  root.style.setProperty('--grow', String(growthFor(windowSize())));
  root.style.setProperty('--text', String(settings.textSize / 100));
  root.dataset['input'] = input;
  root.dataset['reducedMotion'] = String(settings.reducedMotion);
  root.dataset['colourSafe'] = String(settings.colourSafe);
}

function placeOf(root: HTMLElement, name: string): { x: number; y: number } | undefined {
  for (const element of root.querySelectorAll(`[data-place~="${CSS.escape(name)}"]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) return { x: left + width / 2, y: top + height / 2 };
  }
  return undefined;
}
