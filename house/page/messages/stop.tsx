/** Where the link in a message leads: the messages of that channel stop at once, and one press turns them on again. Nobody need be signed in. */

import { stopped } from '@pesthouse/api';
import { Button, LinkButton } from '@pesthouse/board';
import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';
import plain from '../house/plain.module.css';
import { Shell } from '../house/shell.tsx';
import { useTitle } from '../kit/badge.ts';
import { Loader } from '../kit/loader.tsx';
import { ask, HouseError } from '../link/house.ts';
import { messages } from '../text/rooms.ts';
import { told } from '../text/told.ts';

export default function StopPage({ token }: { readonly token: string }) {
  const [said, setSaid] = useState<z.output<typeof stopped> | null>(null);
  const [wrong, setWrong] = useState<{ readonly text: string; readonly gone: boolean } | null>(null);
  useTitle(messages.title);
  const call = useCallback(
    (what: 'stop' | 'resume'): void => {
      setWrong(null);
      ask(stopped, `/api/messages/${what}/${encodeURIComponent(token)}`, { body: {} })
        .then(setSaid)
        .catch((e: unknown) => {
          const gone = e instanceof HouseError && e.code === 'no-channel';
          setWrong({ text: gone ? messages.stop.failedMore : told(e), gone });
        });
    },
    [token],
  );
  useEffect(() => call('stop'), [call]);
  return (
    <Shell>
      <main id="main" className={plain.middle}>
        {wrong !== null ? (
          <>
            <h1>{messages.stop.failed}</h1>
            <p>{wrong.text}</p>
            {!wrong.gone && <Button onClick={() => call('stop')}>{messages.stop.again}</Button>}
          </>
        ) : said === null ? (
          <Loader>{messages.stop.busy}</Loader>
        ) : (
          <>
            <h1>{said.on ? messages.stop.backTitle : messages.stop.title}</h1>
            {!said.on && <p>{messages.stop.more[said.kind](said.name)}</p>}
            <div className={plain.row}>
              {!said.on && <Button onClick={() => call('resume')}>{messages.stop.back}</Button>}
              <LinkButton href="/messages">{messages.stop.settings}</LinkButton>
              <LinkButton variant="quiet" href="/">
                {messages.stop.home}
              </LinkButton>
            </div>
          </>
        )}
      </main>
    </Shell>
  );
}
