/** Reads what strangers send by its shape, whatever it is. */
import { validatorCompiler } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { unreadable } from './failure.ts';

/** The library measures the length of a thing before it is sure that it is a text or a list, and breaks where that length is no number but something that cannot become one. */
const firmly = <T>(read: () => T): T => {
  try {
    return read();
  } catch (e) {
    if (e instanceof TypeError) throw unreadable([]);
    throw e;
  }
};

export const readFrame = <T>(shape: z.ZodType<T>, said: unknown): T => {
  const read = firmly(() => shape.safeParse(said));
  if (!read.success) throw unreadable(read.error.issues);
  return read.data;
};

/** For bodies, queries and parts of an address. */
export const readBody: typeof validatorCompiler = (route) => {
  const check = validatorCompiler(route);
  return (said) => firmly(() => check(said));
};
