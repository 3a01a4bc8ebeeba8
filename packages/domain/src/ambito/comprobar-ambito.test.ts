import { expect, it } from 'vitest';

import { ambitoCompleto } from './ambito.ts';
import { comprobarAmbito } from './comprobar-ambito.ts';

const rutas = ['src/a.js', 'src/b.js', 'src/c.js', 'src/d.js', 'src/gen/g.js', 'tests/t.js', 'otro.js'];

it('tries a scope on paths, and counts the files of each of its values', () => {
  const ambito = {
    ...ambitoCompleto,
    fuentes: ['src'],
    pruebas: ['tests'],
    exclusiones: ['src/gen/**', 'nada/**'],
    exclusionesDeDuplicacion: ['**/a.js'],
  };
  const todas = ['src/a.js', 'src/b.js', 'src/c.js'];
  expect(comprobarAmbito(ambito, rutas)).toEqual({
    archivos: 7,
    principales: 4,
    pruebas: 1,
    fuera: 2,
    valores: [
      { lista: 'fuentes', valor: 'src', archivos: 5, ejemplos: todas },
      { lista: 'pruebas', valor: 'tests', archivos: 1, ejemplos: ['tests/t.js'] },
      { lista: 'exclusiones', valor: 'src/gen/**', archivos: 1, ejemplos: ['src/gen/g.js'] },
      { lista: 'exclusiones', valor: 'nada/**', archivos: 0, ejemplos: [] },
      { lista: 'exclusionesDeDuplicacion', valor: '**/a.js', archivos: 1, ejemplos: ['src/a.js'] },
    ],
  });
});

it('covers every file without any setting', () => {
  expect(comprobarAmbito(ambitoCompleto, rutas)).toMatchObject({ principales: 7, fuera: 0, valores: [] });
});

it.each(['exclusiones', 'exclusionesDeDuplicacion'] as const)(
  'refuses patterns of %s that take too many steps',
  (lista) => {
    const patrones = Array.from({ length: 60 }, (_, i) => `${'*a'.repeat(140)}${i}`);
    const muchas = Array.from({ length: 5000 }, (_, i) => `${'a'.repeat(200)}${i % 60}/${i}`);
    expect(() => comprobarAmbito({ ...ambitoCompleto, [lista]: patrones }, muchas)).toThrow(
      /demasiado complejos/u,
    );
  },
);
