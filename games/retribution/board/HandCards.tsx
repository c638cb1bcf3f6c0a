/** The cards of the hand at the lower edge, each with what it offers now. */
import { cx } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { BACK, idOf } from '../names.ts';
import { type Player, playerAt } from '../state.ts';
import { about } from './about.ts';
import css from './board.module.css';
import { asked, inTray, offered, type Props, wished } from './choice.ts';
import { Either, Tile } from './Face.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { keyed } from './keyed.ts';
import { movedBy, moving, numberOf } from './moving.ts';
import { Spot, type TagWords } from './Spot.tsx';
import { ownSeat } from './who.ts';

/** The cards of a hand one by one, strong faces last as the data orders them; hidden ones as backs. */
const handCards = (p: Player): readonly number[] => p.hand.flatMap((n, f) => Array.from({ length: n }, () => f));

const handTag = (here: GivenHere, p: Props, f: number): TagWords | null => {
  const { words } = here;
  const move = f === BACK ? null : offered(p.legal, 'hand', idOf(f));
  const says: { readonly [verb: string]: string } = { repent: words.repent, discard: words.discardIt, pit: words.toPit };
  const said = move === null ? undefined : says[move.verb];
  return said === undefined ? null : { words: said, tone: 'can' };
};

/** What is on its way out of this hand: it keeps its place, unseen, until it has landed, and its flight begins there. */
const leaving = (p: Props, who: Seat): readonly number[] => {
  const m = p.now === null ? null : moving(p.now);
  return m === null || m.from !== `hand-${who}` ? [] : movedBy(m).map(numberOf);
};

export const HandCards = ({ p, crop = false }: { readonly p: Props; readonly crop?: boolean }) => {
  const here = useGiven();
  const { words } = here;
  const who = ownSeat(p);
  const own = playerAt(p.view, who);
  const going = leaving(p, who);
  const list = [...handCards(own), ...going].sort((a, b) => a - b);
  const turn = (i: number): number => Math.max(-4, Math.min(4, (i - (list.length - 1) / 2) * 2));
  // The phone's tray lies over the hand: what it offers is taken there, and nothing glows where no finger can come.
  const covered = p.narrow && inTray(p).includes('hand');
  const useless = p.legal.length > 0 && (asked(p, 'infect') || asked(p, 'respond') || asked(p, 'end'));
  return (
    <div
      className={css.hand}
      style={{ '--n': Math.max(2, list.length) }}
      data-spot={going.length > 0 ? undefined : `hand-${who}`}
      {...about('hand', String(who))}
    >
      {keyed(list, (f) => f).map(({ x: f, key, copy }, i) => {
        const style = { '--turn': `${turn(i)}deg`, '--drop': Math.abs(turn(i)) };
        const gone = going.includes(f) && copy >= (own.hand[f] ?? 0);
        if (f === BACK || gone)
          return (
            <span key={key} className={cx(css.hcard, gone && css.gone)} style={style} data-spot={gone ? `hand-${who}` : undefined} {...about('back')}>
              <Either card={f} crop={crop} />
            </span>
          );
        const face = idOf(f);
        const move = who === p.seat && !covered ? offered(p.legal, 'hand', face) : null;
        return (
          <Spot
            key={key}
            p={p}
            face={face}
            move={move}
            wish={who === p.seat ? wished(p.view, 'hand', face) : null}
            spot={`hand:${face}`}
            tag={covered ? null : handTag(here, p, f)}
            at={words.hand}
            dim={useless && move === null}
            className={css.hcard}
            style={style}
          >
            <Tile face={face} crop={crop} />
          </Spot>
        );
      })}
    </div>
  );
};
