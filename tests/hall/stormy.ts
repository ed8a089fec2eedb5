/** A match in bad weather, and everything that went wrong with it. */
import { runFromText } from '../../src/core/link.ts';
import { canonical, same } from '../../src/core/plain.ts';
import { replay } from '../../src/core/replay.ts';
import { viewOf } from '../../src/core/view.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import type { GameAction } from '../../src/core/game.ts';
import { KEYS, openingOf, playing, World, type Weather } from './net.ts';

export interface Stormy {
  readonly problems: readonly string[];
  readonly kills: number;
  readonly actions: number;
  /** Lengths of what was sent of each action, in letters. */
  readonly lengths: readonly number[];
}

/** Two people where the room has seats for them, and bots in the others. */
export async function stormyMatch(room: AnyRoom, seed: string, weather: Weather): Promise<Stormy> {
  const { min, max } = room.card.seats;
  const seats = Math.min(max, Math.max(min, 3));
  const people = Math.min(seats, 2);
  const world = new World(room, seed, weather, openingOf(room, seats, { seed: `hall ${seed}` }));
  const acknowledged: { n: number; action: GameAction }[] = [];
  const clients = KEYS.slice(0, people).map((key, seat) =>
    playing(world, key, room.bot('easy', seat), acknowledged),
  );
  const watcher = world.client(undefined);
  for (const [seat, client] of clients.entries()) {
    const sat = client.wish({ do: 'sit', seat }).then(() => client.wish({ do: 'ready', ready: true }));
    let isReady = false;
    void sat.then(() => (isReady = true));
    await world.until(() => isReady);
  }
  void clients[0]!.wish({ do: 'start' });
  const everybody = [...clients, watcher];
  await world.until(() => everybody.every(client => client.ending));
  return { ...problemsOf(world, acknowledged, everybody), kills: world.kills };
}

function problemsOf(
  world: World,
  acknowledged: readonly { readonly n: number; readonly action: GameAction }[],
  clients: readonly ReturnType<World['client']>[],
): Omit<Stormy, 'kills'> {
  const { room, disk, host } = world;
  const problems: string[] = [];
  const expect = (isFine: boolean, otherwise: string): void => void (isFine || problems.push(otherwise));
  for (const { n, action } of acknowledged) {
    const deed = disk[n - 1]?.deed;
    expect(deed?.did === 'acted' && same(deed.action, action), `row ${n} is not what was acknowledged`);
  }
  const ids = disk.flatMap(({ by, id }) => (id === undefined ? [] : [`${by} ${id}`]));
  expect(new Set(ids).size === ids.length, 'a wish was done twice');
  expect(
    disk.every((row, index) => row.n === index + 1),
    'the log has gaps',
  );
  for (const { view, seat, ending } of clients) {
    expect(
      canonical(view) === canonical(viewOf(room.game, host.table.match!.state, seat ?? -1)),
      'a page drifted',
    );
    const run = runFromText(ending!.run);
    const verdict = run.ok ? replay(room.game, run.value).verdict : run.problem.message;
    expect(verdict === 'verified', `the run is ${verdict}`);
  }
  const { seed } = host.table.opening;
  const items = world.heard.filter(text => text.startsWith('{"kind":"item"'));
  const open = world.heard.filter(text => !text.includes('"ending":'));
  expect(!open.some(text => text.includes(seed)), 'the seed was told before the end');
  const lengths = items.filter(text => text.includes('"news":"acted"')).map(text => text.length);
  return { problems, actions: disk.filter(({ deed }) => deed.did === 'acted').length, lengths };
}
