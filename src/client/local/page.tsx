/** The page of a table in this browser alone. */
import { useCallback } from 'react';
import { Opened } from '../table/Opened.tsx';
import { localLink } from './link.ts';

export default function LocalPage({ id }: { readonly id: string }) {
  return <Opened key={id} open={useCallback(() => localLink(id), [id])} />;
}
