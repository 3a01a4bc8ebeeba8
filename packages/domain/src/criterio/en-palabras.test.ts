import { expect, it } from 'vitest';

import { criterioDeGrado, resultadoDePrueba, type Criterios } from './en-palabras.ts';

const criterios: Criterios = {
  pruebas: [
    { valor1: 0, valor2: 49.99, criterio: 'Deficiente' },
    { valor1: 50, valor2: 100, criterio: 'Buena' },
  ],
  analisis: [{ valor1: 60, valor2: 100, criterio: 'Mantenible' }],
};

it.each([
  [0.5, { promedio: 50, criterio: 'Buena' }],
  [0.49994, { promedio: 49.99, criterio: 'Deficiente' }],
  [0.499951, { promedio: 50, criterio: 'Buena' }],
  [null, { promedio: null, criterio: null }],
])('writes the mean %s of a test in percent and in words', (fraccion, resultado) => {
  expect(resultadoDePrueba(criterios, fraccion)).toEqual(resultado);
});

it('takes the words of a degree from the ranges of analyses, not from those of tests', () => {
  expect(criterioDeGrado(criterios, 75)).toBe('Mantenible');
  expect(criterioDeGrado(criterios, null)).toBeNull();
});

it('has another text for a degree and for a mean outside all ranges', () => {
  const sinRangos: Criterios = { pruebas: [], analisis: [] };
  const deGrado = criterioDeGrado(sinRangos, 75);
  const { criterio } = resultadoDePrueba(sinRangos, 0.75);
  expect(deGrado).not.toBe('');
  expect(criterio).not.toBe('');
  expect(deGrado).not.toBe(criterio);
});
