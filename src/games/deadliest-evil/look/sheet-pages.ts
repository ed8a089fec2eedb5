/** The pages behind tabs: odds of all arrangements, the known dungeon, the decks. */
import type { SheetModel, SheetPart, TableRow } from '../../../core/look.ts';
import { tablePart } from '../../parts.ts';
import { counted } from '../../phrases.ts';
import { levelSection } from '../data/board-map.ts';
import { LEVELS, ROMAN, type Level } from '../data/constants.ts';
import { eventCard } from '../data/event-cards.ts';
import { MONSTERS } from '../data/monsters.ts';
import { searchCard } from '../data/search-cards.ts';
import { share, slayChance, woundChance } from '../odds/chances.ts';
import { assignmentOdds, type AssignmentOdds } from '../odds/dice.ts';
import { arrivals, deckLeft } from '../odds/outlook.ts';
import { bonusOf } from '../rules/abilities.ts';
import { levelOf } from '../rules/ending.ts';
import { onTile } from '../rules/monsters.ts';
import type { State } from '../state/state.ts';
import { CARDS, EVENTS } from './cards.ts';
import { standingsTable } from './contest.ts';
import { tileName } from './tiles.ts';
import { cardName, crowd, eventText, mean, percent, smallFoe } from './words.ts';

export function pages(state: State): NonNullable<SheetModel['pages']> {
  const contest = standingsTable(state);
  return [
    { title: 'Odds', parts: [arrangements(state), foes(state)] },
    { title: 'Map', parts: [trackTable(state), ...LEVELS.map(level => levelTable(state, level))] },
    { title: 'Cards', parts: [...lastEvent(state), ...decks(state)] },
    ...(contest.length > 0 ? [{ title: 'Contest', parts: contest }] : []),
  ];
}

/** "C8 D6 S4". */
function shortDice({ combat, defense, speed }: AssignmentOdds['dice']): string {
  return `C${combat} D${defense} S${speed}`;
}

/** The best chance to slay somebody here; a dash where nobody is. */
function slayText({ attack }: AssignmentOdds): string {
  const chances = attack.targets.map(({ slays }) => share(slays));
  return chances.length > 0 ? percent(Math.max(...chances)) : '-';
}

function arrangements(state: State): SheetPart {
  const { dice } = state.kora;
  const rows = assignmentOdds(state).map((odds): TableRow => {
    const { staying, move } = odds;
    const isNow = dice !== null && shortDice(odds.dice) === shortDice(dice);
    return {
      cells: [shortDice(odds.dice), slayText(odds), mean(staying.meanWounds), mean(move.mean)],
      tone: isNow ? 'gold' : 'plain',
    };
  });
  return tablePart(
    'Ways to assign your dice (Life lost: if you stay here)',
    ['Dice', 'Kill', 'Life lost', 'Steps'],
    rows,
  );
}

/** With the dice as they lie. */
function foes(state: State): SheetPart {
  const { dice } = state.kora;
  const rows = MONSTERS.map(({ id, name, die, limit }): TableRow => {
    const inPlay = state.monsters.filter(({ kind }) => kind === id).length;
    return {
      icon: smallFoe(id),
      cells: [
        name,
        `d${die}`,
        dice ? percent(slayChance(dice.combat, bonusOf(state, 'combat'), id)) : '-',
        dice ? percent(woundChance(dice.defense, bonusOf(state, 'defense'), id)) : '-',
        `${inPlay}/${limit}`,
      ],
      tone: inPlay > 0 ? 'plain' : 'dim',
    };
  });
  return tablePart('With your dice as they are', ['Foe', 'Die', 'You kill', 'It hits', 'About'], rows);
}

/** Everyone on the track, the foremost first. */
function trackTable(state: State): SheetPart {
  const walkers = arrivals(state);
  const rows = [...new Set(walkers.map(each => each.in))].map((advances): TableRow => {
    const kinds = walkers.filter(each => each.in === advances).map(({ kind }) => kind);
    return {
      cells: [advances === 1 ? 'next' : `in ${advances}`, crowd(kinds)],
      tone: advances === 1 ? 'fire' : 'plain',
    };
  });
  const nobody: TableRow = { cells: ['-', 'nobody'], tone: 'dim' };
  return tablePart('On the track', ['Arrives', 'Who'], rows.length > 0 ? rows : [nobody]);
}

/** Tiles in the order of the way, who stands there, and what is still to come. */
function levelTable(state: State, level: Level): SheetPart {
  const rows = state.tiles.flatMap((tile, index): TableRow[] => {
    if (tile.level !== level) return [];
    const who = onTile(state, index).map(({ kind }) => kind);
    const isHere = index === state.kora.tile;
    return [
      {
        cells: [tileName(tile.id), tile.searched ? 'yes' : '-', who.length > 0 ? crowd(who) : '-'],
        tone: isHere ? 'gold' : who.length > 0 ? 'bad' : 'plain',
      },
    ];
  });
  const left = state.stacks[level].length;
  const ahead: TableRow = {
    cells: [left === 0 ? 'All seen' : counted(left, 'unseen tile'), '', ''],
    tone: 'dim',
  };
  const label = `Level ${ROMAN[level]}: ${levelSection(level).title}`;
  return tablePart(label, ['Tile', 'Searched', 'Foes'], [...rows, ahead]);
}

function lastEvent(state: State): SheetPart[] {
  const last = state.eventDiscard.at(-1);
  if (last === undefined) return [];
  const level = levelOf(state);
  return [
    {
      part: 'text',
      label: `Last event: ${eventCard(last).name}`,
      lines: [
        { text: EVENTS[last].text, tone: 'dim' },
        { text: `On Level ${ROMAN[level]}: ${eventText(last, level)}` },
      ],
    },
  ];
}

/** The one she would draw from first. */
function decks(state: State): SheetPart[] {
  const here = levelOf(state);
  const others = LEVELS.filter(level => level !== here);
  return [here, ...others].map(level => deckTable(state, level));
}

/** What a deck may still hold, never its order. */
function deckTable(state: State, level: Level): SheetPart {
  const rows = deckLeft(state, level).map(
    ({ card, count }): TableRow => ({
      icon: `item-${card}`,
      cells: [cardName(card), `${count}`, CARDS[card].short],
      tone: searchCard(card).use === 'instant' ? 'dim' : 'plain',
    }),
  );
  const label = `Search deck ${ROMAN[level]}: ${counted(state.searchDecks[level].length, 'card')}`;
  return tablePart(label, ['Card', 'Left', 'What it does'], rows);
}
