/** Two people and a bot at a table of the Hall, each at a session of their own, over a network that fails. */
import { describe, expect, it } from 'vitest';
import { sameAction } from '../../src/core/game.ts';
import { runFromText } from '../../src/core/link.ts';
import { replay } from '../../src/core/replay.ts';
import { findRoom } from '../../src/games/index.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import type { HallClient } from '../../src/hall/client.ts';
import type { Told } from '../../src/hall/told.ts';
import { HallCarrier } from '../../src/session/hall-carrier.ts';
import { Session } from '../../src/session/session.ts';
import { CALM, KEYS, openingOf, STORM, type Weather, World } from '../hall/net.ts';
import { quietDeps } from '../support/quiet-deps.ts';
import { FakePanels } from './fake-panels.ts';

class Place {
  readonly client: HallClient;
  readonly panels = new FakePanels();
  readonly refusals: string[] = [];
  session: Session | undefined;
  isOver = false;
  #carrier: HallCarrier | undefined;
  readonly #room: AnyRoom;

  constructor(world: World, key: string | undefined) {
    this.#room = world.room;
    this.client = world.client(key, told => this.#hear(told));
  }

  #hear(told: Told): void {
    const { client } = this;
    if (!this.#carrier && client.view && client.table?.phase === 'running') this.#begin();
    else this.#carrier?.hear(told);
  }

  #begin(): void {
    const { client } = this;
    this.#carrier = new HallCarrier(client, message => this.refusals.push(message));
    const { setup } = this.#carrier;
    this.session = new Session(
      quietDeps(this.#room, { panels: this.panels, over: () => (this.isOver = true) }),
      {
        setup,
        carrier: this.#carrier,
        company: {
          here: client.seat === undefined ? [] : [client.seat],
          names: [],
          missed: [],
        },
      },
    );
    this.session.begin();
  }

  /** Does what a bot would do; false if nobody here is asked. */
  act(): boolean {
    const { session, client } = this;
    const prompt = session?.prompt;
    if (!session || !prompt || client.seat === undefined) return false;
    const bot = this.#room.bot('easy', client.seat);
    const { action } = bot.choose(session.state, session.match.legalActions());
    session.act(prompt.choices.find(choice => sameAction(choice.action, action))!);
    return true;
  }
}

async function played(room: AnyRoom, weather: Weather) {
  const world = new World(room, 'two sessions', weather, openingOf(room, 3));
  const [bo, ann, looks] = [KEYS[0], KEYS[1], undefined].map(key => new Place(world, key)) as [
    Place,
    Place,
    Place,
  ];
  const wish = async (place: Place, wished: Parameters<HallClient['wish']>[0]): Promise<void> => {
    let isDone = false;
    void place.client.wish(wished).then(result => {
      expect(result).toMatchObject({ ok: true });
      isDone = true;
    });
    await world.until(() => isDone);
  };
  await wish(bo, { do: 'sit', seat: 0 });
  await wish(ann, { do: 'sit', seat: 1 });
  await wish(bo, { do: 'seat', seat: 2, level: 'easy' });
  await wish(bo, { do: 'ready', ready: true });
  await wish(ann, { do: 'ready', ready: true });
  await wish(bo, { do: 'start' });
  for (let i = 0; i < 5000 && !(bo.isOver && ann.isOver); i++) {
    await world.until(
      () =>
        bo.session?.prompt !== undefined || ann.session?.prompt !== undefined || (bo.isOver && ann.isOver),
    );
    if (!bo.act()) ann.act();
  }
  await world.until(
    () => looks.isOver && [bo, ann, looks].every(({ client }) => client.ending !== undefined),
  );
  return { world, bo, ann, looks };
}

describe('A match at the Hall', () => {
  it.each([
    ['in calm weather', CALM],
    ['in a storm', STORM],
  ] as const)(
    'is played at sessions of their own, %s, and ends with the run that verifies',
    async (_name, weather) => {
      const room = await findRoom('letter-delve')!.load();
      const { world, bo, ann, looks } = await played(room, weather);
      const run = runFromText(bo.client.ending!.run);
      expect(run.ok && replay(room.game, run.value).verdict).toBe('verified');
      for (const place of [bo, ann, looks]) {
        expect(place.session!.match.isOver).toBe(true);
        expect(place.session!.state).toEqual(place.client.view);
        expect(place.panels.shown.log?.length).toBeGreaterThan(0);
        expect(place.client.ending?.run).toBe(bo.client.ending!.run);
      }
      expect(bo.panels.shown.sheet?.title).not.toBe(ann.panels.shown.sheet?.title);
      const before = world.heard.slice(
        0,
        world.heard.findIndex(text => text.includes('"over"')),
      );
      expect(before.some(text => text.includes('a secret that nobody is told'))).toBe(false);
    },
    120_000,
  );
});
