/** What the owner settles here: the name of the house, who may lay tables, how long things are kept, and whom they invite. */

import { type OwnerView, ownerInvited } from '@pesthouse/api';
import { Button } from '@pesthouse/board';
import { useState } from 'react';
import { home } from '../base.ts';
import { Field } from '../kit/field.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { toast } from '../kit/toast.tsx';
import { useText } from '../text/index.ts';
import { owner } from '../text/rooms.ts';
import css from './owner.module.css';
import { OK, useGivenRoom } from './room.ts';
import { day } from './say.ts';

const words = owner.own;
const LAYS = ['everybody', 'members', 'invited'] as const;
const KEEPS = ['keepFinished', 'keepIdle', 'keepGuests'] as const;
type Settled = OwnerView['own'];

function Invite() {
  const { view, does } = useGivenRoom();
  const text = useText();
  const [note, setNote] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const made = await does('invite', { note: note.trim() }, ownerInvited);
    if (made === null) return;
    setNote('');
    setLink(home() + made.path);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      toast(words.copied);
    } catch {
      toast({ text: text.copyFailed, tone: 'bad' });
    }
  };
  return (
    <div className={css.invite}>
      <h3>{words.invite}</h3>
      <form
        className={css.row}
        onSubmit={(e) => {
          e.preventDefault();
          if (note.trim() !== '') void make();
        }}
      >
        <Field bare label={words.inviteWho} placeholder={words.inviteWho} value={note} set={setNote} maxLength={40} className={css.grow} />
        <Button type="submit" notNow={note.trim() === ''}>
          {words.inviteMake}
        </Button>
      </form>
      {link !== null && (
        <div className={css.made}>
          <p>{words.inviteLink}</p>
          <div className={css.row}>
            <input className={css.link} readOnly value={link} aria-label={words.inviteLink} onFocus={(e) => e.currentTarget.select()} />
            <Button icon="copy" onClick={() => void copy()}>
              {words.copy}
            </Button>
          </div>
        </div>
      )}
      <ul>
        {view.invitations.map((x) => (
          <li key={x.id} className={css.person}>
            <span className={css.who}>
              <b>{x.note}</b>
              <small>{x.used ? words.used : words.open(day(x.until))}</small>
            </span>
            <Button size="s" variant="quiet" aria-label={words.takeBackWho(x.note)} onClick={() => void does('uninvite', { id: x.id }, OK)}>
              {words.takeBack}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Own() {
  const { view, does } = useGivenRoom();
  const [draft, setDraft] = useState<Partial<Settled>>({});
  const now = { ...view.own, ...draft };
  const open = (key: keyof Settled): boolean => !view.locked.includes(key);
  const set = (change: Partial<Settled>): void => setDraft({ ...draft, ...change });
  const save = async (): Promise<void> => {
    if ((await does('set', draft, OK, words.saved)) !== null) setDraft({});
  };
  return (
    <section className={css.panel}>
      <header>
        <h2>{words.title}</h2>
      </header>
      <div className={css.own}>
        <Field
          label={words.name}
          value={now.name}
          set={(name) => set({ name })}
          maxLength={40}
          readOnly={!open('name')}
          about={open('name') ? words.nameMore : words.locked}
        />
        <div>
          <b className={css.label}>{words.mayLay}</b>
          <Segmented
            wrap
            label={words.mayLay}
            value={now.mayLay}
            set={(mayLay) => set({ mayLay })}
            segments={LAYS.map((value) => ({ value, name: words.lays[value], disabled: !open('mayLay') }))}
          />
          {!open('mayLay') && <small>{words.locked}</small>}
        </div>
        {KEEPS.map((key) => (
          <Field
            key={key}
            label={words[key]}
            type="number"
            min={0}
            max={36500}
            value={String(now[key])}
            readOnly={!open(key)}
            set={(text) => set({ [key]: Math.max(0, Math.min(36_500, Math.round(Number(text) || 0))) })}
            about={open(key) ? words.days : words.locked}
          />
        ))}
        <Button notNow={Object.keys(draft).length === 0} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
      <Invite />
    </section>
  );
}
