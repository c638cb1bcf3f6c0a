/** The buttons over the poster: every place, every group that can be taken up or attacked, and the pile. Each says aloud what it is and what it does. */

import { closeTip, only, pointing, saidOf } from '@pesthouse/board';
import { sentences } from '@pesthouse/kernel';
import type { DragEvent } from 'react';
import type { PlaceId, Species } from '../names.ts';
import { unclaimed } from '../state.ts';
import { cardsLeft, infester, kindsAt } from '../text/reading.ts';
import { about } from './about.ts';
import css from './board.module.css';
import { type Asked, type Choice, type Props, pestFirst, picks, pointedAt, pressPlace } from './choice.ts';
import type { Convoy } from './convoy.ts';
import { type GivenHere, useGiven } from './given.tsx';
import { PLAQUE, percentBox, SPOT, TAG, tagAt } from './map.ts';

/** How high the button of a group is on a phone, in units of a map that is drawn a little smaller than it is: high enough for a finger, about the middle of its tag. */
const FINGER = 46;

interface SpotProps extends Props {
  readonly choice: Choice;
  onAsk(asked: Asked | null): void;
  onConvoy(convoy: Convoy): void;
}

/** The place as a sentence for whoever cannot see it. */
const describe = (here: GivenHere, { view, text, seat, choice }: SpotProps, at: PlaceId): string => {
  const {
    words,
    names: { PLACE_NAME, SPECIES_NAME, dice, listed },
    read: { printedDice },
  } = here;
  if (!view.places.includes(at)) return `${PLACE_NAME[at]}, ${words.notInPlay}`;
  const groups = view.order.flatMap((who) => {
    const kinds = kindsAt(view, at, who);
    return kinds.length === 0 ? [] : [`${SPECIES_NAME[who]}: ${listed(kinds)}, ${dice(printedDice(kinds))}`];
  });
  const by = infester(view, at);
  const would = pointedAt(choice, at);
  const offer = would === null ? [] : [saidOf({ view, text, seat }, would)];
  return sentences([
    PLACE_NAME[at],
    ...groups,
    ...(unclaimed(view.board[at]) > 0 ? [words.freeFood(unclaimed(view.board[at]))] : []),
    ...(by === null ? [] : [words.infestedBy(by)]),
    ...offer,
  ]);
};

const press = (p: SpotProps, at: PlaceId): void => {
  const { choice: c, view } = p;
  closeTip();
  const open = c.open.has(at);
  if (c.task === 'move' && (c.from === null || (!open && c.from !== at))) {
    const free = c.me !== null && view.board[at].stacks[c.me].some((x) => !x.moved);
    if (free) picks(p, { from: at });
    else p.onAsk({ at, pressed: true });
  } else if (c.from === at) picks(p, {});
  else if (c.from !== null && c.all) p.onConvoy({ from: c.from, to: at });
  else if (!open) p.onAsk({ at, pressed: true });
  // Which pest of the group is asked beside it.
  else if (c.task !== 'move' || c.kind !== null) pressPlace(p, c, at);
};

const Place = (p: SpotProps & { readonly at: PlaceId }) => {
  const here = useGiven();
  const { at, choice: c, point, onAsk, narrow } = p;
  const live = (c.open.has(at) && !pestFirst(c)) || (c.task === 'move' && c.me !== null && p.view.board[at].stacks[c.me].some((x) => !x.moved));
  const enter = (): void => {
    point(pointedAt(c, at));
    onAsk({ at, pressed: false });
  };
  const leave = (): void => {
    point(null);
    onAsk(null);
  };
  const drop = (e: DragEvent): void => {
    e.preventDefault();
    if (c.task === 'move' && c.from !== null && c.all) {
      p.onConvoy({ from: c.from, to: at });
      return;
    }
    const would = pointedAt(c, at);
    if (would !== null) p.choose(would);
  };
  return (
    <button
      type="button"
      className={css.spot}
      style={percentBox(SPOT[at].x + PLAQUE.left, SPOT[at].y + PLAQUE.top, PLAQUE.width, PLAQUE.bottom - PLAQUE.top)}
      aria-label={describe(here, p, at)}
      aria-pressed={c.at === at || c.from === at || undefined}
      data-live={live || undefined}
      data-place={at}
      data-spot={`place:${at}`}
      {...about('place', at)}
      onClick={(e) => {
        press(p, at);
        // The sheet beside the place answers why not.
        if (c.task !== null && c.task !== 'gather') e.preventDefault();
      }}
      onPointerEnter={narrow ? undefined : enter}
      onPointerLeave={narrow ? undefined : leave}
      onFocus={enter}
      onBlur={leave}
      onDragOver={(e) => {
        if (!c.open.has(at)) return;
        e.preventDefault();
        if (p.pointed === null) enter();
      }}
      onDragLeave={leave}
      onDrop={drop}
    />
  );
};

