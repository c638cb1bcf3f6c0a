/** The owner's room: how the house is, what needs its owner, and the few things that only they may do. */

import { ownerEntered } from '@pesthouse/api';
import { Button } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import { BASE } from '../base.ts';
import lantern from '../house/art/lantern.svg';
import LostPage from '../house/lost.tsx';
import plain from '../house/plain.module.css';
import { Shell } from '../house/shell.tsx';
import { useTitle } from '../kit/badge.ts';
import { ask } from '../link/house.ts';
import { myKey } from '../mykey.ts';
import { owner as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { Head } from './head.tsx';
import { keepOwnerKey, ownerKey } from './key.ts';
import { Own } from './own.tsx';
import css from './owner.module.css';
import { People } from './people.tsx';
import { Reported } from './reported.tsx';
import { Reports } from './reports.tsx';
import { OK, RoomGiven, useRoom } from './room.ts';
import { Editions, Errors, Settings } from './side.tsx';
import { OpenTables } from './tables.tsx';
import { Tiles } from './tiles.tsx';

const codeHere = (): string | null => (location.hash.length > 20 ? location.hash.slice(1) : null);

/** By the link the owner comes in, once; the code leaves the address at once. A link that is opened where this page is open already does not load it anew. */
const useEntering = (): { readonly key: string | null; readonly entering: boolean; readonly wrong: string | null } => {
  const [code, setCode] = useState(codeHere);
  const [key, setKey] = useState(ownerKey);
  const [wrong, setWrong] = useState<string | null>(null);
  const [entering, setEntering] = useState(code !== null);
  useEffect(() => {
    const come = (): void => {
      const next = codeHere();
      if (next === null) return;
      setWrong(null);
      setEntering(true);
      setCode(next);
    };
    window.addEventListener('hashchange', come);
    return () => window.removeEventListener('hashchange', come);
  }, []);
  useEffect(() => {
    if (code === null) return;
    history.replaceState(history.state, '', `${BASE}/owner`);
    const me = myKey();
    ask(ownerEntered, '/api/owner/enter', { body: { code, ...(me === null ? {} : { me }) } })
      .then((x) => {
        keepOwnerKey(x.key);
        setKey(x.key);
      })
      .catch((e: unknown) => setWrong(told(e)))
      .finally(() => setEntering(false));
  }, [code]);
  return { key, entering, wrong };
};

export default function OwnerPage({ params }: { readonly params: { readonly room?: string | undefined; readonly id?: string | undefined } }) {
  const { key, entering, wrong } = useEntering();
  const room = useRoom(key);
  const reports = params.room === 'reports';
  useTitle(reports ? words.reports.name : words.title);
  if (entering || (wrong !== null && room === 'gone'))
    return (
      <Shell>
        <main id="main" className={plain.middle}>
          <h1>{words.title}</h1>
          <p>{entering ? words.entering : wrong}</p>
        </main>
      </Shell>
    );
  if (room === 'gone' || (params.room !== undefined && !reports)) return <LostPage />;
  return (
    <Shell {...(reports ? { behind: { href: '/owner', name: words.title, room: words.reports.name } } : {})}>
      <main id="main" className={css.room}>
        {room !== null && reports ? (
          <RoomGiven value={room}>
            <Reports id={params.id} />
          </RoomGiven>
        ) : room === null ? (
          <div className={css.head}>
            <img className={css.lamp} src={lantern} alt="" />
            <h1>{words.title}</h1>
          </div>
        ) : (
          <RoomGiven value={room}>
            <Head />
            <Tiles />
            <div className={css.columns}>
              <div className={css.column}>
                <Reported />
                <OpenTables />
                <People />
              </div>
              <div className={css.column}>
                <Editions />
                <Errors />
                <Own />
                <Settings />
                <p className={css.leave}>
                  <Button
                    size="s"
                    variant="quiet"
                    icon="door"
                    onClick={() => {
                      void room.does('leave', {}, OK, words.left);
                    }}
                  >
                    {words.leave}
                  </Button>
                </p>
              </div>
            </div>
          </RoomGiven>
        )}
      </main>
    </Shell>
  );
}
