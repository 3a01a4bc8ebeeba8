/** SonarQube's keys of what is counted file by file and added up. */
export const counted = [
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
export const densities = ['comment_lines_density', 'duplicated_lines_density'] as const;

export type CountedMetric = (typeof counted)[number];
export type MetricKey = CountedMetric | (typeof densities)[number];

/** What is absent was not measured; it is not 0. */
export type Measures = Readonly<Partial<Record<MetricKey, number>>>;
export type Counts = Readonly<Partial<Record<CountedMetric, number>>>;
