/** The tables of docs/rules/deadliest-evil.md. */
import {
  BLADES_DIE,
  CLIFF_BONUS,
  DICE,
  DIFFICULTIES,
  MAX_LIFE,
  PIT_DIE,
  ROMAN,
  ROUND_LIMIT,
  GOALS,
  SCORE,
  SLOWED,
  TRACK,
} from '../../../src/games/deadliest-evil/data/constants.ts';
import type { Effect } from '../../../src/games/deadliest-evil/data/effects.ts';
import { EVENT_CARDS } from '../../../src/games/deadliest-evil/data/event-cards.ts';
import { MONSTERS } from '../../../src/games/deadliest-evil/data/monsters.ts';
import { SEARCH_CARDS, type SearchCard } from '../../../src/games/deadliest-evil/data/search-cards.ts';
import { EXITS, type TileFace } from '../../../src/games/deadliest-evil/data/tile-faces.ts';
import { TILE_FACES } from '../../../src/games/deadliest-evil/data/tiles.ts';
import type { Blocks } from '../fill.ts';
import { block, constants, sideBySide, table } from '../markdown.ts';

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function effect(one: Effect): string {
  switch (one.op) {
    case 'place':
      return [one.goblin && plural(one.goblin, 'goblin'), one.skeleton && plural(one.skeleton, 'skeleton')]
        .filter(Boolean)
        .join(' and ');
    case 'vs':
      return `d${one.die} vs. ${one.ability}${one.fall ? ' (a fall)' : ''}, or ${effects(one.fail)}`;
    case 'wound':
      return plural(one.n, 'wound');
    case 'heal':
      return `heal ${one.n}`;
    case 'cull':
      return `cull a ${one.kind}`;
    case 'status':
      return one.status;
    case 'slay-here':
      return `slay every ${one.kinds.join(' and ')} here`;
    default:
      return one.op;
  }
}

const effects = (list: readonly Effect[]): string => list.map(effect).join(', ');

function cardEffect(card: SearchCard): string {
  if (card.bonus) return `+${card.bonus.by} ${card.bonus.ability}`;
  return effects(card.effects);
}

const exitsOf = (face: TileFace): string =>
  EXITS.flatMap(name => {
    const exit = face.exits[name];
    return exit ? [`${name} ${exit.space} ${exit.side}`] : [];
  }).join(', ');

/** Six drawings in a row. */
function drawings(): string[] {
  const faces = TILE_FACES.filter(face => face.id !== 'stairs-2').map(face => [face.id, ...face.rows]);
  return [...sideBySide(faces.slice(0, 6)), '', ...sideBySide(faces.slice(6))];
}

export const blocks: Blocks = {
  numbers: () =>
    constants({
      'Life, at the start and at most': MAX_LIFE,
      'Ability Dice': DICE.map(die => `d${die}`),
      'Hall of Blades, vs. defense': `d${BLADES_DIE}`,
      'Pit, vs. speed': `d${PIT_DIE}`,
      'Cliff, on her combat rolls': `+${CLIFF_BONUS}`,
      'Slowed, on the next movement roll': `-${SLOWED}`,
      'Round guard': ROUND_LIMIT,
    }),
  tiles: () =>
    table(
      ['tile', 'name', 'group', 'spaces', 'exits: from which space, to which side'],
      TILE_FACES.map(face => [face.id, face.name, face.group, face.spaces.join(' '), exitsOf(face)]),
    ),
  drawings: () => block(drawings()),
  monsters: () =>
    table(
      ['kind', 'die', 'at most', 'special'],
      MONSTERS.map(({ name, die, limit, repeats }) => [
        name,
        `d${die}`,
        limit,
        repeats ? 'strikes again after every hit, until one fails' : '',
      ]),
    ),
  track: () =>
    table(
      ['difficulty', 'spaces', 'advances from placing to arrival'],
      DIFFICULTIES.map(name => [name, TRACK[name], TRACK[name] - 1]),
    ),
  search: () =>
    table(
      ['level', 'card', 'copies', 'use', 'effect'],
      SEARCH_CARDS.map(card => [ROMAN[card.level], card.name, card.copies, card.use, cardEffect(card)]),
    ),
  events: () =>
    table(
      ['#', 'card', 'Level I', 'Level II', 'Level III'],
      EVENT_CARDS.map(({ name, I, II, III }, index) => [
        index + 1,
        name,
        effects(I),
        effects(II),
        effects(III),
      ]),
    ),
  score: () =>
    table(
      ['for', 'escaped', 'defeated'],
      [
        ['The first / second / third goal', GOALS.standard.join(' / '), 0],
        ['The same on the deadliest track', GOALS.deadliest.join(' / '), 0],
        ['Escape', SCORE.escape, 0],
        ['Each Life left', SCORE.life, 0],
        [`Each objective, for each round before ${SCORE.hasteRounds}`, SCORE.haste, 0],
        [
          'The first / second / third search, and so on (at most all of the above)',
          [1, 2, 3].map(nth => -nth * SCORE.trace).join(' / '),
          0,
        ],
        ['Each goblin slain', SCORE.goblin, SCORE.goblin],
        ['Each skeleton slain', SCORE.skeleton, SCORE.skeleton],
        ['Foes together, at most', SCORE.foesAtMost, SCORE.foesAtMost],
        ['Each tile revealed, the Entrance aside', SCORE.tile, SCORE.tile],
      ],
    ),
};
