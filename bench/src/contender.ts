/** What runs in a process of its own: it does its work when asked and answers with the CPU time that it took. One process a contender, so that none spoils the other's compiled code. */

/** A work says how much it did; where the other side only works by promises, both are waited for alike. */
export type Works = { readonly [name: string]: () => number | Promise<number> };

export interface Timed {
  readonly seconds: number;
  readonly done: number;
}

const timed = async (work: () => number | Promise<number>): Promise<Timed> => {
  const before = process.cpuUsage();
  const done = await work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, done };
};

export const contend = (works: Works): void => {
  process.on('message', (name: string) => {
    const work = works[name];
    if (work === undefined) throw new Error(`there is no work ${name}`);
    void timed(work).then((answer) => process.send?.(answer));
  });
};
