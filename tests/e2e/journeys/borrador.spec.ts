import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';
import { guardado, responderTodo } from '../support/run-test.ts';

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
  await page.goto(`projectresponses/${proyecto._id}`);
  await expect(page.getByText('Con cortes')).toHaveCount(1);
});

test('an expired sign-in in the middle of a test loses nothing', async ({
  page,
  context,
  api,
  foto,
  esperar,
}) => {
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
  await context.clearCookies();
});

test('two tabs: the newer answer wins and the other tab says so', async ({ page, context, api }) => {
  const proyecto = await api.crearProyecto(unico('Dos pestañas'));
  await page.goto(`metricsresponse/${proyecto._id}`);
  await guardado(page);
  const otra = await context.newPage();
  await otra.goto(`metricsresponse/${proyecto._id}`);
  await guardado(otra);
  await otra.getByRole('radio').nth(1).click();
  await guardado(otra);
  await expect(page.getByText('Esta respuesta se cambió en otra pestaña')).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});
