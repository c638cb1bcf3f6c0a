/** The end on the board: every House's Renown by source, the rank of a solo game, and the Pest cards that never came. */
import { houseOf, pestName as pestId, pestsNeverIn, solo } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { Targets } from './Cards.tsx';
import type { Props } from './choice.ts';
import { Pic } from './Draw.tsx';
import css from './final.module.css';
import { useGiven } from './given.tsx';
import { crestOf } from './pictures.ts';
import { Ranks } from './Ranks.tsx';

const ScoreTable = ({ p, s }: { readonly p: Pick<Props, 'text'>; readonly s: State }) => {
  const {
    read: { rankOf, sheetOf, totalOf },
    words,
    names: { HOUSE_NAME },
    text: { ordinal },
  } = useGiven();
  const seats = [...s.players.keys()].sort((a, b) => rankOf(s, a) - rankOf(s, b));
  const lines = Object.keys(sheetOf(s, 0));
  return (
    <table className={css.table}>
      <caption>{words.reckoning}</caption>
      <thead>
        <tr>
          <th scope="col" aria-label={words.reckoning} />
          {seats.map((i) => (
            <th key={i} scope="col">
              <Pic name={crestOf(houseOf(s, i))} h={26} />
              {HOUSE_NAME[houseOf(s, i)]}
              {solo(s) ? null : <small>{ordinal(rankOf(s, i))}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            <th scope="row">{p.text.sheet(line)}</th>
            {seats.map((i) => (
              <td key={i}>{sheetOf(s, i)[line] ?? 0}</td>
            ))}
          </tr>
        ))}
        <tr className={css.total}>
          <th scope="row">{words.total}</th>
          {seats.map((i) => (
            <td key={i}>{totalOf(s, i)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

/** With one or two players a card of each colour pile was out of the game all along. */
const Unseen = ({ s }: { readonly s: State }) => {
  const {
    words,
    names: { pestName },
  } = useGiven();
  const cards = pestsNeverIn(s);
  if (cards.length === 0) return null;
  return (
    <section className={css.unseen} aria-label={words.unseenPests}>
      <h3>{words.unseenPests}</h3>
      <ul>
        {cards.map((n) => (
          <li key={n}>
            <b>{pestName(pestId(n))}</b>
            <Targets card={n} h={16} />
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Final = ({ p, s }: { readonly p: Pick<Props, 'text'>; readonly s: State }) => (
  <div className={css.final} {...about('final')}>
    <ScoreTable p={p} s={s} />
    {solo(s) ? <Ranks s={s} flat /> : null}
    <Unseen s={s} />
  </div>
);
