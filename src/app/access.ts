/**
 * What is done so that everybody can play, a line each, with the test that proves it. One table for the page in the
 * game and for docs/access.md; tests/tools/access.test.ts looks the tests up.
 */
import type { HelpPage } from '../games/room.ts';

export interface AccessRow {
  readonly for: 'Seeing' | 'Hearing' | 'Hands';
  readonly what: string;
  /** A file, and words of the test's title in it. */
  readonly test: readonly [file: string, title: string];
}

// biome-ignore format: a table
export const ACCESS: readonly AccessRow[] = [
  { for: 'Seeing',  what: 'axe-core finds no fault on any screen or window, on a desktop or a phone.',
    test: ['tests/browser/access.spec.ts', 'axe finds nothing'] },
  { for: 'Seeing',  what: 'With text at 200%, nothing is cut off or overlaps. Tried on the busiest screens, at three sizes of window.',
    test: ['tests/browser/layout.spec.ts', 'text at 200 %'] },
  { for: 'Seeing',  what: 'What a fight writes small is told in words beside it.',
    test: ['tests/panels/fight-words.test.ts', 'leaves out no number that the picture shows'] },
  { for: 'Seeing',  what: 'What an overlay writes on a square is in the card of the square.',
    test: ['tests/session/squares.test.ts', 'says what an overlay writes there'] },
  { for: 'Seeing',  what: 'All text has a contrast of at least 4.5 to 1, and the focus ring of 3 to 1.',
    test: ['tests/panels/contrast.test.ts', 'is read on'] },
  { for: 'Seeing',  what: 'The button you most likely want has a second frame, not only another colour.',
    test: ['tests/panels/contrast.test.ts', 'are not all that tells the meant button'] },
  { for: 'Seeing',  what: 'Forced colours are followed: focus and pressed buttons still show.',
    test: ['tests/browser/access.spec.ts', 'states show in forced colours'] },
  { for: 'Seeing',  what: 'Every overlay has its own picture in the bar.',
    test: ['tests/games/contract/models.ts', 'has no picture'] },
  { for: 'Seeing',  what: 'Letter Labyrinths: each letter shows its direction by an arrow, not by colour alone.',
    test: ['tests/games/letter-labyrinths/letters.test.ts', 'tell their four directions'] },
  { for: 'Hearing', what: 'Shift and the arrows walk the board square by square. Each square says what is there, what you may do and where it is.',
    test: ['tests/session/squares.test.ts', 'leads to all of them by shift and the arrows'] },
  { for: 'Hearing', what: 'A run that you watch can be walked square by square too.',
    test: ['tests/app/theatre.test.ts', 'can be looked at square by square'] },
  { for: 'Hearing', what: 'Whose turn it is is said once, when it changes.',
    test: ['tests/panels/spoken.test.ts', 'is said once, whatever is shown meanwhile'] },
  { for: 'Hearing', what: 'The results take the focus, and how it ended is said.',
    test: ['tests/browser/cellar.spec.ts', 'with the keyboard alone'] },
  { for: 'Hearing', what: 'The page title names the screen.',
    test: ['tests/panels/spoken.test.ts', 'follows the screen'] },
  { for: 'Hands',   what: 'A whole match can be played with the keyboard alone.',
    test: ['tests/browser/cellar.spec.ts', 'with the keyboard alone'] },
  { for: 'Hands',   what: 'Tab comes to every control of every kind of screen, in order, and never gets stuck.',
    test: ['tests/browser/access.spec.ts', 'and Tab everything'] },
  { for: 'Hands',   what: 'A window takes the focus, and gives it back when it closes.',
    test: ['tests/browser/access.spec.ts', 'a window takes the focus'] },
  { for: 'Hands',   what: 'A key hammered through the end of a match presses nothing on the results.',
    test: ['tests/panels/haste.test.ts', 'just after they came'] },
  { for: 'Hands',   what: 'Every key can be changed in the settings, the arrows too.',
    test: ['tests/services/keys.test.ts', 'is done by the bound keys'] },
  { for: 'Hands',   what: 'A gamepad works everywhere on the board.',
    test: ['tests/browser/cellar.spec.ts', 'answers a gamepad'] },
  { for: 'Hands',   what: 'A gamepad reaches the buttons of panels and windows: Y leads there, A presses, B goes back.',
    test: ['tests/panels/pad.test.ts', 'goes to the nearest button that way'] },
  { for: 'Hands',   what: 'A whole match can be played by touch.',
    test: ['tests/browser/cellar.spec.ts', 'is played to its end with fingers'] },
];

export function accessPages(): readonly HelpPage[] {
  const parts = [...new Set(ACCESS.map(row => row.for))];
  return parts.map(part => ({
    title: part,
    text: [`# ${part}`, ...ACCESS.filter(row => row.for === part).map(({ what }) => `- ${what}`)].join('\n'),
  }));
}
