import { readFile } from 'node:fs/promises';

import { catalogoExportado } from '@mantenible/contracts/traslado';
import * as z from 'zod/mini';

import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';

// A catalogue that no other journey reads.
test.use({ cuenta: 'admin', producto: 'fallos' });

test('an admin downloads the catalogue, and imports it with a change after a check', async ({
  page,
  api,
  foto,
}) => {
  await page.goto('lista_pauta');
  await page.getByRole('link', { name: 'Trasladar el catálogo' }).click();
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar como JSON' }).click();
  const archivo = await (await descarga).path();
  const catalogo = catalogoExportado.parse(JSON.parse(await readFile(archivo, 'utf8')));
  expect(catalogo.pautas.length).toBeGreaterThan(50);
  await foto('traslado');

  const elegir = (contenido: object) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'catalogo.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(contenido)),
    });
  const nueva = {
    _id: 'una-de-otra-instalacion',
    descripcion: 'Diagramas al día',
    pregunta: '¿Se actualizan los diagramas con cada versión?',
    nivelesCumplimiento: [
      { descripcion: 'No.', valor: 0 },
      { descripcion: 'Sí.', valor: 1 },
    ],
  };
  await elegir({ ...catalogo, pautas: [...catalogo.pautas, { ...nueva, pregunta: '' }] });
  await expect(page.getByRole('region', { name: 'Filas por corregir' })).toContainText(
    `Pauta ${String(catalogo.pautas.length + 1)}, pregunta`,
  );
  await foto('traslado-reparos');

  await elegir({ ...catalogo, pautas: [...catalogo.pautas, nueva] });
  await page.getByRole('radio', { name: /^Reemplazar/ }).check();
  const cambios = page.getByRole('region', { name: 'Cambios' });
  await expect(cambios.getByRole('row')).toHaveCount(2);
  await expect(cambios).toContainText('Diagramas al día');
  await foto('traslado-cambios');
  await page.getByRole('button', { name: 'Importar el catálogo' }).click();
  await avisado(page, 'Catálogo importado.');
  await expect(page.getByText('El archivo no cambia nada.')).toBeVisible();

  const enExcel = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar como Excel' }).click();
  const libro = await (await enExcel).path();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'catalogo.xlsx', mimeType: '', buffer: await readFile(libro) });
  await expect(page.getByText('El archivo no cambia nada.')).toBeVisible();

  const { pautas } = await api.llamar('GET', '/catalogo/exportacion', catalogoExportado);
  const importada = pautas.find(({ descripcion }) => descripcion === nueva.descripcion);
  await api.llamar('DELETE', `/pautas/${String(importada?._id)}`, z.null());
});
