import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { leerMedidas, leerValor } from './leer-medidas.ts';
import { casoDeComprobacion, comoTexto } from './medidas.fixture.ts';

describe('a value of the service', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['12.0', 12],
    ['0.1', 0.1],
    ['007', 7],
    ['1.5E3', 1500],
    ['1e-2', 0.01],
  ])('%s is %d', (value, expected) => {
    expect(leerValor(value)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    'abc',
    '-1',
    '-0.5',
    '+1',
    '1,5',
    '1.',
    '.5',
    '1 000',
    '12%',
    '0x10',
    '1e999',
    '5=1;7=1',
    'NaN',
    'Infinity',
    '-Infinity',
    'null',
    '١٢',
    '12\n',
    'true',
    '1.2.3',
    '--1',
    '1e',
    '1_000',
  ])('%j cannot be read', (value) => {
    expect(leerValor(value)).toBeNull();
  });

  it('is parsed back exactly as it was written', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), (numero) => {
        expect(leerValor(`${Math.abs(numero)}`)).toBe(Math.abs(numero));
      }),
    );
  });
});

describe('measures of a project', () => {
  it('are the numbers of the service’s texts', () => {
    expect(leerMedidas(comoTexto(casoDeComprobacion))).toEqual(casoDeComprobacion);
  });

  it('leave out measures that the model does not read', () => {
    const dadas = comoTexto({ ...casoDeComprobacion, bugs: 3, coverage: '81.5', constructor: 1 });
    expect(leerMedidas(dadas)).toEqual(casoDeComprobacion);
  });

  it('are filled in with the best value only where the service omits measures at their best value', () => {
    expect(leerMedidas(comoTexto({ ncloc: 10 }))).toEqual({
      ncloc: 10,
      duplicated_lines: 0,
      code_smells: 0,
      cognitive_complexity: 0,
    });
  });

  it.each(['duplicated_lines', 'code_smells', 'cognitive_complexity'])(
    'do not take the best value of %s when the service gave one that cannot be read',
    (clave) => {
      const leidas = leerMedidas(comoTexto({ ...casoDeComprobacion, [clave]: 'n/d' }));
      expect(leidas).toEqual({ ...casoDeComprobacion, [clave]: undefined });
      expect(leidas).not.toHaveProperty(clave);
    },
  );

  it.each([{}, { ncloc: 0 }, { ncloc: '0.0' }])('are not filled in for %j: there are no lines', (lineas) => {
    const dadas = comoTexto({ ...lineas, complexity: 4 });
    expect(leerMedidas(dadas)).toEqual('ncloc' in lineas ? { ncloc: 0, complexity: 4 } : { complexity: 4 });
  });

  it.each(['-10', 'muchas', ''])('are not filled in when ncloc is %j', (ncloc) => {
    expect(leerMedidas(comoTexto({ ncloc, code_smells: 2 }))).toEqual({ code_smells: 2 });
  });

  it('do not depend on the order in which the service gives them', () => {
    const dadas = comoTexto(casoDeComprobacion);
    fc.assert(
      fc.property(fc.shuffledSubarray([...dadas], { minLength: dadas.length }), (revueltas) => {
        expect(leerMedidas(revueltas)).toEqual(casoDeComprobacion);
      }),
    );
  });

  it('are empty when the service gives no measures', () => {
    expect(leerMedidas([])).toEqual({});
  });
});
