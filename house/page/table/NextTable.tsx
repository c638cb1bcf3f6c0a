/** After a move: the next table that waits for the reader, where there is one. */

import { LinkButton } from '@pesthouse/board';
import { useEffect, useState } from 'react';
import type { Visit } from '../house/visit.ts';
import { results } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';

/** Others may be done meanwhile. */
const EVERY_MS = 30_000;

/** Turns go by quickly against bots: the house is not asked at each. */
let known: { readonly at: number; readonly visits: readonly Visit[] } = { at: 0, visits: [] };

const next = async (here: string): Promise<Pick<Visit, 'id' | 'name'> | null> => {
  const { myVisits } = await import('../house/visits.ts');
  if (Date.now() - known.at > EVERY_MS - 1_000) {
    const { visits, reached } = await myVisits();
    known = { at: Date.now(), visits: reached === true ? visits : [] };
  }
  return known.visits.find((v) => v.yours && !v.local && v.id !== here) ?? null;
};

export function NextTable() {
  const { link } = useModel();
  const id = useSeen((s) => s.info?.id ?? '');
  const seated = useSeen((s) => s.seat >= 0);
  const [found, setFound] = useState<Pick<Visit, 'id' | 'name'> | null>(null);
  const asks = link.kind === 'remote' && seated;
  useEffect(() => {
    if (!asks || id === '') return;
    let here = true;
    const look = (): void => {
      if (!document.hidden)
        next(id).then(
          (x) => here && setFound(x),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [asks, id]);
  if (found === null) return null;
  return (
    <LinkButton href={`/table/${found.id}`} icon="step-fwd" title={results.tables.next} data-next-table="">
      {results.tables.nextAt(found.name)}
    </LinkButton>
  );
}
