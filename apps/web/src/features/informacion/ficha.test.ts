import { expect, test } from 'vitest';

import { derechosDe, fichaDe } from './ficha.ts';

const sinDatos = { autor: null, director: null, universidad: null, anio: null };
const software = {
  etiqueta: 'Nombre del software',
  valor: 'Mantenible: evaluación de la mantenibilidad de aplicaciones web',
};

test('fields that the institution did not set are not shown', () => {
  expect(fichaDe(sinDatos)).toEqual([software]);
  expect(derechosDe(sinDatos)).toBeNull();
});

test('people and copyright are shown as configured', () => {
  const institucion = {
    autor: 'Ana Ruiz',
    director: 'Luis Paz',
    universidad: 'Universidad de Ejemplo',
    anio: '2026',
  };
  expect(fichaDe(institucion)).toEqual([
    software,
    { etiqueta: 'Autoría', valor: 'Ana Ruiz' },
    { etiqueta: 'Dirección', valor: 'Luis Paz' },
  ]);
  expect(derechosDe(institucion)).toBe('© 2026 Universidad de Ejemplo. Todos los derechos reservados.');
  expect(derechosDe({ ...institucion, anio: null })).toBe(
    '© Universidad de Ejemplo. Todos los derechos reservados.',
  );
});
