/** The list of keys: those of every table, and those that the board listens to right now. */
import { Dialog, keysNow } from '@pesthouse/board';
import { table as words } from '../text/rooms.ts';
import { useClose, useDesk } from './context.tsx';
import { capOf, inOrder, TABLE_KEY_LIST, tableKeys } from './keymap.ts';
import css from './keysdialog.module.css';

function Line({ caps, what }: { readonly caps: readonly string[]; readonly what: string }) {
  return (
    <div>
      <dt>
        {caps.map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  );
}

/** Read when the list is opened: behind it the board listens to nothing else. */
function BoardKeys() {
  const mine: readonly string[] = TABLE_KEY_LIST;
  const caps = inOrder(keysNow()).filter((key) => !mine.includes(key));
  return caps.length === 0 ? <p>{words.keys.none}</p> : <Line caps={caps.map(capOf)} what={words.keys.boardMore} />;
}

export function KeysDialog() {
  const open = useDesk((d) => d.dialog === 'keys');
  return (
    <Dialog open={open} onClose={useClose('keys')} title={words.keys.title}>
      <section className={css.keys}>
        <h3>{words.keys.at}</h3>
        <dl>
          {TABLE_KEY_LIST.map((key) => (
            <Line key={key} caps={[capOf(key)]} what={tableKeys()[key]} />
          ))}
          <Line caps={[capOf('Tab')]} what={words.keys.tab} />
          <Line caps={[capOf('Enter')]} what={words.keys.enter} />
        </dl>
        <h3>{words.keys.onBoard}</h3>
        <dl>
          <BoardKeys />
        </dl>
      </section>
    </Dialog>
  );
}
