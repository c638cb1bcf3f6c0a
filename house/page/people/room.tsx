/** The frame of the pages about people: while the house is asked, where it says no, and where the reader is nobody yet. */

import { LinkButton } from '@pesthouse/board';
import type { ReactNode } from 'react';
import { Shell } from '../house/shell.tsx';
import { useTitle } from '../kit/badge.ts';
import { Loader } from '../kit/loader.tsx';
import { useText } from '../text/index.ts';
import { results as words } from '../text/rooms.ts';
import css from './people.module.css';
import type { Asked } from './useasked.ts';
import { WhoAmI } from './whoami.tsx';

export function Room<T>({ asked, again, children }: { readonly asked: Asked<T>; readonly again: () => void; readonly children: (value: T) => ReactNode }) {
  const text = useText();
  // Whoever is here says who they are.
  useTitle(words.people.title);
  return (
    <Shell>
      {asked.at === 'asking' ? (
        <main id="main" className={css.middle} aria-busy="true">
          <Loader>{text.loading}</Loader>
        </main>
      ) : asked.at === 'here' ? (
        children(asked.value)
      ) : (
        <main id="main" className={css.middle}>
          <h1>{words.people.title}</h1>
          <p>{asked.code === 'no-person' ? words.people.guest : asked.why}</p>
          {asked.code === 'no-person' ? <WhoAmI onDone={again} /> : <LinkButton href="/people">{words.people.title}</LinkButton>}
        </main>
      )}
    </Shell>
  );
}
