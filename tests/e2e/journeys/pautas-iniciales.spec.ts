import { pautas } from '@mantenible/contracts/pauta';
import * as z from 'zod/mini';

import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';

// A catalogue that no other journey reads.
test.use({ cuenta: 'admin', producto: 'fallos' });

const boton = 'Añadir las pautas nuevas del catálogo inicial';

test('starter guidelines that are missing are named, and come back when they are asked for', async ({
  page,
  api,
  foto,
}) => {
  const titulos = ['Pruebas de mutación', 'Código sin uso'];
  for (const { _id, descripcion } of await api.llamar('GET', '/pautas', pautas)) {
    if (titulos.includes(descripcion)) await api.llamar('DELETE', `/pautas/${_id}`, z.null());
  }
  await page.goto('lista_pauta');
  await page.getByRole('button', { name: boton }).click();
  const dialogo = page.getByRole('dialog', { name: boton });
  const casilla = dialogo.getByRole('checkbox', { name: /^Volver a añadir 2 pautas/ });
  await expect(dialogo.getByRole('list')).toContainText('Verificación de las reglas de codificación');
  await expect(dialogo.getByRole('button', { name: /^Añadir/ })).toHaveCount(0);
  await casilla.check();
  await foto('pautas-iniciales');
  await dialogo.getByRole('button', { name: 'Añadir 2 pautas' }).click();
  await avisado(page, '2 pautas añadidas exitosamente');
  await expect(dialogo).toHaveCount(0);
  await foto('pautas-iniciales-anadidas');

  await page.getByLabel('Buscar pautas').fill('mutación');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: boton }).click();
  await expect(dialogo).toContainText('este catálogo ya tiene todas las del inicial');
  await foto('pautas-iniciales-nada');
  await dialogo.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(dialogo).toHaveCount(0);
});

test('a guideline that is there without its measure gets it only where it is asked for', async ({
  page,
  api,
  foto,
}) => {
  for (const una of await api.llamar('GET', '/pautas', pautas)) {
    if (una.medida) await api.llamar('PUT', `/pautas/${una._id}`, z.unknown(), { ...una, medida: null });
  }
  await page.goto('lista_pauta');
  await page.getByRole('button', { name: boton }).click();
  const dialogo = page.getByRole('dialog', { name: boton });
  await expect(dialogo.getByRole('list', { name: 'Pautas sin su medida' })).toContainText(
    'Infracciones pendientes',
  );
  await foto('pautas-iniciales-medidas');
  await dialogo.getByRole('button', { name: 'Añadir 2 medidas' }).click();
  await avisado(page, '2 medidas añadidas exitosamente');
});

test('new guidelines are listed with the lists that will ask them', async ({ page, foto }) => {
  const lista = { _id: '01900000-0000-7000-8000-000000000009', nombre: 'Verificación de las pruebas' };
  const nuevas = Array.from({ length: 21 }, (_, i) => ({
    clave: `P-${i}`,
    descripcion: `Pauta nueva número ${i + 1}`,
    pregunta: '¿Sí?',
    falta: 'pauta',
    eliminada: false,
    lista: i === 20 ? null : lista,
  }));
  await page.route('**/api/catalogo-inicial/pautas', (route) => route.fulfill({ json: nuevas }));
  await page.goto('lista_pauta');
  await page.getByRole('button', { name: boton }).click();
  await expect(page.getByRole('dialog')).toContainText('Se añadirán 21 pautas nuevas');
  await foto('pautas-iniciales-nuevas');
});

test('guidelines of the edition before are brought up to date together, or left as they are', async ({
  page,
  foto,
}) => {
  const lista = { _id: '01900000-0000-7000-8000-000000000009', nombre: 'Verificación de las pruebas' };
  const pendientes = Array.from({ length: 80 }, (_, i) => ({
    clave: `P-${i}`,
    descripcion: `Pauta número ${i + 1}`,
    pregunta: '¿Sí?',
    falta: i < 6 ? 'pauta' : 'texto',
    eliminada: false,
    lista,
  }));
  await page.route('**/api/catalogo-inicial/pautas', (route) => route.fulfill({ json: pendientes }));
  await page.goto('lista_pauta');
  await page.getByRole('button', { name: boton }).click();
  const dialogo = page.getByRole('dialog', { name: boton });
  await expect(dialogo.getByRole('button', { name: 'Añadir 6 pautas y actualizar 74 pautas' })).toBeVisible();
  await foto('pautas-iniciales-edicion');
  await dialogo.getByRole('checkbox', { name: /^Actualizar 74 pautas/ }).uncheck();
  await expect(dialogo.getByRole('button', { name: 'Añadir 6 pautas', exact: true })).toBeVisible();
});

test('a failed comparison is shown and can be retried', async ({ page, foto, esperar }) => {
  esperar(/500|Failed to load resource/);
  await page.route('**/api/catalogo-inicial/pautas', (route) =>
    route.fulfill({ status: 500, json: { codigo: 'x', mensaje: 'Fallo' } }),
  );
  await page.goto('lista_pauta');
  await page.getByRole('button', { name: boton }).click();
  await expect(page.getByText('No se pudo saber qué pautas son nuevas.')).toBeVisible();
  await foto('pautas-iniciales-fallo');
  await page.unroute('**/api/catalogo-inicial/pautas');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('No se pudo saber qué pautas son nuevas.')).toHaveCount(0);
});
