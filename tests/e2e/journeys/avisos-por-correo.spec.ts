import { randomUUID } from 'node:crypto';

import type { Browser } from '@playwright/test';
import * as z from 'zod/mini';

import { createCatalogueApi } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';
import { fotografiar } from '../support/picture.ts';
import { inicio, sesionDe } from '../support/product.ts';

test.use({ cuenta: null });

/** An account with a mail address, and its first password. */
async function cuentaConCorreo(browser: Browser, usuario: string): Promise<string> {
  const deAdmin = await browser.newContext({ storageState: sesionDe('admin', 'principal') });
  const api = createCatalogueApi(await deAdmin.newPage(), inicio('principal'));
  const cuenta = { usuario, nombre: 'Ana Correo', correo: 'ana@ejemplo.es', rol: 'estudiante' };
  const { clave } = await api.llamar('POST', '/cuentas', z.object({ clave: z.string() }), cuenta);
  await deAdmin.close();
  return clave;
}

test('a person turns notices by mail on and off; without an address the page names whom to ask', async ({
  page,
  browser,
  foto,
}) => {
  const usuario = `correo-${randomUUID().slice(0, 8)}`;
  const clave = await cuentaConCorreo(browser, usuario);
  await page.goto('avisos');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await page.getByRole('button', { name: 'Entrar' }).click();
  const nueva = randomUUID();
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(nueva);
  await page.getByLabel('Repita la contraseña nueva').fill(nueva);
  await page.getByRole('button', { name: 'Guardar y continuar' }).click();

  const seccion = page.getByRole('region', { name: 'Avisos por correo' });
  await expect(seccion).toContainText('Puede recibir en ana@ejemplo.es');
  await seccion.getByRole('button', { name: 'Recibir avisos por correo' }).click();
  await avisado(page, 'Recibirá sus avisos por correo.');
  await expect(seccion).toContainText('Recibe en ana@ejemplo.es un resumen');
  await foto('avisos-por-correo');
  await seccion.getByRole('button', { name: 'Dejar de recibir avisos por correo' }).click();
  await expect(seccion).toContainText('Ahora no se le envía nada.');

  const storageState = sesionDe('estudiante', 'principal');
  const otra = await browser.newPage({ storageState, baseURL: inicio('principal') });
  await otra.goto('avisos');
  await expect(otra.getByText('Su cuenta no tiene una dirección de correo comprobada.')).toBeVisible();
  await fotografiar(otra, 'escritorio', 'avisos-sin-direccion');
  await otra.close();
});
