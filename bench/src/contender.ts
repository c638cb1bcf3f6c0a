/** What runs in a process of its own: it does its work when asked and answers with the CPU time that it took. One process a contender, so that none spoils the other's compiled code. */

export type Works = { readonly [name: string]: () => number };

export interface Timed {
  readonly seconds: number;
  readonly done: number;
}

const timed = (work: () => number): Timed => {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, done };
};

export const contend = (works: Works): void => {
  process.on('message', (name: string) => {
    const work = works[name];
    if (work === undefined) throw new Error(`there is no work ${name}`);
    process.send?.(timed(work));
  });
};
