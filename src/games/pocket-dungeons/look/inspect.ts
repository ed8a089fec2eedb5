/** What the pointer rests on: a figure's card and your chances against it, a tile and what lies there. */
import type { Of, Seat } from '../../../core/game.ts';
import { sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, SheetPart, StatRow } from '../../../core/look.ts';
import { once, oncePer } from '../../../core/memo.ts';
import { itemsPart, present, stat } from '../../parts.ts';
import { capital, counted, percent } from '../../phrases.ts';
import { tileRow } from '../data/tiles.ts';
import { legalActions } from '../game.ts';
import { flipDeath } from '../odds/perils.ts';
import { walkPreviews } from '../odds/walks.ts';
import { closeAssaults, rangedAssaults } from '../rules/assaults.ts';
import { CELLS, keyOf, numberOf } from '../rules/cells.ts';
import { charAt, findChar, heroOf } from '../rules/characters.ts';
import { hasCounter, isStairs } from '../rules/reach.ts';
import { looseAt } from '../rules/treasure.ts';
import type { Action } from '../state/actions.ts';
import type { Character, State } from '../state/state.ts';
import { looseSprite } from './board.ts';
import { conditionRows } from './conditions.ts';
import { layingItem, namedCardParts } from './sheet-card.ts';
import { prospectsOf } from '../odds/assaults.ts';
import { hurdlesOf, prospectsText } from './odds.ts';
import { tileAt } from './places.ts';
import { killText } from './prompt-fight.ts';
import { exitsText, nameOf, tileName, tilePicture, treasureText } from './words.ts';

export function inspect(state: State, seat: Seat, cell: Cell): InfoModel | undefined {
  const at = tileAt(state, cell);
  return at && infosOf(state, seat)(CELLS[numberOf(at)]!);
}

/** A tile is nine cells, so the answer is kept for all of them. */
const infosOf = oncePer((state: State, seat: Seat) => once((at: Cell) => describe(state, seat, at)));

function describe(state: State, seat: Seat, at: Cell): InfoModel | undefined {
  const tile = state.dungeon.tiles[keyOf(at)];
  if (!tile) return siteInfo(state, at);
  const char = charAt(state, at);
  const rows = groundRows(state, seat, at);
  const ground: SheetPart[] = rows.length > 0 ? [{ part: 'stats', rows }] : [];
  if (!char)
    return {
      title: `${tileRow(tile.kind).name}, ${tileName(at)}`,
      sprite: spriteAt(state, at),
      parts: ground,
    };
  return {
    title: capital(nameOf(char, seat)),
    sprite: char.card,
    parts: [
      ...chances(state, seat, char),
      { part: 'stats', rows: charRows(state, char) },
      ...namedCardParts(char.card),
      ...ground,
    ],
  };
}

/** An empty place while the dungeon is built: how the tile in hand would fit. */
function siteInfo(state: State, at: Cell): InfoModel | undefined {
  const { drawn, ask } = state;
  if (!drawn || ask?.kind !== 'place-tile') return undefined;
  const fits = legalActions(state).flatMap(action =>
    action.type === 'place-tile' && sameCell(action.at, at) ? [action.rot] : [],
  );
  if (fits.length === 0) return undefined;
  return {
    title: `${tileRow(drawn).name} on ${tileName(at)}`,
    sprite: tilePicture(drawn, fits[0]!),
    parts: [
      itemsPart(
        fits.length > 1 ? `Fits ${fits.length} ways` : 'Fits one way',
        fits.map(rot => layingItem(drawn, rot)),
      ),
    ],
  };
}

function spriteAt(state: State, at: Cell): string {
  if (hasCounter(state, at)) return 'counter-back';
  if (isStairs(state, at)) return 'stairs';
  const gold = looseAt(state, at);
  if (gold > 0) return looseSprite(gold);
  const { kind, rot } = state.dungeon.tiles[keyOf(at)]!;
  return tilePicture(kind, rot);
}

