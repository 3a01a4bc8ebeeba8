import { curso } from '@mantenible/contracts/curso';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';

import { createCatalogueApi } from '../support/api.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { abrirNotasCopiadas } from '../support/deliveries.ts';
import { avisado } from '../support/notice.ts';
import { inicio, sesionDe } from '../support/product.ts';

test.use({ cuenta: 'admin' });

const zona = 'America/Guayaquil';
const conId = z.object({ _id: z.string() });
const nada = z.unknown();
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const esteMinuto = () =>
  new Date().toLocaleString('sv-SE', { timeZone: zona }).slice(0, 16).replace(' ', 'T');

const criterio = (id: string, nombre: string) => ({
  id,
  fuente: 'criterio',
  nombre,
  modo: 'puntua',
  puntos: 5,
  niveles: [
    { descripcion: 'No', puntos: 0 },
    { descripcion: 'En parte', puntos: 3 },
    { descripcion: 'Sí', puntos: 5 },
  ],
});

test('a lecturer reviews a delivery within 12 presses, and publishes and exports the class within 6 more', async ({
  page,
  browser,
  api,
  foto,
}) => {
  const storageState = sesionDe('estudiante', 'principal');
  const estudiante = await browser.newPage({ storageState, baseURL: inicio('principal') });
  const suya = createCatalogueApi(estudiante, inicio('principal'));
  await estudiante.goto('lista_proyectos');
  await expect(estudiante.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();
  await page.goto('cursos');
  const datos = { nombre: unico('Clase'), periodo: '2026-2', zona, escala: 10, aprobado: 7 };
  const { _id: cursoId } = await api.llamar('POST', '/cursos', conId, datos);
  const { codigo } = await api.llamar('GET', `/cursos/${cursoId}`, curso);
  const unirse = `/unirse/${codigo ?? ''}`;
  const { aviso } = await suya.llamar('GET', unirse, z.object({ aviso: z.object({ version: nada }) }));
  await suya.llamar('POST', unirse, nada, { aviso: aviso.version });
  const nombres = ['A', 'B', 'C'].map((letra) => unico(`Equipo ${letra}`));
  for (const nombre of nombres) {
    const { _id: proyecto } = await suya.crearProyecto(nombre);
    await suya.llamar('PUT', `/cursos/${cursoId}/proyectos/${proyecto}`, nada);
  }
  await estudiante.close();
  const { _id: entregaId } = await api.llamar('POST', `/cursos/${cursoId}/entregas`, conId, {
    titulo: 'Plan de mejora',
    texto: '',
    abre: '2020-01-01T00:00',
    cierra: esteMinuto(),
    pide: { prueba: null, analisis: false, plan: true },
    plantilla: null,
    ambito: null,
  });
  const lineas = [criterio('orden', 'Orden del plan'), criterio('razones', 'Razones')];
  await api.llamar('PUT', `/entregas/${entregaId}/rubrica`, nada, { lineas });
  await abrirNotasCopiadas(page, entregaId);
  await boton(page, 'Calcular las cifras').click();
  await avisado(page, 'Se calcularon las cifras');

  let pulsaciones = 0;
  const pulsar = async (donde: Locator) => {
    pulsaciones += 1;
    await donde.click();
  };
  const tecla = async (cual: string) => {
    pulsaciones += 1;
    await page.keyboard.press(cual);
  };
  const notaDe = (nombre: string) => page.getByRole('heading', { name: `Nota de ${nombre}`, level: 1 });
  const [a = '', b = '', c = ''] = nombres;

  // With the mouse: what was delivered, a comment, the levels, and on to the next one.
  await pulsar(page.getByRole('link', { name: 'Calificar la siguiente' }));
  await expect(notaDe(a)).toBeVisible();
  await pulsar(page.getByRole('link', { name: 'Ver lo entregado' }));
  await pulsar(page.getByRole('link', { name: 'Nota y comentarios' }));
  await pulsar(page.getByRole('radiogroup', { name: 'Orden del plan' }).getByRole('radio', { name: /Sí/u }));
  await pulsar(page.getByRole('radiogroup', { name: 'Razones' }).getByRole('radio', { name: /En parte/u }));
  await pulsar(page.getByRole('textbox', { name: 'Comentario' }));
  await page.keyboard.type('Ordene el plan por su efecto.');
  await pulsar(boton(page, 'Comentar'));
  await avisado(page, 'Se guardó el comentario.');
  await tecla('Alt+KeyS');
  await expect(notaDe(b)).toBeVisible();
  expect(pulsaciones).toBeLessThanOrEqual(12);

  // By keyboard alone: levels, a comment, and on to the next one; the page names the keys.
  pulsaciones = 0;
  await expect(page.getByText('Alt+O a escribir uno')).toBeVisible();
  const comentario = page.getByRole('textbox', { name: 'Comentario' });
  await expect(comentario).toBeEditable();
  await tecla('Alt+KeyM');
  await tecla('Space');
  await tecla('ArrowDown');
  await tecla('Tab');
  await tecla('Space');
  await expect(
    page.getByRole('radiogroup', { name: 'Orden del plan' }).getByRole('radio').nth(1),
  ).toBeChecked();
  await tecla('Alt+KeyO');
  await expect(comentario).toBeFocused();
  await page.keyboard.type('Faltan las razones.');
  await tecla('Tab');
  await tecla('Enter');
  const escrito = page.getByRole('listitem').filter({ hasText: 'Faltan las razones.' });
  await expect(escrito).toBeVisible();
  await tecla('Alt+KeyC');
  await expect(escrito).toBeFocused();
  await foto('calificar-con-teclado');
  await tecla('Alt+KeyS');
  await expect(notaDe(c)).toBeVisible();
  expect(pulsaciones).toBeLessThanOrEqual(12);
  await page.keyboard.press('Alt+KeyP');
  await expect(notaDe(b)).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  await expect(notaDe(c)).toBeVisible();

  // The class: the mark that is not ready is named, the others are published and taken to Moodle.
  pulsaciones = 0;
  await pulsar(page.getByRole('link', { name: 'Plan de mejora', exact: true }));
  await pulsar(boton(page, 'Publicar las notas listas'));
  await avisado(page, 'Se publicaron 2 notas.');
  await expect(page.getByRole('status').filter({ hasText: c })).toContainText('Faltan niveles por elegir.');
  await foto('clase-publicada');
  const descarga = page.waitForEvent('download');
  await pulsar(boton(page, 'Descargar para Moodle'));
  expect((await descarga).suggestedFilename()).toBe('notas-moodle.csv');
  expect(pulsaciones).toBeLessThanOrEqual(6);
});
