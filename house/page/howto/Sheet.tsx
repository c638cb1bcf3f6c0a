/** One sheet of paper that says how a game is played: boxes in rows, pictures from its own board. It prints on one page. */

import { Bold, cx } from '@pesthouse/board';
import type { HowtoBox, HowtoCell } from '@pesthouse/kernel';
import type { Door } from '../house/doors.ts';
import doctor from '../kit/art/doctor.svg';
import { lesson, pages } from '../text/rooms.ts';
import { Drawn, Picture } from './Drawn.tsx';
import type { HowtoPage } from './load.ts';
import css from './sheet.module.css';

const LIST = { steps: css.steps, forget: css.forget, keys: css.keys, lines: css.lines } as const;

function Words({ box, list = 'lines' }: { readonly box: HowtoBox; readonly list?: HowtoCell['list'] }) {
  const List = list === 'steps' || list === 'keys' ? 'ol' : 'ul';
  return (
    <div>
      {box.text !== undefined && (
        <p>
          <Bold>{box.text}</Bold>
        </p>
      )}
      {box.list !== undefined && (
        <List className={LIST[list]}>
          {box.list.map((x) => (
            <li key={x}>
              <Bold>{x}</Bold>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function Box({ page, cell, stop }: { readonly page: HowtoPage; readonly cell: HowtoCell; readonly stop: number | null }) {
  const box = page.words.boxes[cell.box];
  if (box === undefined) return null;
  return (
    <section className={stop === null ? css.box : css.stop} data-box={cell.box} style={{ flexGrow: cell.share ?? 1 }}>
      {stop === null ? (
        <h2>{box.name}</h2>
      ) : (
        <h3>
          <i>{stop}</i>
          {box.name}
        </h3>
      )}
      {box.lead !== undefined && (
        <p className={css.lead}>
          <Bold>{box.lead}</Bold>
        </p>
      )}
      <div className={cx(css.inside, cell.beside === true && css.beside)}>
        <Picture page={page} box={cell.box} />
        {(box.text !== undefined || box.list !== undefined) && <Words box={box} list={cell.list} />}
      </div>
      {box.note !== undefined && (
        <p className={css.note}>
          <Bold>{box.note}</Bold>
        </p>
      )}
    </section>
  );
}

export function Sheet({ page, door }: { readonly page: HowtoPage; readonly door: Door }) {
  const { title, subtitle, players, length, credit } = door.words;
  return (
    <Drawn page={page} className={css.sheet}>
      <article data-sheet={page.game}>
        <header className={css.head}>
          <div>
            <h1>{title}</h1>
            {subtitle !== '' && <p className={css.subtitle}>{subtitle}</p>}
          </div>
          <div className={css.what}>
            <p>{pages.howto.title}</p>
            <p>{[lesson.learn.players(players), length, page.words.facts].join(' · ')}</p>
          </div>
          <img src={doctor} alt="" width={100} height={100} />
        </header>
        {page.drawn.rows.map((row) => (
          <div key={row.cells.map((c) => c.box).join()} className={css.band}>
            {row.title !== undefined && <h2>{page.words.boxes[row.title]?.name}</h2>}
            <div className={css.row}>
              {row.cells.map((cell, i) => (
                <Box key={cell.box} page={page} cell={cell} stop={row.stops === true ? i + 1 : null} />
              ))}
            </div>
          </div>
        ))}
        <footer className={css.foot}>
          <span>{pages.howto.foot}</span>
          <span>{credit}</span>
        </footer>
      </article>
    </Drawn>
  );
}
