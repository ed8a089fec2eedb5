/** Chapter "End and score". */
import { rank, totalOf, type Outcome, type ScorePart } from '../../../core/outcome.ts';
import { present } from '../../parts.ts';
import { oneOf } from '../../phrases.ts';
import { LEVEL_NAMES, PAR_TURNS, SCORE } from '../data/constants.ts';
import { MISHAPS } from '../data/events.ts';
import { MONSTERS } from '../data/monsters.ts';
import type { Ending, Killer, State } from '../state/state.ts';

/** Everything the results screen and the statistics want to know. */
export type Result = NonNullable<ReturnType<typeof resultOf>>;

export function resultOf(state: State) {
  if (!state.ending) return undefined;
  const { hero, stats } = state;
  return {
    ...state.ending,
    level: state.level,
    cleared: clearedLevels(state),
    score: totalOf(scoreParts(state)),
    turns: state.turn,
    actions: state.actions,
    levelTurns: stats.turns,
    kills: stats.kills,
    bounty: stats.bounty,
    gold: hero.gold,
    health: hero.health,
    events: stats.events,
    hints: stats.hints,
    hero: { skill: hero.skill, damage: hero.damage, armour: hero.armour, maxMana: hero.maxMana },
  };
}

export function clearedLevels(state: State): number {
  return state.splits.filter(split => split.what === 'level').length;
}

/** Depth dominates; turns under par, gold and the bounty of the slain come on top; hearts count for a winner only. Hints are paid last, and nobody falls below nought. */
export function scoreParts(state: State): ScorePart[] {
  const cleared = clearedLevels(state);
  const turns = state.stats.turns.slice(0, cleared);
  const depth = turns.reduce((sum, _, index) => sum + SCORE.level * (index + 1), 0);
  const pace = turns.reduce((sum, taken) => sum + SCORE.turnUnderPar * Math.max(0, PAR_TURNS - taken), 0);
  const hearts = state.ending?.how === 'won' ? SCORE.heart * state.hero.health : 0;
  const earned = [
    { label: 'Levels cleared', points: depth },
    { label: 'Turns under par', points: pace },
    { label: 'Gold', points: SCORE.gold * state.hero.gold },
    { label: 'Bounty', points: SCORE.bounty * state.stats.bounty },
    { label: 'Hearts left', points: hearts },
  ];
  const hints = Math.min(totalOf(earned), SCORE.hint * state.stats.hints);
  return [...earned, ...present(hints > 0 && { label: 'Hints', points: -hints })];
}

export function outcome(state: State): Outcome | undefined {
  if (!state.ending) return undefined;
  const { how } = state.ending;
  return {
    ending: how === 'won' ? 'won' : 'lost',
    reason: how,
    story: storyOf(state, state.ending),
    results: rank([{ seat: 0, parts: scoreParts(state), fate: fateOf(state, state.ending) }]),
  };
}

function storyOf(state: State, ending: Ending): string {
  const { level, turn } = state;
  const place = LEVEL_NAMES[level];
  switch (ending.how) {
    case 'won':
      return `The Sceptre of M'Guf-Yn is yours, carried out of the Vault on turn ${turn}.`;
    case 'torch':
      return `The torch went out on Level ${level}, ${place}. You never found the way back.`;
    case 'died':
      return `Level ${level}, ${place}: ${nameOfKiller(ending.by)} killed you on turn ${turn}.`;
  }
}

/** "Killed by a Warlock on turn 34". */
function fateOf({ turn }: State, { how, by }: Ending): string {
  switch (how) {
    case 'won':
      return `Out of the Vault on turn ${turn}`;
    case 'torch':
      return `Lost when the torch burned out on turn ${turn}`;
    case 'died':
      return `Killed by ${nameOfKiller(by)} on turn ${turn}`;
  }
}

const KILLERS = new Map<Killer, string>([
  ...MONSTERS.map(({ id, name }) => [id, oneOf(name)] as const),
  ...MISHAPS.map(({ id, name }) => [id, `the event ${name}`] as const),
  ['wild-magic', 'your own magic'],
]);

/** "a Warlock", "an Imp", "the event Rockfall". */
export function nameOfKiller(by: Killer | null): string {
  return (by && KILLERS.get(by)) ?? 'the dark';
}
