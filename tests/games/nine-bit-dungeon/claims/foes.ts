/** What is said of a monster: its figures, what it sees, how it behaves. */
import { neighbours, range, sameCell, type Cell } from '../../../../src/core/grid.ts';
import { pick } from '../../../../src/core/rng.ts';
import { game } from '../../../../src/games/nine-bit-dungeon/game.ts';
import { sheet } from '../../../../src/games/nine-bit-dungeon/look/sheet.ts';
import { boardIn, isWalkable, letterAt } from '../../../../src/games/nine-bit-dungeon/rules/board.ts';
import { healthOf, isFree, kindOf } from '../../../../src/games/nine-bit-dungeon/rules/monsters.ts';
import type { Action } from '../../../../src/games/nine-bit-dungeon/state/actions.ts';
import type { Monster, State } from '../../../../src/games/nine-bit-dungeon/state/state.ts';
import { NEVER, percentAllows, SURE, type Claim, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { aboutSquare, choicesOf, linesOf, read, rowOf, rowsOf } from './screen.ts';
import { acting, allHit, changed, endTurn, hale, loaded } from './worlds.ts';

type Said = Iterable<Statement<State>>;

/** A square beside it on which she could stand. */
function besideOf(state: State, monster: Monster): Cell | undefined {
  const dungeon = boardIn(state);
  return neighbours(monster.at).find(
    at => isWalkable(dungeon, at) && (isFree(state, at) || sameCell(state.hero.at, at)),
  );
}

/** Only this monster and she, as if she stood beside it. */
function aloneBeside(world: State, monster: Monster, at: Cell): State {
  const wound = world.wound?.id === monster.id ? world.wound : null;
  return { ...acting(world, at), monsters: [monster], wound };
}

function wounded(world: State, monster: Monster, health: number): State {
  const isWhole = health === kindOf(world, monster).health;
  return { ...world, wound: isWhole ? null : { id: monster.id, health } };
}

const figures: Claim<State> = {
  id: 'a monster’s Skill, Damage, Health and Gold',
  words: [/^Hits you \d+% of the time\.$/],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act' || state.monsters.length === 0) return;
    const monster = pick(dice, state.monsters);
    const at = besideOf(state, monster);
    if (!at) return;
    const info = aboutSquare(state, monster.at);
    const skill = rowOf(info, 'Skill');
    const attackIn = (world: State) =>
      only(endTurn(hale(aloneBeside(world, monster, at))).events, 'monster-attacked')[0];
    yield {
      says: `${info.title}: ${skill.help}`,
      allows: percentAllows(skill.help!),
      truth: world => attackIn(world)?.hit,
    };
    const damage = Number(rowOf(info, 'Damage').value);
    yield {
      says: `${info.title}: Skill ${skill.value}, Damage ${damage}`,
      allows: SURE,
      truth: world => {
        const attack = attackIn(allHit(changed(world, { armour: 0 })));
        return attack && attack.need === Number(skill.value) && attack.amount === damage;
      },
    };
    yield* fallOf(state, monster, at);
  },
};

/** The gauge and the gold: as many points as it has are enough to slay it, one fewer is not. */
function* fallOf(state: State, monster: Monster, at: Cell): Said {
  const info = aboutSquare(state, monster.at);
  const gauge = info.parts.find(part => part.part === 'gauge')!;
  const gold = rowOf(info, 'Gold').value;
  const { arm } = kindOf(state, monster);
  const strike = (world: State, damage: number) => {
    const ready = changed(aloneBeside(world, monster, at), { damage: damage + arm });
    return game.apply(allHit(ready), { type: 'attack', monster: monster.id }).events;
  };
  yield {
    says: `${info.title}: ${gauge.value} Health, ${gold} Gold`,
    allows: SURE,
    truth: world => {
      const [slain] = only(strike(world, gauge.value), 'monster-slain');
      const survives =
        gauge.value === 1 || only(strike(world, gauge.value - 1), 'monster-slain').length === 0;
      return slain?.gold === Number(gold) && survives;
    },
  };
}

const SEES = /^It sees you, (\d) squares? away\.$/;
const BLIND = /^It doesn't see you\.$/;

function canBurn(world: State, monster: number, mana: number): boolean {
  return [...game.legalActions(changed(world, { mana }))].some(
    (action: Action) => action.type === 'cast' && action.spell === 'fireball' && action.monster === monster,
  );
}

/** Sight goes both ways, so a Fireball finds out. Whoever does not see her stays where it is. */
const sight: Claim<State> = {
  id: 'whether a monster sees you',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act' || state.monsters.length === 0) return;
    const monster = pick(dice, state.monsters);
    const lines = linesOf(aboutSquare(state, monster.at));
    const line = lines.find(text => SEES.test(text) || BLIND.test(text))!;
    const away = Number(SEES.exec(line)?.[1] ?? 0);
    yield {
      says: line,
      allows: SURE,
      truth: world => {
        if (away > 0) return canBurn(world, monster.id, away) && !canBurn(world, monster.id, away - 1);
        const after = endTurn(hale(world)).state.monsters.find(({ id }) => id === monster.id)!;
        return !canBurn(world, monster.id, 5) && sameCell(after.at, monster.at);
      },
    };
  },
};

