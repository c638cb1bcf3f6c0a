/** Bad input: one clear sentence for whoever typed it, and exit code 2. */
export class Wrong extends Error {}

/** A whole number from a flag. */
export const whole = (name: string, given: string | undefined, least: number, most: number): number | undefined => {
  if (given === undefined) return undefined;
  const n = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!(n >= least && n <= most)) throw new Wrong(`--${name} must be a whole number from ${least} to ${most}, not "${given}".`);
  return n;
};
