/** What can be said at a table of the Hall: these phrases and nothing else, so there is nothing to moderate. */
export const PHRASES = [
  { id: 'hello', text: 'Hello!' },
  { id: 'good-luck', text: 'Good luck!' },
  { id: 'your-turn', text: 'Your turn.' },
  { id: 'thinking', text: 'Let me think.' },
  { id: 'one-moment', text: 'One moment, please.' },
  { id: 'back', text: "I'm back." },
  { id: 'nice', text: 'Nice!' },
  { id: 'close', text: 'That was close.' },
  { id: 'oops', text: 'Oops.' },
  { id: 'sorry', text: 'Sorry!' },
  { id: 'thanks', text: 'Thanks!' },
  { id: 'well-played', text: 'Well played!' },
  { id: 'again', text: 'Another one?' },
  { id: 'bye', text: 'Bye!' },
] as const;

export type PhraseId = (typeof PHRASES)[number]['id'];

export const PHRASE_IDS: readonly PhraseId[] = PHRASES.map(({ id }) => id);
