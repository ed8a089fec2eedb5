/** All panels: one screen, what lies over it, and the windows on top. */
import { useMemo } from 'preact/hooks';
import { PanelsProvider } from './context.ts';
import { GalleryScreen, QuestionWindow, ResultsScreen, TableScreen, WindowOf } from './later-parts.ts';
import type { PanelHandlers, ScreenModel } from './model.ts';
import { Curtain } from './parts/curtain.tsx';
import { Spoken } from './parts/spoken.tsx';
import { TipLayer } from './parts/tip.tsx';
import { Toasts } from './parts/toasts.tsx';
import { useBursts } from './parts/use-bursts.ts';
import { useFocusBack } from './parts/use-focus-back.ts';
import { useScreenFocus } from './parts/use-screen-focus.ts';
import { BootScreen } from './screens/boot.tsx';
import { ErrorScreen } from './screens/error.tsx';
import { MenuScreen } from './screens/menu.tsx';
import type { PanelsStore } from './state.ts';
import { useStore } from './store.ts';

interface Props {
  readonly store: PanelsStore;
  readonly handlers: PanelHandlers;
}

export function Root({ store, handlers }: Props) {
  const { model, windows, questions, toasts } = useStore(store);
  const { settings, input } = model;
  useScreenFocus(model.screen);
  useFocusBack();
  // Who plays without motions plays fast, and means every press.
  useBursts(settings.speed !== 'instant');
  const context = useMemo(
    () => ({
      handlers,
      settings,
      input,
      clock: store.clock,
      actionsWanted: store.actionsWanted,
      spoken: store.spoken,
    }),
    [handlers, settings, input, store],
  );
  return (
    <PanelsProvider value={context}>
      <Screen model={model.screen} />
      {model.curtain && <Curtain model={model.curtain} />}
      {windows.map(window => (
        <WindowOf
          key={window.kind}
          model={window}
          onClose={() => {
            store.close(window.kind);
            handlers.closed(window.kind);
          }}
        />
      ))}
      {questions.map(question => (
        <QuestionWindow key={question.id} question={question} />
      ))}
      <Toasts toasts={toasts} onDrop={id => store.dropToast(id)} />
      <TipLayer />
      <Spoken />
    </PanelsProvider>
  );
}

function Screen({ model }: { readonly model: ScreenModel }) {
  switch (model.screen) {
    case 'boot':
      return <BootScreen model={model} />;
    case 'menu':
      return <MenuScreen model={model} />;
    case 'table':
      return <TableScreen model={model} />;
    case 'results':
      return <ResultsScreen model={model} />;
    case 'error':
      return <ErrorScreen model={model} />;
    case 'gallery':
      return <GalleryScreen model={model} />;
  }
}
