/** What the pointer or the focus rests on: a monster's chances, a tile's rule, how far it is. */
import { covers, sameCell, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type InfoModel, type SheetPart, type TextLine } from '../../../core/look.ts';
import { bad, dim, fire, gold, good, ice, magic } from '../../lines.ts';
import { present, textPart } from '../../parts.ts';
import { capital, counted } from '../../phrases.ts';
import { MAX_LIFE, ROMAN, type Assignment } from '../data/constants.ts';
import { kindOf } from '../data/monsters.ts';
import { tilesOf } from '../data/tiles.ts';
import { slayChance, woundChance } from '../odds/chances.ts';
import { ifStaying } from '../odds/staying.ts';
import { moveOdds, walkOdds } from '../odds/walking.ts';
import { bonusOf } from '../rules/abilities.ts';
import { levelOf } from '../rules/ending.ts';
import { onTile } from '../rules/monsters.ts';
import { levelBeyond } from '../rules/movement.ts';
import { tileHere } from '../rules/tiles.ts';
import type { Monster, State } from '../state/state.ts';
import type { Loc } from '../state/tiles.ts';
import { furniture } from './furniture.ts';
import { groundOf, isMeadow } from './ground.ts';
import { koraPortrait } from './kora.ts';
import { foeCells, exitCell, koraCell, locOf, openWays } from './places.ts';
import { tileName, TILES } from './tiles.ts';
import { crowd, dieText, foeName, foeTitle, percent, spaces } from './words.ts';

export function inspect(state: State, at: Cell): InfoModel | undefined {
  if (groundOf(state).model.rows[at.y]?.[at.x] === TERRAIN.void) return undefined;
  const cells = foeCells(state);
  const foe = state.monsters.find(({ id }) => {
    const cell = cells.get(id);
    return cell !== undefined && sameCell(cell, at);
  });
  if (foe) return aboutFoe(state, foe);
  if (sameCell(koraCell(state), at)) return aboutKora(state);
  const loc = locOf(state, at);
  if (loc) return aboutTile(state, loc);
  return aboutThing(state, at);
}

function aboutKora(state: State): InfoModel {
  const { life, slowed, invisible } = state.kora;
  const { id } = tileHere(state);
  return {
    title: `Kora · ${tileName(id)}`,
    sprite: koraPortrait(state),
    parts: [
      { part: 'gauge', label: 'Life', icon: 'heart', value: life, max: MAX_LIFE },
      textPart(
        slowed && bad('Slowed: 2 spaces less on your next walk, at least 1.'),
        invisible &&
          ice('Unseen: nobody stops your walk, nobody follows or strikes as the next round begins.'),
        dim(TILES[id].note),
      ),
    ],
  };
}

function aboutFoe(state: State, foe: Monster): InfoModel {
  const { id, kind } = foe;
  const { dice } = state.kora;
  const repeats = kindOf(kind).repeats && magic('Strikes again after every hit, until one fails.');
  return {
    title: foeTitle(id, kind),
    sprite: kind,
    parts: present(dice && chancesAgainst(state, foe, dice), textPart(repeats, intent(state, foe))),
  };
}

/** Your blow falls where it stands: high ground counts there, not here. */
function chancesAgainst(state: State, { kind, at }: Monster, dice: Assignment): SheetPart {
  const there = at.on === 'board' ? { ...state, kora: { ...state.kora, tile: at.tile } } : state;
  const [combat, defense] = [bonusOf(there, 'combat'), bonusOf(state, 'defense')];
  return {
    part: 'stats',
    rows: [
      { label: 'Die', value: dieText(kindOf(kind).die) },
      {
        label: `Your ${dieText(dice.combat, combat)} kills it`,
        value: percent(slayChance(dice.combat, combat, kind)),
      },
      {
        label: `Its strike beats your ${dieText(dice.defense, defense)}`,
        value: percent(woundChance(dice.defense, defense, kind)),
      },
    ],
  };
}

/** What it does when the next round begins, if she stays where she is. */
function intent(state: State, { id, kind, at }: Monster): TextLine {
  const isHere = at.on === 'board' && at.tile === state.kora.tile;
  if (state.kora.invisible)
    return ice(`It can't see you: it won't ${isHere ? 'strike' : 'move'} when the next round begins.`);
  const comes = ifStaying(state).strikers.find(({ monster }) => monster.id === id)?.comes ?? 0;
  if (comes === 1) return bad(`${isHere ? 'Strikes' : 'Comes and strikes'} next round, if you stay here.`);
  if (!isHere) return dim('Comes at least one tile closer next round, if you stay.');
  return dim(
    comes > 0
      ? `Only one ${foeName(kind)} can strike you here.`
      : 'No room to strike: another stands before it.',
  );
}

