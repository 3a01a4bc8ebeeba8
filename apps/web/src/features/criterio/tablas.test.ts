import { expect, test } from 'vitest';

import {
  editar,
  esTabla,
  etagDe,
  filaDeCriterio,
  filaDePropiedad,
  nombresTabla,
  textosDe,
  validarFila,
} from './tablas.ts';

const fila = filaDeCriterio({ _id: 'c1', version: 3, criterio: 'Excelente', valor1: 90, valor2: 99.5 });

test('the selector offers the three tables of the specification', () => {
  expect(Object.entries(nombresTabla)).toEqual([
    ['criterios', 'Lista de Verificación'],
    ['valoracion', 'Grado de Mantenibilidad'],
    ['propiedades', 'Propiedades de Calidad'],
  ]);
  expect([esTabla('valoracion'), esTabla('otra'), esTabla(null)]).toEqual([true, false, false]);
});

test('an untouched row shows its stored values with a comma', () => {
  expect(textosDe(fila, undefined)).toEqual(['90', '99,5']);
});

test('an edit contains the typed texts and the version that it is based on', () => {
  const first = editar(fila, undefined, 0, '91,5');
  expect(first).toEqual({ version: 3, textos: ['91,5', '99,5'] });
  expect(editar({ ...fila, version: 4 }, first, 1, 'x')).toEqual({ version: 3, textos: ['91,5', 'x'] });
});

test('an edit that returns to the stored texts is dropped', () => {
  expect(editar(fila, editar(fila, undefined, 0, '91'), 0, '90')).toBeUndefined();
});

test.each(['90,', '90,0', '90.0', ' 90'])(
  '%j, which has the stored value, is kept: more may follow',
  (texto) => {
    expect(editar(fila, undefined, 0, texto)?.textos).toEqual([texto, '99,5']);
  },
);

test('a row is sent with its numbers and, for a range, its text', () => {
  expect(validarFila('criterios', fila, ['100', '0,5'])).toEqual({
    ok: true,
    data: { valor1: 100, valor2: 0.5, criterio: 'Excelente' },
  });
  const propiedad = filaDePropiedad({ _id: 'p1', version: 1, propiedad: 'Líneas duplicadas', valor: 5 }, 0);
  expect(validarFila('propiedades', propiedad, ['7.25'])).toEqual({ ok: true, data: { valor: 7.25 } });
});

test('a cell other than a number, or a percent, is refused with its name', () => {
  const checked = validarFila('valoracion', fila, ['cien', '101']);
  expect(checked.ok ? null : Object.fromEntries(checked.errors)).toEqual({
    valor1: 'Escriba un número',
    valor2: 'El valor debe estar entre 0 y 100',
  });
});

test('a property beyond the highest value is refused with its bound', () => {
  const propiedad = filaDePropiedad({ _id: 'p1', version: 1, propiedad: 'Olores de código', valor: 5 }, 3);
  const checked = validarFila('propiedades', propiedad, ['2000000']);
  expect(checked.ok ? null : [...checked.errors]).toEqual([
    ['valor', 'El valor no puede ser mayor que 1\u202f000\u202f000'],
  ]);
});

test('a version goes back as an entity tag', () => {
  expect(etagDe(12)).toBe('"12"');
});

test('a threshold states what it acts on, its unit and its direction, by its place in the list', () => {
  const filas = Array.from({ length: 7 }, (_, lugar) =>
    filaDePropiedad({ _id: `p${lugar}`, version: 1, propiedad: 'P', valor: 5 }, lugar),
  );
  expect(filas.map(({ detalle, signo }) => [detalle?.split('. ')[0], signo])).toEqual([
    ['Medida: duplicated_lines', '%'],
    ['Medida: lines_to_cover', '%'],
    ['Medida: complexity', '%'],
    ['Medida: code_smells', null],
    ['Medida: cognitive_complexity', '%'],
    ['Medida: comment_lines_density', '%'],
    ['No actúa en ninguna tarjeta.', null],
  ]);
  expect(filas[1]?.detalle).toMatch(/cuanto mayor, mejor\. Es DEFECTO si la medida queda por debajo/);
  expect(fila.detalle).toBeNull();
});
