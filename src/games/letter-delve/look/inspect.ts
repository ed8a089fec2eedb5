/** What the pointer or the focus rests on: a monster's figures, a site's gain, a square's danger. */
import type { Seat } from '../../../core/game.ts';
import { cellName, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, SheetPart, TextLine } from '../../../core/look.ts';
import { capital, listed, percent } from '../../phrases.ts';
import { MAX_HP } from '../data/constants.ts';
import { isBoss, MONSTERS, type Kind } from '../data/monsters.ts';
import { assumed, mayBe, shareOfHp } from '../odds/tiles.ts';
import { duelOdds, helpedOdds, meetingOdds } from '../odds/battles.ts';
import {
  heroesAt,
  isInside,
  monsterAt,
  specialOf,
  visibleHeroes,
  asSeen,
  kindSeen,
} from '../rules/pieces.ts';
import { canUse, kindsHeld } from '../rules/items.ts';
import { isEmptied } from '../rules/sites.ts';
import { chestAt, isStar, isWall, pointAt, SPAWNS } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { attackChance, canReach, coursesOf, huntersOf, movedTo } from '../odds/threats.ts';
import { backSprite, pointSprite } from './board.ts';
import {
  oddsText,
  sleepersText,
  unlessBoss,
  coinsText,
  heroOf,
  kindName,
  kindStats,
  plateOf,
  heartsOf,
  specialText,
  weaponText,
  whom,
} from './words.ts';
import { itemName } from './items.ts';
import { squareOf } from './places.ts';
import { siteText } from './prompt-turn.ts';
import { wakesByStep } from '../odds/wakes.ts';

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
            text: `${specialText(state, special)}${cancelled ? ' Cancelled for now.' : ''}`,
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
      { part: 'gauge', label: 'Hearts', icon: 'heart', value: heartsOf(state, monster), max: hp },
      { part: 'stats', rows: kindStats(kind, cancelled) },
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
      ? kindsHeld(state, seat).flatMap(kind => {
          const better = canUse(state, seat, kind) ? helpedOdds(state, seat, kind) : undefined;
          return better ? [`${itemName(kind)} ${percent(better.win)}`] : [];
        })
      : [];
  return [
    { text: `Each exchange you win ${percent(odds.exchange)}.` },
    { text: oddsText(odds), tone },
    ...(helped.length > 0 ? [{ text: `With ${helped.join(', ')}.`, tone: 'magic' as const }] : []),
  ];
}

/** Where it would go if it acted now; equal jumps and equally near heroes are picked by lot, so all are named. */
function routeLines(state: State, monster: Monster): TextLine[] {
  if (visibleHeroes(state).length === 0) return [{ text: 'It sees nobody.', tone: 'dim' }];
  const courses = coursesOf(state, monster);
  const jumps = courses.flatMap(({ jump }) => (jump ? [cellName(jump)] : []));
  const targets = courses.flatMap(({ target }) => (target === null ? [] : [whom(state, target)]));
  const victims = courses.flatMap(course => (course.target === null ? course.victims : []));
  const told = [
    ...(jumps.length > 0 ? [`jumps to ${either(jumps)}`] : []),
    ...(targets.length > 0 ? [`makes for ${either(targets)}`] : []),
    ...(victims.length > 0 ? [`attacks ${either(victims.map(victim => whom(state, victim)))}`] : []),
  ];
  return told.length === 0 ? [] : [{ text: `If it moved now: it ${told.join(', ')}.`, tone: 'dim' }];
}

/** "G3, I3 or H4", each once. */
function either(names: readonly string[]): string {
  return listed([...new Set(names)], 'or');
}

function aboutUnknown(state: State, seat: Seat, monster: Monster): InfoModel {
  const boss = monster.back === 'boss';
  const kinds = mayBe(state, monster);
  const hero = state.heroes[seat];
  const chance =
    hero && (hero.status === 'inside' || hero.status === 'waiting')
      ? kinds.reduce(
          (sum, { kind, share }) => sum + share * meetingOdds(state, seat, assumed(monster, kind)).win,
          0,
        )
      : undefined;
  const what: TextLine[] = boss
    ? [
        {
          text: `A boss: ${listed(
            kinds.map(({ kind }) => kindName(kind)),
            'or',
          )}.`,
          tone: 'bad',
        },
      ]
    : [{ text: `Unknown: about ${percent(shareOfHp(state, monster, 1))} have a single heart.` }];
  return {
    title: boss ? 'A crowned sleeper' : 'A sleeper',
    sprite: backSprite(monster),
    parts: [
      {
        part: 'text',
        lines: [
          ...what,
          ...(chance === undefined ? [] : [{ text: `You would win about ${percent(chance)}.` }]),
          ...statusLines(monster),
          ...sleepLines(state, hero, monster),
        ],
      },
    ],
  };
}

