import type { Page } from '@playwright/test';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { descargarPdf } from '../support/pdf-text.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';
import { pestana } from '../support/tabs.ts';

test.use({ cuenta: 'admin' });

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});

const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const incidencias = (page: Page) => page.getByRole('region', { name: 'Incidencias del código' }).first();
const razon = 'La función la llama la plantilla, que el análisis no ve.';

test('a finding is marked with a reason, leaves the proposals, stands in the PDF, and is unmarked', async ({
  page,
  api,
  foto,
}) => {
  const nombre = unico('Marcas');
  const link = repositorios.crear(`${nombre.replace(/\W+/g, '-').toLowerCase()}.git`);
  const proyecto = await api.crearProyecto(nombre, { link });
  // On a telephone the page shows one section at a time.
  await page.goto(`${rutaAnalisis(proyecto)}?seccion=incidencias`);
  await boton(page, /^Analizar$/).click();
  await expect(page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible(termina);

  const marcar = incidencias(page).getByRole('button', { name: 'Marcar' }).first();
  await marcar.click();
  const dialogo = page.getByRole('dialog', { name: 'Marcar la incidencia' });
  await dialogo.getByRole('button', { name: 'Marcar' }).click();
  await expect(dialogo.getByRole('textbox', { name: 'Razón' })).toBeFocused();
  await foto('marcas-sin-razon');
  await dialogo.getByRole('textbox', { name: 'Razón' }).fill(razon);
  await dialogo.getByRole('button', { name: 'Marcar' }).click();
  await avisado(page, 'Incidencia marcada.');
  const quitar = incidencias(page).getByRole('button', { name: 'Quitar la marca', exact: true }).first();
  await expect(quitar).toBeFocused();
  await incidencias(page).getByText('1 incidencia marcada: ver cuáles y por qué').click();
  const lista = page.getByRole('list', { name: 'Incidencias marcadas' });
  await expect(lista.getByRole('listitem')).toContainText(razon);
  await expect(incidencias(page).getByText(/olores, 1 marcado$/)).toBeVisible();
  await foto('marcas-lista');
  const pdf = await descargarPdf(page);
  expect(pdf).toContain('Incidencias marcadas');
  expect(pdf).toContain(razon);

  await pestana(page, 'Plan').click();
  await expect(page.getByText('1 incidencia marcada en el análisis no cuenta')).toBeVisible();
  await pestana(page, 'Análisis').click();
  await incidencias(page).getByRole('button', { name: 'Quitar la marca', exact: true }).first().click();
  await avisado(page, 'Marca quitada.');
  await expect(incidencias(page).getByRole('button', { name: 'Marcar' }).first()).toBeFocused();
  await expect(lista).toHaveCount(0);
});
