/** Short texts and short lists. Their length is looked at only once they are known to be texts and lists: anybody may send an object that has a `length` of its own. */
import * as z from 'zod';

/** Counted as people count them: one letter may take two places. */
const fits = (x: string, most: number): boolean => x.length <= most || [...x].length <= most;

export const text = (most: number) =>
  z
    .string()
    .refine((x) => fits(x, most), `must have at most ${most} characters`)
    .meta({ maxLength: most });

/** What others are shown: kept short and free of control characters. May be empty. */
export const remark = (most: number) =>
  z
    .string()
    .trim()
    .refine((x) => fits(x, most), `must have at most ${most} characters`)
    .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cn}]*$/u, 'must not hold control characters')
    .meta({ maxLength: most });

/** The same, and not empty: letters, figures, spaces and common signs. */
export const words = (most: number) =>
  remark(most)
    .refine((x) => x !== '', 'must not be empty')
    .meta({ minLength: 1, maxLength: most });

export const list = <T extends z.ZodType>(of: T, most: number, least = 0) =>
  z
    .array(of)
    .refine((x) => x.length <= most, `must have at most ${most} entries`)
    .refine((x) => x.length >= least, `must have at least ${least} entries`)
    .meta({ minItems: least, maxItems: most });
