/** How this room names things to people. */
import type { Seat } from '../../../core/game.ts';
import { cellName } from '../../../core/grid.ts';
import type { SheetPart, StatRow } from '../../../core/look.ts';
import type { Moment } from '../../../core/moments.ts';
import { counted, listed, ordinal, percent } from '../../phrases.ts';
import { MAX_HP } from '../data/constants.ts';
import { WEAPONS, type Tier } from '../data/gear.ts';
import { HEROES } from '../data/heroes.ts';
import { BARE_DIE, DIE_OF, isBoss, lootOf, MONSTERS, type Kind, type Special } from '../data/monsters.ts';
import type { Odds } from '../odds/battles.ts';
import { looseBosses, seemsBoss } from '../odds/tiles.ts';
import { kindSeen } from '../rules/pieces.ts';
import type { Hero, Monster, State } from '../state/state.ts';

// ── Heroes ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Each colour has a shape of its own. */
export const heroSprite = (seat: Seat): string => `hero-${seat + 1}`;

export function heroOf(seat: Seat): {
  readonly short: string;
  readonly name: string;
  readonly sprite: string;
} {
  return { ...(HEROES[seat] ?? HEROES[0]), sprite: heroSprite(seat) };
}

/** A lone delver is spoken to; several are spoken of. */
export function isAlone(state: State): boolean {
  return state.heroes.length === 1;
}

const IRREGULAR: Readonly<Record<string, string>> = { have: 'has', are: 'is', can: 'can', go: 'goes' };

/** Who is spoken to in this moment: a lone delver, or the only person among bots. */
export type Hearing = Pick<Moment<State, never>, 'after' | 'you'>;

export function isYou({ after, you }: Hearing, seat: Seat): boolean {
  return isAlone(after) || seat === you;
}

/** "You roll", "Red rolls". */
export function does(now: Hearing, seat: Seat, verb: string): string {
  return isYou(now, seat) ? `You ${verb}` : `${heroOf(seat).short} ${IRREGULAR[verb] ?? `${verb}s`}`;
}

/** "your", "Red's". */
export function whose(now: Hearing, seat: Seat): string {
  return isYou(now, seat) ? 'your' : `${heroOf(seat).short}'s`;
}

/** "you", "Red". */
export function whom(now: Hearing, seat: Seat): string {
  return isYou(now, seat) ? 'you' : heroOf(seat).short;
}

// ── Gear ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const weaponIcon = (tier: Tier): string => WEAPONS[tier].id;
export const ARMOUR_ICON = 'leather-armor';
/** After "Leather". */
export const LEATHER_HELP = 'blocks the first hit of each battle. Mean monsters hit through armour.';

/** What a purse does to monsters, in one sentence. */
export function feverText(coins: number): string {
  return `Gold fever: monsters roll +1 for every ${coins} coins you carry.`;
}

/** "Sword D8". */
export function weaponText(tier: Tier): string {
  return `${WEAPONS[tier].name} D${WEAPONS[tier].die}`;
}

// ── Monsters ──────────────────────────────────────────────────────────────────────────────────────────────────

export function kindName(kind: Kind): string {
  return MONSTERS[kind].name;
}

/** "Q10": the tile as it lies on a crossword board, in letters and figures of its own; the blank shows no number. */
export function plateOf(kind: Kind): string {
  const { letter, hp } = MONSTERS[kind];
  return kind === 'doppelganger' ? letter : `${letter}${hp}`;
}

/** "Q 10": the same in a sentence. Without the gap Z10 is read as 210, and J8 as a square. */
export function tileName(kind: Kind): string {
  const { letter, hp } = MONSTERS[kind];
  return kind === 'doppelganger' ? letter : `${letter} ${hp}`;
}

/** The ivory tile, face up. */
export function tileSprite(kind: Kind): string {
  return kind === 'doppelganger' ? 'tile-blank' : `tile-${MONSTERS[kind].letter.toLowerCase()}`;
}

/** "the Emu", or "the sleeper" while nobody has seen its letter; the crowned backs are bosses. */
export function monsterName(monster: Monster): string {
  const kind = kindSeen(monster);
  if (kind) return `the ${kindName(kind)}`;
  return monster.back === 'boss' ? 'the boss' : 'the sleeper';
}

/** "the Emu on C4". */
export function monsterAt(monster: Monster): string {
  return `${monsterName(monster)} on ${cellName(monster.at)}`;
}

/** "the boss on G7 and the Troll on C4". */
export function sleepersText(monsters: readonly Monster[]): string {
  if (monsters.length > 1 && monsters.every(monster => kindSeen(monster) === undefined)) {
    const what = monsters.every(seemsBoss) ? 'bosses' : 'sleepers';
    return `the ${what} on ${listed(monsters.map(monster => cellName(monster.at)))}`;
  }
  return listed(monsters.map(monster => `${monsterName(monster)} on ${cellName(monster.at)}`));
}

/** After a Polymorph a boss may lie under a plain back, and a boss that is walked past may sleep on. */
export function unlessBoss(state: State, hero: Hero | undefined, woken: readonly Monster[]): string {
  const isSpared = state.rules.exit === 'quiet' || hero?.firstTurn === true;
  const isHidden = woken.some(monster => !kindSeen(monster) && !seemsBoss(monster));
  return isSpared && isHidden && looseBosses(state) > 0 ? ', unless it is a boss' : '';
}

