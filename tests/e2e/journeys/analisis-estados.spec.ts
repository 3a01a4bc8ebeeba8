import type { Page } from '@playwright/test';

import { prepararProyecto, rutaAnalisis } from '../support/analysis.ts';
import { createCatalogueApi } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';
import { inicio, sesionDe } from '../support/product.ts';

test.use({ producto: 'analisis' });

const titulo = (page: Page, nombre: string | RegExp) => page.getByRole('heading', { name: nombre });
const grado = (page: Page) => page.getByRole('term').getByText('Grado de mantenibilidad', { exact: true });
const grabada = { analysis: 'tienda-de-ejemplo' };

test('a missing, running or failed analysis is shown as such, and the finished one appears by itself', async ({
  page,
  foto,
  api,
  dobles,
}) => {
  const proyecto = await prepararProyecto({ api, dobles }, 'Nuevo');
  const poner = (estado: object) => dobles.servicio.poner({ projects: { [proyecto.clave]: estado } });
  await page.goto(rutaAnalisis(proyecto));
  await expect(titulo(page, 'Todavía no hay ningún análisis')).toBeVisible();
  await expect(grado(page)).toHaveCount(0);
  await foto('estado-sin-analisis');
  await page.getByRole('link', { name: 'Ver las instrucciones' }).click();
  await expect(page).toHaveURL(/\/sonarqube\/instructions\//);
  await page.goBack();

  await poner({ failed: 'Se agotó la memoria del analizador' });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(titulo(page, 'El último análisis falló')).toBeVisible();
  await expect(page.getByText('El servicio dice: «Se agotó la memoria del analizador».')).toBeVisible();
  await expect(grado(page)).toHaveCount(0);
  await foto('estado-fallido');

  await poner({ queue: ['IN_PROGRESS'], failed: null });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(titulo(page, 'El análisis está en curso')).toBeVisible();
  await foto('estado-en-curso');
  await poner({ ...grabada, queue: [] });
  await expect(grado(page)).toBeVisible();

  await poner({ queue: ['PENDING'] });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(titulo(page, 'Hay un análisis nuevo en curso')).toBeVisible();
  await expect(grado(page)).toBeVisible();
  await foto('estado-en-curso-con-anterior');
  await poner({ queue: [], failed: 'Se agotó la memoria del analizador' });
  await expect(titulo(page, 'El último análisis falló')).toBeVisible();
  await expect(page.getByText(/Se muestran los resultados anteriores/)).toBeVisible();
  await expect(grado(page)).toBeVisible();
  await foto('estado-fallido-con-anterior');
});

test('a project that is missing in the service, or has another branch there, is prepared from the screen', async ({
  page,
  foto,
  api,
  dobles,
}) => {
  const proyecto = await prepararProyecto({ api, dobles }, 'Borrado', { estado: grabada });
  await dobles.servicio.poner({ projects: { [proyecto.clave]: null } });
  await page.goto(rutaAnalisis(proyecto));
  await expect(titulo(page, 'El proyecto no está preparado en el servicio de análisis')).toBeVisible();
  await expect(grado(page)).toHaveCount(0);
  await foto('estado-sin-preparar');
  await page.getByRole('button', { name: 'Preparar el proyecto en el servicio' }).click();
  await avisado(page, 'El proyecto está preparado en el servicio de análisis.');
  await expect(titulo(page, 'Todavía no hay ningún análisis')).toBeVisible();

  await dobles.servicio.poner({ projects: { [proyecto.clave]: { ...grabada, branch: 'antigua' } } });
  await page.reload();
  await expect(titulo(page, 'La rama del servicio no es la del proyecto')).toBeVisible();
  await expect(page.getByText(/Lo que se muestra es de «antigua»/)).toBeVisible();
  await expect(grado(page)).toBeVisible();
  await foto('estado-otra-rama');
  await page.getByRole('button', { name: 'Usar la rama «main» en el servicio' }).click();
  await avisado(page, 'El servicio de análisis usa ahora la rama «main».');
  await expect(titulo(page, 'La rama del servicio no es la del proyecto')).toHaveCount(0);
});

/** States of the repository's properties file with the text of the screen. */
const archivos = [
  ['sin-clave', { propiedades: () => 'sonar.sources=src\n' }, /no indica la clave/],
  ['sin-archivo', { propiedades: null }, /No se encontró el archivo sonar-project\.properties/],
  ['sin-rama', { branch: 'no-existe' }, /La rama no existe en el repositorio/],
  ['token', { githubtoken: 'ghp_caducado' }, /El repositorio rechaza el token del proyecto/],
] as const;

test('a properties file without a key is reported, and the analysis continues with the own key', async ({
  page,
  foto,
  api,
  dobles,
  esperar,
}) => {
  esperar(/Failed to load resource.*(404|401)/);
  for (const [nombre, repositorio, dicho] of archivos) {
    const proyecto = await prepararProyecto({ api, dobles }, nombre, { estado: grabada, ...repositorio });
    await page.goto(rutaAnalisis(proyecto));
    await expect(titulo(page, dicho)).toBeVisible();
    await expect(page.getByText(proyecto.clave).first()).toBeVisible();
    await expect(grado(page)).toBeVisible();
    await foto(`archivo-${nombre}`);
  }
  const lejos = { estado: grabada, link: 'https://github.com/ana/lejos' };
  const proyecto = await prepararProyecto({ api, dobles }, 'Lejos', lejos);
  await page.goto(rutaAnalisis(proyecto));
  await expect(page.getByText(/no consulta los archivos de los repositorios de github\.com/)).toBeVisible();
  await expect(grado(page)).toBeVisible();
  await foto('archivo-otro-servidor');
});

test('a key of another project is refused by name, and nothing of it is asked for', async ({
  page,
  foto,
  api,
  dobles,
}) => {
  const otro = await prepararProyecto({ api, dobles }, 'Otro', { estado: grabada });
  const propiedades = () => `sonar.projectKey=${otro.clave}\n`;
  const proyecto = await prepararProyecto({ api, dobles }, 'Confundido', { estado: grabada, propiedades });
  await page.goto(rutaAnalisis(proyecto));
  await expect(titulo(page, 'El archivo indica la clave de otro proyecto')).toBeVisible();
  const texto = page.getByRole('main');
  await expect(texto).toContainText(otro.clave);
  await expect(texto).toContainText(`sonar.projectKey=${proyecto.clave}`);
  await expect(grado(page)).toHaveCount(0);
  await foto('archivo-clave-ajena');
  const pedidas = (await dobles.servicio.peticiones()).map(({ url }) => url);
  expect(
    pedidas.filter((url) => url.includes(`component=${otro.clave}`) && url.includes('measures')),
  ).toEqual([]);
});

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test("reads another person's analysis, and changes nothing", async ({ page, foto, dobles, browser }) => {
    const suyo = await browser.newContext({
      storageState: sesionDe('estudiante', 'analisis'),
      baseURL: inicio('analisis'),
    });
    const api = createCatalogueApi(await suyo.newPage(), inicio('analisis'));
    const preparado = { estado: { ...grabada, branch: 'antigua' } };
    const proyecto = await prepararProyecto({ api, dobles }, 'De otra persona', preparado);
    await page.goto(rutaAnalisis(proyecto));
    await expect(grado(page)).toBeVisible();
    await expect(page.getByText(/El proyecto es de otra persona y su token solo lo usa ella/)).toBeVisible();
    await expect(
      page.getByText('Solo puede cambiarla la persona a la que pertenece el proyecto.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /Usar la rama/ })).toHaveCount(0);
    await foto('admin-otra-rama');
    await dobles.servicio.poner({ projects: { [proyecto.clave]: null } });
    await page.reload();
    await expect(page.getByText(/Solo puede prepararlo la persona a la que pertenece/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Preparar/ })).toHaveCount(0);
    await foto('admin-sin-preparar');
    await suyo.close();
  });
});
