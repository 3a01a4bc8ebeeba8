// seguridad: 45
import type { Page } from '@playwright/test';

import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { guardado } from '../support/run-test.ts';
import { abrirMenu, entrar } from '../support/sign-in.ts';

const secreto = 'Mi evidencia reservada';

// Each signs out, which would end the session that other journeys share.
test.use({ cuenta: null, ancho: 'movil' });

test.beforeEach(({ esperar }) => {
  esperar(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource|40[01]/);
});

/** The menu of a narrow window stays open under the question. */
const cerrarSesion = async (page: Page) => {
  const boton = page.getByRole('button', { name: 'Cerrar Sesión' });
  if (!(await boton.isVisible())) await abrirMenu(page);
  await boton.click();
};
/** Signs in and waits until the person is in: the API's calls need the session. */
const entrarEnProyectos = async (page: Page) => {
  await page.goto('lista_proyectos');
  await entrar(page, 'estudiante');
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
};
const acceso = (page: Page) => page.getByRole('heading', { name: 'Iniciar sesión' });
const titulo = (page: Page) => page.getByLabel('Título de la prueba');

/** Everything that the browser keeps for the product: storages, cookies that scripts see, databases, caches. */
const loGuardado = (page: Page) =>
  page.evaluate(async () => {
    const almacenes = [localStorage, sessionStorage].flatMap((almacen) =>
      Object.entries(almacen).flat().map(String),
    );
    const bases = (await indexedDB.databases()).map(({ name }) => `IndexedDB ${name ?? ''}`);
    const caches_ = (await caches.keys()).map((nombre) => `cache ${nombre}`);
    return [...almacenes, document.cookie, ...bases, ...caches_].join('\n');
  });

test('a change that was typed a moment before signing out is sent first', async ({ page, api }) => {
  await entrarEnProyectos(page);
  const { _id } = await api.crearProyecto(unico('Salida inmediata'));
  await page.goto(`metricsresponse/${_id}`);
  await guardado(page);
  await abrirMenu(page);
  await titulo(page).fill('Justo antes');
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(acceso(page)).toBeVisible();
  expect(await loGuardado(page)).not.toContain('mantenible.copia');

  await page.goto(`metricsresponse/${_id}`);
  await entrar(page, 'estudiante');
  await expect(titulo(page)).toHaveValue('Justo antes');
});

test('what cannot be sent is asked about before signing out, and staying keeps it', async ({
  page,
  context,
  api,
  foto,
}) => {
  await entrarEnProyectos(page);
  const { _id } = await api.crearProyecto(unico('Salida sin conexión'));
  await page.goto(`metricsresponse/${_id}`);
  await guardado(page);
  await context.setOffline(true);
  await titulo(page).fill('Sin red');
  await cerrarSesion(page);
  const dialogo = page.getByRole('dialog', { name: 'Hay respuestas que aún no se han enviado' });
  await expect(dialogo.getByRole('button', { name: 'Seguir con la sesión' })).toBeFocused();
  await foto('salida-respuestas-sin-enviar');
  await page.keyboard.press('Enter');
  await expect(dialogo).toBeHidden();
  await expect(page.getByText('Sin conexión: se guarda en este dispositivo')).toBeVisible();
  await expect(titulo(page)).toHaveValue('Sin red');
  await context.setOffline(false);
  await guardado(page);
  await page.reload();
  await expect(titulo(page)).toHaveValue('Sin red');
});

test('an unsaved form is asked about while the session still stands', async ({ page, foto }) => {
  await page.goto('crear_proyecto');
  await entrar(page, 'estudiante');
  await page.getByLabel(/^Nombre/).fill('A medias');
  await cerrarSesion(page);
  const dialogo = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
  await expect(dialogo).toBeVisible();
  await foto('salida-formulario-sin-guardar');
  await dialogo.getByRole('button', { name: 'Seguir con la sesión' }).click();
  await expect(dialogo).toBeHidden();
  await expect(page.getByLabel(/^Nombre/)).toHaveValue('A medias');
  await cerrarSesion(page);
  await dialogo.getByRole('button', { name: 'Cerrar sesión y descartar' }).click();
  await expect(acceso(page)).toBeVisible();
});

test('after a sign-out on the account page nothing of the person is shown or readable, and the owner finds it again', async ({
  page,
  context,
  api,
  foto,
}) => {
  await entrarEnProyectos(page);
  const { _id } = await api.crearProyecto(unico('Equipo compartido'));
  await page.goto(`metricsresponse/${_id}`);
  await guardado(page);
  const sinToken = /eyJ[\w-]{10}/;
  expect(await loGuardado(page)).not.toMatch(sinToken);

  // The server takes no drafts, so that the comment stays on the device.
  await page.route('**/api/borradores/**', (route) => route.abort());
  await titulo(page).fill(secreto);
  await expect(page.getByText('Sin conexión: se guarda en este dispositivo')).toBeVisible();
  // The copy is encrypted and written after the screen shows that it is kept.
  await expect.poll(() => loGuardado(page)).toContain('mantenible.copia');
  expect(await loGuardado(page)).not.toContain(secreto);

  const cuenta = await context.newPage();
  await cuenta.goto('');
  await abrirMenu(cuenta);
  await cuenta.getByRole('link', { name: /Cuenta/ }).click();
  await cuenta.getByRole('button', { name: 'Cerrar sesión' }).click();

  // Found out by the session check of every 5 s.
  await expect(page.getByRole('dialog')).toContainText('Su sesión ha caducado', { timeout: 60_000 });
  await expect(titulo(page)).toBeHidden();
  expect(await page.locator('body').innerText()).not.toContain(secreto);
  await foto('salida-en-otra-pagina');
  const quedo = await loGuardado(page);
  expect(quedo).toContain('mantenible.copia');
  expect(quedo).not.toContain(secreto);
  expect(quedo).not.toMatch(sinToken);

  // Another person signs in on the same device.
  await page.unroute('**/api/borradores/**');
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click();
  await entrar(page, 'admin');
  await expect(page.getByText('Criterios ponderación')).toBeAttached();
  await page.goto('lista_proyectos');
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  expect(await loGuardado(page)).not.toContain(secreto);
  await cerrarSesion(page);
  await expect(acceso(page)).toBeVisible();

  await page.goto(`metricsresponse/${_id}`);
  await entrar(page, 'estudiante');
  await expect(titulo(page)).toHaveValue(secreto);
  await guardado(page);
  await cerrarSesion(page);
  await expect(acceso(page)).toBeVisible();
  expect(await loGuardado(page)).not.toMatch(/mantenible\.copia|eyJ[\w-]{10}/);
});
