/** The Lineup: eight spaces with their prices, and what can be done with them now. */
import { only } from '@pesthouse/board';
import { GOODS, type Good, idOf } from '../names.ts';
import { EMPTY, type Move, type State } from '../state.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import css from './board.module.css';
import { asked, type Props } from './choice.ts';
import { Tile } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { Spot, type TagWords } from './Spot.tsx';

/** What a price tag says while this seat spends. */
export const priceTag = (here: GivenHere, view: State, f: number, can: boolean): TagWords | null => {
  const {
    read: { priceOf, card },
    words,
  } = here;
  const price = priceOf(view, f);
  const off = card(f).resistance - price;
  if (can) return { words: off > 0 ? words.payLess(price, off) : words.pay(price), tone: 'can' };
  return view.tookRatKing || view.pool >= price ? null : { words: words.short(price - Math.max(0, view.pool)), tone: 'no' };
};

const tagOf = (here: GivenHere, p: Props, f: number, move: Move | null): TagWords | null => {
  const {
    words,
    read: { isCostly },
  } = here;
  if (asked(p, 'infect')) return priceTag(here, p.view, f, move !== null);
  if (move?.verb === 'clear') return { words: words.smokeOut, tone: 'can' };
  if (asked(p, 'redeal') && isCostly(f)) return { words: words.costly, tone: 'gilt' };
  return null;
};

const goodAt = (i: number): Good => GOODS[i] ?? 'space-0';

const Space = ({ p, f, i }: { readonly p: Props; readonly f: number; readonly i: number }) => {
  const here = useGiven();
  const { words } = here;
  const what = goodAt(i);
  if (f === EMPTY)
    return (
      <span className={css.slot} data-spot={what} role="img" aria-label={`${words.space(i + 1)}, ${words.emptySpace}`} {...about('gap', 'lineup')}>
        <img src={picture('slot-empty')} alt="" />
      </span>
    );
  const move = only(p.legal, 'infect').find((m) => m.what === what) ?? only(p.legal, 'clear').find((m) => m.space === i) ?? null;
  const spending = asked(p, 'infect') || asked(p, 'clear');
  return (
    <Spot
      p={p}
      face={idOf(f)}
      move={move}
      wish={
        p.legal.length === 0 || p.view.active !== p.seat ? { verb: 'infect', what } : asked(p, 'clear') ? { verb: 'clear', space: i } : { verb: 'infect', what }
      }
      tag={tagOf(here, p, f, move)}
      spot={what}
      at={words.space(i + 1)}
      dim={spending && move === null}
      className={css.lcard}
    >
      <Tile face={idOf(f)} />
    </Spot>
  );
};

export const Lineup = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const n = p.view.lineup.filter((f) => f !== EMPTY).length;
  return (
    <section className={css.lineup} aria-label={words.lineup} {...about('lineup')}>
      <h2 className={css.zone}>
        {words.lineup} <small>{words.filled(n)}</small>
      </h2>
      <div className={css.spaces}>
        {p.view.lineup.map((f, i) => (
          <Space key={goodAt(i)} p={p} f={f} i={i} />
        ))}
      </div>
    </section>
  );
};
