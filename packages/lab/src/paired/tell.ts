/** The sentences of a comparison, put together from a language's words: the same for page, report and terminal. */
import type { LabSay } from '../say.ts';
import { type Compared, type Comparison, type PairRow, pointOf } from './compare.ts';

/** What a row is called where it stands alone. */
export const rowName = ({ kind, name }: Pick<PairRow, 'kind' | 'name'>, w: LabSay): string =>
  kind === 'seat' ? w.seat(name) : kind === 'score' ? w.paired.score : w.name(name);

const inSentence = (r: PairRow, w: LabSay): string => w.paired.who(r.kind, rowName(r, w));

/** What stands beside a row. */
export const standingWords = (r: PairRow, w: LabSay): string => {
  switch (r.standing) {
    case 'more':
      return w.paired.more(r.kind, rowName(r, w));
    case 'less':
      return w.paired.less(r.kind, rowName(r, w));
    case 'little':
      return w.paired.small(r.bound);
    case 'open':
      return w.paired.open;
    default:
      return r.standing satisfies never;
  }
};

/** The sentence of the headline. */
export const headline = (x: Compared, w: LabSay): string => {
  const { finding: f } = x;
  const p = w.paired;
  // Numbers that were typed make a long name: quotes say where it ends.
  const name = x.name.includes('=') ? p.quoted(w.variant(x.name)) : w.variant(x.name);
  if (f.is === 'early') return p.early;
  if (f.is === 'little') return p.little(name, f.kind, f.bound);
  if ([...f.up, ...f.down].some((r) => r.kind === 'score')) return p.scoreMoves(name, f.up.length > 0);
  return p.moves(
    name,
    f.up.map((r) => inSentence(r, w)),
    f.down.map((r) => inSentence(r, w)),
  );
};

/** The sentences below it, with ** around what is bold. */
export const subline = (x: Compared, { deals, alone, looks }: Comparison, w: LabSay): string => {
  const { finding: f } = x;
  const p = w.paired;
  const point = pointOf(alone);
  if (f.is === 'early') return p.earlyAbout(deals, f.notice / point, looks.ended);
  if (f.is === 'little') return p.littleAbout(deals);
  const [first] = [...f.up, ...f.down].toSorted((a, b) => Math.abs(b.change.share) - Math.abs(a.change.share));
  if (first === undefined) return '';
  const { share, low, high } = first.change;
  const [by, give] = [Math.abs(share) / point, Math.max(high - share, share - low) / point];
  const said = first.kind === 'score' ? p.scoreAbout(by, share > 0, give) : p.movesAbout(first.kind, rowName(first, w), by, share > 0, give);
  return f.open.length === 0 ? said : said + p.openAbout(f.open.map((r) => inSentence(r, w)));
};

/** A difference in points with its sign, and its range. */
export const changeWords = (r: PairRow, alone: boolean, w: LabSay): { readonly by: string; readonly range: string } => {
  const point = pointOf(alone);
  const said = (x: number): string => w.paired.signed(x / point, 1);
  return { by: said(r.change.share), range: Number.isFinite(r.change.low) ? w.paired.to(said(r.change.low), said(r.change.high)) : '' };
};

/** Both versions of a row: shares in percent, or scores. */
export const bothWords = (r: PairRow, alone: boolean, w: LabSay): readonly [base: string, variant: string] => [
  w.fixed(alone ? r.base : 100 * r.base, 1),
  w.fixed(alone ? r.variant : 100 * r.variant, 1),
];

/** How even both versions are; empty where that makes no sense. */
export const evenWords = (x: Compared, { deals }: Pick<Comparison, 'deals'>, w: LabSay, enough: number): string => {
  if (x.even === null || deals < enough) return '';
  const { base, variant, gain } = x.even;
  const p = w.paired;
  return `${p.even(w.fixed(100 * base, 1), w.fixed(100 * variant, 1))} ${gain.low > 0 ? p.evener : gain.high < 0 ? p.unevener : p.evenOpen}`;
};
