/** The further pages of the sheet: the card in play, the foes, the party, the labyrinth. */
import type { SheetModel, SheetPart, TextLine } from '../../../core/look.ts';
import { dim, good } from '../../lines.ts';
import { itemsPart, present, statsPart, tablePart, textPart } from '../../parts.ts';
import { capital, counted } from '../../phrases.ts';
import { dungeonIn } from '../data/dungeons.ts';
import { fortuneOf } from '../data/fortunes.ts';
import { abilitiesOf } from '../rules/abilities.ts';
import type { Loss, LossCause, State } from '../state/state.ts';
import { bossTable, foesTable, lettersTable } from './sheet-tables.ts';
import { TWIST_WORDS } from './labyrinths.ts';
import { abilityName } from './abilities.ts';
import { dungeonCard } from './labyrinths.ts';
import { isAlone, LOSS_WORDS, pawnName, pawnSprite, squareName } from './words.ts';

type Page = NonNullable<SheetModel['pages']>[number];

export function pages(state: State): Page[] {
  return present(
    state.active !== null && { title: 'Card', parts: cardParts(state, state.active) },
    { title: 'Foes', parts: foeParts(state) },
    {
      title: isAlone(state) ? 'Words' : 'Party',
      parts: present(!isAlone(state) && partyTable(state), wordsTable(state)),
    },
  );
}

// ── The fortunes ──────────────────────────────────────────────────────────────────────────────────────────────

function cardParts({ deck, spent, lost, losses }: State, active: number): SheetPart[] {
  return present(
    lettersTable(`Card ${active}`, active),
    statsPart(
      { label: 'In the deck', value: `${deck.length}` },
      { label: 'Used before', value: `${spent.length}`, help: 'Recover brings one of these back.' },
      { label: 'Lost', value: `${lost.length}`, help: 'Burned cards never return.' },
    ),
    spent.length > 0 && pile('Used, oldest first', spent),
    lost.length > 0 && pile('Lost', lost),
    lost.length > 0 && lossesPart(losses),
  );
}

/** Cards that lie face up, with all their letters. */
function pile(label: string, cards: readonly number[]): SheetPart {
  const rows = cards.map(card => ({ cells: [`${card}`, ...fortuneOf(card).triads] }));
  return tablePart(label, ['No.', 'Up', 'Right', 'Down', 'Left'], rows);
}

function lossesPart(losses: readonly Loss[]): SheetPart {
  const causes = [...new Set(losses.map(loss => loss.cause))];
  const count = (cause: LossCause): number => losses.filter(loss => loss.cause === cause).length;
  return textPart(...causes.map(cause => dim(`${count(cause)} ${LOSS_WORDS[cause]}`)));
}

// ── Foes and labyrinth ────────────────────────────────────────────────────────────────────────────────────────

function foeParts(state: State): SheetPart[] {
  const { front, twist, boss, bossDie } = dungeonIn(state);
  const { name, text } = TWIST_WORDS[twist];
  const { rolls } = state.boss ?? { rolls: [] };
  const dice = rolls.map(face => ({ sides: bossDie, face, colour: 'violet' }) as const);
  return present<SheetPart>(
    foesTable(state),
    dice.length > 0 && { part: 'dice', label: 'Its last words', dice },
    bossTable(state),
    itemsPart(front, [{ icon: dungeonCard(state), label: `${name}.`, help: text }]),
    textPart(
      `${name}: ${text}`,
      dim(`Capture: ${counted(state.capture, 'hit')}. ${boss}: ${counted(state.bossHealth, 'hit')}.`),
      ...state.doors.map(({ id, letter, open }): TextLine => {
        const door = `${capital(id)} door ${letter}`;
        return open ? good(`${door}: open.`) : { text: `${door}: closed.`, tone: 'plain' };
      }),
    ),
  );
}

// ── Party ─────────────────────────────────────────────────────────────────────────────────────────────────────

function partyTable(state: State): SheetPart {
  const rows = state.pawns.map(({ seat, colour, tokens, ...pawn }) => {
    const ability = `${abilitiesOf(state, seat).map(abilityName).join()} ${'*'.repeat(tokens.length)}`;
    const place = pawn.at ? squareName(pawn.at) : 'to place';
    const word = pawn.wordsLeft > 0 ? 'to make' : 'made';
    return {
      cells: [pawnName(state, seat), colour ? ability : '-', state.turn === 0 ? place : word],
      ...(colour && { icon: pawnSprite(colour) }),
      ...(state.ask?.seat === seat && { tone: 'gold' as const }),
    };
  });
  return tablePart('Party', ['Who', 'Ability', 'Word'], rows);
}

/** The latest words first. */
function wordsTable(state: State): SheetPart {
  const rows = state.words.map(({ round, word, damage, seat, captures }) => ({
    cells: [`${round}`, word, `${damage}${'!'.repeat(captures)}`],
    ...(!isAlone(state) && { icon: pawnSprite(state.pawns[seat]!.colour) }),
    ...(damage > 2 && { tone: 'gold' as const }),
  }));
  return tablePart('Words so far', ['Round', 'Word', 'Hits'], rows.toReversed());
}
