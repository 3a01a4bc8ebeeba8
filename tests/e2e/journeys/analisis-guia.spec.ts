import { readRecording, type Recording } from '@mantenible/doubles';
import type { Page } from '@playwright/test';

import { prepararProyecto, rutaAnalisis } from '../support/analysis.ts';
import { expect, test } from '../support/journey.ts';
import { cerrarDialogo } from '../support/press.ts';

test.use({ producto: 'analisis' });

const severidades = {
  BLOCKER: 'Bloqueante',
  CRITICAL: 'Crítica',
  MAJOR: 'Mayor',
  MINOR: 'Menor',
  INFO: 'Informativa',
} as const;

const incidencias = (page: Page) => page.getByRole('region', { name: 'Incidencias del código' }).first();
const diapositiva = (page: Page, carrusel: string) =>
  page
    .getByRole('region', { name: carrusel, exact: true })
    .last()
    .locator('[aria-roledescription="diapositiva"]:not([inert])');
const resumen = (page: Page) => incidencias(page).getByRole('status').filter({ hasText: 'incidencias' });

test('issues go by one at a time, and the code of each opens at its lines with its message', async ({
  page,
  foto,
  api,
  dobles,
}) => {
  const grabada = readRecording('tienda-de-ejemplo');
  const total = grabada.issues.length;
  const estado = { analysis: 'tienda-de-ejemplo' };
  const proyecto = await prepararProyecto({ api, dobles }, 'Guía', { estado });
  await page.goto(rutaAnalisis(proyecto));

  const actual = diapositiva(page, 'Incidencias del código');
  await expect(actual).toHaveAccessibleName(`1 de ${total}`);
  await expect(actual).toContainText('Bloqueante');
  const primeras = grabada.issues.filter(({ severity }) => severity === 'BLOCKER');
  const mensajes = primeras.map((issue) => String(issue['message']));
  const original = actual.getByRole('heading').locator('[lang=en]');
  expect(mensajes).toContain(await original.innerText());
  await expect(actual.getByRole('heading')).toHaveText(/^[A-ZÁÉÍÓÚÑ¿«].+ /);
  for (const termino of ['Severidad', 'Tiempo estimado', 'Líneas afectadas', 'Regla', 'Archivo'])
    await expect(actual.getByText(termino, { exact: true })).toBeVisible();
  const controles = incidencias(page);
  await controles.getByRole('button', { name: 'Siguiente' }).click();
  await expect(actual).toHaveAccessibleName(`2 de ${total}`);
  await controles.getByRole('button', { name: 'Siguiente' }).press('End');
  await expect(actual).toHaveAccessibleName(`${total} de ${total}`);
  await expect(actual).toContainText('Informativa');
  await controles.getByRole('button', { name: 'Siguiente' }).press('Home');
  await expect(actual).toHaveAccessibleName(`1 de ${total}`);
  await foto('guia-incidencias');

  const mensaje = await original.innerText();
  await actual.getByRole('button', { name: 'Ver Código' }).click();
  const dialogo = page.getByRole('dialog');
  const nota = dialogo.getByRole('note', { name: 'Mensaje de la incidencia' });
  await expect(nota).toContainText(mensaje);
  await expect(nota).toBeInViewport();
  await expect(dialogo.getByText('Línea afectada:').first()).toBeAttached();
  await foto('guia-codigo');
  await cerrarDialogo(page);
});

