/** The four job lamps: nest sealed, pests gone, queen trapped, ready to carry her out. */
import { cx } from '../../../client/kit/cx.ts';
import { words } from '../text/labels.en.ts';
import { type Lamp, lampArt } from './art.ts';
import css from './seats.module.css';
import type { Jobs } from './who.ts';

export const Lamps = ({ jobs, bare = false }: { readonly jobs: Jobs; readonly bare?: boolean }) => {
  const rows: readonly { readonly lamp: Lamp; readonly on: boolean; readonly said: string }[] = [
    { lamp: 'nest', on: jobs.sealed, said: words.lamp.nest[jobs.sealed ? 1 : 0] },
    { lamp: 'pests', on: jobs.left === 0, said: words.pestsLeft(jobs.left) },
    { lamp: 'queen', on: jobs.trapped, said: words.lamp.queen[jobs.trapped ? 1 : 0] },
    { lamp: 'ready', on: jobs.ready, said: words.lamp.ready[0] },
  ];
  return (
    <ul className={cx(css.lamps, bare && css.bare)} aria-label={words.jobs}>
      {rows.map(({ lamp, on, said }) => (
        <li key={lamp} className={cx(on && css.on)}>
          <img src={lampArt(lamp, on)} alt={bare ? said : ''} />
          {bare ? null : said}
        </li>
      ))}
    </ul>
  );
};
