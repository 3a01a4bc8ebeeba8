import type { Page } from '@playwright/test';

import { prepararProyecto, rutaAnalisis, termina } from '../support/analysis.ts';
import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { tokenRepositorio } from '../support/product.ts';

// The only journeys that break the doubles of this product, as a whole and one after the other.
test.use({ producto: 'fallos' });

// What fails here does not make the next one fail.
test.afterEach(async ({ dobles }) => {
  await dobles.servicio.poner({ reset: true });
  await dobles.codigo.poner({ reset: true });
});

const titulo = (page: Page, nombre: string) => page.getByRole('heading', { name: nombre });
const grado = (page: Page) => page.getByRole('term').getByText('Grado de mantenibilidad', { exact: true });
const grabada = { analysis: 'tienda-de-ejemplo' };

const rechazado = 'El servicio de análisis rechaza las credenciales';
const ocupado = 'El servicio de análisis está ocupado';
const incomprensible = 'La respuesta no se entiende';
const mudo = 'El servicio de análisis no responde';

/** Messages of the screen for each fault of the service; those that open the circuit come last. */
const delServicio = [
  ['401', rechazado],
  ['403', rechazado],
  ['404', incomprensible],
  ['429', ocupado],
  ['html-200', incomprensible],
  ['truncated', incomprensible],
  ['wrong-types', incomprensible],
  ['huge-50MB', incomprensible],
  ['slow', mudo],
  ['hang', mudo],
  ['reset', mudo],
  ['500', mudo],
  ['502', mudo],
] as const;

test('whatever the scanning service does, the screen names it', async ({
  page,
  foto,
  api,
  dobles,
  esperar,
}) => {
  esperar(/Failed to load resource.*503/);
  const proyecto = await prepararProyecto({ api, dobles }, 'Servicio roto', { estado: grabada });
  const vistos = new Set<string>();
  for (const [modo, dicho] of delServicio) {
    await dobles.servicio.poner({ mode: modo });
    await page.goto(rutaAnalisis(proyecto));
    await expect(titulo(page, dicho), modo).toBeVisible();
    await expect(grado(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(proyecto.nombre);
    if (!vistos.has(dicho)) await foto(`servicio-${modo}`);
    vistos.add(dicho);
  }
  await page.getByRole('link', { name: 'Ir a Proyectos' }).click();
  await expect(page.getByRole('heading', { name: proyecto.nombre })).toBeVisible();

  // Half a minute after five silences in a row the service is asked again.
  await dobles.servicio.poner({ reset: true });
  await page.goto(rutaAnalisis(proyecto));
  const reintentar = page.getByRole('button', { name: 'Reintentar' });
  await expect(async () => {
    await expect(grado(page).or(reintentar).first()).toBeVisible();
    if (await reintentar.isVisible()) await reintentar.click();
    await expect(grado(page)).toBeVisible({ timeout: 5000 });
  }).toPass(termina);
});

const sinHablar = 'No se pudo contactar con el servidor del repositorio';
const ilegible = 'No se pudo leer el archivo sonar-project.properties';
const sinPermiso = 'El repositorio rechaza el token del proyecto';

const delRepositorio = [
  ['slow', sinHablar],
  ['hang', sinHablar],
  ['reset', sinHablar],
  ['401', sinPermiso],
  ['403', sinPermiso],
  ['404', 'No se encontró el archivo sonar-project.properties'],
  ['429', 'El servidor del repositorio no admite más consultas por ahora'],
  ['500', sinHablar],
  ['502', sinHablar],
  ['html-200', ilegible],
  ['truncated', sinHablar],
  ['wrong-types', ilegible],
  ['huge-50MB', ilegible],
] as const;

test("the screen names each fault of the repository's host and shows the analysis", async ({
  page,
  foto,
  api,
  dobles,
  esperar,
}) => {
  esperar(/Failed to load resource/);
  const proyecto = await prepararProyecto({ api, dobles }, 'Repositorio roto', { estado: grabada });
  const vistos = new Set<string>();
  for (const [modo, dicho] of delRepositorio) {
    await dobles.codigo.poner({ mode: modo });
    await page.goto(rutaAnalisis(proyecto));
    await expect(titulo(page, dicho), modo).toBeVisible();
    await expect(grado(page)).toBeVisible();
    if (!vistos.has(dicho)) await foto(`repositorio-${modo}`);
    vistos.add(dicho);
  }
  await dobles.codigo.poner({ reset: true });
  await page.goto(rutaAnalisis(proyecto));
  await expect(grado(page)).toBeVisible();
  for (const dicho of vistos) await expect(titulo(page, dicho)).toHaveCount(0);
});

test('a creation that stops at any step shows that, and a repeat completes it', async ({
  page,
  foto,
  dobles,
  esperar,
}) => {
  esperar(/Failed to load resource.*50\d/);
  await dobles.codigo.poner({ repos: { 'ana/pasos': { desarrollo: 'sonar.sources=src\n' } } });
  const crear = page.getByRole('button', { name: 'Crear proyecto' });
  const romper = (path: string, mode: string) => dobles.servicio.poner({ paths: [{ path, mode }] });
  const pasos = [
    ['paso 1', () => romper('^/api/projects/create', '500'), () => romper('^/api/projects/create', 'ok')],
    [
      'paso 2',
      () =>
        page.route('**/api/proyectos', (ruta) =>
          ruta.fulfill({ status: 503, json: { codigo: 'x', mensaje: 'La base de datos no responde.' } }),
        ),
      () => page.unroute('**/api/proyectos'),
    ],
    [
      'paso 3',
      () => romper('^/api/project_branches/rename', 'reset'),
      () => romper('^/api/project_branches/rename', 'ok'),
    ],
  ] as const;
  for (const [paso, averiar, reparar] of pasos) {
    const nombre = unico(`Proyecto del ${paso}`);
    await page.goto('crear_proyecto');
    await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
    await page
      .getByRole('textbox', { name: 'Enlace del repositorio' })
      .fill(`${dobles.codigo.origen}/ana/pasos`);
    await page.getByRole('textbox', { name: 'Rama' }).fill('desarrollo');
    await page.getByLabel('Token de acceso').fill(tokenRepositorio);
    await averiar();
    await crear.click();
    await avisado(page, 'Se produjo un error al crear el proyecto.');
    if (paso === 'paso 1') await avisado(page, /error de comunicación con el servicio de análisis/);
    await expect(page.getByText('Proyecto creado exitosamente.')).toHaveCount(0);
    await foto(`crear-${paso.replace(' ', '-')}`);
    await reparar();
    await crear.click();
    await avisado(page, 'Proyecto creado exitosamente.');
    await expect(page).toHaveURL(/\/proyecto\//);
    await ir(page, 'lista_proyectos');
    await page
      .getByRole('listitem')
      .filter({ hasText: nombre })
      .getByRole('link', { name: 'Análisis' })
      .click();
    await expect(titulo(page, 'Todavía no hay ningún análisis')).toBeVisible();
    await expect(titulo(page, 'La rama del servicio no es la del proyecto')).toHaveCount(0);
  }
  const creaciones = (await dobles.servicio.peticiones()).filter(({ url }) => url === '/api/projects/create');
  expect(creaciones.every(({ authorized }) => authorized)).toBe(true);
});