const EYE = /^Red eye: it attacks if you end your turn now, (\d+%) for (\d+)\.$/;
const YOU = /^You: (.+)\.$/;

/** What the mark over a monster's head says of the end of the turn. */
const eye: Claim<State> = {
  id: 'a monster with a red eye attacks if you end your turn now, and no other does',
  words: [EYE],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act' || state.monsters.length === 0) return;
    const { id, at } = pick(dice, state.monsters);
    const line = linesOf(aboutSquare(state, at)).find(text => EYE.test(text));
    const attackIn = (world: State) =>
      only(endTurn(hale(world)).events, 'monster-attacked').find(({ monster }) => monster === id);
    yield {
      says: line ?? 'No red eye',
      allows: line ? SURE : NEVER,
      truth: world => attackIn(world) !== undefined,
    };
    if (!line) return;
    const [chance, loss] = read(line, EYE);
    yield { says: line, allows: percentAllows(chance!), truth: world => attackIn(world)?.hit };
    yield {
      says: line,
      allows: SURE,
      truth: world => attackIn(allHit(world))?.amount === Number(loss),
    };
  },
};

/** The card says the same as the buttons, whose words are played out by claims of their own. */
const weighed: Claim<State> = {
  id: 'what you can do to a monster, on its card',
  words: [YOU],
  *statements({ state }) {
    if (state.ask?.kind !== 'act') return;
    for (const { at } of state.monsters) {
      const line = linesOf(aboutSquare(state, at)).find(text => YOU.test(text));
      const blows = [...choicesOf(state, 'attack'), ...choicesOf(state, 'cast')]
        .filter(choice => choice.at && sameCell(choice.at, at))
        .map(({ verb, detail }) => `${verb} ${read(detail, /^(\d+% for \d+ damage(?:, kills)?)/)[0]}`);
      const said = line && read(line, YOU)[0];
      yield { says: line ?? 'Nothing', allows: SURE, truth: () => (said ?? '') === blows.join('; ') };
    }
  },
};

/** Who attacks is told by Range and sight alone, once all have moved. */
const reach: Claim<State> = {
  id: 'a monster attacks when it sees you within its Range',
  words: [],
  *statements({ state }) {
    if (state.ask?.kind !== 'act' || state.monsters.length === 0) return;
    yield {
      says: 'Range, and "It sees you"',
      allows: SURE,
      truth: world => {
        const { state: after, events } = endTurn(hale(world));
        const attacked = new Set(only(events, 'monster-attacked').map(({ monster }) => monster));
        return after.monsters.every(({ id, at }) => {
          const info = aboutSquare(after, at);
          const sees = linesOf(info).some(text => SEES.test(text));
          const isNear = range(at, after.hero.at) <= Number(rowOf(info, 'Range').value);
          return attacked.has(id) === (sees && isNear);
        });
      },
    };
  },
};

const FLEE =
  /^Flee \(\d\): At (\d) Health or less( \(it never has more\))? it backs away when you stand beside it, if it can\.$/;

function canBackAway(world: State, monster: Monster): boolean {
  const dungeon = boardIn(world);
  const { fly } = kindOf(world, monster);
  return neighbours(monster.at).some(at => {
    const isOpen = isWalkable(dungeon, at) || (fly && dungeon.rows[at.y]?.[at.x] === '~');
    return isOpen && !sameCell(at, world.hero.at);
  });
}

/** Alone with it and beside it, at every Health it may have. */
function backsAway(line: string | undefined, monster: Monster, at: Cell, health: number): Statement<State> {
  const [limit = '0', always] = line === undefined ? [] : read(line, FLEE);
  const truth = (world: State): boolean => {
    const alone = wounded(aloneBeside(world, monster, at), monster, health);
    const fled = only(endTurn(hale(alone)).events, 'monster-fled').length === 1;
    const isAll = kindOf(alone, monster).health <= Number(limit);
    if (line !== undefined && isAll !== (always !== undefined)) return false;
    return fled === (health <= Number(limit) && canBackAway(alone, monster));
  };
  return { says: `${line ?? 'No Flee'} (with ${health} Health)`, allows: SURE, truth };
}

const HEAL = 'Heal: When wounded, it heals 1 instead of moving.';

const behaviour: Claim<State> = {
  id: 'how a monster behaves',
  words: [],
  *statements({ state, dice }) {
    if (state.ask?.kind !== 'act' || state.monsters.length === 0) return;
    const monster = pick(dice, state.monsters);
    const lines = linesOf(aboutSquare(state, monster.at));
    const line = (name: string): string | undefined => lines.find(text => text.startsWith(name));
    const full = kindOf(state, monster).health;
    const health = dice.roll(full);
    const at = besideOf(state, monster);
    if (at) yield backsAway(line('Flee'), monster, at, health);
    yield mends(line('Heal'), monster, health < full ? health : full - 1);
    if (at) yield shrugs(line('Arm'), monster, at, 1 + dice.int(6));
    yield walks(line('Fast'), line('Fly'), monster);
  },
};

