/** The card that explains a thing: its name, what it does, what it means now and its clauses. Beside the thing on wide screens, a sheet on phones. */

import { Bold, ClauseLink, cx, Icon, useAnnounced, useBack, useSmall } from '@pesthouse/board';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { explain as words } from '../../../text/rooms.ts';
import { closeExplained, type Shown, setMode, useAsking } from './asking.ts';
import css from './explain.module.css';
import { type Box, placeCard, sheetAtHead } from './placing.ts';
import { type Ask, useExplaining } from './useasking.ts';

const boxOf = (x: Element): Box => {
  const r = x.getBoundingClientRect();
  return { x: r.left, y: r.top, w: r.width, h: r.height };
};
const PAD = 4;
const LOOK_MS = 150;

interface Places {
  readonly ring: Box;
  readonly card: { readonly left: number; readonly top: number } | null;
  readonly head: boolean;
}

const same = (a: Places | null, b: Places): boolean => JSON.stringify(a) === JSON.stringify(b);

interface CardProps {
  readonly shown: Shown;
  openRule(clause: string): void;
  readonly game: string;
  /** What can be done besides about the thing that is drawn there. */
  readonly beside?: ((at: Element) => ReactNode) | undefined;
}

function Card({ shown, openRule, game, beside }: CardProps) {
  const { at, told } = shown;
  const narrow = useSmall();
  const box = useRef<HTMLElement>(null);
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(() => {
    const look = (): void => {
      const own = box.current;
      if (own === null) return;
      // A thing that is gone has nothing more to tell.
      if (!at.isConnected) {
        closeExplained();
        return;
      }
      const thing = boxOf(at);
      const screen = { w: innerWidth, h: innerHeight };
      const placed = placeCard({ w: own.offsetWidth, h: own.offsetHeight }, thing, screen);
      const next = { ring: thing, card: narrow ? null : { left: placed.x, top: placed.y }, head: sheetAtHead(thing, screen) };
      setPlaces((was) => (same(was, next) ? was : next));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [at, narrow]);
  useBack(true, closeExplained);
  const ring = places?.ring;
  return (
    <>
      {ring !== undefined && (
        <span className={css.ring} style={{ left: ring.x - PAD, top: ring.y - PAD, width: ring.w + 2 * PAD, height: ring.h + 2 * PAD }} aria-hidden="true" />
      )}
      <section
        ref={box}
        className={cx(css.card, narrow && css.sheet, narrow && places?.head === true && css.head)}
        style={places === null ? { visibility: 'hidden' } : (places.card ?? undefined)}
        aria-label={words.about(told.name)}
        data-explained={shown.thing}
      >
        <header>
          <span>
            <h2>{told.name}</h2>
            {told.sort !== '' && <small>{told.sort}</small>}
          </span>
          <button type="button" className={css.x} aria-label={words.close} title={words.close} onClick={closeExplained}>
            <Icon name="close" size={18} />
          </button>
        </header>
        <p>
          <Bold>{told.does}</Bold>
        </p>
        {told.now !== '' && (
          <p className={css.now}>
            <b>{words.now}</b> <Bold>{told.now}</Bold>
          </p>
        )}
        {told.clauses.length > 0 && (
          <footer>
            {told.clauses.map((clause) => (
              <ClauseLink
                key={clause}
                clause={clause}
                game={game}
                open={(x) => {
                  setMode(false);
                  openRule(x);
                }}
              />
            ))}
          </footer>
        )}
        {beside?.(at)}
      </section>
    </>
  );
}

/** Stands once on a page with a board: listens for whoever asks, and shows the answer. */
export function Explains({ ask, ...rest }: { readonly ask: Ask } & Omit<CardProps, 'shown'>) {
  const { mode, shown } = useAsking();
  useExplaining(ask);
  useBack(mode, () => setMode(false));
  useAnnounced(mode ? words.mode : null);
  return (
    <>
      {mode && (
        <div className={css.mode}>
          <Icon name="question" size={19} />
          <span>{words.mode}</span>
          <button type="button" onClick={() => setMode(false)}>
            <kbd>{words.leave}</kbd>
          </button>
        </div>
      )}
      {/* Outside of the table: what lies over it, a lesson's shade for one, must not lie over the answer. */}
      {shown !== null && createPortal(<Card key={shown.thing} shown={shown} {...rest} />, document.body)}
    </>
  );
}
