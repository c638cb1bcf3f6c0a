/** Where nothing is. */

import { LinkButton } from '@pesthouse/board';
import { useTitle } from '../kit/badge.ts';
import { pages } from '../text/rooms.ts';
import { doors } from './doors.ts';
import plain from './plain.module.css';
import { Shell } from './shell.tsx';

export default function LostPage() {
  useTitle(pages.lost.title);
  return (
    <Shell>
      <main id="main" className={plain.middle}>
        <h1>{pages.lost.title}</h1>
        <p>{pages.lost.text}</p>
        <p>
          <LinkButton href="/" variant="primary" icon="door">
            {pages.lost.home(doors().length)}
          </LinkButton>
        </p>
      </main>
    </Shell>
  );
}
