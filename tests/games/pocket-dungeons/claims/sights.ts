/** What is said about who could strike where, and what is seen from where. */
import { sameCell, type Cell } from '../../../../src/core/grid.ts';
import { pick, shuffle } from '../../../../src/core/rng.ts';
import { legalActions } from '../../../../src/games/pocket-dungeons/game.ts';
import { askedChar } from '../../../../src/games/pocket-dungeons/look/board.ts';
import { overlays } from '../../../../src/games/pocket-dungeons/look/overlays.ts';
import { middleCell } from '../../../../src/games/pocket-dungeons/look/places.ts';
import { keyOf } from '../../../../src/games/pocket-dungeons/rules/cells.ts';
import { charAt, findChar, heroOf, newChar } from '../../../../src/games/pocket-dungeons/rules/characters.ts';
import { longestRush } from '../../../../src/games/pocket-dungeons/rules/rolls.ts';
import { sees } from '../sees.ts';
import type { Character, State } from '../../../../src/games/pocket-dungeons/state/state.ts';
import { percentAllows, SURE, type Claim } from '../../../support/oracles/claim.ts';
import { acting, choicesOf, percentIn, isDown, isPlay, playOut, tilesWhere, type Doctor } from './scene.ts';

function couldStrike(world: State, foe: Character, hero: number): boolean {
  const seat = foe.owner ?? (world.ask!.seat + 1) % world.players.length;
  const ready = acting(world, seat, foe.id);
  return legalActions(ready).some(action => {
    if (action.type === 'close-assault')
      return action.target === hero && action.path.length <= longestRush(foe);
    if (action.type === 'ranged-assault') return action.target === hero;
    if (action.type !== 'nimble-move') return false;
    const moved = {
      ...world,
      chars: world.chars.map(one => (one.id === foe.id ? { ...one, at: action.to } : one)),
    };
    const shots = legalActions({
      ...moved,
      active: foe.id,
      ask: { seat, kind: 'nimble-shot', char: foe.id },
    });
    return shots.some(shot => shot.type === 'ranged-assault' && shot.target === hero);
  });
}

const threat: Claim<State> = {
  id: 'so many could strike there',
  words: [],
  *statements({ state, seat, dice }) {
    const hero = heroOf(state, seat);
    if (!hero || (state.ask?.kind !== 'actor' && state.ask?.kind !== 'action')) return;
    const marks = overlays[1]!.model(state, seat, undefined).cells;
    const free = tilesWhere(state, at => !charAt(state, at, hero.id));
    const isMarked = (at: Cell): boolean => marks.some(mark => sameCell(mark.at, middleCell(state, at)));
    const tiles = [...shuffle(dice, free.filter(isMarked)).slice(0, 1), ...shuffle(dice, free).slice(0, 1)];
    for (const at of tiles) {
      const mark = marks.find(each => sameCell(each.at, middleCell(state, at)));
      yield {
        says: `${mark?.text ?? 0} could strike on ${keyOf(at)}`,
        allows: SURE,
        truth: world => {
          const moved = {
            ...world,
            chars: world.chars.map(one => (one.id === hero.id ? { ...one, at } : one)),
          };
          const foes = moved.chars.filter(one => one.owner !== seat && !one.paralysed);
          return foes.filter(foe => couldStrike(moved, foe, hero.id)).length === Number(mark?.text ?? 0);
        },
      };
    }
  },
};

const gathering: Claim<State> = {
  id: 'gathering: so many could strike you here',
  words: [/ \d+ figures? could strike you here\.$/],
  *statements({ state, seat }) {
    const hero = heroOf(state, seat);
    if (!hero || !isPlay(state) || state.combat) return;
    // Seldom enough somebody stands on treasure.
    const lying = { ...state, loose: { ...state.loose, [keyOf(hero.at)]: 1 } };
    for (const { detail = '' } of choicesOf(acting(lying, seat, hero.id), 'gather')) {
      const said = Number(/(\d+) figures? could strike/.exec(detail)?.[1] ?? 0);
      yield {
        says: detail,
        allows: SURE,
        truth: world => {
          const foes = world.chars.filter(one => one.owner !== seat && !one.paralysed);
          return foes.filter(foe => couldStrike(world, foe, hero.id)).length === said;
        },
      };
    }
  },
};

const sight: Claim<State> = {
  id: 'what is seen',
  words: [],
  *statements({ state, seat, dice }) {
    const char = findChar(state, askedChar(state.ask)) ?? heroOf(state, seat);
    if (!char || !isPlay(state) || state.ask?.kind === 'declare' || state.combat) return;
    const { cells, lines } = overlays[2]!.model(state, seat, undefined);
    const others = tilesWhere(state, at => !sameCell(at, char.at));
    const at = pick(dice, others);
    const isMarked = cells.some(mark => sameCell(mark.at, middleCell(state, at)));
    yield {
      says: `${keyOf(at)} is ${isMarked ? '' : 'not '}seen from ${keyOf(char.at)}`,
      allows: SURE,
      truth: world => sees(world, char.at, at) === isMarked,
    };
    const rivals = state.chars.filter(other => other.id !== char.id);
    for (const other of shuffle(dice, rivals).slice(0, 1)) {
      const isClear = lines.some(
        line => sameCell(line.to, middleCell(state, other.at)) && line.tone !== 'bad',
      );
      yield {
        says: `a ${isClear ? 'clear' : 'blocked'} line to ${other.card}`,
        allows: SURE,
        truth: world => sees(world, char.at, other.at) === isClear,
      };
    }
  },
};

/** Once there, and alive, exactly these may be shot at. */
const nimble: Claim<State> = {
  id: 'a nimble step: whom you see from there',
  words: [/^From there you see .+Water: Action 4\+ or drown, survives [<>]?\d+%/],
  *statements({ state, seat, dice }) {
    const others = state.chars.filter(char => char.card !== 'elf');
    const free = tilesWhere(state, at => !charAt(state, at));
    if (!isPlay(state) || others.length === 0 || free.length === 0 || state.combat) return;
    const elf: Doctor = world => {
      const chars = world.chars.filter(char => char.owner !== seat && char.card !== 'elf');
      const own = newChar({ id: world.nextChar, card: 'elf', role: 'hero', owner: seat, at });
      return acting({ ...world, chars: [...chars, own], nextChar: own.id + 1 }, seat, own.id);
    };
    const at = pick(dice, free);
    const steps = choicesOf(elf(state), 'nimble-move');
    for (const { action, detail, label } of shuffle(dice, steps).slice(0, 1)) {
      yield {
        says: `${label}: ${detail}`,
        allows: SURE,
        truth: world => {
          const { state: there } = playOut(elf(world), action, {
            isOver: ({ ask }) => ask?.kind === 'nimble-shot',
          });
          if (there.ask?.kind !== 'nimble-shot') return undefined;
          const seen = choicesOf(there, 'ranged-assault').length;
          return seen === detail!.split('.')[0]!.split('the ').length - 1;
        },
      };
      const survives = percentIn(detail!, 'survives') ?? '100%';
      yield {
        says: `${label}: ${detail}`,
        allows: percentAllows(survives),
        truth: world => !isDown(playOut(elf(world), action).events, state.nextChar, 'water'),
      };
    }
  },
};

export const sightClaims = [threat, gathering, sight, nimble];
