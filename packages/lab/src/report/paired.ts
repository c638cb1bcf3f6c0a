/** The first section of a report that weighs a variant: what it changes on the same deals, what was changed, and how that was measured. */
import type { Tunable } from '@pesthouse/kernel';
import { type Compared, type Comparison, type PairRow, pointOf } from '../paired/compare.ts';
import { gamesPerDeal } from '../paired/pairs.ts';
import { bothWords, changeWords, evenWords, headline, rowName, standingWords, subline } from '../paired/tell.ts';
import type { Plan } from '../plan.ts';
import { ENGLISH, type LabSay } from '../say.ts';
import { ENOUGH, houseFile, houseOf, houseText } from '../words.ts';
import { esc } from './html.ts';

/** Bold where the words say so. */
const bold = (text: string): string =>
  text
    .split('**')
    .map((piece, i) => (i % 2 === 1 ? `<b>${esc(piece)}</b>` : esc(piece)))
    .join('');

/** How far the axis reaches to either side, in points: whole fives, so that marks fall on round numbers. */
export const axisOf = (rows: readonly PairRow[], alone: boolean): number => {
  const point = pointOf(alone);
  const most = Math.max(5, ...rows.flatMap((r) => [r.change.low, r.change.high]).map((x) => (Number.isFinite(x) ? Math.abs(x / point) : 0)));
  return most <= 10 ? 10 : most <= 20 ? 20 : most <= 50 ? 50 : Math.ceil(most / 50) * 50;
};

const mark = (r: PairRow, axis: number, alone: boolean): string => {
  const point = pointOf(alone);
  const at = (x: number): number => 50 + (46 * Math.max(-axis, Math.min(axis, x / point))) / axis;
  const sure = r.standing === 'more' || r.standing === 'less';
  const { low, high, share } = r.change;
  const span = Number.isFinite(low) ? `<line class="span" x1="${at(low).toFixed(1)}%" x2="${at(high).toFixed(1)}%" y1="12" y2="12"/>` : '';
  return `<svg class="change${sure ? ' sure' : ''}" width="100%" height="24" aria-hidden="true"><line class="zero" x1="50%" x2="50%" y1="0" y2="24"/>${span}<circle class="dot" cx="${at(share).toFixed(1)}%" cy="12" r="5"/></svg>`;
};

const tableOf = (kind: string, rows: readonly PairRow[], alone: boolean, w: LabSay): string => {
  const p = w.paired;
  const axis = axisOf(rows, alone);
  const lines = rows.map((r) => {
    const [base, variant] = bothWords(r, alone, w);
    const { by, range } = changeWords(r, alone, w);
    return `<tr><td>${esc(rowName(r, w))}</td><td>${base} → <b>${variant}</b></td><td class="plot">${mark(r, axis, alone)}</td><td><b>${by}</b> <small>${range}</small></td><td>${esc(standingWords(r, w))}</td></tr>`;
  });
  const heads = ['', alone ? p.heads.score : p.heads.share, `−${axis} … +${axis}`, p.heads.range, ''];
  return `<h3>${esc(p.by(kind))}</h3><div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${esc(h)}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
};

const variantSection = (x: Compared, c: Comparison, w: LabSay): string => {
  const even = evenWords(x, c, w, ENOUGH);
  return `<section class="weighed"><h2>${esc(headline(x, w))}</h2><p>${bold(subline(x, c, w))}</p>${x.kinds
    .map(({ kind, rows }) => tableOf(kind, rows, c.alone, w))
    .join('')}${even === '' ? '' : `<p>${esc(even)}</p>`}</section>`;
};

/** What differs from the printed game, with clauses where they are known. */
export const changesOf = (plan: Plan, variant: Plan['variants'][number], tunables: readonly Tunable[], w: LabSay): string[] => {
  const printed = new Map(tunables.map((t) => [t.name, t]));
  return [
    ...Object.entries(variant.tuning).map(([id, value]) => {
      const t = printed.get(id);
      return w.paired.change(w.name(id), w.count(value), t === undefined ? '?' : w.count(t.get()), t?.clause ?? '');
    }),
    ...Object.entries(variant.options ?? {})
      .filter(([id, value]) => JSON.stringify(plan.options[id]) !== JSON.stringify(value))
      .map(([id, value]) => w.paired.ruling(w.name(id), String(value), '')),
  ];
};

/** Nothing where no variant stands beside the base. */
export const pairedSection = (plan: Plan, c: Comparison | undefined, tunables: readonly Tunable[] = [], w: LabSay = ENGLISH): string => {
  if (c === undefined || c.variants.length === 0) return '';
  const p = w.paired;
  const changed = plan.variants
    .slice(1)
    .map(
      (v) =>
        `<h3>${esc(w.variant(v.name))}</h3><ul>${changesOf(plan, v, tunables, w)
          .map((line) => `<li>${esc(line)}</li>`)
          .join('')}</ul>`,
    )
    .join('');
  const five = Math.max(...c.variants.map((x) => x.five));
  const lines = p.methodLines(c.deals, gamesPerDeal(plan), c.looks.rows, c.looks.ended, five);
  return [
    ...c.variants.map((x) => variantSection(x, c, w)),
    `<section><h2>${esc(p.changed)}</h2>${changed}</section>`,
    `<section><h2>${esc(p.method)}</h2><ol>${lines.map((line) => `<li>${esc(line)}</li>`).join('')}</ol><p>${esc(p.seedAnd(plan.seed, plan.rules))}</p></section>`,
  ].join('');
};

/** The file of house rules that the command reads. */
export const houseSection = (plan: Plan, w: LabSay = ENGLISH): string => {
  const house = houseOf(plan);
  return house === undefined ? '' : `<p>${esc(w.paired.file(houseFile(house)))}</p><p><code>${esc(houseText(plan, house))}</code></p>`;
};
