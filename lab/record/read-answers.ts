import * as z from 'zod/mini';

import { ask, read, type Sonarqube } from '../../tests/real/support/sonarqube-api.ts';

const page = z.looseObject({
  total: z.optional(z.number()),
  paging: z.optional(z.object({ total: z.number() })),
});
export const raw = z.record(z.string(), z.unknown());
const components = z.object({
  components: z.array(z.looseObject({ key: z.string(), path: z.optional(z.string()) })),
});

/** Measures of a project and of its files; component_tree takes 25 at most. */
const metricKeys = [
  'bugs',
  'classes',
  'code_smells',
  'cognitive_complexity',
  'comment_lines',
  'comment_lines_density',
  'complexity',
  'coverage',
  'duplicated_blocks',
  'duplicated_files',
  'duplicated_lines',
  'duplicated_lines_density',
  'files',
  'functions',
  'line_coverage',
  'lines',
  'lines_to_cover',
  'ncloc',
  'sqale_debt_ratio',
  'sqale_index',
  'sqale_rating',
  'statements',
  'uncovered_lines',
  'violations',
  'vulnerabilities',
].join(',');

export type Raw = z.infer<typeof raw>;
export type Answers = Awaited<ReturnType<typeof readAnswers>>;

/** What the Web API answers about an analysed project, each answer as it came, lists whole. */
export async function readAnswers(server: Sonarqube, clave: string) {
  const component = { component: clave };
  const tree = await readAllPages(server, 'measures/component_tree', 'components', {
    ...component,
    strategy: 'leaves',
    metricKeys,
  });
  return {
    status: await object(server, 'system/status'),
    metricsSearch: await object(server, 'metrics/search', { ps: '500' }),
    ce: await object(server, 'ce/component', component),
    branches: await object(server, 'project_branches/list', { project: clave }),
    measures: await object(server, 'measures/component', { ...component, metricKeys }),
    component: await object(server, 'components/show', component),
    tree,
    issues: await readAllPages(server, 'issues/search', 'issues', {
      components: clave,
      types: 'CODE_SMELL',
      resolved: 'false',
    }),
    sources: await sources(server, tree),
  };
}

const object = async (
  server: Sonarqube,
  path: string,
  parameters: Record<string, string> = {},
): Promise<Raw> => raw.parse(await read(server, path, parameters));

/** Entries of all pages of a list. */
async function readAllPages(
  server: Sonarqube,
  path: string,
  list: string,
  parameters: Record<string, string>,
): Promise<Raw[]> {
  const found: Raw[] = [];
  for (let p = 1; ; p += 1) {
    const answer = page.parse(await read(server, path, { ...parameters, ps: '500', p: String(p) }));
    found.push(...z.array(raw).parse(answer[list]));
    if (found.length >= (answer.paging?.total ?? answer.total ?? 0)) return found;
  }
}

async function sources(server: Sonarqube, tree: readonly Raw[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { key, path = '' } of components.parse({ components: tree }).components) {
    const response = await ask(server, 'sources/raw', { key });
    if (!response.ok) throw new Error(`sources/raw ${key}: ${response.status}`);
    texts[path] = await response.text();
  }
  return texts;
}