function aboutTile(state: State, loc: Loc): InfoModel {
  const { id } = state.tiles[loc.tile]!;
  const { note, isDangerous } = TILES[id];
  const guards = onTile(state, loc.tile).map(({ kind }) => kind);
  return {
    title: tileName(id),
    sprite: `tile-${id}`,
    parts: [
      textPart(
        { text: note, tone: isDangerous ? 'fire' : 'plain' },
        distance(state, loc),
        guards.length > 0 && bad(`${capital(crowd(guards))} here.`),
        ...searchLine(state, loc),
      ),
    ],
  };
}

function distance(state: State, loc: Loc): TextLine {
  const walk = walkOdds(state, loc);
  if (!walk || walk.steps === 0) return dim('You are here.');
  const { steps, isBarred, arrives } = walk;
  const { act } = state;
  const away = `${capital(spaces(steps))} away`;
  const move = moveOdds(state);
  if (act.move === 'done' || !move) return dim(`${away}.`);
  if (isBarred) return bad(`${away}: monsters bar the way.`);
  if (act.move === 'none')
    return {
      text: `${away}: one roll of your ${dieText(move.die, move.bonus)} gets there ${percent(arrives)}.`,
    };
  if (arrives === 0) return dim(`${away}: too far for this walk.`);
  if (arrives === 1) return good(`${away}: within this walk.`);
  return fire(`${away}: this walk gets there ${percent(arrives)}.`);
}

function searchLine({ tiles, searchDecks }: State, { tile }: Loc): TextLine[] {
  const { id, searched, level } = tiles[tile]!;
  if (id === 'entrance') return [];
  if (searched) return [dim('Searched: nothing more to find.')];
  const left = searchDecks[level].length;
  if (left === 0) return [dim('Nothing is left to find on this level.')];
  return [gold(`Unsearched. ${counted(left, 'card')} in deck ${ROMAN[level]}.`)];
}

/** Ways into the dark, furniture, signposts, the meadow. */
function aboutThing(state: State, at: Cell): InfoModel | undefined {
  const exit = openWays(state).find(each => sameCell(exitCell(state, each), at));
  if (exit && exit.exit !== 'entry') return aboutExit(state, exit.exit);
  if (isMeadow(levelOf(state), at))
    return { title: 'Outside', sprite: 'gate', parts: [textPart('Grass, larks, and the road home.')] };
  const thing = furniture(state).find(({ at: corner, size = 1 }) =>
    covers({ at: corner, size: { columns: size, rows: size } }, at),
  );
  if (!thing) return undefined;
  const { label, sprite } = thing;
  return { title: label, sprite, parts: [textPart(ABOUT[sprite] ?? label)] };
}

const ABOUT: Readonly<Record<string, string>> = {
  'lectern-book': 'Be on this tile when a round starts and it is yours. Grislyk will know.',
  'lectern-empty': 'The Book is in your bag.',
  crucible: 'Be on this tile when a round starts and it breaks.',
  'crucible-broken': 'Nothing will boil in it again.',
  'staircase-down': 'Leads on from the space beside it.',
  'staircase-up': 'The way back up, and out.',
  gate: 'Stop on the tile above with Book or Crucible done, and the raid is won.',
  'icon-searched': 'A tile can be searched once.',
  'stop-bar': 'Entering that tile ends your walk.',
  'pass-bar': 'Nobody there can stop you.',
};

/** Public: how many tiles are left, and that the last is a chamber. */
function aboutExit(state: State, exit: 'onward' | 'stair'): InfoModel {
  const level = levelBeyond(state, exit);
  const left = state.stacks[level].length;
  const chambers = tilesOf('terminus').filter(id => !state.tiles.some(tile => tile.id === id));
  return {
    title: exit === 'stair' ? `Down to Level ${ROMAN[level]}` : 'Into the dark',
    sprite: 'exit-unknown',
    parts: [
      textPart(
        { text: `${counted(left, 'unseen tile')} on Level ${ROMAN[level]}; the last is a chamber.` },
        gold(`Unseen chambers: ${chambers.map(tileName).join(', ')}.`),
        dim(`${counted(state.searchDecks[level].length, 'search card')} left there.`),
      ),
    ],
  };
}
