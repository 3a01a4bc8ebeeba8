import { describe, expect, it } from 'vitest';

import { exigirIntento, motivoIntentoInvalido, puedeRepetirse } from './intentos.ts';

describe('attempts', () => {
  it.each([
    ['singleMetrica', 1, [], null],
    ['singleMetrica', 1, [1], 'Ya existe una respuesta para esta métrica'],
    ['singleMetrica', 1, [2], 'Ya existe una respuesta para esta métrica'],
    ['singleSubcaracteristica', 1, [1, 2], 'Ya existe una respuesta para esta subcaracterística'],
    ['singleSubcaracteristica', 2, [1], null],
    ['singleSubcaracteristica', 2, [], 'El segundo intento necesita que exista el primero'],
    ['singleSubcaracteristica', 2, [2, 1], 'Ya se realizaron los 2 intentos'],
    ['singleMetrica', null, [], 'El número de intentos no está definido.'],
    ['singleMetrica', 0, [], 'Solo se admiten 2 intentos'],
    ['singleMetrica', -1, [], 'Solo se admiten 2 intentos'],
    ['singleMetrica', 3, [1, 2], 'Solo se admiten 2 intentos'],
    ['singleMetrica', 1.5, [], 'Solo se admiten 2 intentos'],
    ['singleMetrica', Number.NaN, [], 'Solo se admiten 2 intentos'],
    ['allMetricas', null, [], null],
    ['allMetricas', 1, [], 'Las pruebas de todos los elementos no llevan número de intento'],
    ['allSubcaracteristicas', null, [1, 2], null],
  ] as const)('%s, attempt %s after %j: %s', (tipo, intentos, hechos, expected) => {
    expect(motivoIntentoInvalido(tipo, intentos, hechos)).toBe(expected);
  });

  it('is a conflict when a saved attempt contradicts it', () => {
    expect(() => {
      exigirIntento('singleMetrica', 1, [1]);
    }).toThrow(expect.objectContaining({ kind: 'conflict' }));
  });

  it('names the field when the number itself is wrong', () => {
    const detalles = [{ campo: 'intentos', mensaje: 'El número de intentos no está definido.' }];
    expect(() => {
      exigirIntento('singleMetrica', null, []);
    }).toThrow(expect.objectContaining({ kind: 'invalid', detalles }));
  });

  it('accepts a valid attempt', () => {
    expect(() => {
      exigirIntento('singleMetrica', 2, [1]);
    }).not.toThrow();
  });

  it.each([
    ['singleMetrica', [1], true],
    ['singleSubcaracteristica', [1], true],
    ['singleMetrica', [1, 2], false],
    ['singleMetrica', [2], false],
    ['singleMetrica', [], false],
    ['allMetricas', [1], false],
    ['allSubcaracteristicas', [], false],
  ] as const)('offers to repeat %s after %j: %s', (tipo, hechos, expected) => {
    expect(puedeRepetirse(tipo, hechos)).toBe(expected);
  });
});
