/** Standing orders for reactions: kept in secret, and answered the way everybody answers, so that a game by turns does not wait for who has nothing to say. */
import type { Order, Orders } from '@pesthouse/api';
import { type Flat, reactionTo, type Seat } from '@pesthouse/kernel';
import { at } from '@pesthouse/table';
import type { HouseLog } from '../closing.ts';
import { Refusal } from '../failure.ts';
import { holdAnswer } from '../holding.ts';
import { heldBy, inLine, type Live, members, started } from '../live.ts';
import type { OrderRow } from '../store/time-schema.ts';
import type { Tables } from '../tables.ts';
import { presenceOf } from '../who.ts';

/** What whoever says nothing has answered to the question that is put; null: it has to be answered. */
export const declining = (live: Live): Flat | null => {
  const { engine, state } = live.play;
  return engine.decision(state)?.sealed === true ? (reactionTo(engine.game.reactions, state)?.reaction.decline ?? null) : null;
};

const ownOrders = async (tables: Tables, live: Live): Promise<OrderRow[]> =>
  (await tables.store.time.orders(live.row.id)).filter((x) => x.owner === presenceOf(live.row, x.seat));

export const ordersOf = async (tables: Tables, live: Live, seat: Seat): Promise<Orders> => {
  const given = await ownOrders(tables, live);
  const kinds = Object.entries(live.play.engine.game.reactions ?? {}).map(([kind, { own }]) => {
    const order: Order = given.find((x) => x.seat === seat && x.kind === kind)?.what ?? 'ask';
    return { kind, own: own !== undefined, order };
  });
  return { kinds };
};

export const giveOrders = async (tables: Tables, live: Live, seat: Seat, orders: { readonly [kind: string]: Order }): Promise<void> => {
  const known = new Map(Object.entries(live.play.engine.game.reactions ?? {}));
  for (const [kind, what] of Object.entries(orders)) {
    const reaction = known.get(kind);
    if (reaction === undefined) throw new Refusal(400, 'no-reaction', `This game has no reaction called ${kind}.`);
    if (what === 'own' && reaction.own === undefined) throw new Refusal(400, 'no-reaction', 'Nobody can tell whether this reaction is about you.');
  }
  for (const [kind, what] of Object.entries(orders)) await tables.store.time.order(live.row.id, { seat, owner: presenceOf(live.row, seat), kind, what });
};

export const runOrders = (tables: Tables, log: HouseLog) => {
  let closed = false;
  /** The question that was answered by order last: whoever takes such an answer back is asked. */
  const done = new WeakMap<Live, string>();

  const answer = async (live: Live, given: string): Promise<void> => {
    const { engine, state } = live.play;
    const found = reactionTo(engine.game.reactions, state);
    if (closed || at(live.play) !== given || found === null || live.row.status !== 'playing') return;
    const orders = (await ownOrders(tables, live)).filter((x) => x.kind === found.kind);
    for (const seat of members(engine.deciders(state))) {
      const what = orders.find((x) => x.seat === seat)?.what ?? 'ask';
      if (what === 'ask' || live.row.seats[seat]?.kind !== 'person' || heldBy(live, seat) !== null) continue;
      if (what === 'own' && found.reaction.own?.(engine.view(state, seat), seat) !== false) continue;
      await holdAnswer(tables, live, seat, given, found.reaction.decline);
    }
  };

  return {
    /** The question now put may be one for which somebody has left an order. */
    look(live: Live): void {
      const given = at(live.play);
      if (closed || !started(live) || done.get(live) === given || declining(live) === null) return;
      done.set(live, given);
      inLine(live, () => answer(live, given)).catch((e: unknown) => {
        if (!closed && !(e instanceof Refusal)) log.error({ err: e, table: live.row.id }, 'a standing order could not be carried out');
      });
    },
    /** Orders have changed: the question now put is looked at again. */
    again(live: Live): void {
      done.delete(live);
      this.look(live);
    },
    close() {
      closed = true;
    },
  };
};
