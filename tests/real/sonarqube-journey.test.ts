import { randomBytes } from 'node:crypto';

import { startCodeHost, type CodeHostDouble } from '@mantenible/doubles';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { calcularAMano, porcentaje } from '../e2e/support/figures.ts';
import { openChromium, photograph, signIn, visit, type Visit } from './support/browser.ts';
import { createDatabase, type OwnDatabase } from './support/database.ts';
import { keycloakUrl, KeycloakAdmin, type Persona } from './support/keycloak-admin.ts';
import { startProduct, type Product } from './support/product.ts';
import { cloneSample } from './support/repository.ts';
import { samples, type Sample } from './support/samples.ts';
import { scan } from './support/scan.ts';
import { Projects } from './support/scanned.ts';
import { ask, read, sonarqube } from './support/sonarqube-api.ts';

/**
 * The whole journey of a person over real servers: Keycloak's sign-in page, the product over PostgreSQL, a SonarQube and
 * the official scanner with the file of the instructions. The screen's figures must equal those calculated by hand from
 * the measures of SonarQube itself. Only the host of the repositories is a double.
 */
const walked = process.env['PRUEBA_CORTA'] === '1' ? samples.slice(0, 1) : samples;
const repositoryToken = `ghp_${randomBytes(12).toString('hex')}`;
const branch = 'desarrollo';
/** Thresholds and ranges of the starter criteria, in list order. */
const thresholds = [5, 15, 25, 50, 15, 50];
const valuations = [
  [90, 'Mantenibilidad muy alta'],
  [80, 'Mantenibilidad alta'],
  [70, 'Mantenibilidad media'],
  [60, 'Mantenibilidad baja'],
  [0, 'Mantenibilidad muy baja'],
] as const;

const projects = new Projects(sonarqube);
let database: OwnDatabase | undefined;
let codeHost: CodeHostDouble;
let product: Product | undefined;
let browser: Browser | undefined;
let ana: Persona;
let session: Visit;

beforeAll(async () => {
  database = await createDatabase();
  codeHost = await startCodeHost({ token: repositoryToken });
  product = await startProduct({
    KEYCLOAK_URL: keycloakUrl,
    DATABASE_URL: database.url,
    SONAR_HOST_URL: sonarqube.url,
    SONAR_TOKEN: sonarqube.token,
    CODE_HOST_API_URL: codeHost.origin,
    SCAN_ALLOW_LOCAL: '1',
  });
  browser = await openChromium();
  const keycloak = await KeycloakAdmin.open();
  await keycloak.allowHome(product.home);
  ana = await keycloak.addPersona('Ana', ['estudiante']);
  session = await visit(browser, product.home);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await codeHost.close();
  await database?.drop();
  await projects.remove();
});

it('starts at the sign-in page of Keycloak', async () => {
  const page = await session.context.newPage();
  await page.goto('lista_proyectos');
  await signIn(page, ana);
  await page.getByText('Ana Pérez').waitFor();
  await page.close();
});

it.each(walked)(
  'leads from a new project over the instructions and a scan to the figures of $folder',
  async (sample) => {
    const page = await session.context.newPage();
    const { nombre, clave, repo } = await createProject(page, sample);
    await page.getByRole('heading', { name: 'Todavía no hay ningún análisis' }).waitFor();
    await photograph(page, `sonarqube-${sample.folder}-sin-analisis`);

    const file = await propertiesOfInstructions(page, sample);
    expect(file).toContain(`sonar.projectKey=${clave}\n`);
    codeHost.setRepo(repo, { [branch]: file });
    await scanWith(sample, file);

    await openAnalysis(page, nombre);
    await expectFigures(page, clave);
    await photograph(page, `sonarqube-${sample.folder}-medidas`);
    await expectGuide(page, sample, clave);
    await page.close();
  },
  900_000,
);

it('raises no error and no violation of the content policy on the way', () => {
  expect(session.problems).toEqual([]);
});

