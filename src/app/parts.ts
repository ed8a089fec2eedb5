/** What the desks are made of; each is given those it uses. */
import type { Audio } from '../audio/index.ts';
import type { Panels } from '../panels/model.ts';
import type { BotService } from '../services/bot-service.ts';
import type { HallDoor } from '../services/hall-door.ts';
import type { JudgeService } from '../services/judge-service.ts';
import type { Remind } from '../services/reminder.ts';
import type { ReviewService } from '../services/review-service.ts';
import type { SettingsStore } from '../services/settings.ts';
import type { ShareTools } from '../services/share.ts';
import type { Storage } from '../services/storage.ts';
import type { Vibrate } from '../services/vibration.ts';
import type { WakeLock } from '../services/wake-lock.ts';
import type { Ledger } from './ledger.ts';
import type { Display } from './display.ts';
import type { Relays } from './relays.ts';
import type { Saves } from './saves.ts';

/** What the page brings. */
export interface Services {
  readonly storage: Storage;
  readonly settings: SettingsStore;
  readonly audio: Audio;
  readonly bots: BotService;
  readonly judges: JudgeService;
  readonly reviews: Pick<ReviewService, 'review'>;
  readonly tools: ShareTools;
  readonly wakeLock: WakeLock;
  readonly vibrate: Vibrate;
  /** Milliseconds, for clocks and dates. */
  readonly now: () => number;
  /** The page is being left: whatever breaks off now is nobody's failure. */
  readonly isLeaving: () => boolean;
  /** The page's address without its fragment: a shared run rides behind it. */
  readonly page: string;
  /** Takes the run out of the page's address: loading the page again must not open it again. */
  readonly forgetLink: () => void;
  /** Keeps a table of the Hall in the page's address: loading the page again comes back to it. */
  readonly rememberTable: (code: string | undefined) => void;
  /** Tells somebody whose page is behind others that they are asked. */
  readonly remind: Remind;
  readonly hall: HallDoor;
}

export interface Parts extends Services {
  readonly panels: Panels;
  readonly display: Display;
  readonly ledger: Ledger;
  readonly saves: Saves;
  readonly relays: Relays;
}
