/** What pairs of games come to, in lines of text for the terminal. */
import {
  bothWords,
  type Compared,
  type Comparison,
  changeWords,
  ENOUGH,
  evenWords,
  headline,
  type LabSay,
  pointOf,
  rowName,
  standingWords,
  subline,
} from '@pesthouse/lab';

const rowsOf = (x: Compared, c: Comparison, w: LabSay): string[] =>
  x.kinds.flatMap(({ kind, rows }) => {
    const wide = Math.max(...rows.map((r) => rowName(r, w).length));
    return [
      w.paired.by(kind),
      ...rows.map((r) => {
        const [base, variant] = bothWords(r, c.alone, w);
        const { by, range } = changeWords(r, c.alone, w);
        return `  ${rowName(r, w).padEnd(wide)}  ${base.padStart(5)} -> ${variant.padStart(5)}  ${by.padStart(6)} (${range})  ${standingWords(r, w)}`;
      }),
    ];
  });

export const tellPairs = (c: Comparison, w: LabSay): string[] =>
  c.variants.flatMap((x) => {
    const even = evenWords(x, c, w, ENOUGH);
    const point = pointOf(c.alone);
    return [
      `\n${headline(x, w)}  [${w.variant(x.name)}]`,
      subline(x, c, w).replaceAll('**', ''),
      ...rowsOf(x, c, w),
      ...(even === '' ? [] : [even]),
      `Shown by ${c.deals} deals: a difference of ${(x.notice / point).toFixed(1)} points. Five points take ${x.five} deals; without pairs they would take ${x.fiveUnpaired}.`,
      `Ranges hold together 95 times in 100: widened for ${c.looks.rows} ${c.looks.rows === 1 ? 'row' : 'rows'} (Bonferroni)${c.looks.ended ? '' : ' and for looking before the end'}.`,
    ];
  });
