import { borrador } from '@mantenible/contracts/borrador';
import { subcaracteristicas } from '@mantenible/contracts/subcaracteristica';
import * as z from 'zod/mini';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import type { Api } from '../support/api.ts';
import { etiquetasTorcidas } from '../support/button-labels.ts';
import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';
import { guardado, responderTodo } from '../support/run-test.ts';
import { paginaDe, pestana } from '../support/tabs.ts';

test.use({ cuenta: 'admin' });
// A person has one analysis at a time.
test.describe.configure({ mode: 'serial' });

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

const conId = z.object({ _id: z.string() });

/** Saves a test of one item, each question at its n-th level (from 0) or the highest. */
async function guardarPrueba(
  api: Api,
  proyectoId: string,
  { elemento, intentos, nivel }: { elemento: string; intentos: number; nivel: number },
): Promise<void> {
  const ruta = `/borradores/${proyectoId}/singleSubcaracteristica/${elemento}/${intentos}`;
  const { plan } = await api.llamar('PUT', ruta, borrador, {});
  const respuestas = plan.preguntas.map(({ pautaId, listaVerificacion, nivelesCumplimiento }) => {
    const elegido = Math.min(nivel, nivelesCumplimiento.length - 1);
    const valor = nivelesCumplimiento[elegido]?.valor ?? null;
    return { pautaId, listaVerificacion, valor, nivel: elegido, comentario: '' };
  });
  await api.llamar('POST', '/respuestas/guardar-respuestas', conId, {
    proyectoId,
    tipo: 'singleSubcaracteristica',
    subcaracteristicaId: elemento,
    intentos,
    respuestas,
    nombre: intentos === 1 ? 'Primera revisión' : 'Segunda revisión',
  });
}

test('a project’s page leads from nothing to both results, what changed and the next step', async ({
  page,
  api,
  foto,
}) => {
  const nombre = unico('Panadería');
  const link = repositorios.crear(`${nombre.replace(/\W+/g, '-').toLowerCase()}.git`);
  const proyecto = await api.crearProyecto(nombre, { link });
  await page.goto(`proyecto/${proyecto._id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  await expect(page.getByText('Todavía no hay pruebas guardadas.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Siguiente paso' })).toContainText('analice el código');
  const analizar = page.getByRole('button', { name: 'Analizar ahora' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(analizar).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Sin datos')).toHaveCount(0);
  await foto('panorama-vacio');
  expect(await etiquetasTorcidas(page)).toEqual([]);

  const todas = await api.llamar('GET', '/subcaracteristicas', subcaracteristicas);
  const elemento = todas.find((una) => una.nombre === 'Modularidad')?._id ?? '';
  await guardarPrueba(api, proyecto._id, { elemento, intentos: 1, nivel: 0 });
  await guardarPrueba(api, proyecto._id, { elemento, intentos: 2, nivel: 9 });
  await page.reload();
  const paso = page.getByRole('region', { name: 'Siguiente paso' });
  await analizar.click();
  await expect(page).toHaveURL(new RegExp(`/sonarqube/${proyecto._id}$`));
  await expect(page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible(termina);
  await pestana(page, 'Resumen').click();
  const mejora = page.getByRole('region', { name: 'Plan de mejora' });
  await expect(mejora).toContainText('Todavía no tiene acciones');
  await paso.getByRole('link', { name: 'Abrir el plan de mejora' }).click();
  const propuestas = page.getByRole('list', { name: 'Propuestas del análisis' });
  await propuestas
    .getByRole('button', { name: /^Añadir al plan/ })
    .first()
    .click();
  await avisado(page, 'Acción añadida al plan.');
  await pestana(page, 'Resumen').click();
  await expect(mejora).toContainText('0 de 1 hecha, 0 verificadas · 1 pendiente');
  await expect(paso).toContainText('tiene 1 acción abierta');
  await expect(paso.getByRole('link', { name: 'Seguir con el plan' })).toBeVisible();

  await ir(page, `metricsresponse/${proyecto._id}`);
  await page.getByLabel('Título de la prueba').fill('Revisión de métricas');
  await page.getByRole('radio').first().check();
  await guardado(page);

  await ir(page, 'lista_proyectos');
  const tarjeta = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nombre }) });
  await expect(tarjeta).toContainText('Segunda revisión');
  await expect(tarjeta).toContainText(/Todas las métricas: 1 de \d+ respondidas/);
  await foto('proyectos-con-resultados');
  await tarjeta.getByRole('link', { name: nombre, exact: true }).click();

  const manual = page.getByRole('region', { name: 'Prueba basada en la experiencia' });
  await expect(manual).toContainText('Subcaracterística: Modularidad, intento 2');
  await expect(manual).toContainText('100,00 %');
  await expect(manual).toContainText(/\+\d+,\d\d puntos/);
  await expect(page.getByRole('region', { name: 'Análisis estático' })).toContainText(
    'Grado de mantenibilidad',
  );
  await expect(page.locator('figure svg polyline').first()).toBeVisible();
  const modularidad = page.getByRole('row').filter({ hasText: 'Modularidad' });
  await expect(modularidad).toContainText('100,00 %');
  await expect(page.getByText(/^Según la prueba Segunda revisión, /)).toBeVisible();
  await foto('panorama');

  await manual.getByRole('link', { name: 'Comparar con la anterior Segunda revisión' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comparar pruebas' })).toBeVisible();
  await pestana(page, 'Resumen').click();
  await page
    .getByRole('region', { name: 'Sin terminar' })
    .getByRole('link', { name: /^Continuar/ })
    .click();
  await expect(page.getByLabel('Título de la prueba')).toHaveValue('Revisión de métricas');

  await ir(page, `projectresponses/${proyecto._id}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Segunda revisión' })).toContainText('100,00 %');
  await foto('repositorio-con-resultados');
  await ir(page, rutaAnalisis(proyecto));
  await expect(pestana(page, 'Análisis')).toHaveAttribute('aria-current', 'page');
  await pestana(page, 'Pruebas').click();
  await paginaDe(page, 'Pruebas', 'Planificar').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/pruebas/${proyecto._id}$`));
});

test('after a test is saved one link leads to its report', async ({ page, api, foto }) => {
  const proyecto = await api.crearProyecto(unico('Biblioteca'));
  const metrica = await api.crearMetrica(unico('Señales'), 2);
  await page.goto(`metricaresponse/${metrica._id}/${proyecto._id}/1`);
  await page.getByLabel('Título de la prueba').fill('Con reporte');
  await responderTodo(page, 2);
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await expect(page).toHaveURL(new RegExp(`/pruebas/${proyecto._id}$`));
  await foto('prueba-guardada');
  await page.getByRole('link', { name: 'Ver el reporte de la prueba' }).click();
  await expect(page.getByRole('heading', { name: 'REPORTE DE LA PRUEBA' })).toBeVisible();
  await expect(page.getByText('Con reporte').first()).toBeVisible();
});
