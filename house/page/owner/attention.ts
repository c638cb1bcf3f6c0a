/** What waits for the owner: everything else is quiet. */
import type { OwnerView } from '@pesthouse/api';

export type Matter = 'bots' | 'slow' | 'store' | 'backup' | 'errors' | 'editions';

/** Less than this part of what is used is free, or less than half a gigabyte. */
const LITTLE = 500_000_000;
/** Whoever waits this long notices. */
const SLOW_MS = 1_000;
const DAY_MS = 24 * 3_600_000;

export const almostFull = ({ store: { free, bytes } }: Pick<OwnerView, 'store'>): boolean => free !== null && free < Math.max(LITTLE, bytes / 4);

/** Without a backup, or where nightly ones are wanted and the last one is older than two days. */
export const backupLate = ({ backups, house }: Pick<OwnerView, 'backups' | 'house'>): boolean =>
  backups.last === null || (backups.nightly && house.at - backups.last.at > 2 * DAY_MS);

/** One answer in a hundred takes so long. */
export const answersLate = ({ house: { slow } }: Pick<OwnerView, 'house'>): boolean => slow !== null && slow > SLOW_MS;

export const attention = (view: OwnerView): Matter[] => [
  ...(view.bots.stuck.length > 0 ? (['bots'] as const) : []),
  ...(answersLate(view) ? (['slow'] as const) : []),
  ...(almostFull(view) ? (['store'] as const) : []),
  ...(backupLate(view) ? (['backup'] as const) : []),
  ...(view.troubles.length > 0 ? (['errors'] as const) : []),
  ...(view.editions.some((x) => x.lines.some((y) => !y.known)) ? (['editions'] as const) : []),
];
