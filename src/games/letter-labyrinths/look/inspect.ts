/** What rests on a square: for tool-tips, the focus and screen readers. */
import type { Seat } from '../../../core/game.ts';
import { DIRECTIONS, indexOf, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, SheetPart, TextLine } from '../../../core/look.ts';
import { bad, dim, fire, magic } from '../../lines.ts';
import { present, statsPart, textPart } from '../../parts.ts';
import { counted, percent } from '../../phrases.ts';
import { labyrinthOf } from '../data/boards.ts';
import { BOARD } from '../data/constants.ts';
import { bossWord, dungeonIn, hasTwist, wordsOfBoss } from '../data/dungeons.ts';
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
import { bossHabit, bossSprite, enemySprite, foeName } from './labyrinths.ts';
import { pawnName, pawnSprite, squareName, wayWords } from './words.ts';

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
  const under = trap && textPart(`There's a trap ${trap.letter} under it.`);
  return { ...info, parts: present(...info.parts, under, ground) };
}

// ── Who and what ──────────────────────────────────────────────────────────────────────────────────────────────

function pawnInfo(state: State, { colour, seat, tokens, wordsLeft, abilityUsed }: Pawn): InfoModel {
  const abilities = isLoneDelver(state) ? 'all six' : abilitiesOf(state, seat).map(abilityName).join();
  const toMake = wordsLeft > 1 ? `${wordsLeft} to make` : 'to make';
  return {
    title: pawnName(state, seat),
    sprite: pawnSprite(colour),
    parts: [
      statsPart(
        { label: 'Word', value: wordsLeft > 0 ? toMake : 'made' },
        { label: 'Tokens', value: tokens.length > 0 ? tokens.join(', ') : 'none' },
        { label: 'Ability', value: `${abilities}${abilityUsed ? ', used' : ''}` },
      ),
    ],
  };
}

function enemyInfo(state: State, { n, word, damage }: Enemy): InfoModel {
  return {
    title: `${n} ${foeName(state, n)}`,
    sprite: enemySprite(state, n),
    parts: present(
      statsPart({ label: 'Spells', value: word }, { label: 'Hits', value: `${damage} of ${state.capture}` }),
      state.active !== null && readingPart(state, n),
    ),
  };
}

/** Its word read with the card in play: for learning, since it will spell with the next one. */
function readingPart(state: State, n: Enemy['n']): SheetPart {
  const ways = readingOf(state, n).map(
    step => `${step.letter} ${wayWords(step.direction).word}${holdText(step)}`,
  );
  const reading = ways.length > 0 ? `: ${ways.join(', ')}` : ' it would not move';
  return textPart(dim(`With the card in play${reading}.`));
}

function holdText({ by }: FoeStep): string {
  if (by === undefined) return '';
  return by === 'pawn' ? ' (into a pawn)' : ' (blocked)';
}

function bossInfo(state: State, { damage, size, rolls, told }: Boss): InfoModel {
  return {
    title: foeName(state, 'boss'),
    sprite: bossSprite(state, size),
    parts: present(
      statsPart(
        { label: 'Hits', value: `${damage} of ${state.bossHealth}` },
        { label: 'Spells', value: counted(wordsOfBoss(dungeonIn(state), size), 'word') },
      ),
      textPart(dim(bossHabit(state))),
      told.length > 0 &&
        textPart(magic(`Next: ${told.map(face => bossWord(dungeonIn(state), face)).join(', ')}.`)),
      rolls.length === 0 && textPart(dim('Just arrived.')),
      bossTable(state),
    ),
  };
}

function trapInfo(state: State, trap: Trap): InfoModel {
  const { letter } = trap;
  const burns = state.deck.length > 0 || state.active === null ? ', and a card burns' : '';
  const text = textPart(
    hushedVowel(state) === letter
      ? magic(`${letter} is hushed: no word can clear it while this card is in play.`)
      : `A word with ${letter} anywhere in it clears it.`,
    bad(`Any other word stops here${burns}.`),
    driftLine(state, trap),
  );
  return { title: `Trap ${letter}`, sprite: trapSprite(letter), parts: [text] };
}

/** What the current would do with it now, with the card in play: for learning, since it drifts with the next one. */
function driftLine(state: State, { letter, at }: Trap): TextLine | undefined {
  if (!hasTwist(state, 'drift') || state.active === null) return undefined;
  let end = at;
  let bites = false;
  for (const event of driftNow(state)) {
    if (event.type === 'trap-drifted' && sameCell(event.from, end)) end = event.to;
    if (event.type === 'trap-bit' && sameCell(event.at, end)) bites = true;
  }
  const isStill = sameCell(end, at);
  if (isStill && !bites) return dim("With this card it wouldn't drift.");
  const way = wayWords(wayOf(fortuneOf(state.active), letter)!).word;
  const where = isStill ? '' : ` to ${squareName(end)}`;
  return dim(`With this card it would drift ${way}${where}${bites ? ', into a pawn' : ''}.`);
}

// ── The square itself ─────────────────────────────────────────────────────────────────────────────────────────

function groundPart(state: State, viewer: Seat, at: Cell): SheetPart {
  const walls = DIRECTIONS.filter(direction => barrierAt(state, at, direction) !== undefined);
  const doors = DIRECTIONS.flatMap(direction => {
    const door = closedDoorAt(state, at, direction);
    return door ? [`door ${door.letter} ${wayWords(direction).word}`] : [];
  });
  const sides = present(
    walls.length > 0 && `wall ${walls.map(direction => wayWords(direction).word).join(', ')}`,
    ...doors,
  );
  const threat = threatAt(state, viewer, at);
  const unseen = state.dark.includes(indexOf(BOARD, at)) && hiddenHere(state);
  return textPart(
    dim(`${squareName(at)}${sides.length > 0 ? `: ${sides.join('; ')}` : ''}`),
    unseen && fire(unseen),
    threat !== undefined && fire(threat),
  );
}

/** All dark squares are alike. */
function hiddenHere({ hidden, dark }: State): string {
  return `Nobody has stopped near. A hidden trap is here: ${percent(hidden.length / dark.length)}.`;
}

function isStartAt(state: State, at: Cell): boolean {
  return labyrinthOf(state.options.dungeon).starts.some(({ x, y }) => x === at.x && y === at.y);
}
