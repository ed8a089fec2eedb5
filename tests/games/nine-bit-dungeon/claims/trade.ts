/** What gifts, shops, chests and the things on the floor promise. */
import { shuffle } from '../../../../src/core/rng.ts';
import { PAR_TURNS, SCORE } from '../../../../src/games/nine-bit-dungeon/data/constants.ts';
import { ITEMS, STATS } from '../../../../src/games/nine-bit-dungeon/data/items.ts';
import { game, legalActions } from '../../../../src/games/nine-bit-dungeon/game.ts';
import { prompt } from '../../../../src/games/nine-bit-dungeon/look/prompt.ts';
import { shopTable } from '../../../../src/games/nine-bit-dungeon/look/sheet.ts';
import { boardIn } from '../../../../src/games/nine-bit-dungeon/rules/board.ts';
import type { Action } from '../../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { Event } from '../../../../src/games/nine-bit-dungeon/state/events.ts';
import type { Hero, State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';
import { SURE, type Claim, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { choicesOf, read, rowsOf } from './screen.ts';
import { acting, changed, follow } from './worlds.ts';

const NAMES: Readonly<Record<string, Exclude<keyof Hero, 'at'>>> = {
  Skill: 'skill',
  Damage: 'damage',
  Armour: 'armour',
  'Max Mana': 'maxMana',
  'Health Potion': 'healthPotions',
  'Health Potions': 'healthPotions',
  'Mana Potion': 'manaPotions',
  'Mana Potions': 'manaPotions',
};
const KEPT = [...STATS, 'healthPotions', 'manaPotions'] as const;
const INVENTORY: Action = { type: 'inventory' };

const hits = (skill: number): string => `${Math.round((100 * skill) / 6)}%`;
const statIn = (text: string): string => text.replace(/ \d+$/, '');
/** What a number is explained by. */
const MEANS: Readonly<Record<string, (from: number, to: number) => string>> = {
  Skill: (from, to) => `hit ${hits(from)} → ${hits(to)}`,
  Armour: (_from, to) => `blocks ${to} of a hit but never all of it`,
  'Max Mana': (_from, to) => `spells up to ${hits(to)}`,
};

/** "Damage 1 → 2, Health Potions 1 → 2", or "Damage 2, Health Potion +1" of what was not had before. */
function promised(hero: Hero, text: string): Hero {
  const after = { ...hero };
  const [owned, gains] = read(text, /^(?:You already have (.+), so you only gain: )?(.+)$/);
  const has = owned?.split(', ').every(one => one === `${statIn(one)} ${hero[NAMES[statIn(one)]!]}`);
  if (has === false) throw new Error(`${text}: not owned.`);
  for (const part of gains!.split(', ')) {
    const [name, from, to, means] = read(part, /^([A-Z][A-Za-z ]+?) (\+?\d+)(?: → (\d+)(?: \(([^)]+)\))?)?$/);
    if (means !== MEANS[name!]?.(Number(from), Number(to)) && to !== undefined)
      throw new Error(`${text}: ${means}?`);
    const stat = NAMES[name!]!;
    if (to !== undefined && Number(from) !== hero[stat]) throw new Error(`${text}: it was ${hero[stat]}.`);
    const value = to ?? (from!.startsWith('+') ? hero[stat] + Number(from) : from);
    Object.assign(after, { [stat]: Number(value) });
  }
  return after;
}

function hasKept(hero: Hero, wanted: Hero): boolean {
  return KEPT.every(stat => hero[stat] === wanted[stat]);
}

/** The gear is as promised, and the purse lighter by the price. */
function delivers(action: Action, text: string | undefined, price: number): Statement<State>['truth'] {
  return world => {
    const { hero } = game.apply(world, action).state;
    const wanted = text === undefined ? world.hero : promised(world.hero, text);
    return hasKept(hero, wanted) && hero.gold === world.hero.gold - price;
  };
}

const buy: Claim<State> = {
  id: 'what an item does, and what it costs',
  words: [/ \(hit \d+% → \d+%\)/, / \(spells up to \d+%\)/, / \(blocks \d of a hit but never all of it\)/],
  *statements({ state }) {
    for (const { action, label, detail } of choicesOf(state, 'gift'))
      yield { says: `${label}: ${detail}`, allows: SURE, truth: delivers(action, detail, 0) };
    for (const { action, label, detail } of choicesOf(state, 'buy')) {
      const [price] = read(label, /^Buy .+ \((\d+) Gold\)$/);
      yield {
        says: `${label}: ${detail}`,
        allows: SURE,
        truth: delivers(action, detail, Number(price)),
      };
    }
    for (const { label, why } of state.ask?.kind === 'shop' ? prompt(state).greyed! : [])
      yield { says: `${label}: ${why}`, allows: SURE, truth: world => isRefused(world, label, why) };
  },
};

/** Neither for sale, nor for another reason than is given. */
function isRefused(world: State, label: string, why: string): boolean {
  const [name, price] = read(label, /^(.+) \((\d+) Gold\)$/);
  const { id } = ITEMS.find(item => item.level === world.level && item.name === name)!;
  const action = { type: 'buy', item: id } as const;
  const isSold = (state: State): boolean =>
    legalActions(state).some(one => one.type === 'buy' && one.item === id);
  if (why.startsWith('No use')) return isHad(world.hero, why) && !isSold(changed(world, { gold: 20 }));
  const [effect, short] = read(why, /^(.+)\. You're (\d+) Gold short\.$/);
  const rich = changed(world, { gold: world.hero.gold + Number(short) });
  return !isSold(world) && isSold(rich) && Boolean(delivers(action, effect, Number(price))(rich));
}

/** "No use: you have Damage 2 and 3 Health Potions already." */
function isHad(hero: Hero, why: string): boolean {
  const [had] = read(why, /^No use: you have (.+) already\.$/);
  return had!.split(/, | and /).every(part => {
    const [, before, name, after] = /^(?:(\d+) )?([A-Z][A-Za-z ]+?)(?: (\d+))?$/.exec(part)!;
    return hero[NAMES[name!]!] === Number(before ?? after);
  });
}

const chest: Claim<State> = {
  id: 'what the chest gives',
  words: [],
  *statements({ state }) {
    if (state.ask?.kind === 'chest') yield { says: chestSays(state), allows: SURE, truth: isInside };
    if (state.ask?.kind !== 'act' || state.chestOpen) return;
    // What is inside differs from world to world, and so do the words.
    const truth = (world: State): boolean =>
      isInside(follow(acting(world, boardIn(world).site.chest), INVENTORY).state);
    yield { says: 'Take the item, or the Gold', allows: SURE, truth };
  },
};

function chestSays(open: State): string {
  return choicesOf(open, 'chest')
    .map(({ label, detail }) => `${label}: ${detail}`)
    .join('; ');
}

function isInside(open: State): boolean {
  const [text] = prompt(open).dialog!.lines;
  const [name, gains, half] = read(
    text?.text,
    /^Inside: (.+) \((.+)\)\. Take it, or (\d+) Gold, half its price\.$/,
  );
  return choicesOf(open, 'chest').every(({ action, label, detail }) => {
    if (action.take === 'gold')
      return label === `Take ${half} Gold` && delivers(action, undefined, -goldOf(label, detail))(open);
    const isNothing = detail!.startsWith('No use') && isHad(open.hero, detail!);
    const isNamed = label === `Take the ${name}` && gains !== '';
    return isNamed && delivers(action, isNothing ? undefined : detail, 0)(open);
  });
}

/** "Take 3 Gold", and what of it stays in the purse. */
function goldOf(label: string, detail: string | undefined): number {
  const [gold] = read(label, /^Take (\d+) Gold$/);
  return Number(/you keep (\d+)/.exec(detail ?? '')?.[1] ?? gold);
}

/** The Shop tab: what she could buy now, if she stood there. */
const stock: Claim<State> = {
  id: 'the Shop tab',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act') return;
    const { cells, tone } = rowsOf(shopTable(state))[dice.int(6)]!;
    const [name, price, effect] = cells;
    const truth = (world: State): boolean => {
      const inside = follow(acting(world, boardIn(world).site.shop), INVENTORY).state;
      const offer =
        inside.ask?.kind === 'shop'
          ? choicesOf(inside, 'buy').find(choice => choice.label.startsWith(`Buy ${name} (`))
          : undefined;
      if ((offer !== undefined) !== (tone === 'good')) return false;
      return !offer || Boolean(delivers(offer.action, effect, Number(price))(inside));
    };
    yield { says: `${cells.join(', ')}: ${tone}`, allows: SURE, truth };
  },
};

const NEWS: Readonly<Record<string, Event['type']>> = {
  'Take the Key': 'key-taken',
  'Open the chest': 'chest-opened',
  'Enter the shop': 'shop-entered',
  'Leave the level': 'level-cleared',
};

/** At every site, as if she stood there: with the Key and without. */
const site: Claim<State> = {
  id: 'what Inventory does on a square',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act') return;
    const hasKey = state.hasKey || dice.int(2) === 0;
    for (const at of shuffle(dice, Object.values(boardIn(state).site)).slice(0, 3)) {
      const there = (world: State): State => ({ ...acting(world, at), hasKey });
      const [choice] = choicesOf(there(state), 'inventory');
      if (!choice) continue;
      const { label, detail, confirm } = choice;
      const truth = (world: State): boolean => {
        const news = game.apply(there(world), INVENTORY).events;
        const isIdle = only(news, 'nothing-happened').some(({ why }) => why === 'nothing-to-buy');
        if (news[0]!.type !== NEWS[label]) return false;
        if (label === 'Leave the level') return isLeavingTrue(there(world), detail!, confirm ?? '');
        return (
          isIdle === (detail === "You can't buy anything here now.") && isIdle === (confirm !== undefined)
        );
      };
      yield { says: `${label}: ${detail ?? ''} ${confirm ?? ''}`, allows: SURE, truth };
    }
  },
};

