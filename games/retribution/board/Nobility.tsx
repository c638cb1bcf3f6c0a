/** The Nobility: two face-up stacks that lean on the King, and the King himself, locked until both are gone. */

import { ClauseLink, cx, only } from '@pesthouse/board';
import type { Good } from '../names.ts';
import { faceOf, idOf } from '../names.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import { picture } from './art.ts';
import css from './board.module.css';
import { asked, type Props } from './choice.ts';
import { Tile } from './Face.tsx';
import { useGiven } from './given.tsx';
import { priceTag } from './Lineup.tsx';
import { Spot } from './Spot.tsx';

/** How many lie on the King. */
export const onTheKing = (view: State): number => view.stacks.reduce((n, x) => n + x.length, 0);

export const nobleMove = (p: Props, what: Good) => only(p.legal, 'infect').find((m) => m.what === what) ?? null;

const Pile = ({ p, i }: { readonly p: Props; readonly i: 0 | 1 }) => {
  const here = useGiven();
  const {
    words,
    names: { CARD_NAME, join },
  } = here;
  const stack = p.view.stacks[i] ?? [];
  const what = i === 0 ? 'stack-0' : 'stack-1';
  const top = stack[stack.length - 1];
  const move = nobleMove(p, what);
  return (
    <div className={cx(css.noble, i === 0 ? css.leanLeft : css.leanRight)}>
      {top === undefined ? (
        <span className={css.slot} data-spot={what} role="img" aria-label={words.stackGone} {...about('gap', 'nobility')}>
          <img src={picture('slot-empty')} alt="" />
        </span>
      ) : (
        <>
          {stack.slice(0, -1).map((f, depth) => (
            <span key={f} className={css.under} style={{ '--up': stack.length - 1 - depth }} title={CARD_NAME[idOf(f)]} {...about('card', idOf(f))}>
              <Tile face={idOf(f)} crop />
            </span>
          ))}
          <Spot
            p={p}
            face={idOf(top)}
            move={move}
            wish={{ verb: 'infect', what }}
            tag={asked(p, 'infect') ? priceTag(here, p.view, top, move !== null) : null}
            spot={what}
            at={`${words.nobility}${
              stack.length > 1
                ? `, ${words.below(
                    join(
                      stack
                        .slice(0, -1)
                        .toReversed()
                        .map((f) => CARD_NAME[idOf(f)]),
                    ),
                  )}`
                : ''
            }`}
            dim={asked(p, 'infect') && move === null}
          >
            <Tile face={idOf(top)} crop />
          </Spot>
        </>
      )}
    </div>
  );
};

const King = ({ p }: { readonly p: Props }) => {
  const here = useGiven();
  const { words } = here;
  const locked = onTheKing(p.view);
  const move = nobleMove(p, 'king');
  if (!p.view.king)
    return (
      <span className={cx(css.noble, css.king)} data-spot="king" {...about('gap', 'nobility')}>
        <span className={css.slot} role="img" aria-label={words.kingGone}>
          <img src={picture('slot-empty')} alt="" />
        </span>
      </span>
    );
  return (
    <div className={cx(css.noble, css.king)}>
      <Spot
        p={p}
        face="king"
        move={move}
        wish={{ verb: 'infect', what: 'king' }}
        tag={asked(p, 'infect') && locked === 0 ? priceTag(here, p.view, faceOf('king'), move !== null) : null}
        spot="king"
        at={locked === 0 ? words.kingFree : words.kingLockedLong(locked)}
        dim={locked > 0}
      >
        <Tile face="king" crop />
      </Spot>
      {locked > 0 ? <img className={css.lock} src={picture('lock')} alt="" /> : null}
    </div>
  );
};

export const Nobility = ({ p }: { readonly p: Props }) => {
  const { words } = useGiven();
  const locked = onTheKing(p.view);
  return (
    <section className={css.nobility} aria-label={words.nobility} {...about('nobility')}>
      <h2 className={css.zone}>
        {words.nobility} <small>{words.topOfEach}</small>
      </h2>
      <Pile p={p} i={0} />
      <Pile p={p} i={1} />
      <King p={p} />
      <p className={css.kingSays}>
        {!p.view.king ? words.kingGone : locked === 0 ? words.kingFree : words.kingLockedLong(locked)}{' '}
        {p.view.king && locked > 0 ? <ClauseLink clause="PLG-INF-05" open={p.openRule} /> : null}
      </p>
    </section>
  );
};
