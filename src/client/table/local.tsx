/** The page of a table in this browser alone. */
import { useCallback } from 'react';
import { localLink } from '../local/link.ts';
import { Opened } from './Opened.tsx';

export default function LocalPage({ id }: { readonly id: string }) {
  return <Opened key={id} open={useCallback(() => localLink(id), [id])} />;
}
