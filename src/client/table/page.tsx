/** The page of a table at the house: through its waiting room where it has one, then the table itself. */
import { useCallback, useState } from 'react';
import { remoteLink } from '../link/remote.ts';
import { Entrance } from '../lobby/entrance.tsx';
import { Opened } from './Opened.tsx';

export default function TablePage({ id }: { readonly id: string }) {
  const [inside, setInside] = useState(false);
  const open = useCallback(() => remoteLink(id), [id]);
  return inside ? <Opened key={id} open={open} /> : <Entrance id={id} enter={() => setInside(true)} />;
}
