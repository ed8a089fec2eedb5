/** What the browser's tab says, and a screen reader with it: which screen this is. */
import type { ScreenModel, TableModel } from '../model.ts';

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
      if (screen.replay) return `Watching ${screen.title}`;
      return `${isAsked(screen) ? 'Your turn: ' : ''}${screen.title}, ${place(screen)}`;
    case 'results':
      return `${screen.title} - ${screen.room}`;
    case 'error':
      return 'Something went wrong';
    case 'gallery':
      return 'Gallery';
  }
}

/** At a table with people elsewhere, whose pages may be behind others: a tab is found again by its title. */
function isAsked({ talks, prompt, company }: Pick<TableModel, 'talks' | 'prompt' | 'company'>): boolean {
  return talks === true && prompt !== undefined && company === undefined;
}

/** "Level 2 · The Goblin Caves" goes on in the middle of a line: "level 2". */
function place({ headline, lesson }: { readonly headline: string; readonly lesson?: unknown }): string {
  if (lesson) return 'lesson';
  const [first = ''] = headline.split(' · ');
  return /^(?:Level|Round|Turn) /.test(first) ? first.toLowerCase() : first;
}
