/** What rests on a square: for tool-tips, the focus and screen readers. */
import type { Seat } from '../../../core/game.ts';
import { DIRECTIONS, type Cell } from '../../../core/grid.ts';
import type { InfoModel, SheetPart, StatRow, TextLine } from '../../../core/look.ts';
import { capital } from '../../phrases.ts';
import { labyrinthOf } from '../data/boards.ts';
import { dungeonOf } from '../data/dungeons.ts';
import { fortuneOf, wayOf } from '../data/fortunes.ts';
import { wayOfEnemy } from '../odds.ts';
import { abilitiesOf, isLoneDelver } from '../rules/abilities.ts';
import { barrierAt, closedDoorAt, enemyAt, isUnderBoss, seatAt, trapAt } from '../rules/squares.ts';
import { hushedVowel } from '../rules/words.ts';
import type { Boss, Enemy, Pawn, State, Trap } from '../state.ts';
import { trapSprite } from './board.ts';
import { bossTable } from './tables.ts';
import { threatAt } from './threat.ts';
import {
  abilityName,
  bossSprite,
  className,
  enemySprite,
  foeName,
  pawnSprite,
  seatName,
  squareName,
  wayWords,
} from './words.ts';

/** Whoever stands there comes first; what lies under it is told as well. */
export function inspect(state: State, _seat: Seat, at: Cell): InfoModel | undefined {
  const seat = seatAt(state, at);
  const enemy = enemyAt(state, at);
  const trap = trapAt(state, at);
  const ground = groundPart(state, at);
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
  const ways = wayOfEnemy(state, n).map(
    ({ letter, direction, blocked }) => `${letter} ${wayWords(direction).word}${blocked ? ' (blocked)' : ''}`,
  );
  const text = ways.length > 0 ? `With this card: ${ways.join(', ')}.` : 'With this card it would not move.';
  return { part: 'text', lines: [{ text, tone: 'dim' }] };
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

function trapInfo(state: State, { letter }: Trap): InfoModel {
  const isHushed = hushedVowel(state) === letter;
  const isDrifting = dungeonOf(state.options.dungeon).twist === 'drift';
  const way = state.active === null ? undefined : wayOf(fortuneOf(state.active), letter);
  const lines: TextLine[] = [
    isHushed
      ? { text: `${letter} is hushed: no word can open it this round.`, tone: 'magic' }
      : { text: `A word with ${letter} anywhere in it clears it.` },
    { text: 'Any other word stops before it, and a card burns.', tone: 'bad' },
    ...(isDrifting
      ? [
          {
            text: way
              ? `With this card it would drift ${wayWords(way).word}.`
              : 'With this card it would not drift.',
            tone: 'dim' as const,
          },
        ]
      : []),
  ];
  return { title: `Trap ${letter}`, sprite: trapSprite(letter), parts: [{ part: 'text', lines }] };
}

// ── The square itself ─────────────────────────────────────────────────────────────────────────────────────────

function groundPart(state: State, at: Cell): SheetPart {
  const walls = DIRECTIONS.filter(direction => barrierAt(state, at, direction) !== undefined);
  const doors = DIRECTIONS.flatMap(direction => {
    const door = closedDoorAt(state, at, direction);
    return door ? [`door ${door.letter} ${wayWords(direction).word}`] : [];
  });
  const threat = threatAt(state, at);
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
