/** What the pointer or the focus rests on: a monster's figures, a site's gain, a square's danger. */
import type { Seat } from '../../../core/game.ts';
import { cellName, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, SheetPart, TextLine } from '../../../core/look.ts';
import { capital, listed, percent } from '../../phrases.ts';
import { MAX_HP } from '../data/constants.ts';
import { isBoss, MONSTERS, type Kind } from '../data/monsters.ts';
import { assumed, duelOdds, mayBe, routeOf, shareOfHp, threatsAt } from '../odds.ts';
import { heroesAt, isInside, monsterAt, specialOf } from '../rules/figures.ts';
import { isEmptied } from '../rules/sites.ts';
import { chestAt, isStar, isWall, pointAt, SPAWNS } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state.ts';
import { backSprite, pointSprite } from './board.ts';
import { asSeen, helpedOdds, meetingOdds, oddsText } from './chances.ts';
import { squareOf } from './places.ts';
import { siteText } from './prompt-turn.ts';
import { sleepersText, wakesByStep } from './wakes.ts';
import {
  coinsText,
  findMonster,
  heroOf,
  isAlone,
  itemName,
  kindName,
  kindSeen,
  kindStats,
  plateOf,
  SPECIAL_WORDS,
  weaponText,
  whom,
} from './words.ts';

export function inspect(full: State, seat: Seat, cell: Cell): InfoModel | undefined {
  const at = squareOf(cell);
  if (!at) return undefined;
  const state = asSeen(full);
  const monster = monsterAt(state, at);
  if (monster) return aboutMonster(state, seat, monster);
  const [hero] = heroesAt(state, at);
  if (hero && hero.seat !== seat) return aboutRival(state, seat, hero);
  return aboutSquare(state, seat, at);
}

// ── Figures ───────────────────────────────────────────────────────────────────────────────────────────────────

function aboutMonster(state: State, seat: Seat, monster: Monster): InfoModel {
  const kind = kindSeen(monster);
  return kind ? aboutKnown(state, seat, monster, kind) : aboutUnknown(state, seat, monster);
}

function aboutKnown(state: State, seat: Seat, monster: Monster, kind: Kind): InfoModel {
  const { hp, special } = MONSTERS[kind];
  const cancelled = special !== null && specialOf(monster) === null;
  const lines: TextLine[] = [
    ...(special
      ? [
          {
            text: `${SPECIAL_WORDS[special].name}: ${SPECIAL_WORDS[special].help}${cancelled ? ' Cancelled for now.' : ''}`,
          },
        ]
      : []),
    ...statusLines(monster),
    ...oddsLines(state, seat, monster),
    ...(monster.awake ? routeLines(state, monster) : []),
  ];
  return {
    title: `${kindName(kind)} ${plateOf(kind)}${monster.awake ? '' : ', asleep'}`,
    sprite: kind,
    parts: [
      { part: 'gauge', label: 'Hearts', icon: 'heart', value: hp - monster.wound, max: hp },
      { part: 'stats', rows: kindStats(kind) },
      { part: 'text', lines },
    ],
  };
}

function statusLines(monster: Monster): TextLine[] {
  const told: [unknown, string][] = [
    [monster.sleepRound, 'In magic sleep: it wakes at the end of a monster turn.'],
    [monster.frozenRound, 'Frozen: it cannot move in its next turn.'],
    [monster.slowRound, 'Slowed: it moves a D4 in its next turn.'],
  ];
  return told.filter(([round]) => round !== null).map(([, text]) => ({ text, tone: 'magic' }));
}

/** Your chances, and what each item in hand would make of them while the battle is on. */
function oddsLines(state: State, seat: Seat, monster: Monster): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero || hero.status === 'dead' || hero.status === 'escaped') return [];
  const odds = meetingOdds(state, seat, monster);
  const tone = odds.win >= 0.9 ? 'good' : odds.win >= 0.6 ? 'gold' : 'bad';
  const helped =
    state.battle?.monster === monster.id
      ? [...new Set(hero.items.map(item => item.kind))].flatMap(kind => {
          const better = helpedOdds(state, seat, kind);
          return better ? [`${itemName(kind)} ${percent(better.win)}`] : [];
        })
      : [];
  return [
    { text: `Each exchange you win ${percent(odds.exchange)}.` },
    { text: oddsText(odds), tone },
    ...(helped.length > 0 ? [{ text: `With ${helped.join(', ')}.`, tone: 'magic' as const }] : []),
  ];
}

function routeLines(state: State, monster: Monster): TextLine[] {
  const { jump, target } = routeOf(state, monster);
  if (target === null) return [{ text: 'It sees nobody.', tone: 'dim' }];
  const jumps = jump ? `It can jump to ${cellName(jump)}. ` : '';
  return [{ text: `${jumps}It makes for ${whom(state, target)}.`, tone: 'dim' }];
}

