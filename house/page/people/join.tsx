/** The link into a circle: what it is, who invites, and one button. */

import { type CircleInvite, circleInvite } from '@pesthouse/api';
import { Button, LinkButton } from '@pesthouse/board';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../kit/toast.tsx';
import { myKey } from '../mykey.ts';
import { results as words } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import css from './people.module.css';
import { Room } from './room.tsx';
import { post, useAsked } from './useasked.ts';
import { WhoAmI } from './whoami.tsx';

function Invite({ of, token }: { readonly of: CircleInvite; readonly token: string }) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    try {
      await post(`/api/join/${token}`, {});
      toast(words.circle.joined);
      go(`/circle/${of.circle}`);
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
      setBusy(false);
    }
  };
  return (
    <main id="main" className={css.middle}>
      <h1>{words.circle.joinTitle(of.name)}</h1>
      <p>{words.circle.joinLong(of.by, of.members)}</p>
      {of.member ? (
        <LinkButton variant="primary" href={`/circle/${of.circle}`}>
          {words.circle.openIt}
        </LinkButton>
      ) : myKey() === null ? (
        <WhoAmI onDone={() => void join()} />
      ) : (
        <Button variant="primary" size="l" busy={busy} onClick={() => void join()}>
          {words.circle.join}
        </Button>
      )}
    </main>
  );
}

export default function JoinPage({ id }: { readonly id: string }) {
  const [asked, again] = useAsked(circleInvite, `/api/join/${encodeURIComponent(id)}`);
  return (
    <Room asked={asked} again={again}>
      {(of) => <Invite of={of} token={id} />}
    </Room>
  );
}
