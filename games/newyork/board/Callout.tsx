/** The small sheet beside a place: why not, the odds of a fight, or which kind is meant. */

import type { PanZoomWindow } from '@pesthouse/board';
import { Bold, ClauseLink, cx, only, pickedAs } from '@pesthouse/board';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import type { PlaceId, Species } from '../names.ts';
import type { Move } from '../state.ts';
import { attackerNow, kindsAt } from '../text/reading.ts';
import { about } from './about.ts';
import css from './board.module.css';
import { type Asked, type Choice, missing, type Props, picks, pressKind } from './choice.ts';
import type { Convoy } from './convoy.ts';
import { Bullet } from './Drawing.tsx';
import { partsOf } from './fightparts.ts';
import { useGiven } from './given.tsx';
import { Mini } from './Mini.tsx';
import { BOX, SPOT } from './map.ts';

/** The sheet goes when its place loses the focus: a press on the sheet itself does not take it away. */
const keepFocus = (e: PointerEvent): void => e.preventDefault();

/** The part of the poster that a phone shows, in the map's pixels; null where all of it is seen. */
type Sight = PanZoomWindow | null;
const MARGIN = 8;

/** Within what a phone shows: as near to the place as the edges allow, and its tip still at the place. A per cent is one of the sheet's own width. */
const inSight = (sight: PanZoomWindow, x: number, above: boolean): CSSProperties => {
  const from = `clamp(${sight.x + MARGIN}px, ${x}px - 50%, ${sight.x + sight.width - MARGIN}px - 100%)`;
  return { left: 0, maxWidth: sight.width - 2 * MARGIN, transform: `translate(${from}, ${above ? '-100%' : '0px'})`, '--tip': `calc(${x}px - ${from})` };
};

/** Under the place, or over it where there is no room below; never over the edge of the poster. */
const Sheet = ({
  at,
  sight,
  className,
  children,
  label,
}: {
  readonly at: PlaceId;
  readonly sight: Sight;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly label: string;
}) => {
  const { x, y } = SPOT[at];
  // A phone has the pile in its lower corner.
  const above = sight === null ? y > 620 : y + 250 > sight.y + sight.height;
  const style: CSSProperties = {
    top: `${((above ? y - 84 : y + 114) / BOX.h) * 100}%`,
    ...(sight === null ? { left: `${Math.min(76, Math.max(24, ((x - BOX.x) / BOX.w) * 100))}%` } : inSight(sight, x - BOX.x, above)),
  };
  return (
    <section
      className={cx(css.card, above ? css.above : css.below, className)}
      style={style}
      aria-label={label}
      onPointerDown={keepFocus}
      {...about('place', at)}
    >
      {children}
    </section>
  );
};

interface CalloutProps extends Props {
  readonly sight: Sight;
  readonly choice: Choice;
  readonly would: Move | null;
  readonly asked: Asked | null;
  onConvoy(convoy: Convoy): void;
}

const Side = ({
  who,
  kinds,
  rolled,
}: {
  readonly who: Species;
  readonly kinds: readonly { readonly name: string; readonly dice: string }[];
  readonly rolled: number;
}) => (
  <div data-species={who}>
    <span className={css.n}>
      <Bullet species={who} size={26} rim={0} />
      {rolled}
    </span>
    <ul>
      {kinds.map((k) => (
        <li key={k.name}>
          {k.name} <b>{k.dice}</b>
        </li>
      ))}
    </ul>
  </div>
);

const Odds = ({
  view,
  narrow,
  sight,
  at,
  who,
  target,
}: Pick<CalloutProps, 'view' | 'narrow' | 'sight'> & { readonly at: PlaceId; readonly who: Species; readonly target: Species }) => {
  const here = useGiven();
  const {
    words,
    names: { percent },
    read: { fightAt },
  } = here;
  const { attack, defence, chance } = fightAt(view, at, who, target);
  return (
    <Sheet at={at} sight={sight} className={css.odds} label={words.chanceFor(who)}>
      <Side who={who} kinds={partsOf(here, kindsAt(view, at, who), 'attack', who, target, narrow)} rolled={attack.rolled} />
      <span className={css.p}>
        {percent(chance)}
        <small>{words.chanceFor(who)}</small>
      </span>
      <Side who={target} kinds={partsOf(here, kindsAt(view, at, target), 'defence', target, who, narrow)} rolled={defence.rolled} />
    </Sheet>
  );
};

