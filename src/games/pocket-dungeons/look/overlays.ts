/** Tints over the board: how far a walk may lead, who could strike where, what is seen from where. */
import type { Seat } from '../../../core/game.ts';
import { cellsOf, sameCell, type Cell } from '../../../core/grid.ts';
import type { OverlayModel, Tone } from '../../../core/look.ts';
import { oncePer } from '../../../core/memo.ts';
import { percent } from '../../phrases.ts';
import type { Overlay } from '../../room.ts';
import { threatenedTiles } from '../odds/threats.ts';
import { walkPreviews, type WalkPreview } from '../odds/walks.ts';
import { charAt, findChar, heroOf } from '../rules/characters.ts';
import { beam, tilesInSight } from '../rules/sight.ts';
import type { Character, State } from '../state/state.ts';
import { askedChar } from './board.ts';
import { isGround, middleCell, moved, standCell, tileAt, tileRegion } from './places.ts';

export const overlays: readonly Overlay<State>[] = [
  { id: 'reach', label: 'Reach', tells: 'how far you can walk', key: 'shift', model: reach },
  { id: 'threat', label: 'Threat', tells: 'how many foes can attack there', key: 'k', model: threat },
  { id: 'sight', label: 'Line of sight', key: 'i', model: sight },
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
  const region = tileRegion(state, at);
  const middle = middleCell(state, at);
  return [...cellsOf(region.extent)]
    .map(cell => moved(region.at, cell))
    .filter(cell => isGround(state, cell))
    .map(cell => ({ at: cell, tone, ...(text !== undefined && sameCell(cell, middle) && { text }) }));
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

/** How many figures of others could strike the seat's hero on each tile, in one activation each. */
function threat(state: State, seat: Seat): OverlayModel {
  return state.phase === 'turns' ? threatsOf(state, seat) : NOTHING;
}

const threatsOf = oncePer((state: State, seat: Seat): OverlayModel => {
  const cells = threatenedTiles(state, seat).flatMap(({ at, by }) =>
    tinted(state, at, by.length > 1 ? 'bad' : 'fire', `${by.length}`),
  );
  return { cells, lines: [] };
});

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
