/** Tries every claim of a room at many positions and adds up what came of it. */
import type { GameState } from '../../../src/core/game.ts';
import type { AnyOracle, Claim, Position, Statement } from './claim.ts';
import { positionsOf } from './positions.ts';
import { tryStatement, type Trial } from './trial.ts';

export interface Lie {
  readonly where: string;
  readonly says: string;
  /** What the worlds gave instead. */
  readonly measured: number;
  readonly worlds: number;
}

export interface ClaimReport {
  readonly game: string;
  readonly claim: string;
  /** Positions at which it said something. */
  readonly positions: number;
  readonly statements: number;
  readonly certainties: number;
  readonly worlds: number;
  readonly wrong: number;
  readonly wrongCertainties: number;
  /**
   * The largest difference between what is said and what is measured, beyond rounding, in hundredths: of single
   * statements that were tried at length, and of all statements of one tenth of the scale together.
   */
  readonly largest: number;
  /** One standard error of that difference, in hundredths. */
  readonly error: number;
  readonly lies: readonly Lie[];
}

/** More examples than this help nobody. */
const SHOWN_LIES = 5;
/** Statements tried in fewer worlds say nothing alone. */
const AT_LENGTH = 400;
/** Standard errors by which a whole tenth of the scale may miss. */
const TENTH_LIMIT = 5;

export function tryClaims(oracle: AnyOracle, count: number, seed = 'oracle'): ClaimReport[] {
  const tallies = oracle.claims.map(claim => new Tally(oracle, claim));
  for (const position of positionsOf(oracle.room, count, seed)) {
    for (const tally of tallies) tally.look(position);
  }
  return tallies.map(tally => tally.report());
}

class Tally {
  readonly #oracle: AnyOracle;
  readonly #claim: Claim<GameState>;
  readonly #lies: Lie[] = [];
  readonly #tenths = Array.from({ length: 10 }, () => ({ beyond: 0, slack: 0, variance: 0, worlds: 0 }));
  #positions = 0;
  #statements = 0;
  #certainties = 0;
  #worlds = 0;
  #wrong = 0;
  #wrongCertainties = 0;
  #largest = 0;
  #error = 0;

  constructor(oracle: AnyOracle, claim: Claim<GameState>) {
    this.#oracle = oracle;
    this.#claim = claim;
  }

  look(position: Position<GameState>): void {
    let spoke = false;
    let said = 0;
    for (const statement of this.#claim.statements(position)) {
      // Worlds of their own: what is added up over many statements must not be the same luck counted twice.
      const name = `${position.where}/${said++}`;
      const worldOf = (salt: string): GameState =>
        this.#oracle.imagine(position.state, position.seat, `${name}/${salt}`);
      const trial = tryStatement(statement, worldOf);
      if (!trial) continue;
      spoke = true;
      this.#add(trial, position.where, statement);
    }
    if (spoke) this.#positions++;
  }

  #add(trial: Trial, where: string, { says, allows, isAmount }: Statement<GameState>): void {
    this.#statements++;
    this.#worlds += trial.worlds;
    if (trial.isCertainty) this.#certainties++;
    else if (!isAmount && allows.low >= -0.1 && allows.high <= 1.1) this.#addToTenth(trial, allows);
    if (trial.last.worlds >= AT_LENGTH || trial.isCertainty)
      this.#differs(trial.last.difference, trial.last.error);
    if (!trial.isLie) return;
    this.#wrong++;
    if (trial.isCertainty) this.#wrongCertainties++;
    if (this.#lies.length >= SHOWN_LIES) return;
    this.#lies.push({ where, says, measured: trial.last.mean, worlds: trial.last.worlds });
  }

  #addToTenth({ first }: Trial, { low, high }: { low: number; high: number }): void {
    const middle = Math.min(1, Math.max(0, (low + high) / 2));
    const tenth = this.#tenths[Math.min(9, Math.floor(middle * 10))]!;
    tenth.beyond += first.worlds * (first.mean - middle);
    tenth.slack += (first.worlds * (high - low)) / 2;
    tenth.variance += first.worlds * Math.max(middle * (1 - middle), 0.0025);
    tenth.worlds += first.worlds;
  }

  #differs(difference: number, error: number): void {
    if (difference <= this.#largest) return;
    this.#largest = difference;
    this.#error = error;
  }

  report(): ClaimReport {
    for (const { beyond, slack, variance, worlds } of this.#tenths) {
      if (worlds === 0) continue;
      const difference = Math.max(0, Math.abs(beyond) - slack) / worlds;
      const error = Math.sqrt(variance) / worlds;
      this.#differs(difference, error);
      if (difference <= TENTH_LIMIT * error) continue;
      this.#wrong++;
      this.#lies.push({
        where: 'all positions together',
        says: 'a tenth of the scale',
        measured: beyond / worlds,
        worlds,
      });
    }
    return {
      game: this.#oracle.room.card.id,
      claim: this.#claim.id,
      positions: this.#positions,
      statements: this.#statements,
      certainties: this.#certainties,
      worlds: this.#worlds,
      wrong: this.#wrong,
      wrongCertainties: this.#wrongCertainties,
      largest: hundredths(this.#largest),
      error: hundredths(this.#error),
      lies: this.#lies,
    };
  }
}

function hundredths(share: number): number {
  return Math.round(share * 10_000) / 100;
}
