/** The action grid of a player board: crest and tokens, three columns, three rows, the slots that hinder and the Assistants. */

import { cx, times } from '@pesthouse/board';
import { ACTIONS, type Action, CELLS, leftOf, topOf } from '../names.ts';
import { actionState, nth, stood } from '../reading.ts';
import { about } from './about.ts';
import { Pic } from './Draw.tsx';
import { useGiven } from './given.tsx';
import css from './own.module.css';
import { type PartProps, part } from './parts.ts';
import { crestOf } from './pictures.ts';
import paper from './sheet.module.css';
import type { Drawing } from './sizes.ts';

const TOP = ['move', 'construct', 'produce'] as const;
const LEFT = ['research', 'cure', 'assign'] as const;
const actPic = (a: Action): Drawing => `act-${a}`;

const Header = ({ x, a, className }: { readonly x: PartProps; readonly a: Action; readonly className: string | undefined }) => {
  const {
    words,
    names: { ACTION_NAME },
  } = useGiven();
  const hindered = ACTIONS.indexOf(a) < TOP.length && nth(x.me.sick, 1 + ACTIONS.indexOf(a)) > 0;
  const state = actionState(x.s, x.seat, ACTIONS.indexOf(a));
  return (
    <button
      type="button"
      className={cx(css.act, className, hindered && paper.hind, state === 'open' && paper.on, state === 'done' && css.past)}
      aria-label={words.action(ACTION_NAME[a], `${hindered ? words.hindered : ''}${state === 'open' ? words.doing : ''}`)}
      data-card={`act:${a}`}
      data-spot={x.mine ? `head:${a}` : undefined}
      {...part(x, ['act', a], `act:${a}`, words.why(ACTION_NAME[a]))}
    >
      <Pic name={actPic(a)} h={className === css.rowHead ? 18 : 14} />
      {ACTION_NAME[a]}
    </button>
  );
};

export const Grid = (x: PartProps) => {
  const {
    words,
    names: { slotName, standName },
  } = useGiven();
  const { s, me, house, would } = x;
  const early = me.ready;
  return (
    <>
      <div className={css.crest} {...about('house', String(x.seat))}>
        <Pic name={crestOf(house)} h={38} />
        <span className={css.tokens} data-spot={x.mine ? 'renown' : undefined}>
          <span title={words.renown} {...about('renown', String(x.seat))}>
            <Pic name="renown-seal" h={15} label={words.renown} />
            {me.renown}
          </span>
          <span title={words.negative} {...about('negative', String(x.seat))}>
            <Pic name="renown-cracked" h={15} label={words.negative} />
            {me.negative}
          </span>
        </span>
        <span className={css.ready} role="img" aria-label={words.ready(early)} data-spot={`ready:${house}`} {...about('ready', String(x.seat))}>
          {times(Math.max(2, early)).map((key, i) => (
            <Pic key={key} name="assistant" h={18} className={i < early ? undefined : css.spent} />
          ))}
        </span>
      </div>
      {TOP.map((a, c) => {
        const full = nth(me.sick, c + 1) > 0;
        const ghost = would !== null && nth(would.after.sick, c + 1) > nth(me.sick, c + 1);
        return (
          <span key={a} className={css.column} style={{ left: 84 + 73 * c }}>
            <button
              type="button"
              className={cx(css.slot, css.harm, full && css.full, ghost && css.ghost)}
              aria-label={words.slot(slotName(a), full)}
              data-card={`slot:${a}`}
              data-spot={x.mine ? `slot:${a}` : undefined}
              {...part(x, ['slot', a], `slot:${a}`, words.whyNot)}
            >
              {full || ghost ? <Pic name="person-sick" h={24} /> : null}
            </button>
            <Header x={x} a={a} className={css.colHead} />
          </span>
        );
      })}
      {LEFT.map((a, r) => (
        <span key={a} style={{ position: 'absolute', left: 6, top: 74 + 46 * r }}>
          <Header x={x} a={a} className={css.rowHead} />
        </span>
      ))}
      {CELLS.map((cell, i) => {
        const used = stood(me, i);
        const now = used && s.phase === 'action' && s.active === x.seat && s.stand === i;
        return (
          <button
            key={cell}
            type="button"
            className={cx(css.cell, used && css.used, now && css.now)}
            style={{ left: 84 + 73 * topOf(i), top: 74 + 46 * leftOf(i) }}
            aria-label={words.cell(standName(cell), used)}
            data-card={`cell:${cell}`}
            data-spot={`cell:${house}:${cell}`}
            {...part(x, ['cell', cell], `cell:${cell}`, words.why(standName(cell)))}
          >
            {used ? <Pic name="assistant" h={33} /> : null}
          </button>
        );
      })}
    </>
  );
};
