/** The sheet: the fortune in play as its picture, the clock, the foes, and what this seat holds. */
import type { Seat } from '../../../core/game.ts';
import type { ItemModel, SheetModel, SheetPart, TextLine } from '../../../core/look.ts';
import { capital, counted } from '../../phrases.ts';
import type { Ability } from '../data/classes.ts';
import { DECK_SIZES } from '../data/constants.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { clockOf } from '../odds/clock.ts';
import { abilitiesOf } from '../rules/abilities.ts';
import { pawnOf } from '../rules/turn.ts';
import { hushedVowel } from '../rules/words.ts';
import type { State } from '../state/state.ts';
import { abilityIcon, abilityLook, abilityName } from './abilities.ts';
import { dungeonCard } from './labyrinths.ts';
import { idleReason } from './prompt-abilities.ts';
import { pages } from './sheet-pages.ts';
import { foesTable } from './sheet-tables.ts';
import { className, fortuneSprite, isAlone, seatName } from './words.ts';

export function sheet(state: State, seat: Seat): SheetModel {
  const alerts = alertLines(state, seat);
  return {
    title: title(state, seat),
    portrait: state.active === null ? dungeonCard(state) : fortuneSprite(state.active),
    parts: [
      clock(state),
      ...(alerts.length > 0 ? [{ part: 'text', lines: alerts } as const] : []),
      foesTable(state),
      ...holdings(state, seat),
    ],
    pages: pages(state),
  };
}

function title(state: State, seat: Seat): string {
  const { colour } = pawnOf(state, seat);
  if (state.turn === 0) return dungeonOf(state.options.dungeon).front;
  if (isAlone(state)) return `${counted(state.deck.length, 'card')} left`;
  return colour ? className(colour) : capital(seatName(state, seat));
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
  return [
    ...clockLines(state),
    ...(hushed ? [{ text: `${hushed} is hushed: no word may hold it.`, tone: 'magic' as const }] : []),
    ...(sprint ? [{ text: 'Sprinting: up to two squares a letter.', tone: 'gold' as const }] : []),
    ...(passWalls ? [{ text: 'The next word passes walls.', tone: 'gold' as const }] : []),
    ...(wordsLeft > 1 ? [{ text: `${wordsLeft} words to make.`, tone: 'gold' as const }] : []),
    ...(state.boss?.rolls.length === 0 ? [{ text: 'The boss has just arrived.', tone: 'bad' as const }] : []),
    ...(state.topKnown && state.deck.length > 0
      ? [{ text: `Next: fortune ${state.deck.at(-1)}, seen by Reveal.`, tone: 'ice' as const }]
      : []),
  ];
}

function clockLines(state: State): TextLine[] {
  if (state.active === null || state.ending) return [];
  const { cards, phases, canRecover } = clockOf(state);
  const unless = canRecover ? ', unless a fortune is recovered' : '';
  if (cards === 0) return [{ text: `No cards left: ${lastChance(state)}`, tone: 'bad' }];
  if (cards === 1) return [{ text: `Last round${unless}.`, tone: 'bad' }];
  return [{ text: `${counted(cards, 'card')}: ${counted(phases, 'round')} at most${unless}.`, tone: 'dim' }];
}

/** With the last card gone one may still beat a boss that is there. */
function lastChance({ boss }: State): string {
  return boss ? 'beat the boss this round, or you lose.' : 'you lose when this round ends.';
}

/** Tokens and abilities of this seat. */
function holdings(state: State, seat: Seat): SheetPart[] {
  const { tokens, colour } = pawnOf(state, seat);
  if (!colour) return [];
  return [
    ...(tokens.length > 0
      ? [
          {
            part: 'items',
            label: 'Tokens',
            items: tokens.map(n => ({
              icon: `token-${n}`,
              label: `Token ${n}`,
              help: 'Pays for one ability.',
            })),
          } as const,
        ]
      : []),
    {
      part: 'items',
      label: isAlone(state) ? 'Abilities' : 'Ability',
      items: abilitiesOf(state, seat).map((ability): ItemModel => {
        const why = offReason(state, seat, ability);
        return {
          icon: abilityIcon(ability),
          label: `${abilityName(ability)}.`,
          help: abilityLook(ability).help,
          ...(why !== undefined && { off: why }),
        };
      }),
    },
  ];
}

function offReason(state: State, seat: Seat, ability: Ability): string | undefined {
  if (state.ask?.kind === 'class' || state.ask?.kind === 'place') return undefined;
  return idleReason(state, seat, ability);
}
