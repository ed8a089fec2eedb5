/** A test that cannot run here says why in its title: `npm test` ends with the list (tools/lib/skipped.mjs). */
export const unless = (isMet: boolean, why: string): string => (isMet ? '' : ` [skipped: ${why}]`);