/** The form, its three steps, and what stands in SonarQube afterwards. Ends on the analysis screen. */
async function createProject(page: Page, sample: Sample) {
  const nombre = `${sample.nombre} ${randomBytes(4).toString('hex')}`;
  const clave = nombre.toLowerCase().replaceAll(' ', '-');
  projects.claves.push(clave);
  const repo = `ana/${clave}`;
  codeHost.setRepo(repo, { [branch]: `sonar.projectKey=${clave}\n` });
  await page.goto('crear_proyecto');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).fill(`${codeHost.origin}/${repo}.git`);
  await page.getByRole('textbox', { name: 'Rama' }).fill(branch);
  await page.getByLabel('Token de acceso').fill(repositoryToken);
  await page.getByRole('button', { name: 'Crear proyecto' }).click();
  await page.getByRole('alert').filter({ hasText: 'Proyecto creado exitosamente.' }).waitFor();

  expect(await read(sonarqube, 'components/show', { component: clave })).toMatchObject({
    component: { key: clave, name: nombre },
  });
  const { branches } = branchList.parse(await read(sonarqube, 'project_branches/list', { project: clave }));
  expect(branches).toEqual([{ name: branch, isMain: true }]);
  await openAnalysis(page, nombre);
  return { nombre, clave, repo };
}

const branchList = z.object({ branches: z.array(z.object({ name: z.string(), isMain: z.boolean() })) });

async function openAnalysis(page: Page, nombre: string): Promise<void> {
  await page.goto('lista_proyectos');
  const card = page.getByRole('listitem').filter({ hasText: nombre });
  await card.getByRole('link', { name: 'Análisis' }).click();
  await page.getByRole('region', { name: 'Información del proyecto' }).waitFor();
}

