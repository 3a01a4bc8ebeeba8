import type { Browser, Locator } from '@playwright/test';
import * as z from 'zod/mini';

import { createCatalogueApi } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { inicio, sesionDe } from '../support/product.ts';
import { abrirRepositorios, type Repositorios } from '../support/repositories.ts';

let repositorios: Repositorios;
test.beforeAll(async () => {
  repositorios = await abrirRepositorios();
});
test.afterAll(async () => {
  await repositorios.cerrar();
});
test.use({ cuenta: null });

/** An account as an admin hands it out, with a password that its first sign-in replaces. */
async function cuentaNueva(browser: Browser, usuario: string): Promise<string> {
  const deAdmin = await browser.newContext({ storageState: sesionDe('admin', 'principal') });
  const api = createCatalogueApi(await deAdmin.newPage(), inicio('principal'));
  const cuenta = { usuario, nombre: 'Ana Nueva', correo: '', rol: 'estudiante' };
  const { clave } = await api.llamar('POST', '/cuentas', z.object({ clave: z.string() }), cuenta);
  await deAdmin.close();
  return clave;
}

/** A repository of more than 5000 lines. */
function repositorioDeAna(): string {
  const enlace = repositorios.crear('ana/tienda.git');
  const funcion = (n: number) => [
    `export function precio${n}(pedido) {`,
    '  let total = 0;',
    '  for (const linea of pedido.lineas) {',
    `    if (linea.unidades > ${n}) total += linea.precio * linea.unidades * 0.9;`,
    '    else total += linea.precio * linea.unidades;',
    '  }',
    '  return total;',
    '}',
    '',
    '',
  ];
  const content = (archivo: number) =>
    Buffer.from(Array.from({ length: 10 }, (_, i) => funcion(archivo * 10 + i).join('\n')).join(''));
  const archivos = Array.from({ length: 50 }, (_, n) => ({
    path: `src/precios-${n}.js`,
    content: content(n),
  }));
  repositorios.cambiar('ana/tienda.git', archivos);
  return enlace;
}

test('a new person reaches the first figure within seven presses, with link and token at hand', async ({
  page,
  browser,
  foto,
}, info) => {
  const usuario = unico('ana').replace(' ', '-');
  const clave = await cuentaNueva(browser, usuario);
  const enlace = repositorioDeAna();
  let pulsaciones = 0;
  const pulsar = async (donde: Locator) => {
    pulsaciones += 1;
    await donde.click();
  };
  const comienzo = performance.now();
  await page.goto('');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(clave);
  await pulsar(page.getByRole('button', { name: 'Entrar' }));
  for (const campo of ['Contraseña nueva', 'Repita la contraseña nueva'])
    await page.getByLabel(campo, { exact: true }).fill('una frase larga y propia');
  await pulsar(page.getByRole('button', { name: 'Guardar y continuar' }));
  await pulsar(page.getByRole('main').getByRole('link', { name: 'Proyectos' }));
  await pulsar(page.getByRole('link', { name: 'Crear proyecto' }).first());
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Mi tienda');
  await page.getByRole('textbox', { name: 'Enlace del repositorio' }).fill(`${enlace}/tree/main`);
  await page.getByLabel('Token de acceso').fill('ghp_prueba');
  await pulsar(page.getByRole('button', { name: 'Crear proyecto' }));
  await pulsar(page.getByRole('button', { name: 'Analizar ahora' }));
  const cifra = page
    .getByRole('main')
    .getByText(/^\d{1,3},\d\d\s%$/)
    .first();
  // Measures of single files show before the degree.
  await page.getByRole('region', { name: 'Análisis terminado' }).waitFor({ timeout: 300_000 });
  await cifra.waitFor();
  const segundos = Math.round((performance.now() - comienzo) / 1000);
  info.annotations.push({ type: 'segundos hasta la primera cifra', description: String(segundos) });
  await expect(cifra).toBeInViewport();
  expect(pulsaciones).toBeLessThanOrEqual(7);
  await foto('primeros-minutos');
});