function aboutUnknown(state: State, seat: Seat, monster: Monster): InfoModel {
  const boss = monster.back === 'boss';
  const kinds = mayBe(state, monster);
  const hero = state.heroes[seat];
  const chance =
    hero && hero.status !== 'dead'
      ? kinds.reduce(
          (sum, { kind, share }) => sum + share * meetingOdds(state, seat, assumed(monster, kind)).win,
          0,
        )
      : undefined;
  const what: TextLine[] = boss
    ? [{ text: `A boss: ${listed(kinds.map(({ kind }) => kindName(kind)))}.`, tone: 'bad' }]
    : [{ text: `Unknown: ${percent(shareOfHp(state, monster, 1))} have a single heart.` }];
  return {
    title: boss ? 'A crowned sleeper' : 'A sleeper',
    sprite: backSprite(monster),
    parts: [
      {
        part: 'text',
        lines: [
          ...what,
          ...(chance === undefined ? [] : [{ text: `You would win ${percent(chance)} on average.` }]),
          ...(monster.stirring
            ? [{ text: 'It stirs: stop, and it wakes. Leave, and it sleeps on.', tone: 'bad' as const }]
            : [{ text: 'Any step beside it wakes it.', tone: 'dim' as const }]),
        ],
      },
    ],
  };
}

function aboutRival(state: State, seat: Seat, rival: Hero): InfoModel {
  const hero = state.heroes[seat];
  const duel = hero && isInside(hero) ? duelOdds(state, seat, rival.seat) : undefined;
  const items =
    rival.items.length === 0 ? 'no items' : rival.items.map(item => itemName(item.kind)).join(', ');
  return {
    title: capital(heroOf(rival.seat).name),
    sprite: heroOf(rival.seat).sprite,
    parts: [
      { part: 'gauge', label: 'Hearts', icon: 'heart', value: rival.hp, max: MAX_HP },
      {
        part: 'stats',
        rows: [
          { label: 'Coins', value: `${rival.coins}`, icon: 'coin' },
          { label: 'Gear', value: `${weaponText(rival.weapon)}${rival.armour ? ', Leather' : ''}` },
        ],
      },
      {
        part: 'text',
        lines: [
          { text: `Carries ${items}.` },
          ...(duel ? [{ text: `In a duel: ${oddsText(duel)}`, tone: 'dim' as const }] : []),
        ],
      },
    ],
  };
}

// ── Squares ───────────────────────────────────────────────────────────────────────────────────────────────────

function aboutSquare(state: State, seat: Seat, at: Cell): InfoModel {
  const place = placeAt(state, seat, at);
  const lines = isWall(at)
    ? [{ text: 'A wall. It stops feet, not ears: sleepers hear you across it.' }]
    : [...(place ? place.lines : []), ...wakeLines(state, seat, at), ...dangerLines(state, seat, at)];
  const parts: SheetPart[] = lines.length > 0 ? [{ part: 'text', lines }] : [];
  return {
    title: `${place ? `${place.title}, ` : ''}${cellName(at)}`,
    ...(place && { sprite: place.sprite }),
    parts,
  };
}

function placeAt(
  state: State,
  seat: Seat,
  at: Cell,
): { title: string; sprite: string; lines: TextLine[] } | undefined {
  if (isStar(at))
    return { title: 'The stairs', sprite: 'square-star', lines: [{ text: stairsText(state, seat) }] };
  const gain = siteText(state, at);
  const chest = chestAt(at);
  if (chest)
    return {
      title: chest.kind === 'corner' ? 'Corner chest' : 'Side chest',
      sprite: isEmptied(state, at) ? 'chest-open' : 'chest',
      lines: [{ text: gain ? capital(gain) : 'Empty.' }],
    };
  const point = pointAt(at);
  if (point)
    return {
      title: 'Rune',
      sprite: pointSprite(point.items, isEmptied(state, at)),
      lines: [{ text: gain ? capital(gain) : 'Spent.' }],
    };
  return SPAWNS.some(spawn => sameCell(spawn, at))
    ? {
        title: 'Spawn ring',
        sprite: 'square-spawn',
        lines: [{ text: 'Invisible monsters jump here; slain trolls wake up here.' }],
      }
    : undefined;
}

function stairsText(state: State, seat: Seat): string {
  const hero = state.heroes[seat];
  if (!hero || hero.firstTurn) return 'The only way out. Not on a first turn.';
  return `Stop here to leave with ${coinsText(hero.coins)}.`;
}

function wakeLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero?.at || sameCell(hero.at, at)) return [];
  const { wakes, stirs } = wakesByStep(state, hero, at);
  return [
    ...(wakes.length > 0
      ? [{ text: `A step here wakes ${sleepersText(wakes)}.`, tone: 'bad' as const }]
      : []),
    ...(stirs.length > 0
      ? [{ text: `${capital(sleepersText(stirs))} would stir.`, tone: 'fire' as const }]
      : []),
  ];
}

/** "If you end here": who can come, and how surely. */
function dangerLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero || !isInside(hero) || state.battle) return [];
  const threats = threatsAt(state, seat, at);
  if (threats.length === 0)
    return [
      { text: `End here: nobody awake reaches ${isAlone(state) ? 'you' : 'this square'}.`, tone: 'good' },
    ];
  const who = threats.map(({ monster, faces, die }) => {
    const foe = findMonster(state, monster)!;
    const deadly = foe.kind && isBoss(foe.kind) ? '!' : '';
    return `${foe.kind ? kindName(foe.kind) : 'sleeper'}${deadly} ${percent(faces / die)}`;
  });
  return [{ text: `End here: ${who.join(', ')}.`, tone: 'bad' }];
}
