import { describe, expect, it } from 'vitest';

import {
  comoSubeSinMerito,
  erroresRubrica,
  exigirRubrica,
  fuentesLinea,
  motivoNotaInvalida,
} from './index.ts';
import { rubricaPreparada, tiposTarea, type LineaRubrica } from './index.ts';
import { criterioDe, lineaDe, rubricaDe } from './ejemplos.ts';

const valida = criterioDe('fundamento', [0, 2, 5]);
const pena = { severidad: 'MAJOR', puntos: 0.5, tope: 1 } as const;
const camposDe = (...lineas: LineaRubrica[]) => erroresRubrica({ lineas }).map(({ campo }) => campo);

describe('a rubric', () => {
  it.each(tiposTarea)('is valid where it is ready for %s', (tipo) => {
    expect(erroresRubrica(rubricaPreparada(tipo))).toEqual([]);
  });

  it.each<[string, LineaRubrica, string]>([
    ['equal bounds', lineaDe('grado', [1, 50, 50]), 'alto'],
    ['reversed bounds', lineaDe('grado', [1, 90, 50]), 'alto'],
    ['reversed bounds where less is better', lineaDe('nuevas', [1, 0, 20]), 'alto'],
    ['a bound below 0', lineaDe('grado', [1, -1, 50]), 'bajo'],
    ['a bound above 100 %', lineaDe('media', [1, 0, 101]), 'bajo'],
    ['a bound that is no number', lineaDe('media', [1, Number.NaN, 100]), 'bajo'],
    ['0 points', lineaDe('grado', [0, 0, 100]), 'puntos'],
    ['negative points', lineaDe('grado', [-1, 0, 100]), 'puntos'],
    ['too many points', lineaDe('grado', [1001, 0, 100]), 'puntos'],
    ['infinite points', lineaDe('grado', [Infinity, 0, 100]), 'puntos'],
    ['no name', { ...valida, nombre: ' ' }, 'nombre'],
    ['a name that is too long', { ...valida, nombre: 'a'.repeat(121) }, 'nombre'],
    [
      'a penalty on another source',
      lineaDe('grado', [1, 0, 100], { penalizaciones: [pena] }),
      'penalizaciones',
    ],
    [
      'two penalties of a severity',
      lineaDe('nuevas', [1, 9, 0], { penalizaciones: [pena, pena] }),
      'penalizaciones',
    ],
    [
      'a penalty that adds',
      lineaDe('nuevas', [1, 9, 0], { penalizaciones: [{ ...pena, puntos: -1 }] }),
      'penalizaciones',
    ],
    [
      'a cap above its points',
      lineaDe('nuevas', [1, 9, 0], { penalizaciones: [{ ...pena, tope: 2 }] }),
      'penalizaciones',
    ],
    ['one level alone', criterioDe('otro', [5]), 'niveles'],
    ['too many levels', criterioDe('otro', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'niveles'],
    ['a level below 0', criterioDe('otro', [-1, 5]), 'niveles'],
    [
      'a level without words',
      {
        ...valida,
        niveles: [
          { descripcion: '', puntos: 0 },
          { descripcion: 'b', puntos: 5 },
        ],
      },
      'niveles',
    ],
    ['no level with all points', { ...valida, puntos: 6 }, 'niveles'],
  ])('with %s is refused', (_caso, linea, campo) => {
    expect(camposDe(linea)).toContain(`lineas.0.${campo}`);
    expect(() => {
      exigirRubrica(rubricaDe(linea));
    }).toThrow(/./u);
  });

  it('without a line that scores is refused', () => {
    expect(camposDe()).toEqual(['lineas']);
    expect(camposDe(lineaDe('grado', [1, 0, 100], { modo: 'informa' }))).toEqual(['lineas']);
  });

  it('with two lines of one id, or too many lines, is refused', () => {
    expect(camposDe(valida, { ...valida, nombre: 'Otra' })).toEqual(['lineas']);
    const muchas = Array.from({ length: 21 }, (_, i) => ({ ...valida, id: `${i}`, nombre: `Línea ${i}` }));
    expect(camposDe(...muchas)).toEqual(['lineas']);
  });

  it('with two lines of one name is refused at the later one, however it is written', () => {
    const otra = { ...valida, id: 'otra', nombre: ` ${valida.nombre.toUpperCase()}` };
    expect(camposDe(valida, otra)).toEqual(['lineas.1.nombre']);
  });
});

describe('a mark by a lecturer', () => {
  it.each([
    [0, 10, true],
    [10, 10, true],
    [7.3, 10, true],
    [10.1, 10, false],
    [-0.1, 10, false],
    [7.25, 10, false],
    [Number.NaN, 10, false],
    [99.9, 100, true],
  ])('of %d on a scale to %d is valid: %j', (nota, escala, vale) => {
    expect(motivoNotaInvalida(nota, escala) === null).toBe(vale);
  });
});

it('how a figure rises without merit has a sentence for each source but the lecturer', () => {
  for (const fuente of fuentesLinea) expect(comoSubeSinMerito(fuente) === null).toBe(fuente === 'criterio');
});
