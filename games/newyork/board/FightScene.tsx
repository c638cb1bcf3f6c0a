/** A fight as it is rolled: both sides' cards, what their dice are made of, two trays, and the chance that follows every die. */

import { Bold, ClauseLink, cx, seatedAt, times } from '@pesthouse/board';
import type { Tables } from '../data/tables.ts';
import { goesHome, holdsWith, leavesFood } from '../dice.ts';
import type { Kind, Species } from '../names.ts';
import type { Event } from '../state.ts';
import { sumOf, tally } from '../text/reading.ts';
import { dayArt, placeArt } from './art.ts';
import type { Props } from './choice.ts';
import { Bullet } from './Drawing.tsx';
import { partsOf } from './fightparts.ts';
import { Gauge } from './Gauge.tsx';
import { useGiven } from './given.tsx';
import { Over } from './Over.tsx';
import { PestCard } from './PestCard.tsx';
import css from './stage.module.css';
import { Tray } from './Tray.tsx';
import { fightTimes, lying } from './timeline.ts';
import { useClock } from './useclock.ts';

export type Fight = Extract<Event, { type: 'fought' }>;

interface SideProps {
  readonly who: Species;
  readonly other: Species;
  readonly part: 'attack' | 'defence';
  readonly kinds: readonly Kind[];
  readonly dice: readonly number[];
  readonly lies: number;
  readonly thrown: boolean;
  readonly said: string;
  readonly outcome: 'won' | 'lost' | null;
  readonly narrow: boolean;
}

const Side = ({ who, other, part, kinds, dice, lies, thrown, said, outcome, narrow }: SideProps) => {
  const here = useGiven();
  const {
    words,
    tables: { NUMBER },
  } = here;
  const cap = words.ofTen(dice.length, NUMBER.diceCap);
  return (
    <section className={cx(css.side, outcome === 'won' && css.won, outcome === 'lost' && css.lost)} data-species={who}>
      <div className={css.head}>
        <Bullet species={who} size={narrow ? 36 : 52} />
        <div className={css.name}>
          <b>{part === 'attack' ? words.attacks(who) : words.defends(who)}</b>
          <span>{said}</span>
        </div>
        <div className={css.total}>
          {sumOf(dice.slice(0, lies))}
          <small>{lies === dice.length ? words.total : words.soFar}</small>
        </div>
      </div>
      {narrow ? null : (
        <div className={css.fan} data-many={kinds.length > 3 || undefined} style={{ '--n': kinds.length }}>
          {tally(kinds).flatMap(({ kind, n }) =>
            times(n).map((card) => (
              <span key={`${kind} ${card}`} className={css.card}>
                <PestCard kind={kind} />
              </span>
            )),
          )}
        </div>
      )}
      <div className={css.parts}>
        {partsOf(here, kinds, part, who, other, narrow).map((p) => (
          <span key={p.name} className={p.bonus ? css.bonus : undefined}>
            {p.name} <b>{p.dice}</b>
          </span>
        ))}
      </div>
      {narrow ? null : (
        <div className={css.cap}>
          {times(NUMBER.diceCap).map((die) => (
            <i key={die} className={die <= dice.length ? css.on : undefined} />
          ))}
          <span>
            <b>{cap.n}</b> {cap.rest}
          </span>
        </div>
      )}
      <Tray dice={dice} lying={lies} thrown={thrown} />
    </section>
  );
};

/** The food that stays if a side loses; under each pest lies what it cost (NYC-GEN-10). */
const stake = ({ KIND }: Tables, kinds: readonly Kind[], who: Species): number =>
  leavesFood(
    who,
    kinds.length,
    kinds.reduce((n, k) => n + KIND[k].cost, 0),
  );

