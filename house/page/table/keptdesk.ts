/** Which panels of a table are open: kept while the window lives, so that a reload changes nothing. Whether somebody plays in words is kept for every table. */
import { PANELS, type Panel } from './panelnames.ts';

interface Kept {
  readonly panel: Panel;
  readonly drawer: boolean;
  readonly tab: string;
  readonly inWords: boolean;
}
const PLACE = 'pesthouse.desk';
const WORDS = 'pesthouse.inwords';

const parsed = (said: string | null): object => {
  const kept: unknown = JSON.parse(said ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
};

export const keptDesk = (table: string): Partial<Kept> => {
  try {
    const kept = { table: '', panel: '', drawer: null, tab: '', ...parsed(sessionStorage.getItem(PLACE)) };
    const inWords = localStorage.getItem(WORDS) === 'yes';
    if (kept.table !== table) return { inWords };
    const panel = PANELS.find((x) => x === kept.panel);
    return {
      inWords,
      ...(panel === undefined ? {} : { panel }),
      ...(typeof kept.drawer === 'boolean' ? { drawer: kept.drawer } : {}),
      ...(typeof kept.tab === 'string' && kept.tab !== '' ? { tab: kept.tab } : {}),
    };
  } catch {
    return {};
  }
};

export const keepDesk = (table: string, { panel, drawer, tab, inWords }: Kept): void => {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ table, panel, drawer, tab }));
    if (inWords) localStorage.setItem(WORDS, 'yes');
    else localStorage.removeItem(WORDS);
  } catch {
    // Not remembered: the table then opens as it usually does.
  }
};
