import { sinDescripcion } from '@mantenible/domain/criterio';
import { expect, it } from 'vitest';

import { tablaIntervalos, tablaUmbrales } from './tabla-umbrales.ts';

const intervalos = [
  { valor1: 90, valor2: 100, criterio: 'Muy alta' },
  { valor1: 90, valor2: 80, criterio: sinDescripcion },
  { valor1: 0, valor2: 90, criterio: 'Resto' },
];
const marcada = (grado: number | null) =>
  tablaIntervalos(intervalos, grado)
    .filas.map(({ aplica }) => aplica)
    .indexOf(true);

it('marks the first range that contains the degree, bounds inclusive and in either order', () => {
  expect([95, 90, 89.99, 80, 79.99, 0, null, 100.5].map(marcada)).toEqual([0, 0, 1, 1, 2, 2, -1, -1]);
});

it('writes each range from its lower bound', () => {
  const escritos = tablaIntervalos(intervalos, 85).filas.map(({ texto, valor }) => [
    texto,
    valor.replace(/\s/g, ' '),
  ]);
  expect(escritos).toEqual([
    ['Muy alta', '90 a 100 %'],
    [sinDescripcion, '80 a 90 %'],
    ['Resto', '0 a 90 %'],
  ]);
});

it('marks the threshold at the card’s place, each with unit, direction and condition', () => {
  const propiedades = [
    { _id: 'a', propiedad: 'Líneas duplicadas', valor: 5 },
    { _id: 'b', propiedad: 'Por cubrir', valor: 2.5 },
  ];
  const { columnas, filas } = tablaUmbrales(propiedades, 1);
  expect(columnas).toEqual(['Propiedad', 'Es defecto si']);
  expect(filas.map((fila) => ({ ...fila, valor: fila.valor.replace(/\s/g, ' ') }))).toEqual([
    {
      texto: 'Líneas duplicadas',
      valor: 'duplicadas > 5 %',
      aplica: false,
      detalle: 'Porcentaje sobre las líneas de código; cuanto menor, mejor.',
    },
    {
      texto: 'Por cubrir',
      valor: 'por cubrir < 2,5 %',
      aplica: true,
      detalle: 'Porcentaje sobre las líneas de código; cuanto mayor, mejor.',
    },
  ]);
});

it('a property beyond the six cards acts nowhere', () => {
  const propiedades = Array.from({ length: 7 }, (_, i) => ({ _id: `${i}`, propiedad: `P${i}`, valor: 1 }));
  expect(tablaUmbrales(propiedades, 0).filas[6]).toEqual({
    texto: 'P6',
    detalle: 'No actúa en ninguna tarjeta.',
    valor: '1',
    aplica: false,
  });
});
