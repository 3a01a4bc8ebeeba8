/** Values of a metric's labels; no value may come from a stranger, so that their number is bounded. */
export type Labels = Readonly<Record<string, string>>;

interface Sample {
  readonly suffix: string;
  readonly labels: Labels;
  readonly value: number;
}
interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: () => Promise<readonly Sample[]> | readonly Sample[];
}

/** The metrics of a process, in the text format of Prometheus (0.0.4). */
export interface Registry {
  counter(name: string, help: string): { add(labels: Labels, by?: number): void };
  histogram(
    name: string,
    help: string,
    bounds: readonly number[],
  ): { observe(labels: Labels, value: number): void };
  /** Values that are read when the metrics are. */
  gauge(name: string, help: string, read: () => Promise<readonly Reading[]> | readonly Reading[]): void;
  text(): Promise<string>;
}
export type Reading = readonly [labels: Labels, value: number];

export function createRegistry(): Registry {
  const metrics: Metric[] = [];
  return {
    counter: (name, help) => {
      const series = seriesOf(() => ({ total: 0 }));
      const samples = () => series.all().map(([labels, { total }]) => ({ suffix: '', labels, value: total }));
      metrics.push({ name, type: 'counter', help, samples });
      return {
        add: (labels, by = 1) => {
          series.of(labels).total += by;
        },
      };
    },
    histogram: (name, help, bounds) => {
      const series = seriesOf(() => ({ counts: bounds.map(() => 0), count: 0, sum: 0 }));
      const samples = () =>
        series.all().flatMap(([labels, state]) => histogramSamples(labels, bounds, state));
      metrics.push({ name, type: 'histogram', help, samples });
      return {
        observe: (labels, value) => {
          observe(series.of(labels), bounds, value);
        },
      };
    },
    gauge: (name, help, read) => {
      const samples = async () => (await read()).map(([labels, value]) => ({ suffix: '', labels, value }));
      metrics.push({ name, type: 'gauge', help, samples });
    },
    text: async () => (await Promise.all(metrics.map(metricText))).join(''),
  };
}

interface Distribution {
  readonly counts: number[];
  count: number;
  sum: number;
}

function observe(state: Distribution, bounds: readonly number[], value: number): void {
  bounds.forEach((bound, i) => {
    if (value <= bound) state.counts[i] = (state.counts[i] ?? 0) + 1;
  });
  state.count += 1;
  state.sum += value;
}

function histogramSamples(labels: Labels, bounds: readonly number[], state: Distribution): Sample[] {
  const bucket = (le: string, value: number) => ({ suffix: '_bucket', labels: { ...labels, le }, value });
  return [
    ...bounds.map((bound, i) => bucket(String(bound), state.counts[i] ?? 0)),
    bucket('+Inf', state.count),
    { suffix: '_sum', labels, value: state.sum },
    { suffix: '_count', labels, value: state.count },
  ];
}

/** Keeps one state for each combination of labels. */
function seriesOf<S>(create: () => S) {
  const states = new Map<string, readonly [Labels, S]>();
  return {
    of: (labels: Labels): S => {
      const key = labelText(labels);
      const known = states.get(key) ?? ([labels, create()] as const);
      states.set(key, known);
      return known[1];
    },
    all: () => [...states.values()],
  };
}

/** A metric in the text format. */
async function metricText({ name, type, help, samples }: Metric): Promise<string> {
  const lines = (await samples()).map(
    ({ suffix, labels, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`,
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
