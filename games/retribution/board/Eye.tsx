/** The card in focus: whatever is pointed at, picked, or being played, with all that it says in type that can be read. */

import { asking } from '@pesthouse/board';
import { useRef } from 'react';
import { type Face, faceOf, idOf, SUITS } from '../names.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import { considered, faceIn, lookedAt, type Props } from './choice.ts';
import { Print, Says } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import css from './seats.module.css';

/** What deserves the eye now. */
const inFocus = (here: GivenHere, p: Props): Face | null => {
  const {
    read: { listOf },
  } = here;
  const { now, view } = p;
  if (now !== null && 'card' in now) return now.card;
  const looked = lookedAt(p.draft);
  if (looked !== null) return looked;
  const m = considered(p);
  const meant = m === null ? null : faceIn(view, m);
  if (meant !== null) return meant;
  const f = asking(view);
  if (f !== undefined && 'list' in f && f.list >= 0) return idOf(listOf(f.list).face);
  return dearest(here, p);
};

/** Of all that can be chosen now, the face that resists most. */
const dearest = (here: GivenHere, { legal, view }: Props): Face | null => {
  const {
    read: { card },
  } = here;
  let best: Face | null = null;
  for (const m of legal) {
    const face = faceIn(view, m);
    if (face !== null && (best === null || card(faceOf(face)).resistance > card(faceOf(best)).resistance)) best = face;
  }
  return best;
};

export const Eye = ({ p }: { readonly p: Props }) => {
  const here = useGiven();
  const {
    read: { card },
    names: { CARD_NAME },
    words,
  } = here;
  const last = useRef<Face>('rat_king');
  const face = inFocus(here, p) ?? last.current;
  last.current = face;
  const row = card(faceOf(face));
  const suit = SUITS[row.suit] ?? null;
  return (
    <section className={css.eye} aria-label={words.focus} {...about('focus')}>
      <span className={css.big} {...about('card', face)}>
        <Print face={face} />
      </span>
      <div className={css.told}>
        <h3>{CARD_NAME[face]}</h3>
        <p className={css.cap}>
          <img src={picture(`suit-${suit ?? 'penance'}`)} alt="" />
          {words.suit(suit)}
          <span>{words.copies(row.copies)}</span>
        </p>
        <Says face={face} />
      </div>
    </section>
  );
};
