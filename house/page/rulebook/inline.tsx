/** The markup inside a line: bold, slanted, code, links, and clause numbers, which lead to their own line. */
import { Fragment, type ReactNode } from 'react';

const PIECE = /(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\)|\b[A-Z]{2,}(?:-[A-Z0-9]+)*-\d{2}\b)/g;
const LINK = /^\[([^\]]+)\]\(([^)\s]+)\)$/;

/** Only ways inside the page and plain web addresses: a rulebook is text, not a program. */
const safe = (href: string): boolean => /^(?:https?:\/\/|[#/])/.test(href);

const draw = (piece: string, known: ReadonlySet<string>): ReactNode => {
  const link = LINK.exec(piece);
  if (link?.[1] !== undefined && link[2] !== undefined) return safe(link[2]) ? <a href={link[2]}>{link[1]}</a> : link[1];
  if (piece.startsWith('**') && piece.length > 4) return <b>{inline(piece.slice(2, -2), known)}</b>;
  if (piece.startsWith('*') && piece.length > 2) return <em>{inline(piece.slice(1, -1), known)}</em>;
  if (piece.startsWith('`') && piece.length > 2) return <code>{piece.slice(1, -1)}</code>;
  return known.has(piece) ? <a href={`#${piece}`}>{piece}</a> : piece;
};

export const inline = (text: string, known: ReadonlySet<string>): ReactNode =>
  text.split(PIECE).map((piece, i) => {
    const key = `${i}`;
    return <Fragment key={key}>{draw(piece, known)}</Fragment>;
  });
