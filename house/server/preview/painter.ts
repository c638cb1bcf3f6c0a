/** Who draws the pictures of links: one thread, one picture after the other, each kept for whoever asks again. */
import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { PictureJob } from '../../shared/picture.ts';

export interface Painter {
  /** Null where it cannot be drawn now. */
  paint(job: PictureJob): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

const IDLE_MS = 20_000;
/** Longer than any picture takes on a slow machine; one that hangs is given up. */
const HANG_MS = 40_000;
/** So many may wait their turn. */
const MOST_WAITING = 12;

/** Without the built thread nothing is drawn. */
export const threadPainter = (file: string): Painter => {
  if (!existsSync(file)) return { paint: async () => null, close: async () => undefined };
  const pool = new Piscina({
    filename: file,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MOST_WAITING,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  return {
    async paint(job) {
      try {
        const png: unknown = await pool.run(job, { name: 'picture', signal: AbortSignal.timeout(HANG_MS) });
        return png instanceof Uint8Array ? png : null;
      } catch {
        return null;
      }
    },
    close: () => pool.destroy(),
  };
};
