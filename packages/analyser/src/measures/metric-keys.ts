/** SonarQube's keys of the measures that are counted for each file and summed for a project. */
export const countedMetrics = [
  'lines',
  'ncloc',
  'comment_lines',
  'complexity',
  'cognitive_complexity',
  'lines_to_cover',
  'functions',
  'classes',
  'statements',
  'files',
  'duplicated_lines',
  'duplicated_blocks',
  'duplicated_files',
] as const;

/** Ratios in percent: computed from sums, never summed. */
export const densityMetrics = ['comment_lines_density', 'duplicated_lines_density'] as const;

export type CountedMetric = (typeof countedMetrics)[number];
export type MetricKey = CountedMetric | (typeof densityMetrics)[number];

/** Values by metric. A metric that was not measured is absent, not 0. */
export type Measures = Readonly<Partial<Record<MetricKey, number>>>;
export type Counts = Readonly<Partial<Record<CountedMetric, number>>>;
