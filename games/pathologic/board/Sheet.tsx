/** A Healer's sheet: Evidence, counters, Pact, cards in hand, and the three Wards with their state. Its people can be pressed like those on the map. */

import { answers, BesideName, ClockSpot, cx, sits, Turned, tell, times } from '@pesthouse/board';
import { num } from '../data/tables.ts';
import { mayBeTarget } from '../fog.ts';
import { FIRST_WARD, HEALERS, PIECES, PLAGUE, pieceName, RESOURCES, WARDS, wardIn } from '../names.ts';
import { counterOf, inCrypts, isDead } from '../reading.ts';
import { atOf, isFree, pactOn, playing, type State, seatOfRole } from '../state.ts';
import { about } from './about.ts';
import { EMBLEM, HUE, pactArt, picture, portraitArt } from './art.ts';
import { choiceOf, considered, type Props, press, roleOf } from './choice.ts';
import { type GivenHere, useGiven } from './given.tsx';
import { useFog } from './help.ts';
import { Base, Counter, Icon } from './Icon.tsx';
import css from './seats.module.css';
import { describePiece, discardText, isTarget, playerOf, resourceOf, sitterOf } from './who.ts';
import { aboutAim } from './wish.ts';

/** What a Resolve that is meant would bring this Healer. */
export const wouldGain = ({ read }: Pick<GivenHere, 'read'>, p: Props, h: number): number => {
  const m = considered(p);
  return m?.verb !== 'resolve' || p.view.active !== h ? 0 : read.reward(p.view, PIECES.indexOf(m.piece));
};

export const Evidence = ({ n, gain = 0 }: { readonly n: number; readonly gain?: number }) => {
  const {
    words,
    tables: {
      NUMBER: { evidenceWin },
    },
    printed,
  } = useGiven();
  const spaces = times(evidenceWin);
  return (
    <span className={css.evi} role="img" aria-label={`${words.noEvidence} ${words.evidenceOf(n)}`}>
      {spaces.map((i) => (
        <i key={i} className={cx(i <= n && css.full, i > n && i <= n + gain && css.gain, i === evidenceWin && css.win)}>
          {i === evidenceWin ? <Turned number="evidenceWin" now={i} was={printed.NUMBER.evidenceWin} /> : i === n ? i : ''}
        </i>
      ))}
    </span>
  );
};

export const Counters = ({ view, h, size = 21 }: { readonly view: State; readonly h: number; readonly size?: number }) => {
  const {
    names: { RESOURCE },
  } = useGiven();
  return (
    <>
      {RESOURCES.map((r, t) => {
        const n = counterOf(view, h, t);
        return (
          <span key={r} title={RESOURCE[r]} {...about('resource', r)}>
            <Counter r={r} size={size} dull={n === 0} />
            {n}
          </span>
        );
      })}
    </>
  );
};

const WardRow = ({ p, ward }: { readonly p: Props; readonly ward: number }) => {
  const { words } = useGiven();
  const { view } = p;
  const piece = ward + FIRST_WARD;
  const id = pieceName(piece);
  const aim = `piece:${id}`;
  const c = choiceOf(p);
  const dead = isDead(view, ward);
  const at = atOf(view, piece);
  const pact = pactOn(view, ward);
  const [fog] = useFog(false);
  const suspect = fog && !dead && roleOf(p) !== PLAGUE && view.winner < 0 && view.phase !== 'setup';
  return (
    <button
      type="button"
      className={cx(css.ward, dead && css.dead, c.live.has(aim) && css.live, c.prefix.includes(aim) && css.sel)}
      data-card=""
      data-live={c.live.has(aim) || undefined}
      aria-label={describePiece(p, piece)}
      {...about('piece', id)}
      {...answers(
        p,
        () => press(p, aim),
        () => aboutAim(p, aim, words.shortPiece(id), describePiece(p, piece)),
      )}
    >
      <span className={css.face}>
        <img src={portraitArt(id)} alt="" />
      </span>
      <span className={css.name}>
        {words.shortPiece(id)}
        {pact >= 0 ? <img src={pactArt(HEALERS[pact] ?? 'bachelor')} alt="" width="15" height="18" /> : null}
        {isTarget(view, ward) ? <img src={picture('target')} alt="" width="15" height="15" /> : null}
        {suspect ? (
          <em className={mayBeTarget(view, ward) ? css.suspect : css.cleared} title={mayBeTarget(view, ward) ? words.mayBeTarget : words.noTarget} />
        ) : null}
      </span>
      {dead || at === 0 ? (
        <span className={css.state}>{dead ? (inCrypts(view, ward) ? words.crypt : words.grave) : words.unplaced}</span>
      ) : (
        <>
          <Counter r={resourceOf(ward)} size={20} />
          <span className={css.where}>{at}</span>
          <Base free={isFree(view, piece)} />
        </>
      )}
    </button>
  );
};

