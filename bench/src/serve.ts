/** What both servers share: they run in a process of their own, tell their port, and answer what they have used. */

export interface Used {
  /** CPU seconds since the process began. */
  readonly cpu: number;
  /** Bytes of heap that are really in use; looked at only where it is asked for, for collecting the garbage costs time. */
  readonly heap: number;
}

const heap = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

export const answerAt = (port: number): void => {
  process.on('message', (what) => {
    const { user, system } = process.cpuUsage();
    const used: Used = { cpu: (user + system) / 1e6, heap: what === 'heap' ? heap() : 0 };
    process.send?.(used);
  });
  process.on('disconnect', () => process.exit());
  process.send?.({ port });
};
