import { ROOMS } from '../../src/games/index.ts';

/** All rooms, those of them that have an outlook, and those that have a master. */
export const rooms = await Promise.all(
  ROOMS.map(async entry => ({ id: entry.card.id, room: await entry.load() })),
);
export const foretold = rooms.flatMap(({ id, room }) =>
  room.outlook ? [{ id, room, outlook: room.outlook }] : [],
);
export const mastered = foretold.filter(({ room }) => room.mastery);
