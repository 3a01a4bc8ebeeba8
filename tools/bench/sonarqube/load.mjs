/** @typedef {import('../seed.mjs').Call} Call */
/** @typedef {{ _id: string, clave: string }} Project */

const treeMetrics =
  'duplicated_lines,lines_to_cover,complexity,cognitive_complexity,comment_lines_density,ncloc';
const measures = `${treeMetrics},code_smells,coverage`;

/**
 * The API's calls of one opening of the analysis screen, in the page's order: sign-in at the service; project and
 * state; keys and measures; issues and files. The properties file is read by the browser elsewhere and is not among
 * them. Fails when anything is missing.
 * @param {Call} call
 * @param {Project} project
 * @param {{ files: number, issues: number }} expected
 */
export async function loadScreen(call, { _id, clave }, expected) {
  if ((await call('GET', '/sonarqube/login')) !== true) throw new Error('the service refused');
  const [, { fecha }] = await Promise.all([
    call('GET', `/proyectos/${_id}`),
    call('GET', `/analisis/${_id}`),
  ]);
  if (fecha === null) throw new Error('nothing analysed');
  await call('GET', '/sonarqube/metrics');
  const component = encodeURIComponent(clave);
  const [{ data: own }] = await Promise.all([
    call('GET', `/sonarqube/measures?component=${component}&metricKeys=${measures}`),
    call('GET', '/propiedadCalidad'),
    call('GET', '/valoracionMantenibilidad'),
  ]);
  const tree = `/sonarqube/measures/component_tree?component=${component}&metricKeys=${treeMetrics}`;
  const [{ issues }, { data }] = await Promise.all([
    call('GET', `/sonarqube/issues?projectKey=${component}`),
    call('GET', tree),
  ]);
  const got = [own.component.measures.length, issues.length, data.components.length];
  if (String(got) !== String([8, expected.issues, expected.files]))
    throw new Error(`expected 8 measures and ${JSON.stringify(expected)}, got ${String(got)}`);
}
