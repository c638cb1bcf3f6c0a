/** The toolbox for phones: the cards in full, to read and to play; for a watcher how many everybody holds. */
import { asking } from '@pesthouse/board';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { cardsShown, HandCard } from './Dock.tsx';
import { useGiven } from './given.tsx';
import css from './phone.module.css';
import { useScene } from './underway.ts';
import { plateName, seatsOf, watches } from './who.ts';

const Own = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const dive = asking(p.view)?.step === 'dive' && p.legal.length > 0;
  return (
    <div className={css.tab} {...about('hand', String(p.seat))}>
      <h2>{dive ? words.discardPile : words.toolbox}</h2>
      <div className={css.cards}>
        {cardsShown(p).map((card) => (
          <HandCard key={card} p={p} card={card} look="full" />
        ))}
        {playerAt(p.view, p.seat).handSize === 0 ? <p className={css.none}>{words.toolboxEmpty}</p> : null}
      </div>
    </div>
  );
};

const Everybodys = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  return (
    <div className={css.tab}>
      <h2>{words.phases.toolboxes}</h2>
      <ul className={css.held}>
        {seatsOf(p).map((who) => (
          <li key={who} {...about('hand', String(who))}>
            <b>{plateName(p, who)}</b> {words.hand(playerAt(p.view, who).handSize)}
          </li>
        ))}
      </ul>
    </div>
  );
};

export const ToolboxTab = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  return watches(p) ? <Everybodys p={p} /> : <Own p={p} />;
};
