import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { incidencia } from './incidencias.fixture.ts';
import { indexar } from './indice.ts';
import { ordenar, ordenes } from './ordenar.ts';

const { entradas } = indexar([
  incidencia({ descripcion: 'a', severidad: 'INFO', archivo: 'src/z.js', linea: 5, tiempo_estimado: '1h' }),
  incidencia({
    descripcion: 'b',
    severidad: 'BLOCKER',
    archivo: 'src/a.js',
    linea: 9,
    tiempo_estimado: null,
  }),
  incidencia({ descripcion: 'c', severidad: 'MINOR', archivo: 'src/a.js', linea: 10, regla: 'css:S1' }),
  incidencia({
    descripcion: 'd',
    severidad: 'BLOCKER',
    archivo: 'src/a.js',
    linea: 2,
    tiempo_estimado: '2d',
  }),
  incidencia({ descripcion: 'e', severidad: 'RARA', archivo: 'src/a10.js', linea: null }),
  incidencia({ descripcion: 'f', severidad: 'RARA', archivo: 'src/a9.js', linea: null }),
]);
const letras = (orden: (typeof ordenes)[number], inverso = false) =>
  ordenar(entradas, orden, inverso)
    .map(({ incidencia: { descripcion } }) => descripcion)
    .join('');

describe('the order of issues', () => {
  it('has the most severe first, then sorts by file', () => {
    expect(letras('severidad')).toBe('dbcafe');
    expect(letras('severidad', true)).toBe('feacdb');
  });

  it('sorts files by name, with numbers as numbers, then by line', () => {
    expect(letras('archivo')).toBe('dbcfea');
    expect(letras('archivo', true)).toBe('aefdbc');
  });

  it('sorts by line, with issues of whole files first', () => {
    expect(letras('linea')).toBe('fedabc');
    expect(letras('linea', true)).toBe('cbadfe');
  });

  it('has the largest effort first, and issues without one last in both directions', () => {
    expect(letras('esfuerzo')).toBe('dacfeb');
    expect(letras('esfuerzo', true)).toBe('cfeadb');
  });

  it('sorts rules by name', () => {
    expect(letras('regla')).toBe('cdbfea');
  });

  it('keeps every issue, does not modify its input and is stable', () => {
    const alguna = fc.record({
      severidad: fc.constantFrom('BLOCKER', 'MINOR', 'x'),
      archivo: fc.constantFrom('a', 'b', 'ñ'),
      linea: fc.option(fc.integer({ min: -1, max: 4 })),
      tiempo_estimado: fc.constantFrom(null, '5min', '1h'),
    });
    fc.assert(
      fc.property(fc.array(alguna), fc.constantFrom(...ordenes), fc.boolean(), (dadas, orden, inverso) => {
        const indice = indexar(dadas.map(incidencia));
        const antes = [...indice.entradas];
        const primera = ordenar(indice.entradas, orden, inverso);
        expect(new Set(primera)).toEqual(new Set(antes));
        expect(ordenar(primera, orden, inverso)).toEqual(primera);
        expect(indice.entradas).toEqual(antes);
      }),
    );
  });
});