interface SpecialWords {
  readonly name: string;
  readonly help: string;
}

export const specialIcon = (special: Special): string => `sp-${special}`;

// biome-ignore format: a table
export const SPECIAL_WORDS: Readonly<Record<Special, SpecialWords>> = {
  fly:          { name: 'Fly',          help: "Walls don't stop it." },
  greedy:       { name: 'Greedy',       help: 'Each hit also steals up to 4 coins.' },
  regeneration: { name: 'Regeneration', help: 'When killed, it goes back to sleep on a random spawn ring.' },
  mean:         { name: 'Mean',         help: 'No armour blocks its hits.' },
  invisible:    { name: 'Invisible',    help: 'Vanishes and reappears on the free spawn ring nearest to a hero, if that is closer. Then it walks.' },
  doppelganger: { name: 'Doppelganger', help: "Rolls its victim's own weapon die." },
};

/** "Mean: No armour blocks its hits." Where regeneration ebbs, it ends when only Trolls and Vampires are left. */
export function specialText({ rules }: State, special: Special): string {
  const { name, help } = SPECIAL_WORDS[special];
  const isEbbing = special === 'regeneration' && rules.regeneration === 'ebbing';
  return `${name}: ${help}${isEbbing ? ' Not once only Trolls and Vampires are left.' : ''}`;
}

/** Hearts that it has left, in its battle or for the next one. */
export function heartsOf({ battle }: State, { id, kind, wound }: Monster): number {
  if (battle?.monster === id) return battle.monsterHp;
  return (kind ? MONSTERS[kind].hp : 0) - wound;
}

export function heartsGauge(value: number, max = MAX_HP): SheetPart {
  return { part: 'gauge', label: 'Hearts', icon: 'heart', value, max };
}

/** "10 hearts, D20, loot 20, Mean". */
export function kindNumbers(kind: Kind): string {
  const { special } = MONSTERS[kind];
  const name = special && special !== 'doppelganger' ? [SPECIAL_WORDS[special].name] : [];
  return [...figures(kind), ...name].join(', ');
}

/** "10 hearts, D20, loot 20. Mean: No armour blocks its hits." */
export function kindText(state: State, kind: Kind): string {
  const { special } = MONSTERS[kind];
  return [figures(kind).join(', '), ...(special ? [specialText(state, special)] : [])].join('. ');
}

function figures(kind: Kind): string[] {
  return [heartsText(MONSTERS[kind].hp), dieText(kind), `loot ${lootOf(kind)}`];
}

/** "D20"; the blank rolls what its victim rolls. */
function dieText(kind: Kind): string {
  return kind === 'doppelganger' ? 'your own die' : `D${DIE_OF[MONSTERS[kind].hp]}`;
}

export function kindStats(kind: Kind, isCancelled: boolean): StatRow[] {
  const isBare = kind === 'doppelganger' && isCancelled;
  return [
    { label: 'Rolls', value: isBare ? `D${BARE_DIE}` : dieText(kind) },
    { label: 'Loot', value: `${lootOf(kind)}`, icon: 'coin' },
    ...(isBoss(kind) ? [{ label: 'Boss', value: 'yes', help: "Poison doesn't work on it." }] : []),
  ];
}

// ── Numbers ───────────────────────────────────────────────────────────────────────────────────────────────────

export function coinsText(count: number): string {
  return counted(count, 'coin');
}

/** For whoever might leave: "Blue carries 34: you'd be 2nd." Nothing for those who have nobody to beat. */
export function standingText({ heroes }: State, { seat, coins }: Hero): string {
  const rivals = heroes.filter(other => other.seat !== seat && other.status !== 'dead');
  const [best] = rivals.toSorted((a, b) => b.coins - a.coins);
  if (!best) return '';
  const place = 1 + rivals.filter(other => other.coins > coins).length;
  const has = `${heroOf(best.seat).short} ${best.status === 'escaped' ? 'left with' : 'carries'} ${best.coins}`;
  if (best.coins === coins) return ` ${has}, too: you'd share the win.`;
  return ` ${has}: you'd be ${place === 1 ? 'ahead' : ordinal(place)}.`;
}

export function leaveText(state: State, hero: Hero): string {
  return `Leave the dungeon with ${coinsText(hero.coins)}?${standingText(state, hero)} You can't come back.`;
}

/** Whether anybody alive has more. */
export function isBehind({ heroes }: State, { seat, coins }: Hero): boolean {
  return heroes.some(other => other.seat !== seat && other.status !== 'dead' && other.coins > coins);
}

export function heartsText(count: number): string {
  return counted(count, 'heart');
}

/** "You win 97% and lose 3.1 hearts on average." */
export function oddsText({ win, loss }: Odds): string {
  if (win === 0) return "You can't win.";
  const hearts = Math.round(loss * 10) / 10;
  const cost = hearts < 0 ? `gain ${heartsText(-hearts)}` : `lose ${heartsText(Math.abs(hearts))}`;
  return `You win ${percent(win)} and ${cost} on average.`;
}
