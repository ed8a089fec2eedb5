/** The sheet: the fortune in play as its picture, the clock, the foes, and what this seat holds. */
import type { Seat } from '../../../core/game.ts';
import type { ItemModel, SheetModel, SheetPart, TextLine } from '../../../core/look.ts';
import { bad, dim, gold, magic } from '../../lines.ts';
import { itemsPart, present, textPart } from '../../parts.ts';
import { counted } from '../../phrases.ts';
import type { Ability } from '../data/classes.ts';
import { DECK_SIZES, type EnemyNumber } from '../data/constants.ts';
import { bossWord, dungeonIn } from '../data/dungeons.ts';
import { clockOf } from '../odds/clock.ts';
import { abilitiesOf } from '../rules/abilities.ts';
import { pawnOf } from '../rules/turn.ts';
import { hushedVowel } from '../rules/words.ts';
import type { State } from '../state/state.ts';
import { abilityIcon, abilityLook } from './abilities.ts';
import { dungeonCard } from './labyrinths.ts';
import { idleReason } from './prompt-abilities.ts';
import { pages } from './sheet-pages.ts';
import { foesStats } from './sheet-tables.ts';
import { fortuneSprite, isAlone, pawnName } from './words.ts';

export function sheet(state: State, seat: Seat): SheetModel {
  const alerts = alertLines(state, seat);
  return {
    title: title(state, seat),
    portrait: state.active === null ? dungeonCard(state) : fortuneSprite(state.active),
    parts: present(
      foesStats(state),
      clock(state),
      alerts.length > 0 && textPart(...alerts),
      ...holdings(state, seat),
    ),
    pages: pages(state),
  };
}

function title(state: State, seat: Seat): string {
  if (state.turn === 0) return dungeonIn(state).front;
  if (isAlone(state)) return `${counted(state.deck.length, 'card')} left`;
  return pawnName(state, seat);
}

/** One hourglass a card. The card in play is not among them. */
function clock(state: State): SheetPart {
  const isDealt = state.active !== null;
  const size = DECK_SIZES[state.options.difficulty][state.pawns.length - 1]!;
  const all = isDealt ? state.deck.length + state.spent.length + state.lost.length : size;
  return {
    part: 'gauge',
    label: 'Cards left',
    icon: 'hourglass',
    value: isDealt ? state.deck.length : size,
    max: all,
  };
}

/** What must not be overlooked, most urgent first. */
function alertLines(state: State, seat: Seat): TextLine[] {
  const { sprint, passWalls, wordsLeft } = pawnOf(state, seat);
  const hushed = hushedVowel(state);
  return present(
    clockLine(state),
    hushed && magic(`${hushed} is hushed: you can't use it.`),
    sprint && gold('Sprinting: up to two squares a letter.'),
    passWalls && gold('The next word passes walls.'),
    wordsLeft > 1 && gold(`${wordsLeft} words to make.`),
    state.boss?.rolls.length === 0 && bad('The boss has just arrived.'),
    toldLine(state),
    state.topKnown &&
      state.deck.length > 0 && { text: `Next: card ${state.deck.at(-1)}, seen by Reveal.`, tone: 'ice' },
  );
}

/** What the boss has let everybody know. */
function toldLine(state: State): TextLine | undefined {
  const told = state.boss?.told ?? [];
  const words = told.map(face => bossWord(dungeonIn(state), face)).join(', ');
  return told.length > 0 ? magic(`The boss will spell ${words}.`) : undefined;
}

function clockLine(state: State): TextLine | undefined {
  if (state.active === null || state.ending) return undefined;
  const { cards, phases, canRecover } = clockOf(state);
  const unless = canRecover ? ', unless a card is recovered' : '';
  if (cards === 0) return bad(`No cards left: ${lastChance(state)}`);
  if (cards === 1) return bad(`Last round${unless}.`);
  return dim(`${counted(cards, 'card')}: ${counted(phases, 'round')} at most${unless}.`);
}

/** With the last card gone one may still beat a boss that is there. */
function lastChance({ boss }: State): string {
  return boss ? 'beat the boss this round, or you lose.' : 'you lose when this round ends.';
}

/** Tokens and abilities of this seat. */
function holdings(state: State, seat: Seat): SheetPart[] {
  const { tokens, colour } = pawnOf(state, seat);
  if (!colour) return [];
  const abilities = abilitiesOf(state, seat).map((ability): ItemModel => {
    const { name, help } = abilityLook(ability);
    const why = offReason(state, seat, ability);
    return { icon: abilityIcon(ability), label: `${name}.`, help, ...(why !== undefined && { off: why }) };
  });
  return present(
    tokens.length > 0 && itemsPart('Tokens', tokens.map(tokenItem)),
    itemsPart(abilities.length > 1 ? 'Abilities' : 'Ability', abilities),
  );
}

function tokenItem(n: EnemyNumber): ItemModel {
  return { icon: `token-${n}`, label: `Token ${n}`, help: 'Pays for one ability.' };
}

function offReason(state: State, seat: Seat, ability: Ability): string | undefined {
  if (state.ask?.kind === 'class' || state.ask?.kind === 'place') return undefined;
  return idleReason(state, seat, ability);
}
