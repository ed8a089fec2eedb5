/** What the pointer or the focus rests on: a monster's numbers, a site's gain, a square's danger. */
import type { Seat } from '../../../core/game.ts';
import { cellName, sameCell, type Cell } from '../../../core/grid.ts';
import type { InfoModel, TextLine } from '../../../core/look.ts';
import { bad, dim, fire, gold, good, magic } from '../../lines.ts';
import { present, textPart } from '../../parts.ts';
import { capital, listed, percent } from '../../phrases.ts';
import { isBoss, MONSTERS, type Kind } from '../data/monsters.ts';
import { duelOdds, helpedOdds, meetingOdds } from '../odds/battles.ts';
import { attackChance, canReach, coursesOf, huntersOf, movedTo } from '../odds/threats.ts';
import { assumed, mayBe, shareOfHp } from '../odds/tiles.ts';
import { wakesByEnding, wakesBySite, wakesByStep } from '../odds/wakes.ts';
import { usableItems } from '../rules/items.ts';
import { partOf } from '../rules/movement.ts';
import {
  asSeen,
  heroesAt,
  isInPlay,
  isInside,
  kindSeen,
  monsterAt,
  specialOf,
  visibleHeroes,
} from '../rules/pieces.ts';
import { isEmptied } from '../rules/sites.ts';
import { chestAt, indexAt, isStar, isWall, pointAt, SPAWNS } from '../rules/squares.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { backSprite, chestSprite, pointSprite } from './board.ts';
import { itemName } from './items.ts';
import { squareOf } from './places.ts';
import { siteText } from './prompt-turn.ts';
import { MONSTER_STATUS, monsterStatuses } from './statuses.ts';
import { reachOf } from './ways.ts';
import {
  coinsText,
  heartsGauge,
  heartsOf,
  heroOf,
  kindName,
  kindStats,
  oddsText,
  tileName,
  sleepersText,
  specialText,
  standingText,
  unlessBoss,
  weaponText,
  whom,
} from './words.ts';

export function inspect(full: State, seat: Seat, cell: Cell): InfoModel | undefined {
  const at = squareOf(cell);
  if (!at) return undefined;
  const state = asSeen(full);
  const monster = monsterAt(state, at);
  const kind = monster && kindSeen(monster);
  if (monster) return kind ? aboutKnown(state, seat, monster, kind) : aboutUnknown(state, seat, monster);
  const [hero] = heroesAt(state, at);
  if (hero && hero.seat !== seat) return aboutRival(state, seat, hero);
  return aboutSquare(state, seat, at);
}

const plain = (line: string): TextLine => ({ text: line });

// ── Monsters and rivals ───────────────────────────────────────────────────────────────────────────────────────

function aboutKnown(state: State, seat: Seat, monster: Monster, kind: Kind): InfoModel {
  const { hp, special } = MONSTERS[kind];
  const cancelled = special !== null && specialOf(monster) === null;
  return {
    title: `${kindName(kind)} ${tileName(kind)}${monster.awake ? '' : ', asleep'}`,
    sprite: kind,
    parts: [
      heartsGauge(heartsOf(state, monster), hp),
      { part: 'stats', rows: kindStats(kind, cancelled) },
      textPart(
        special && `${specialText(state, special)}${cancelled ? ' Cancelled for now.' : ''}`,
        ...statusLines(monster),
        ...oddsLines(state, seat, monster),
        ...(monster.awake ? routeLines(state, seat, monster) : []),
      ),
    ],
  };
}

function statusLines(monster: Monster): TextLine[] {
  return monsterStatuses(monster)
    .flatMap(status => MONSTER_STATUS[status].tip ?? [])
    .map(magic);
}

/** Your chances, and what each item in hand would make of them while the battle is on. */
function oddsLines(state: State, seat: Seat, monster: Monster): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero || !isInPlay(hero)) return [];
  const odds = meetingOdds(state, seat, monster);
  const tone = odds.win >= 0.9 ? good : odds.win >= 0.6 ? gold : bad;
  const items = state.battle?.monster === monster.id ? usableItems(state, seat) : [];
  const helped = items.flatMap(item => {
    const better = helpedOdds(state, seat, item);
    return better ? [`${itemName(item)} ${percent(better.win)}`] : [];
  });
  return [
    plain(`Each roll: you win ${percent(odds.exchange)}.`),
    tone(oddsText(odds)),
    ...present(helped.length > 0 && magic(`With ${helped.join(', ')}.`)),
  ];
}

