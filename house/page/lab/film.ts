/** A game of a trial as a film: named by its trial and its job, played again by the same seeds, and read like any record. */
import { seating } from '@pesthouse/lab';
import { byOneHand } from '../crew/crew.ts';
import { fetchTrial } from '../crew/kepttrials.ts';
import { sayOf } from '../numbers/say.ts';
import { lab as words } from '../text/rooms.ts';
import { placeOf } from './trial.ts';

const NAME = /^lab-([0-9a-f]+)-(\d{1,8})$/;

export const filmId = (trial: string, job: number): string => `lab-${trial}-${job}`;

/** The record of that game with the names of the bots, as the reader of records wants it. */
export const labRecord = async (id: string): Promise<object> => {
  const [, trial = '', job = ''] = NAME.exec(id) ?? [];
  const kept = await fetchTrial(trial);
  if (kept === null) throw new Error(words.gone);
  const record = await byOneHand((hand) => hand.record(kept.plan, Number(job)));
  const { no, variant } = placeOf(kept.plan, Number(job));
  return { record, name: words.filmName(no, variant === 'base' ? '' : (await sayOf(kept.plan.game)).variant(variant)), names: seating(kept.plan, no - 1) };
};
