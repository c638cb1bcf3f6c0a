/** The buttons over the poster: every place, every group that can be taken up or attacked, and the pile. Each says aloud what it is and what it does. */

import type { DragEvent } from 'react';
import { only, saidOf } from '../../../client/kit/board/moves.ts';
import { pointing } from '../../../client/kit/board/pointing.ts';
import { closeTip } from '../../../client/kit/tip.tsx';
import type { Kind, PlaceId, Species } from '../names.ts';
import { type Move, unclaimed } from '../state.ts';
import { cardsLeft, infester, kindsAt } from '../text/reading.ts';
import { about } from './about.ts';
import css from './board.module.css';
import { type Asked, type Choice, type Props, pestFirst, pointedAt } from './choice.ts';
import type { Convoy } from './convoy.ts';
import { type GivenHere, useGiven } from './given.tsx';
import { PLAQUE, percentBox, SPOT, TAG, tagAt } from './map.ts';

interface SpotProps extends Props {
  readonly choice: Choice;
  onAsk(asked: Asked | null): void;
  onConvoy(convoy: Convoy): void;
}

/** The place as a sentence for whoever cannot see it. */
const describe = (here: GivenHere, { view, text, seat, choice, draft }: SpotProps, at: PlaceId): string => {
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
  const would = pointedAt(choice, at, draft);
  const offer = would === null ? [] : [saidOf({ view, text, seat }, would)];
  return [
    PLACE_NAME[at],
    ...groups,
    ...(unclaimed(view.board[at]) > 0 ? [words.freeFood(unclaimed(view.board[at]))] : []),
    ...(by === null ? [] : [words.infestedBy(by)]),
    ...offer,
  ].join('. ');
};

/** The kind that is meant there: the chosen one, or the only one that is possible. */
const kindAt = (c: Choice, there: readonly Move[]): { readonly kind?: Kind } => {
  const kinds = new Set(there.flatMap((m) => ('kind' in m ? [m.kind] : [])));
  const [sole] = kinds;
  if (c.kind !== null) return { kind: c.kind };
  return kinds.size === 1 && sole !== undefined ? { kind: sole } : {};
};

const pressPlace = (p: SpotProps, at: PlaceId): void => {
  const { choice: c, draft, setDraft, choose, view } = p;
  closeTip();
  const there = c.open.get(at) ?? [];
  const would = pointedAt(c, at, draft);
  if (c.task === 'move') {
    if (c.from === null || (there.length === 0 && c.from !== at)) {
      const free = c.me !== null && view.board[at].stacks[c.me].some((x) => !x.moved);
      if (free) setDraft({ from: at });
      else p.onAsk({ at, pressed: true });
    } else if (c.from === at) setDraft({});
    else if (draft.all === true) p.onConvoy({ from: c.from, to: at });
    else if (would !== null) choose(would);
    return;
  }
  if (there.length === 0) {
    p.onAsk({ at, pressed: true });
    return;
  }
  if (c.task === 'sacrifice') {
    if (would !== null) choose(would);
    else setDraft({ ...draft, at });
    return;
  }
  // A second press on what is chosen confirms it.
  if (c.at === at && c.ready !== null) choose(c.ready);
  else setDraft({ ...kindAt(c, there), at, ...(there.length === 1 && there[0] !== undefined && 'target' in there[0] ? { target: there[0].target } : {}) });
};

const Place = (p: SpotProps & { readonly at: PlaceId }) => {
  const here = useGiven();
  const { at, choice: c, draft, point, onAsk, narrow } = p;
  const live = (c.open.has(at) && !pestFirst(c)) || (c.task === 'move' && c.me !== null && p.view.board[at].stacks[c.me].some((x) => !x.moved));
  const enter = (): void => {
    point(pointedAt(c, at, draft));
    onAsk({ at, pressed: false });
  };
  const leave = (): void => {
    point(null);
    onAsk(null);
  };
  const drop = (e: DragEvent): void => {
    e.preventDefault();
    if (c.task === 'move' && c.from !== null && draft.all === true) {
      p.onConvoy({ from: c.from, to: at });
      return;
    }
    const would = pointedAt(c, at, draft);
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
        pressPlace(p, at);
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
  const { at, who, choice: c, view, draft, setDraft, choose } = p;
  const pests = view.board[at].stacks[who].length;
  const tag = tagAt(who, pests);
  const style = percentBox(SPOT[at].x + tag.x, SPOT[at].y + tag.y, TAG.w, TAG.h);
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
        onClick={() => (draft.at === at && draft.target === who ? choose(attack) : setDraft({ at, target: who }))}
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
        onClick={() => setDraft(c.from === at ? {} : { from: at })}
        onDragStart={(e) => {
          e.dataTransfer.effectAllowed = 'move';
          e.dataTransfer.setData('text/plain', at);
          const free = view.board[at].stacks[who].filter((x) => !x.moved);
          setDraft({ from: at, kind: free[0]?.kind ?? '', ...(free.length > 1 ? { all: true } : {}) });
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