/** Where it would go if it acted now; equal jumps and equally near heroes are picked by lot, so all are named. */
function routeLines(state: State, seat: Seat, monster: Monster): TextLine[] {
  if (visibleHeroes(state).length === 0) return [dim('It sees no one.')];
  const hears = { after: state, you: seat };
  const courses = coursesOf(state, monster);
  const jumps = courses.flatMap(({ jump }) => (jump ? [cellName(jump)] : []));
  const targets = courses.flatMap(({ target }) => (target === null ? [] : [whom(hears, target)]));
  const victims = courses.flatMap(({ target, victims: all }) => (target === null ? all : []));
  const told = present(
    jumps.length > 0 && `jumps to ${either(jumps)}`,
    targets.length > 0 && `heads for ${either(targets)}`,
    victims.length > 0 && `attacks ${either(victims.map(victim => whom(hears, victim)))}`,
  );
  return present(told.length > 0 && dim(`If it moves now, it ${told.join(', then ')}.`));
}

/** "G3, I3 or H4", each once. */
function either(names: readonly string[]): string {
  return listed([...new Set(names)], 'or');
}

function aboutUnknown(state: State, seat: Seat, monster: Monster): InfoModel {
  const isCrowned = monster.back === 'boss';
  const kinds = mayBe(state, monster);
  const hero = state.heroes[seat];
  const chanceAs = (kind: Kind): number => meetingOdds(state, seat, assumed(monster, kind)).win;
  const chance = (): number => kinds.reduce((sum, { kind, share }) => sum + share * chanceAs(kind), 0);
  return {
    title: isCrowned ? 'A sleeping boss' : 'A sleeper',
    sprite: backSprite(monster),
    parts: [
      textPart(
        isCrowned
          ? bad(`A boss: ${either(kinds.map(({ kind }) => kindName(kind)))}.`)
          : `Still face down. About ${percent(shareOfHp(state, monster, 1))} of these have 1 heart.`,
        hero && isInPlay(hero) && `On average you'd win ${percent(chance())}.`,
        isCrowned &&
          kinds.length > 1 &&
          hero &&
          isInPlay(hero) &&
          rangeText(kinds.map(({ kind }) => chanceAs(kind))),
        ...statusLines(monster),
        ...sleepLines(state, hero, monster),
      ),
    ],
  };
}

/** Four bosses are four fights: an average of them is none. */
function rangeText(chances: readonly number[]): string {
  return `From ${percent(Math.min(...chances))} to ${percent(Math.max(...chances))}, depending on the boss.`;
}

/** What wakes it. Magic sleep has a line of its own. */
function sleepLines(state: State, hero: Hero | undefined, monster: Monster): TextLine[] {
  if (monster.stirring) return [bad('One eye is open. Stop and it wakes; leave and it sleeps on.')];
  if (monster.sleepRound !== null) return [];
  if (hero && hero.invisibleRound !== null) return [dim("It can't notice you while you're invisible.")];
  if (monster.back !== 'boss')
    return [dim(`Stepping beside it wakes it${unlessBoss(state, hero, [monster])}.`)];
  if (hero?.firstTurn) return [dim("Steps in your first turn don't wake it.")];
  const quiet = 'Walk past and it stirs. Stop anywhere but on the stairs and it wakes.';
  return [dim(state.rules.exit === 'quiet' ? quiet : 'Stepping beside it wakes it.')];
}

function aboutRival(state: State, seat: Seat, rival: Hero): InfoModel {
  const hero = state.heroes[seat];
  const mayDuel = hero !== undefined && isInside(hero) && state.rules.duels !== 'off';
  const items = rival.items.map(item => itemName(item.kind)).join(', ') || 'no magic';
  const { name, sprite } = heroOf(rival.seat);
  return {
    title: capital(name),
    sprite,
    parts: [
      heartsGauge(rival.hp),
      {
        part: 'stats',
        rows: [
          { label: 'Coins', value: `${rival.coins}`, icon: 'coin' },
          { label: 'Gear', value: `${weaponText(rival.weapon)}${rival.armour ? ', Leather' : ''}` },
        ],
      },
      textPart(`Carries ${items}.`, mayDuel && dim(`A duel: ${oddsText(duelOdds(state, seat, rival.seat))}`)),
    ],
  };
}

// ── Squares ───────────────────────────────────────────────────────────────────────────────────────────────────

function aboutSquare(state: State, seat: Seat, at: Cell): InfoModel {
  const place = placeAt(state, seat, at);
  const lines = isWall(at)
    ? [plain('A wall. It stops feet, not ears: sleepers hear you through it.')]
    : [
        ...(place ? [plain(place.line)] : []),
        ...wakeLines(state, seat, at),
        ...stopLines(state, seat, at),
        ...dangerLines(state, seat, at),
      ];
  return {
    title: `${place ? `${place.title}, ` : ''}${cellName(at)}`,
    ...(place && { sprite: place.sprite }),
    parts: present(lines.length > 0 && textPart(...lines)),
  };
}

