/** A person is asked to a table: to one of mine that still waits, or to a new one of any game. */

import { inviteSent, mineList, type PersonResults } from '@pesthouse/api';
import { Button, Dialog } from '@pesthouse/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { doors, fullTitle } from '../house/doors.ts';
import { playWithFriends } from '../house/opening.ts';
import { Thumb } from '../house/tables/parts.tsx';
import { toast } from '../kit/toast.tsx';
import { results as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import css from './circle.module.css';
import { post, useAsked } from './useasked.ts';

const { invite: say } = words;

function Tables({ of, onClose }: { readonly of: PersonResults['person']; readonly onClose: () => void }) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [mine] = useAsked(mineList, '/api/me/tables');
  const waiting =
    mine.at === 'here'
      ? mine.value.tables.map((x) => x.info).filter((x) => x.status === 'waiting' && x.room?.begins === 'host' && x.seats.some((s) => s.kind === 'open'))
      : [];
  const ask = async (table: string): Promise<void> => {
    const { reached } = inviteSent.parse(await post(`/api/tables/${table}/invite`, { person: of.person }));
    toast({ text: reached ? say.reached(of.name) : say.found(of.name), stay: 10_000 });
    go(`/table/${table}`);
  };
  const run = async (table: () => Promise<string | null>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const found = await table();
      if (found !== null) await ask(found);
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
    setBusy(false);
  };
  const lay = async (game: string, usual: number): Promise<string | null> => (await playWithFriends(game, {}, usual))?.split('/').at(-1) ?? null;
  return (
    <Dialog open onClose={onClose} title={say.title(of.name)}>
      <p>{say.about}</p>
      {waiting.length > 0 && (
        <>
          <h3>{say.mine}</h3>
          <ul className={css.games}>
            {waiting.map((x) => (
              <li key={x.id}>
                <button type="button" aria-busy={busy} onClick={() => void run(async () => x.id)}>
                  <Thumb game={x.game} width={40} />
                  {x.name}
                </button>
              </li>
            ))}
          </ul>
          <h3>{say.fresh}</h3>
        </>
      )}
      <ul className={css.games}>
        {doors().map((d) => (
          <li key={d.id}>
            <button type="button" aria-busy={busy} onClick={() => void run(() => lay(d.id, d.game.meta.usual))}>
              <Thumb game={d.id} width={40} />
              {fullTitle(d)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

export function InvitePerson({ of }: { readonly of: PersonResults['person'] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="l" icon="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.person.invite}
      </Button>
      {open && <Tables of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
