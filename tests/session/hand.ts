/** A hand over a board, for tests of what a press means. */
import type { GameAction, GameState } from '../../src/core/game.ts';
import type { Cell } from '../../src/core/grid.ts';
import type { Choice, OverlayModel, PromptModel } from '../../src/core/look.ts';
import type { AnyRoom } from '../../src/games/room.ts';
import { Pointing } from '../../src/session/pointing.ts';
import { NullTable } from '../../src/table/null-table.ts';
import { FakePanels } from './fake-panels.ts';

class SeenTable extends NullTable {
  tinted: OverlayModel['cells'] = [];
  override overlay(model: OverlayModel | undefined): void {
    this.tinted = model?.cells ?? [];
  }
  way: readonly Cell[] = [];
  override path(cells: readonly Cell[]): void {
    this.way = cells;
  }
}

/** What it does is done by the rules. */
export class Hand {
  readonly table = new SeenTable();
  readonly panels = new FakePanels();
  readonly done: GameAction[] = [];
  readonly pointing: Pointing;
  state: GameState;
  isAsked = true;
  /** One step is proof enough where the rules stand still. */
  isWalked = false;
  /** Milliseconds: they pass only where a test lets them. */
  now = 0;

  readonly #room: AnyRoom;

  constructor(room: AnyRoom, state: GameState, seat = state.ask?.seat ?? 0) {
    this.#room = room;
    this.state = state;
    let prompts: { readonly of: GameState; readonly prompt: PromptModel } | undefined;
    this.pointing = new Pointing({
      room,
      table: this.table,
      panels: this.panels,
      clock: this,
      moment: () => {
        if (prompts?.of !== this.state) {
          prompts = { of: this.state, prompt: room.prompt(this.state, seat) };
          prompts = { ...prompts, prompt: this.pointing.dressed(prompts.prompt) };
        }
        return {
          state: this.state,
          seat,
          board: room.board(this.state, seat),
          prompt: this.isAsked ? prompts.prompt : undefined,
        };
      },
      sound: () => {},
      bumpToAttack: () => true,
      isTaken: () => false,
      act: choice => this.act(choice),
      hands: () => ({
        act: (index, isVerb = false) => {
          const choice = this.prompt.choices[index]!;
          this.pointing.walkBy(choice, isVerb);
          this.act(choice);
        },
        verb: verb => this.pointing.openVerb(verb),
        onward: () => void this.pointing.walkAgain(),
      }),
      leave: () => {},
      unusedKey: () => {},
    });
  }

  act({ action }: Choice): void {
    this.done.push(action);
    this.state = this.#room.game.apply(this.state, action).state;
    this.pointing.closed();
    if (this.isWalked) this.pointing.stopWalking();
    if (this.pointing.isWalking) this.pointing.walkOn();
  }

  /** As it is put to the person. */
  get prompt(): PromptModel {
    return this.pointing.dressed(this.#room.prompt(this.state, this.state.ask?.seat ?? 0));
  }

  press(at: Cell): void {
    this.pointing.intend({ do: 'point', at });
  }
}
