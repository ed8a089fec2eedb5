/** What a person sees, tried on whole matches of bots and of bold random players. */
import { describe, expect, it } from 'vitest';
import type { Player } from '../../../src/core/game.ts';
import { newStreams, pick, stream } from '../../../src/core/rng.ts';
import type { Kind } from '../../../src/games/letter-delve/data/monsters.ts';
import { game } from '../../../src/games/letter-delve/game.ts';
import { room } from '../../../src/games/letter-delve/index.ts';
import { motions } from '../../../src/games/letter-delve/look/motions.ts';
import { pass } from '../../../src/games/letter-delve/look/people.ts';
import { prompt } from '../../../src/games/letter-delve/look/prompt.ts';
import type { Action } from '../../../src/games/letter-delve/state/actions.ts';
import type { Event } from '../../../src/games/letter-delve/state/events.ts';
import type { State } from '../../../src/games/letter-delve/state/state.ts';
import { checkBoard, checkInfo, checkPrompt, checkSheet, checkWays } from '../contract/models.ts';
import { checkStep } from '../contract/motions.ts';
import { readPacks } from '../contract/packs.ts';
import { Findings } from '../contract/words.ts';
import { attack, END, fight, PASS, play, playOn, scene, TWO_HANDED } from './table.ts';

interface Told {
  readonly before: State;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly after: State;
}

const packs = readPacks(room.assets.packs);

/** Random players who never give up, never leave and use whatever they hold: without gold fever they meet everything. */
function boldMatch(seed: string, seats: number, most: number): Told[] {
  const dice = stream(newStreams(seed), 'bold');
  const steps: Told[] = [];
  let { state } = game.create({ seed, seats: people(seats), options: { fever: 0 } });
  while (state.ask && steps.length < most) {
    const legal = [...game.legalActions(state)];
    const bold = legal.filter(action => !isTimid(state, action));
    const action = pick(dice, bold.length > 0 ? bold : legal);
    const { state: after, events } = game.apply(state, action);
    steps.push({ before: state, action, events, after });
    state = after;
  }
  return steps;
}

function isTimid(state: State, action: Action): boolean {
  if (action.type === 'concede' || action.type === 'cancel' || action.type === 'stay') return true;
  if (action.type === 'pass') return action.until !== 'once';
  const hero = state.heroes[state.ask!.seat]!;
  const isOnStairs = hero.at?.x === 7 && hero.at.y === 7;
  return action.type === 'stop' && isOnStairs;
}

function people(count: number): Player[] {
  return Array.from({ length: count }, () => 'human' as const);
}

function botMatch(seed: string, seats: number): Told[] {
  const bots = people(seats).map((_, seat) => room.bot(seat % 2 === 0 ? 'normal' : 'hard', seat));
  const steps: Told[] = [];
  let { state } = game.create({ seed, seats: people(seats), options: {} });
  while (state.ask) {
    const { seat } = state.ask;
    const { action } = bots[seat]!.choose(game.view!(state, seat), [...game.legalActions(state)]);
    const { state: after, events } = game.apply(state, action as Action);
    steps.push({ before: state, action: action as Action, events, after });
    state = after;
  }
  return steps;
}

const MATCHES = [
  ...['KTR', 'BMX', 'QZP', 'TEA', 'VSO'].map((seed, index) => boldMatch(seed, 1 + (index % 4), 250)),
  ...['ONE', 'TWO', 'SIX', 'TEN', 'ELF'].map((seed, index) => botMatch(seed, [1, 3, 4, 4, 4][index]!)),
];
const STEPS = MATCHES.flat();

