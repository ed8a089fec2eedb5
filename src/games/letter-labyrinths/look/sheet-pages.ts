/** The further pages of the sheet: the card in play, the foes, the party, the labyrinth. */
import type { SheetModel, SheetPart } from '../../../core/look.ts';
import { capital, counted } from '../../phrases.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { fortuneOf } from '../data/fortunes.ts';
import { abilitiesOf } from '../rules/abilities.ts';
import type { Loss, State } from '../state/state.ts';
import { bossTable, foesTable, lettersTable } from './sheet-tables.ts';
import { TWIST_WORDS } from './labyrinths.ts';
import { abilityName } from './abilities.ts';
import { dungeonCard } from './labyrinths.ts';
import { className, isAlone, LOSS_WORDS, pawnSprite, seatName, squareName } from './words.ts';

type Page = NonNullable<SheetModel['pages']>[number];

export function pages(state: State): Page[] {
  return [
    ...(state.active === null ? [] : [{ title: 'Card', parts: cardParts(state, state.active) }]),
    { title: 'Foes', parts: foeParts(state) },
    { title: isAlone(state) ? 'Words' : 'Party', parts: partyParts(state) },
  ];
}

// ── The fortunes ──────────────────────────────────────────────────────────────────────────────────────────────

function cardParts(state: State, active: number): SheetPart[] {
  const { deck, spent, lost, losses } = state;
  return [
    lettersTable(`Fortune ${active}`, active),
    {
      part: 'stats',
      rows: [
        { label: 'In the deck', value: `${deck.length}` },
        { label: 'Used before', value: `${spent.length}`, help: 'Recover brings one of these back.' },
        { label: 'Lost', value: `${lost.length}`, help: 'Burned cards never return.' },
      ],
    },
    ...(spent.length > 0 ? [pile('Used, oldest first', spent)] : []),
    ...(lost.length > 0 ? [pile('Lost', lost)] : []),
    ...(lost.length > 0 ? [lossesPart(losses)] : []),
  ];
}

/** Cards that lie face up, with all their letters. */
function pile(label: string, cards: readonly number[]): SheetPart {
  return {
    part: 'table',
    label,
    heads: ['No.', 'Up', 'Right', 'Down', 'Left'],
    rows: cards.map(card => ({ cells: [`${card}`, ...fortuneOf(card).triads] })),
  };
}

function lossesPart(losses: readonly Loss[]): SheetPart {
  const causes = [...new Set(losses.map(loss => loss.cause))];
  return {
    part: 'text',
    lines: causes.map(cause => ({
      text: `${losses.filter(loss => loss.cause === cause).length} ${LOSS_WORDS[cause]}`,
      tone: 'dim',
    })),
  };
}

// ── Foes and labyrinth ────────────────────────────────────────────────────────────────────────────────────────

function foeParts(state: State): SheetPart[] {
  const { front, twist, boss } = dungeonOf(state.options.dungeon);
  const { name, text } = TWIST_WORDS[twist];
  const { rolls } = state.boss ?? { rolls: [] };
  return [
    foesTable(state),
    ...(rolls.length > 0
      ? [
          {
            part: 'dice',
            label: 'Its last words',
            dice: rolls.map(face => ({ sides: 12, face, colour: 'violet' }) as const),
          } as const,
        ]
      : []),
    bossTable(state),
    {
      part: 'items',
      label: front,
      items: [{ icon: dungeonCard(state), label: `${name}.`, help: text }],
    },
    {
      part: 'text',
      lines: [
        { text: `${name}: ${text}` },
        {
          text: `Capture: ${counted(state.capture, 'hit')}. ${boss}: ${counted(state.bossHealth, 'hit')}.`,
          tone: 'dim',
        },
        ...state.doors.map(door => ({
          text: `${capital(door.id)} door ${door.letter}: ${door.open ? 'open' : 'closed'}.`,
          tone: door.open ? ('good' as const) : ('plain' as const),
        })),
      ],
    },
  ];
}

// ── Party ─────────────────────────────────────────────────────────────────────────────────────────────────────

function partyParts(state: State): SheetPart[] {
  return [...(isAlone(state) ? [] : [partyTable(state)]), wordsTable(state)];
}

function partyTable(state: State): SheetPart {
  return {
    part: 'table',
    label: 'Party',
    heads: ['Who', 'Ability', 'Word'],
    rows: state.pawns.map(pawn => ({
      cells: [
        pawn.colour ? className(pawn.colour) : capital(seatName(state, pawn.seat)),
        pawn.colour
          ? `${abilitiesOf(state, pawn.seat).map(abilityName).join()} ${'*'.repeat(pawn.tokens.length)}`
          : '-',
        state.turn === 0
          ? pawn.at
            ? squareName(pawn.at)
            : 'to place'
          : pawn.wordsLeft > 0
            ? 'to make'
            : 'made',
      ],
      ...(pawn.colour && { icon: pawnSprite(pawn.colour) }),
      ...(state.ask?.seat === pawn.seat && { tone: 'gold' as const }),
    })),
  };
}

/** The latest words first. */
function wordsTable(state: State): SheetPart {
  return {
    part: 'table',
    label: 'Words so far',
    heads: ['Round', 'Word', 'Hits'],
    rows: state.words
      .map(({ round, word, damage, seat, captures }) => ({
        cells: [`${round}`, word, `${damage}${'!'.repeat(captures)}`],
        ...(!isAlone(state) && { icon: pawnSprite(state.pawns[seat]!.colour) }),
        ...(damage > 2 && { tone: 'gold' as const }),
      }))
      .toReversed(),
  };
}
