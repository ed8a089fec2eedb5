/** What lies face down, and what wakes it. */
import type { Seat } from '../../../../src/core/game.ts';
import { cellName } from '../../../../src/core/grid.ts';
import { shuffle } from '../../../../src/core/rng.ts';
import { MONSTERS } from '../../../../src/games/letter-delve/data/monsters.ts';
import { isInside, isOccupied } from '../../../../src/games/letter-delve/rules/pieces.ts';
import { around, isWall } from '../../../../src/games/letter-delve/rules/squares.ts';
import { draftOf, openTurn } from '../../../../src/games/letter-delve/rules/turn.ts';
import { wakeAround } from '../../../../src/games/letter-delve/rules/waking.ts';
import type { Monster, State } from '../../../../src/games/letter-delve/state/state.ts';
import { percentAllows, SURE } from '../../../support/oracles/claim.ts';
import { spoken } from './waking-words.ts';
import { fought, infoAt, lineOf, movedHero, type DelveClaim } from './world.ts';

const faceDown: DelveClaim = {
  id: 'what lies face down',
  words: [
    /^Still face down\. About /,
    /^On average you'd win /,
    /^From .* depending on the boss\.$/,
    /^A boss: /,
  ],
  *statements({ state, seat, dice: chance }) {
    const unknown = state.monsters.filter(monster => !monster.known);
    for (const { id, at } of shuffle(chance, unknown).slice(0, 1)) {
      const info = infoAt(state, seat, at);
      const there = (world: State): Monster => world.monsters.find(monster => monster.id === id)!;
      const share = lineOf(info, /^Still face down/);
      if (share)
        yield {
          says: share,
          allows: percentAllows(share),
          truth: world => MONSTERS[there(world).kind!].hp === 1,
        };
      const boss = lineOf(info, /^A boss/);
      if (boss)
        yield { says: boss, allows: SURE, truth: world => boss.includes(MONSTERS[there(world).kind!].name) };
      const win = lineOf(info, /^On average you'd win/);
      const range = lineOf(info, /^From .* depending on the boss/);
      if (range) {
        const [worst, best] = range.split(' to ').map(percentAllows);
        const allows = { low: worst!.low, high: best!.high };
        yield { says: range, allows, truth: world => fought(world, seat, id).won };
      }
      if (win) yield { says: win, allows: percentAllows(win), truth: world => fought(world, seat, id).won };
    }
  },
};

/** A step beside it, by whoever asks: what its tip says of that. */
const sleepers: DelveClaim = {
  id: 'what wakes a sleeper',
  words: [
    /^(One eye is open|Walk past and it stirs|Stepping beside it|Steps in your first turn|It can't notice)/,
  ],
  *statements({ state, seat, dice: chance }) {
    const hero = state.heroes[seat]!;
    if (!isInside(hero)) return;
    const unknown = state.monsters.filter(monster => !monster.known);
    for (const { id, at } of shuffle(chance, unknown).slice(0, 1)) {
      const text = lineOf(infoAt(state, seat, at), SLEEP_LINES) ?? 'nothing';
      const free = around(at).filter(to => !isWall(to) && !isOccupied(state, to));
      if (free.length === 0) continue;
      const [to] = shuffle(chance, free);
      const truth = (world: State): boolean | undefined =>
        spoken(text, world, () => sleepAfter(movedHero(world, seat, to!), seat, id) === meant(text));
      yield { says: `${cellName(at)}: ${text}`, allows: SURE, truth };
    }
  },
};

const SLEEP_LINES =
  /^(One eye is open|Walk past and it stirs|Stepping beside it|Steps in your first turn|It can't notice|Magic sleep)/;

type Sleep = 'wakes' | 'stirs' | 'sleeps on';

function meant(text: string): Sleep {
  if (text.startsWith('Stepping beside it wakes it')) return 'wakes';
  return /^(Walk past and it stirs|One eye is open)/.test(text) ? 'stirs' : 'sleeps on';
}

function sleepAfter(world: State, seat: Seat, id: number): Sleep {
  const turn = openTurn(draftOf(world));
  wakeAround(turn, turn.state.heroes[seat]! as Parameters<typeof wakeAround>[1], 'walk');
  const { awake, stirring } = turn.state.monsters.find(monster => monster.id === id)!;
  return awake ? 'wakes' : stirring ? 'stirs' : 'sleeps on';
}

export const sleeperClaims: readonly DelveClaim[] = [faceDown, sleepers];
