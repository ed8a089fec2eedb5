/**
 * Follows a run by its events alone. What it knows must always equal the state, so the news tells the whole story;
 * and it can say how things stood at the moment of each event, in the middle of a monsters' turn.
 */
import type { Cell } from '../../../src/core/grid.ts';
import { boardOf } from '../../../src/games/nine-bit-dungeon/rules/board.ts';
import type { Event } from '../../../src/games/nine-bit-dungeon/state/events.ts';
import type { Monster, State } from '../../../src/games/nine-bit-dungeon/state/state.ts';

export class Witness {
  hero: Cell;
  monsters: Monster[];
  /** The monsters and the Adventurer as the Monster Movement Phase began; undefined outside of one. */
  phaseStart: State | undefined;
  readonly #moves = new Map<number, number>();
  #base: State;

  constructor(state: State) {
    this.#base = state;
    this.hero = state.hero.at;
    this.monsters = state.monsters;
  }

  /** A state with the figures where they stood before the event just told. */
  get scene(): State {
    return { ...this.#base, hero: { ...this.#base.hero, at: this.hero }, monsters: this.monsters };
  }

  /** Steps that a monster has taken in this phase. */
  movesOf(monster: number): number {
    return this.#moves.get(monster) ?? 0;
  }

  /** Calls `look` before each event takes effect. */
  follow(before: State, events: readonly Event[], look: (event: Event) => void = () => {}): void {
    this.#base = before;
    for (const event of events) {
      look(event);
      this.#take(event);
    }
  }

  #take(event: Event): void {
    switch (event.type) {
      case 'level-began':
        this.#base = { ...this.#base, level: event.level, layout: event.layout };
        this.monsters = [...event.monsters];
        this.hero = boardOf(event.layout).site.entrance;
        this.phaseStart = undefined;
        break;
      case 'moved':
        this.hero = event.to;
        break;
      case 'phase-ended':
        this.phaseStart = this.scene;
        this.#moves.clear();
        break;
      case 'turn-began':
        this.phaseStart = undefined;
        break;
      case 'monster-slain':
        this.monsters = this.monsters.filter(each => each.id !== event.monster);
        break;
      case 'respawned':
        this.monsters = [
          ...this.monsters,
          { id: event.monster, die: event.die as Monster['die'], at: event.at },
        ];
        break;
      case 'monster-moved':
      case 'monster-fled':
        this.#moves.set(event.monster, this.movesOf(event.monster) + 1);
        this.monsters = this.monsters.map(each =>
          each.id === event.monster ? { ...each, at: event.to } : each,
        );
        break;
      default:
        break;
    }
  }
}
