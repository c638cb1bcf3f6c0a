/** A room where what was asked for is not: the house's own frame with the ways out, and a sentence that says so. */
import type { ReactNode } from 'react';
import { useTitle } from '../kit/badge.ts';
import plain from './plain.module.css';
import { Shell } from './shell.tsx';

export function Nothing({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useTitle(title);
  return (
    <Shell>
      <main id="main" className={plain.middle}>
        <h1>{title}</h1>
        {children}
      </main>
    </Shell>
  );
}
