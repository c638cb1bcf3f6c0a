/** Counts of what happens at every move, as plain numbers: they are put into Prometheus' shape only when somebody asks for them. */
import { Counter, Histogram, type MetricValueWithName, type Registry } from 'prom-client';

interface Named {
  readonly name: string;
  readonly help: string;
  readonly registers: Registry[];
}

/** The library keeps what several values share apart. */
interface Value extends MetricValueWithName<string> {
  readonly sharedLabels: object;
}
interface Shown {
  readonly name: string;
  readonly help: string;
  readonly type: 'histogram';
  readonly aggregator: 'sum';
  readonly values: Value[];
}

/** A counter by one label whose values are known beforehand. */
export const openTally = <K extends string>(label: string, kinds: readonly K[], named: Named): { add(kind: K, n?: number): void } => {
  const counts = kinds.map(() => 0);
  new Counter({
    ...named,
    labelNames: [label],
    collect() {
      this.reset();
      for (const [i, kind] of kinds.entries()) this.inc({ [label]: kind }, counts[i] ?? 0);
    },
  });
  return {
    add(kind, n = 1) {
      const i = kinds.indexOf(kind);
      counts[i] = (counts[i] ?? 0) + n;
    },
  };
};

/** A histogram without labels. Its buckets are upper bounds in rising order. */
export class Durations extends Histogram {
  private readonly named: Named;
  private readonly bounds: readonly number[];
  /** How many fell into each bucket; the last is for what is above all bounds. */
  private readonly fell: number[];
  private sum = 0;

  constructor(bounds: readonly number[], named: Named) {
    super({ ...named, buckets: [...bounds] });
    this.named = named;
    this.bounds = bounds;
    this.fell = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
  }

  took(seconds: number): void {
    const { bounds, fell } = this;
    let i = 0;
    while (i < bounds.length && seconds > (bounds[i] ?? 0)) i++;
    fell[i] = (fell[i] ?? 0) + 1;
    this.sum += seconds;
  }

  /** What the registry asks for, both when it writes its page and when it gives objects. */
  async getForPromString(): Promise<Shown> {
    const { name, help } = this.named;
    let count = 0;
    const values: Value[] = this.fell.map((n, i) => {
      count += n;
      return { metricName: `${name}_bucket`, labels: { le: this.bounds[i] ?? '+Inf' }, sharedLabels: {}, value: count };
    });
    values.push(
      { metricName: `${name}_sum`, labels: {}, sharedLabels: {}, value: this.sum },
      { metricName: `${name}_count`, labels: {}, sharedLabels: {}, value: count },
    );
    return { name, help, type: 'histogram', aggregator: 'sum', values };
  }
}
