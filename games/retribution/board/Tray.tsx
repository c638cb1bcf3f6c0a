/** The tray of a choice that lies in piles: which card of the hand or the discard pile to send, fetch or Recruit. */

import { asking, cx } from '@pesthouse/board';
import { FACE_COUNT, idOf } from '../names.ts';
import { playerAt } from '../state.ts';
import { about } from './about.ts';
import { inTray, offered, type Place, type Props } from './choice.ts';
import { Tile } from './Face.tsx';
import { useGiven } from './given.tsx';
import { Spot } from './Spot.tsx';
import css from './window.module.css';

const Shelf = ({ p, place }: { readonly p: Props; readonly place: Extract<Place, 'hand' | 'discard'> }) => {
  const { words } = useGiven();
  const pile = playerAt(p.view, p.seat)[place];
  const faces = pile.flatMap((n, f) => (n > 0 && f < FACE_COUNT ? [{ face: idOf(f), n }] : []));
  return (
    <div className={css.shelf}>
      <h3>{words.chooseFrom[place]}</h3>
      <div className={css.tiles} data-few={faces.length < 5 || undefined}>
        {faces.map(({ face, n }) => (
          <Spot
            key={face}
            p={p}
            face={face}
            spot={`tray:${place}:${face}`}
            move={offered(p.legal, place, face)}
            at={words.chooseFrom[place]}
            tag={n > 1 ? { words: words.times(n), tone: 'quiet' } : null}
            className={css.pick}
          >
            <Tile face={face} />
          </Spot>
        ))}
        {faces.length === 0 ? <p>{words.nothing}</p> : null}
      </div>
    </div>
  );
};

export const Tray = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const places = inTray(p);
  if (places.length === 0) return null;
  const { view, seat, text } = p;
  const f = asking(view);
  const said = text.prompt(view, seat, { key: f?.step ?? '', who: seat });
  return (
    <section
      className={cx(css.window, css.tray, p.narrow && css.narrow)}
      aria-label={f?.step === 'pit' ? words.pit : said.title}
      data-sheet=""
      {...about('choice')}
    >
      {places.map((place) => (
        <Shelf key={place} p={p} place={place} />
      ))}
    </section>
  );
};
