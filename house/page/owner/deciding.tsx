/** The owner's decision: four ways, and what both sides will read of it, in full, before the button. */

import type { ReportDecision } from '@pesthouse/api';
import { Button, cx } from '@pesthouse/board';
import { useId, useState } from 'react';
import { wordText } from '../house/between/word.ts';
import { Field } from '../kit/field.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { owner, people } from '../text/rooms.ts';
import { coded, told } from '../text/told.ts';
import type { Case } from './cases.ts';
import css from './reports.module.css';
import { OK, useGivenRoom } from './room.ts';

const words = owner.reports;
const DECISIONS = ['nothing', 'word', 'quiet', 'out'] as const satisfies readonly ReportDecision[];
const HOURS = { day: 24, week: 168, good: null } as const;
type Long = keyof typeof HOURS;
const LONG = ['day', 'week', 'good'] as const satisfies readonly Long[];

interface Wish {
  readonly decision: ReportDecision;
  readonly long: Long;
  readonly why: string;
}

/** What whoever is reported reads; null: nothing. */
const toldOf = ({ decision, long, why }: Wish, now: number): string | null => {
  if (decision === 'nothing' || (decision === 'word' && why === '')) return null;
  if (decision === 'out') return told(coded('blocked', why));
  const hours = decision === 'word' ? null : HOURS[long];
  return wordText({ kind: decision, text: why, until: hours === null ? null : now + hours * 3_600_000 }, now);
};

function Read({ of, wish }: { readonly of: Case; readonly wish: Wish }) {
  const theirs = toldOf(wish, Date.now());
  const { done, nothing } = people.between;
  return (
    <p className={css.reads} data-reads="">
      {theirs === null ? (
        wish.decision !== 'word' && words.readsNothing(of.last.name)
      ) : (
        <>
          <b>{words.reads(of.last.name, 1)}</b> {theirs}
        </>
      )}{' '}
      <b>{words.reads(people.and(of.by), of.by.length)}</b> {wish.decision === 'nothing' ? nothing : done}
    </p>
  );
}

export function Deciding({ of, onDone }: { readonly of: Case; readonly onDone: () => void }) {
  const { does } = useGivenRoom();
  const [decision, setDecision] = useState<ReportDecision>('nothing');
  const [long, setLong] = useState<Long>('week');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const group = useId();
  const { last } = of;
  const why = text.trim();
  const lasts = decision === 'quiet' || decision === 'out';
  const decide = async (): Promise<void> => {
    setBusy(true);
    const body = { id: last.id, decision, hours: lasts ? HOURS[long] : null, why: decision === 'nothing' ? '' : why };
    const said = await does('reports', body, OK, words.decided);
    setBusy(false);
    if (said !== null) onDone();
  };
  return (
    <section className={css.decide}>
      <h3 id={`${group}-name`}>{words.decision}</h3>
      <div className={css.options} role="radiogroup" aria-labelledby={`${group}-name`}>
        {DECISIONS.map((x) => (
          <label key={x} className={cx(decision === x && css.on)}>
            <input type="radio" name={group} checked={decision === x} disabled={x !== 'nothing' && last.about === null} onChange={() => setDecision(x)} />
            <b>{words.decisions[x]}</b>
            <small>{words.means[x](last.name)}</small>
          </label>
        ))}
      </div>
      {last.about === null && <p className={css.small}>{words.nobody}</p>}
      {decision !== 'nothing' && (
        <div className={css.how}>
          {lasts && <Segmented label={words.long} value={long} segments={LONG.map((value) => ({ value, name: words[value] }))} set={setLong} />}
          <Field
            bare
            className={css.sentence}
            label={decision === 'word' ? words.sentence(last.name) : words.why(last.name)}
            placeholder={decision === 'word' ? words.sentence(last.name) : words.why(last.name)}
            value={text}
            set={setText}
            maxLength={200}
          />
        </div>
      )}
      <div className={css.end}>
        <Read of={of} wish={{ decision, long, why }} />
        <Button variant="primary" size="l" busy={busy} notNow={decision === 'word' && why === ''} onClick={() => void decide()}>
          {decision === 'nothing' ? words.nothing : decision === 'word' ? words.doWord : words.doFor(decision, long)}
        </Button>
      </div>
    </section>
  );
}
