/** Which build of rules and bots this is: games of two builds may differ, and are not put together unseen. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { WORKER } from './hand.ts';

/** The built worker names every part that it stands on by a hash, so its own hash stands for all of them, on any machine. None where the sources themselves run. */
export const buildOf = (): string | undefined =>
  existsSync(WORKER) ? createHash('sha256').update(readFileSync(WORKER)).digest('hex').slice(0, 16) : undefined;