describe('The look of Letter Delve', () => {
  it('meets nearly everything that can happen', () => {
    const seen = new Set(STEPS.flatMap(step => step.events.map(event => event.type)));
    const unseen = Object.keys(motions).filter(type => !seen.has(type as Event['type']));
    expect(unseen.length, unseen.join(', ')).toBeLessThan(14);
  });

  it('has sound models, prompts, tips and ways, and a picture for every name', { timeout: 120_000 }, () => {
    const findings = new Findings();
    for (const [index, { after }] of STEPS.entries()) {
      checkPrompt(room, after, packs, findings);
      if (index % 12 !== 0) continue;
      checkWays(room, after, findings);
      for (const hero of after.heroes) {
        checkBoard(room, after, hero.seat, packs, findings);
        checkSheet(room, after, hero.seat, packs, findings);
      }
      if (index % 60 === 0) checkInfo(room, after, 0, packs, findings);
    }
    expect(findings.list).toEqual([]);
  });

  it('tells every step by motions and sentences', () => {
    const findings = new Findings();
    for (const step of STEPS) checkStep(room, step, packs, findings);
    expect(findings.list).toEqual([]);
  });

  it('lays out the dice that will be thrown, and lets a roll lie until somebody is asked', () => {
    const fights = STEPS.filter(({ before }) => before.battle && room.board(before, 0).fight);
    expect(fights.length).toBeGreaterThan(50);
    for (const { before, action, after, events } of fights) {
      const { left, right } = room.board(before, 0).fight!;
      for (const { sides, face, need } of [...left.dice!, ...right.dice!])
        expect([face, need]).toEqual([sides, `D${sides}`]);
      const rolled = events.find(event => event.type === 'exchange');
      // An item may change the dice before they are thrown.
      if (!rolled || action.type !== 'pass') continue;
      expect(left.dice).toHaveLength(rolled.heroRoll.faces.length + rolled.heroRoll.strength.length);
      expect(right.dice).toHaveLength(rolled.foeRoll.faces.length + rolled.foeRoll.strength.length);
      for (const [index, event] of events.entries()) {
        if (event.type !== 'monster-hp' || events[index - 1] !== rolled) continue;
        const told = motions['monster-hp'](event, {
          event,
          before,
          after,
          earlier: events.slice(0, index),
          step: { before, after },
        });
        expect(told.filter(motion => motion.do === 'openFight' && motion.fight.left.dice)).toEqual([]);
      }
    }
  });

  it('fits buttons: verbs are short, details a line or two', () => {
    for (const { after } of STEPS) {
      for (const { verb, label, detail } of prompt(after).choices) {
        expect((verb ?? label).length, verb ?? label).toBeLessThanOrEqual(32);
        expect(detail?.length ?? 0, detail).toBeLessThanOrEqual(140);
      }
    }
  });

  it('lists even the widest choice quickly', () => {
    const widest = STEPS.map(step => step.after).toSorted(
      (a, b) => [...game.legalActions(b)].length - [...game.legalActions(a)].length,
    )[0]!;
    expect([...game.legalActions(widest)].length).toBeGreaterThan(100);
    prompt(widest);
    const start = performance.now();
    prompt(widest);
    expect(performance.now() - start).toBeLessThan(30);
  });
});

describe('Reactions pass by themselves', () => {
  it('answers every reaction in the mode "all" with a legal pass, and nothing else', () => {
    for (const { before } of STEPS) {
      const answer = before.ask && pass(before, before.ask.seat, 'all');
      expect(answer?.type).toBe(before.ask?.kind === 'react' ? 'pass' : undefined);
      if (answer) expect([...game.legalActions(before)]).toContainEqual(answer);
    }
  });

  it('asks seldom in the mode "smart"', () => {
    const asked = STEPS.map(step => step.before).filter(state => state.ask?.kind === 'react');
    const shown = asked.filter(state => !pass(state, state.ask!.seat, 'smart'));
    expect(asked.length).toBeGreaterThan(50);
    expect(shown.length / asked.length).toBeLessThan(0.35);
    expect(shown.every(state => state.window?.kind !== 'between-turns')).toBe(true);
  });

  it('asks before a boss and after every third roll, however well it goes', () => {
    const rolls = (kind: Kind): number[] => {
      let { state } = playOn(fight(kind, { weapon: TWO_HANDED, items: ['bless-weapon'] }), END);
      const asked: number[] = [];
      while (state.battle) {
        if (!pass(state, 0, 'smart')) asked.push(state.battle.exchanges);
        // All dice of hero and monster, the hero's always higher.
        ({ state } = play(state, [9, 1], PASS));
      }
      return asked;
    };
    expect(rolls('xeroc')).toEqual([0, 3, 6]);
    expect(rolls('yeti')).toEqual([]);
  });

  it('asks before a duel and after every third roll, too', () => {
    const heroes = [{ at: [7, 9], weapon: TWO_HANDED, items: ['bless-weapon'] }, { at: [7, 10] }] as const;
    let { state } = playOn(scene({ heroes, round: 9 }), attack(1));
    const asked: number[] = [];
    while (state.battle && state.battle.exchanges < 8) {
      if (!pass(state, 0, 'smart')) asked.push(state.battle.exchanges);
      ({ state } = play(state, [9, 1], PASS));
    }
    expect(asked).toEqual([0, 3, 6]);
  });
});