export const Sheet = ({ p, h }: { readonly p: Props; readonly h: number }) => {
  const here = useGiven();
  const {
    words,
    names: { capital, pieceText, ROLE_NAME },
    text,
  } = here;
  const { view } = p;
  const id = HEALERS[h] ?? 'bachelor';
  const inGame = playing(view, h);
  const at = atOf(view, h);
  const turn = view.active === h && view.phase !== 'over' && view.phase !== 'setup';
  const sitter = sitterOf(p, h);
  const c = choiceOf(p);
  const aim = `piece:${id}`;
  return (
    <section
      className={cx(css.sheet, turn && css.on, !inGame && css.absent)}
      style={{ '--hc': HUE[id] }}
      aria-label={ROLE_NAME[id]}
      data-spot={`sheet:${id}`}
      {...about('healer', id)}
      {...sits(seatOfRole(view, h))}
    >
      {inGame ? (
        <>
          <button
            type="button"
            className={cx(css.head, c.live.has(aim) && css.live)}
            data-card=""
            data-live={c.live.has(aim) || undefined}
            aria-label={describePiece(p, h)}
            {...about('piece', id)}
            {...answers(
              p,
              () => press(p, aim),
              () => aboutAim(p, aim, capital(pieceText(id)), describePiece(p, h)),
            )}
          >
            <span className={css.portrait}>
              <img src={portraitArt(id)} alt="" />
            </span>
            <span>
              <b className={css.role} data-long={ROLE_NAME[id].length > 14 || undefined}>
                {ROLE_NAME[id]}
                <Icon name={EMBLEM[id]} size={18} />
              </b>
              <span className={css.who}>
                <b>{playerOf(p, h)}</b>
                {sitter.you ? null : <BesideName of={sitter} as="em" />}
                {at > 0 ? (
                  <span className={css.spot}>
                    <span className={css.where}>{at}</span>
                    <Base free={isFree(view, h)} />
                  </span>
                ) : null}
                <ClockSpot p={p} seat={seatOfRole(view, h)} />
              </span>
            </span>
          </button>
          <span {...about('evidence', id)}>
            <Evidence n={num(view.evidence, h)} gain={wouldGain(here, p, h)} />
          </span>
          <div className={css.counters} data-spot={`counters:${id}`} {...about('counters', id)}>
            <Counters view={view} h={h} />
            {num(view.pact, h) < 0 ? <img src={pactArt(id)} alt="" width="17" height="20" title={words.pact} /> : null}
            <button
              type="button"
              className={css.cards}
              {...about('cards', id)}
              aria-label={`${ROLE_NAME[id]}: ${discardText(text, view, h)}`}
              onClick={(e) => tell(p, e.currentTarget, { name: ROLE_NAME[id], says: discardText(text, view, h) })}
            >
              <img src={picture('rx-back')} alt="" width="14" height="19" />
              {num(view.held, h)}
            </button>
          </div>
        </>
      ) : (
        <div className={css.absentHead}>
          <Icon name={EMBLEM[id]} size={18} />
          <b>{words.shortPiece(id)}</b> <small>{words.noHealer}</small>
        </div>
      )}
      <div className={css.wards}>
        {[0, 1, 2].map((i) => (
          <WardRow key={WARDS[wardIn(h, i)]} p={p} ward={wardIn(h, i)} />
        ))}
      </div>
    </section>
  );
};
