/** What came of several runs in fresh processes: the median, and from where to where it went. A figure from one process alone tells of its luck with the compiler too. */

/** So many times everybody is started afresh. */
export const RUNS = 3;

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  if (sorted.length === 0) return Number.NaN;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Run by run, what two of them are to each other: both ran side by side, so what the machine did meanwhile falls out. */
export const paired = (some, others, how) => {
  if (some.length !== others.length) throw new Error(`${some.length} runs beside ${others.length}`);
  return some.map((x, i) => how(x, others[i]));
};
export const over = (some, others) => paired(some, others, (x, y) => x / y);

/** All values of a figure as it is told. */
export const spread = (values) => ({ median: median(values), from: Math.min(...values), to: Math.max(...values), runs: values.length });

const digits = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(value >= 100 ? 0 : 2));
/** `334 (321 to 340)`; what came out the same every time has no range. */
export const told = ({ median: middle, from, to }) => (digits(from) === digits(to) ? digits(middle) : `${digits(middle)} (${digits(from)} to ${digits(to)})`);

const within =
  ({ least, most }) =>
  (value) =>
    (least === undefined || value >= least) && (most === undefined || value <= most);
/** The median decides; where single runs say otherwise it is told how many met it. */
export const judged = (values, bar) => {
  if (bar.least === undefined && bar.most === undefined) return { met: true, words: '' };
  const good = values.filter(within(bar)).length;
  const met = within(bar)(median(values));
  const all = good === (met ? values.length : 0);
  return { met, words: `${met ? 'met' : 'MISSED'}${all ? '' : `, ${met ? '' : 'met '}in ${good} of ${values.length}`}` };
};
export const target = ({ least, most }) => (least !== undefined ? `at least ${digits(least)}` : most !== undefined ? `at most ${digits(most)}` : '');
