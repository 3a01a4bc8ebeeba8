import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import { rutaAnalisis, termina } from '../support/analysis.ts';
import { createCatalogueApi, type Api } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { cargar, ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { descargarPdf } from '../support/pdf-text.ts';
import { inicio, sesionDe } from '../support/product.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';
import { pestana } from '../support/tabs.ts';

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

const conId = z.object({ _id: z.string() });
const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const accion = (page: Page, texto: string) =>
  page.getByRole('list', { name: 'Acciones' }).getByRole('listitem').filter({ hasText: texto });
const propuesta = (page: Page, lista: string, texto: string | RegExp) =>
  page.getByRole('list', { name: lista }).getByRole('listitem').filter({ hasText: texto });

/** A project of the sample repository and a metric of three questions about a subject. */
async function preparar(api: Api, tema: string) {
  const link = repositorios.crear(`${tema.replace(/\W+/g, '-').toLowerCase()}.git`);
  const proyecto = await api.crearProyecto(tema, { link });
  const metrica = await api.crearMetrica(tema, 3);
  const completa = z.array(z.object({ listaVerificacion: conId }));
  const [leida] = await api.llamar('GET', `/metricas/one/${metrica._id}`, completa);
  const guardar = (intentos: number, valores: readonly number[]) =>
    api.llamar('POST', '/respuestas/guardar-respuestas', conId, {
      proyectoId: proyecto._id,
      tipo: 'singleMetrica',
      metricaId: metrica._id,
      intentos,
      nombre: `Revisión ${intentos}`,
      respuestas: metrica.pautas.map((pautaId, i) => ({
        pautaId,
        listaVerificacion: leida?.listaVerificacion._id,
        valor: valores[i],
        comentario: '',
      })),
    });
  return { proyecto, guardar };
}

test('proposals of a test and an analysis become actions, with what they would give, and are verified', async ({
  page,
  api,
  foto,
}) => {
  const tema = unico('Rotulación');
  const { proyecto, guardar } = await preparar(api, tema);
  await guardar(1, [0, 0, 1]);
  await page.goto(rutaAnalisis(proyecto));
  await boton(page, /^Analizar$/).click();
  await expect(page.getByRole('region', { name: 'Análisis terminado' })).toBeVisible(termina);

  await pestana(page, 'Plan').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plan de mejora' })).toBeVisible();
  await expect(page.getByText('El plan todavía no tiene acciones', { exact: false })).toBeVisible();
  await foto('mejora-propuestas');

  // Of the test: one of three questions reaches its only higher level.
  const deLaPrueba = propuesta(page, 'Propuestas de la prueba', `¿Se cumple ${tema} 1?`);
  await expect(deLaPrueba).toContainText('+33,33 puntos');
  await deLaPrueba.getByText('La pregunta').click();
  await expect(deLaPrueba.getByText(`¿Se cumple ${tema} 1?`)).toBeVisible();
  await deLaPrueba.getByRole('button', { name: /^Añadir al plan/ }).click();
  await avisado(page, 'Acción añadida al plan.');
  await expect(deLaPrueba.getByText('Ya está en el plan')).toBeFocused();
  await deLaPrueba.getByRole('combobox', { name: /^Esfuerzo/ }).selectOption('Alto');
  await avisado(page, 'Esfuerzo de la acción: alto.');
  await expect(deLaPrueba.getByRole('combobox', { name: /^Esfuerzo/ })).toBeFocused();
  const tomada = accion(page, `${tema}, pauta 1: de «No se cumple» a «Se cumple»`);
  await expect(tomada).toContainText('Esfuerzo: alto');
  const delAnalisis = page
    .getByRole('list', { name: 'Propuestas del análisis' })
    .getByRole('listitem')
    .first();
  await delAnalisis.getByRole('button', { name: /^Añadir al plan/ }).click();
  await expect(page.getByText('0 de 2 acciones hechas')).toBeVisible();

  // Together, never a sum: both questions, and one proposal of the analysis.
  const quePasaria = page.getByRole('complementary', { name: '¿Qué pasaría si…?' });
  await tomada.getByRole('checkbox').check();
  await propuesta(page, 'Propuestas de la prueba', `¿Se cumple ${tema} 2?`).getByRole('checkbox').check();
  await expect(quePasaria).toContainText('2 elegidas, todas juntas');
  await expect(quePasaria.getByRole('status')).toContainText('33,33 %');
  await expect(quePasaria.getByRole('status')).toContainText('100,00 %');
  await expect(quePasaria.getByRole('status')).toContainText('+66,67 puntos');
  await delAnalisis.getByRole('checkbox').check();
  await expect(quePasaria.getByRole('status')).toContainText('Grado de mantenibilidad');
  await foto('mejora-que-pasaria');
  await boton(page, 'Quitar la selección').click();
  await expect(quePasaria.getByRole('status')).toHaveText('');

  await boton(page, 'Añadir una acción propia').click();
  await boton(page, /^Guardar$/).click();
  await avisado(page, 'Revise los campos señalados');
  const texto = page.getByRole('textbox', { name: 'Acción' });
  await expect(texto).toBeFocused();
  await texto.fill('Repartir la revisión de código entre el equipo');
  await page.getByRole('textbox', { name: 'Responsable (opcional)' }).fill('Ana Pérez');
  await page.getByLabel('Fecha (opcional)').fill('2026-12-01');
  await boton(page, /^Guardar$/).click();
  const propia = accion(page, 'Repartir la revisión');
  await expect(propia).toBeFocused();
  await expect(propia).toContainText('1 de diciembre de 2026');
  await boton(page, /^Editar: Repartir/).click();
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('En curso');
  await foto('mejora-editar');
  await boton(page, /^Guardar$/).click();
  await expect(propia).toContainText('En curso');

  await tomada.getByRole('button', { name: /^Marcar como hecha/ }).click();
  await expect(page.getByText('1 de 3 acciones hechas')).toBeVisible();
  await expect(tomada).toBeFocused();
  await expect(tomada).toContainText('Se comprobará con la próxima prueba que haga esta pregunta.');
  await tomada.getByRole('link', { name: /^Repetir la prueba/ }).click();
  await expect(page).toHaveURL(new RegExp(`/projectresponses/${proyecto._id}$`, 'u'));
  await page.goBack();
  await guardar(2, [1, 0, 1]);
  await page.reload();
  await expect(tomada).toContainText('Verificado en la prueba del');
  await expect(page.getByText('1 verificada')).toBeVisible();
  await foto('mejora-acciones');

  const pdf = await descargarPdf(page);
  expect(pdf).toContain('Repartir la revisión de código entre el equipo');
  expect(pdf).toContain('1 de 3 acciones hechas, 1 verificada');

  await propia.getByRole('button', { name: /^Eliminar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await avisado(page, 'Acción eliminada.');
  await expect(propia).toHaveCount(0);
  await expect(page.locator('[id^="accion-"]:focus, #acciones:focus')).toHaveCount(1);
});

test('two tabs that edit one action lose nothing of either', async ({ page, api, foto, esperar }) => {
  esperar(/412|404/);
  const tema = unico('Dos ventanas');
  const { proyecto, guardar } = await preparar(api, tema);
  await guardar(1, [0, 0, 1]);
  await page.goto(`mejora/${proyecto._id}`);
  await propuesta(page, 'Propuestas de la prueba', `${tema} 1?`)
    .getByRole('button', { name: /^Añadir/ })
    .click();
  await avisado(page, 'Acción añadida al plan.');
  const otra = await page.context().newPage();
  await otra.goto(`mejora/${proyecto._id}`);
  await boton(otra, /^Editar/).click();
  await boton(page, /^Editar/).click();
  await otra.getByRole('textbox', { name: 'Acción' }).fill('Lo que escribió la otra ventana');
  await boton(otra, /^Guardar$/).click();
  await avisado(otra, 'Acción guardada.');
  await expect(accion(otra, 'la otra ventana')).toBeVisible();

  await page.getByRole('textbox', { name: 'Acción' }).fill('Lo que se escribe aquí');
  await boton(page, /^Guardar$/).click();
  const aviso = page.getByRole('alert').filter({ hasText: 'La acción se cambió en otra ventana' });
  await expect(aviso).toContainText('Lo que escribió la otra ventana');
  await expect(page.getByRole('textbox', { name: 'Acción' })).toHaveValue('Lo que se escribe aquí');
  await foto('mejora-conflicto');
  await boton(page, 'Guardar lo que he escrito').click();
  await avisado(page, 'Acción guardada.');
  await expect(accion(page, 'Lo que se escribe aquí')).toBeVisible();

  // A button of a page that is out of date changes nothing, and shows how the action is now.
  await boton(otra, /^Descartar/).click();
  await avisado(otra, /se cambió antes en otra ventana/);
  await expect(accion(otra, 'Lo que se escribe aquí')).toContainText('Pendiente');
  await otra.close();
});

test('the improvement plan is one press away from every result of a project', async ({ page, api }) => {
  const { proyecto, guardar } = await preparar(api, unico('Un paso'));
  const { _id: prueba } = await guardar(1, [0, 0, 1]);
  const { _id: id } = proyecto;
  await cargar(page);
  for (const ruta of [
    `projectresponses/${id}`,
    `calculos/${prueba}`,
    `sonarqube/${id}`,
    `comparar_pruebas/${id}`,
    `comparar_analisis/${id}`,
  ]) {
    await ir(page, ruta);
    await pestana(page, 'Plan').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan de mejora' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Propuestas de la prueba' })).toBeVisible();
  }
});

