/** What other processes have done: a table is looked at again, and whoever came by a key that died looks on without their seats. */
import { inLine, type Live } from '../live.ts';
import type { Tables } from '../tables.ts';
import { turn } from '../telling.ts';
import type { Hot } from './hot.ts';
import type { Means } from './means.ts';
import type { Step } from './step.ts';

/** The store did not answer. */
const AGAIN_MS = 500;
/** Another process is about to answer for its bots: this one steps in only if it does not. */
const TAKE_OVER_MS = 3_000;

/** Listens from now on. */
export const openNews = ({ store, ears, announce }: Means, { catchUp }: Step, { ready }: Hot): Pick<Tables, 'forget'> => {
  const hearNews = (live: Live): void => {
    inLine(live, () => catchUp(live)).then(
      () => {
        setTimeout(() => ears.moved(live), TAKE_OVER_MS).unref();
      },
      () => {
        live.doubt = true;
        setTimeout(() => {
          if (live.doubt && ready.get(live.row.id) === live) hearNews(live);
        }, AGAIN_MS).unref();
      },
    );
  };
  /** A key of a person is dead: whoever came by it looks on, and is nobody. */
  const forget = (hash: string): void => {
    for (const live of ready.values()) {
      let found = false;
      for (const x of live.listeners) {
        if (!x.who.own || x.who.hash !== hash) continue;
        x.turned = 'renewed';
        x.who = { ...x.who, person: null };
        found = true;
      }
      if (!found) continue;
      turn(live);
      ears.attended(live);
      announce(live);
    }
  };
  /** Keys may have died while no news came. */
  const recheck = async (): Promise<void> => {
    const hashes = new Set(
      [...ready.values()].flatMap((live) => [...live.listeners].flatMap((x) => (x.who.own && x.who.person !== null ? [x.who.hash ?? ''] : []))),
    );
    for (const hash of hashes) if ((await store.person(hash)) === null) forget(hash);
  };
  store.onNews((id) => {
    if (id?.startsWith('key:') === true) return forget(id.slice(4));
    if (id === null) for (const live of ready.values()) hearNews(live);
    if (id === null) recheck().catch((e: unknown) => ears.trouble(e, 'whose keys are good could not be looked up'));
    const live = id === null ? undefined : ready.get(id);
    if (live !== undefined) hearNews(live);
  });

  return { forget };
};
