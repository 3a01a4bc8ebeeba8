import { confirmarEliminacion } from '../support/delete.ts';
import { expect, test } from '../support/journey.ts';
import { etiquetasPartidas } from '../support/button-labels.ts';
import { ir } from '../support/navigate.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';

test.use({ cuenta: 'admin' });

test('from a list to a metric to a sub-characteristic, and what a deletion leaves', async ({
  page,
  api,
  foto,
}) => {
  const tema = unico('Trazabilidad');
  const base = await api.crearMetrica(tema, 2);
  expect(base.pautas).toHaveLength(2);

  await page.goto('lista_verificacion');
  await foto('listas');
  expect(await etiquetasPartidas(page)).toEqual([]);
  await page.getByRole('link', { name: 'Crear lista de verificación' }).first().click();
  await page.getByRole('textbox', { name: 'Nombre' }).fill(`${tema} bis`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Por favor, selecciona al menos una pauta.');
  await page.getByLabel('Buscar pautas').fill(tema.toLowerCase());
  await page.getByRole('checkbox', { name: `${tema}, pauta 2` }).check();
  await page.getByRole('checkbox', { name: `${tema}, pauta 1` }).check();
  await page.getByRole('button', { name: `Subir ${tema}, pauta 1` }).click();
  await foto('lista-formulario');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Lista de verificación creada exitosamente');

  await ir(page, 'crear_metrica');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(`${tema} métrica`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Por favor, selecciona al menos una lista de verificación.');
  await page.getByRole('combobox', { name: 'Lista de verificación' }).fill(`${tema} bis`);
  await page.getByRole('option', { name: `${tema} bis` }).click();
  await foto('metrica-formulario');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Métrica creada exitosamente');

  await ir(page, 'crear_subcaracteristica');
  await page.getByRole('textbox', { name: 'Nombre' }).fill(`${tema} sub`);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Por favor, selecciona al menos una metrica.');
  await page.getByLabel('Buscar métricas').fill(tema);
  await page.getByRole('checkbox', { name: `${tema} métrica` }).check();
  await foto('subcaracteristica-formulario');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Subcaracterística creada exitosamente');
  await foto('subcaracteristicas');

  await ir(page, `lista_verificacion?buscar=${encodeURIComponent(tema)}`);
  await page.getByLabel('Buscar listas de verificación').fill(`${tema} bis`);
  await page.getByRole('button', { name: `Eliminar ${tema} bis` }).click();
  await expect(page.getByRole('dialog')).toContainText(`${tema} métrica`);
  await foto('lista-usos');
  await confirmarEliminacion(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await ir(page, 'lista_metrica');
  await page.getByLabel('Buscar métricas').fill(`${tema} métrica`);
  await expect(page.getByRole('cell', { name: 'Desconocido' })).toBeVisible();
  await foto('metricas-desconocido');
  await page.getByRole('button', { name: `Eliminar ${tema} métrica` }).click();
  await confirmarEliminacion(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await ir(page, `lista_subcaracteristicas?buscar=${encodeURIComponent(tema)}`);
  await expect(page.getByRole('cell', { name: 'Sin métricas' })).toBeVisible();
  await foto('subcaracteristicas-sin-metricas');

  await ir(page, 'papelera');
  await foto('papelera');
  await page.getByRole('button', { name: `Restaurar ${tema} métrica` }).click();
  await avisado(page, `Se restauró «${tema} métrica»`);
  await page.getByRole('button', { name: `Restaurar ${tema} bis` }).click();
  await avisado(page, `Se restauró «${tema} bis»`);
  await ir(page, 'lista_pauta');
  await page.getByLabel('Buscar pautas').fill(`${tema}, pauta 1`);
  await page.getByRole('link', { name: `Duplicar ${tema}, pauta 1` }).click();
  await expect(page.getByRole('textbox', { name: 'Descripción', exact: true })).toHaveValue(
    `${tema}, pauta 1 (copia)`,
  );
  await page.getByRole('button', { name: 'Ver la pregunta como en una prueba' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await foto('pauta-vista-previa');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Pauta creada exitosamente');
});

test('criteria are edited row by row', async ({ page, foto }) => {
  await page.goto('editar_criterioVerificacion');
  await expect(page.getByRole('table', { name: /Lista de Verificación/ })).toBeVisible();
  await foto('criterios');
  await page.getByLabel('Cambiar').selectOption({ label: 'Propiedades de Calidad' });
  await expect(page.getByText('El inicial es 15')).toBeVisible();
  await expect(page.getByText('Un umbral decide solo el veredicto de su tarjeta')).toBeVisible();
  const porCubrir = page.getByRole('row', { name: /Líneas por cubrir/ });
  await expect(porCubrir).toContainText('Porcentaje sobre las líneas de código; cuanto mayor, mejor.');
  await expect(page.getByRole('row', { name: /Olores de código/ })).toContainText('Cantidad, no porcentaje');
  const duplicadas = page.getByRole('row', { name: /Líneas duplicadas/ });
  const celda = duplicadas.getByRole('textbox');
  const antes = await celda.inputValue();
  await celda.fill('cinco');
  await duplicadas.getByRole('button', { name: /Actualizar/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await foto('criterios-error');
  await celda.fill('5,5');
  await duplicadas.getByRole('button', { name: /Actualizar/ }).click();
  await avisado(page, 'Registro actualizado correctamente');
  await foto('criterios-propiedades');
  await page.reload();
  await expect(celda).toHaveValue('5,5');
  await page.getByRole('button', { name: 'Volver a los valores iniciales' }).click();
  await expect(page.getByRole('dialog')).toContainText('Líneas duplicadas');
  await foto('criterios-iniciales');
  await page.getByRole('button', { name: 'Volver a los iniciales' }).click();
  await avisado(page, 'La tabla tiene de nuevo sus valores iniciales.');
  await expect(celda).toHaveValue(antes);
  await page.getByLabel('Cambiar').selectOption({ label: 'Grado de Mantenibilidad' });
  await expect(page.getByRole('row', { name: /Mantenibilidad muy alta/ })).toBeVisible();
  await foto('criterios-grado');
});
