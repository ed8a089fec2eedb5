/** Tints over the board: how far a walk may lead, who could strike where, what is seen from where. */
import type { Seat } from '../../../core/game.ts';
import type { Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import { percent } from '../../phrases.ts';
import type { Overlay } from '../../room.ts';
import { beam, threatenedTiles, tilesInSight, walkPreviews, type WalkPreview } from '../odds/walks.ts';
import { charAt, findChar, heroOf } from '../rules/characters.ts';
import { pictureOf } from './picture.ts';
import type { Character, State } from '../state/state.ts';
import { askedChar } from './board.ts';
import { cornerCell, middleCell, shiftOf, standCell, tileAt } from './places.ts';

export const overlays: readonly Overlay<State>[] = [
  { id: 'reach', label: 'Reach', key: 'shift', model: (state, seat, focus) => reach(state, seat, focus) },
  { id: 'threat', label: 'Threat', key: 'k', model: (state, seat) => threat(state, seat) },
  { id: 'sight', label: 'Line of sight', key: 'i', model: (state, seat, focus) => sight(state, seat, focus) },
];

const NOTHING: OverlayModel = { cells: [], lines: [] };

/** Whoever is pointed at; else whom the question is about; else the own hero. */
function subject(state: State, seat: Seat, focus: Cell | undefined): Character | undefined {
  const tile = focus && tileAt(state, focus);
  const pointed = tile && charAt(state, tile);
  return pointed ?? findChar(state, askedChar(state.ask)) ?? heroOf(state, seat);
}

/** All ground of a tile in one tone, the word in its middle. */
function tinted(state: State, at: Cell, tone: Tone, text?: string): OverlayModel['cells'] {
  const corner = cornerCell(state, at);
  const middle = middleCell(state, at);
  const shift = shiftOf(state);
  const { rows } = pictureOf(state.dungeon);
  const cells: { at: Cell; tone: Tone; text?: string }[] = [];
  for (let y = corner.y; y < corner.y + 3; y++)
    for (let x = corner.x; x < corner.x + 3; x++) {
      const letter = rows[y - shift.y]?.[x - shift.x];
      if (letter !== '.' && letter !== '~') continue;
      const isMiddle = x === middle.x && y === middle.y;
      cells.push({ at: { x, y }, tone, ...(isMiddle && text !== undefined && { text }) });
    }
  return cells;
}

// ── Reach ──────────────────────────────────────────────────────────────────────────────────────────────────────

function reach(state: State, seat: Seat, focus: Cell | undefined): OverlayModel {
  const char = subject(state, seat, focus);
  if (!char || state.phase !== 'turns') return NOTHING;
  const { ask } = state;
  const left = ask?.kind === 'moving' && ask.char === char.id ? ask.left : undefined;
  return {
    cells: walkPreviews(state, char, left).flatMap(preview =>
      tinted(state, preview.at, reachTone(preview), reachText(preview)),
    ),
    lines: [],
  };
}

function reachTone({ chance, isWet }: WalkPreview): Tone {
  if (isWet) return 'ice';
  return chance === 1 ? 'good' : 'gold';
}

function reachText({ chance, stops }: WalkPreview): string {
  const text = chance === 1 ? '' : percent(chance).replace('%', '');
  return stops ? `?${text}` : text || '+';
}

// ── Threat ─────────────────────────────────────────────────────────────────────────────────────────────────────

const threats = new WeakMap<State, Map<Seat, OverlayModel>>();

/** How many figures of others could strike the seat's hero on each tile, in one activation each. */
function threat(state: State, seat: Seat): OverlayModel {
  if (state.phase !== 'turns') return NOTHING;
  const kept = threats.get(state) ?? new Map<Seat, OverlayModel>();
  threats.set(state, kept);
  const known = kept.get(seat);
  if (known) return known;
  const cells = threatenedTiles(state, seat).flatMap(({ at, by }) =>
    tinted(state, at, by.length > 1 ? 'bad' : 'fire', `${by.length}`),
  );
  const model = { cells, lines: [] };
  kept.set(seat, model);
  return model;
}

// ── Sight ──────────────────────────────────────────────────────────────────────────────────────────────────────

function sight(state: State, seat: Seat, focus: Cell | undefined): OverlayModel {
  const char = subject(state, seat, focus);
  if (!char) return NOTHING;
  const cells = tilesInSight(state, char.at, char.id).flatMap(at => tinted(state, at, 'magic'));
  const lines = state.chars.flatMap(other => {
    const found = other.id === char.id ? undefined : beam(state, char.at, other.at);
    if (!found) return [];
    const blocked = found.blockedAt !== undefined;
    return [
      {
        from: standCell(state, char),
        to: blocked ? middleCell(state, found.blockedAt) : standCell(state, other),
        tone: blocked ? ('bad' as const) : ('good' as const),
        blocked,
      },
    ];
  });
  return { cells, lines };
}
