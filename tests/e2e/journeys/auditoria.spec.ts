import { confirmarEliminacion } from '../support/delete.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { abrirMenu } from '../support/sign-in.ts';

test.use({ cuenta: 'admin' });

test('an admin finds in the audit trail who deleted what, and downloads it', async ({ page, api, foto }) => {
  const nombre = unico('Hemeroteca');
  await api.crearProyecto(nombre);
  await page.goto('lista_proyectos');
  await page.getByRole('button', { name: `Más acciones de ${nombre}` }).click();
  await page.getByRole('button', { name: `Eliminar ${nombre}` }).click();
  await confirmarEliminacion(page);
  await avisado(page, /Se eliminó el proyecto/);

  await abrirMenu(page);
  await page.getByRole('link', { name: 'Auditoría' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoría' })).toBeVisible();
  const tabla = page.getByRole('table', { name: 'Auditoría' });
  await expect(tabla.getByRole('row').nth(1)).toBeVisible();
  await foto('auditoria');

  const accion = page.getByRole('combobox', { name: 'Acción' });
  await accion.selectOption('Solo importantes');
  await expect(accion).toHaveAccessibleDescription(/^Sin «Acceso», .+«Exportación»\.$/);
  const eliminacion = tabla.getByRole('row', { name: nombre }).filter({ hasText: 'Proyecto eliminado' });
  await expect(eliminacion).toBeVisible();
  await foto('auditoria-importantes');
  // Many deletions of other journeys may leave no sign-in among the newest rows.
  await accion.selectOption('Acceso');
  await expect(tabla.getByRole('row').nth(1)).toContainText('Acceso');
  await page.getByRole('searchbox', { name: 'Buscar por persona u objeto' }).fill(nombre.toUpperCase());
  await accion.selectOption('Proyecto eliminado');
  await expect(page.getByText('1 anotación', { exact: true })).toBeVisible();
  await expect(tabla.getByRole('row', { name: nombre })).toContainText('Proyecto eliminado');
  await foto('auditoria-busqueda');

  await page.getByLabel('Hasta el día').fill('2020-01-01');
  await expect(page.getByText('No se encontraron anotaciones.')).toBeVisible();
  await foto('auditoria-sin-hallazgos');
  await page.getByRole('button', { name: 'Quitar la búsqueda y los filtros' }).click();
  await expect(tabla).toBeVisible();

  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  expect((await descarga).suggestedFilename()).toBe('auditoria.csv');
});

test.describe('an estudiante', () => {
  test.use({ cuenta: 'estudiante' });

  test('has no entry of the audit trail', async ({ page }) => {
    await page.goto('lista_proyectos');
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Auditoría' })).toHaveCount(0);
  });
});