/** The text of the properties file, as a person copies it, for all folders of the sample. */
async function propertiesOfInstructions(page: Page, { folder }: Sample): Promise<string> {
  await page.getByRole('link', { name: 'Ver las instrucciones' }).click();
  if (folder === 'biblioteca') await page.getByText('Python', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Carpetas de código fuente' }).fill('.');
  const file = page.getByRole('group', { name: 'Contenido de sonar-project.properties' });
  await photograph(page, `sonarqube-${folder}-instrucciones`);
  return file.innerText();
}

async function scanWith(sample: Sample, properties: string): Promise<void> {
  const repository = await cloneSample(sample);
  try {
    await repository.write('sonar-project.properties', properties);
    await scan(sonarqube, repository.folder, await projects.cache());
  } finally {
    await repository.remove();
  }
}

const measures = z.object({
  component: z.looseObject({ measures: z.array(z.object({ metric: z.string(), value: z.string() })) }),
});

/** Every figure of the screen, against the server's raw measures. */
async function expectFigures(page: Page, clave: string): Promise<void> {
  const metricKeys =
    'ncloc,complexity,duplicated_lines,lines_to_cover,code_smells,cognitive_complexity,comment_lines_density';
  const raw = measures.parse(await read(sonarqube, 'measures/component', { component: clave, metricKeys }));
  const byHand = calcularAMano({ measures: raw });
  await page.getByRole('table', { name: 'Métricas de calidad' }).waitFor();
  const information = await page.getByRole('region', { name: 'Información del proyecto' }).innerText();
  const degree = Math.round(byHand.grado * 100) / 100;
  expect(information).toMatch(porcentaje(byHand.grado));
  expect(information).toMatch(new RegExp(`Líneas de código\\s+${byHand.ncloc}\\b`));
  expect(information).toContain(valuations.find(([from]) => degree >= from)?.[1]);

  await expectRows(page, 'Métricas de calidad', byHand.metricas);
  const cards = page.getByRole('region', { name: 'Propiedades de calidad' }).getByRole('listitem');
  await cards.nth(thresholds.length - 1).waitFor();
  const texts = await cards.allInnerTexts();
  expect(texts).toHaveLength(thresholds.length);
  byHand.tarjetas.forEach(({ porcentaje: percent, defecto }, i) => {
    expect(texts[i]).toMatch(porcentaje(percent));
    expect(texts[i]).toContain(defecto(thresholds[i] ?? NaN) ? 'DEFECTO' : 'ACEPTABLE');
  });
  await page.getByText('Subcaracterísticas', { exact: true }).click();
  await expectRows(page, 'Subcaracterísticas', byHand.subcaracteristicas);
}

/** A table's rows: exactly these names in this order, each with its percent in the last cell. */
async function expectRows(page: Page, table: string, expected: Readonly<Record<string, number>>) {
  const rows = page.getByRole('table', { name: table }).getByRole('row');
  await rows.nth(1).waitFor();
  const texts = (await rows.allInnerTexts()).slice(1);
  const wanted = Object.entries(expected);
  expect(texts).toHaveLength(wanted.length);
  wanted.forEach(([name, percent], i) => {
    expect(texts[i]?.startsWith(name)).toBe(true);
    expect(texts[i]?.trim()).toMatch(new RegExp(`${porcentaje(percent).source}$`));
  });
}

/** As many issues as SonarQube has open, as many files as fail by hand, and the code of one issue with its message. */
async function expectGuide(page: Page, sample: Sample, clave: string): Promise<void> {
  const query = { components: clave, types: 'CODE_SMELL', resolved: 'false', ps: '500' };
  const { issues } = issueList.parse(await read(sonarqube, 'issues/search', query));
  const files = page.getByRole('region', { name: 'Archivos con medidas que incumplen una regla' }).last();
  await files
    .getByRole('status')
    .filter({ hasText: `1 de ${await failingFiles(clave)}` })
    .waitFor();
  const guide = page.getByRole('region', { name: 'Incidencias del código' }).first();
  await guide.getByText('Lista completa', { exact: true }).click();
  await guide.getByText(`${issues.length} de ${issues.length} incidencias`).waitFor();
  await photograph(page, `sonarqube-${sample.folder}-incidencias`);

  const blocker = issues.find(({ severity }) => severity === 'BLOCKER');
  await guide.getByRole('button', { name: /^Bloqueante/ }).click();
  await guide
    .getByRole('listitem')
    .filter({ hasText: blocker?.message ?? '' })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('note', { name: 'Mensaje de la incidencia' }).waitFor();
  const source = await ask(sonarqube, 'sources/raw', { key: blocker?.component ?? '' });
  const affected = (await source.text()).split('\n')[(blocker?.line ?? 0) - 1];
  await dialog
    .getByRole('group', { name: /^Código de / })
    .getByText(affected?.trim() ?? '', { exact: true })
    .first()
    .waitFor();
  await photograph(page, `sonarqube-${sample.folder}-codigo`);
}

const issueList = z.object({
  issues: z.array(
    z.object({
      severity: z.string(),
      message: z.string(),
      component: z.string(),
      line: z.optional(z.number()),
    }),
  ),
});

const fileList = z.object({
  components: z.array(
    z.object({
      measures: z.array(
        z.object({ metric: z.string(), value: z.string(), bestValue: z.optional(z.boolean()) }),
      ),
    }),
  ),
});

/** Files with a measure short of its best value, complexity over 10, or coverage lines under 70 % of the code lines. */
async function failingFiles(component: string): Promise<number> {
  const metricKeys =
    'duplicated_lines,lines_to_cover,complexity,cognitive_complexity,comment_lines_density,ncloc';
  const query = { component, metricKeys, strategy: 'leaves', ps: '500' };
  const { components } = fileList.parse(await read(sonarqube, 'measures/component_tree', query));
  return components.filter(({ measures }) => {
    const valueOf = (metric: string) => Number(measures.find((measure) => measure.metric === metric)?.value);
    const shortOfBest = measures.some(({ metric, bestValue }) => metric !== 'ncloc' && bestValue === false);
    return shortOfBest || valueOf('complexity') > 10 || valueOf('lines_to_cover') < 0.7 * valueOf('ncloc');
  }).length;
}
