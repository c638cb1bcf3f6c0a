/** A window as everybody sees it: one line that says what has happened; and, for whoever is asked, on which public grounds. Nothing shows who else is asked or has answered. */
import { asking } from '@pesthouse/board';
import { answers, titleIn } from '../cards/code.ts';
import { deckList, num } from '../data/tables.ts';
import { STRAINS, TITLES, titleName, WARDS } from '../names.ts';
import { deckKind, type Frame } from '../state.ts';
import type { Words } from '../text/en.ts';
import { about as mark } from './about.ts';
import { type Props, roleOf } from './choice.ts';
import { type GivenHere, useGiven } from './given.tsx';
import css from './window.module.css';

type WindowFrame = Extract<Frame, { step: 'window' }>;

const about = ({ placeName, strainText, titleText, wardText }: Words['names'], f: WindowFrame): string => {
  switch (f.kind) {
    case 'W-RX':
      return titleText(TITLES[titleIn(f.about)] ?? 'back');
    case 'W-STR':
      return strainText(STRAINS[f.about] ?? 'back');
    case 'W-ATK':
      return placeName(f.about);
    case 'W-DIE':
      return wardText(WARDS[f.about] ?? '');
    default:
      return '';
  }
};

/** Titles of this seat's deck that could answer and are not all in its discard pile: what everybody can work out. */
const couldBe = ({ tables: { CARDS }, names: { titleText } }: GivenHere, p: Props, f: WindowFrame): readonly string[] => {
  const h = roleOf(p);
  return deckList(deckKind(p.view, h)).flatMap((t, slot) => {
    const inPlay = (p.view.hand[h]?.[slot] ?? 0) + (p.view.deck[h]?.[slot] ?? 0) > 0;
    const card = CARDS[t];
    return inPlay && card !== undefined && answers(card, p.view, h, f.kind) ? [titleText(titleName(t))] : [];
  });
};

export const WindowCard = ({ p }: { readonly p: Props }) => {
  const { words, names } = useGiven();
  const f = asking(p.view);
  if (f?.step !== 'window' || p.now !== null) return null;
  const mine = p.legal.length > 0;
  const what = about(names, f);
  return (
    <aside className={css.card} data-mine={mine || undefined} aria-label={words.waitingFor} {...mark('window')}>
      <b>{mine ? words.asked : words.waitingFor}</b>{' '}
      <span>
        {words.cause[f.kind]}
        {what === '' ? '' : `: ${what}`}
      </span>
    </aside>
  );
};

/** What stands beside the hand while this seat is asked: why it is, and that the answer is secret. */
export const WhyAsked = ({ p }: { readonly p: Props }) => {
  const here = useGiven();
  const {
    words,
    names: { either },
  } = here;
  const f = asking(p.view);
  if (f?.step !== 'window' || p.legal.length === 0) return null;
  return (
    <>
      <h2>{words.asked}</h2>
      <p>{words.whyAsked(num(p.view.held, roleOf(p)), either(couldBe(here, p, f)))}</p>
      <p>{words.sealed}</p>
    </>
  );
};
