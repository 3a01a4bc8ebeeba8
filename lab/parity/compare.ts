import type { Values } from './server.ts';
export interface Difference {
  path: string;
  metric: string;
  ours: number | undefined;
  theirs: number | undefined;
}
export interface Total {
  metric: string;
  ours: number;
  theirs: number;
  differing: number;
}

const sum = (files: ReadonlyMap<string, Values>, metric: string) =>
  [...files.values()].reduce((total, values) => total + (values[metric] ?? 0), 0);

/**
 * Every file and measure where the two sides differ, and a total a measure. A file that one side lacks differs in
 * each measure of the other.
 */
export function compare(
  ours: ReadonlyMap<string, Values>,
  theirs: ReadonlyMap<string, Values>,
  metrics: readonly string[],
): { files: number; differences: Difference[]; totals: Total[] } {
  const paths = [...new Set([...ours.keys(), ...theirs.keys()])].sort();
  const differences = paths.flatMap((path) =>
    metrics
      .map((metric) => ({ path, metric, ours: ours.get(path)?.[metric], theirs: theirs.get(path)?.[metric] }))
      .filter((row) => row.ours !== row.theirs),
  );
  const totals = metrics.map((metric) => ({
    metric,
    ours: sum(ours, metric),
    theirs: sum(theirs, metric),
    differing: differences.filter((row) => row.metric === metric).length,
  }));
  return { files: paths.length, differences, totals };
}

const rowOf = ({ path, metric, ours, theirs }: Difference) =>
  `${metric.padEnd(20)} ${String(ours ?? '-').padStart(8)} ${String(theirs ?? '-').padStart(8)}  ${path}`;

const totalOf = ({ metric, ours, theirs, differing }: Total) =>
  `${metric.padEnd(20)} ${String(ours).padStart(8)} ${String(theirs).padStart(8)}  ${String(differing)} files differ`;

/** A table: each difference, then the totals. */
export function report(title: string, { files, differences, totals }: ReturnType<typeof compare>) {
  const head = `${title}: ${String(files)} files, ours / SonarQube`;
  return [head, ...differences.map(rowOf), '', ...totals.map(totalOf)].join('\n');
}
