/** Threads that are in no hurry: where the system can tell threads apart, they give way to players and bots. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

const PATIENT = 10;

export const giveWay = (): void => {
  try {
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    if (thread > 0) setPriority(thread, PATIENT);
  } catch {
    // Another system: all threads are alike there.
  }
};
