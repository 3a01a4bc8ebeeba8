export {
  analyseFile,
  analyseFiles,
  analyseProject,
  findInFiles,
  prepareForScripts,
  type FileAnalysis,
  type ReportedFindings,
  type MeasuredFile,
  type ProjectAnalysis,
} from './analyse.ts';
export type { DuplicatedPart, FileDuplication } from './duplication/find-duplications.ts';
export type { DuplicatedPlace } from './duplication/places.ts';
export type { SourceFile } from './languages/language.ts';
export type { Counts, CountedMetric, Measures, MetricKey } from './measures/metric-keys.ts';
export { sumMeasures } from './measures/sum-measures.ts';
export type { Finding, TextRange } from './rules/finding.ts';
export { createKeptReadings } from './rules/kept-readings.ts';
export { excludedByPath, excludedByText, type Exclusion } from './selection/select-file.ts';
