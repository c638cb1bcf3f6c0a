/** Who asks to join a locked table: the host lets them in, or not now. */
import { Button } from '@pesthouse/board';
import { lobby as words } from '../text/rooms.ts';
import css from './asking.module.css';
import { Avatar } from './avatars.tsx';
import { useGiven, useHost, useSettled } from './context.tsx';

export function Asking() {
  const { act } = useGiven();
  const host = useHost();
  const { asking = [] } = useSettled();
  if (!host || asking.length === 0) return null;
  return (
    <ul className={css.asking} aria-label={words.asking.label}>
      {asking.map((x) => (
        <li key={x.person}>
          <Avatar avatar={x.avatar} size={32} />
          <b>{words.asking.wants(x.name)}</b>
          <Button
            size="s"
            variant="quiet"
            aria-label={words.asking.notNowName(x.name)}
            onClick={() => void act({ act: 'admit', person: x.person, yes: false })}
          >
            {words.asking.notNow}
          </Button>
          <Button size="s" icon="check" aria-label={words.asking.letInName(x.name)} onClick={() => void act({ act: 'admit', person: x.person, yes: true })}>
            {words.asking.letIn}
          </Button>
        </li>
      ))}
    </ul>
  );
}
