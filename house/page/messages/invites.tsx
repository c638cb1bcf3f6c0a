/** The tables to which somebody has asked me, as long as they wait: go there, or not this one. */

import { invites } from '@pesthouse/api';
import { Button, LinkButton } from '@pesthouse/board';
import { useCallback, useEffect, useState } from 'react';
import box from '../house/box.module.css';
import { Thumb } from '../house/tables/parts.tsx';
import { call, ask as look } from '../link/house.ts';
import { myKey } from '../mykey.ts';
import { results as words } from '../text/rooms.ts';

const EVERY_MS = 30_000;
type Waiting = Awaited<ReturnType<typeof askInvites>>;
const askInvites = async () => (await look(invites, '/api/me/invites', { secret: myKey() ?? undefined })).invites;

export function Invites() {
  const [all, setAll] = useState<Waiting>([]);
  const again = useCallback((): void => {
    if (myKey() !== null) askInvites().then(setAll, () => undefined);
  }, []);
  useEffect(() => {
    again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [again]);
  if (all.length === 0) return null;
  const decline = (table: string): void => {
    call('/api/me/invites', { body: { table }, secret: myKey() ?? undefined }).then(again, () => undefined);
  };
  return (
    <section className={box.box} aria-labelledby="invites">
      <h2 id="invites">{words.invite.head}</h2>
      <ul>
        {all.map((x) => (
          <li key={x.table} className={box.line}>
            <Thumb game={x.game} width={36} />
            <div>
              <b>{x.name}</b>
              <small>{words.invite.by(x.by.name, x.taken, x.seats)}</small>
              <Button size="s" variant="plain" aria-label={`${words.invite.decline}: ${x.name}`} onClick={() => decline(x.table)}>
                {words.invite.decline}
              </Button>
            </div>
            <LinkButton size="s" variant="primary" href={`/table/${x.table}`}>
              {words.circle.toTable}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
