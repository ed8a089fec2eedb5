/** What a session is given where nobody looks or listens: a table without a picture, and bots that answer at once. */
import { botOf } from '../../src/games/bots.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { Clock } from '../../src/services/clock.ts';
import { defaultSettings } from '../../src/services/settings.ts';
import type { SessionDeps } from '../../src/session/deps.ts';
import { EventPlayer } from '../../src/table/event-player.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { FakePanels } from '../session/fake-panels.ts';

export function quietDeps(room: AnyRoom, own: Partial<SessionDeps> = {}): SessionDeps {
  const table = own.table ?? new NullTable();
  const player = own.player ?? new EventPlayer(table);
  player.speed = 'instant';
  let time = 0;
  return {
    room,
    table,
    player,
    panels: new FakePanels(),
    clock: new Clock(() => (time += 700)),
    settings: () => defaultSettings({ reducedMotion: false }),
    sound: () => {},
    music: () => {},
    vibrate: () => {},
    advise: (seat, level, view, legal) => Promise.resolve(botOf(room, level, seat).choose(view, legal)),
    explore: (seat, view) => Promise.resolve(room.explore?.(view, seat) ?? []),
    save: () => {},
    awaits: () => {},
    ended: () => {},
    over: () => {},
    leave: () => {},
    unusedKey: () => {},
    ...own,
  };
}
