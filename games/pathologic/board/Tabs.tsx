/** The phone's tabs: Events, the own cards, and the people with their sheets. */
import { only } from '@pesthouse/board';
import { HEALERS, PLAGUE, STRAINS } from '../names.ts';
import { CardSpot } from './Card.tsx';
import { isPlague, type Props, roleOf } from './choice.ts';
import { useGiven } from './given.tsx';
import { cardsOf, StrainCard } from './Own.tsx';
import { PlaguePlate } from './PlaguePlate.tsx';
import { Decks, Guess, HitList, Notebook } from './PlagueSide.tsx';
import css from './phone.module.css';
import { Sheet } from './Sheet.tsx';
import { Tickets } from './Tickets.tsx';

export const EventsTab = (p: Props) => <Tickets p={p} />;

const Strains = ({ p }: { readonly p: Props }) => (
  <div className={css.list}>
    {STRAINS.flatMap((x, i) => ((p.view.grip[i] ?? 0) > 0 ? [<StrainCard key={x} p={p} strain={x} copies={p.view.grip[i] ?? 0} />] : []))}
  </div>
);

export const HandTab = (p: Props) => {
  const { words } = useGiven();
  const h = roleOf(p);
  if (isPlague(p))
    return (
      <div className={css.tab}>
        <h2>{words.yourStrains}</h2>
        {p.view.gripSize === 0 ? <p>{words.noStrains}</p> : <Strains p={p} />}
        <HitList p={p} />
        <Notebook p={p} />
        <Guess p={p} />
        <Decks p={p} />
      </div>
    );
  if (h < 0) return <p className={css.tab}>{words.handOf('plague')}</p>;
  const taking = only(p.legal, 'take');
  const hand = cardsOf(p.view, h, p.view.hand[h]);
  return (
    <div className={css.tab}>
      <h2>{taking.length > 0 ? words.takeOne : words.hand}</h2>
      <div className={css.grid}>
        {taking.length > 0
          ? taking.map((m) => <CardSpot key={m.card} p={p} title={m.card} taking />)
          : hand.map((x) => <CardSpot key={x.title} p={p} {...x} />)}
      </div>
      {taking.length === 0 && hand.length === 0 ? <p>{words.emptyHand}</p> : null}
    </div>
  );
};

export const PeopleTab = (p: Props) => (
  <div className={css.tab}>
    {roleOf(p) === PLAGUE ? null : <PlaguePlate p={p} />}
    {HEALERS.map((id, h) => (
      <Sheet key={id} p={p} h={h} />
    ))}
  </div>
);
