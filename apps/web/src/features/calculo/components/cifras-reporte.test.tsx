import { formatDateTime } from '@mantenible/wording/fechas';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { EnOrden, enEspera, Estado, sinRed } from '../../../testing/montar.tsx';
import {
  abrir,
  agrupar,
  fila,
  peticionFilas,
  peticionPrueba,
  conEspaciosSimples,
  pregunta,
  proyecto,
  prueba,
} from './reporte.fixture.tsx';

const tabla = async () => within(await screen.findByRole('table', { name: 'Promedios' }));
const general = async () =>
  conEspaciosSimples((await screen.findByRole('region', { name: 'Promedio general' })).textContent);

describe('the mean of a report', () => {
  it.each([
    [[1, 1], '100,00 %'],
    [[0, 0], '0,00 %'],
    [[1 / 3, 2 / 3], '50,00 %'],
    [[0.123456], '12,35 %'],
    [[0.5, null], '50,00 %'],
    [[null], 'Sin datos'],
  ])('of %j is %s', async (promedios, texto) => {
    abrir(promedios.map((promedio, i) => fila(`Fila ${i}`, promedio)));
    expect(await general()).toContain(`Promedio general${texto}`);
    const pie = (await tabla()).getAllByRole('row').at(-1);
    expect(conEspaciosSimples(pie?.textContent)).toContain(texto);
  });

  it('outside the criteria in force states that', async () => {
    abrir([fila('Fila', 0.5)], { 'GET /criteriosValoracion': [] });
    expect(await general()).not.toContain('Regular');
    expect(await general()).toMatch(/Criterio de valoración\S/u);
  });

  it('names the points of questions that do not apply', async () => {
    const propia = (respuesta: string, valor: number) =>
      pregunta({ respuesta, valor, maximo: 1, fraccion: valor });
    const detalle = [propia('No corresponde: no hay servidor.', 1), propia('Ninguna', 0)];
    abrir([fila('Fila', 0.5, { detalle }), fila('Otra', 0, { detalle: [propia('Ninguna', 0)] })]);
    expect(await general()).toContain(
      'Promedio general25,00 %De ellos, 25,00 puntos son de preguntas que no corresponden (1 de 3).',
    );
  });

  it('has no such line without them', async () => {
    abrir([fila('Fila', 0.5, { detalle: [pregunta()] })]);
    expect(await general()).not.toContain('no corresponden');
  });

  it('of one row stands in the table once, as that row', async () => {
    abrir([fila('Fila', 0.5)]);
    expect(
      (await tabla()).getAllByRole('row').map(({ textContent }) => conEspaciosSimples(textContent)),
    ).toEqual(['NombrePromedio', 'Fila50,00 %']);
  });

  it('stands below test, attempt and date', async () => {
    abrir([fila('Fila', 0.5)], { [peticionPrueba]: { ...prueba, intentos: 2 } });
    const encabezado = (await screen.findByText('Mi prueba', { selector: 'strong' })).parentElement;
    const datos = [...(encabezado?.children ?? [])].map(({ textContent }) => textContent);
    expect(datos).toEqual(['Mi prueba', 'Intento 2', formatDateTime(prueba.creado)]);
  });
});

describe('the breakdown of a row', () => {
  const metrica = (nombre: string, promedio: number | null, ...preguntas: readonly object[]) => ({
    nombre,
    promedio,
    preguntas,
  });
  const con = (valor: number | null, maximo: number | null, fraccion: number | null) => ({
    pregunta: '¿Hay capas?',
    valor,
    maximo,
    fraccion,
  });

  it.each([
    ['a level of its question', con(0.5, 1, 0.5), '0,5 de 1'],
    ['a level without a value', con(0, 4, 0), '0 de 4'],
    ['great values', con(1234.5, 2000, 0.61), '1 234,5 de 2 000'],
    ['a question that counts nowhere', con(0, 0, null), 'No cuenta'],
    ['a question without levels', con(null, null, null), 'No cuenta'],
  ])('names %s', async (_caso, una, texto) => {
    abrir([fila('Modularidad', 0.5, { desglose: [metrica('Acoplamiento', 0.5, una)] })]);
    await userEvent.click((await tabla()).getByRole('button', { name: 'Modularidad' }));
    expect(conEspaciosSimples((await tabla()).getByText('¿Hay capas?').nextElementSibling?.textContent)).toBe(
      texto,
    );
  });

  it('is opened and closed by the keyboard, beside the others', async () => {
    const desglose = (nombre: string) => [metrica(nombre, null)];
    abrir([
      fila('Modularidad', 0.5, { desglose: desglose('Acoplamiento') }),
      fila('Modularidad', null, { desglose: desglose('Cohesión') }),
    ]);
    const [primera, segunda] = (await tabla()).getAllByRole('button', { name: 'Modularidad' });
    primera?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement).toBe(segunda);
    await userEvent.keyboard(' ');
    expect((await tabla()).getByText('Acoplamiento')).toBeDefined();
    expect((await tabla()).getByText('Cohesión').nextElementSibling?.textContent).toBe('Sin datos');
    await userEvent.keyboard('{Enter}');
    expect((await tabla()).queryByText('Cohesión')).toBeNull();
    expect([primera, segunda].map((boton) => boton?.getAttribute('aria-expanded'))).toEqual([
      'true',
      'false',
    ]);
  });
});

