import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';

import { http } from '../../../lib/http.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { curso } from './curso.fixture.ts';
import { CursoPagina } from './curso-pagina.tsx';

const persona = {
  sub: 'sub-ana',
  nombre: 'Ana',
  usuario: 'ana',
  correo: null,
  grupo: 'A',
  ingreso: '2026-03-02T10:00:00.000Z',
};
const fila = {
  persona,
  proyecto: null,
  analisis: null,
  prueba: null,
  pruebas: 0,
  plan: { total: 0, hechas: 0, verificadas: 0 },
  ejes: { estatica: [], manual: [] },
};
const cuantas = Object.fromEntries(
  ['todas', 'unidas', 'sin-unirse', 'sin-proyecto', 'sin-analisis', 'sin-prueba', 'sin-nada'].map((una) => [
    una,
    1,
  ]),
);

beforeEach(() => {
  conPersona('sub-dora');
});

test('the class of an archived course has its people alone, and states that projects are not read', async () => {
  const archivado = { ...curso, estado: 'archivado', codigo: null, cambiar: false };
  conRed({
    [`GET /cursos/${curso._id}`]: new Estado(200, archivado, { etag: '"1"' }),
    [`GET /cursos/${curso._id}/clase`]: { filas: [fila], total: 1, cuantas },
  });
  const quienes: unknown[] = [];
  const usado = http.interceptors.request.use((config) => {
    const params: unknown = config.params;
    if (config.url?.endsWith('/clase'))
      quienes.push(z.parse(z.object({ quienes: z.string() }), params).quienes);
    return config;
  });
  onTestFinished(() => {
    http.interceptors.request.eject(usado);
  });
  montar(<CursoPagina />, { patron: '/curso/:id', url: `/curso/${curso._id}?quienes=sin-proyecto` });
  expect(await screen.findByText(/los proyectos de hoy ya no se leen aquí/u)).toBeTruthy();
  const tabla = await screen.findByRole('table');
  expect(
    within(tabla)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(['Persona', 'Grupo', 'Se unió']);
  expect(screen.queryByText('Sin proyecto')).toBeNull();
  const opciones = within(screen.getByRole('combobox', { name: 'Quiénes' })).getAllByRole('option');
  expect(opciones.map(({ textContent }) => textContent)).toEqual([
    'Todas (1)',
    'Unidas (1)',
    'Sin unirse (1)',
  ]);
  expect(screen.queryByRole('combobox', { name: 'Columnas' })).toBeNull();
  // The address asked for those without a project.
  expect(quienes).toEqual(['todas']);
});
