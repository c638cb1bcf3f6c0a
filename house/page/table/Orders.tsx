/** Standing orders: what the house answers to reactions in this seat's name. Nobody else is told of them. */

import type { Orders as Given, Order } from '@pesthouse/api';
import { useEffect, useState } from 'react';
import { Segmented } from '../kit/segmented.tsx';
import { toast } from '../kit/toast.tsx';
import { time } from '../text/rooms.ts';
import { told } from '../text/told.ts';
import { useModel, useSeen } from './context.tsx';
import css from './dialogs.module.css';

const ORDERS = ['ask', 'own', 'pass'] as const;

/** One order for all kinds: where there is no telling what is one's own, the seat is asked. */
const meant = ({ kinds }: Given, order: Order): { readonly [kind: string]: Order } =>
  Object.fromEntries(kinds.map((x) => [x.kind, order === 'own' && !x.own ? 'ask' : order]));
const first = ({ kinds }: Given): Order => kinds.find((x) => x.own)?.order ?? kinds[0]?.order ?? 'ask';

export function Orders() {
  const { link, game } = useModel();
  const seat = useSeen((s) => s.seat);
  const [given, setGiven] = useState<Given | null>(null);
  const has = link.kind === 'remote' && seat >= 0 && game.engine.game.reactions !== undefined;
  useEffect(() => {
    let here = true;
    if (has)
      link.orders().then(
        (x) => here && setGiven(x),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [link, has]);
  if (!has || given === null) return null;
  const set = async (order: Order): Promise<void> => {
    try {
      setGiven(await link.orders(meant(given, order)));
    } catch (e) {
      toast({ text: told(e), tone: 'bad' });
    }
  };
  const orders = given.kinds.some((x) => x.own) ? ORDERS : ORDERS.filter((x) => x !== 'own');
  return (
    <div className={css.stack}>
      <span>{time.orders.head}</span>
      <Segmented
        wrap
        label={time.orders.head}
        value={first(given)}
        segments={orders.map((value) => ({ value, name: time.orders.each[value] }))}
        set={(x) => void set(x)}
      />
      <small>{time.orders.about}</small>
    </div>
  );
}