describe('an answer in detail', () => {
  const siguiente = (puntos: number) => ({ descripcion: 'Del todo', valor: 1, puntos });

  it.each([
    [
      'with a next level',
      { siguiente: siguiente(12.5) },
      '0,5 de 1',
      'Del todo1 de 1 (+12,50 en el promedio)',
    ],
    ['in a great test', { siguiente: siguiente(0.004) }, '0,5 de 1', 'Del todo1 de 1 (+0,00 en el promedio)'],
    ['at its best level', { valor: 1 }, '1 de 1', 'Ya es el mejor nivel'],
    ['of a question that counts nowhere', { valor: 0, maximo: 0 }, 'No cuenta', '—'],
    ['without a level', { valor: null, maximo: null }, 'No cuenta', '—'],
  ])('%s states its points and what comes next', async (_caso, cambios, puntos, texto) => {
    abrir([fila('Modularidad', 0.5, { detalle: [pregunta(cambios)] })]);
    await screen.findByText('Modularidad (1 pregunta)');
    const celdas = screen.getAllByRole('cell').filter(({ dataset }) => dataset.titulo !== undefined);
    expect(
      celdas.map(({ dataset, textContent }) => [dataset.titulo, conEspaciosSimples(textContent)]),
    ).toEqual([
      ['Respuesta', 'A mediasSin comentario'],
      ['Puntos', puntos],
      ['Siguiente nivel', texto],
    ]);
  });

  it('keeps the comment as it was written, as text', async () => {
    const comentario = '<b>Sí</b>\npero no';
    abrir([fila('Modularidad', 0.5, { detalle: [pregunta({ comentario })] })]);
    expect((await screen.findByText(/^<b>Sí<\/b>/)).textContent).toBe(comentario);
    expect(screen.queryByText('Sin comentario')).toBeNull();
  });

  it.each([
    [1, true],
    [2, false],
  ])('is open at once in a report of %d row(s): %s', async (filas, abierta) => {
    abrir(Array.from({ length: filas }, (_, i) => fila(`Fila ${i}`, 0.5, { detalle: [pregunta()] })));
    await screen.findByText('Fila 0 (1 pregunta)');
    expect(document.querySelector('details')?.open).toBe(abierta);
  });

  it('counts the questions of its row', async () => {
    abrir([fila('A', 0.5, { detalle: [pregunta(), pregunta()] }), fila('B', null)]);
    expect(await screen.findByText('A (2 preguntas)')).toBeDefined();
    expect(screen.getByText('B (0 preguntas)')).toBeDefined();
  });
});

describe('the way back', () => {
  const regresar = () => screen.getByRole('link', { name: 'Regresar al repositorio' }).getAttribute('href');
  const ida = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró la prueba.' });

  it('leads to the projects where the test was deleted, since its own is not known', async () => {
    abrir([fila('A', 1)], { [peticionPrueba]: ida });
    await screen.findByText('No se encontró la prueba.');
    expect(regresar()).toBe('/lista_proyectos');
  });

  it('is there while the figures load', async () => {
    const { respuesta, contestar } = enEspera();
    abrir(respuesta);
    expect(await screen.findByText('Cargando...')).toBeDefined();
    await waitFor(() => {
      expect(regresar()).toBe(`/projectresponses/${proyecto._id}`);
    });
    contestar(agrupar([]));
    expect(await screen.findByText('No hay cálculos disponibles')).toBeDefined();
  });

  it('remains when a retry has read the report', async () => {
    abrir(new EnOrden(sinRed, agrupar([fila('A', 1)])), {});
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await general()).toContain('100,00 %');
    expect(regresar()).toBe(`/projectresponses/${proyecto._id}`);
    expect(screen.queryByText('Error al obtener cálculos')).toBeNull();
  });

  it('asks for the test and its figures, each once', async () => {
    const pedidas = abrir([fila('A', 1)]);
    await general();
    expect(pedidas.toSorted()).toEqual([peticionFilas, 'GET /criteriosValoracion', peticionPrueba]);
  });
});
