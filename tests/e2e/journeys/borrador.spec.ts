import { borrador } from '@mantenible/contracts/borrador';
import * as z from 'zod/mini';

import type { Api } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { cargar, ir } from '../support/navigate.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';
import { guardado, responderTodo } from '../support/run-test.ts';

test.use({ ancho: 'movil' });

test('a lost connection loses no answer, and a retry stores one test', async ({
  page,
  context,
  api,
  foto,
  esperar,
}) => {
  esperar(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const proyecto = await api.crearProyecto(unico('Sin conexión'));
  await page.goto(`pruebas/${proyecto._id}`);
  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  await page.getByLabel('Seleccione la métrica').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Iniciar prueba' }).click();
  await page.getByLabel('Título de la prueba').fill('Con cortes');
  await guardado(page);

  await context.setOffline(true);
  await page.getByRole('radio').first().click();
  await expect(page.getByText('Sin conexión: se guarda en este dispositivo')).toBeVisible();
  await foto('ejecucion-sin-conexion');
  await context.setOffline(false);
  await guardado(page);
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeChecked();

  await responderTodo(page, 1);
  await guardado(page);
  // The server stores the test but its answer is lost on the way.
  await page.route('**/api/respuestas/guardar-respuestas', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Hubo un error al guardar las respuestas');
  await foto('ejecucion-error-al-guardar');
  await page.unroute('**/api/respuestas/guardar-respuestas');
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Respuestas guardadas exitosamente');
  await ir(page, `projectresponses/${proyecto._id}`);
  await expect(page.getByText('Con cortes')).toHaveCount(1);
});

test('an expired sign-in in the middle of a test loses nothing', async ({ page, api, foto, esperar }) => {
  esperar(/40[01]|Failed to load resource/);
  const proyecto = await api.crearProyecto(unico('Sesión caducada'));
  await page.goto(`metricsresponse/${proyecto._id}`);
  await page.getByLabel('Título de la prueba').fill('A medias');
  await guardado(page);
  await page.route('**/api/borradores/**', (route) =>
    route.fulfill({ status: 401, json: { codigo: 'sesion', mensaje: 'Su sesión ha caducado' } }),
  );
  await page.getByRole('radio').first().click();
  await expect(page.getByRole('dialog')).toContainText('Su sesión ha caducado');
  await foto('sesion-caducada');
  await page.unroute('**/api/borradores/**');
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByLabel('Título de la prueba')).toHaveValue('A medias');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await guardado(page);
});

test('two tabs: the newer answer wins and the other tab shows that', async ({ page, context, api }) => {
  const proyecto = await api.crearProyecto(unico('Dos pestañas'));
  // One metric of the catalogue: journeys beside this one change the set of all.
  const [metrica] = await api.llamar('GET', '/metricas', z.array(z.object({ _id: z.string() })));
  const prueba = `metricaresponse/${metrica?._id ?? ''}/${proyecto._id}/1`;
  await page.goto(prueba);
  await guardado(page);
  const otra = await context.newPage();
  await otra.goto(prueba);
  await guardado(otra);
  await otra.getByRole('radio').nth(1).click();
  await guardado(otra);
  await expect(page.getByText('Esta respuesta se cambió en otra pestaña')).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test('a page whose questions were edited meanwhile shows those of today and keeps what was answered', async ({
    page,
    context,
    api,
    foto,
    esperar,
  }) => {
    esperar(/409/);
    const tema = unico('Preguntas cambiadas');
    const proyecto = await api.crearProyecto(tema);
    const metrica = await api.crearMetrica(tema, 2);
    const prueba = `metricaresponse/${metrica._id}/${proyecto._id}/1`;
    await page.goto(prueba);
    await guardado(page);
    await api.llamar('PUT', `/pautas/${metrica.pautas[0]}`, z.unknown(), {
      descripcion: `${tema}, pauta 1`,
      pregunta: '¿Se pregunta otra cosa?',
      nivelesCumplimiento: [{ descripcion: 'Otro nivel', valor: 5 }],
    });
    const otra = await context.newPage();
    await otra.goto(prueba);
    await guardado(otra);

    await page.getByLabel('Título de la prueba').fill('Empezada antes');
    await page
      .getByRole('radio', { name: /^Se cumple/ })
      .nth(0)
      .click();
    await page
      .getByRole('radio', { name: /^Se cumple/ })
      .nth(1)
      .click();
    const aviso = page.getByRole('status').filter({ hasText: 'Las preguntas de esta prueba cambiaron' });
    await expect(aviso).toContainText('no se ha conservado 1 respuesta');
    await expect(aviso).toBeFocused();
    await expect(page.getByText('¿Se pregunta otra cosa?')).toBeVisible();
    await expect(page.getByLabel('Título de la prueba')).toHaveValue('Empezada antes');
    await expect(page.getByRole('radio', { name: /^Se cumple/ })).toBeChecked();
    await guardado(page);
    await foto('ejecucion-preguntas-cambiadas');
    await expect(otra.getByLabel('Título de la prueba')).toHaveValue('Empezada antes');
    await page.reload();
    await expect(page.getByLabel('Título de la prueba')).toHaveValue('Empezada antes');
    await expect(page.getByText('1 de 2 respondidas')).toBeVisible();
  });
});

test('a run that was opened and left at once is not among the unfinished ones', async ({ page, api }) => {
  const proyecto = await api.crearProyecto(unico('Solo mirar'));
  await page.goto(`metricsresponse/${proyecto._id}`);
  await guardado(page);
  await ir(page, `pruebas/${proyecto._id}`);
  await expect(page.getByRole('button', { name: 'Iniciar prueba' })).toBeVisible();
  await expect(page.getByText('Pruebas sin terminar')).toHaveCount(0);
  await ir(page, `metricsresponse/${proyecto._id}`);
  await page.getByRole('radio').first().click();
  await guardado(page);
  await ir(page, `pruebas/${proyecto._id}`);
  await expect(page.getByText('Pruebas sin terminar')).toBeVisible();
  await page.getByRole('button', { name: /^Descartar/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Se perderán el título y 1 respuesta de');
});

/** A first attempt on the first two metrics of the catalogue; answers their names. */
async function primerIntento(api: Api, proyectoId: string): Promise<readonly string[]> {
  const metricas = await api.llamar(
    'GET',
    '/metricas',
    z.array(z.object({ _id: z.string(), nombre: z.string() })),
  );
  const [primera] = metricas;
  const ruta = `/borradores/${proyectoId}/singleMetrica/${primera?._id ?? ''}/1`;
  const { plan } = await api.llamar('PUT', ruta, borrador, {});
  await api.llamar('POST', '/respuestas/guardar-respuestas', z.unknown(), {
    proyectoId,
    tipo: 'singleMetrica',
    metricaId: primera?._id,
    intentos: 1,
    nombre: 'Primer intento',
    respuestas: plan.preguntas.map(({ pautaId, listaVerificacion, nivelesCumplimiento }) => ({
      pautaId,
      listaVerificacion,
      valor: nivelesCumplimiento[0]?.valor ?? null,
    })),
  });
  return metricas.map(({ nombre }) => nombre);
}

test('a second repeat with other items names both choices and lets the person decide', async ({
  page,
  api,
  foto,
}) => {
  const proyecto = await api.crearProyecto(unico('Otra elección'));
  const [una = '', agregada = ''] = await primerIntento(api, proyecto._id);
  await cargar(page);
  const repetir = async (respuesta: 'Sí' | 'No') => {
    await ir(page, `projectresponses/${proyecto._id}`);
    await page.getByRole('button', { name: /Repetir prueba/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: respuesta }).click();
  };
  await repetir('Sí');
  await page.getByRole('checkbox', { name: `${agregada} (` }).check();
  await page.getByRole('main').getByText('Continuar', { exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^Prueba de las métricas .+ [ye] .+ \(intento 2\)$/ }),
  ).toBeVisible();
  await expect(page.getByText('Lo que cambió desde el primer intento')).toHaveCount(0);
  await foto('segundo-intento-dos-metricas');
  await page.getByLabel('Título de la prueba').fill('Se conserva');
  await guardado(page);

  await repetir('No');
  const dialogo = page.getByRole('dialog', { name: 'Ya hay un borrador con otros elementos' });
  await expect(dialogo).toContainText(`«${una}»`);
  await foto('repetir-otros-elementos');
  await dialogo.getByRole('button', { name: 'Continuar el borrador' }).click();
  await expect(page).toHaveURL(/additionalMetricas=/);
  await expect(page.getByLabel('Título de la prueba')).toHaveValue('Se conserva');

  await repetir('No');
  await dialogo.getByRole('button', { name: 'Empezar con lo elegido ahora' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Prueba de la métrica ${una} (intento 2)`);
  await expect(page.getByLabel('Título de la prueba')).toHaveValue('Se conserva');
  await expect(page.getByText(agregada)).toHaveCount(0);
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Respuestas guardadas exitosamente');
});

test('a tab that is behind does not bring a finished test back', async ({ page, context, api, esperar }) => {
  esperar(/409/);
  const proyecto = await api.crearProyecto(unico('Pestaña vieja'));
  await page.goto(`metricsresponse/${proyecto._id}`);
  await page.getByLabel('Título de la prueba').fill('A medias');
  await guardado(page);
  const otra = await context.newPage();
  await otra.goto(`pruebas/${proyecto._id}`);
  await otra.getByRole('button', { name: /^Descartar/ }).click();
  await otra.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
  await avisado(otra, 'Borrador descartado.');
  await page.getByLabel('Título de la prueba').fill('Vuelve');
  await expect(page.getByText('Este borrador ya no existe')).toBeVisible();
  await otra.reload();
  await expect(otra.getByRole('button', { name: 'Iniciar prueba' })).toBeVisible();
  await expect(otra.getByText('Pruebas sin terminar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No se han añadido a este.')).toBeVisible();
  await expect(page.getByLabel('Título de la prueba')).toHaveValue(/^Todas las métricas, /);
});
