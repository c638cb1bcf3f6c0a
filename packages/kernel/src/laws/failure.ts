/** A broken law with the record that leads to it, so that the failure can be played again. */
import type { Flat, Seat } from '../contract.ts';
import type { GameRecord } from '../record.ts';
import { LAWS, type Law } from './look.ts';

export interface Failure {
  readonly law: Law;
  readonly step: string;
  readonly seed: number;
  readonly seats: number;
  readonly options: GameRecord['options'];
  readonly seat: Seat | null;
  readonly move: Flat | null;
  readonly message: string;
  /** Its last entry is the move during which the law broke. */
  readonly record: GameRecord;
}

export class LawError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure, cause: unknown) {
    const { law, step, seed, seats, seat, move, message } = failure;
    const where = `step ${step}, entry ${failure.record.entries.length}, seat ${seat}, move ${JSON.stringify(move)}`;
    super(
      `${failure.record.game} breaks law ${law} (${LAWS[law]}): ${message} [${where}; seed ${seed}, ${seats} seats, options ${JSON.stringify(failure.options)}]`,
      { cause },
    );
    this.failure = failure;
  }
}
