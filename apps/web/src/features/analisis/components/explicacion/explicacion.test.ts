import { nombresMetrica, nombresSubcaracteristica } from '@mantenible/domain/calculo-estatico';
import { describe, expect, it } from 'vitest';

import { explicar, type Datos, type Explicacion } from './explicacion.ts';
import { armarResultado } from '../figuras/resultado.ts';
import { textoSinPropuestas, tituloQueFalta } from './textos-que-falta.ts';

const caso: Readonly<Record<string, string>> = {
  ncloc: '1000',
  complexity: '180',
  duplicated_lines: '40',
  lines_to_cover: '450',
  code_smells: '20',
  cognitive_complexity: '90',
  comment_lines_density: '12.0',
};
const umbrales = [5, 70, 25, 50, 15, 50];

function datos(cambios: Readonly<Record<string, string | undefined>> = {}): Datos {
  const leidas = Object.entries({ ...caso, ...cambios }).flatMap(([metric, value]) =>
    value === undefined ? [] : [{ metric, value }],
  );
  return {
    resultado: armarResultado(leidas, '2026-11-21T10:00:00Z'),
    valoracion: [{ valor1: 80, valor2: 90, criterio: 'Mantenibilidad alta' }],
    propiedades: umbrales.map((valor, i) => ({ _id: `${i}`, propiedad: `Propiedad ${i}`, valor })),
    escaneo: 'incorporado',
  };
}

const legible = (texto: string | null) => texto?.replace(/\s/g, ' ') ?? null;
function breve(explicacion: Explicacion | null) {
  if (!explicacion) return null;
  const { resultado, conNumeros, comparacion } = explicacion;
  return [resultado, conNumeros, comparacion].map(legible);
}
const metrica = (nombre: (typeof nombresMetrica)[number], cambios = {}) =>
  explicar({ tipo: 'metrica', nombre }, datos(cambios));
const tarjeta = (lugar: number, cambios = {}) =>
  explicar({ tipo: 'tarjeta', lugar, nombre: '' }, datos(cambios));

describe('the card of the lines to cover', () => {
  it('explains its starter threshold of 15, which the metric does not use', () => {
    const razon = expect.stringMatching(/se instala el producto es 15: en JavaScript/) as unknown;
    expect(tarjeta(1)?.notas).toContainEqual(razon);
    expect(metrica('Cobertura')?.notas).not.toContainEqual(razon);
  });
});

describe('the card of the code smells', () => {
  it('states what a count that ignores the size means', () => {
    expect(tarjeta(3)?.notas.join(' ')).toContain('No depende del tamaño');
    expect(metrica('Obsoleto')?.notas.join(' ')).not.toContain('No depende del tamaño');
  });
});

describe('a metric', () => {
  it('is explained with its measure, the lines of code and the quotient', () => {
    const explicacion = metrica('Diseño');
    expect(explicacion?.entradas).toEqual([
      { nombre: 'Complejidad ciclomática (complexity)', valor: '180' },
      { nombre: 'Líneas de código (ncloc)', valor: '1\u202f000' },
    ]);
    expect(explicacion?.formula).toBe('Complejidad ciclomática × 100 / Líneas de código, acotado a 0-100');
    expect(breve(explicacion)).toEqual(['18,00 %', '180 × 100 / 1 000 = 18,00 %', null]);
  });

  it('names the computed figure where it was clamped', () => {
    expect(breve(metrica('Diseño', { complexity: '1325' }))).toEqual([
      '100,00 %',
      '1 325 × 100 / 1 000 = 132,50 %, acotado a 100,00 %',
      null,
    ]);
  });

  it('subtracts the density of comments from 100 without a division', () => {
    const explicacion = metrica('Densidad de comentarios');
    expect(breve(explicacion)).toEqual(['88,00 %', '100 − 12,00 = 88,00 %', null]);
    expect(explicacion?.entradas.map(({ nombre }) => nombre)).toEqual([
      'Densidad de comentarios (comment_lines_density)',
    ]);
  });

  it('has neither a number nor a zero without its measure', () => {
    const explicacion = metrica('Cobertura', { lines_to_cover: undefined });
    expect(breve(explicacion)).toEqual([null, null, null]);
    expect(explicacion?.entradas[0]?.valor).toBeNull();
  });

  it('notes that Cobertura is not test coverage and that the analyser reads no report', () => {
    const notas = metrica('Cobertura')?.notas.join(' ');
    expect(notas).toContain('no son cobertura');
    expect(notas).toContain('favorece a JavaScript');
    expect(notas).toContain('no lee informes de cobertura');
  });

  it.each(nombresMetrica)('%s has a note on its limits', (nombre) => {
    expect(metrica(nombre)?.notas.length).toBeGreaterThan(0);
  });
});

