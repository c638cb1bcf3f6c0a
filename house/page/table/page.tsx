/** The page of a table at the house: through its waiting room where it has one, then the table itself. */
import { type ReactNode, useCallback, useState } from 'react';
import type { Door } from '../house/doors.ts';
import { remoteLink } from '../link/remote.ts';
import { Entrance } from '../lobby/entrance.tsx';
import { Swing, swings } from '../lobby/swing.tsx';
import { Opened } from './Opened.tsx';

/** While the house answers, the page for a table in this browser can still be fetched. */
const alone = (): Promise<unknown> => import('./local.tsx');

export default function TablePage({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const [inside, setInside] = useState(false);
  const [door, setDoor] = useState<Door | null>(null);
  const open = useCallback(() => remoteLink(id), [id]);
  const opened = useCallback(() => setDoor(null), []);
  const enter = (through: Door | null): void => {
    if (through !== null && swings()) setDoor(through);
    setInside(true);
  };
  if (!inside) return <Entrance id={id} enter={enter} />;
  return (
    <>
      <Opened key={id} open={open} alone={alone}>
        {children}
      </Opened>
      {door !== null && <Swing door={door} onDone={opened} />}
    </>
  );
}
