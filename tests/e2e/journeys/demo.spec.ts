import { panorama } from '@mantenible/contracts/panorama';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import type { Api } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';

// What `npm run demo` starts. These journeys change nothing.
test.use({ producto: 'demo' });
// The server answers before its content is complete: on a busy machine its three analyses, one of them of the
// repository's past, take minutes.
test.beforeEach(async ({ api }) => {
  await expect.poll(() => completo(api), { timeout: 300_000 }).toBe(true);
});

const region = (page: Page, name: string) => page.getByRole('region', { name });
const proyectos = z.array(z.object({ _id: z.string() }));

/** Whether the second analysis, which ends the preparation, is there. */
async function completo(api: Api): Promise<boolean> {
  const [uno] = await api.llamar('GET', `/proyectos/persona/${await api.persona()}`, proyectos);
  if (uno === undefined) return false;
  const { analisis } = await api.llamar('GET', `/proyectos/${uno._id}/panorama`, panorama);
  return typeof analisis?.anterior?.id === 'string';
}

async function abrirProyecto(page: Page): Promise<void> {
  await page.goto('lista_proyectos');
  await page.getByRole('link', { name: 'Proyecto de demostración', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Comparar con el anterior' })).toBeVisible();
}

test('the project shows both results with what changed, and leads to both comparisons', async ({
  page,
  foto,
}) => {
  await abrirProyecto(page);
  await expect(region(page, 'A mano')).toContainText('Evaluación completa de la tienda y la biblioteca');
  await expect(region(page, 'A mano')).toContainText('Subcaracterística: Modularidad, intento 2');
  await expect(region(page, 'Por análisis')).toContainText(/\+\d,\d\d puntos mejora/);
  await expect(page.locator('figure svg polyline')).toHaveCount(2);
  await foto('demo-proyecto');

  await page.getByRole('link', { name: 'Comparar con la anterior Segunda entrega' }).click();
  await expect(region(page, 'Promedio general')).toContainText(/\+\d\d,\d\d puntos mejora/);
  await expect(page.getByText('Respuestas que cambiaron (4 preguntas)')).toBeVisible();
  await expect(page.getByText('Solo cambió el comentario (1 pregunta)')).toBeVisible();
  await foto('demo-comparar-pruebas');

  await page.getByRole('link', { name: 'Proyecto de demostración' }).click();
  await page.getByRole('link', { name: 'Comparar con el anterior' }).click();
  await expect(region(page, 'Grado de mantenibilidad')).toContainText(/\+\d,\d\d puntos mejora/);
  const estados = page.getByRole('radiogroup', { name: 'Incidencias que se muestran' });
  await expect(estados.getByText(/^Nuevas \(\d+\)$/)).toBeVisible();
  await expect(estados.getByText(/^Siguen \(\d+\)$/)).toBeVisible();
  await expect(page.getByText(/precios\.ts:\d+ · typescript:S107$/)).toBeVisible();
  await estados.getByText(/^Resueltas \(\d+\)$/).click();
  await expect(page.getByText(/app\.cjs:\d+ · javascript:S3776$/)).toBeVisible();
  const archivos = page.getByRole('table', { name: 'Archivos que cambiaron' });
  await expect(archivos.getByRole('row', { name: /tienda\/servidor\/app\.cjs/ })).toContainText('Mejora');
  await expect(archivos.getByRole('row', { name: /dominio\/precios\.ts/ })).toContainText('Empeora');
  await foto('demo-comparar-analisis', region(page, 'Incidencias'));
});

test('the past of the repository is read in charts and by its commits', async ({ page, foto }) => {
  await abrirProyecto(page);
  await page.getByRole('link', { name: 'Historia del repositorio' }).click();
  await expect(page.getByRole('heading', { name: 'Historia analizada' })).toBeVisible();
  const tabla = page.getByRole('table', { name: 'Commits analizados, el más reciente primero' });
  await expect(tabla.getByRole('row')).toHaveCount(25);
  await expect(page.locator('figure svg .recharts-line-dots circle')).toHaveCount(72);
  await foto('demo-historia');
});

test('the plan has a verified action, and shows what its proposals would give together', async ({
  page,
  foto,
}) => {
  await abrirProyecto(page);
  await page.getByRole('link', { name: 'Abrir el plan de mejora' }).click();
  const acciones = page.getByRole('list', { name: 'Acciones' });
  await expect(acciones).toContainText('Quitar los saltos que sobran en la ruta de los pedidos');
  await expect(acciones).toContainText(/Verificado en el commit [\da-f]{7}/);
  await expect(page.getByText('1 de 1 acción hecha')).toBeVisible();
  await foto('demo-plan');

  for (const lista of ['Propuestas a mano', 'Propuestas del análisis'])
    await page.getByRole('list', { name: lista }).getByRole('checkbox').first().check();
  const efecto = page.getByRole('complementary', { name: '¿Qué pasaría si…?' }).getByRole('status');
  await expect(efecto.getByText(/^\+\d+,\d\d puntos$/)).toHaveCount(2);
  for (const resultado of await efecto.getByText(/^\+\d+,\d\d puntos$/).all())
    await expect(resultado).toBeInViewport();
  await foto('demo-que-pasaria', page);
});

test('the analysis is walked through by its sections, its list of files and the card of a rule', async ({
  page,
  foto,
}) => {
  await abrirProyecto(page);
  let soltar = (): void => undefined;
  const soltado = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  await page.route('**/api/sonarqube/issues*', async (route) => {
    await soltado;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Análisis', exact: true }).click();
  const secciones = page.getByRole('navigation', { name: 'Secciones del análisis' });
  await secciones.getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('heading', { name: 'Historial de los análisis' })).toBeFocused();
  await expect(page.getByRole('table', { name: /^Análisis del proyecto/ })).toContainText('75,');
  await secciones.getByRole('link', { name: 'Archivos' }).click();
  const archivos = page.getByRole('heading', { name: 'Archivos con medidas que incumplen una regla' });
  await expect(archivos).toBeInViewport();
  // The issues above appear later, and take more room than their place did.
  soltar();
  await expect(page.getByRole('region', { name: 'Incidencias, una por una' })).toContainText('Severidad');
  await expect(archivos).toBeInViewport();
  await expect(secciones).toBeInViewport();
  await foto('demo-secciones');

  const verArchivos = page.getByRole('radiogroup', { name: 'Cómo ver los archivos' });
  await verArchivos.getByText('Lista completa', { exact: true }).click();
  const lista = page.getByRole('table', { name: 'Archivos con medidas que incumplen una regla' });
  await page
    .getByRole('combobox', { name: 'Ordenar archivos por' })
    .selectOption('Líneas de código: más primero');
  await expect(lista.getByRole('row').nth(1)).toContainText('tienda/src/dominio/precios.ts');
  await foto('demo-archivos', page);
  await page.getByLabel('Buscar archivos').fill('informes');
  await expect(lista.getByRole('row')).toHaveCount(3);
  await lista.getByRole('button', { name: /^Líneas duplicadas: 30/ }).click();
  await expect(page.getByRole('dialog', { name: 'INCUMPLIMIENTO DE REGLAS' })).toBeVisible();
  await page.keyboard.press('Escape');

  const verIncidencias = page.getByRole('radiogroup', { name: 'Cómo ver las incidencias' });
  await verIncidencias.getByText('Lista completa', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Regla' }).fill('javascript:S1854');
  await page.getByRole('option', { name: 'javascript:S1854', exact: true }).click();
  const incidencias = page.getByRole('list', { name: 'Incidencias' });
  await incidencias.getByRole('button', { name: /javascript:S1854/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ver ficha de la regla' }).click();
  await expect(page.getByRole('heading', { name: 'Cuándo avisa sin motivo' })).toBeVisible();
  await foto('demo-ficha');
});

test('the report has each question with its answer, its points and the next level', async ({
  page,
  foto,
}) => {
  await abrirProyecto(page);
  await region(page, 'A mano')
    .getByRole('link', { name: 'Evaluación completa de la tienda y la biblioteca' })
    .click();
  await page.getByText('Modularidad (10 preguntas)').click();
  const fila = page.getByRole('row', { name: /¿El código separa la presentación/ });
  await expect(fila).toContainText('Hay módulos por capa, y más del 5 %');
  await expect(fila).toContainText('El servidor mezcla las rutas con las reglas');
  await expect(fila).toContainText('0,5 de 1');
  await expect(fila).toContainText(/0,75 de 1 \(\+\d,\d\d en el promedio\)/);
  await expect(fila.getByRole('list', { name: 'Evidencias' })).toContainText(
    /tienda\/servidor\/app\.cjs, líneas 26 a 43 .+, commit [\da-f]{7}$/u,
  );
  await page.getByText('Reusabilidad (12 preguntas)').click();
  await expect(page.getByRole('row', { name: /infracciones por cada 1 000 líneas/u })).toContainText(
    /El análisis del .+ midió .+ en «Mala práctica» \(.+\): corresponde al nivel «.+»\. Commit [\da-f]{7}\./u,
  );
  await foto('demo-reporte', region(page, 'Detalle de las respuestas'));
});

test('the hotspots of its history have reasons, and mark proposals of the plan', async ({ page, foto }) => {
  await abrirProyecto(page);
  await region(page, 'Por análisis').getByRole('link', { name: 'Puntos críticos' }).click();
  const primeros = page.getByRole('list', { name: 'Merecen atención primero' });
  await expect(primeros.getByRole('listitem').first()).toContainText(/de \d+ commits/, { timeout: 300_000 });
  await expect(page.getByRole('button', { name: /^1\. .+ cambios/ })).toBeVisible();
  await foto('demo-puntos-criticos');
  await page.getByRole('link', { name: 'Plan de mejora' }).click();
  await expect(
    page.getByRole('list', { name: 'Propuestas del análisis' }).getByText('Punto crítico').first(),
  ).toBeVisible();
});
