/** The Events tab: what each face of the die brings. */
import { GOLD_CAP, MAX_HEALTH } from '../../../../src/games/nine-bit-dungeon/data/constants.ts';
import { mishapById } from '../../../../src/games/nine-bit-dungeon/data/events.ts';
import { sheet } from '../../../../src/games/nine-bit-dungeon/look/sheet.ts';
import { boardIn } from '../../../../src/games/nine-bit-dungeon/rules/board.ts';
import { isFree, kindOf } from '../../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import type { Event } from '../../../../src/games/nine-bit-dungeon/state/events.ts';
import type { State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';
import { SURE, type Claim } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { HEAL } from '../table.ts';
import { read, rowsOf } from './screen.ts';
import { follow, herPart, loaded } from './worlds.ts';

interface Change {
  health: number;
  gold: number;
  mana: number;
}

/** What a part of the text does to her; monsters are judged apart. */
function changeOf({ hero }: State, text: string): Partial<Change> {
  const [verb, amount, what] = read(
    text,
    /^(lose|gain) (\d+) (Health|Gold|Mana)(, less Armour \(at least 1\)|, one by one, so Armour is no help)?$/i,
  );
  const isWhole = text.endsWith('no help');
  const by = Number(amount) * (verb!.toLowerCase() === 'lose' ? -1 : 1);
  if (what !== 'Health') return { [what!.toLowerCase()]: by };
  return { health: by < 0 && !isWhole ? -Math.max(1, -by - hero.armour) : by };
}

function capped(world: State, { health = 0, gold = 0, mana = 0 }: Partial<Change>): Change {
  const { hero, level } = world;
  return {
    health: Math.max(0, Math.min(MAX_HEALTH[level], hero.health + health)),
    gold: Math.max(0, Math.min(GOLD_CAP, hero.gold + gold)),
    mana: Math.max(1, Math.min(hero.maxMana, hero.mana + mana)),
  };
}

/** By news rather than by the state: the monsters' phase may follow in the same breath. */
function after(world: State, news: readonly Event[]): Change {
  const { health, gold, mana } = world.hero;
  return {
    health: [...only(news, 'hero-hurt'), ...only(news, 'healed')].at(-1)?.health ?? health,
    gold: only(news, 'gold-changed').at(-1)?.to ?? gold,
    mana: only(news, 'mana-changed').at(-1)?.to ?? mana,
  };
}

function isSame(one: Change, other: Change): boolean {
  return one.health === other.health && one.gold === other.gold && one.mana === other.mana;
}

/** All come closer by at most so many steps of their own way of moving. */
function comeCloser(world: State, news: readonly Event[], most: number): boolean {
  const { foot, fly } = boardIn(world);
  return world.monsters.every(monster => {
    const { ways } = kindOf(world, monster).fly ? fly : foot;
    const steps = only(news, 'monster-moved').filter(event => event.monster === monster.id);
    const isCloser = steps.every(
      ({ from, to }) => ways.distance(to, world.hero.at) === ways.distance(from, world.hero.at) - 1,
    );
    return isCloser && steps.length <= most;
  });
}

function climbsOut(world: State, news: readonly Event[]): boolean {
  const hasRoom = world.monsters.length < 7 && boardIn(world).hatches.some(at => isFree(world, at));
  return (only(news, 'respawned').length === 1) === hasRoom;
}

function isAsSaid(world: State, news: readonly Event[], text: string): boolean {
  const moves = /^Every monster comes up to (\d) steps? closer\.$/.exec(text);
  if (moves) return comeCloser(world, news, Number(moves[1])) && isSame(after(world, news), world.hero);
  if (text === 'A monster climbs out of a free hatch, unless 7 are around.')
    return climbsOut(world, news) && isSame(after(world, news), world.hero);
  const [test, effects] = read(text, /^(Skill Test, or )?(.*)\.$/);
  const isSpared = test !== undefined && only(news, 'tested')[0]!.pass;
  const change = Object.assign({}, ...effects!.split(', then ').map(part => changeOf(world, part)));
  const wanted = isSpared ? world.hero : capped(world, change);
  const result = after(world, news);
  // Whoever falls does not feel the rest.
  return result.health === 0 ? wanted.health === 0 : isSame(result, wanted);
}

/** With her last Mana the magic takes Health first. */
function afterToll(world: State): State {
  if (world.hero.mana > 1) return world;
  return { ...world, hero: { ...world.hero, health: Math.max(0, world.hero.health - 2) } };
}

const mishap: Claim<State> = {
  id: 'what an event does, by its die',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act') return;
    const die = dice.roll(6);
    const row = rowsOf(sheet(state).pages![1]!.parts[0]!).find(({ icon }) => icon === `die-${die}`)!;
    const [name, text] = row.cells;
    const truth = (world: State): boolean => {
      const { events } = follow(loaded(world, { dice: [6], events: [die] }), HEAL);
      const news = herPart(events);
      const [drawn] = only(news, 'event-drawn');
      const paid = afterToll(world);
      const isRight = paid.hero.health === 0 || isAsSaid(paid, news, text!);
      return mishapById(drawn!.id).name === name && isRight;
    };
    yield { says: `${die} ${name}: ${text}`, allows: SURE, truth };
  },
};

export const mishaps: readonly Claim<State>[] = [mishap];
