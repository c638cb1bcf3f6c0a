/** The page of a table in this browser alone. */
import { type ReactNode, useCallback } from 'react';
import { localLink } from '../local/link.ts';
import { Opened } from './Opened.tsx';

export default function LocalPage({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  return (
    <Opened key={id} open={useCallback(() => localLink(id), [id])}>
      {children}
    </Opened>
  );
}
