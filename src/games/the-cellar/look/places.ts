/** The names of the tokens on the board. */
export const HERO = 'hero';
export const DOOR = 'door';
export const KEY = 'key';
export const BOTTLE = 'bottle';
export const CHEST = 'chest';
export const ratToken = (id: number): string => `rat-${id}`;
export const barrelToken = (barrel: number): string => `barrel-${barrel}`;
