import type { Page } from '@playwright/test';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { cerrarDialogo } from '../support/press.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';

test.use({ cuenta: 'admin' });
// A person has one analysis at a time: these journeys go one after the other.
test.describe.configure({ mode: 'serial' });

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

/** Python of some cognitive complexity; `vuelta` makes its content differ. */
const complejo = (vuelta: number): string =>
  [
    `def calcular(a, b):  # ${vuelta}`,
    '    if a:',
    '        for x in b:',
    '            if x:',
    '                return x',
    '    return a',
    '',
  ].join('\n');

/** Analyses again: the earlier result is hidden until the repository answers. */
async function analizar(page: Page): Promise<void> {
  const terminado = page.getByRole('region', { name: 'Análisis terminado' });
  repositorios.retener();
  await page.getByRole('button', { name: /^Analizar/ }).click();
  await expect(terminado).toHaveCount(0);
  repositorios.soltar();
  await expect(terminado).toBeVisible(termina);
}

async function verPuntos(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Puntos críticos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puntos críticos' })).toBeVisible();
}

test('hotspots need changes; then the first ones have reasons, findings and source one press away', async ({
  page,
  api,
  foto,
}) => {
  const nombre = unico('Puntos');
  const repositorio = `${nombre.replace(/\W+/g, '-').toLowerCase()}.git`;
  const proyecto = await api.crearProyecto(nombre, { link: repositorios.crear(repositorio) });
  await page.goto(rutaAnalisis(proyecto));
  await analizar(page);
  await verPuntos(page);
  await expect(page.getByText('No hay cambios que contar', { exact: false })).toBeVisible(termina);
  await foto('puntos-vacio');

  for (let i = 0; i < 8; i += 1) {
    const raro = { path: 'src/<b>raro "ñ".py', content: complejo(i) };
    const otros = i % 3 === 0 ? [{ path: 'src/otro.py', content: complejo(-i) }] : [];
    repositorios.cambiar(repositorio, [raro, ...otros]);
  }
  await page.getByRole('link', { name: 'Ir al análisis' }).click();
  await analizar(page);
  await verPuntos(page);
  const tabla = page.getByRole('table', { name: 'Cambios y complejidad de cada archivo' });
  const fila = (numero: number) => tabla.getByRole('row').nth(numero);
  await expect(fila(1)).toContainText('src/<b>raro "ñ".py', termina);
  await expect(fila(1)).toContainText('8 de 8 commits');
  const circulo = page.getByRole('button', { name: /^2\. src\/otro\.py: 3 cambios/ });
  await circulo.focus();
  await page.keyboard.press('Enter');
  await expect(fila(2)).toBeFocused();
  await page.getByText('¿Cómo se calcula?').click();
  await foto('puntos-criticos');

  await tabla.getByRole('button', { name: 'Líneas de código' }).click();
  await expect(tabla.getByRole('columnheader', { name: 'Líneas de código' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await tabla.getByRole('button', { name: 'Ver Código de src/otro.py' }).click();
  await expect(page.getByRole('group', { name: 'Código de src/otro.py' })).toContainText('def calcular');
  await foto('puntos-codigo', page);
  await cerrarDialogo(page);
  const conIncidencias = tabla.getByRole('link', { name: /^\d+ incidencias? de / }).first();
  const nombreDelEnlace = (await conIncidencias.getAttribute('aria-label')) ?? '';
  await conIncidencias.click();
  const archivo = nombreDelEnlace.replace(/^\d+ incidencias? de /, '');
  await expect(page.getByRole('combobox', { name: 'Archivo' })).toHaveValue(archivo, termina);
});

test('a failure of the hotspots shows its reason and leaves the analysis as it is', async ({
  page,
  api,
  foto,
  esperar,
}) => {
  esperar(/503/);
  const nombre = unico('Sin historia');
  const link = repositorios.crear(`${nombre.replace(/\W+/g, '-').toLowerCase()}.git`);
  const proyecto = await api.crearProyecto(nombre, { link });
  const llamada = `**/api/puntos-criticos/${proyecto._id}`;
  const vacio = { historia: null, archivos: [], prioritarios: 0, total: 0, analisis: null };
  const motivo = 'La historia del repositorio es demasiado grande: se admiten 200 MB.';
  const { _id, clave } = proyecto;
  const fallido = { proyecto: { _id, nombre, clave }, estado: 'fallido', motivo, ...vacio };
  await page.route(llamada, (route) => route.fulfill({ json: fallido }));
  await page.goto(`puntos_criticos/${proyecto._id}`);
  await expect(page.getByText(motivo, { exact: false })).toBeVisible();
  await foto('puntos-fallido');

  await page.unroute(llamada);
  await page.route(llamada, (route) =>
    route.fulfill({ status: 503, json: { codigo: 'no-disponible', mensaje: 'El servidor no responde.' } }),
  );
  await page.reload();
  await expect(page.getByText('No se pudieron cargar los puntos críticos.')).toBeVisible(termina);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir al análisis' })).toHaveCount(0);
});
