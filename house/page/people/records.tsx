/** Records on brass plates: what was done best, where, and by whom. */
import type { RecordInfo } from '@pesthouse/api';
import { doors } from '../house/doors.ts';
import { Thumb } from '../house/tables/parts.tsx';
import { dateOf } from '../house/tables/when.ts';
import { results as words } from '../text/rooms.ts';
import css from './records.module.css';

const NAMES: { readonly [K in RecordInfo['kind']]: string } = {
  score: words.person.recordScore,
  quick: words.person.recordQuick,
  lead: words.person.recordLead,
};
const said = ({ kind, value }: RecordInfo): string =>
  kind === 'quick' ? words.person.rounds(value) : kind === 'lead' ? words.person.lead(value) : words.person.points(value);

/** In the order of the doors. */
const inOrder = (all: readonly RecordInfo[]): RecordInfo[] => {
  const place = (game: string): number => doors().findIndex((d) => d.id === game);
  return [...all].sort((a, b) => place(a.game) - place(b.game));
};

export function Records({ records, names }: { readonly records: readonly RecordInfo[]; readonly names: boolean }) {
  return (
    <ul className={css.plates}>
      {inOrder(records).map((x) => (
        <li key={`${x.game} ${x.kind}`} className={css.brass}>
          <Thumb game={x.game} width={34} />
          <div>
            <small>{NAMES[x.kind]}</small>
            <b>{said(x)}</b>
            <span>
              {names ? `${x.by.map((y) => y.name).join(', ')}, ` : ''}
              {x.name}, {dateOf(x.at, Date.now())}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Before the first record: plates without a name. */
export function BlankRecords() {
  return (
    <ul className={css.plates}>
      {[0, 1, 2].map((i) => (
        <li key={i} className={css.brass} data-blank="">
          <div>
            <span>{words.circle.blank}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
