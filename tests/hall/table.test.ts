import { describe, expect, it } from 'vitest';
import type { GameAction } from '../../src/core/game.ts';
import { runFromText } from '../../src/core/link.ts';
import { same } from '../../src/core/plain.ts';
import { replay } from '../../src/core/replay.ts';
import { viewOf } from '../../src/core/view.ts';
import { findRoom } from '../../src/games/index.ts';
import { MOST_WIRES } from '../../src/hall/host.ts';
import { PATIENCE } from '../../src/hall/log.ts';
import { PROTOCOL } from '../../src/hall/protocol.ts';
import { Desk, type HandWire } from './desk.ts';
import { KEYS } from './net.ts';

const delve = await findRoom('letter-delve')!.load();
const cellar = await findRoom('the-cellar')!.load();

function asked(
  desk: Desk,
  wires: readonly HandWire[],
): { own: HandWire; other: HandWire; action: GameAction } {
  const seat = desk.host.table.asked!;
  const action = desk.host.table.match!.legalActions()[0]!;
  return { own: wires[seat]!, other: wires[1 - seat]!, action };
}

/** What an easy bot would do for whoever is asked. */
function choose({ host: { table } }: Desk): GameAction {
  const { room } = table;
  const match = table.match!;
  const { seat } = match.state.ask!;
  return room.bot('easy', seat).choose(viewOf(room.game, match.state, seat), match.legalActions()).action;
}

describe('A table', () => {
  it('seats people and bots, starts when all are ready, and only by whoever opened it', async () => {
    const desk = new Desk(delve, 3);
    const [host, guest, onlooker] = [
      await desk.enters(KEYS[0]),
      await desk.enters(KEYS[1]),
      await desk.enters(),
    ];
    expect(await desk.wishes(host, { do: 'sit', seat: 0 })).toBe('done');
    expect(await desk.wishes(guest, { do: 'sit', seat: 0 })).toBe('taken');
    expect(await desk.wishes(guest, { do: 'sit', seat: 1 })).toBe('done');
    expect(await desk.wishes(guest, { do: 'sit', seat: 7 })).toBe('no-such-seat');
    expect(await desk.wishes(guest, { do: 'seat', seat: 2, level: 'hard' })).toBe('not-host');
    expect(await desk.wishes(host, { do: 'seat', seat: 2, level: 'hard' })).toBe('done');
    expect(await desk.wishes(host, { do: 'start' })).toBe('not-ready');
    expect(await desk.wishes(guest, { do: 'ready', ready: true })).toBe('done');
    expect(await desk.wishes(guest, { do: 'start' })).toBe('not-host');
    expect(await desk.wishes(host, { do: 'start' })).toBe('done');
    expect(desk.host.table.match!.setup.seats).toEqual(['human', 'human', 'hard']);
    expect(onlooker.heard.some(one => one.kind === 'item' && one.what.news === 'started')).toBe(true);
  });

  it('plays bots until a person is asked, and ends with a run that verifies and the seed', async () => {
    const desk = new Desk(delve, 2);
    const [host] = await desk.begins(1);
    await desk.wishes(host!, { do: 'rise' });
    expect(desk.host.table.phase).toBe('running');
    const onlooker = await desk.enters(KEYS[1]);
    // With nobody left the bots rest; a late joiner takes the seat of whoever left, leaves in turn, and so on.
    expect(await desk.wishes(onlooker, { do: 'sit', seat: 0 })).toBe('done');
    while (desk.host.table.phase === 'running') {
      desk.now += 1000;
      expect(await desk.wishes(onlooker, { do: 'act', action: choose(desk) })).toBe('done');
    }
    const { ending, opening } = desk.host.table;
    expect(ending!.seed).toBe(opening.seed);
    const run = runFromText(ending!.run);
    expect(run.ok && replay(delve.game, run.value).verdict).toBe('verified');
    expect(run.ok && run.value.marks.at(-1)!.time).toBe(Math.round(desk.host.table.took / 100));
  });

  it('takes back only what chance has not answered, and only by whoever did it', async () => {
    const desk = new Desk(cellar, 1);
    const [own] = await desk.begins(1);
    expect(await desk.wishes(own!, { do: 'undo' })).toBe('no-way-back');
    const step = desk.host.table.match!.legalActions().find(({ type }) => type === 'step')!;
    expect(await desk.wishes(own!, { do: 'act', action: step })).toBe('done');
    expect(await desk.wishes(own!, { do: 'undo' })).toBe('done');
    expect(await desk.wishes(own!, { do: 'undo' })).toBe('no-way-back');
    const { match } = desk.host.table;
    const { rng } = match!.state;
    while (same(match!.state.rng, rng)) await desk.wishes(own!, { do: 'act', action: choose(desk) });
    expect(await desk.wishes(own!, { do: 'undo' })).toBe('no-way-back');
  });

  it('lets a bot play for who does not answer, at the wish of the others, until they are back', async () => {
    const desk = new Desk(delve, 2, { seed: 'absence' });
    const wires = await desk.begins(2);
    const { own, other, action } = asked(desk, wires);
    const late = desk.host.table.asked!;
    expect(await desk.wishes(other, { do: 'vote', against: late })).toBe('not-late');
    desk.now += PATIENCE.live;
    expect(await desk.wishes(own, { do: 'vote', against: late })).toBe('not-late');
    expect(await desk.wishes(other, { do: 'vote', against: late })).toBe('done');
    expect(desk.host.table.chairs[late]!.replaced).toBe(true);
    expect(desk.rows.some(({ deed }) => deed.did === 'acted' && deed.bot && deed.seat === late)).toBe(true);
    expect(await desk.wishes(own, { do: 'act', action }, 1)).toBe('stale');
    expect(await desk.wishes(own, { do: 'return' })).toBe('done');
    expect(desk.host.table.chairs[late]!.replaced).toBe(false);
  });

  it('tells a page that was away what it missed, and one that has drifted everything', async () => {
    const desk = new Desk(delve, 2);
    const wires = await desk.begins(2);
    const seen = desk.host.table.n;
    for (let i = 0; i < 30; i++) {
      const { own, action } = asked(desk, wires);
      desk.now += 1000;
      await desk.wishes(own, { do: 'act', action });
    }
    const [back] = wires;
    for (const after of [seen, desk.host.table.n - 3, 2]) {
      back!.heard.length = 0;
      await desk.says(back!, { kind: 'hello', protocol: PROTOCOL, after, pass: KEYS[0] });
      const missed = back!.heard.flatMap(one => (one.kind === 'item' ? [one.n] : []));
      expect(missed).toEqual(
        Array.from({ length: desk.host.table.n - after }, (_, index) => after + 1 + index),
      );
    }
    const whole = await desk.says(back!, { kind: 'look' });
    expect(whole).toMatchObject({ kind: 'whole', seat: 0, whole: { n: desk.host.table.n } });
  });
});

