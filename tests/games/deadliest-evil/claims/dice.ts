/** The table of dice, its rows in words, and the page "Odds": what each arrangement is worth. */
import type { Choice } from '../../../../src/core/look.ts';
import { pick, shuffle } from '../../../../src/core/rng.ts';
import type { Assignment } from '../../../../src/games/deadliest-evil/data/constants.ts';
import { KINDS, type Kind } from '../../../../src/games/deadliest-evil/data/monsters.ts';
import { game } from '../../../../src/games/deadliest-evil/game.ts';
import { prompt } from '../../../../src/games/deadliest-evil/look/prompt.ts';
import { pages } from '../../../../src/games/deadliest-evil/look/sheet-pages.ts';
import { here } from '../../../../src/games/deadliest-evil/rules/monsters.ts';
import { ASSIGNMENTS } from '../../../../src/games/deadliest-evil/rules/phases.ts';
import type { Action } from '../../../../src/games/deadliest-evil/state/actions.ts';
import type { State } from '../../../../src/games/deadliest-evil/state/state.ts';
import { percentAllows, SURE, type Claim, type Statement } from '../../../support/oracles/claim.ts';
import { only } from '../../support/events.ts';
import { alone, hits, isLost, meanAllows, playWhile, slays, stay, withDice, woundsIn } from './worlds.ts';

/** What a hidden column says: below half a point of death, below 0.15 wounds. */
export const UNTOLD = { deadly: { low: 0, high: 0.005 }, wounds: { low: 0, high: 0.15 } };
/** Of six rows so many are tried at a position. */
const ROWS = 2;

const firstHere = (state: State, kind: Kind): string | undefined =>
  here(state).find(monster => monster.kind === kind)?.id;

function pointsOf(world: State, dice: Assignment): number {
  const told = playWhile(withDice(world, dice), state => {
    if (state.act.move !== 'none') return undefined;
    if (state.ask!.kind === 'assign') return { type: 'assign', ...dice };
    if (state.ask!.kind === 'search') return { type: 'skip-search' };
    return state.ask!.kind === 'item' ? { type: 'end-items' } : { type: 'roll-move' };
  });
  return only(told.events, 'move-rolled')[0]!.points;
}

type Say = (text: string) => Omit<Statement<State>, 'says'>;

/** How each figure of a row is found out. */
function sayings(state: State, dice: Assignment) {
  const slay =
    (kind: Kind): Say =>
    text => ({
      allows: percentAllows(text),
      truth: world => slays(withDice(world, dice), firstHere(state, kind)!, dice),
    });
  const hit =
    (kind: Kind): Say =>
    text => ({
      allows: percentAllows(text),
      truth: world => hits(withDice(world, dice), blow => blow.kind === kind, dice),
    });
  const hurt: Say = text => ({
    allows: text === '' ? UNTOLD.wounds : meanAllows(text),
    truth: world => woundsIn(stay(withDice(world, dice), dice)),
    isAmount: true,
  });
  const die: Say = text => ({
    allows: text === '' ? UNTOLD.deadly : percentAllows(text),
    truth: world => isLost(stay(withDice(world, dice), dice)),
  });
  const walk: Say = text => ({
    allows: meanAllows(text),
    truth: world => pointsOf(world, dice),
    isAmount: true,
  });
  const range: Say = text => ({
    allows: SURE,
    truth: world => {
      const [least, most] = text.split('-').map(Number) as [number, number];
      const points = pointsOf(world, dice);
      return points >= least && points <= most;
    },
  });
  return { slay, hit, hurt, die, walk, range };
}

const kindIn = (label: string): Kind => KINDS.find(kind => label.toLowerCase().includes(kind))!;

/** Columns by group or picture, and what a column that is not there says. */
export const diceTable: Claim<State> = {
  id: 'the table of dice',
  words: [/^You kill Your attack kills .*: \S+%$/, /^Stay here Death, if you end the turn here: \S+%$/],
  *statements({ state, dice: chance }) {
    if (state.ask?.kind !== 'assign') return;
    const { compare = [], choices } = prompt(state);
    for (const { action, compared = [] } of shuffle(chance, choices).slice(0, ROWS)) {
      const dice = diceOf(action);
      const { slay, hurt, die, range } = sayings(state, dice);
      const icons = new Set(compare.map(({ icon }) => icon));
      for (const [index, { group, icon, label }] of compare.entries()) {
        const { text } = compared[index]!;
        const says = `${nameOf(dice)} ${group} ${label}: ${text}`;
        if (group === 'You kill') yield { says, ...slay(kindIn(label))(text) };
        if (icon === 'heart') yield { says, ...hurt(text.replace('-', '')) };
        if (icon === 'skull') yield { says, ...die(text) };
        if (group === 'Walk') yield { says, ...range(text) };
      }
      if (!icons.has('heart')) yield { says: `${nameOf(dice)} no column of wounds`, ...hurt('') };
      if (!icons.has('skull')) yield { says: `${nameOf(dice)} no column of deaths`, ...die('') };
    }
  },
};

