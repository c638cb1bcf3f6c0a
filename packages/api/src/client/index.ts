/** The typed client of a house: calls, the line that comes back by itself, and lines of a stream for bots. */
export * from './calls.ts';
export * from './line.ts';
export * from './lines.ts';
