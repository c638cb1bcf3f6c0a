/** What the house counts of itself, for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Durations, openTally } from './tallies.ts';

export const openMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    entries: openTally('kind', ['move', 'undo'], { name: 'pesthouse_entries_total', help: 'Entries written to records by this process', registers }),
    races: new Counter({ name: 'pesthouse_lost_races_total', help: 'Entries whose number another process took first', registers }),
    botMoves: new Counter({ name: 'pesthouse_bot_moves_total', help: 'Moves made for bots', labelNames: ['level'], registers }),
    botLapses: new Counter({
      name: 'pesthouse_bot_lapses_total',
      help: 'Answers of bots that failed or were late: the policy of their game answered instead',
      labelNames: ['reason'],
      registers,
    }),
    times: new Counter({ name: 'pesthouse_clock_entries_total', help: 'Entries of the time log made by this process', labelNames: ['why'], registers }),
    refusals: new Counter({ name: 'pesthouse_refusals_total', help: 'Requests that were refused', labelNames: ['error'], registers }),
    streams: new Gauge({ name: 'pesthouse_listeners', help: 'Open views of tables', registers }),
    hot: new Gauge({ name: 'pesthouse_hot_tables', help: 'Tables held in memory', registers }),
    moveSeconds: new Durations([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1], {
      name: 'pesthouse_append_seconds',
      help: 'Time from a proposed entry to its telling',
      registers,
    }),
  };
};
export type Metrics = ReturnType<typeof openMetrics>;