describe('Attacks on a table', () => {
  it('refuses to act for another seat, or out of turn', async () => {
    const desk = new Desk(delve, 2);
    const wires = await desk.begins(2);
    const { other, action } = asked(desk, wires);
    const onlooker = await desk.enters();
    const stranger = await desk.enters(KEYS[4]);
    expect(await desk.wishes(other, { do: 'act', action })).toBe('not-your-turn');
    expect(await desk.wishes(onlooker, { do: 'act', action })).toBe('no-pass');
    expect(await desk.wishes(stranger, { do: 'act', action })).toBe('no-seat');
    expect(await desk.wishes(stranger, { do: 'sit', seat: 0 })).toBe('taken');
  });

  it('does a wish once, however often it comes', async () => {
    const desk = new Desk(delve, 2);
    const wires = await desk.begins(2);
    const { own, action } = asked(desk, wires);
    const after = desk.host.table.n;
    expect(await desk.wishes(own, { do: 'act', action }, after, 'same')).toBe('done');
    const { length } = desk.rows;
    expect(await desk.wishes(own, { do: 'act', action }, after, 'same')).toBe('done');
    expect(await desk.wishes(own, { do: 'act', action }, after, 'other')).toBe('stale');
    expect(desk.rows).toHaveLength(length);
  });

  it('refuses what the rules do not allow, whatever it is made of', async () => {
    const desk = new Desk(delve, 2);
    const wires = await desk.begins(2);
    const { own } = asked(desk, wires);
    const { length } = desk.rows;
    const odd: GameAction[] = [
      { type: 'constructor' },
      { type: 'step' },
      { type: 'outfit', weapon: { toString: 1 } } as GameAction,
      { type: 'pass', extra: [[[[]]]] } as GameAction,
    ];
    for (const action of odd) expect(await desk.wishes(own, { do: 'act', action })).toBe('not-legal');
    expect(desk.rows).toHaveLength(length);
  });

  it('refuses malformed messages and closes on oversized ones', async () => {
    const desk = new Desk(delve, 2);
    const [own] = await desk.begins(1);
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
    const wish = (text: string) => `{"kind":"wish","id":"x","after":1,"wish":${text}}`;
    const bad = [
      '', 'null', '[]', '{"kind":"constructor"}', '{"kind":"wish"}', wish('{"do":"toString"}'), deep.slice(0, 3999),
      wish('{"do":"act","action":{"type":"a","__proto__":{"x":1}}}'), wish('{"do":"say","phrase":"any text"}'),
      wish('{"do":"sit","seat":-1}'),
    ]; // biome-ignore format: a list
    for (const text of bad) {
      desk.now += 1000;
      expect(await desk.says(own!, text)).toMatchObject({ kind: 'refused', code: 'message' });
    }
    expect(own!.closed).toBeUndefined();
    await desk.says(own!, ' '.repeat(5000));
    expect(own!.closed).toBe(1009);
  });

  it('closes on a flood, and is never crowded', async () => {
    const desk = new Desk(delve, 2);
    const [own] = await desk.begins(1);
    for (let i = 0; i < 40 && own!.closed === undefined; i++) await desk.says(own!, { kind: 'look' });
    expect(own!.closed).toBe(1008);
    for (let i = 0; i < MOST_WIRES + 3; i++) await desk.enters();
    expect([...desk.wires].filter(wire => wire.about)).toHaveLength(MOST_WIRES + 1);
    expect(desk.wires.at(-1)!.heard.at(-1)).toMatchObject({ kind: 'refused', code: 'crowded' });
  });

  it('knows no forged pass, no other protocol, and nobody before their hello', async () => {
    const desk = new Desk(delve, 2);
    const forger = await desk.enters('not-a-pass');
    expect(forger.heard.at(-1)).toMatchObject({ kind: 'refused', code: 'pass' });
    expect(await desk.wishes(forger, { do: 'sit', seat: 0 })).toBe('nothing');
    const hello = { kind: 'hello', protocol: PROTOCOL - 1, after: 0 };
    expect(await desk.says(forger, hello)).toMatchObject({ kind: 'refused', code: 'protocol' });
  });
});
