/** The toolbox for phones: the cards in full, to read and to play. */
import { playerAt } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { asking, type Props } from './choice.ts';
import { cardsShown, HandCard } from './Dock.tsx';
import css from './phone.module.css';
import { useScene } from './scene.ts';
import { ownSeat } from './who.ts';

export const ToolboxTab = (props: Props) => {
  const p = { ...props, view: useScene(props.view, props.now) };
  const cards = cardsShown(p);
  const dive = asking(p.view)?.step === 'dive' && p.legal.length > 0;
  return (
    <div className={css.tab}>
      <h2>{dive ? words.discardPile : words.toolbox}</h2>
      <div className={css.cards}>
        {cards.map((card) => (
          <HandCard key={card} p={p} card={card} look="full" />
        ))}
        {playerAt(p.view, ownSeat(p)).handSize === 0 ? <p className={css.none}>{words.toolboxEmpty}</p> : null}
      </div>
    </div>
  );
};
