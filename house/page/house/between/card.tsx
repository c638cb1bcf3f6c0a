/** The card of somebody whose name stands in a talk: mute at once, block after a yes, report with the lines that go along. Silent towards them. */

import { REPORT_REASONS, type Report, type Talk } from '@pesthouse/api';
import { Button, Dialog } from '@pesthouse/board';
import { useState } from 'react';
import { Field } from '../../kit/field.tsx';
import radios from '../../kit/radios.module.css';
import { toast } from '../../kit/toast.tsx';
import { Toggle } from '../../kit/toggle.tsx';
import { call } from '../../link/house.ts';
import { myKey } from '../../mykey.ts';
import { people } from '../../text/rooms.ts';
import { told } from '../../text/told.ts';
import { clockOf } from '../tables/when.ts';
import css from './card.module.css';
import { setShun, useShuns } from './shuns.ts';

export interface Somebody {
  readonly person: string | null;
  readonly name: string;
  readonly seat: number;
}
interface CardProps {
  readonly table: string;
  readonly of: Somebody;
  /** What was said here lately, with who said it. */
  readonly talk: readonly Talk[];
  readonly nameOf: (talk: Talk) => string;
  /** Whether this line is theirs. */
  readonly theirs: (talk: Talk) => boolean;
  readonly onClose: () => void;
}

/** So many of the last lines can be picked. */
const LINES = 12;

const wrong = (e: unknown): void => {
  toast({ text: told(e), tone: 'bad' });
};

function Reporting({ table, of, talk, nameOf, theirs, onClose }: CardProps) {
  const last = talk.filter((x) => x.kind === 'say').slice(-LINES);
  const [reason, setReason] = useState<Report['reason']>('insults');
  const [lines, setLines] = useState<readonly number[]>(last.filter(theirs).map((x) => x.n));
  const [more, setMore] = useState('');
  const [mute, setMute] = useState(true);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const body: Report = { lines: [...lines], reason, words: more.trim(), ...(of.seat >= 0 ? { seat: of.seat } : {}) };
      await call(`/api/tables/${table}/report`, { body, secret: myKey() ?? undefined });
      if (mute && of.person !== null) await setShun({ person: of.person, how: 'mute' });
      toast(people.between.sent);
      onClose();
    } catch (e) {
      wrong(e);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={people.between.reportWho(of.name)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {people.between.notNow}
          </Button>
          <Button variant="primary" busy={busy} notNow={of.seat < 0 && lines.length === 0} onClick={() => void send()}>
            {people.between.send}
          </Button>
        </>
      }
    >
      <div className={css.report}>
        <fieldset>
          <legend>{people.between.what}</legend>
          {REPORT_REASONS.map((x) => (
            <div key={x} className={reason === x ? radios.chosen : radios.choice}>
              <label>
                <input type="radio" name="reason" checked={reason === x} onChange={() => setReason(x)} />
                <span>{people.between.reasons[x]}</span>
              </label>
            </div>
          ))}
        </fieldset>
        {last.length > 0 && (
          <fieldset>
            <legend>{people.between.lines}</legend>
            <ul className={css.lines}>
              {last.map((x) => (
                <li key={x.n}>
                  {theirs(x) ? (
                    <label>
                      <input
                        type="checkbox"
                        checked={lines.includes(x.n)}
                        onChange={() => setLines(lines.includes(x.n) ? lines.filter((n) => n !== x.n) : [...lines, x.n])}
                      />
                      <span>
                        <time>{clockOf(x.at)}</time> <b>{nameOf(x)}</b> {x.text}
                      </span>
                    </label>
                  ) : (
                    <span className={css.aside}>
                      <time>{clockOf(x.at)}</time> <b>{nameOf(x)}</b> {x.text}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <Field label={people.between.anything} value={more} set={setMore} maxLength={400} />
        {of.person !== null && <Toggle on={mute} set={setMute} name={people.between.muteToo(of.name)} />}
        <p className={css.fine}>{people.between.reads(of.name)}</p>
      </div>
    </Dialog>
  );
}

function Blocking({ of, onClose }: Pick<CardProps, 'of' | 'onClose'>) {
  const [busy, setBusy] = useState(false);
  const block = async (): Promise<void> => {
    if (of.person === null) return;
    setBusy(true);
    try {
      await setShun({ person: of.person, how: 'block' });
      toast(people.between.blocked(of.name));
      onClose();
    } catch (e) {
      wrong(e);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={people.between.blockSure(of.name)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {people.between.notNow}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void block()}>
            {people.between.blockWho(of.name)}
          </Button>
        </>
      }
    >
      <ul className={css.means}>
        {people.between.blockMeans(of.name).map((x) => (
          <li key={x}>{x}</li>
        ))}
      </ul>
    </Dialog>
  );
}

export function PersonCard(props: CardProps) {
  const { of, onClose } = props;
  const [asks, setAsks] = useState<'block' | 'report' | null>(null);
  const how = useShuns().get(of.person ?? '') ?? null;
  const set = (wish: 'mute' | null): void => {
    if (of.person !== null) void setShun({ person: of.person, how: wish }).catch(wrong);
  };
  if (asks === 'report') return <Reporting {...props} />;
  if (asks === 'block') return <Blocking of={of} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={of.name}>
      <div className={css.card}>
        {of.person === null ? (
          <p>{people.between.unknown}</p>
        ) : how === 'block' ? (
          <Button icon="ban" onClick={() => set(null)}>
            {people.between.unblock(of.name)}
          </Button>
        ) : (
          <>
            <Toggle on={how === 'mute'} set={(on) => set(on ? 'mute' : null)} name={people.between.mute} about={people.between.muteAbout(of.name)} />
            <div className={css.act}>
              <Button icon="ban" onClick={() => setAsks('block')}>
                {people.between.block}
              </Button>
              <small>{people.between.blockAbout}</small>
            </div>
          </>
        )}
        <div className={css.act}>
          <Button icon="flag" onClick={() => setAsks('report')}>
            {people.between.report}
          </Button>
          <small>{people.between.reportAbout}</small>
        </div>
      </div>
    </Dialog>
  );
}
