/** Chapters "Effect vocabulary" and "Search cards one by one": what is written on a card happens. */
import type { Effect } from '../data/effects.ts';
import type { EventCardId } from '../data/event-cards.ts';
import { isItem, searchCard, type CardId, type UsableId } from '../data/search-cards.ts';
import type { Monster, Source, State } from '../state/state.ts';
import { heal, holds, rollVs, setStatus, wound } from './abilities.ts';
import { levelOf } from './ending.ts';
import { comeCloser } from './monsters-turn.ts';
import { here } from './monsters.ts';
import { slay } from './slaying.ts';
import { advanceTrack, cullTrack, placeMonsters, retreatTrack } from './track.ts';
import { isOver, type Turn } from './turn.ts';

/** In list order; when her Life is gone the rest is dropped. */
export function runEffects(turn: Turn, source: CardId | EventCardId, effects: readonly Effect[]): void {
  for (const effect of effects) if (!isOver(turn)) runEffect(turn, source, effect);
}

function runEffect(turn: Turn, source: CardId | EventCardId, effect: Effect): void {
  // Only event cards move monsters about; only items slay.
  const card = source as EventCardId;
  switch (effect.op) {
    case 'place':
      placeMonsters(turn, 'goblin', effect.goblin, card);
      return placeMonsters(turn, 'skeleton', effect.skeleton, card);
    case 'vs':
      if (effect.fall && holds(turn.state, 'rope')) return turn.tell({ type: 'rope-used', source });
      if (rollVs(turn, source, effect.ability, effect.die)) return;
      return runEffects(turn, source, effect.fail);
    case 'wound':
      return wound(turn, source, effect.n);
    case 'heal':
      return heal(turn, source, effect.n);
    case 'advance':
      return advanceTrack(turn, card);
    case 'retreat':
      return retreatTrack(turn, card);
    case 'cull':
      return cullTrack(turn, effect.kind, card);
    case 'chase':
      if (!comeCloser(turn, card)) nothing(turn, source, 'nobody-to-chase');
      return;
    case 'find':
      return drawSearchCard(turn, card);
    case 'status':
      if (turn.state.kora[effect.status]) return nothing(turn, source, 'already-so');
      return setStatus(turn, effect.status, true);
    case 'slay-here':
      for (const monster of caughtBy(turn.state, effect)) slay(turn, monster, source as UsableId);
  }
}

/** Whom a fireball would slay. */
export function caughtBy(state: State, { kinds }: Extract<Effect, { op: 'slay-here' }>): Monster[] {
  return here(state).filter(({ kind }) => kinds.some(each => each === kind));
}

function nothing({ tell }: Turn, source: Source, why: 'nobody-to-chase' | 'already-so' | 'dust'): void {
  tell({ type: 'nothing-happened', source, why });
}

/** The top card of her level's deck: an item is kept, anything else happens now. Decks are never shuffled again. */
export function drawSearchCard(turn: Turn, by: 'search' | EventCardId): void {
  const { state, tell } = turn;
  const level = levelOf(state);
  const [card, ...rest] = state.searchDecks[level];
  if (card === undefined) return tell({ type: 'search-deck-empty', level });
  state.searchDecks = { ...state.searchDecks, [level]: rest };
  tell({ type: 'search-card-drawn', card, level, by, left: rest.length });
  if (isItem(card)) {
    state.kora.items.push(card);
    return tell({ type: 'item-gained', item: card });
  }
  discard(turn, card);
  const { effects } = searchCard(card);
  if (effects.length === 0) return nothing(turn, card, 'dust');
  runEffects(turn, card, effects);
}

export function discard({ state }: Turn, card: CardId): void {
  const { level } = searchCard(card);
  state.searchDiscards = { ...state.searchDiscards, [level]: [...state.searchDiscards[level], card] };
}
