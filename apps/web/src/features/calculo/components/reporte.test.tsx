import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { agrupar } from './reporte.fixture.tsx';
import { Reporte } from './reporte.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000a';
const proyecto = { _id: '0198a3c0-0000-7000-8000-00000000000b', nombre: 'Tienda' };
const una = { _id: id, nombre: 'Mi prueba', tipo: 'allMetricas', creado: '2026-11-01T10:00:00Z', proyecto };
const peticion = `GET /calculos/promedios/${id}?campos=agrupados`;
const fila = (nombre: string, promedio: number | null) => ({
  nombre,
  promedio,
  detalle: [
    {
      pregunta: `¿${nombre}?`,
      respuesta: 'A medias',
      comentario: ' ',
      valor: 0.5,
      maximo: 1,
      siguiente: promedio === null ? null : { descripcion: 'Del todo', valor: 1, puntos: 12.5 },
    },
  ],
  desglose: [
    {
      nombre: `Métrica de ${nombre}`,
      promedio,
      preguntas: [
        { pregunta: `¿${nombre}?`, valor: 0.5, maximo: 1, fraccion: promedio === null ? null : 0.5 },
      ],
    },
  ],
});
const bien: Respuestas = {
  [`GET /respuestas/una/${id}`]: una,
  [peticion]: agrupar([fila('Modularidad', 0.5), fila('Reusabilidad', null)]),
  'GET /criteriosValoracion': [
    { _id: '0198a3c0-0000-7000-8000-00000000000c', valor1: 75, valor2: 25, criterio: 'Regular', version: 1 },
  ],
};

function abrir(respuestas: Respuestas) {
  conRed(respuestas);
  montar(<Reporte />, { patron: '/calculos/:id', url: `/calculos/${id}` });
}

const normal = (texto: string | null) => (texto ?? '').replace(/\s/g, ' ');

describe('the report', () => {
  it('shows percent with two decimals per name, and the mean with its criterion', async () => {
    abrir(bien);
    const tabla = within(await screen.findByRole('table', { name: 'Promedios' }));
    expect(tabla.getAllByRole('row').map(({ textContent }) => normal(textContent))).toEqual([
      'NombrePromedio',
      'Modularidad50,00 %',
      'ReusabilidadSin datos',
      'Promedio general Regular50,00 %',
    ]);
    expect(screen.getByRole('link', { name: 'Regresar al repositorio' })).toBeDefined();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });

  it('leads back to the repository, in its route’s colour', async () => {
    abrir(bien);
    await screen.findByRole('table', { name: 'Promedios' });
    expect(screen.getByRole('link', { name: 'Regresar al repositorio' }).getAttribute('href')).toBe(
      `/projectresponses/${proyecto._id}`,
    );
    expect(document.documentElement.dataset.ruta).toBe('experiencia');
    cleanup();
    expect(document.documentElement.dataset.ruta).toBeUndefined();
  });

  it('opens the breakdown of a row', async () => {
    abrir(bien);
    const boton = await screen.findByRole('button', { name: 'Modularidad' });
    expect(screen.queryByText('Métrica de Modularidad')).toBeNull();
    await userEvent.click(boton);
    expect(screen.getByText('Métrica de Modularidad')).toBeDefined();
    expect(within(screen.getByRole('table', { name: 'Promedios' })).getByText('0,5 de 1')).toBeDefined();
    expect(boton.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows what the analysis had measured, and the evidence', async () => {
    const medicion = {
      nombre: 'Duplicaciones',
      cifra: 2.5,
      nivel: 'En dos lugares.',
      analisis: id,
      fecha: '2026-11-20T15:04:00.000Z',
      commit: 'abcdef0123456789',
    };
    const evidencias = [{ tipo: 'enlace', url: 'https://ejemplo.es/a' }];
    const base = fila('Modularidad', 0.5);
    const detalle = base.detalle.map((una) => ({ ...una, medicion, evidencias }));
    abrir({ ...bien, [peticion]: agrupar([{ ...base, detalle }]) });
    const frase = await screen.findByText(/^El análisis del/u);
    expect(normal(frase.textContent)).toMatch(
      /midió 2,50 % en «Duplicaciones»: corresponde al nivel «En dos lugares»\. Commit abcdef0\.$/u,
    );
    expect(screen.getByRole('link', { name: 'https://ejemplo.es/a' }).getAttribute('rel')).toContain(
      'noopener',
    );
  });

  it('shows a blank comment as Sin comentario', async () => {
    abrir(bien);
    expect(await screen.findAllByText('Sin comentario')).toHaveLength(2);
  });

  it('shows in one table each answer, its points and what the next level would give', async () => {
    abrir(bien);
    await userEvent.click(await screen.findByText('Modularidad (1 pregunta)'));
    const [tabla] = screen.getAllByRole('table', { name: '' });
    const filas = within(tabla ?? document.body).getAllByRole('row');
    expect(filas.map(({ textContent }) => normal(textContent))).toEqual([
      'PreguntaRespuestaPuntosSiguiente nivel',
      '¿Modularidad?A mediasSin comentario0,5 de 1Del todo1 de 1 (+12,50 en el promedio)',
    ]);
  });

  it('shows an empty state without rows, and no failure', async () => {
    abrir({ ...bien, [peticion]: agrupar([]) });
    await screen.findByText('No hay cálculos disponibles');
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });

  it('shows a failed load as failed, not as empty', async () => {
    const fallo = new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' });
    abrir({ ...bien, [peticion]: fallo });
    const regresar = () => screen.getByRole('link', { name: 'Regresar al repositorio' });
    expect(regresar()).toBeDefined();
    await screen.findByText('Error al obtener cálculos');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(regresar().getAttribute('href')).toBe(`/projectresponses/${proyecto._id}`);
    expect(screen.queryByText('No hay cálculos disponibles')).toBeNull();
  });
});
