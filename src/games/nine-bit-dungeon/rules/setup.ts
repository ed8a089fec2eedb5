/** Chapter "Setup": a run begins with a gift; each level is dealt from its own stream. */
import type { Setup, Step } from '../../../core/game.ts';
import { newStreams, shuffle } from '../../../core/rng.ts';
import { MAX_HEALTH, START, type Level } from '../data/constants.ts';
import type { CardNumber, Side } from '../data/faces.ts';
import { LESSON_BOARD } from '../data/lesson-board.ts';
import type { Event } from '../state/events.ts';
import type { CardAt, Choices, Hero, Layout, State } from '../state/state.ts';
import { boardOf } from './board.ts';
import type { Turn } from './turn.ts';

/** No chance is needed before the gift is taken. */
export function create(setup: Setup): Step<State, Event> {
  const choices: Choices = setup.options['choices'] === 'ask' ? 'ask' : 'auto';
  const state: State = {
    ask: { seat: 0, kind: 'gift' },
    turn: 0,
    rng: newStreams(setup.seed),
    options: { choices, deal: 'stream' },
    level: 1,
    levelTurn: 0,
    actionsLeft: 0,
    layout: null,
    hero: newHero(),
    hasKey: false,
    chestOpen: false,
    chestRoll: 0,
    monsters: [],
    nextId: 0,
    wound: null,
    flow: null,
    stats: newStats(),
    splits: [],
    actions: 0,
    ending: null,
  };
  return { state, events: [] };
}

function newHero(): Hero {
  return { at: { x: -1, y: -1 }, ...START };
}

function newStats(): State['stats'] {
  return {
    kills: [0, 0, 0, 0],
    turns: [0, 0, 0, 0],
    bounty: 0,
    events: 0,
    dealt: 0,
    taken: 0,
    casts: 0,
    fizzles: 0,
    potions: 0,
    hints: 0,
    bought: [],
  };
}

/** Lays out a level: dungeon, seven monsters, the secret of the chest. Health is filled; all else she keeps. */
export function dealLevel(turn: Turn, level: Level): void {
  const { state, tell } = turn;
  state.level = level;
  if (level === 1 && state.options.deal === 'lesson') dealLesson(state);
  else dealFromStream(turn, level);
  state.hero.at = boardOf(state.layout!).site.entrance;
  state.hero.health = MAX_HEALTH[level];
  state.hasKey = false;
  state.chestOpen = false;
  state.wound = null;
  state.flow = null;
  state.nextId = state.monsters.length;
  state.levelTurn = 0;
  const { layout, monsters, hero } = state;
  tell({ type: 'level-began', level, layout: layout!, monsters, health: hero.health });
}

/** Exactly 19 draws, in this order: 3 for the cards, 8 for sides and turns, 7 monsters, 1 chest. */
function dealFromStream({ state, dice, d6 }: Turn, level: Level): void {
  const stream = `level:${level}` as const;
  const cards = shuffle<CardNumber>(dice(stream), [1, 2, 3, 4]);
  const layout = cards.map((card): CardAt => {
    const side: Side = dice(stream).int(2) === 0 ? 'A' : 'B';
    const turned = dice(stream).int(2) === 1;
    return { card, side, turned };
  });
  state.layout = layout as unknown as Layout;
  state.monsters = boardOf(state.layout).hatches.map((at, id) => ({ id, die: d6(stream), at }));
  state.chestRoll = d6(stream);
}

function dealLesson(state: State): void {
  state.layout = LESSON_BOARD.layout;
  state.monsters = LESSON_BOARD.monsters;
  state.chestRoll = LESSON_BOARD.chestRoll;
}
