/** The shared piles: Kingdom deck, Rat Kings, Penance deck and the Plague Pit, each with its number and open to a look. */

import { only } from '@pesthouse/board';
import type { ReactNode } from 'react';
import { FACE_COUNT, idOf } from '../names.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import css from './board.module.css';
import { asked, type Props } from './choice.ts';
import { Back, Tile } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import type { Looked } from './Inspect.tsx';
import { Spot } from './Spot.tsx';

interface SuppliesProps {
  readonly p: Props;
  look(at: Looked): void;
}

/** What a look into each shared pile shows. */
export const looksInto = (here: GivenHere, { view }: Pick<Props, 'view'>) => {
  const { words } = here;
  return {
    kingdom: { title: `${words.kingdom}: ${view.kingdomSize}`, note: words.sortedNote, parts: [{ pile: view.kingdom }] },
    penance: { title: `${words.penance}: ${view.penanceSize}`, note: words.sortedNote, parts: [{ pile: view.penance }] },
    pit: { title: `${words.pit}: ${view.pitSize}`, note: words.pitNote, parts: [{ pile: view.pit }] },
  };
};

const Pile = ({ name, n, spot, onLook, children }: { name: string; n: number; spot: 'kingdom' | 'penance'; onLook(): void; children: ReactNode }) => {
  const { words } = useGiven();
  return (
    <div className={css.supply} {...about(spot)}>
      <h3 className={css.zone}>
        {name}
        <b className={css.n}>{n}</b>
      </h3>
      <button
        type="button"
        className={css.pile}
        data-spot={spot}
        data-empty={n === 0 || undefined}
        aria-label={words.lookInto(name, n)}
        onClick={onLook}
        data-opens=""
      >
        {children}
      </button>
    </div>
  );
};

/** The cards that can be seen in the Pit: one of each face, the rarest last. */
const inThePit = (pit: readonly number[]): readonly number[] =>
  pit
    .flatMap((n, f) => (n > 0 && f < FACE_COUNT ? [f] : []))
    .sort((a, b) => (pit[b] ?? 0) - (pit[a] ?? 0))
    .slice(0, 5);

export const Supplies = ({ p, look }: SuppliesProps) => {
  const here = useGiven();
  const { words } = here;
  const { view } = p;
  const into = looksInto(here, p);
  const free = only(p.legal, 'take-rat-king')[0] ?? null;
  return (
    <section className={css.supplies} aria-label={words.kingdom} {...about('kingdom')}>
      <Pile name={words.kingdom} n={view.kingdomSize} spot="kingdom" onLook={() => look(into.kingdom)}>
        <Back of="back-kingdom" />
      </Pile>
      <div className={css.supply} {...about('ratkings')}>
        <h3 className={css.zone}>
          {words.ratKings}
          <b className={css.n}>{view.ratKings}</b>
        </h3>
        <Spot
          p={p}
          face="rat_king"
          move={free}
          wish={{ verb: 'take-rat-king' }}
          tag={free === null ? null : { words: words.free, tone: 'can' }}
          spot="rat-kings"
          at={words.inside(view.ratKings)}
          dim={view.ratKings === 0 || (asked(p, 'infect') && free === null)}
          className={css.ratKing}
        >
          <Tile face="rat_king" />
        </Spot>
      </div>
      <Pile name={words.penance} n={view.penanceSize} spot="penance" onLook={() => look(into.penance)}>
        <Back of="back-penance" />
      </Pile>
      <div className={css.pitZone} {...about('pit')}>
        <h3 className={css.zone}>
          {words.pit} <small>{words.goneForGood(view.pitSize)}</small>
          <b className={css.n}>{view.pitSize}</b>
        </h3>
        <button
          type="button"
          className={css.pit}
          data-spot="pit"
          data-opens=""
          aria-label={words.lookInto(words.pit, view.pitSize)}
          onClick={() => look(into.pit)}
        >
          <img src={picture('plague-pit')} alt="" />
          <span className={css.sunk}>
            {inThePit(view.pit).map((f) => (
              <span key={f}>
                <Tile face={idOf(f)} />
              </span>
            ))}
          </span>
        </button>
      </div>
    </section>
  );
};
