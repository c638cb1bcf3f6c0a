/** An invitation to lay tables in this house: taken once, by whoever opens it. */

import { LinkButton } from '@pesthouse/board';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { BASE } from '../base.ts';
import plain from '../house/plain.module.css';
import { Shell } from '../house/shell.tsx';
import { useTitle } from '../kit/badge.ts';
import { ask } from '../link/house.ts';
import { introduceMyself, ownKey } from '../link/me.ts';
import { houseText } from '../text/index.ts';
import { owner } from '../text/rooms.ts';
import { told } from '../text/told.ts';

const words = owner.invited;

export default function InvitedPage() {
  const [code] = useState(() => location.hash.slice(1));
  const [said, setSaid] = useState(words.wait);
  const began = useRef(false);
  useTitle(words.title);
  useEffect(() => {
    // In development effects run twice; the invitation works once.
    if (began.current) return;
    began.current = true;
    history.replaceState(history.state, '', `${BASE}/invited`);
    introduceMyself(houseText().me.nobody)
      .then(() => ask(z.object({ ok: z.literal(true) }), '/api/invited', { body: { code }, secret: ownKey() }))
      .then(() => setSaid(words.done))
      .catch((e: unknown) => setSaid(told(e)));
  }, [code]);
  return (
    <Shell>
      <main id="main" className={plain.middle}>
        <h1>{words.title}</h1>
        <p aria-live="polite">{said}</p>
        <p>
          <LinkButton href="/" variant="primary" icon="door">
            {words.home}
          </LinkButton>
        </p>
      </main>
    </Shell>
  );
}
