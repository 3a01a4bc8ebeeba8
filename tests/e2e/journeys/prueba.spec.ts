import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';
import { descargarPdf } from '../support/pdf-text.ts';
import { pulsarSinEfecto } from '../support/press.ts';
import { guardado, responderTodo } from '../support/run-test.ts';

test('the whole starter catalogue, from planning to report', async ({ page, api, foto }) => {
  const proyecto = await api.crearProyecto(unico('Catálogo completo'));
  await page.goto(`pruebas/${proyecto._id}`);
  await pulsarSinEfecto(page.getByRole('button', { name: 'Iniciar prueba' }));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await foto('planificacion');
  await page.getByRole('radio', { name: /Todas las subcaracterísticas/ }).check();
  await page.getByRole('button', { name: 'Iniciar prueba' }).click();
  await expect(page).toHaveURL(new RegExp(`/subcategoriesresponses/${proyecto._id}`));
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await foto('ejecucion');

  await expect(page.getByLabel('Título de la prueba')).toHaveValue(/^Todas las subcaracterísticas, \d/);
  await page.getByLabel('Título de la prueba').fill('');
  await pulsarSinEfecto(page.getByRole('button', { name: 'Guardar respuestas' }));
  await avisado(page, /título de la (prueba|lista de verificación) está vacío/i);
  await expect(page.getByLabel('Título de la prueba')).toBeFocused();
  await page.getByLabel('Título de la prueba').fill('Evaluación inicial');
  await pulsarSinEfecto(page.getByRole('button', { name: 'Guardar respuestas' }));
  await avisado(page, /xisten pautas sin responder/);
  await expect(page.getByRole('radio').first()).toBeFocused();

  await responderTodo(page, 3);
  await foto('ejecucion-ultima-pagina');
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Respuestas guardadas exitosamente');
  await expect(page).toHaveURL(new RegExp(`/pruebas/${proyecto._id}$`));

  await page.getByRole('link', { name: 'Repositorio de pruebas' }).click();
  await expect(page.getByText('Evaluación inicial')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repetir prueba' })).toHaveCount(0);
  await foto('repositorio');
  await page
    .getByRole('link', { name: /[Rr]eporte|[Ii]nforme|[Cc]álculo/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'REPORTE DE LA PRUEBA' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Modularidad/ }).first()).toBeVisible();
  await expect(page.locator('svg .recharts-bar-rectangle').first()).toBeVisible();
  await foto('reporte');
  const texto = await descargarPdf(page);
  expect(texto).toContain('Reporte de Cálculos del Proyecto');
  for (const nombre of ['Modularidad', 'Reusabilidad', 'Analizabilidad', 'Sin comentario']) {
    expect(texto).toContain(nombre);
  }
});

