import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';

test.use({ cuenta: 'admin' });

test('a project is downloaded whole, and a test’s file becomes a draft', async ({ page, api, foto }) => {
  const nombre = unico('Descargas');
  const proyecto = await api.crearProyecto(nombre);
  const metrica = await api.crearMetrica(nombre, 2);
  await page.goto(`descargas/${proyecto._id}`);
  await expect(page.getByText('No hay pruebas guardadas.')).toBeVisible();
  await foto('descargas-vacias');

  const conRespuestas = {
    proyectoId: proyecto._id,
    tipo: 'singleMetrica',
    metricaId: metrica._id,
    intentos: 1,
  };
  const { listaVerificacion } = await api.llamar(
    'GET',
    `/metricas/${metrica._id}`,
    z.object({ listaVerificacion: z.string() }),
  );
  const respuestas = metrica.pautas.map((pautaId) => ({ pautaId, listaVerificacion, valor: 1 }));
  await api.llamar('POST', '/respuestas/guardar-respuestas', z.unknown(), {
    ...conRespuestas,
    nombre,
    respuestas,
  });
  await page.reload();
  const archivo = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descargar ${nombre}` }).click();
  const prueba = await readFile(await (await archivo).path());
  const libro = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar como Excel' }).click();
  expect((await libro).suggestedFilename()).toBe(`proyecto-${proyecto.clave}.xlsx`);

  const elegir = (buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prueba.json', mimeType: 'application/json', buffer });
  await elegir(Buffer.from('no'));
  await expect(page.getByText('no es una prueba descargada')).toBeVisible();
  await foto('descargas-error');
  await elegir(prueba);
  await expect(page.getByText('2 respuestas de 2 preguntas en el borrador.')).toBeVisible();
  await foto('descargas');
  await page.getByRole('link', { name: 'Continuar la prueba' }).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
});

test('an admin reads what goes before a person’s data are erased', async ({ page, foto, esperar }) => {
  esperar(/status of 409/);
  await page.goto('mis_datos');
  await expect(page.getByRole('button', { name: 'Descargar como JSON' })).toBeVisible();
  await foto('mis-datos');
  await ir(page, 'datos_de_personas');
  await page.getByLabel('Persona').fill('nadie con este nombre');
  await expect(page.getByText('No se encontró a nadie.')).toBeVisible();
  await foto('personas-vacio');
  await page.getByLabel('Persona').fill('admin');
  const eliminar = page.getByRole('button', { name: /^Eliminar sus datos: / }).first();
  await foto('personas');
  await eliminar.click();
  await expect(page.getByRole('dialog')).toContainText('a nombre de «Persona eliminada»');
  await foto('personas-borrado');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar sus datos' }).click();
  await avisado(page, 'No puede eliminar sus propios datos');
});
