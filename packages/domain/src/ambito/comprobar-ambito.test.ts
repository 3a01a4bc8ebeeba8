import { expect, it } from 'vitest';

import { ambitoCompleto } from './ambito.ts';
import { comprobarAmbito } from './comprobar-ambito.ts';
import { crearDecisor } from './decidir.ts';
import { compilarPatron } from './patron.ts';

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

it('stops between two patterns of a list, also for one path', () => {
  const patrones = Array.from({ length: 200 }, (_, i) => `${'*a'.repeat(145)}${i}`);
  const larga = `${'a'.repeat(3500)}${patrones.map((_, i) => i).join('')}`;
  const gasto = { pasos: 0 };
  const { papel } = crearDecisor(
    { ...ambitoCompleto, exclusiones: patrones },
    { gasto, maximoPasos: 1_000_000 },
  );
  expect(() => papel(larga)).toThrow(/demasiado complejos/u);
  expect(gasto.pasos).toBeLessThan(3_000_000);
});

it('counts also the search for the text that a pattern needs', () => {
  const gasto = { pasos: 0 };
  expect(compilarPatron('nunca', gasto)('a/b.js'.repeat(100))).toBe(false);
  expect(gasto.pasos).toBeGreaterThan(30);
});