export const FightScene = ({ fight: f, view, seat, sitters, openRule, narrow }: Props & { readonly fight: Fight }) => {
  const {
    words,
    names: { PLACE_NAME },
    tables,
    odds: { chanceFrom },
  } = useGiven();
  const show = fightTimes(f.attack.length, f.defence.length);
  const t = useClock(show.beats);
  const a = lying(f.attack.length, show.attackLies, t);
  const d = lying(f.defence.length, show.defenceLies, t);
  const now = chanceFrom(sumOf(f.attack.slice(0, a)), f.attack.length - a, sumOf(f.defence.slice(0, d)), f.defence.length - d);
  const before = chanceFrom(0, f.attack.length, 0, f.defence.length);
  const over = t >= show.decided;
  const outcome = (who: Species): 'won' | 'lost' | null => (over ? (f.winner === who ? 'won' : 'lost') : null);
  const sitter = (who: Species): string => seatedAt({ sitters, seat }, view.seatOf[who], words.you).name;
  const mine = view.seatOf[f.who] === seat;
  const tie = f.clause === 'NYC-FIGHT-11';
  const loser = f.winner === f.who ? f.target : f.who;
  const lost = loser === f.who ? f.attackers : f.defenders;
  const need = holdsWith(sumOf(f.attack)) - sumOf(f.defence.slice(0, d));
  return (
    <Over narrow={narrow} label={words.fight(f.who, f.target, f.at)} thing="fight">
      <div className={css.box}>
        <header className={css.top} style={{ '--night': `url("${placeArt(f.at)}")`, '--day': `url("${dayArt(f.at)}")` }}>
          <div className={css.sign}>
            <i>{tables.PLACE[f.at].draw}</i>
            {PLACE_NAME[f.at]}
            {f.final ? <em>{words.finalBattle}</em> : null}
          </div>
        </header>
        <Side
          who={f.who}
          other={f.target}
          part="attack"
          kinds={f.attackers}
          dice={f.attack}
          lies={a}
          thrown={t >= show.attackThrown}
          said={[sitter(f.who), mine ? words.tieYours : words.tieTheirs].filter((x) => x !== '').join(' · ')}
          outcome={outcome(f.who)}
          narrow={narrow}
        />
        <Gauge
          attacker={f.who}
          defender={f.target}
          now={now}
          before={before}
          narrow={narrow}
          note={a === f.attack.length && d < f.defence.length && need > 0 ? words.need(f.target, need, f.defence.length - d) : null}
        />
        <Side
          who={f.target}
          other={f.who}
          part="defence"
          kinds={f.defenders}
          dice={f.defence}
          lies={d}
          thrown={t >= show.defenceThrown}
          said={sitter(f.target)}
          outcome={outcome(f.target)}
          narrow={narrow}
        />
        <footer className={css.foot} data-result="">
          {over ? (
            <p className={css.result} data-species={f.winner}>
              <Bullet species={f.winner} size={30} rim={1.5} />
              <b>{f.winner === f.who ? words.wins(f.who, tie) : words.holds(f.target)}</b>
              <span>
                {sumOf(f.attack)} : {sumOf(f.defence)}. {words.loses(loser, lost.length, goesHome(loser))}.
              </span>
              <ClauseLink clause={f.clause} open={openRule} />
            </p>
          ) : (
            <>
              <p>
                <Bold>{words.ifLost(f.who, f.attackers.length, stake(tables, f.attackers, f.who), goesHome(f.who))}</Bold>{' '}
                <ClauseLink clause={goesHome(f.who) ? 'NYC-FIGHT-13' : 'NYC-FIGHT-12'} open={openRule} />
              </p>
              <p>
                <Bold>{words.ifLost(f.target, f.defenders.length, stake(tables, f.defenders, f.target), goesHome(f.target))}</Bold>{' '}
                <ClauseLink clause={goesHome(f.target) ? 'NYC-FIGHT-13' : 'NYC-FIGHT-14'} open={openRule} />
              </p>
            </>
          )}
        </footer>
      </div>
    </Over>
  );
};
