import { calcularNota, type DatosEntrega, type LineaRubrica } from '@mantenible/domain/rubrica';
import { expect, it } from 'vitest';

import { cuentaDeNota, cuentasDe } from './cuentas.ts';

const comun = { modo: 'puntua', puntos: 4, bajo: 50, alto: 100, penalizaciones: [] } as const;
const lineas: readonly LineaRubrica[] = [
  { ...comun, id: 'g', fuente: 'grado', nombre: 'Grado' },
  {
    ...comun,
    id: 'n',
    fuente: 'nuevas',
    nombre: 'Nuevas',
    bajo: 20,
    alto: 0,
    penalizaciones: [{ severidad: 'BLOCKER', puntos: 1, tope: 2 }],
  },
  { ...comun, id: 'a', fuente: 'acciones', nombre: 'Acciones', bajo: 0, alto: 2 },
  { ...comun, id: 'm', fuente: 'media', nombre: 'Media', modo: 'informa' },
  { ...comun, id: 'e', fuente: 'evidencias', nombre: 'Evidencias' },
  { ...comun, id: 'r', fuente: 'acuerdo', nombre: 'Acuerdo' },
  {
    id: 'c',
    fuente: 'criterio',
    nombre: 'Fundamento',
    modo: 'puntua',
    puntos: 4,
    niveles: [
      { descripcion: 'No', puntos: 0 },
      { descripcion: 'Sí', puntos: 4 },
    ],
  },
];
const datos: DatosEntrega = {
  niveles: { c: 1 },
  medidas: {
    grado: { valor: 75 },
    nuevas: { valor: 5, porSeveridad: { BLOCKER: 0.5 } },
    acciones: { valor: 3 },
    media: { valor: 80 },
    evidencias: { motivo: 'No se entregó la prueba.', ajeno: false },
    acuerdo: { motivo: 'Sin referencia.', ajeno: true },
  },
};

it('each line that counts has its formula with numbers, and the mark its sums', () => {
  const calculo = calcularNota({ lineas }, 10, datos);
  const nota = { ...calculo, lineas: [...calculo.lineas], pendientes: [...calculo.pendientes] };
  expect(cuentasDe(lineas, nota)).toEqual([
    'Grado: 4 × (75 − 50) ÷ (100 − 50) = 2.',
    'Nuevas: 4 × (5 − 20) ÷ (0 − 20) = 3; menos 0,5 por las penalizaciones = 2,5.',
    'Acciones: 4 × (3 − 0) ÷ (2 − 0) = 6, que queda en 4.',
    'Evidencias: 0, sin datos.',
    'Fundamento: 4, los puntos del nivel elegido.',
  ]);
  expect(cuentaDeNota(lineas, nota, 10)).toBe(
    'Nota: 10 × (2 + 2,5 + 4 + 0 + 4) ÷ (4 + 4 + 4 + 4 + 4) = 10 × 12,5 ÷ 20 = 6,3.',
  );
});

it('a figure at or beyond the bound without points gives a sum in plain figures', () => {
  const cuentaCon = (valor: number) => {
    const medidas = { ...datos.medidas, nuevas: { valor, porSeveridad: {} } };
    const calculo = calcularNota({ lineas }, 10, { ...datos, medidas });
    const leido = { ...calculo, lineas: [...calculo.lineas], pendientes: [...calculo.pendientes] };
    return cuentasDe(lineas, leido)[1];
  };
  expect(cuentaCon(20)).toBe('Nuevas: 4 × (20 − 20) ÷ (0 − 20) = 0.');
  expect(cuentaCon(25)).toBe('Nuevas: 4 × (25 − 20) ÷ (0 − 20) = −1, que queda en 0.');
});

it('a mark whose levels are still to be chosen has no sums', () => {
  const calculo = calcularNota({ lineas }, 10, { ...datos, niveles: {} });
  expect(calculo.pendientes).toEqual(['c']);
  const leido = { ...calculo, lineas: [...calculo.lineas], pendientes: [...calculo.pendientes] };
  expect(cuentaDeNota(lineas, leido, 10)).toBeNull();
});

it('a mark without data has no sums', () => {
  const calculo = { nota: null, lineas: [], obtenidos: 0, posibles: 0, pendientes: [] };
  expect([cuentasDe([], calculo), cuentaDeNota([], calculo, 10)]).toEqual([[], null]);
});
