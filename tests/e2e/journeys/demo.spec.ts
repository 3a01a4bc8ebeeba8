import type { Page } from '@playwright/test';

import { termina } from '../support/analysis.ts';
import { prepararDemo } from '../support/demo.ts';
import { expect, test } from '../support/journey.ts';
import { cerrarDialogo } from '../support/press.ts';
import { paginaDe, pestana } from '../support/tabs.ts';

// What `npm run demo` starts. These journeys change nothing.
test.use({ producto: 'demo' });
test.beforeEach(async ({ api }) => {
  await prepararDemo(api);
});

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Holds back the requests of an address until the returned function lets them go. */
async function retener(page: Page, direccion: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route(direccion, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(null);
  };
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
  await expect(region(page, 'Prueba basada en la experiencia')).toContainText(
    'Evaluación completa de la tienda y la biblioteca',
  );
  await expect(region(page, 'Prueba basada en la experiencia')).toContainText(
    'Subcaracterística: Modularidad, intento 2',
  );
  await expect(region(page, 'Análisis estático')).toContainText(/\+\d,\d\d puntos mejora/);
  await expect(page.locator('figure svg polyline')).toHaveCount(2);
  await foto('demo-proyecto');

  await page.getByRole('link', { name: 'Comparar con la anterior Segunda entrega' }).click();
  await expect(region(page, 'Promedio general')).toContainText(/\+\d,\d\d puntos mejora/);
  await expect(page.getByText('Respuestas que cambiaron (2 preguntas)')).toBeVisible();
  await expect(page.getByText('Solo cambió el comentario (5 preguntas)')).toBeVisible();
  // The pieces of evidence are the same places at another commit.
  await expect(page.getByText('Solo cambiaron las evidencias (5 preguntas)')).toBeVisible();
  await foto('demo-comparar-pruebas');

  await pestana(page, 'Resumen').click();
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
  await pestana(page, 'Análisis').click();
  await paginaDe(page, 'Análisis', 'Historia').click();
  await expect(page.getByRole('heading', { name: 'Historia analizada' })).toBeVisible();
  const tabla = page.getByRole('table', { name: 'Commits analizados, el más reciente primero' });
  await expect(tabla.getByRole('row')).toHaveCount(25);
  await expect(page.locator('figure svg .recharts-line-dots circle')).toHaveCount(72);
  await foto('demo-historia');
});

