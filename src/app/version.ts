/** What this program calls itself, and the day it was made: no daily is older. */
export const VERSION = '0.2';
export const BUILT = '2026-11-16';
