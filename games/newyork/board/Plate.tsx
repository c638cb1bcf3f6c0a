/** Another player's plate: species, who plays it, score, what is left of each kind, food in hand, places infested. */

import { BesideName, ClockSpot, cx, seatedAt, sits } from '@pesthouse/board';
import { KINDS_OF } from '../data/tables.ts';
import type { Species } from '../names.ts';
import { pestsOf, type State } from '../state.ts';
import { infestedBy, leaders, nextUp } from '../text/reading.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { Bullet, Icon } from './Drawing.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { Mini } from './Mini.tsx';
import css from './seats.module.css';

/** The chips behind a name. */
const marksOf = (words: GivenHere['words'], view: State, who: Species): readonly string[] => {
  if (view.phase === 'over') return [words.place(view.ranks[view.seatOf[who]] ?? 0)];
  const lead = leaders(view);
  return [...(nextUp(view) === who ? [words.next] : []), ...(lead.length === 1 && lead[0] === who ? [words.leads] : [])];
};

export const Chips = ({ view, who }: { readonly view: State; readonly who: Species }) => {
  const { words } = useGiven();
  return marksOf(words, view, who).map((mark) => (
    <i key={mark} className={css.chip}>
      {mark}
    </i>
  ));
};

export const Score = ({ view, who }: { readonly view: State; readonly who: Species }) => {
  const { words } = useGiven();
  return (
    <div className={css.score} data-spot={`score:${who}`} {...about('score', who)}>
      <span>{pestsOf(view, who)}</span>
      <small>{words.onBoard}</small>
    </div>
  );
};

export const Plate = ({ who, turn, ...p }: Props & { readonly who: Species; readonly turn: boolean }) => {
  const {
    words,
    names: { SPECIES_NAME, kindName },
  } = useGiven();
  const { view } = p;
  const sitter = seatedAt(p, view.seatOf[who], words.you);
  const name = sitter.kind === 'open' ? words.open : sitter.name;
  return (
    <section
      className={cx(css.plate, turn && css.turn)}
      data-species={who}
      data-spot={`plate:${who}`}
      aria-label={SPECIES_NAME[who]}
      {...about('seat', who)}
      {...sits(view.seatOf[who])}
    >
      <div className={css.head}>
        <Bullet species={who} size={40} />
        <div className={css.name}>
          <b>
            {SPECIES_NAME[who]}
            <Chips view={view} who={who} />
          </b>
          <span className={css.who} title={name}>
            <span>{name}</span>
            {sitter.deciding && sitter.away === null ? <em className={css.thinking} role="img" aria-label={words.thinking} title={words.thinking} /> : null}
            <BesideName of={sitter} />
            <ClockSpot p={p} seat={view.seatOf[who]} />
          </span>
        </div>
        <Score view={view} who={who} />
      </div>
      <div className={css.minis}>
        {KINDS_OF[who].map((kind) => (
          <span
            key={kind}
            className={cx(css.left, view.deck[kind] === 0 && css.none)}
            title={`${kindName(kind)}: ${words.left(view.deck[kind])}`}
            data-spot={`kind:${kind}`}
            {...about('kind', kind)}
          >
            <Mini kind={kind} />
            <em>{view.deck[kind] === 0 ? '0' : `×${view.deck[kind]}`}</em>
          </span>
        ))}
        <div className={css.facts}>
          <Icon name="slice" />
          <span data-spot={`hand:${who}`} {...about('hand', who)}>
            <b>{view.hand[who]}</b> {words.inHand}
          </span>
          <span className={css.ring}>
            <Icon name="ring" />
          </span>
          <span {...about('infested', who)}>
            <b>{infestedBy(view, who)}</b> {words.infested}
          </span>
        </div>
      </div>
    </section>
  );
};
