/** Keeps games by house rules apart from those by the printed rules, and each from the others. */
import type { Visit } from './visit.ts';

export interface ByRules<V> {
  readonly printed: readonly V[];
  readonly house: readonly { readonly id: string; readonly name: string; readonly visits: readonly V[] }[];
}

/** Rules of one meaning are one list, under the name that the latest of its tables gives them. */
export const byRules = <V extends Pick<Visit, 'rules'>>(visits: readonly V[]): ByRules<V> => {
  const ids = [...new Set(visits.flatMap((v) => v.rules?.id ?? []))];
  return {
    printed: visits.filter((v) => v.rules === null),
    house: ids.map((id) => {
      const mine = visits.filter((v) => v.rules?.id === id);
      return { id, name: mine[0]?.rules?.name ?? '', visits: mine };
    }),
  };
};