/** What wakes it. Magic sleep has a line of its own. */
function sleepLines(state: State, hero: Hero | undefined, monster: Monster): TextLine[] {
  if (monster.stirring)
    return [{ text: 'It stirs: stop, and it wakes. Leave, and it sleeps on.', tone: 'bad' }];
  if (monster.sleepRound !== null) return [];
  if (hero && hero.invisibleRound !== null) return [{ text: 'It does not notice you now.', tone: 'dim' }];
  if (monster.back !== 'boss')
    return [{ text: `A step beside it wakes it${unlessBoss(state, hero, [monster])}.`, tone: 'dim' }];
  if (hero?.firstTurn) return [{ text: 'No step of your first turn wakes it.', tone: 'dim' }];
  const quiet = 'Pass it and it stirs. Stop anywhere but on the stairs, and it wakes.';
  return [{ text: state.rules.exit === 'quiet' ? quiet : 'A step beside it wakes it.', tone: 'dim' }];
}

function aboutRival(state: State, seat: Seat, rival: Hero): InfoModel {
  const hero = state.heroes[seat];
  const duel =
    hero && isInside(hero) && state.rules.duels !== 'off' ? duelOdds(state, seat, rival.seat) : undefined;
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
    : [
        ...(place ? place.lines : []),
        ...wakeLines(state, seat, at),
        ...stopLines(state, seat, at),
        ...dangerLines(state, seat, at),
      ];
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
        lines: [
          { text: 'Invisible monsters can jump here. Slain Trolls and Vampires come back here, asleep.' },
        ],
      }
    : undefined;
}

function stairsText(state: State, seat: Seat): string {
  const hero = state.heroes[seat];
  if (!hero?.at || hero.firstTurn) return 'The only way out. Not on a first turn.';
  return `Stop here to leave with ${coinsText(hero.coins)}.`;
}

function wakeLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero?.at || sameCell(hero.at, at)) return [];
  const { wakes, stirs } = wakesByStep(state, hero, at);
  return [
    ...(wakes.length > 0
      ? [
          {
            text: `A step here wakes ${sleepersText(wakes)}${unlessBoss(state, hero, wakes)}.`,
            tone: 'bad' as const,
          },
        ]
      : []),
    ...(stirs.length > 0
      ? [{ text: `${capital(sleepersText(stirs))} would stir.`, tone: 'fire' as const }]
      : []),
  ];
}

/** What has opened an eye wakes wherever the walk ends, but for the stairs. */
function stopLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const stirring = state.monsters.filter(monster => monster.stirring);
  if (stirring.length === 0 || state.outing?.seat !== seat || isStar(at)) return [];
  return [{ text: `Stopping here wakes ${sleepersText(stirring)}.`, tone: 'bad' }];
}

/** Who can come for whoever stands here, and how surely each would, if it moved now. */
function dangerLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero || !isInside(hero) || state.battle || (isStar(at) && !hero.firstTurn)) return [];
  const there = movedTo(state, seat, at);
  const you = whom(state, seat);
  const hunters = huntersOf(there).filter(monster => canReach(there, seat, monster, at));
  if (hunters.length === 0)
    return [{ text: `Nobody awake can reach ${you} here, magic aside.`, tone: 'good' }];
  const threats = hunters
    .map(monster => ({ monster, chance: attackChance(there, seat, monster) }))
    .filter(({ chance }) => chance > 0);
  if (threats.length === 0)
    return [{ text: `If they moved now, nobody would reach ${you} here.`, tone: 'gold' }];
  const who = threats.map(({ monster: { kind }, chance }) => {
    const deadly = kind && isBoss(kind) ? '!' : '';
    return `${kind ? kindName(kind) : 'sleeper'}${deadly} ${percent(chance)}`;
  });
  return [{ text: `Attacks on ${you} here, if they moved now: ${who.join(', ')}.`, tone: 'bad' }];
}
