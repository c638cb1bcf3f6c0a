/** The small faces of Pest and Aid cards: what is struck, and what is paid to whom. */
import { AID, type Gains, PEST } from '../data/tables.ts';
import { COLOURS, GAINS, RESOURCES } from '../names.ts';
import css from './cards.module.css';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import { GAIN_PIC, kindPic, RES_PIC } from './pictures.ts';

/** The targets of a Pest card. */
export const Targets = ({ card, h }: { readonly card: number; readonly h: number }) => {
  const c = PEST[card];
  if (c === undefined) return null;
  const harbour = COLOURS[c.harbour];
  const road = COLOURS[c.road];
  return (
    <span className={css.targets}>
      {c.places.map((t) => (
        <span key={`${t.kind} ${t.resource}`} className={css.target}>
          <Pic name={kindPic(t.kind, false)} h={h} />
          <Pic name={RES_PIC[RESOURCES[t.resource] ?? 'coin']} h={h * 0.62} className={css.over} />
        </span>
      ))}
      {harbour === undefined ? null : <Pic name={`harbour-${harbour}`} h={h * 1.15} />}
      {road === undefined ? null : <Pic name={`horseshoe-${road}`} h={h} />}
    </span>
  );
};

export const GainsRow = ({ list, h = 12 }: { readonly list: readonly Gains[]; readonly h?: number }) => {
  const {
    names: { gained },
  } = useGiven();
  return (
    <>
      {list.map((g) => {
        const what = GAINS[g.what] ?? 'any';
        return (
          <span key={g.what} className={css.gain}>
            {g.n}
            <Pic name={GAIN_PIC[what]} h={h} label={gained(g.n, what)} />
          </span>
        );
      })}
    </>
  );
};

const MARKS = ['▲', '■', '▼'] as const;
/** The columns of an Aid card: most, middle and least Influence. */
export const AidColumns = ({ card, seats }: { readonly card: number; readonly seats: number }) => {
  const { words } = useGiven();
  const a = AID[card];
  if (a === undefined) return null;
  if (a.most.length === 0) return <span className={css.none}>{words.noAid}</span>;
  return (
    <>
      {[a.most, a.middle, a.least].map((list, i) =>
        seats === 2 && i === 1 ? null : (
          <span key={MARKS[i]} className={css.column}>
            <i>{MARKS[i]}</i>
            <GainsRow list={list} />
          </span>
        ),
      )}
    </>
  );
};
