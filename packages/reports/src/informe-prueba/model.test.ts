import { expect, it } from 'vitest';

import { crearInforme } from './model.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const prueba = {
  nombre: 'Primera evaluación',
  tipo: 'allMetricas',
  creado: '2026-11-20T15:04:00.000Z',
  proyecto: { nombre: 'Gestión' },
} as const;
const comentario = {
  clave: 'l1:p1',
  pregunta: '¿Está documentado?',
  respuesta: 'No',
  comentario: 'Falta el manual',
};
const criterios = [
  { valor1: 0, valor2: 49.99, criterio: 'Deficiente' },
  { valor1: 100, valor2: 50, criterio: 'Bueno' },
];

it('gathers names, dates, summary and every answered question of a test', () => {
  const { clave: _, ...sinClave } = comentario;
  const filas = [
    { nombre: 'Acoplamiento', promedio: 1 / 3, comentarios: [comentario] },
    { nombre: 'Cohesión', promedio: 1, comentarios: [{ ...sinClave, comentario: ' \n' }] },
  ];
  expect(crearInforme({ prueba, filas, criterios, now })).toEqual({
    proyecto: 'Gestión',
    comentarios: { hilos: [], aviso: null },
    prueba: 'Primera evaluación',
    tipo: 'allMetricas',
    intento: null,
    aplicada: '2026-11-20T15:04:00.000Z',
    generado: '2026-11-21T12:00:00.000Z',
    criterioConsultado: '2026-11-21T12:00:00.000Z',
    resumen: {
      filas: [
        { nombre: 'Acoplamiento', porcentaje: 33.33 },
        { nombre: 'Cohesión', porcentaje: 100 },
      ],
      general: 66.67,
      criterio: 'Bueno',
    },
    noCorresponden: null,
    detalle: [
      {
        clave: 'l1:p1',
        nombre: 'Acoplamiento',
        pregunta: '¿Está documentado?',
        respuesta: 'No',
        anotaciones: 'Falta el manual',
        medicion: null,
        evidencias: [],
      },
      {
        clave: null,
        nombre: 'Cohesión',
        pregunta: '¿Está documentado?',
        respuesta: 'No',
        anotaciones: 'Sin comentario',
        medicion: null,
        evidencias: [],
      },
    ],
  });
});

it('keeps the attempt of a single test and the moment in which the criteria were read', () => {
  const leidos = new Date('2026-11-21T09:00:00.000Z');
  const informe = crearInforme({
    prueba: { ...prueba, tipo: 'singleMetrica', intentos: 2 },
    filas: [],
    criterios,
    criterioConsultado: leidos,
    now,
  });
  expect(informe).toMatchObject({
    intento: 2,
    criterioConsultado: '2026-11-21T09:00:00.000Z',
    resumen: { filas: [], general: null, criterio: 'Sin datos' },
    detalle: [],
  });
});
