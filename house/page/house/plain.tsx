/** A plain page of the house: its title, one sentence that says what it is for, and its sections below. */
import type { ReactNode } from 'react';
import { useTitle } from '../kit/badge.ts';
import css from './plain.module.css';
import { Shell } from './shell.tsx';

export const PlainPage = ({ title, lead, children }: { readonly title: string; readonly lead: string; readonly children: ReactNode }) => {
  useTitle(title);
  return (
    <Shell>
      <main id="main" className={css.page}>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children}
      </main>
    </Shell>
  );
};
