/** The four job lamps: nest sealed, pests gone, queen trapped, ready to carry her out. The own ones say what is still to do. */
import { cx } from '@pesthouse/board';
import type { Seat } from '@pesthouse/kernel';
import { about } from './about.ts';
import { type Lamp, lampArt } from './art.ts';
import { useGiven } from './given.tsx';
import css from './seats.module.css';
import type { Jobs } from './who.ts';

export const Lamps = ({
  jobs,
  bare = false,
  own = false,
  who,
  spot,
}: {
  readonly who: Seat;
  readonly jobs: Jobs;
  readonly bare?: boolean;
  readonly own?: boolean;
  readonly spot?: string;
}) => {
  const { words } = useGiven();
  const said = own ? words.job : words.lamp;
  const rows: readonly { readonly lamp: Lamp; readonly on: boolean; readonly said: string }[] = [
    { lamp: 'nest', on: jobs.sealed, said: said.nest[jobs.sealed ? 1 : 0] },
    { lamp: 'pests', on: jobs.left === 0, said: own ? words.clear(jobs.left) : words.pestsLeft(jobs.left) },
    { lamp: 'queen', on: jobs.trapped, said: said.queen[jobs.trapped ? 1 : 0] },
    { lamp: 'ready', on: jobs.ready, said: said.ready[jobs.ready ? 1 : 0] },
  ];
  return (
    <ul className={cx(css.lamps, bare && css.bare)} aria-label={own ? words.todo : words.jobs} data-spot={spot} {...about('jobs', String(who))}>
      {rows.map(({ lamp, on, said }) => (
        <li key={lamp} className={cx(on && css.on)}>
          <img src={lampArt(lamp, on)} alt={bare ? said : ''} />
          {bare ? null : said}
        </li>
      ))}
    </ul>
  );
};
