import { z } from 'zod';

import type { Call } from '../../lib/caller.ts';

export const projectSchema = z.object({ _id: z.string(), clave: z.string() });
const analysisSchema = z.object({ fecha: z.string().nullable() });
const measuresSchema = z.object({
  data: z.object({ component: z.object({ measures: z.array(z.unknown()) }) }),
});
const issuesSchema = z.object({ issues: z.array(z.unknown()) });
const treeSchema = z.object({ data: z.object({ components: z.array(z.unknown()) }) });

const treeMetrics =
  'duplicated_lines,lines_to_cover,complexity,cognitive_complexity,comment_lines_density,ncloc';
const measures = `${treeMetrics},code_smells,coverage`;

/**
 * The API's calls of one opening of the analysis screen, in the page's order: sign-in at the service; project and
 * state; keys and measures; issues and files. The properties file is read by the browser elsewhere and is not among
 * them. Fails when anything is missing.
 */
export async function loadScreen(
  call: Call,
  { _id, clave }: z.infer<typeof projectSchema>,
  expected: { files: number; issues: number },
) {
  if ((await call('GET', '/sonarqube/login')) !== true) throw new Error('the service refused');
  const [, analysis] = await Promise.all([call('GET', `/proyectos/${_id}`), call('GET', `/analisis/${_id}`)]);
  if (analysisSchema.parse(analysis).fecha === null) throw new Error('nothing analysed');
  await call('GET', '/sonarqube/metrics');
  const component = encodeURIComponent(clave);
  const [own] = await Promise.all([
    call('GET', `/sonarqube/measures?component=${component}&metricKeys=${measures}`),
    call('GET', '/propiedadCalidad'),
    call('GET', '/valoracionMantenibilidad'),
  ]);
  const tree = `/sonarqube/measures/component_tree?component=${component}&metricKeys=${treeMetrics}`;
  const [issues, files] = await Promise.all([
    call('GET', `/sonarqube/issues?projectKey=${component}`),
    call('GET', tree),
  ]);
  const got = [
    measuresSchema.parse(own).data.component.measures.length,
    issuesSchema.parse(issues).issues.length,
    treeSchema.parse(files).data.components.length,
  ];
  if (String(got) !== String([8, expected.issues, expected.files]))
    throw new Error(`expected 8 measures and ${JSON.stringify(expected)}, got ${String(got)}`);
}
