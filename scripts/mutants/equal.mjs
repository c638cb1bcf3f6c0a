/** Mutants that change nothing that anybody could notice, each with its reason. */
export const EQUAL = {};
