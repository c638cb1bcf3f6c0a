/** Where nothing is. */

import { LinkButton } from '@pesthouse/board';
import { pages } from '../text/rooms.ts';
import { doors } from './doors.ts';
import { Nothing } from './nothing.tsx';

export default function LostPage() {
  return (
    <Nothing title={pages.lost.title}>
      <p>{pages.lost.text}</p>
      <p>
        <LinkButton href="/" variant="primary" icon="door">
          {pages.lost.home(doors().length)}
        </LinkButton>
      </p>
    </Nothing>
  );
}
