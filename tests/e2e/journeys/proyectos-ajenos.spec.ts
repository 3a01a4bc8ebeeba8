import { confirmarEliminacion } from '../support/delete.ts';
import { expect, test } from '../support/journey.ts';
import { ir } from '../support/navigate.ts';
import { createCatalogueApi } from '../support/api.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';
import { inicio, sesionDe } from '../support/product.ts';

test.use({ cuenta: 'admin' });

test('an admin finds another person’s project, reads it, is offered no change of it, and deletes it', async ({
  page,
  browser,
  foto,
}) => {
  const nombre = unico('Biblioteca');
  const deOtra = await browser.newPage({
    storageState: sesionDe('estudiante', 'principal'),
    baseURL: inicio('principal'),
  });
  const { _id } = await createCatalogueApi(deOtra, inicio('principal')).crearProyecto(nombre);
  await deOtra.close();

  await page.goto('lista_proyectos');
  await page.getByRole('link', { name: 'De otras personas' }).click();
  await page.getByRole('searchbox').fill(nombre.toUpperCase());
  await expect(page.getByText('1 proyecto', { exact: true })).toBeVisible();
  const tabla = page.getByRole('table', { name: 'proyectos de otras personas' });
  await expect(tabla).toContainText('estudiante');
  await foto('proyectos-de-otras-personas');
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await descarga).suggestedFilename()).toBe('proyectos.csv');

  await page.getByRole('link', { name: `Pruebas de ${nombre}: Sin pruebas` }).click();
  await expect(page.getByText('Solo puede consultarlo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Planificar una prueba' })).toHaveCount(0);
  await foto('repositorio-ajeno');

  for (const ruta of [`pruebas/${_id}`, `editar_proyecto/${_id}`, `metricsresponse/${_id}`]) {
    await page.goto(ruta);
    await expect(page.getByRole('heading', { level: 1, name: 'Proyecto de otra persona' })).toBeVisible();
    await expect(page.getByText(nombre)).toBeVisible();
    await expect(page.getByText('Solo puede consultarlo')).toBeVisible();
    await expect(page.getByRole('button', { name: /Iniciar|Guardar/ })).toHaveCount(0);
  }
  await foto('proyecto-ajeno');
  await ir(page, `proyecto/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Resumen' })).toBeVisible();
  await expect(page.getByText('Solo puede consultarlo')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Siguiente paso' })).toHaveCount(0);
  await foto('panorama-ajeno');
  await ir(page, `sonarqube/${_id}`);
  await expect(page.getByText('Solo puede consultarlo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await foto('analisis-ajeno');

  await ir(page, `pruebas/${_id}`);
  await page.getByRole('button', { name: 'Más acciones del proyecto' }).click();
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await confirmarEliminacion(page);
  await avisado(page, /Se eliminó el proyecto/);
  await expect(page).toHaveURL(/lista_proyectos\?de=otras/);
});
