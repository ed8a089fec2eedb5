/** All panels: one screen, what lies over it, and the windows on top. */
import { useMemo } from 'preact/hooks';
import { PanelsProvider } from './context.ts';
import type { PanelHandlers, ScreenModel, WindowModel } from './model.ts';
import { Curtain } from './parts/curtain.tsx';
import { Spoken } from './parts/spoken.tsx';
import { TipLayer } from './parts/tip.tsx';
import { Toasts } from './parts/toasts.tsx';
import { useScreenFocus } from './parts/use-screen-focus.ts';
import { BootScreen } from './screens/boot.tsx';
import { ErrorScreen } from './screens/error.tsx';
import { GalleryScreen } from './screens/gallery.tsx';
import { MenuScreen } from './screens/menu.tsx';
import { ResultsScreen } from './screens/results.tsx';
import { TableScreen } from './screens/table.tsx';
import type { PanelsStore } from './state.ts';
import { useStore } from './store.ts';
import { BookWindow } from './windows/book.tsx';
import { CampaignWindow } from './windows/campaign.tsx';
import { DailyWindow } from './windows/daily.tsx';
import { NewGameWindow } from './windows/new-game.tsx';
import { OpenRunWindow } from './windows/open-run.tsx';
import { PauseWindow } from './windows/pause.tsx';
import { PentathlonWindow } from './windows/pentathlon.tsx';
import { QuestionWindow } from './windows/question.tsx';
import { RecordsWindow } from './windows/records.tsx';
import { SettingsWindow } from './windows/settings.tsx';
import { ShelfWindow } from './windows/shelf.tsx';
import { TaughtWindow } from './windows/taught.tsx';
import { TextWindow } from './windows/text.tsx';
import { WordsWindow } from './windows/words.tsx';

interface Props {
  readonly store: PanelsStore;
  readonly handlers: PanelHandlers;
}

export function Root({ store, handlers }: Props) {
  const { model, windows, questions, toasts } = useStore(store);
  const { settings, input } = model;
  useScreenFocus(model.screen);
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

interface WindowProps {
  readonly model: WindowModel;
  readonly onClose: () => void;
}

function WindowOf({ model, onClose }: WindowProps) {
  switch (model.kind) {
    case 'settings':
      return <SettingsWindow notices={model.notices} onClose={onClose} />;
    case 'book':
      return <BookWindow model={model} onClose={onClose} />;
    case 'shelf':
      return <ShelfWindow model={model} onClose={onClose} />;
    case 'pause':
      return <PauseWindow model={model} onClose={onClose} />;
    case 'taught':
      return <TaughtWindow model={model} onClose={onClose} />;
    case 'new-game':
      return <NewGameWindow model={model} onClose={onClose} />;
    case 'open-run':
      return <OpenRunWindow model={model} onClose={onClose} />;
    case 'records':
      return <RecordsWindow model={model} onClose={onClose} />;
    case 'daily':
      return <DailyWindow model={model} onClose={onClose} />;
    case 'campaign':
      return <CampaignWindow model={model} onClose={onClose} />;
    case 'pentathlon':
      return <PentathlonWindow model={model} onClose={onClose} />;
    case 'words':
      return <WordsWindow model={model} onClose={onClose} />;
    case 'text':
      return <TextWindow model={model} onClose={onClose} />;
  }
}