interface Place {
  readonly title: string;
  readonly sprite: string;
  readonly line: string;
}

function placeAt(state: State, seat: Seat, at: Cell): Place | undefined {
  if (isStar(at)) return { title: 'The stairs', sprite: 'square-star', line: stairsText(state, seat) };
  const isSpent = isEmptied(state, at);
  const gain = capital(siteText(state, at, awakeBy(state, seat, at)) ?? '');
  const chest = chestAt(at);
  if (chest)
    return {
      title: chest.kind === 'corner' ? 'Corner chest' : 'Side chest',
      sprite: chestSprite(isSpent),
      line: gain || 'Empty.',
    };
  const point = pointAt(at);
  if (point)
    return { title: 'Rune', sprite: pointSprite(point.items, isSpent), line: gain || 'Already claimed.' };
  const ring = 'Invisible monsters can jump here. Dead Trolls and Vampires come back here, asleep.';
  const isRing = SPAWNS.some(spawn => sameCell(spawn, at));
  return isRing ? { title: 'Spawn ring', sprite: 'square-spawn', line: ring } : undefined;
}

/** Whom the way here would have woken: what lies here then wakes them no more, and they are told once. */
function awakeBy(state: State, seat: Seat, at: Cell): readonly Monster[] {
  const hero = state.heroes[seat];
  return !hero?.at || sameCell(hero.at, at) ? [] : wakesByStep(state, hero, at).wakes;
}

function stairsText(state: State, seat: Seat): string {
  const hero = state.heroes[seat];
  if (!hero?.at || hero.firstTurn) return 'The only way out, but not on your first turn.';
  return `Stop here to leave with ${coinsText(hero.coins)}.${standingText(state, hero)}`;
}

function wakeLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero?.at || sameCell(hero.at, at)) return [];
  const { wakes, stirs } = wakesByStep(state, hero, at);
  const woken = `${sleepersText(wakes)}${unlessBoss(state, hero, wakes)}`;
  return present(
    wakes.length > 0 && bad(`Stepping here wakes ${woken}.`),
    stirs.length > 0 && isStar(at) && fire(`${capital(sleepersText(stirs))} would stir.`),
  );
}

/** What has opened an eye, or would by a step onto this square, wakes wherever the walk ends, but for the stairs. */
function stopLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero?.at || isStar(at)) return [];
  const stirring = state.outing?.seat === seat ? state.monsters.filter(monster => monster.stirring) : [];
  const woken = sameCell(hero.at, at) ? stirring : [...stirring, ...wakesByStep(state, hero, at).stirs];
  return present(woken.length > 0 && bad(`Stopping here wakes ${sleepersText(woken)}.`));
}

/** Whether standing here, getting here or taking what lies here wakes somebody: nobody should call it safe then. */
function isLoud(state: State, seat: Seat, at: Cell): boolean {
  const mine = state.outing?.seat === seat ? state.outing : undefined;
  const walk = mine && partOf(state) === 'walk' ? reachOf(state, mine.left).get(indexAt(at)) : undefined;
  return (
    (walk?.wakes ?? 0) > 0 ||
    wakeLines(state, seat, at).length > 0 ||
    stopLines(state, seat, at).length > 0 ||
    wakesBySite(state, at).length > 0 ||
    (mine !== undefined && wakesByEnding(state).length > 0)
  );
}

/** Who can come for whoever stands here, and how surely each would, if it moved now. */
function dangerLines(state: State, seat: Seat, at: Cell): TextLine[] {
  const hero = state.heroes[seat];
  if (!hero || !isInside(hero) || state.battle || (isStar(at) && !hero.firstTurn)) return [];
  const there = movedTo(state, seat, at);
  const hunters = huntersOf(there).filter(monster => canReach(there, seat, monster, at));
  const isSafe = !isLoud(state, seat, at);
  if (hunters.length === 0) return present(isSafe && good('Nothing awake can reach you here, magic aside.'));
  const threats = hunters
    .map(monster => ({ monster, chance: attackChance(there, seat, monster) }))
    .filter(({ chance }) => chance > 0);
  if (threats.length === 0) return present(isSafe && gold('If monsters move now, none can reach you here.'));
  const who = threats.map(({ monster: { kind }, chance }) => {
    const deadly = kind && isBoss(kind) ? ' (boss)' : '';
    return `${kind ? kindName(kind) : 'sleeper'}${deadly} ${percent(chance)}`;
  });
  return [bad(`If monsters move now, attacks on you here: ${who.join(', ')}.`)];
}
