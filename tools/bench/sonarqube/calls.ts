import type { Logged } from './double.ts';

const pageSize = 500;

/** Calls that one load needs with an empty cache: each question once, and each list in pages of 500. */
export const neededCalls = ({
  files,
  issues,
}: {
  files: number;
  issues: number;
}): Record<string, number> => ({
  'authentication/validate': 1,
  'system/status': 1,
  'ce/component': 1,
  'project_branches/list': 1,
  'metrics/search': 1,
  'measures/component': 1,
  'measures/component_tree': Math.ceil(files / pageSize),
  'issues/search': Math.ceil(issues / pageSize),
});

/** How often each call came. */
export function countCalls(log: readonly Logged[]) {
  const counts: Record<string, number> = {};
  for (const { url } of log) {
    const name = new URL(url, 'http://double').pathname.replace('/api/', '');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** One line for each call that came more often than needed, with both numbers. */
export const tooMany = (counts: Record<string, number>, needed: Record<string, number>) =>
  Object.entries(counts)
    .filter(([name, count]) => count > (needed[name] ?? 0))
    .map(([name, count]) => `${name}: ${String(count)} de ${String(needed[name] ?? 0)}`);

/** The longest that the service took over one call, in ms. */
export const slowest = (log: readonly Logged[]) => Math.max(...log.map(({ ms }) => ms ?? 0));
