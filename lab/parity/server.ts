import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

import type { PlacedFinding } from './findings.ts';

export interface Server {
  url: string;
  token: string;
}
export type Values = Readonly<Record<string, number>>;

/** Metrics to compare; the server accepts at most 25 in one request. */
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

const taskSchema = z.object({
  queue: z.array(z.unknown()),
  current: z.object({ status: z.string() }).optional(),
});
const treeSchema = z.object({
  components: z.array(
    z.object({
      path: z.string(),
      measures: z.array(z.object({ metric: z.string(), value: z.string().optional() })),
    }),
  ),
  paging: z.object({ total: z.number() }),
});
const issuesSchema = z.object({
  total: z.number(),
  issues: z.array(
    z.object({ rule: z.string(), component: z.string(), line: z.number().optional(), message: z.string() }),
  ),
});
type Measures = z.infer<typeof treeSchema>['components'][number]['measures'];

/** Measures whose best value is 0 and which the server leaves out at that value. */
const bestWhenAbsent = ['duplicated_lines', 'duplicated_blocks', 'cognitive_complexity'];

async function readApi(
  { url, token }: Server,
  path: string,
  parameters: Record<string, string>,
): Promise<unknown> {
  const query = new URLSearchParams(parameters).toString();
  const response = await fetch(`${url}/api/${path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
  return response.json();
}

/** Waits until nothing of the project is left to compute. */
export async function waitForReport(server: Server, key: string) {
  for (;;) {
    const task = await readApi(server, 'ce/component', { component: key });
    const { queue, current } = taskSchema.parse(task);
    if (queue.length === 0 && current) {
      if (current.status !== 'SUCCESS') throw new Error(`the server could not compute: ${current.status}`);
      return;
    }
    await wait(1000);
  }
}

export const withBestValues = (values: Values): Values => ({
  ...Object.fromEntries(bestWhenAbsent.map((key) => [key, 0])),
  ...values,
});

const valuesOf = (measures: Measures): Values =>
  withBestValues(Object.fromEntries(measures.map(({ metric, value }) => [metric, Number(value)])));

/** Measures of every file, by path. */
export async function readFiles(server: Server, key: string): Promise<Map<string, Values>> {
  const files = new Map<string, Values>();
  for (let page = 1; ; page++) {
    const answer = await readApi(server, 'measures/component_tree', {
      component: key,
      metricKeys: metrics.join(),
      qualifiers: 'FIL',
      ps: '500',
      p: String(page),
    });
    const { components, paging } = treeSchema.parse(answer);
    for (const { path, measures } of components) files.set(path, valuesOf(measures));
    if (page * 500 >= paging.total) return files;
  }
}

/** The server gives 10 000 results at most; those of one severity have to fit. */
const severities = ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO'];

/** Open code smells of every file of the measured languages. */
export async function readFindings(server: Server, key: string): Promise<PlacedFinding[]> {
  const findings: PlacedFinding[] = [];
  for (const severity of severities) {
    for (let page = 1, total = 1; (page - 1) * 500 < total; page++) {
      const answer = await readApi(server, 'issues/search', {
        componentKeys: key,
        types: 'CODE_SMELL',
        resolved: 'false',
        severities: severity,
        ps: '500',
        p: String(page),
      });
      const { total: all, issues } = issuesSchema.parse(answer);
      total = all;
      if (total > 10_000) throw new Error(`more than 10 000 findings of severity ${severity}`);
      for (const { rule, component, line, message } of issues)
        findings.push({ rule, file: component.slice(key.length + 1), line: line ?? null, message });
    }
  }
  return findings.filter(({ rule }) => /^(?:javascript|typescript|python|css|Web|docker):/u.test(rule));
}

export async function deleteProject({ url, token }: Server, key: string) {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/api/projects/delete`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ project: key }),
  });
}
