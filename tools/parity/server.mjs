import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {{ url: string, token: string }} Server */
/** @typedef {Readonly<Record<string, number>>} Values by metric key */

/** Metrics that are read; the server takes 25 at most. */
export const metrics = [
  'lines',
  'ncloc',
  'comment_lines',
  'complexity',
  'lines_to_cover',
  'duplicated_lines',
  'duplicated_blocks',
  'functions',
  'classes',
  'statements',
  'cognitive_complexity',
];

/** A file without one of these has its best value, 0. */
const bestWhenAbsent = ['duplicated_lines', 'duplicated_blocks', 'cognitive_complexity'];

/**
 * @param {Server} server
 * @param {string} path
 * @param {Record<string, string>} parameters
 */
async function read({ url, token }, path, parameters) {
  const query = new URLSearchParams(parameters).toString();
  const response = await fetch(`${url}/api/${path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
  return response.json();
}

/** Waits until nothing of the project is left to compute. @param {Server} server @param {string} key */
export async function waitForReport(server, key) {
  for (;;) {
    const { queue, current } = await read(server, 'ce/component', { component: key });
    if (queue.length === 0 && current) {
      if (current.status !== 'SUCCESS') throw new Error(`the server could not compute: ${current.status}`);
      return;
    }
    await wait(1000);
  }
}

/** @param {Values} values @returns {Values} */
export const withBestValues = (values) => ({
  ...Object.fromEntries(bestWhenAbsent.map((key) => [key, 0])),
  ...values,
});

/** @param {{ metric: string, value?: string }[]} measures @returns {Values} */
const valuesOf = (measures) =>
  withBestValues(Object.fromEntries(measures.map(({ metric, value }) => [metric, Number(value)])));

/** Measures of every file, by path. @param {Server} server @param {string} key @returns {Promise<Map<string, Values>>} */
export async function readFiles(server, key) {
  const files = new Map();
  for (let page = 1; ; page++) {
    const { components, paging } = await read(server, 'measures/component_tree', {
      component: key,
      metricKeys: metrics.join(),
      qualifiers: 'FIL',
      ps: '500',
      p: String(page),
    });
    for (const { path, measures } of components) files.set(path, valuesOf(measures));
    if (page * 500 >= paging.total) return files;
  }
}

/** The server gives 10 000 results at most; those of one severity have to fit. */
const severities = ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO'];

/**
 * Open code smells of every file of the measured languages.
 * @param {Server} server
 * @param {string} key
 * @returns {Promise<import('./findings.mjs').PlacedFinding[]>}
 */
export async function readFindings(server, key) {
  const findings = [];
  for (const severity of severities) {
    for (let page = 1, total = 1; (page - 1) * 500 < total; page++) {
      const answer = await read(server, 'issues/search', {
        componentKeys: key,
        types: 'CODE_SMELL',
        resolved: 'false',
        severities: severity,
        ps: '500',
        p: String(page),
      });
      total = answer.total;
      if (total > 10_000) throw new Error(`more than 10 000 findings of severity ${severity}`);
      for (const { rule, component, line, message } of answer.issues)
        findings.push({ rule, file: component.slice(key.length + 1), line: line ?? null, message });
    }
  }
  return findings.filter(({ rule }) => /^(?:javascript|typescript|python):/u.test(rule));
}

/** @param {Server} server @param {string} key */
export async function deleteProject({ url, token }, key) {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/api/projects/delete`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ project: key }),
  });
}
