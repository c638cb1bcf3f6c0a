/** The link into a circle, its members, and the ways out of it. */

import type { CircleInfo } from '@pesthouse/api';
import { Button, Dialog, IconButton } from '@pesthouse/board';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Avatar } from '../kit/avatar.tsx';
import { Field } from '../kit/field.tsx';
import { toast } from '../kit/toast.tsx';
import { copy } from '../shown/copy.ts';
import { useText } from '../text/index.ts';
import { results as words } from '../text/rooms.ts';
import type { Act } from './act.ts';
import css from './circle.module.css';
import page from './people.module.css';

const NAME_MOST = 40;
type Sure = { readonly what: 'leave' | 'dissolve' } | { readonly what: 'remove'; readonly person: string; readonly name: string };

const asked = (sure: Sure, last: boolean): readonly [title: string, more: string, yes: string] => {
  if (sure.what === 'remove') return [words.circle.removeSure(sure.name), words.circle.removeLong, words.circle.remove(sure.name)];
  if (sure.what === 'dissolve') return [words.circle.dissolveSure, words.circle.removeLong, words.circle.dissolve];
  return [words.circle.leaveSure, last ? words.circle.leaveLast : words.circle.leaveLong, words.circle.leave];
};

export function Members({ of, act, open, onClose }: { readonly of: CircleInfo; readonly act: Act; readonly open: boolean; readonly onClose: () => void }) {
  const text = useText();
  const [, go] = useLocation();
  const [name, setName] = useState(of.name);
  const [sure, setSure] = useState<Sure | null>(null);
  const address = `${location.origin}/join/${of.token}`;
  const yes = async (): Promise<void> => {
    if (sure === null) return;
    const done = await act(sure.what === 'remove' ? { act: 'remove', person: sure.person } : { act: sure.what });
    setSure(null);
    if (done && sure.what !== 'remove') go('/people');
  };
  const [title, more, label] = sure === null ? ['', '', ''] : asked(sure, of.members.length === 1);
  return (
    <>
      <Dialog open={open && sure === null} onClose={onClose} title={words.circle.inviteTitle}>
        <p>{words.circle.inviteLong}</p>
        <div className={css.link}>
          <code>{address}</code>
          <Button variant="primary" icon="copy" onClick={() => void copy(address)}>
            {text.copy}
          </Button>
        </div>
        <h3 className={css.sub}>{words.circle.members}</h3>
        <ul className={page.lines}>
          {of.members.map((x) => (
            <li key={x.person}>
              <Avatar avatar={x.avatar} size={30} />
              <span className={page.grow}>
                <Link href={`/person/${x.person}`}>{x.name}</Link>
                {x.person === of.founder && <small>{words.circle.founder}</small>}
              </span>
              {of.own && x.person !== of.me && (
                <IconButton
                  size="s"
                  icon="trash"
                  label={words.circle.remove(x.name)}
                  onClick={() => setSure({ what: 'remove', person: x.person, name: x.name })}
                />
              )}
            </li>
          ))}
        </ul>
        {of.own && (
          <form
            className={css.rename}
            onSubmit={(e) => {
              e.preventDefault();
              if (name.trim() !== '') void act({ act: 'name', name: name.trim() });
            }}
          >
            <Field label={words.people.name} value={name} set={setName} maxLength={NAME_MOST} />
            <Button type="submit">{words.circle.rename}</Button>
          </form>
        )}
        <div className={css.ways}>
          {of.own && (
            <Button size="s" variant="quiet" icon="reset" onClick={() => void act({ act: 'link' }).then((done) => done && toast(words.circle.renewed))}>
              {words.circle.renew}
            </Button>
          )}
          <Button size="s" variant="quiet" onClick={() => setSure({ what: 'leave' })}>
            {words.circle.leave}
          </Button>
          {of.own && (
            <Button size="s" variant="quiet" onClick={() => setSure({ what: 'dissolve' })}>
              {words.circle.dissolve}
            </Button>
          )}
        </div>
      </Dialog>
      <Dialog
        open={sure !== null}
        onClose={() => setSure(null)}
        title={title}
        footer={
          <>
            <Button variant="quiet" onClick={() => setSure(null)}>
              {text.cancel}
            </Button>
            <Button variant="danger" onClick={() => void yes()}>
              {label}
            </Button>
          </>
        }
      >
        {more}
      </Dialog>
    </>
  );
}
