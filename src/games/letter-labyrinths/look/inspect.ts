/** What rests on a square: for tool-tips, the focus and screen readers. */
import type { Seat } from '../../../core/game.ts';
import { DIRECTIONS, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, SheetPart, StatRow, TextLine } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { labyrinthOf } from '../data/boards.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import { readingOf, type FoeStep } from '../odds/readings.ts';
import { abilitiesOf, isLoneDelver } from '../rules/abilities.ts';
import { barrierAt, closedDoorAt, enemyAt, isUnderBoss, seatAt, trapAt } from '../rules/squares.ts';
import { driftNow } from '../rules/twists.ts';
import { hushedVowel } from '../rules/words.ts';
import type { Boss, Enemy, Pawn, State, Trap } from '../state/state.ts';
import { trapSprite } from './board.ts';
import { bossTable } from './sheet-tables.ts';
import { threatAt } from './threat.ts';
import { abilityName } from './abilities.ts';
import { bossSprite, enemySprite, foeName } from './labyrinths.ts';
import { className, pawnSprite, seatName, squareName, wayWords } from './words.ts';

/** Whoever stands there comes first; what lies under it is told as well. */
export function inspect(state: State, viewer: Seat, at: Cell): InfoModel | undefined {
  const seat = seatAt(state, at);
  const enemy = enemyAt(state, at);
  const trap = trapAt(state, at);
  const ground = groundPart(state, viewer, at);
  if (seat !== undefined) return withGround(pawnInfo(state, state.pawns[seat]!), trap, ground);
  if (enemy) return withGround(enemyInfo(state, enemy), trap, ground);
  if (state.boss && isUnderBoss(state.boss, at)) return withGround(bossInfo(state, state.boss), trap, ground);
  if (trap) return withGround(trapInfo(state, trap), undefined, ground);
  const isStart = isStartAt(state, at);
  return {
    title: `${isStart ? 'Blue square' : 'Square'} ${squareName(at)}`,
    ...(isStart && { sprite: 'floor-zone' }),
    parts: [ground],
  };
}

function withGround(info: InfoModel, trap: Trap | undefined, ground: SheetPart): InfoModel {
  const under: SheetPart[] = trap
    ? [{ part: 'text', lines: [{ text: `Trap ${trap.letter} lies under it.` }] }]
    : [];
  return { ...info, parts: [...info.parts, ...under, ground] };
}

// ── Who and what ──────────────────────────────────────────────────────────────────────────────────────────────

function pawnInfo(state: State, pawn: Pawn): InfoModel {
  const { colour, seat, tokens, wordsLeft, abilityUsed } = pawn;
  const rows: StatRow[] = [
    { label: 'Word', value: wordsLeft > 1 ? `${wordsLeft} to make` : wordsLeft === 1 ? 'to make' : 'made' },
    { label: 'Tokens', value: tokens.length > 0 ? tokens.join(', ') : 'none' },
    {
      label: 'Ability',
      value: `${isLoneDelver(state) ? 'all six' : abilitiesOf(state, seat).map(abilityName).join()}${abilityUsed ? ', used' : ''}`,
    },
  ];
  return {
    title: colour ? className(colour) : capital(seatName(state, seat)),
    sprite: pawnSprite(colour),
    parts: [{ part: 'stats', rows }],
  };
}

function enemyInfo(state: State, { n, word, damage }: Enemy): InfoModel {
  return {
    title: `${n} ${foeName(state, n)}`,
    sprite: enemySprite(state, n),
    parts: [
      {
        part: 'stats',
        rows: [
          { label: 'Spells', value: word },
          { label: 'Hits', value: `${damage} of ${state.capture}` },
        ],
      },
      ...(state.active === null ? [] : [readingPart(state, n)]),
    ],
  };
}

