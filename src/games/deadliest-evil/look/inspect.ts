/** What the pointer or the focus rests on: a monster's figures, a tile's rule, how far it is. */
import { sameCell, type Cell } from '../../../core/grid.ts';
import { TERRAIN, type InfoModel, type SheetPart, type TextLine } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { MAX_LIFE, ROMAN } from '../data/constants.ts';
import { kindOf } from '../data/monsters.ts';
import { tilesOf } from '../data/tiles.ts';
import { deckLeft, moveOdds, reachChance, slayChance, wayTo, woundChance } from '../odds.ts';
import { bonusOf } from '../rules/abilities.ts';
import { levelOf } from '../rules/ending.ts';
import { onTile } from '../rules/monsters.ts';
import { attackers } from '../rules/monsters-turn.ts';
import type { Loc, Monster, State } from '../state.ts';
import { furniture } from './furniture.ts';
import { groundOf, isMeadow } from './ground.ts';
import { koraPortrait } from './kora.ts';
import { foeCells } from './crowding.ts';
import { exitCell, koraCell, locOf, openWays } from './places.ts';
import { crowd, dieText, foeTitle, percent, spaces, TILE_NOTES, tileName } from './words.ts';

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
  const { kora } = state;
  const lines: TextLine[] = [
    ...(kora.slowed ? [{ text: 'Slowed: 2 less on the next walk.', tone: 'bad' as const }] : []),
    ...(kora.invisible ? [{ text: 'Unseen until the next round.', tone: 'ice' as const }] : []),
    { text: TILE_NOTES[state.tiles[kora.tile]!.id].text, tone: 'dim' },
  ];
  return {
    title: `Kora · ${tileName(state.tiles[kora.tile]!.id)}`,
    sprite: koraPortrait(state),
    parts: [
      { part: 'gauge', label: 'Life', icon: 'heart', value: kora.life, max: MAX_LIFE },
      { part: 'text', lines },
    ],
  };
}

function aboutFoe(state: State, { id, kind }: Monster): InfoModel {
  const { die, repeats } = kindOf(kind);
  const { dice } = state.kora;
  const figures: SheetPart[] = dice
    ? [
        {
          part: 'stats',
          rows: [
            { label: 'Die', value: dieText(die) },
            { label: 'You slay it', value: percent(slayChance(dice.combat, bonusOf(state, 'combat'), kind)) },
            {
              label: 'It wounds',
              value: percent(woundChance(dice.defense, bonusOf(state, 'defense'), kind)),
            },
          ],
        },
      ]
    : [];
  const strikes = !state.kora.invisible && attackers(state).some(each => each.id === id);
  const lines: TextLine[] = [
    ...(repeats ? [{ text: 'Strikes again after every hit, until one fails.', tone: 'magic' as const }] : []),
    strikes
      ? { text: 'Strikes when the next round begins, if you are here.', tone: 'bad' }
      : { text: 'Comes one tile closer when the round begins.', tone: 'dim' },
  ];
  return { title: foeTitle(id, kind), sprite: kind, parts: [...figures, { part: 'text', lines }] };
}

function aboutTile(state: State, loc: Loc): InfoModel {
  const tile = state.tiles[loc.tile]!;
  const note = TILE_NOTES[tile.id];
  const guards = onTile(state, loc.tile).map(({ kind }) => kind);
  const lines: TextLine[] = [
    { text: note.text, tone: note.isDangerous ? 'fire' : 'plain' },
    distance(state, loc),
    ...(guards.length > 0 ? [{ text: `${capital(crowd(guards))} here.`, tone: 'bad' as const }] : []),
    ...searchLine(state, loc),
  ];
  return { title: tileName(tile.id), sprite: `tile-${tile.id}`, parts: [{ part: 'text', lines }] };
}

