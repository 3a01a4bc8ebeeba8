import { countedMetrics, type Counts, type Measures } from './metric-keys.ts';

/** A share in percent with one decimal, rounded half up, at most 100; undefined if a figure is missing or the whole is 0. */
function percent(part: number | undefined, whole: number | undefined): number | undefined {
  if (part === undefined || whole === undefined || whole === 0) return undefined;
  return Math.min(100, Math.round((1000 * part) / whole) / 10);
}

function sums(files: readonly Counts[]): Counts {
  const present = countedMetrics.filter((key) => files.some((file) => file[key] !== undefined));
  return Object.fromEntries(present.map((key) => [key, files.reduce((sum, f) => sum + (f[key] ?? 0), 0)]));
}

/**
 * Measures of a file, a folder or a project: counts are added first, then the densities computed from the sums
 * (comment lines over code and comment lines, duplicated lines over all physical lines).
 */
export function sumMeasures(files: readonly Counts[]): Measures {
  const total = sums(files);
  const code = total.ncloc === undefined ? undefined : total.ncloc + (total.comment_lines ?? 0);
  const comments = percent(total.comment_lines, code);
  const duplicated = percent(total.duplicated_lines, total.lines);
  return {
    ...total,
    ...(comments !== undefined && { comment_lines_density: comments }),
    ...(duplicated !== undefined && { duplicated_lines_density: duplicated }),
  };
}
