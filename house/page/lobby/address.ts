/** Which address friends are sent: the one that its owner set, the one by which this page itself came, one on the network, or none that works for others. */

import type { houseInfo } from '@pesthouse/api';
import type * as z from 'zod';

export type Reaches = z.infer<typeof houseInfo>['addresses'];

export interface Invitation {
  readonly link: string;
  /** Who can open it: anybody, who is on the same network, or only this machine. */
  readonly reach: 'public' | 'lan' | 'machine';
  /** The same table for who is on the same network, where that is another address. */
  readonly wifi: string | null;
}

const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;

export const invitation = (origin: string, path: string, known: Reaches): Invitation => {
  const at = (reach: Reaches[number]['reach']): string | undefined => known.find((x) => x.reach === reach)?.url;
  const lan = at('lan');
  const open = at('public');
  const own = LOOPBACK.test(new URL(origin).hostname) ? undefined : origin;
  if (open !== undefined) return { link: open + path, reach: 'public', wifi: lan === undefined ? null : lan + path };
  // Whoever came here by another machine's name came by an address that works.
  if (own !== undefined) return { link: own + path, reach: known.some((x) => x.reach === 'lan' && x.url === own) ? 'lan' : 'public', wifi: null };
  return lan === undefined ? { link: origin + path, reach: 'machine', wifi: null } : { link: lan + path, reach: 'lan', wifi: null };
};

/** As people read it: without what every address begins with. */
export const bare = (link: string): string => link.replace(/^https?:\/\//, '');
