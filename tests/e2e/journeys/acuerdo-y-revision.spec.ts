import { borrador } from '@mantenible/contracts/borrador';
import { curso } from '@mantenible/contracts/curso';
import { subcaracteristicas } from '@mantenible/contracts/subcaracteristica';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import { createCatalogueApi, type Api } from '../support/api.ts';
import { abrirNotasCopiadas } from '../support/deliveries.ts';
import { expect, test } from '../support/journey.ts';
import { unico } from '../support/names.ts';
import { avisado } from '../support/notice.ts';
import { fotografiar } from '../support/picture.ts';
import { inicio, sesionDe } from '../support/product.ts';

test.use({ cuenta: 'admin' });

const zona = 'America/Guayaquil';
const conId = z.object({ _id: z.string() });
const nada = z.unknown();
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The current minute by the clocks of the course. */
const esteMinuto = () =>
  new Date().toLocaleString('sv-SE', { timeZone: zona }).slice(0, 16).replace(' ', 'T');

/** Saves a test of one item; question i has level i × `paso`, modulo the number of its levels. */
async function guardarPrueba(api: Api, proyectoId: string, elemento: string, paso: number): Promise<void> {
  const ruta = `/borradores/${proyectoId}/singleSubcaracteristica/${elemento}/1`;
  const { plan } = await api.llamar('PUT', ruta, borrador, {});
  const respuestas = plan.preguntas.map(({ pautaId, listaVerificacion, nivelesCumplimiento }, i) => {
    const nivel = (i * paso) % nivelesCumplimiento.length;
    const valor = nivelesCumplimiento[nivel]?.valor ?? null;
    return { pautaId, listaVerificacion, valor, nivel, comentario: '' };
  });
  await api.llamar('POST', '/respuestas/guardar-respuestas', conId, {
    proyectoId,
    tipo: 'singleSubcaracteristica',
    subcaracteristicaId: elemento,
    intentos: 1,
    respuestas,
    nombre: 'Revisión entregada',
  });
}

/** A course of the lecturer that the student has joined; returns its id. */
async function cursoDeAmbos(docente: Api, estudiante: Api): Promise<string> {
  const datos = { nombre: unico('Revisión'), periodo: '2026-2', zona, escala: 10, aprobado: 7 };
  const { _id: cursoId } = await docente.llamar('POST', '/cursos', conId, datos);
  const { codigo } = await docente.llamar('GET', `/cursos/${cursoId}`, curso);
  const unirse = `/unirse/${codigo ?? ''}`;
  const invitacion = z.object({ aviso: z.object({ version: nada }) });
  const { aviso } = await estudiante.llamar('GET', unirse, invitacion);
  await estudiante.llamar('POST', unirse, nada, { aviso: aviso.version });
  return cursoId;
}

const lineas = [
  {
    id: 'fundamento',
    fuente: 'criterio',
    nombre: 'Fundamento de las respuestas',
    modo: 'puntua',
    puntos: 6,
    niveles: [
      { descripcion: 'No se apoyan en el código.', puntos: 0 },
      { descripcion: 'Algunas se apoyan en el código.', puntos: 3 },
      { descripcion: 'Todas se apoyan en el código.', puntos: 6 },
    ],
  },
  {
    id: 'acuerdo',
    fuente: 'acuerdo',
    nombre: 'Acuerdo con la referencia',
    modo: 'puntua',
    puntos: 4,
    bajo: 0,
    alto: 100,
    penalizaciones: [],
  },
  {
    id: 'media',
    fuente: 'media',
    nombre: 'Media de la prueba',
    modo: 'informa',
    puntos: 1,
    bajo: 0,
    alto: 100,
    penalizaciones: [],
  },
];

