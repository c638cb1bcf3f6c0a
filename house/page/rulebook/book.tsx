/** A rulebook on paper: headings, clauses with their numbers in the margin, tables. */

import { cx } from '@pesthouse/board';
import { Fragment, type ReactNode } from 'react';
import { Drawn as HowtoDrawn, Picture } from '../howto/Drawn.tsx';
import type { HowtoPage } from '../howto/load.ts';
import { pages } from '../text/rooms.ts';
import type { Block } from './blocks.ts';
import css from './book.module.css';
import { inline } from './inline.tsx';

const Heading = ({ level, id, children }: { level: number; id: string; children: ReactNode }) => {
  if (level <= 1) return <h1 id={id}>{children}</h1>;
  return level === 2 ? <h2 id={id}>{children}</h2> : <h3 id={id}>{children}</h3>;
};

interface DrawnProps {
  readonly block: Block;
  readonly known: ReadonlySet<string>;
  readonly here: string;
  /** The game's pictures, once they are there. */
  readonly howto: HowtoPage | null | undefined;
}

/** A picture of the game with its name below. */
const Figure = ({ page, box }: { readonly page: HowtoPage; readonly box: string }) =>
  page.drawn.pictures[box] === undefined ? null : (
    <figure className={css.figure}>
      <HowtoDrawn page={page}>
        <Picture page={page} box={box} />
      </HowtoDrawn>
      <figcaption>{page.words.boxes[box]?.name}</figcaption>
    </figure>
  );

function Drawn({ block, known, here, howto }: DrawnProps) {
  switch (block.kind) {
    case 'picture':
      return howto === null || howto === undefined ? null : <Figure page={howto} box={block.box} />;
    case 'heading':
      return (
        <Heading level={block.level} id={block.id}>
          {inline(block.text, known)}
        </Heading>
      );
    case 'paragraph':
      return <p>{inline(block.text, known)}</p>;
    case 'clause':
      return (
        <div className={cx(css.clause, block.id === here && css.here)} id={block.id}>
          <a className={css.no} href={`#${block.id}`} aria-label={pages.rulesPage.linkTo(block.id)}>
            {block.id}
          </a>
          <div>
            {inline(block.text, known)}
            {block.more.length > 0 && (
              <ul className={css.more}>
                {block.more.map((x) => (
                  <li key={x}>{inline(x, known)}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      );
    case 'items': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={block.ordered ? css.numbers : css.bullets}>
          {block.items.map((x) => (
            <li key={x.text} style={{ marginLeft: x.depth * 18 }}>
              {inline(x.text, known)}
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <div className={css.scroll}>
          <table>
            <thead>
              <tr>
                {block.head.map((x, i) => {
                  const key = `${i} ${x}`;
                  return (
                    <th key={key} scope="col">
                      {inline(x, known)}
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((x, i) => {
                    const key = `${i} ${block.head[i] ?? ''}`;
                    return <td key={key}>{inline(x, known)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    default:
      return block satisfies never;
  }
}

export interface BookProps {
  readonly blocks: readonly Block[];
  readonly here: string;
  readonly howto?: HowtoPage | null | undefined;
  /** What stands before the first chapter, and after the last. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

export function Book({ blocks, here, howto, before, children }: BookProps) {
  const known = new Set(blocks.flatMap((b) => (b.kind === 'clause' ? [b.id] : [])));
  return (
    <article className={css.book}>
      {blocks.map((block, i) => {
        const first = block.kind === 'heading' && block.level === 2 && !blocks.slice(0, i).some((b) => b.kind === 'heading' && b.level === 2);
        const key = block.kind === 'clause' ? block.id : `${block.kind} ${i}`;
        return (
          <Fragment key={key}>
            {first && before}
            <Drawn block={block} known={known} here={here} howto={howto} />
          </Fragment>
        );
      })}
      {children}
    </article>
  );
}
