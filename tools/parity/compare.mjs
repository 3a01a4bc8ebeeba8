/** @typedef {import('./server.mjs').Values} Values */
/** @typedef {{ path: string, metric: string, ours: number | undefined, theirs: number | undefined }} Difference */
/** @typedef {{ metric: string, ours: number, theirs: number, differing: number }} Total */

/** @param {ReadonlyMap<string, Values>} files @param {string} metric */
const sum = (files, metric) =>
  [...files.values()].reduce((total, values) => total + (values[metric] ?? 0), 0);

/**
 * Every file and measure where the two sides differ, and a total a measure. What one side does not know at all
 * differs in everything that the other has.
 * @param {ReadonlyMap<string, Values>} ours
 * @param {ReadonlyMap<string, Values>} theirs
 * @param {readonly string[]} metrics
 * @returns {{ files: number, differences: Difference[], totals: Total[] }}
 */
export function compare(ours, theirs, metrics) {
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

/** @param {Difference} difference */
const rowOf = ({ path, metric, ours, theirs }) =>
  `${metric.padEnd(20)} ${String(ours ?? '-').padStart(8)} ${String(theirs ?? '-').padStart(8)}  ${path}`;

/** @param {Total} total */
const totalOf = ({ metric, ours, theirs, differing }) =>
  `${metric.padEnd(20)} ${String(ours).padStart(8)} ${String(theirs).padStart(8)}  ${String(differing)} files differ`;

/**
 * A table: each difference, then the totals.
 * @param {string} title
 * @param {ReturnType<typeof compare>} comparison
 */
export function report(title, { files, differences, totals }) {
  const head = `${title}: ${String(files)} files, ours / SonarQube`;
  return [head, ...differences.map(rowOf), '', ...totals.map(totalOf)].join('\n');
}