test('the list filters, searches and sorts, and its address keeps the choice', async ({
  page,
  foto,
  api,
  dobles,
}) => {
  const grabada = readRecording('tienda-de-ejemplo');
  const total = grabada.issues.length;
  const cuantas = (filtro: (issue: Recording['issues'][number]) => boolean) =>
    grabada.issues.filter(filtro).length;
  const estado = { analysis: 'tienda-de-ejemplo' };
  const proyecto = await prepararProyecto({ api, dobles }, 'Lista', { estado });
  await page.goto(`${rutaAnalisis(proyecto)}?medidas=subcaracteristicas`);
  await incidencias(page).getByText('Lista completa', { exact: true }).click();
  await expect(resumen(page)).toContainText(`${total} de ${total} incidencias`);
  const filas = incidencias(page).getByRole('list', { name: 'Incidencias' }).getByRole('listitem');
  await expect(filas.first()).toContainText('Bloqueante');
  for (const [severity, nombre] of Object.entries(severidades)) {
    const boton = page.getByRole('button', { name: new RegExp(`^${nombre}`) });
    await expect(boton).toContainText(String(cuantas((issue) => issue.severity === severity)));
  }
  await foto('guia-lista');

  const menores = cuantas(({ severity }) => severity === 'MINOR');
  await page.getByRole('button', { name: /^Menor/ }).click();
  await expect(resumen(page)).toContainText(`${menores} de ${total} incidencias`);
  await expect(filas.first()).toContainText('Menor');
  await page.reload();
  await expect(resumen(page)).toContainText(`${menores} de ${total} incidencias`);
  await expect(page).toHaveURL(/medidas=subcaracteristicas.*severidad=MINOR|severidad=MINOR.*medidas=/);
  await page.getByRole('button', { name: /^Menor/ }).click();
  await expect(resumen(page)).toContainText(`${total} de ${total} incidencias`);

  const { rule = '', component = '' } = grabada.issues[0] ?? {};
  const archivo = component.slice(component.indexOf(':') + 1);
  await page.getByRole('combobox', { name: 'Regla' }).fill(rule);
  await page.getByRole('option', { name: rule, exact: true }).click();
  const deRegla = cuantas((issue) => issue.rule === rule);
  await expect(resumen(page)).toContainText(`${deRegla} de ${total} incidencias`);
  await page.goBack();
  await expect(resumen(page)).toContainText(`${total} de ${total} incidencias`);
  await page.getByRole('combobox', { name: 'Archivo' }).fill(archivo);
  await page.getByRole('option', { name: archivo, exact: true }).click();
  const deArchivo = cuantas((issue) => issue.component === component);
  await expect(resumen(page)).toContainText(`${deArchivo} de ${total} incidencias`);
  await foto('guia-lista-filtrada');

  await page
    .getByRole('textbox', { name: 'Buscar' })
    .or(page.getByRole('searchbox', { name: 'Buscar' }))
    .fill('zzz nada');
  await expect(page.getByText('Ninguna incidencia coincide con los filtros.')).toBeVisible();
  await foto('guia-lista-sin-resultados');
  await page.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(resumen(page)).toContainText(`${total} de ${total} incidencias`);

  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Severidad: menos grave primero');
  await expect(filas.first()).toContainText('Informativa');
});

test('ten thousand issues are searched, sorted and walked through with the keyboard', async ({
  page,
  foto,
  api,
  dobles,
}) => {
  const estado = { analysis: { files: 500, issues: 12_345 } };
  const proyecto = await prepararProyecto({ api, dobles }, 'Diez mil', { estado });
  await page.goto(`${rutaAnalisis(proyecto)}?vista=lista`);
  await expect(
    page.getByText('Se muestran 10 000 de 12 345 incidencias: el servicio de análisis no entrega más.'),
  ).toBeVisible();
  await expect(resumen(page)).toContainText('10 000 de 10 000 incidencias');
  const filas = incidencias(page).getByRole('list', { name: 'Incidencias' }).getByRole('listitem');
  await filas.first().getByRole('button').press('End');
  await expect(filas.last()).toHaveAttribute('aria-posinset', '10000');
  await expect(filas.last().getByRole('button')).toBeFocused();
  expect(await filas.count()).toBeLessThan(100);
  await page
    .getByRole('textbox', { name: 'Buscar' })
    .or(page.getByRole('searchbox', { name: 'Buscar' }))
    .fill('(4321)');
  await expect(resumen(page)).toContainText('1 de 10 000 incidencias');
  await foto('guia-diez-mil');
  await filas.first().getByRole('button').click();
  await expect(
    page.getByRole('dialog').getByRole('note', { name: 'Mensaje de la incidencia' }),
  ).toContainText('(4321)');
  await cerrarDialogo(page);
  await page.getByText('Una por una', { exact: true }).click();
  await expect(diapositiva(page, 'Incidencias del código')).toHaveAccessibleName('1 de 10 000');
});