test('a lecturer compares tests with a reference, corrects again on request, and downloads the marks', async ({
  page,
  browser,
  api,
  foto,
  esperar,
}) => {
  esperar(/400|409/u);
  const storageState = sesionDe('estudiante', 'principal');
  const estudiante = await browser.newPage({ storageState, baseURL: inicio('principal') });
  const deEstudiante = createCatalogueApi(estudiante, inicio('principal'));
  await estudiante.goto('lista_proyectos');
  await expect(estudiante.getByRole('heading', { name: 'Proyectos', level: 1 })).toBeVisible();
  await page.goto('cursos');
  const cursoId = await cursoDeAmbos(api, deEstudiante);
  const [elemento] = await api.llamar('GET', '/subcaracteristicas', subcaracteristicas);
  const elementoId = elemento?._id ?? '';
  const link = `https://github.com/usuario/${unico('acuerdo').replace(/\W+/gu, '-').toLowerCase()}`;
  const nombres = [unico('Primera tienda'), unico('Segunda tienda')];
  for (const [i, nombre] of nombres.entries()) {
    const { _id: proyecto } = await deEstudiante.crearProyecto(nombre, { link });
    await deEstudiante.llamar('PUT', `/cursos/${cursoId}/proyectos/${proyecto}`, nada);
    await guardarPrueba(deEstudiante, proyecto, elementoId, i);
  }
  const { _id: modelo } = await api.crearProyecto(unico('Modelo'), { link });
  await guardarPrueba(api, modelo, elementoId, 2);
  const { _id: entregaId } = await api.llamar('POST', `/cursos/${cursoId}/entregas`, conId, {
    titulo: 'Revisión de código',
    texto: '',
    abre: '2020-01-01T00:00',
    cierra: esteMinuto(),
    pide: { prueba: { tipo: 'singleSubcaracteristica', elementoId }, analisis: false, plan: false },
    plantilla: null,
    ambito: null,
  });
  await api.llamar('PUT', `/entregas/${entregaId}/rubrica`, nada, { lineas, motivo: null });

  await abrirNotasCopiadas(page, entregaId);

  await page.getByRole('link', { name: 'Acuerdo', exact: true }).click();
  const prueba = page.getByRole('combobox', { name: 'Prueba' });
  const modeloOfrecido = prueba.getByRole('option', { name: 'Revisión entregada (Modelo' });
  await prueba.selectOption({ label: (await modeloOfrecido.first().textContent()) ?? '' });
  await boton(page, 'Usar como referencia').click();
  await expect(page.getByRole('table', { name: 'Acuerdo con la referencia' })).toContainText(
    nombres[0] ?? '',
  );
  await expect(page.getByRole('table', { name: 'Preguntas que más dividen' })).toBeVisible();
  await foto('acuerdo-con-datos');

  await page.goto(`entrega/${entregaId}/notas`);
  await boton(page, 'Calcular las cifras').click();
  await avisado(page, 'Se calcularon las cifras');
  await page.getByRole('link', { name: nombres[0] ?? '' }).click();
  await page.getByRole('radio', { name: /Algunas se apoyan/u }).check();
  await page.getByText('Mis frases', { exact: true }).last().click();
  const frase = unico('Cite la línea que lo prueba.');
  await page.getByRole('textbox', { name: 'Frase nueva' }).fill(frase);
  await boton(page, 'Guardar la frase').click();
  await expect(boton(page, `Eliminar la frase «${frase}»`)).toBeVisible();
  await page.getByRole('combobox', { name: 'Mis frases' }).selectOption(frase);
  await expect(page.getByRole('textbox', { name: 'Comentario' })).toHaveValue(frase);
  await boton(page, 'Comentar').click();
  await avisado(page, 'Se guardó el comentario.');
  await foto('nota-con-frases');
  await boton(page, `Eliminar la frase «${frase}»`).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await avisado(page, 'Se eliminó la frase.');
  await boton(page, 'Guardar').click();
  await avisado(page, 'Se guardó la corrección.');
  await boton(page, 'Publicar esta nota').click();
  await avisado(page, 'Se publicó 1 nota.');

  const nota = new URL(page.url()).pathname;
  await estudiante.goto(nota);
  await estudiante.getByText('Pedir revisión', { exact: true }).first().click();
  await estudiante.getByRole('textbox', { name: 'Qué quiere que se revise' }).fill('El fundamento.');
  await boton(estudiante, 'Pedir revisión').click();
  await expect(estudiante.getByText('Pidió la revisión de la nota')).toBeVisible();

  await page.reload();
  await expect(page.getByText('El equipo pidió la revisión: El fundamento.')).toBeVisible();
  await boton(page, 'Publicar esta nota').click();
  await expect(page.getByText('guarde la segunda corrección').first()).toBeVisible();
  await foto('segunda-correccion-pedida');
  await page.getByRole('radio', { name: /Todas se apoyan/u }).check();
  await boton(page, 'Guardar').click();
  await avisado(page, 'Se guardó la corrección.');
  await boton(page, 'Publicar esta nota').click();
  await avisado(page, 'Se publicó 1 nota.');
  await page.getByRole('radio', { name: /Algunas se apoyan/u }).check();
  await boton(page, 'Guardar').click();
  await expect(page.getByText('La nota ya se publicó: escriba por qué la cambia.').first()).toBeVisible();
  await foto('nota-publicada-sin-motivo');
  await page.getByRole('radio', { name: /Todas se apoyan/u }).check();
  await page.getByRole('textbox', { name: 'Por qué cambia la nota publicada' }).fill('Se leyó el anexo.');
  await boton(page, 'Guardar').click();
  await avisado(page, 'Se guardó la corrección.');

  await estudiante.reload();
  await expect(estudiante.getByRole('region', { name: 'Primera corrección' })).toBeVisible();
  await expect(estudiante.getByRole('region', { name: 'Su nota' })).toContainText('6 de 6 puntos');
  await fotografiar(estudiante, 'escritorio', 'nota-con-dos-correcciones');

  await page.goto(`entrega/${entregaId}/notas`);
  const descarga = page.waitForEvent('download');
  await boton(page, 'Descargar para Moodle').click();
  expect((await descarga).suggestedFilename()).toBe('notas-moodle.csv');
  const libro = page.waitForEvent('download');
  await boton(page, 'Descargar XLSX').click();
  expect((await libro).suggestedFilename()).toBe('notas.xlsx');
  await foto('notas-descargadas');
});