test('a metric by keyboard alone, its draft across a reload, and its second attempt', async ({
  page,
  api,
  foto,
  esperar,
}) => {
  const proyecto = await api.crearProyecto(unico('Por teclado'));
  const nombre = 'Acoplamiento de componentes';
  await page.goto(`pruebas/${proyecto._id}`);
  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  const selector = page.getByLabel('Seleccione la métrica');
  await selector.selectOption({ label: `${nombre} (8 preguntas)` });
  await foto('planificacion-metrica');
  await page.getByRole('button', { name: 'Iniciar prueba' }).click();
  await expect(page).toHaveURL(/\/metricaresponse\/.*\/1(\?|$)/);

  const preguntas = page.locator('fieldset').filter({ has: page.getByRole('radio') });
  await expect(preguntas).toHaveCount(8);
  await preguntas.first().getByRole('radio').first().focus();
  await page.keyboard.press('3');
  await expect(preguntas.first().getByRole('radio').nth(2)).toBeChecked();
  await preguntas.first().getByRole('radio').nth(2).click();
  await expect(preguntas.first().getByRole('radio', { checked: true })).toHaveCount(0);
  await page.keyboard.press('4');
  await page.getByRole('button', { name: 'Siguiente pendiente' }).click();
  await expect(preguntas.nth(1).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('2');
  await page.getByLabel('Comentario de la pregunta 2').fill('Véase src/módulo.ts: «acoplado».');
  await expect(page.getByText('2 de 8 respondidas')).toBeVisible();
  await guardado(page);
  await foto('ejecucion-metrica');
  await page.reload();
  await expect(page.getByText('2 de 8 respondidas')).toBeVisible();
  await expect(page.getByLabel('Comentario de la pregunta 2')).toHaveValue(
    'Véase src/módulo.ts: «acoplado».',
  );

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Desea cancelar la ejecución de la lista de verificación?',
  );
  await foto('ejecucion-cancelar');
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  const continuar = page.getByRole('link', { name: /^Continuar/ });
  await expect(continuar).toBeVisible();
  await expect(page.getByText('2 de 8 respondidas')).toBeVisible();
  await foto('planificacion-borradores');
  await continuar.click();
  await page.getByLabel('Título de la prueba').fill('Primer intento');
  await responderTodo(page, 2);
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Respuestas guardadas exitosamente');

  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  await selector.selectOption({ label: `${nombre} (8 preguntas) (respondida: intento 1)` });
  await expect(page.getByRole('note')).toContainText('Ya existe una respuesta para esta métrica');
  await expect(page.getByRole('button', { name: 'Repetir prueba' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver reporte', exact: true })).toBeVisible();
  await foto('planificacion-ya-existe');

  // Without the list of saved tests, the existence check alone finds the test.
  esperar(/500/);
  await page.route('**/api/respuestas/*-*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByRole('radio', { name: /^Una métrica/ }).check();
  await selector.selectOption({ label: `${nombre} (8 preguntas)` });
  await page.getByRole('button', { name: 'Iniciar prueba' }).click();
  await avisado(page, 'Ya existe una respuesta para esta métrica');
  await page.unroute('**/api/respuestas/*-*');

  await ir(page, `projectresponses/${proyecto._id}`);
  await page.getByRole('button', { name: /Repetir prueba/ }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('Replanificación de la prueba: ¿Agregar otra');
  await foto('repetir');
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialogo).toHaveCount(0);
  await page.getByRole('button', { name: /Repetir prueba/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sí' }).click();
  await expect(page.getByRole('heading', { name: 'Seleccione la o las metricas' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: nombre })).toHaveCount(0);
  await page.getByRole('checkbox').first().check();
  await foto('seleccion-metricas');
  await page.getByRole('main').getByText('Continuar', { exact: true }).click();
  await expect(page).toHaveURL(/\/2\?.*additionalMetricas=/);
  await expect(page.getByLabel('Título de la prueba')).toHaveValue('Primer intento');
  await expect(preguntas.nth(1).getByRole('radio').nth(1)).toBeChecked();
  await foto('segundo-intento');
  await responderTodo(page, 4);
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Respuestas guardadas exitosamente');
  await ir(page, `projectresponses/${proyecto._id}`);
  await expect(page.getByText('Primer intento')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /Repetir prueba/ })).toHaveCount(0);
});

test('a project without tests, and a repository that cannot be read', async ({
  page,
  api,
  foto,
  esperar,
}) => {
  esperar(/500/);
  const proyecto = await api.crearProyecto(unico('Sin pruebas'));
  await page.goto(`projectresponses/${proyecto._id}`);
  await expect(page.getByText('No se han aplicado listas de verificación')).toBeVisible();
  await foto('repositorio-vacio');
  await page.route('**/api/respuestas/*', (route) =>
    route.fulfill({ status: 500, json: { codigo: 'x', mensaje: 'Fallo' } }),
  );
  await page.reload();
  await expect(page.getByText('No se pudo cargar')).toBeVisible();
  await expect(page.getByText('No se han aplicado listas de verificación')).toBeVisible();
  await foto('repositorio-fallo');
});

test('a sub-characteristic, repeated without further items', async ({ page, api, foto }) => {
  const proyecto = await api.crearProyecto(unico('Una subcaracterística'));
  await page.goto(`pruebas/${proyecto._id}`);
  await page.getByRole('radio', { name: /^Una subcaracterística/ }).check();
  await page.getByLabel('Seleccione la subcaracterística').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Iniciar prueba' }).click();
  await expect(page).toHaveURL(/\/subcategoryresponse\/.*\/1(?:\?|$)/);
  await page.getByLabel('Título de la prueba').fill('Modularidad');
  await responderTodo(page, 1);
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Respuestas guardadas exitosamente');

  await ir(page, `projectresponses/${proyecto._id}`);
  await page.getByRole('button', { name: /Repetir prueba/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sí' }).click();
  await expect(page).toHaveURL(/\/select-subcaracteristicas\//);
  await foto('seleccion-subcaracteristicas');
  await page.getByRole('main').getByText('Cancelar', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/projectresponses/${proyecto._id}$`));
  await page.getByRole('button', { name: /Repetir prueba/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'No' }).click();
  await expect(page).toHaveURL(/\/subcategoryresponse\/.*\/2(?:\?|$)/);
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Guardar respuestas' }).click();
  await avisado(page, 'Respuestas guardadas exitosamente');
});