test('files that fail lead to recommendations, and a file that cannot be shown has the reason', async ({
  page,
  foto,
  api,
  dobles,
  esperar,
}) => {
  esperar(/Failed to load resource/);
  const estado = { analysis: 'tienda-de-ejemplo' };
  const proyecto = await prepararProyecto({ api, dobles }, 'Archivos', { estado });
  await page.goto(rutaAnalisis(proyecto));
  const archivo = diapositiva(page, 'Archivos con medidas que incumplen una regla');
  const dialogo = page.getByRole('dialog', { name: 'INCUMPLIMIENTO DE REGLAS' });
  const pendientes = new Set([
    'Complejidad cognitiva',
    'Densidad de comentarios',
    'Complejidad ciclomática',
    'Líneas duplicadas',
    'Líneas por cubrir',
  ]);
  const siguiente = page
    .getByRole('region', { name: 'Archivos con medidas que incumplen una regla', exact: true })
    .last()
    .getByRole('button', { name: 'Siguiente' });
  for (let n = 1; n <= 19 && pendientes.size > 0; n += 1) {
    await expect(archivo).toHaveAccessibleName(`${n} de 19`);
    for (const medida of pendientes) {
      const boton = archivo.getByRole('button', { name: `Ver recomendaciones de ${medida}` });
      if ((await boton.count()) === 0) continue;
      pendientes.delete(medida);
      await boton.click();
      await expect(dialogo.getByRole('cell').nth(2)).not.toBeEmpty();
      if (pendientes.size === 0) await foto('recomendaciones');
      await dialogo.getByRole('button', { name: 'Cerrar' }).click();
      await expect(dialogo).toHaveCount(0);
    }
    await siguiente.click();
  }
  expect([...pendientes]).toEqual([]);
});

test('a failed guide shows the reason, and an empty guide its own text', async ({
  page,
  foto,
  api,
  dobles,
  esperar,
}) => {
  esperar(/Failed to load resource/);
  const estado = { analysis: 'tienda-de-ejemplo' };
  const proyecto = await prepararProyecto({ api, dobles }, 'Guía rota', { estado });
  await page.goto(rutaAnalisis(proyecto));
  await dobles.servicio.poner({ paths: [{ path: `sources/raw.*${proyecto.clave}`, mode: '404' }] });
  await diapositiva(page, 'Incidencias del código').getByRole('button', { name: 'Ver Código' }).click();
  await expect(page.getByText('Error al cargar el archivo.')).toBeVisible();
  await foto('codigo-error');
  await dobles.servicio.poner({ paths: [{ path: `sources/raw.*${proyecto.clave}`, mode: 'ok' }] });
  await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('note', { name: 'Mensaje de la incidencia' })).toBeVisible();
  await cerrarDialogo(page);

  await dobles.servicio.poner({
    projects: { [proyecto.clave]: { analysis: { files: 0, issues: 0 }, measures: limpio } },
  });
  await page.reload();
  await expect(page.getByText('No hay issues disponibles')).toBeVisible();
  await expect(page.getByText('No hay medidas relevantes disponibles')).toBeVisible();
  await foto('guia-vacia');

  const partes = [
    { path: `issues/search.*${proyecto.clave}`, mode: '403' },
    { path: `component_tree.*${proyecto.clave}`, mode: 'wrong-types' },
  ];
  await dobles.servicio.poner({ paths: partes });
  await page.reload();
  await expect(page.getByText('No se pudo cargar')).toHaveCount(2);
  await expect(page.getByText('No hay issues disponibles')).toHaveCount(0);
  await expect(page.getByText('No hay medidas relevantes disponibles')).toHaveCount(0);
  await foto('guia-fallida');
});

/** Measures of a project without anything to complain about. */
const limpio = {
  ncloc: '100',
  complexity: '10',
  cognitive_complexity: '0',
  duplicated_lines: '0',
  comment_lines_density: '20.0',
  lines_to_cover: '80',
  code_smells: '0',
};
