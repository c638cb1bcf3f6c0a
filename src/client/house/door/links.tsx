/** The table is set: one link a seat, to copy or to share, and the way to your own. */

import { useState } from 'react';
import type { NewTable, TableMade } from '../../../api/index.ts';
import { home } from '../../base.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Glyph } from '../../kit/glyph.tsx';
import { toast } from '../../kit/toast.tsx';
import { useText } from '../../text/index.ts';
import { pages } from '../../text/rooms.ts';
import css from './links.module.css';

export interface Laid {
  readonly table: string;
  readonly seats: NewTable['seats'];
  readonly secrets: TableMade['seats'];
}

/** The key stands after the #: a browser never sends that part to a server. */
const seatAddress = (table: string, secret: string): string => `${home()}/t/${table}#${secret}`;

interface LinkRowProps {
  readonly seat: number;
  readonly open?: boolean;
  readonly name: string;
  readonly href: string;
  readonly title: string;
}

function LinkRow({ seat, open = false, name, href, title }: LinkRowProps) {
  const text = useText();
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(href);
      setDone(true);
    } catch {
      toast({ text: text.copyFailed, tone: 'bad' });
    }
  };
  const share = (): void => {
    navigator.share({ title, text: pages.links.shareText(title), url: href }).catch(() => undefined);
  };
  return (
    <li className={css.row}>
      <Glyph seat={seat} open={open} />
      <label className={css.name}>
        <span>{name}</span>
        <input className={css.link} readOnly value={href} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <Button size="s" icon={done ? 'check' : 'copy'} onClick={copy}>
        {done ? text.copied : text.copy}
      </Button>
      {'share' in navigator && (
        <Button size="s" icon="share" onClick={share}>
          {text.share}
        </Button>
      )}
    </li>
  );
}

export function Links({
  laid,
  title,
  onClose,
  go,
}: {
  readonly laid: Laid;
  readonly title: string;
  readonly onClose: () => void;
  readonly go: (path: string) => void;
}) {
  const text = useText();
  const mine = laid.seats.findIndex((x) => x.kind === 'person');
  const rows = laid.secrets.flatMap(({ seat, secret }) => {
    const wanted = laid.seats[seat];
    if (secret === null || seat === mine) return [];
    const name = wanted?.kind === 'person' && wanted.name !== undefined ? pages.links.seatOf(wanted.name) : text.set.seat(seat + 1);
    return [{ seat, name, href: seatAddress(laid.table, secret) }];
  });
  const firstOpen = laid.seats.findIndex((x) => x.kind === 'open');
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={pages.links.title}
      footer={
        <Button variant="primary" icon="door" onClick={() => go(`/table/${laid.table}`)}>
          {pages.links.go}
        </Button>
      }
    >
      <p>{pages.links.lead}</p>
      <ul className={css.rows}>
        {rows.map((x) => (
          <LinkRow key={x.seat} {...x} title={title} />
        ))}
        {firstOpen >= 0 && (
          <LinkRow seat={firstOpen} open name={`${pages.links.publicName}: ${pages.links.publicAbout}`} href={`${home()}/table/${laid.table}`} title={title} />
        )}
      </ul>
    </Dialog>
  );
}