/** Which kind: asked beside the place where several are possible. */
const Kinds = (p: CalloutProps & { readonly at: PlaceId }) => {
  const { choice: c, view, sight, legal, at, choose } = p;
  const {
    words,
    names: { kindName },
  } = useGiven();
  const kinds = c.kinds.filter((k) => c.task === 'move' || (c.open.get(at) ?? []).some((m) => 'kind' in m && m.kind === k));
  const free = c.task === 'move' && c.me !== null ? view.board[at].stacks[c.me].filter((x) => !x.moved) : [];
  const pick = (kind: (typeof kinds)[number]): void => {
    if (c.task === 'move') picks(p, { from: at, kind });
    else if (c.task === 'sacrifice') {
      const move = only(legal, 'sacrifice').find((m) => m.kind === kind && m.at === at);
      if (move !== undefined) choose(move);
    } else pressKind(p, kind);
  };
  return (
    <Sheet at={at} sight={sight} label={words.pickKind}>
      <div className={css.picks}>
        {kinds.map((kind) => (
          <button key={kind} type="button" aria-pressed={c.kind === kind && !c.all} onClick={() => pick(kind)}>
            <Mini kind={kind} size={46} />
            {kindName(kind)}
            {c.task === 'move' ? ` ×${free.filter((x) => x.kind === kind).length}` : ''}
          </button>
        ))}
        {free.length > 1 ? (
          <button type="button" className={css.all} aria-pressed={c.all} onClick={() => picks(p, { from: at, kind: free[0]?.kind, all: true })}>
            {words.all(free.length)}
          </button>
        ) : null}
      </div>
    </Sheet>
  );
};

export const Callout = (p: CalloutProps) => {
  const {
    names: { PLACE_NAME },
    text: { shortReason },
    tables,
  } = useGiven();
  const { choice: c, would, asked, view, why, openRule, now } = p;
  if (now !== null) return now.type === 'final-battles' || now.type === 'last-card' ? <Banner event={now.type} /> : null;
  const fight = would?.verb === 'attack' || would?.verb === 'target' ? would : null;
  if (fight !== null) return <Odds {...p} at={fight.at} who={attackerNow(view)} target={fight.target} />;
  if (
    c.task === 'move' &&
    c.from !== null &&
    c.me !== null &&
    pickedAs(p, 'kind') === undefined &&
    view.board[c.from].stacks[c.me].filter((x) => !x.moved).length > 1
  )
    return <Kinds {...p} at={c.from} />;
  if ((c.task === 'sacrifice' || c.task === 'breed') && c.kind === null && c.at !== null) return <Kinds {...p} at={c.at} />;
  const wish = asked === null || !view.places.includes(asked.at) ? null : missing(c, view, asked, tables);
  const no = wish === null ? null : why(wish);
  if (asked === null || no === null) return null;
  const short = shortReason(no.clause, c.me);
  return (
    <Sheet at={asked.at} sight={p.sight} className={css.no} label={PLACE_NAME[asked.at]}>
      <span title={no.sentence}>
        {short === null ? <Bold>{no.sentence}</Bold> : <b>{short}</b>} <ClauseLink clause={no.clause} open={openRule} />
      </span>
      <i aria-hidden="true" />
    </Sheet>
  );
};

const Banner = ({ event }: { readonly event: 'final-battles' | 'last-card' }) => {
  const { words } = useGiven();
  return <div className={css.banner}>{event === 'final-battles' ? words.finalBattles : words.lastCard}</div>;
};