describe('a sub-characteristic', () => {
  it.each([
    ['Modularidad', '(18,00 + 4,00 + 45,00) / 3 = 22,33 %'],
    ['Reusabilidad', '(2,00 + 2,00 + 18,00 + 4,00) / 4 = 6,50 %'],
    ['Analizabilidad', '(2,00 + 4,00 + 9,00 + 2,00 + 18,00 + 9,00 + 88,00) / 7 = 18,86 %'],
    ['Capacidad de Modificación', '(2,00 + 4,00 + 18,00 + 4,00) / 4 = 7,00 %'],
    ['Capacidad de Prueba', '(4,00 + 18,00 + 9,00 + 45,00) / 4 = 19,00 %'],
  ] as const)('%s is the mean of its metrics', (nombre, conNumeros) => {
    const explicacion = explicar({ tipo: 'subcaracteristica', nombre }, datos());
    expect(legible(explicacion?.conNumeros ?? null)).toBe(conNumeros);
    expect(explicacion?.tabla).toBeNull();
    expect(explicacion?.notas.length).toBeGreaterThan(0);
  });

  it.each(nombresSubcaracteristica)('%s is not computed without lines of code', (nombre) => {
    const explicacion = explicar({ tipo: 'subcaracteristica', nombre }, datos({ ncloc: undefined }));
    expect(breve(explicacion)).toEqual([null, null, null]);
  });
});

describe('the degree', () => {
  it('is explained with the five sub-characteristics and its range', () => {
    const explicacion = explicar({ tipo: 'grado' }, datos());
    expect(breve(explicacion)).toEqual([
      '85,26 %',
      '((100 − 22,33) + (100 − 6,50) + (100 − 18,86) + (100 − 7,00) + (100 − 19,00)) / 5 = 85,26 %',
      null,
    ]);
    expect(explicacion?.tabla?.filas.map(({ aplica }) => aplica)).toEqual([true]);
    expect(explicacion?.notas.join(' ')).toContain('ni una certificación');
  });

  it('names what takes the lacking points, and how much of it no proposal changes', () => {
    const faltan = explicar({ tipo: 'grado' }, datos())?.faltan;
    expect(faltan && tituloQueFalta(faltan)).toBe('De qué se componen los 14,74 puntos que faltan');
    expect(legible(faltan ? textoSinPropuestas(faltan) : null)).toContain(
      'Ninguna propuesta del plan de mejora cambia estas medidas: líneas por cubrir, complejidad ciclomática, densidad de comentarios. Son 12,19 de los 14,74 puntos (83 %).',
    );
    expect(metrica('Diseño')?.faltan).toBeNull();
  });

  it('keeps each term of its formula on one line', () => {
    expect(explicar({ tipo: 'grado' }, datos())?.conNumeros).toContain('(100\u00a0−\u00a022,33) + ');
  });

  it('has neither numbers nor a range when one of the five is missing', () => {
    const explicacion = explicar({ tipo: 'grado' }, datos({ lines_to_cover: undefined }));
    expect(breve(explicacion)).toEqual([null, null, null]);
    expect(explicacion?.faltan).toBeNull();
    expect(explicacion?.tabla?.filas.some(({ aplica }) => aplica)).toBe(false);
  });
});

describe('a defect card', () => {
  it.each([
    [0, '4,00 %', '40 × 100 / 1 000 = 4,00 %', '4,00 % > 5 % no se cumple: ACEPTABLE'],
    [1, '45,00 %', '450 × 100 / 1 000 = 45,00 %', '45,00 % < 70 % se cumple: DEFECTO'],
    [2, '18,00 %', '180 × 100 / 1 000 = 18,00 %', '18,00 % > 25 % no se cumple: ACEPTABLE'],
    [3, '2,00 %', '20 × 100 / 1 000 = 2,00 %', '20 > 50 no se cumple: ACEPTABLE'],
    [4, '9,00 %', '90 × 100 / 1 000 = 9,00 %', '9,00 % > 15 % no se cumple: ACEPTABLE'],
    [5, '12,00 %', null, '12,00 % ≥ 50 % no se cumple: ACEPTABLE'],
  ])('%i is explained with its quotient and its comparison', (lugar, ...esperado) => {
    const explicacion = tarjeta(lugar);
    expect(breve(explicacion)).toEqual(esperado);
    expect(explicacion?.tabla?.filas.findIndex(({ aplica }) => aplica)).toBe(lugar);
    expect(explicacion?.notas.slice(0, 2)).toEqual([
      expect.stringMatching(/; cuanto m(en|ay)or, mejor\. Es DEFECTO si la medida /),
      expect.stringMatching(/ni el grado\.$/),
    ]);
  });

  it('is not clamped', () => {
    expect(breve(tarjeta(2, { complexity: '1325' }))?.[0]).toBe('132,50 %');
  });

  it('has no verdict without its measure; a seventh card does not exist', () => {
    expect(breve(tarjeta(1, { lines_to_cover: undefined }))).toEqual([null, null, null]);
    expect(tarjeta(6)).toBeNull();
  });
});
