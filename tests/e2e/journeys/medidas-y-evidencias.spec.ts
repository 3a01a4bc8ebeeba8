import type { Page } from '@playwright/test';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import { confirmarEliminacion } from '../support/delete.ts';
import { expect, test } from '../support/journey.ts';
import { cargar, ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { descargarPdf } from '../support/pdf-text.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';
import { guardado, responderTodo } from '../support/run-test.ts';

// The starter catalogue of a product in which only these journeys have an admin's project.
test.use({ producto: 'demo', cuenta: 'admin' });
test.describe.configure({ mode: 'serial' });

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

const metrica = 'Conformidad con las reglas de codificación';
/** The tied question. */
const ligada = (page: Page) => page.getByRole('group', { name: /infracciones por cada 1 000 líneas/u });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const evidencias = (page: Page) => page.getByRole('list', { name: 'Evidencias de la pregunta 2' });

async function empezar(page: Page, proyectoId: string): Promise<void> {
  await ir(page, `pruebas/${proyectoId}`);
  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  await page.getByLabel('Seleccione la métrica').selectOption({ label: `${metrica} (8 preguntas)` });
  await boton(page, 'Iniciar prueba').click();
  await expect(ligada(page)).toBeVisible();
}

test('an answer rests on what the analysis measured and on places that others can check', async ({
  page,
  api,
  foto,
}) => {
  const nombre = unico('Evidencias');
  const link = repositorios.crear(`${nombre.replace(/\W+/g, '-').toLowerCase()}.git`);
  const proyecto = await api.crearProyecto(nombre, { link });
  await cargar(page);
  await empezar(page, proyecto._id);
  await expect(ligada(page)).toContainText('aún no se ha medido en este repositorio');
  await foto('medida-sin-analisis');

  await ligada(page).getByRole('link', { name: 'Ir al análisis' }).click();
  await boton(page, 'Analizar').click();
  await expect(page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible(termina);
  await boton(page, 'Ver Código').first().click();
  await boton(page, 'Usar como evidencia').click();
  await expect(page.getByText('Guardada: añádala en una pregunta de una prueba')).toBeVisible();
  await foto('codigo-evidencia');

  await empezar(page, proyecto._id);
  await expect(ligada(page)).toContainText(
    /El análisis del .+ midió \d+,\d\d\s% en «Mala práctica» \([\d,]+ incidencias por cada 1\s000 líneas de código\): corresponde al nivel «.+»\. Ver el análisis \(commit [\da-f]{7}\)/u,
  );
  await expect(ligada(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(ligada(page).getByRole('radio', { name: /según el análisis/ })).toHaveCount(1);
  await boton(page, 'Añadir evidencia a la pregunta 2').click();
  await page.getByLabel('Un archivo del repositorio').check();
  await foto('evidencia-archivo');
  await boton(page, 'Usar el lugar 1').click();
  await expect(evidencias(page).getByRole('listitem')).toHaveCount(1);

  await boton(page, 'Añadir evidencia a la pregunta 2').click();
  const enlace = page.getByRole('textbox', { name: 'Enlace' });
  await enlace.fill('javascript:alert(1)');
  await page.getByRole('dialog').getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByText('Escriba un enlace completo que empiece por https://')).toBeVisible();
  await foto('evidencia-rechazada');
  await enlace.fill('https://ejemplo.es/informe-de-eslint');
  await enlace.press('Enter');
  await expect(evidencias(page).getByRole('link', { name: /informe-de-eslint/ })).toBeVisible();
  await ligada(page).getByRole('radio').nth(1).check();
  await guardado(page);
  await foto('ejecucion-evidencias', ligada(page));
  await page.reload();
  await expect(evidencias(page).getByRole('listitem')).toHaveCount(2);

  await page.getByLabel('Título de la prueba').fill('Con evidencias');
  await responderTodo(page, 1);
  await boton(page, 'Guardar respuestas').click();
  await avisado(page, 'Respuestas guardadas exitosamente');
  await page.goto(`projectresponses/${proyecto._id}`);
  await page
    .getByRole('link', { name: /[Rr]eporte/ })
    .first()
    .click();
  const fila = page.getByRole('row', { name: /infracciones por cada 1 000 líneas/u });
  await expect(fila).toContainText(/El análisis del .+ midió .+ Commit [\da-f]{7}\./u);
  await expect(fila.getByRole('list', { name: 'Evidencias' }).getByRole('listitem')).toHaveCount(2);
  await foto('reporte-evidencias', page.getByRole('region', { name: 'Detalle de las respuestas' }));
  const texto = await descargarPdf(page);
  for (const parte of ['corresponde al nivel', 'Evidencias', 'https://ejemplo.es/informe-de-eslint'])
    expect(texto).toContain(parte);

  await ir(page, `projectresponses/${proyecto._id}`);
  await page.getByRole('button', { name: /Repetir prueba/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'No' }).click();
  await expect(evidencias(page).getByRole('listitem')).toHaveCount(2);
  await ir(page, rutaAnalisis(proyecto));
  await expect(page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible();
});

test('an admin ties a guideline to a measure, and sees bounds that are out of order', async ({
  page,
  foto,
}) => {
  const nombre = unico('Tamaño de los archivos');
  await page.goto('crear_pauta');
  await page.getByRole('textbox', { name: 'Descripción', exact: true }).fill(nombre);
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Son pequeños los archivos?');
  await boton(page, 'Agregar Nivel').click();
  for (const [i, texto] of ['Son grandes', 'Son pequeños'].entries()) {
    const nivel = page.getByRole('group', { name: `Nivel ${i + 1}` });
    await nivel.getByRole('textbox', { name: /Descripción/ }).fill(texto);
    await nivel.getByRole('textbox', { name: 'Valor' }).fill(String(i));
  }
  await page.getByRole('combobox', { name: 'Medida' }).selectOption('Líneas por archivo');
  await boton(page, 'Guardar').click();
  await expect(page.getByText('Escriba la cota de al menos un nivel')).toBeVisible();
  const cota = (n: number) => page.getByRole('textbox', { name: new RegExp(`^Cota del nivel ${n}`) });
  await cota(1).fill('100');
  await cota(2).fill('200,5');
  await expect(page.getByText(/ese otro no se indicará nunca/)).toBeVisible();
  await foto('pauta-medida-desordenada');
  await cota(1).fill('');
  await expect(page.getByText(/ese otro no se indicará nunca/)).toHaveCount(0);
  await foto('pauta-medida', page.getByRole('group', { name: 'Medida del análisis estático' }));
  await boton(page, 'Guardar').click();
  await avisado(page, 'Pauta creada exitosamente');

  await page.getByLabel('Buscar pautas').fill(nombre);
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  await expect(cota(2)).toHaveValue('200,5');
  await ir(page, 'lista_pauta');
  await page.getByLabel('Buscar pautas').fill(nombre);
  await boton(page, `Eliminar ${nombre}`).click();
  await confirmarEliminacion(page);
  await avisado(page, 'Pauta eliminada exitosamente');
});
