import { pauta } from '@mantenible/contracts/pauta';

import { confirmarEliminacion } from '../support/delete.ts';
import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';
import { unico } from '../support/names.ts';
import { pulsarSinEfecto } from '../support/press.ts';

test.use({ cuenta: 'admin' });

test('a guideline is created with levels, found without accents, edited and deleted', async ({
  page,
  foto,
}) => {
  const nombre = unico('Órdenes de módulos');
  await page.goto('lista_pauta');
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
  await foto('pautas');
  await page.getByRole('link', { name: 'Crear pauta' }).click();

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByLabel('Descripción', { exact: false }).first()).toBeFocused();
  await expect(page.getByText('El siguiente campo es obligatorio').first()).toBeVisible();
  await foto('pauta-incompleta');

  await page.getByRole('textbox', { name: 'Descripción', exact: true }).fill(nombre);
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Los módulos tienen un orden?');
  await expect(page.getByRole('button', { name: /Quitar el nivel/ })).toHaveCount(0);
  for (let i = 2; i <= 5; i += 1) await page.getByRole('button', { name: 'Agregar Nivel' }).click();
  await expect(page.getByRole('button', { name: /Quitar el nivel/ })).toHaveCount(5);
  await pulsarSinEfecto(page.getByRole('button', { name: 'Agregar Nivel' }));
  await avisado(page, 'como máximo 5 niveles');
  await page.getByRole('button', { name: 'Quitar el nivel 5' }).click();
  for (const [i, valor] of ['0', '0,25', '0.75', '1'].entries()) {
    const nivel = page.getByRole('group', { name: `Nivel ${i + 1}` });
    await nivel.getByRole('textbox', { name: /Descripción/ }).fill(`Nivel de ${valor}`);
    await nivel.getByRole('textbox', { name: 'Valor' }).fill(valor);
  }
  await foto('pauta-completa');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Pauta creada exitosamente');
  // The list opens on the page of the new one.
  await expect(page).toHaveURL(/\/lista_pauta\?nuevo=[\da-f-]+$/);
  await expect(page.getByRole('link', { name: `Editar ${nombre}` })).toBeVisible();
  await expect(page.getByText(/^Página 1 de/)).toHaveCount(0);

  await page.getByLabel('Buscar pautas').fill(nombre.replace('Ó', 'o').toUpperCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: `Editar ${nombre}` }).click();
  const valores = page.getByRole('textbox', { name: 'Valor' });
  await expect(valores.nth(1)).toHaveValue('0,25');
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Los módulos siguen un orden?');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await avisado(page, 'Pauta actualizada exitosamente');

  await page.getByLabel('Buscar pautas').fill(nombre);
  await page.getByRole('button', { name: `Eliminar ${nombre}` }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('No se usa en ningún otro registro.');
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Eliminar ${nombre}` }).click();
  await confirmarEliminacion(page);
  await expect(page.getByText('No se encontraron pautas.')).toBeVisible();
  await foto('pautas-sin-resultados');
});

test('pages of ten are kept in the address', async ({ page }) => {
  await page.goto('lista_pauta');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Página 2 de \d+$/)).toBeVisible();
  // One of the starter catalogue: another journey may delete its own meanwhile, which end in eight digits or have them.
  await page
    .getByRole('link', { name: /^Editar (?!.*\b[\da-f]{8}\b)/ })
    .first()
    .click();
  await expect(page.locator('nav[aria-label="Principal"] [aria-current]')).toHaveText('Pautas');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/lista_pauta\?pagina=2$/);
});

test('a stray click does not lose what was typed', async ({ page, foto }) => {
  await page.goto('crear_pauta');
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Algo a medias?');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Hay cambios sin guardar');
  await foto('pauta-sin-guardar');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByRole('textbox', { name: 'Pregunta' })).toHaveValue('¿Algo a medias?');
});

test('two people editing one guideline: the second sees the conflict, and may overwrite', async ({
  page,
  api,
  foto,
  esperar,
}) => {
  esperar(/412/);
  const nombre = unico('Conflicto');
  const nivelesCumplimiento = [{ descripcion: 'Sí', valor: 1 }];
  const cuerpo = { descripcion: nombre, pregunta: '¿Uno?', nivelesCumplimiento };
  const creada = await api.llamar('POST', '/pautas', pauta, cuerpo);
  await page.goto(`editar_pauta/${creada._id}`);
  await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿La mía?');
  await api.llamar('PUT', `/pautas/${creada._id}`, pauta, { ...cuerpo, pregunta: '¿La de otra persona?' });
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Este registro cambió mientras usted lo editaba');
  await foto('pauta-conflicto');
  await page.getByRole('button', { name: 'Sobrescribir' }).click();
  await avisado(page, 'Pauta actualizada exitosamente');
  const guardada = await api.llamar('GET', `/pautas/${creada._id}`, pauta);
  expect(guardada.pregunta).toBe('¿La mía?');
});

test('a failed load of the list is shown and can be retried', async ({ page, foto, esperar }) => {
  esperar(/500|Failed to load resource/);
  await page.route('**/api/pautas', (route) =>
    route.fulfill({ status: 500, json: { codigo: 'x', mensaje: 'Fallo' } }),
  );
  await page.goto('lista_pauta');
  await expect(page.getByText('No se pudo cargar')).toBeVisible();
  await foto('pautas-fallo');
  await page.unroute('**/api/pautas');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/^Página 1 de \d+$/)).toBeVisible();
});
