/** Lines of the log by their tone, for the sentences of every room. */
import type { Line } from './room.ts';

export const plain = (text: string): Line => ({ text, tone: 'plain' });
export const good = (text: string): Line => ({ text, tone: 'good' });
export const bad = (text: string): Line => ({ text, tone: 'bad' });
export const gold = (text: string): Line => ({ text, tone: 'gold' });
export const dim = (text: string): Line => ({ text, tone: 'dim' });
export const magic = (text: string): Line => ({ text, tone: 'magic' });
export const fire = (text: string): Line => ({ text, tone: 'fire' });
export const ice = (text: string): Line => ({ text, tone: 'ice' });

/** The log starts again with it. */
export const anew = (line: Line): Line => ({ ...line, anew: true });

/** What befell the person, or came of what they did: it must not be lost among what others do. */
export const fateful = (line: Line): Line => ({ ...line, fateful: true });
