/** The cards under control: Chronics to the left, what was played this turn beside them, and what a rival lays down in its turn. */

import { asking, cx } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { idOf } from '../names.ts';
import { activePlayer, type Controlled } from '../state.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import css from './board.module.css';
import { offered, type Props, wished } from './choice.ts';
import { Tile } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { keyed } from './keyed.ts';
import { Spot, type TagWords } from './Spot.tsx';
import { chronicsOf, nameOf, ownSeat, playedBy } from './who.ts';

export const controlTag = (here: GivenHere, p: Props, who: Seat, x: Controlled): TagWords | null => {
  const {
    words,
    read: { effectAt, card },
  } = here;
  const move = who === p.seat ? offered(p.legal, 'control', idOf(x.card)) : null;
  if (move !== null && !(move.verb === 'activate' && x.used)) {
    const says: { readonly [verb: string]: string } = { activate: words.activate, resolve: words.now, 'give-up': words.giveUp, mimic: words.copy };
    const said = says[move.verb];
    if (said !== undefined) return { words: said, tone: 'can' };
  }
  const f = asking(p.view);
  const attacks = f?.step === 'respond' && f.victim === p.seat && who === p.view.active && x === playedBy(p.view, who).at(-1);
  if (attacks) return { words: words.persecutesYou, tone: 'blood' };
  if (x.used) return { words: words.used, tone: 'no' };
  if (x.repented) return { words: words.repented, tone: 'quiet' };
  if (x.waits >= 0 && effectAt(x.card, x.waits).when === 'endPhase') return { words: words.chronicOf.end, tone: 'quiet' };
  if (card(x.card).chronic && who === p.seat) return { words: words.chronicOf[effectAt(x.card, card(x.card).activated).phase], tone: 'quiet' };
  return null;
};

interface RowProps {
  readonly p: Props;
  readonly who: Seat;
  readonly cards: readonly Controlled[];
  readonly spot: string;
  readonly dim?: boolean;
}

/** Cards side by side; when they are many they lie over each other. */
export const Row = ({ p, who, cards, spot, dim = false }: RowProps) => {
  const here = useGiven();
  return (
    <div className={css.fan} style={{ '--n': Math.max(2, cards.length) }} data-spot={spot}>
      {keyed(cards, (x) => x.card).map(({ x, key }) => {
        const tag = controlTag(here, p, who, x);
        const usable = who === p.seat && !x.used ? offered(p.legal, 'control', idOf(x.card)) : null;
        return (
          <Spot
            key={key}
            p={p}
            face={idOf(x.card)}
            move={usable}
            wish={who === p.seat ? wished(p.view, 'control', idOf(x.card)) : null}
            tag={tag}
            dim={dim || x.used}
            className={cx(css.ccard, tag?.tone === 'blood' && css.attacking)}
          >
            <Tile face={idOf(x.card)} crop />
          </Spot>
        );
      })}
    </div>
  );
};

export const Chronics = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const who = ownSeat(p);
  const list = chronicsOf(p.view, who);
  return (
    <section className={css.chronics} aria-label={words.yourChronics} {...about('chronics', String(who))}>
      <h2 className={css.zone}>
        {who === p.seat ? words.yourChronics : words.chronics} {list.length === 0 ? <small>{words.noChronics}</small> : null}
      </h2>
      {list.length === 0 ? <span className={css.ghost} data-spot={`chronic-${who}`} /> : <Row p={p} who={who} cards={list} spot={`chronic-${who}`} />}
    </section>
  );
};

export const Played = ({ p }: { readonly p: Props }) => {
  const {
    read: { baseOf },
    words,
  } = useGiven();
  const { view } = p;
  const own = ownSeat(p);
  const mine = playedBy(view, own);
  const rival = view.active !== own && view.phase !== 'over' ? view.active : null;
  const theirs = rival === null ? [] : playedBy(view, rival);
  const base = baseOf(activePlayer(view));
  return (
    <section className={css.played} aria-label={words.playedThisTurn} data-split={rival !== null || undefined} {...about('played')}>
      {rival === null ? (
        <div className={css.mine}>
          <h2 className={css.zone}>
            {words.playedThisTurn} <small>{mine.length === 0 ? '' : words.onCards(base, view.gained)}</small>
          </h2>
          {mine.length === 0 ? <span className={css.ghost} data-spot={`control-${own}`} /> : <Row p={p} who={own} cards={mine} spot={`control-${own}`} />}
        </div>
      ) : (
        <>
          <div className={css.mine}>
            <h2 className={css.zone}>{words.inFront}</h2>
            {mine.length === 0 ? (
              <span className={css.waitsHere} data-spot={`control-${own}`}>
                <img src={picture('shield-repent')} alt="" />
                {words.inFrontEmpty}
              </span>
            ) : (
              <Row p={p} who={own} cards={mine} spot={`control-${own}`} />
            )}
          </div>
          <div className={css.theirs}>
            <h2 className={css.zone}>
              {words.hasPlayed(nameOf(p, rival))} <small>{theirs.length === 0 ? '' : words.soFar(base + view.gained)}</small>
            </h2>
            {theirs.length === 0 ? (
              <span className={css.ghost} data-spot={`control-${rival}`} />
            ) : (
              <Row p={p} who={rival} cards={theirs} spot={`control-${rival}`} />
            )}
          </div>
        </>
      )}
    </section>
  );
};
