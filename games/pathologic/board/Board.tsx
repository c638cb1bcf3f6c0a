/** The scene: the town with everything on it, and at its lower edge the hand; for the Plague the Healers stand above. */
import { about } from './about.ts';
import css from './board.module.css';
import { isPlague, type Props } from './choice.ts';
import { useGiven } from './given.tsx';
import { MapView } from './MapView.tsx';
import { Own } from './Own.tsx';
import { PhoneBoard } from './PhoneBoard.tsx';
import { Rivals } from './Rivals.tsx';
import { useScene } from './underway.ts';
import { WindowCard } from './WindowCard.tsx';

const Wide = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  return (
    <section className={css.room} aria-label={words.map} {...about('map')}>
      {isPlague(p) ? <Rivals p={p} /> : null}
      <div className={css.stage}>
        <div className={css.town}>
          <MapView p={p} />
        </div>
        <WindowCard p={p} />
      </div>
      <Own p={p} />
    </section>
  );
};

export const Board = (props: Props) => {
  const p = { ...props, view: useScene(props) };
  return props.narrow ? <PhoneBoard p={p} /> : <Wide p={p} />;
};
