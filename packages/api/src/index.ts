/** The public interface: every body, answer and frame between the house and whoever sits at its tables, page and bots in any language alike. */
export * from './account.ts';
export * from './basics.ts';
export * from './frames.ts';
export * from './games.ts';
export * from './messages.ts';
export * from './owner.ts';
export * from './people.ts';
export * from './plain-move.ts';
export * from './results.ts';
export * from './room.ts';
export * from './shapes.ts';
export * from './stored.ts';
export * from './tables.ts';
export * from './time.ts';
export * from './together.ts';
