import { expect, it } from 'vitest';

import { colocar } from './colocar.ts';

const lienzo = { x: 64, y: 16, ancho: 216, alto: 266 };
const punto = (cambios: number, complejidad: number) => ({
  ruta: `${cambios}-${complejidad}.js`,
  cambios,
  complejidad,
  lineas: 40,
  incidencias: 0,
});

it('the numbers of files with 6 and 7 changes are beside each other on a phone', () => {
  const archivos = [punto(12, 46), punto(7, 8), punto(6, 8), punto(1, 45)];
  const [, siete, seis] = colocar(archivos, 4, lienzo).puestos;
  expect((siete?.x ?? 0) - (seis?.x ?? 0)).toBeGreaterThan(16);
});

it('every circle stays between the ends of the axis, also where all files changed once', () => {
  const archivos = Array.from({ length: 40 }, () => punto(1, 0));
  for (const { x } of colocar(archivos, 0, lienzo).puestos)
    expect(x > lienzo.x && x <= lienzo.x + lienzo.ancho).toBe(true);
});
