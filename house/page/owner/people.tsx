/** Who was here, and who is kept out. */

import type { OwnerView } from '@pesthouse/api';
import { Button, Icon } from '@pesthouse/board';
import { useState } from 'react';
import { Field } from '../kit/field.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { owner } from '../text/rooms.ts';
import css from './owner.module.css';
import { OK, useGivenRoom } from './room.ts';
import { ago, day } from './say.ts';

type Visitor = OwnerView['visitors'][number];
const words = owner.people;
const LONGS = { hour: 1, week: 7 * 24, good: null } as const;
const LONG_NAMES = ['hour', 'week', 'good'] as const;

function Blocking({ of, end }: { readonly of: Visitor; end(): void }) {
  const { does } = useGivenRoom();
  const [what, setWhat] = useState<'person' | 'address'>(of.person === null ? 'address' : 'person');
  const [long, setLong] = useState<keyof typeof LONGS>('week');
  const [why, setWhy] = useState('');
  const kinds = of.person === null ? (['address'] as const) : of.you ? (['person'] as const) : (['person', 'address'] as const);
  return (
    <div className={css.ask}>
      <p>{words.sure(what === 'person' ? of.name : of.address)}</p>
      <Segmented label={words.whatLabel} value={what} set={setWhat} segments={kinds.map((value) => ({ value, name: words.what[value] }))} />
      <Segmented label={words.longLabel} value={long} set={setLong} segments={LONG_NAMES.map((value) => ({ value, name: words.long[value] }))} />
      <Field bare label={words.why} placeholder={words.why} value={why} set={setWhy} maxLength={200} className={css.grow} />
      <Button onClick={end}>{words.no}</Button>
      <Button
        variant="danger"
        icon="ban"
        onClick={() => {
          void does('block', { ...(what === 'person' ? { person: of.person } : { address: of.address }), hours: LONGS[long], why }, OK, words.done);
          end();
        }}
      >
        {words.yes}
      </Button>
    </div>
  );
}

function Person({ of }: { readonly of: Visitor }) {
  const { now } = useGivenRoom();
  const [asked, setAsked] = useState(false);
  return (
    <li>
      <div className={css.person}>
        <Icon name="person" size={20} />
        <span className={css.who}>
          <b title={of.name}>{of.name}</b>
          <small>
            {of.you ? `${words.you} · ` : ''}
            {of.laid > 0 ? `${words.laid(of.laid)} · ` : ''}
            {ago(of.seen, now)}
          </small>
        </span>
        <code>{of.address}</code>
        <Button size="s" variant="quiet" aria-expanded={asked} aria-label={words.blockWho(of.name)} onClick={() => setAsked(!asked)}>
          {words.block}
        </Button>
      </div>
      {asked && <Blocking of={of} end={() => setAsked(false)} />}
    </li>
  );
}

export function People() {
  const { view, does } = useGivenRoom();
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title}</h2>
        <small>{words.about}</small>
      </header>
      <div className={css.both}>
        <ul>
          {view.visitors.map((x) => (
            <Person key={`${x.address} ${x.person ?? ''}`} of={x} />
          ))}
          {view.visitors.length === 0 && <li className={css.none}>{words.nobody}</li>}
        </ul>
        <div className={css.blocked}>
          <h3>{words.blocked}</h3>
          <ul>
            {view.blocks.map((x) => (
              <li key={x.id} className={css.person}>
                <Icon name="ban" size={20} />
                <span className={css.who}>
                  <b title={x.name || x.what}>{x.kind === 'address' ? x.what : x.name || x.what}</b>
                  <small title={x.why}>
                    {words[x.kind]}, {x.until === null ? words.forGood : words.until(day(x.until))} {x.why}
                  </small>
                </span>
                <Button size="s" variant="quiet" aria-label={words.letInWho(x.name || x.what)} onClick={() => void does('unblock', { id: x.id }, OK)}>
                  {words.letIn}
                </Button>
              </li>
            ))}
            {view.blocks.length === 0 && <li className={css.none}>{words.none}</li>}
          </ul>
        </div>
      </div>
    </section>
  );
}