/** The corner of a group: a button where the group can be taken up or attacked, else only the spot that pieces fly to. */
const Corner = (p: SpotProps & { readonly at: PlaceId; readonly who: Species }) => {
  const {
    words,
    names: { PLACE_NAME, listed },
  } = useGiven();
  const { at, who, choice: c, view, choose, narrow } = p;
  const pests = view.board[at].stacks[who].length;
  const tag = tagAt(who, pests);
  const more = narrow ? FINGER - TAG.h : 0;
  const style = percentBox(SPOT[at].x + tag.x, SPOT[at].y + tag.y - more / 2, TAG.w, TAG.h + more);
  const spot = `tag:${at}:${who}`;
  const corner = { className: css.spot, style, 'data-live': true, 'data-spot': spot, ...about('group', at, who) } as const;
  const attack = (c.task === 'fight' ? only(c.open.get(at) ?? [], 'attack') : only(c.open.get(at) ?? [], 'target')).find((m) => m.target === who);
  const mine = c.task === 'move' && who === c.me && view.board[at].stacks[who].some((x) => !x.moved);
  if (attack !== undefined) {
    return (
      <button
        {...corner}
        type="button"
        aria-label={saidOf(p, attack)}
        onClick={() => (c.ready === attack ? choose(attack) : picks(p, { target: who, at }))}
        {...pointing(p, attack)}
      />
    );
  }
  if (mine && (c.from === null || c.from === at)) {
    return (
      <button
        {...corner}
        type="button"
        draggable
        aria-label={`${words.pickGroup}: ${listed(kindsAt(view, at, who))}, ${PLACE_NAME[at]}`}
        onClick={() => picks(p, c.from === at ? {} : { from: at })}
        onDragStart={(e) => {
          e.dataTransfer.effectAllowed = 'move';
          e.dataTransfer.setData('text/plain', at);
          const free = view.board[at].stacks[who].filter((x) => !x.moved);
          picks(p, { from: at, kind: free[0]?.kind, all: free.length > 1 });
        }}
      />
    );
  }
  return <span className={css.mark} style={style} data-spot={spot} {...about('group', at, who)} />;
};

export const Spots = (p: SpotProps) => {
  const { words } = useGiven();
  const draw = only(p.legal, 'draw')[0];
  return (
    <>
      {p.narrow ? null : (
        <button
          type="button"
          className={css.spot}
          style={percentBox(46, 86, 108, 136)}
          aria-label={draw === undefined ? `${words.pile}, ${cardsLeft(p.view)}` : saidOf(p, draw)}
          data-live={draw !== undefined || undefined}
          data-spot="pile"
          {...about('pile')}
          onClick={() => draw !== undefined && p.choose(draw)}
        />
      )}
      {p.narrow ? null : <span className={css.mark} style={percentBox(184, 88, 92, 116)} data-spot="poison" {...about('poison')} />}
      {p.view.places.map((at) => (
        <Place key={at} {...p} at={at} />
      ))}
      {p.view.places.flatMap((at) => p.view.order.map((who) => <Corner key={`${at} ${who}`} {...p} at={at} who={who} />))}
    </>
  );
};
