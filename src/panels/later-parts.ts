/** What the menu does without at first: fetched when it is wanted, or ahead, when the page has nothing else to do. */
import { later } from './parts/later.tsx';

export const WindowOf = later(async () => (await import('./windows/window-of.tsx')).WindowOf);
export const QuestionWindow = later(async () => (await import('./windows/question.tsx')).QuestionWindow);
export const TableScreen = later(async () => (await import('./screens/table.tsx')).TableScreen);
export const ResultsScreen = later(async () => (await import('./screens/results.tsx')).ResultsScreen);
export const GalleryScreen = later(async () => (await import('./screens/gallery.tsx')).GalleryScreen);
