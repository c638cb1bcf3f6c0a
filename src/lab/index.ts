/** The lab's front door: everything that the command and the page may use. All of it is pure: it has no clock, no files and no chance of its own. */
export * from './denial.ts';
export * from './engines.ts';
export * from './ladder.ts';
export * from './plan.ts';
export * from './play.ts';
export * from './publish.ts';
export { embedded, esc } from './report/html.ts';
export { findings, type ReportData, reportPage } from './report/page.ts';
export * from './report/plots.ts';
export * from './report/sections.ts';
export { PLOT_STYLE } from './report/style.ts';
export * from './result.ts';
export * from './summary.ts';
export * from './tally.ts';
export * from './trials.ts';
export * from './tunes.ts';
export * from './wilson.ts';
export * from './words.ts';