/** What haste is paid, by the turns that the rules count; and what is left behind, by walking there. */
function isLeavingTrue(world: State, detail: string, confirm: string): boolean {
  const [cleared] = only(game.apply(world, INVENTORY).events, 'level-cleared');
  const points = Number(/\+(\d+) points\.$/.exec(detail)?.[1] ?? 0);
  const atChest = acting(world, boardIn(world).site.chest);
  const hasChest = game.legalActions(atChest).some(({ type }) => type === 'inventory');
  return (
    points === SCORE.turnUnderPar * Math.max(0, PAR_TURNS - cleared!.turns) &&
    hasChest === confirm.includes("You haven't opened this level's chest.") &&
    isUpgradeLeft(world) === confirm.includes("You can still afford an upgrade in this level's shop.")
  );
}

/** Walks into the shop and looks whether anything there would raise a stat. */
function isUpgradeLeft(world: State): boolean {
  const inside = follow(acting(world, boardIn(world).site.shop), INVENTORY).state;
  if (inside.ask?.kind !== 'shop') return false;
  return choicesOf(inside, 'buy').some(({ action }) => {
    const { hero } = game.apply(inside, action).state;
    return STATS.some(stat => hero[stat] > inside.hero[stat]);
  });
}

export const trade: readonly Claim<State>[] = [buy, chest, stock, site];