function distance(state: State, loc: Loc): TextLine {
  const steps = (wayTo(state, loc)?.length ?? 1) - 1;
  const { act } = state;
  if (steps === 0) return { text: 'You are here.', tone: 'dim' };
  if (act.move === 'moving')
    return act.points >= steps
      ? { text: `${capital(spaces(steps))} away: within this walk.`, tone: 'good' }
      : { text: `${capital(spaces(steps))} away: too far for this walk.`, tone: 'dim' };
  if (act.move === 'done' || !moveOdds(state))
    return { text: `${capital(spaces(steps))} away.`, tone: 'dim' };
  return {
    text: `${capital(spaces(steps))} away: one roll gets there ${percent(reachChance(state, steps))}.`,
  };
}

function searchLine({ tiles, searchDecks }: State, { tile }: Loc): TextLine[] {
  const { id, searched, level } = tiles[tile]!;
  if (id === 'entrance') return [];
  if (searched) return [{ text: 'Searched: nothing more to find.', tone: 'dim' }];
  const left = searchDecks[level].length;
  return [
    left === 0
      ? { text: 'Nothing is left to find on this level.', tone: 'dim' }
      : { text: `Unsearched. ${left} cards in deck ${ROMAN[level]}.`, tone: 'gold' },
  ];
}

/** Ways into the dark, furniture, signposts, the meadow. */
function aboutThing(state: State, at: Cell): InfoModel | undefined {
  const exit = openWays(state).find(each => sameCell(exitCell(state, each), at));
  if (exit) return aboutExit(state, exit.exit === 'stair');
  if (isMeadow(levelOf(state), at))
    return { title: 'Outside', sprite: 'gate', parts: [words('Grass, larks, and the road home.')] };
  const thing = furniture(state).find(({ at: corner, size = 1 }) => {
    const [dx, dy] = [at.x - corner.x, at.y - corner.y];
    return dx >= 0 && dy >= 0 && dx < size && dy < size;
  });
  return (
    thing && { title: thing.label, sprite: thing.sprite, parts: [words(ABOUT[thing.sprite] ?? thing.label)] }
  );
}

function words(text: string): SheetPart {
  return { part: 'text', lines: [{ text }] };
}

const ABOUT: Readonly<Record<string, string>> = {
  'lectern-book': 'Be on this tile when a round begins, and it is yours. Grislyk will know.',
  'lectern-empty': 'The Book is in your bag.',
  crucible: 'Be on this tile when a round begins, and it breaks.',
  'crucible-broken': 'Nothing will boil in it again.',
  'staircase-down': 'Leads on from the space beside it.',
  'staircase-up': 'The way back up, and out.',
  gate: 'Stop on the tile above with Book or Crucible done, and the raid is won.',
  'icon-searched': 'A tile can be searched once.',
  'stop-bar': 'Entering that tile ends your walk.',
  'pass-bar': 'Nobody there can stop you.',
};

/** Public: how many tiles are left, and that the last is a chamber. */
function aboutExit(state: State, isStair: boolean): InfoModel {
  const level = levelOf(state);
  const deeper = level === 1 ? 2 : 3;
  const of = isStair ? deeper : level;
  const left = state.stacks[of].length;
  const chambers = tilesOf('terminus').filter(id => !state.tiles.some(tile => tile.id === id));
  const cards = deckLeft(state, of).reduce((sum, { count }) => sum + count, 0);
  return {
    title: isStair ? `Down to Level ${ROMAN[of]}` : 'Into the dark',
    sprite: 'exit-unknown',
    parts: [
      {
        part: 'text',
        lines: [
          {
            text: `${left} unseen ${left === 1 ? 'tile' : 'tiles'} on Level ${ROMAN[of]}; the last is a chamber.`,
          },
          { text: `Unseen chambers: ${chambers.map(tileName).join(', ')}.`, tone: 'gold' },
          { text: `${cards} search cards left there.`, tone: 'dim' },
        ],
      },
    ],
  };
}
