import { expect, it } from 'vitest';

import { avisosDe } from './avisos.ts';

const lado = (enlace: string, rama: string) => ({
  id: '0198a3c0-0000-7000-8000-000000000001',
  fecha: '2026-11-01T10:00:00.000Z',
  commit: null,
  enlace,
  rama,
});

it('names what differs between two analyses beside the code', () => {
  const antes = lado('https://github.com/a/b', 'main');
  const despues = lado('https://github.com/a/c', 'dev');
  const avisos = avisosDe({ cambios: ['analizador', 'enlace', 'rama'], antes, despues });
  expect(avisos).toEqual([
    expect.stringContaining('versiones distintas del analizador'),
    'Los dos análisis son de enlaces distintos: https://github.com/a/b y https://github.com/a/c.',
    'Los dos análisis son de ramas distintas: main y dev.',
  ]);
  expect(avisosDe({ cambios: [], antes, despues })).toEqual([]);
});
