/** How games are played for a net to learn from. */
export { Batch } from './batch.ts';
export { Courses, type Field, type Mix } from './course.ts';
export { type Met, meet } from './meet.ts';
export { drawNumbers, drawTable } from './tables.ts';
