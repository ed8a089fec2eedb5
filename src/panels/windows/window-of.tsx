/** Every window by its kind. */
import type { WindowModel } from '../model.ts';
import { later } from '../parts/later.tsx';
import { BoardWindow } from './board.tsx';
import { BookWindow } from './book.tsx';
import { CampaignWindow } from './campaign.tsx';
import { DailyWindow } from './daily.tsx';
import { EntryWindow } from './entry.tsx';
import { JoinWindow } from './join.tsx';
import { LobbyWindow } from './lobby.tsx';
import { NewGameWindow } from './new-game.tsx';
import { OpenRunWindow } from './open-run.tsx';
import { PassOnWindow } from './pass-on.tsx';
import { PauseWindow } from './pause.tsx';
import { PentathlonWindow } from './pentathlon.tsx';
import { RecordsWindow } from './records.tsx';
import { RelaysWindow } from './relays.tsx';
import { SettingsWindow } from './settings.tsx';
import { ShelfWindow } from './shelf.tsx';
import { TalkWindow } from './talk.tsx';
import { TaughtWindow } from './taught.tsx';
import { TextWindow } from './text.tsx';
import { TogetherWindow } from './together.tsx';
import { WordsWindow } from './words.tsx';

/** Much to draw, and for those who ask. */
const ReviewWindow = later(async () => (await import('./review.tsx')).ReviewWindow);

interface WindowProps {
  readonly model: WindowModel;
  readonly onClose: () => void;
}

export function WindowOf({ model, onClose }: WindowProps) {
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
    case 'pass-on':
      return <PassOnWindow model={model} onClose={onClose} />;
    case 'join':
      return <JoinWindow model={model} onClose={onClose} />;
    case 'relays':
      return <RelaysWindow model={model} onClose={onClose} />;
    case 'together':
      return <TogetherWindow model={model} onClose={onClose} />;
    case 'lobby':
      return <LobbyWindow model={model} onClose={onClose} />;
    case 'talk':
      return <TalkWindow model={model} onClose={onClose} />;
    case 'board':
      return <BoardWindow model={model} onClose={onClose} />;
    case 'entry':
      return <EntryWindow model={model} onClose={onClose} />;
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
    case 'review':
      return <ReviewWindow model={model} onClose={onClose} />;
  }
}
