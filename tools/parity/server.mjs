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

/** @param {Server} server @param {string} key */
export async function deleteProject({ url, token }, key) {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/api/projects/delete`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ project: key }),
  });
}