/** The same in words: "You kill: goblin 38%. A strike hits you: goblin 25%. Stay here: about -0.8 Life, death 4%. Walk 1-8 spaces." */
export const diceWords: Claim<State> = {
  id: 'a row of the table in words',
  words: [/^(You kill: [^.]+%\. )?(A strike hits you: [^.]+%\. )?(Stay here: .*\. )?Walk \d+-\d+ spaces\.$/],
  *statements({ state, dice: chance }) {
    if (state.ask?.kind !== 'assign') return;
    const [{ action, detail = '' }] = shuffle(chance, prompt(state).choices) as [Choice<Action>];
    const dice = diceOf(action);
    const { slay, hit, hurt, die, range } = sayings(state, dice);
    const says = `${nameOf(dice)}: ${detail}`;
    const [before, after = ''] = detail.split('A strike hits you: ') as [string, string?];
    for (const [, name, text] of before.matchAll(/(goblin|skeleton|Grislyk) (\S+%)/g))
      yield { says, ...slay(kindIn(name!))(text!) };
    for (const [, name, text] of after.matchAll(/(goblin|skeleton|Grislyk) (\S+%)/g))
      yield { says, ...hit(kindIn(name!))(text!) };
    yield { says, ...hurt(/Stay here: about -([\d.]+) Life/.exec(detail)?.[1] ?? '') };
    yield { says, ...die(/death (\S+%)/.exec(detail)?.[1] ?? '') };
    yield { says, ...range(/Walk (\S+) spaces\./.exec(detail)![1]!) };
  },
};

function diceOf(action: Action): Assignment {
  if (action.type !== 'assign') throw new Error('The dice are not asked for.');
  const { combat, defense, speed } = action;
  return { combat, defense, speed };
}

const nameOf = ({ combat, defense, speed }: Assignment): string => `C${combat} D${defense} S${speed}`;

/** Also while others lie: what she thinks of. */
export const oddsPage: Claim<State> = {
  id: 'the page of odds',
  words: [/^(Kill|You kill|It hits): [<>]?\d+%$/],
  *statements({ state, dice: chance }) {
    // It is there at every moment, so a few of them will do.
    if (chance.int(3) > 0) return;
    const parts = pages(state)[0]!.parts;
    const [arrangements, foes] = parts.map(part => (part.part === 'table' ? part.rows : []));
    const index = chance.int(ASSIGNMENTS.length);
    const [name, slain, wounds, steps] = arrangements![index]!.cells as [string, string, string, string];
    const dice = diceOf(ASSIGNMENTS[index]!);
    if (nameOf(dice) !== name) throw new Error('The rows lie in another order.');
    const { hurt, walk } = sayings(state, dice);
    const isFree = state.act.move === 'none' && state.act.attack !== 'done';
    if (slain !== '-' && isFree) {
      const truth = (world: State): boolean | undefined => slays(withDice(world, dice), easiest(state), dice);
      yield { says: `${name}: kill ${slain}`, allows: percentAllows(slain), truth };
    }
    const isAtGate = state.act.move === 'moving' && state.kora.tile === 0;
    if (!isAtGate) yield { says: `${name}: wounds ${wounds}`, ...hurt(wounds) };
    if (state.act.move === 'none') yield { says: `${name}: steps ${steps}`, ...walk(steps) };
    yield* foeRow(pick(chance, foes!).cells);
  },
};

/** The weakest of those here. */
const easiest = (state: State): string => here(state)[0]!.id;

function* foeRow([name, , slain, hit]: readonly string[]): Iterable<Statement<State>> {
  if (slain === '-' || slain === undefined || hit === undefined) return;
  const kind = kindIn(name!);
  const foe = (world: State): State => alone(world, kind);
  yield {
    says: `You kill: ${name}: ${slain}`,
    allows: percentAllows(slain),
    truth: world => slays(foe(world), foe(world).monsters[0]!.id),
  };
  yield {
    says: `A ${name} hits: ${hit}`,
    allows: percentAllows(hit),
    truth: world => hits(unveiled(foe(world)), () => true),
  };
}

/** Seen, and hale enough to feel the first blow. */
const unveiled = (world: State): State => ({
  ...world,
  kora: { ...world.kora, invisible: false },
});

/** What an attack says on its button, on the stage and in its words. */
export const blows: Claim<State> = {
  id: 'a blow slays',
  words: [/^[<>]?\d+%$/, /^d\d(\+\d)? against its d\d: \S+%\. A tie fails\.( All here: \S+%\.)?$/],
  *statements({ state }) {
    if (state.ask?.kind !== 'act' || state.act.move === 'moving') return;
    for (const { action, odds, detail = '', label } of prompt(state).choices) {
      if (action.type !== 'attack') continue;
      const truth = (world: State): boolean | undefined => slays(world, action.monster);
      yield { says: `${label}: ${odds}`, allows: percentAllows(odds!), truth };
      yield { says: `${label}: ${detail}`, allows: percentAllows(detail), truth };
      const all = /All here: (\S+%)/.exec(detail)?.[1];
      if (all !== undefined) yield { says: `${label}: ${detail}`, allows: percentAllows(all), truth: clears };
    }
  },
};

/** One chain, from first to last. */
function clears(world: State): boolean {
  const foes = here(world);
  const chain = playWhile(world, state => {
    const [next] = here(state);
    const goesOn = next && game.legalActions(state);
    return goesOn && [...goesOn].find(each => each.type === 'attack' && each.monster === next.id);
  });
  return only(chain.events, 'monster-slain').length >= foes.length;
}