test('an empty improvement plan shows the first step, and another person’s is read-only', async ({
  page,
  browser,
  foto,
  esperar,
}) => {
  esperar(/404/);
  const deOtra = await browser.newPage({
    storageState: sesionDe('estudiante', 'principal'),
    baseURL: inicio('principal'),
  });
  const suya = createCatalogueApi(deOtra, inicio('principal'));
  const proyecto = await suya.crearProyecto(unico('Sin plan'));
  await deOtra.goto(`mejora/${proyecto._id}`);
  await expect(deOtra.getByText(/El plan se hace a partir de una prueba guardada/)).toBeVisible();
  await expect(deOtra.getByRole('link', { name: 'Planificar una prueba' })).toBeVisible();
  await suya.llamar('POST', `/mejoras/${proyecto._id}/acciones`, conId, {
    origen: { tipo: 'propia', clave: '' },
    texto: 'Acordar una guía de estilo',
    esfuerzo: 'bajo',
    estado: 'pendiente',
    responsable: null,
    fecha: null,
  });
  await deOtra.close();

  await page.goto(`mejora/${proyecto._id}`);
  await expect(page.getByText('Solo puede consultarlo')).toBeVisible();
  await expect(accion(page, 'Acordar una guía de estilo')).toBeVisible();
  // The first one is the menu of the project, which has no text.
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['', 'Descargar PDF']);
  await foto('mejora-ajena');
  await page.goto(`mejora/${proyecto._id}?prueba=${proyecto._id}`);
  await expect(page.getByText(/No se encontró la prueba/)).toBeVisible();
  await page.getByRole('link', { name: 'Ver el plan con la prueba que se elige por sí sola' }).click();
  await expect(accion(page, 'Acordar una guía de estilo')).toBeVisible();
});
