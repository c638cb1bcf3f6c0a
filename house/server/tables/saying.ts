/** What is said at a table: under the next free number, and not too fast. */
import { WATCHER } from '@pesthouse/kernel';
import { crowded, Refusal } from '../failure.ts';
import { type Live, tellAll } from '../live.ts';
import { meter } from '../meter.ts';
import type { TalkRow } from '../store/rows.ts';
import type { Said, Tables } from '../tables.ts';
import { hearTalk, publicTalk } from '../telling.ts';
import { type Means, MOST_RACES } from './means.ts';

/** So much may one seat, or one guest without a seat, say in a minute. */
const MOST_SAID = 30;

/** What is only told about a request that was made does not count. */
const mayTalk = (live: Live, talk: Pick<Said, 'seat' | 'kind' | 'person' | 'name'>): boolean => {
  if (talk.kind === 'undone' || talk.kind === 'lapse') return true;
  const speaker = talk.seat === WATCHER ? (talk.person ?? talk.name ?? '') : `seat ${talk.seat}`;
  const own = live.talking.get(speaker) ?? meter(MOST_SAID, 60_000);
  live.talking.set(speaker, own);
  return own();
};

export const openSaying =
  ({ store, ears }: Pick<Means, 'store' | 'ears'>): Tables['say'] =>
  async (live: Live, talk: Said): Promise<TalkRow> => {
    if (!mayTalk(live, talk)) throw new Refusal(429, 'too-fast', 'You have said a lot in a short time. Wait a minute, then go on.');
    for (let i = 0; i < MOST_RACES; i++) {
      const row = { name: null, person: null, revealed: null, ...talk, n: live.talked + 1, at: Date.now() };
      if (await store.say(live.row.id, row)) {
        live.talked = row.n;
        tellAll(live, publicTalk(live.row.id, row));
        ears.said(live, row);
        return row;
      }
      hearTalk(live, await store.talk(live.row.id, live.talked));
    }
    throw crowded();
  };