function mends(line: string | undefined, monster: Monster, health: number): Statement<State> {
  const truth = (world: State): boolean => {
    const hurt = wounded(world, monster, health);
    const { events } = endTurn(hale(hurt));
    const healed = only(events, 'monster-healed').filter(event => event.monster === monster.id);
    const moved = [...only(events, 'monster-moved'), ...only(events, 'monster-fled')];
    const stays = moved.every(event => event.monster !== monster.id);
    return line === HEAL ? healed[0]?.health === health + 1 && stays : healed.length === 0;
  };
  return { says: line ?? 'No Heal', allows: SURE, truth };
}

function shrugs(line: string | undefined, monster: Monster, at: Cell, damage: number): Statement<State> {
  const [less] = line === undefined ? ['0'] : read(line, /Takes (\d) less from every hit, but at least 1\.$/);
  const truth = (world: State): boolean => {
    const ready = changed(aloneBeside({ ...world, wound: null }, monster, at), { damage });
    const { events } = game.apply(allHit(ready), { type: 'attack', monster: monster.id });
    const [hit] = [...only(events, 'monster-hurt'), ...only(events, 'monster-slain')];
    return hit!.amount === Math.max(1, damage - Number(less));
  };
  return { says: `${line ?? 'No Arm'} (struck for ${damage})`, allows: SURE, truth };
}

function walks(fast: string | undefined, fly: string | undefined, monster: Monster): Statement<State> {
  const most = fast?.endsWith('Up to two steps a turn.') ? 2 : 1;
  const isLiquid = (world: State, at: Cell): boolean => letterAt(boardIn(world), at) === '~';
  const truth = (world: State): boolean => {
    const steps = only(endTurn(hale(world)).events, 'monster-moved').filter(
      event => event.monster === monster.id,
    );
    return steps.length <= most && (fly !== undefined || steps.every(({ to }) => !isLiquid(world, to)));
  };
  return { says: `${fast ?? 'Not Fast'}, ${fly ?? 'No Fly'}`, allows: SURE, truth };
}

/** "Hurt another and this one is whole again." */
const wound: Claim<State> = {
  id: 'one wound at a time',
  words: [],
  *statements({ state, dice }) {
    const { wound: kept, monsters } = state;
    const hurt = monsters.find(({ id }) => id === kept?.id);
    const others = monsters.filter(monster => monster !== hurt);
    if (state.ask?.kind !== 'act' || !hurt || others.length === 0) return;
    const says = 'Hurt another and this one heals.';
    if (!linesOf(aboutSquare(state, hurt.at)).includes(says)) throw new Error(`${says} is not said.`);
    const other = pick(dice, others);
    const at = besideOf(state, other);
    if (!at) return;
    yield {
      says,
      allows: SURE,
      truth: world => {
        const hit = game.apply(allHit(acting(world, at)), { type: 'attack', monster: other.id }).state;
        return healthOf(hit, hurt) === kindOf(hit, hurt).health;
      },
    };
    yield {
      says: `${says} (not by a miss)`,
      allows: NEVER,
      truth: world => {
        const missed = loaded(acting(world, at), { dice: [6] });
        const { events } = game.apply(missed, { type: 'attack', monster: other.id });
        return events.some(event => event.type === 'monster-recovered');
      },
    };
  },
};

/** The Foes tab says the same of a kind as the card of each monster. */
const table: Claim<State> = {
  id: 'the Foes tab',
  words: [],
  *statements({ state }) {
    if (!state.layout) return;
    const rows = rowsOf(sheet(state).pages![2]!.parts[0]!);
    for (const monster of state.monsters.slice(0, 1)) {
      const info = aboutSquare(state, monster.at);
      const gauge = info.parts.find(part => part.part === 'gauge')!;
      const [skill, damage, reaches, gold] = ['Skill', 'Damage', 'Range', 'Gold'].map(
        label => rowOf(info, label).value,
      );
      const names = linesOf(info)
        .filter(text => !YOU.test(text))
        .flatMap(text => /^(\w+(?: \(\d\))?): /.exec(text)?.[1] ?? []);
      const said = `${skill}/${damage}/${reaches}/${gauge.max} ${gold} ${names.join(', ') || 'none'}`;
      const row = rows.find(({ cells }) => cells[0] === info.title)!;
      yield {
        says: row.cells.join(' '),
        allows: SURE,
        truth: () => row.cells.slice(1).join(' ') === said && monster.die === rows.indexOf(row) + 1,
      };
    }
  },
};

export const foes: readonly Claim<State>[] = [figures, sight, eye, weighed, reach, behaviour, wound, table];
