import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';
import { pulsarSinEfecto } from '../support/press.ts';
import { resultado } from '../support/product.ts';

const nuevo = (nombre: string) => `${nombre}-${randomUUID().slice(0, 8)}`;
const csv = (texto: string, codificacion: 'utf8' | 'latin1' = 'utf8') => ({
  name: 'clase.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(texto, codificacion),
});

async function agregar(page: Page, usuario: string): Promise<string> {
  await page.getByRole('button', { name: 'Agregar cuenta' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('textbox', { name: 'Usuario' }).fill(usuario);
  await dialogo.getByRole('textbox', { name: 'Nombre' }).fill('Persona de prueba');
  await dialogo.getByRole('button', { name: 'Agregar' }).click();
  return claveMostrada(page, usuario);
}

async function claveMostrada(page: Page, usuario: string): Promise<string> {
  const dialogo = page.getByRole('dialog', { name: `Contraseña inicial de ${usuario}` });
  const clave = dialogo.locator('code');
  await expect(clave).toHaveText(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){6}$/);
  return clave.innerText();
}

/** Chooses an action in the menu of an account. */
async function elegir(page: Page, usuario: string, accion: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${usuario}` }).click();
  await page.getByRole('button', { name: accion, exact: true }).click();
}

test.describe('an admin', () => {
  test.use({ cuenta: 'admin' });

  test('adds an account, gives it a password, changes it, and deactivates it', async ({ page, foto }) => {
    const usuario = nuevo('eva');
    await page.goto('cuentas');
    await expect(page.getByRole('row').filter({ hasText: 'Es su cuenta' })).toContainText('admin');
    await page.getByRole('button', { name: 'Acciones de admin' }).click();
    await expect(page.getByRole('cell').getByRole('listitem')).toHaveText(['Editar']);
    await page.keyboard.press('Escape');
    await foto('cuentas');

    const abrir = page.getByRole('button', { name: 'Agregar cuenta' });
    const dialogo = page.getByRole('dialog', { name: 'Agregar cuenta' });
    await abrir.click();
    await expect(dialogo.getByRole('textbox', { name: 'Usuario' })).toBeFocused();
    await dialogo.getByRole('button', { name: 'Agregar' }).click();
    await expect(page.getByText('El siguiente campo es obligatorio').first()).toBeVisible();
    await expect(dialogo.getByRole('textbox', { name: 'Usuario' })).toBeFocused();
    await foto('cuentas-agregar');
    await dialogo.getByRole('button', { name: 'Cancelar' }).click();
    await expect(abrir).toBeFocused();

    const primera = await agregar(page, usuario);
    await page.keyboard.press('Escape');
    await foto('cuentas-clave');
    await page.getByRole('button', { name: 'Ya la he guardado' }).click();
    await expect(abrir).toBeFocused();

    await page.getByLabel('Buscar cuentas').fill(usuario.toUpperCase());
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: usuario })).toContainText('Con contraseña inicial');
    await elegir(page, usuario, 'Editar');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill('Eva Núñez');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Rol' }).selectOption('Admin');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await avisado(page, 'Cuenta actualizada');
    await expect(page.getByRole('row', { name: usuario })).toContainText('Eva Núñez');

    await elegir(page, usuario, 'Restablecer contraseña');
    await foto('cuentas-restablecer');
    await page.getByRole('button', { name: 'Restablecer', exact: true }).click();
    expect(await claveMostrada(page, usuario)).not.toBe(primera);
    await page.getByRole('button', { name: 'Ya la he guardado' }).click();

    await elegir(page, usuario, 'Desactivar');
    await foto('cuentas-desactivar');
    await page.getByRole('dialog').getByRole('button', { name: 'Desactivar' }).click();
    await avisado(page, 'Cuenta desactivada');
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('Activas');
    await expect(page.getByText('No se encontraron cuentas.')).toBeVisible();
    await foto('cuentas-vacio');
    await page.getByRole('button', { name: 'Quitar la búsqueda y los filtros' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Es su cuenta' })).toBeVisible();
  });

  test('imports a class after a dry run that names the lines at fault', async ({ page, foto, esperar }) => {
    esperar(/400/);
    const [ana, luz] = [nuevo('ana'), nuevo('luz')];
    await page.goto('cuentas');
    await page.getByRole('button', { name: 'Importar clase' }).click();
    await expect(page.getByLabel('Archivo CSV de la clase')).toHaveText('Elegir un archivo');
    // The button above opens the browser's own dialog through this field.
    const archivo = page.locator('input[type="file"]');
    await archivo.setInputFiles(csv(`usuario;nombre\r\n${ana};Ana\r\nl u z;\r\n${ana};Otra`));
    const errores = page.getByRole('table', { name: 'Filas con errores' });
    await expect(errores.getByRole('row')).toHaveCount(3);
    await expect(errores.getByRole('row').filter({ hasText: 'l u z' })).toContainText('falta el nombre');
    await expect(page.getByText('2 con errores', { exact: true })).toBeVisible();
    await foto('cuentas-importar-errores');
    await pulsarSinEfecto(page.getByRole('button', { name: 'Importar', exact: true }));
    await avisado(page, 'Corrija primero las filas con errores');

    // The letters of Excel for Mac.
    const cabecera = 'usuario;nombre;Correo electr\x97nico;Grupo de pr\x87cticas de laboratorio';
    const personas = Array.from({ length: 12 }, (_, i) => `${ana}${i};Ana D\x92az;;Grupo ${i}`);
    await archivo.setInputFiles(csv([cabecera, ...personas].join('\r\n'), 'latin1'));
    const leidas = page.getByRole('table', { name: 'Así empieza el archivo, como se leyó: 10 de 12 filas' });
    await expect(leidas.getByRole('row')).toHaveCount(11);
    await expect(leidas.getByRole('row').first()).toContainText('Correo electrónico');
    await foto('cuentas-importar-codificacion');
    const codificacion = page.getByRole('combobox', { name: 'Codificación del archivo' });
    await expect(codificacion).toHaveValue('macintosh');
    await codificacion.selectOption('Windows (windows-1252)');
    await expect(leidas.getByRole('row').nth(1)).toContainText('Ana D’az');
    await codificacion.selectOption('UTF-16');
    await expect(page.getByText(/^La primera línea debe ser la cabecera.*Se leyó/)).toBeVisible();
    await foto('cuentas-importar-rechazo');

    const otra = nuevo('otra');
    const otras = Array.from({ length: 18 }, (_, i) => `${otra}-${i};Persona ${i} de la clase\r\n`);
    await archivo.setInputFiles(csv(`usuario;nombre\r\n${ana};Ana\r\n${luz};=Luz\r\n${otras.join('')}`));
    await expect(page.getByText('20 nuevas')).toBeVisible();
    await foto('cuentas-importar');
    await page.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(page.getByText('Cuentas nuevas: 20.')).toBeVisible();
    await foto('cuentas-importada');
    const descarga = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar contraseñas' }).click();
    const texto = await readFile(await (await descarga).path(), 'utf8');
    expect(texto).toMatch(new RegExp(`^\uFEFFusuario;nombre;clave\r\n${ana};Ana;[a-z2-9-]{34}\r\n`));
    expect(texto).toContain(`${luz};'=Luz;`);
    await page.getByRole('dialog').getByRole('link', { name: 'Ver e imprimir' }).click();
    const papeletas = page.getByRole('list', { name: 'Papeletas' }).getByRole('listitem');
    await expect(papeletas).toHaveCount(20);
    await expect(papeletas.first()).toContainText(/[a-z2-9]{4}(?:-[a-z2-9]{4}){6}/u);
    await foto('papeletas');
    await page.pdf({ path: resultado('capturas/papeletas.pdf'), format: 'A4' });
    await page.reload();
    await expect(papeletas).toHaveCount(20);
    await page.getByRole('link', { name: 'Cuentas', exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Ver e imprimir 20 contraseñas' }).first()).toBeVisible();
    await foto('cuentas-con-claves');
    await page.getByLabel('Buscar cuentas').fill(luz);
    await expect(page.getByRole('row', { name: luz })).toContainText('Con contraseña inicial');
  });

  test('a failed load of the list is shown', async ({ page, foto, esperar }) => {
    esperar(/500|Failed to load resource/);
    await page.route('**/api/cuentas?*', (route) =>
      route.fulfill({ status: 500, json: { codigo: 'x', mensaje: 'Fallo' } }),
    );
    await page.goto('cuentas');
    await expect(page.getByText('No se pudo cargar')).toBeVisible();
    await foto('cuentas-fallo');
  });
});

test('an estudiante has no such entry, and the address leads to the start', async ({ page }) => {
  await page.goto('cuentas');
  await expect(page).toHaveURL(/\/mantenible\/?$/);
  await expect(page.getByRole('link', { name: 'Proyectos' }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Cuentas', exact: true })).toHaveCount(0);
});
