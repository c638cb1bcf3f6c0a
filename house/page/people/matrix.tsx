/** Who beats whom: row ahead of column, with an arrow as well as a colour, hatched where there are too few games. */

import type { CircleInfo } from '@pesthouse/api';
import { cx } from '@pesthouse/board';
import { Link } from 'wouter';
import { Avatar } from '../kit/avatar.tsx';
import { results as words } from '../text/rooms.ts';
import css from './matrix.module.css';
import page from './people.module.css';

const FEWEST = 6;

export function Matrix({ of }: { readonly of: CircleInfo }) {
  const { members, matrix } = of;
  if (members.length < 2) return null;
  const nameOf = (person: string): string => members.find((x) => x.person === person)?.name ?? '';
  return (
    <section className={page.panel} aria-labelledby="matrix">
      <header>
        <h2 id="matrix">{words.circle.matrix}</h2>
        <small>{words.circle.matrixAbout}</small>
      </header>
      <div className={css.scroll}>
        <table className={css.matrix}>
          <thead>
            <tr>
              <td />
              {members.map((x) => (
                <th key={x.person} scope="col">
                  <Avatar avatar={x.avatar} size={28} />
                  {x.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.map((row) => (
              <tr key={row.person} data-own={row.person === of.me || undefined}>
                <th scope="row">
                  <Avatar avatar={members.find((x) => x.person === row.person)?.avatar ?? ''} size={28} />
                  <Link href={`/person/${row.person}`}>{nameOf(row.person)}</Link>
                </th>
                {members.map((x) => {
                  const cell = row.against.find((y) => y.person === x.person);
                  if (cell === undefined) return <td key={x.person} className={css.self} />;
                  const part = cell.of === 0 ? 0.5 : cell.ahead / cell.of;
                  const few = cell.of < FEWEST;
                  const up = part > 0.5;
                  const down = part < 0.5;
                  return (
                    <td
                      key={x.person}
                      className={cx(few ? css.few : up ? css.up : down ? css.down : undefined)}
                      style={{ '--depth': `${Math.round(30 + 140 * Math.abs(part - 0.5))}%` }}
                    >
                      <span className="vh">{words.circle.cell(nameOf(row.person), x.name, cell.ahead, cell.of)}</span>
                      <span aria-hidden="true">
                        {cell.of === 0 ? (
                          '–'
                        ) : (
                          <>
                            <b>
                              {cell.ahead}
                              {!few && up && ' ▴'}
                              {!few && down && ' ▾'}
                            </b>{' '}
                            <small>{words.circle.of(cell.of)}</small>
                          </>
                        )}
                      </span>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={cx(page.note, css.key)}>
        <i className={css.up} /> {words.circle.more} <i className={css.down} /> {words.circle.less} <i className={css.few} /> {words.person.few}
      </p>
    </section>
  );
}
