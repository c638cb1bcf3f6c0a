/** Drives one server: `moves` plays a table, `tables` lays many and keeps all of them open. It answers when everything is done and everybody has heard of it. */
import { playOn, type Table } from './table.ts';
import { tableOfOurs } from './table-ours.ts';
import { tableOfTheirs } from './table-theirs.ts';

interface Order {
  readonly whose: 'ours' | 'theirs';
  readonly port: number;
  readonly tables: number;
  readonly moves: number;
  readonly keep: boolean;
}

const open: Table[] = [];
const ready: { [whose: string]: Table[] } = { ours: [], theirs: [] };
const seat = async ({ whose, port }: Order): Promise<Table> => (whose === 'ours' ? tableOfOurs(port) : tableOfTheirs(port));

/** First all sit down, then the moves are made: only the second part is between two looks at the server's clock. */
const obey = async (order: Order & { readonly part: 'sit' | 'play' }): Promise<void> => {
  const waiting = ready[order.whose] ?? [];
  if (order.part === 'sit') {
    for (let i = 0; i < order.tables; i++) waiting.push(await seat(order));
    return;
  }
  // All tables play at once, as they do in a house that is full.
  await Promise.all(
    waiting.splice(0).map(async (table) => {
      if (!(await playOn(table, order.moves))) throw new Error('the game was over too soon');
      if (order.keep) open.push(table);
      else table.close();
    }),
  );
};

process.on('message', (order: Order & { readonly part: 'sit' | 'play' }) => {
  obey(order).then(
    () => process.send?.({ done: true }),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