// ── Figures ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Who could attack now: whoever acts, or at the start of a turn the own hero, if nothing keeps it from acting. */
function attackerOf(state: State, seat: Seat): Character | undefined {
  const { ask } = state;
  if (ask?.seat !== seat) return undefined;
  if (ask.kind === 'action' || ask.kind === 'nimble-shot') return findChar(state, ask.char);
  const hero = ask.kind === 'actor' ? heroOf(state, seat) : undefined;
  return hero && hurdlesOf(state, hero).length === 0 ? hero : undefined;
}

/** What an attack on it promises, if one is possible now. */
function chances(state: State, seat: Seat, target: Character): SheetPart[] {
  const char = attackerOf(state, seat);
  if (!char) return [];
  const assaults =
    state.ask?.kind === 'actor'
      ? [...closeAssaults(state, char), ...rangedAssaults(state, char)]
      : legalActions(state).filter(isAssault);
  const ways = assaults
    .filter(action => action.target === target.id)
    .map(action => prospectsOf(state, char, action));
  const texts = [...new Set(ways.map(prospectsText))].slice(0, 3);
  if (texts.length === 0) return [];
  return [
    {
      part: 'text',
      label: 'If attacked',
      lines: [
        ...texts.map(text => ({ text, tone: 'fire' as const })),
        { text: killText(state, char, target), tone: 'gold' as const },
      ],
    },
  ];
}

type Assault = Of<Action, 'close-assault' | 'ranged-assault'>;
const isAssault = (action: Action): action is Assault =>
  action.type === 'close-assault' || action.type === 'ranged-assault';

function charRows(state: State, char: Character): StatRow[] {
  return [
    ...(char.role === 'hero'
      ? [stat('Carries', char.treasure, 'treasure'), stat('Skulls', char.hazards, 'counter-hazard')]
      : state.pool > 0
        ? [stat('Monsters hold', treasureText(state.pool), 'treasure')]
        : []),
    ...conditionRows(state, char, 'card'),
  ];
}

// ── Tiles ──────────────────────────────────────────────────────────────────────────────────────────────────────

function groundRows(state: State, seat: Seat, at: Cell): StatRow[] {
  const tile = state.dungeon.tiles[keyOf(at)]!;
  const gold = looseAt(state, at);
  return present(
    // The card of a figure is long enough, and exits are drawn.
    !charAt(state, at) && stat('Exits', exitsText(tile.exits)),
    hasCounter(state, at) && stat('Counter', counterText(state, seat, at), 'counter-back'),
    gold > 0 && stat('Treasure', gold, 'treasure'),
    isStairs(state, at) && stat('Stairs', 'the way out', 'stairs'),
    tile.kind === 'water' && stat('Water', 'Action 4+ or drown', 'badge-wet'),
    tile.rubble && stat('Rubble', 'it still holds', 'rubble'),
    walksOf(state, seat).get(keyOf(at)),
  );
}

/** With the price of flipping it. */
function counterText(state: State, seat: Seat, at: Cell): string {
  const hero = heroOf(state, seat);
  return hero ? `face down, deadly ${percent(flipDeath(state, hero, at))}` : 'face down';
}

/** By tile: how likely one walk leads there. */
const walksOf = oncePer((state: State, seat: Seat) => new Map(walkRows(state, seat)));

/** A walk is spoken of only where one can be begun, or is under way. */
function walkRows(state: State, seat: Seat): [string, StatRow][] {
  const { ask } = state;
  const isOwn = ask?.seat === seat && 'char' in ask;
  const isWalk = !isOwn || ask.kind === 'action' || ask.kind === 'moving';
  const char = isOwn ? findChar(state, ask.char) : heroOf(state, seat);
  if (!char || !isWalk || state.phase !== 'turns') return [];
  const left = isOwn && ask.kind === 'moving' ? ask.left : undefined;
  return walkPreviews(state, char, left).map(({ at, steps, chance, isWet }) => {
    const value = `reached ${percent(chance)}${isWet ? ', through water' : ''}`;
    return [keyOf(at), stat(counted(steps, 'step'), value, 'icon-action')];
  });
}
