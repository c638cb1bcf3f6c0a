/** The plots of the lab as SVG in text. Widths are shares of whatever room there is and colours are roles of the house, so one plot serves the report, the page, light, dark and a phone. */

import { ENGLISH, type LabSay } from '../say.ts';
import type { Worth } from '../summary.ts';
import { LEEWAY, type Verdict } from '../wilson.ts';
import { esc } from './html.ts';

export interface IntervalRow {
  readonly name: string;
  /** A second, smaller word: the variant of a sweep. */
  readonly under?: string;
  readonly wins: number;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly fair: number;
  /** Left out where a share is not a matter of fairness, as between bots. */
  readonly verdict?: Verdict;
}

/** Each has four round parts. */
const STEPS = [0.1, 0.2, 0.4, 0.6, 0.8, 1];
/** Where the axis of shares ends: the next round share above all intervals. */
export const reach = (rows: readonly Pick<IntervalRow, 'high' | 'fair'>[]): number => {
  const most = Math.max(0, ...rows.map((r) => Math.max(r.high, r.fair * (1 + LEEWAY))));
  return STEPS.find((x) => x >= most) ?? 1;
};

const at = (x: number, end: number): string => `${Math.max(0, Math.min(100, (100 * x) / end)).toFixed(2)}%`;

/** A line from low to high, a dot at the share, what is fair as a tick with some leeway shaded to both sides. */
const mark = (r: Pick<IntervalRow, 'share' | 'low' | 'high' | 'fair' | 'verdict'>, leeway: number, end: number, said: string): string => {
  const from = r.fair - leeway;
  const to = Math.min(end, r.fair + leeway);
  const kind = r.verdict === 'strong' || r.verdict === 'weak' ? ' off' : '';
  return (
    `<svg class="mark${kind}" width="100%" height="22" role="img" aria-label="${esc(said)}">` +
    `<rect class="leeway" x="${at(from, end)}" width="${at(to - from, end)}" y="2" height="18"/>` +
    `<line class="fair" x1="${at(r.fair, end)}" x2="${at(r.fair, end)}" y1="1" y2="21"/>` +
    `<line class="span" x1="${at(r.low, end)}" x2="${at(r.high, end)}" y1="11" y2="11"/>` +
    `<line class="end" x1="${at(r.low, end)}" x2="${at(r.low, end)}" y1="6" y2="16"/>` +
    `<line class="end" x1="${at(r.high, end)}" x2="${at(r.high, end)}" y1="6" y2="16"/>` +
    `<circle class="dot" cx="${at(r.share, end)}" cy="11" r="4.5"/></svg>`
  );
};

/** One interval, with a fifth of the fair share to both sides of it. */
export const intervalMark = (r: IntervalRow, end: number, w: LabSay = ENGLISH): string =>
  mark(r, r.fair * LEEWAY, end, w.markOf(r.name, w.percent(r.share), w.percent(r.low), w.percent(r.high), w.percent(r.fair)));

/** One difference: the axis ends so far from nothing on both sides, and what is usual is the tick. */
export const worthMark = (name: string, c: Worth, end: number, w: LabSay = ENGLISH): string => {
  const moved = { verdict: c.verdict, share: end + c.share, low: end + c.low, high: end + c.high, fair: end + c.usual };
  return mark(moved, c.free.share * LEEWAY, 2 * end, w.worthOf(name, w.points(c.share), w.points(c.low), w.points(c.high)));
};

/** Rows of intervals over one axis, each with its numbers and, where it is judged, its verdict in words. */
export const intervalPlot = (rows: readonly IntervalRow[], w: LabSay = ENGLISH, end = reach(rows)): string => {
  const lines = rows.map((r, i) => {
    // In a sweep the rows of one name stand together and say it once.
    const again = r.under !== undefined && rows[i - 1]?.name === r.name;
    const verdict = r.verdict === undefined ? '' : `<span class="verdict ${r.verdict}">${w.verdicts[r.verdict]}</span>`;
    const under = r.under === undefined ? '' : `<small>${esc(r.under)}</small>`;
    return (
      `<div class="row${again ? ' again' : ''}"><span class="name">${again ? '' : esc(r.name)}${under}</span>${intervalMark(r, end, w)}` +
      `<span class="figures"><b>${w.percent(r.share)}</b> <small>${w.winsOf(w.percent(r.low), w.percent(r.high), w.count(r.wins), r.games)}</small>${verdict}</span></div>`
    );
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((x) => `<span>${w.percent(x * end, end < 0.2 ? 1 : 0)}</span>`).join('');
  return `<div class="intervals">${lines.join('')}<div class="row axis" aria-hidden="true"><span></span><span class="ticks">${ticks}</span><span></span></div></div>`;
};

/** Numbers put into at most `most` bins of equal whole width. */
export const bins = (counts: { readonly [value: string]: number }, most = 30): { readonly from: number; readonly to: number; readonly n: number }[] => {
  const values = Object.keys(counts).map(Number);
  if (values.length === 0) return [];
  const least = Math.floor(Math.min(...values));
  const width = Math.max(1, Math.ceil((Math.floor(Math.max(...values)) - least + 1) / most));
  const found: { from: number; to: number; n: number }[] = [];
  for (let from = least; from <= Math.max(...values); from += width) found.push({ from, to: from + width - 1, n: 0 });
  for (const [value, n] of Object.entries(counts)) {
    const bin = found[Math.floor((Number(value) - least) / width)];
    if (bin !== undefined) bin.n += n;
  }
  return found;
};

export const histogram = (title: string, counts: { readonly [value: string]: number }, w: LabSay = ENGLISH): string => {
  const all = bins(counts);
  const top = Math.max(1, ...all.map((b) => b.n));
  const first = all[0];
  const last = all.at(-1);
  if (first === undefined || last === undefined) return '';
  const step = 100 / all.length;
  const bars = all.map((b, i) => {
    const high = (100 * b.n) / top;
    const said = `${w.bin(b.from, b.to)}: ${w.games(b.n)}`;
    return `<rect x="${(i * step + step * 0.06).toFixed(2)}%" width="${(step * 0.88).toFixed(2)}%" y="${(100 - high).toFixed(2)}%" height="${high.toFixed(2)}%"><title>${said}</title></rect>`;
  });
  const mode = all.reduce((a, b) => (b.n > a.n ? b : a), first);
  const said = w.histogram(title, first.from, last.to, w.bin(mode.from, mode.to));
  return (
    `<figure class="histogram"><figcaption>${esc(title)}</figcaption><svg width="100%" height="120" role="img" aria-label="${esc(said)}">${bars.join('')}</svg>` +
    `<div class="ticks" aria-hidden="true"><span>${first.from}</span><span>${last.to}</span></div></figure>`
  );
};

export interface BarRow {
  readonly name: string;
  readonly value: number;
  readonly note: string;
}
/** Plain bars: how often each of a few names came. */
export const barPlot = (rows: readonly BarRow[]): string => {
  const top = Math.max(Number.EPSILON, ...rows.map((r) => r.value));
  const lines = rows.map(
    (r) =>
      `<div class="row"><span class="name">${esc(r.name)}</span><svg class="bar" width="100%" height="14" aria-hidden="true"><rect width="${((100 * r.value) / top).toFixed(2)}%" height="14"/></svg><span class="figures">${esc(r.note)}</span></div>`,
  );
  return `<div class="intervals bars">${lines.join('')}</div>`;
};
