/** The clock of bots that are to have equal time: what the processor did for this process, whatever else the machine is busy with. */

/** Milliseconds of the processor that this process has used: threads of it are counted together. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Asking the system what was spent may take longer than a run of a search, and where it was asked every 3 ms that took a twelfth of Pest's time: in between the time that passed is added, which is never less. */
const GRAIN_MS = 10;
export const processor = (): (() => number) => {
  let read = { at: -Infinity, spent: 0 };
  return () => {
    const at = performance.now();
    if (at - read.at >= GRAIN_MS) read = { at: performance.now(), spent: spent() };
    return read.spent + Math.max(0, at - read.at);
  };
};