/** Its word read with the card in play: for learning, since it will spell with the next one. */
function readingPart(state: State, n: Enemy['n']): SheetPart {
  const ways = readingOf(state, n).map(
    step => `${step.letter} ${wayWords(step.direction).word}${holdText(step)}`,
  );
  const text =
    ways.length > 0
      ? `With the card in play: ${ways.join(', ')}.`
      : 'With the card in play it would not move.';
  return { part: 'text', lines: [{ text, tone: 'dim' }] };
}

function holdText({ by }: FoeStep): string {
  if (by === undefined) return '';
  return by === 'pawn' ? ' (into a pawn)' : ' (blocked)';
}

function bossInfo(state: State, { damage, size, rolls }: Boss): InfoModel {
  const { bossMoves } = dungeonOf(state.options.dungeon);
  return {
    title: foeName(state, 'boss'),
    sprite: bossSprite(state, size),
    parts: [
      {
        part: 'stats',
        rows: [
          { label: 'Hits', value: `${damage} of ${state.bossHealth}` },
          { label: 'Spells', value: `${bossMoves} words a round` },
        ],
      },
      ...(rolls.length === 0
        ? [{ part: 'text', lines: [{ text: 'Just arrived.', tone: 'dim' }] } as const]
        : []),
      bossTable(state),
    ],
  };
}

function trapInfo(state: State, trap: Trap): InfoModel {
  const { letter } = trap;
  const isHushed = hushedVowel(state) === letter;
  const lines: TextLine[] = [
    isHushed
      ? { text: `${letter} is hushed: no word can clear it while this card is in play.`, tone: 'magic' }
      : { text: `A word with ${letter} anywhere in it clears it.` },
    {
      text: `Any other word stops before it${state.deck.length > 0 || state.active === null ? ', and a card burns' : ''}.`,
      tone: 'bad',
    },
    ...driftLines(state, trap),
  ];
  return { title: `Trap ${letter}`, sprite: trapSprite(letter), parts: [{ part: 'text', lines }] };
}

/** What the current would do with it now, with the card in play: for learning, since it drifts with the next one. */
function driftLines(state: State, { letter, at }: Trap): TextLine[] {
  if (dungeonOf(state.options.dungeon).twist !== 'drift' || state.active === null) return [];
  const way = wayOf(fortuneOf(state.active), letter);
  const does = driftNow(state).some(event => event.type === 'trap-drifted' && sameCell(event.from, at));
  const bites = driftNow(state).some(event => event.type === 'trap-bit' && sameCell(event.at, at));
  const text = does
    ? `With the card in play it would drift ${wayWords(way!).word}.`
    : bites
      ? `With the card in play it would drift ${wayWords(way!).word}, into a pawn.`
      : 'With the card in play it would not drift.';
  return [{ text, tone: 'dim' }];
}

// ── The square itself ─────────────────────────────────────────────────────────────────────────────────────────

function groundPart(state: State, viewer: Seat, at: Cell): SheetPart {
  const walls = DIRECTIONS.filter(direction => barrierAt(state, at, direction) !== undefined);
  const doors = DIRECTIONS.flatMap(direction => {
    const door = closedDoorAt(state, at, direction);
    return door ? [`door ${door.letter} ${wayWords(direction).word}`] : [];
  });
  const threat = threatAt(state, viewer, at);
  const sides = [
    ...(walls.length > 0 ? [`wall ${walls.map(direction => wayWords(direction).word).join(', ')}`] : []),
    ...doors,
  ];
  const lines: TextLine[] = [
    { text: `${squareName(at)}${sides.length > 0 ? `: ${sides.join('; ')}` : ''}`, tone: 'dim' },
    ...(threat === undefined ? [] : [{ text: threat, tone: 'fire' as const }]),
  ];
  return { part: 'text', lines };
}

function isStartAt(state: State, at: Cell): boolean {
  return labyrinthOf(state.options.dungeon).starts.some(({ x, y }) => x === at.x && y === at.y);
}
