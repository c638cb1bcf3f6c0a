/** Share: the links of a table. A seat's link is its key, so only who holds it can give it away. */

import { Button, Dialog } from '@pesthouse/board';
import { home } from '../base.ts';
import { keysOf } from '../keyring.ts';
import { seatLink } from '../paths.ts';
import { copy } from '../shown/copy.ts';
import { table as words } from '../text/rooms.ts';
import { useDesk, useDeskStore, useModel, useSeen } from './context.tsx';
import css from './dialogs.module.css';

function Row({ name, more, link }: { readonly name: string; readonly more: string; readonly link: string }) {
  return (
    <div className={css.row}>
      <div>
        <b>{name}</b>
        <small>{more}</small>
      </div>
      <Button icon="copy" size="s" onClick={() => void copy(link)}>
        {words.share.copy}
      </Button>
    </div>
  );
}

export function Share() {
  const { link } = useModel();
  const desk = useDeskStore();
  const open = useDesk((d) => d.dialog === 'share');
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const shown = useSeen((s) => s.shown);
  const close = (): void => desk.setState({ dialog: null });
  if (info === null) return null;
  const local = link.kind === 'local';
  const spot = `${home()}/replay/${local ? 'local/' : ''}${info.id}?at=${shown?.seq ?? 1}&as=${seat}`;
  const mine = local ? [] : keysOf(info.id).filter((k) => k.seat !== seat);
  return (
    <Dialog open={open} onClose={close} title={words.share.title}>
      <div className={css.rows}>
        {local && <p>{words.share.local}</p>}
        {!local && <Row name={words.share.watch} more={words.share.watchMore} link={`${home()}/table/${info.id}`} />}
        {mine.map((k) => {
          const own = seatLink(info.id, k.seat);
          return own === null ? null : (
            <Row key={k.seat} name={words.share.seat(info.seats[k.seat]?.name ?? `${k.seat + 1}`)} more={words.share.seatMore} link={own} />
          );
        })}
        <Row name={words.share.spot} more={words.share.spotMore} link={spot} />
      </div>
    </Dialog>
  );
}
