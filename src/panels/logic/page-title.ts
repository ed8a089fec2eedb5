/** What the browser's tab says, and a screen reader with it: which screen this is. */
import type { ScreenModel } from '../model.ts';

const GAME = 'Five Delves';

export function pageTitle(screen: ScreenModel): string {
  const name = screenName(screen);
  return name === '' || name === GAME ? GAME : `${name} - ${GAME}`;
}

function screenName(screen: ScreenModel): string {
  switch (screen.screen) {
    case 'boot':
      return screen.title;
    case 'menu':
      return '';
    case 'table':
      return screen.replay ? `Watching ${screen.title}` : `${screen.title}, ${place(screen)}`;
    case 'results':
      return `${screen.title} - ${screen.room}`;
    case 'error':
      return 'Something went wrong';
    case 'gallery':
      return 'Gallery';
  }
}

/** "Level 2 · The Goblin Caves" goes on in the middle of a line: "level 2". */
function place({ headline, lesson }: { readonly headline: string; readonly lesson?: unknown }): string {
  if (lesson) return 'lesson';
  const [first = ''] = headline.split(' · ');
  return /^(?:Level|Round|Turn) /.test(first) ? first.toLowerCase() : first;
}
