/** Ctrl-C as a wish to stop: the first one lets the work be put away in order, a second one ends the process as usual. */
export const byHand = async (work: (stop: AbortSignal) => Promise<number>): Promise<number> => {
  const hand = new AbortController();
  const wave = (): void => hand.abort();
  process.once('SIGINT', wave);
  process.once('SIGTERM', wave);
  try {
    return await work(hand.signal);
  } finally {
    process.off('SIGINT', wave);
    process.off('SIGTERM', wave);
  }
};