test('actions are of three kinds, one of them verified, and the page shows what proposals would give together', async ({
  page,
  foto,
}) => {
  await abrirProyecto(page);
  await expect(page.getByText('siga con el plan de mejora: tiene 1 acción abierta.')).toBeVisible();
  await page.getByRole('link', { name: 'Seguir con el plan' }).click();
  const acciones = page.getByRole('list', { name: 'Acciones' });
  const accion = (texto: string) => acciones.getByRole('listitem').filter({ hasText: texto });
  const saltos = accion('Quitar los saltos que sobran en la ruta de los pedidos');
  await expect(saltos).toContainText('javascript:S3626');
  await expect(saltos).toContainText(/Verificado en el commit [\da-f]{7}/);
  const copia = accion('Quitar informes-trimestre.cjs');
  await expect(copia).toContainText('Hecha');
  await expect(copia).toContainText(
    'No se pudo comprobar: Los bloques cambiaron, y entre sus archivos aún hay líneas duplicadas.',
  );
  const pruebas = accion('las primeras pruebas de calcularDescuento');
  await expect(pruebas).toContainText('Pendiente');
  await expect(pruebas).toContainText('¿qué proporción tiene al menos una prueba unitaria');
  await expect(page.getByText('2 de 3 acciones hechas')).toBeVisible();
  await foto('demo-mejora');

  for (const lista of ['Propuestas de la prueba', 'Propuestas del análisis'])
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
  const soltarGuia = await retener(page, /\/guia-con-codigo-[^/]+\.js$/);
  const soltarIncidencias = await retener(page, '**/api/sonarqube/issues*');
  await pestana(page, 'Análisis').click();
  const secciones = page.getByRole('navigation', { name: 'Secciones del análisis' });
  await secciones.getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('heading', { name: 'Historial de los análisis' })).toBeFocused();
  await expect(page.getByRole('table', { name: /^Análisis del proyecto/ })).toContainText('75,');
  await secciones.getByRole('link', { name: 'Archivos' }).click();
  const archivos = page.getByRole('heading', { name: 'Archivos con medidas que incumplen una regla' });
  // The guide comes later than the link that leads to it.
  soltarGuia();
  await expect(archivos).toBeInViewport();
  await expect(archivos).toBeFocused();
  // The issues above appear later, and take more room than their place did.
  soltarIncidencias();
  await expect(page.getByRole('region', { name: 'Incidencias, una por una' })).toContainText('Severidad');
  await expect(archivos).toBeInViewport();
  await expect(secciones).toBeInViewport();
  await foto('demo-secciones', page.getByRole('region', { name: 'Incidencias, una por una' }));

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
  await cerrarDialogo(page);

  const verIncidencias = page.getByRole('radiogroup', { name: 'Cómo ver las incidencias' });
  await verIncidencias.getByText('Lista completa', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Regla' }).fill('javascript:S1854');
  await page.getByRole('option', { name: 'javascript:S1854', exact: true }).click();
  const incidencias = page.getByRole('list', { name: 'Incidencias' });
  await incidencias.getByRole('button', { name: /javascript:S1854/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ver ficha de la regla' }).click();
  await expect(page.getByRole('heading', { name: 'Cuándo avisa sin motivo' })).toBeVisible();
  await foto('demo-ficha', page.getByRole('dialog', { name: 'Ficha de la regla' }));
});

test('the report has each question with its answer, its points and the next level', async ({
  page,
  foto,
}) => {
  await abrirProyecto(page);
  await region(page, 'Prueba basada en la experiencia')
    .getByRole('link', { name: 'Evaluación completa de la tienda y la biblioteca' })
    .click();
  await page.getByText('Modularidad (14 preguntas)').click();
  const fila = page.getByRole('row', { name: /¿El código separa la presentación/ });
  await expect(fila).toContainText('Hay módulos por capa, y más del 5 %');
  await expect(fila).toContainText('3 de 32 archivos (9 %) las saltan');
  await expect(fila).toContainText('0,5 de 1');
  await expect(fila).toContainText(/0,75 de 1 \(\+\d,\d\d en el promedio\)/);
  await expect(fila.getByRole('list', { name: 'Evidencias' })).toContainText(
    /tienda\/servidor\/app\.cjs, líneas 26 a 43 .+, commit [\da-f]{7}$/u,
  );
  await page.getByText('Reusabilidad (13 preguntas)').click();
  const infracciones = page.getByRole('row', { name: /infracciones por cada 1 000 líneas/u });
  await expect(infracciones).toContainText(
    /El análisis del .+ midió .+ en «Mala práctica» \(.+\): corresponde al nivel «Más de 10»\. Commit [\da-f]{7}\./u,
  );
  await expect(infracciones).toContainText('0 de 1');
  await foto('demo-reporte', region(page, 'Detalle de las respuestas'));
});

test('the hotspots of its history have reasons, and mark proposals', async ({ page, foto }) => {
  await abrirProyecto(page);
  await pestana(page, 'Análisis').click();
  await paginaDe(page, 'Análisis', 'Puntos críticos').click();
  const tabla = page.getByRole('table', { name: 'Cambios y complejidad de cada archivo' });
  await expect(tabla.getByRole('row').nth(1)).toContainText(/de \d+ commits/, termina);
  await expect(page.getByRole('button', { name: /^1\. .+ cambios/ })).toBeVisible();
  await foto('demo-puntos-criticos');
  await pestana(page, 'Plan').click();
  await expect(
    page.getByRole('list', { name: 'Propuestas del análisis' }).getByText('Punto crítico').first(),
  ).toBeVisible();
});
