import { describe, expect, it } from 'vitest';

import { calcularRadar, siguientePaso, ultimasPruebas, type PruebaConPromedios } from './index.ts';

const prueba = (n: number, cambios: Partial<PruebaConPromedios>): PruebaConPromedios => ({
  _id: `p${n}`,
  nombre: `Prueba ${n}`,
  tipo: 'allSubcaracteristicas',
  creado: `2026-11-0${n}T10:00:00.000Z`,
  filas: [],
  ...cambios,
});

describe('the radar', () => {
  it('sets 100 minus the load beside the mean by hand, and leaves what is absent a gap', () => {
    const filas = [
      { nombre: 'Modularidad', promedio: 2 / 3 },
      { nombre: 'Reusabilidad', promedio: null },
    ];
    const ejes = calcularRadar(
      [
        { nombre: 'Modularidad', porcentaje: 12.345 },
        { nombre: 'Reusabilidad', porcentaje: null },
      ],
      [prueba(1, { filas })],
    );
    const { _id, nombre, creado } = prueba(1, {});
    expect(ejes.map((eje) => eje.nombre)).toEqual([
      'Modularidad',
      'Reusabilidad',
      'Analizabilidad',
      'Capacidad de Modificación',
      'Capacidad de Prueba',
    ]);
    expect(ejes.slice(0, 3)).toEqual([
      {
        nombre: 'Modularidad',
        estatica: 87.66,
        manual: { porcentaje: 66.67, prueba: { _id, nombre, creado } },
      },
      { nombre: 'Reusabilidad', estatica: null, manual: null },
      { nombre: 'Analizabilidad', estatica: null, manual: null },
    ]);
  });

  it('takes of each row the newest test in which it counts, without case and accents', () => {
    const ejes = calcularRadar(
      [],
      [
        prueba(4, { tipo: 'allMetricas', filas: [{ nombre: 'Modularidad', promedio: 0 }] }),
        prueba(3, { filas: [{ nombre: 'Modularidad', promedio: null }] }),
        prueba(2, {
          tipo: 'singleSubcaracteristica',
          filas: [{ nombre: 'capacidad de modificacion ', promedio: 0.5 }],
        }),
        prueba(1, {
          filas: [
            { nombre: 'Modularidad', promedio: 1 },
            { nombre: 'Capacidad de Modificación', promedio: 1 },
          ],
        }),
      ],
    );
    expect(ejes.map(({ manual }) => manual && [manual.prueba._id, manual.porcentaje])).toEqual([
      ['p1', 100],
      null,
      null,
      ['p2', 50],
      null,
    ]);
  });
});

it('finds the newest test of each kind, and the one before it of the same item', () => {
  const de = (_id: string, tipo: PruebaConPromedios['tipo'], elementoId: string | null) => ({
    _id,
    tipo,
    elementoId,
  });
  const pruebas = [
    de('f', 'singleMetrica', 'm1'),
    de('e', 'singleMetrica', 'm2'),
    de('d', 'allSubcaracteristicas', null),
    de('c', 'singleMetrica', 'm1'),
    de('b', 'singleMetrica', 'm1'),
  ];
  const pares = ultimasPruebas(pruebas).map((una) => [una.prueba._id, una.anterior?._id ?? null]);
  expect(pares).toEqual([
    ['d', null],
    ['f', 'c'],
  ]);
});

describe('the next step', () => {
  const nada = {
    hayBorrador: false,
    accionesAbiertas: 0,
    hayPrueba: false,
    hayAnalisis: false,
    analisisEnCurso: false,
  };
  it.each([
    ['analizar', {}],
    ['esperar', { analisisEnCurso: true }],
    ['responder', { hayAnalisis: true }],
    ['continuar', { hayBorrador: true, hayPrueba: true, hayAnalisis: true }],
    ['continuar', { hayBorrador: true, accionesAbiertas: 1 }],
    ['seguir', { accionesAbiertas: 1 }],
    ['seguir', { accionesAbiertas: 2, hayPrueba: true, hayAnalisis: true, analisisEnCurso: true }],
    ['responder', { hayAnalisis: true, analisisEnCurso: true }],
    ['analizar', { hayPrueba: true }],
    ['esperar', { hayPrueba: true, analisisEnCurso: true }],
    ['mejorar', { hayPrueba: true, hayAnalisis: true }],
  ])('is to %s with %j', (paso, hay) => {
    expect(siguientePaso({ ...nada, ...hay })).toBe(paso);
  });
});
