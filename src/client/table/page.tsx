/** The page of a table at the house. */
import { useCallback } from 'react';
import { remoteLink } from '../link/remote.ts';
import { Opened } from './Opened.tsx';

export default function TablePage({ id }: { readonly id: string }) {
  return <Opened key={id} open={useCallback(() => remoteLink(id), [id])} />;
}
