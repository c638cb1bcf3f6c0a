/** People: my circles, my results, and whom I have played with. */

import { circleFounded, circleList, type PersonResults, personResults } from '@pesthouse/api';
import { Button, Dialog, LinkButton } from '@pesthouse/board';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Avatar } from '../kit/avatar.tsx';
import { useTitle } from '../kit/badge.ts';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import { useText } from '../text/index.ts';
import { results as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import css from './people.module.css';
import { Room } from './room.tsx';
import { Reported, Shunned } from './shunned.tsx';
import { post, useAsked } from './useasked.ts';
import { whenOf } from './when.ts';

const CIRCLE_NAME_MOST = 40;

function Found({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const text = useText();
  const [, go] = useLocation();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const found = async (): Promise<void> => {
    if (name.trim() === '') return;
    setBusy(true);
    try {
      const { circle } = circleFounded.parse(await post('/api/circles', { name: name.trim(), zone: Intl.DateTimeFormat().resolvedOptions().timeZone }));
      go(`/circle/${circle}`);
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.people.foundTitle}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button variant="primary" type="submit" form="found" busy={busy}>
            {words.people.found}
          </Button>
        </>
      }
    >
      <form
        id="found"
        onSubmit={(e) => {
          e.preventDefault();
          void found();
        }}
      >
        <Field label={words.people.name} value={name} set={setName} about={words.people.nameHint} maxLength={CIRCLE_NAME_MOST} autoFocus />
      </form>
    </Dialog>
  );
}

function Circles() {
  const [asked] = useAsked(circleList, '/api/circles');
  const [open, setOpen] = useState(false);
  const all = asked.at === 'here' ? asked.value.circles : [];
  return (
    <section className={css.panel} aria-labelledby="circles">
      <header>
        <h2 id="circles">{words.people.circles}</h2>
      </header>
      <p className={css.said}>{asked.at === 'here' && all.length === 0 ? words.people.none : words.people.circlesAbout}</p>
      {all.length > 0 && (
        <div className={css.cards}>
          {all.map((x) => (
            <Link key={x.circle} href={`/circle/${x.circle}`} className={css.card}>
              <span className={css.stack}>
                {x.members.slice(0, 5).map((m) => (
                  <Avatar key={m.person} avatar={m.avatar} size={36} />
                ))}
              </span>
              <span className={css.grow}>
                <b>{x.name}</b>
                <small>
                  {words.people.members(x.members.length)}
                  {x.next !== null && `. ${words.people.nextAt(whenOf(x.next))}`}
                </small>
              </span>
            </Link>
          ))}
        </div>
      )}
      <div className={css.foot}>
        <Button icon="plus" onClick={() => setOpen(true)}>
          {words.people.found}
        </Button>
      </div>
      <Found open={open} onClose={() => setOpen(false)} />
    </section>
  );
}

function Page({ of }: { readonly of: PersonResults }) {
  useTitle(words.people.title);
  return (
    <main id="main" className={css.people}>
      <h1>{words.people.title}</h1>
      <p className={css.lead}>{words.people.lead}</p>
      <div className={css.columns}>
        <Circles />
        <div className={css.right}>
          <section className={css.panel} aria-labelledby="mine">
            <header>
              <h2 id="mine">{words.people.mine}</h2>
            </header>
            <div className={css.cards}>
              <Link href={`/person/${of.person.person}`} className={css.card}>
                <Avatar avatar={of.person.avatar} size={48} />
                <span className={css.grow}>
                  <b>{of.person.name}</b>
                  <small>{words.person.gamesN(of.games)}</small>
                </span>
              </Link>
            </div>
          </section>
          <section className={css.panel} aria-labelledby="met">
            <header>
              <h2 id="met">{words.people.met}</h2>
            </header>
            {of.against.length === 0 ? (
              <p className={css.said}>{words.people.nobody}</p>
            ) : (
              <ul className={css.lines}>
                {of.against.map((x) => (
                  <li key={x.with.person}>
                    <Avatar avatar={x.with.avatar} size={32} />
                    <span className={css.grow}>
                      <b>{x.with.name}</b>
                      <small>{words.person.gamesN(x.ahead + x.behind + x.level)}</small>
                    </span>
                    <LinkButton size="s" href={`/person/${x.with.person}`}>
                      {words.person.games}
                    </LinkButton>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <Shunned />
          <Reported />
        </div>
      </div>
    </main>
  );
}

export default function PeoplePage() {
  const [asked, again] = useAsked(personResults, '/api/persons/me');
  return (
    <Room asked={asked} again={again}>
      {(of) => <Page of={of} />}
    </Room>
  );
}
