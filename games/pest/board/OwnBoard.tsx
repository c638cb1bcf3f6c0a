/** A player board as one sheet: the own one, where everything is pressed, or a rival's to look at. */
import type { Seat } from '@pesthouse/kernel';
import { houseOf } from '../reading.ts';
import type { State } from '../state.ts';
import { about } from './about.ts';
import type { Props } from './choice.ts';
import { Grid } from './Grid.tsx';
import { type GivenHere, useGiven } from './given.tsx';
import { Houses, Techs } from './Houses.tsx';
import css from './own.module.css';
import type { PartProps } from './parts.ts';
import { effectOf } from './preview.ts';
import { Camp, Graveyard, Quarantine, Storage, Track } from './Wards.tsx';

export const OWN = { width: 1104, height: 228 } as const;

export const partsOf = (here: GivenHere, p: Props, s: State, seat: Seat, extra = 0): PartProps | null => {
  const me = s.players[seat];
  if (me === undefined) return null;
  const mine = seat === p.seat;
  const would = mine && p.pointed !== null && p.legal.length > 0 ? effectOf(here, p.view, p.seat, p.pointed) : null;
  return { p, s, me, seat, house: houseOf(s, seat), mine, would, extra };
};

export interface OwnProps {
  readonly p: Props;
  readonly s: State;
  readonly seat: Seat;
  readonly width: number;
  /** Given where somebody else's board is looked at. */
  readonly back?: (() => void) | undefined;
}

export const OwnBoard = ({ p, s, seat, width, back }: OwnProps) => {
  const here = useGiven();
  const {
    words,
    names: { HOUSE_NAME },
  } = here;
  const x = partsOf(here, p, s, seat, Math.max(0, width - OWN.width));
  if (x === null) return null;
  return (
    <section className={css.own} data-house={x.house} style={{ width }} aria-label={words.lookingAt(HOUSE_NAME[x.house])} {...about('house', String(x.seat))}>
      <Grid {...x} />
      <Quarantine {...x} />
      <Camp {...x} />
      <Track {...x} />
      <Graveyard {...x} />
      <Houses {...x} />
      <Techs {...x} />
      <Storage {...x} />
      {back === undefined ? null : (
        <button type="button" className={css.back} onClick={back}>
          {words.lookingAt(HOUSE_NAME[x.house])}: {p.seat < 0 ? words.backWatch : words.back}
        </button>
      )}
    </section>
  );
};
