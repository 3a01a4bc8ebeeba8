import { expect, test } from 'vitest';

import type { ComparacionPruebas, DatosComparacion } from '../api/comparar-pruebas.ts';
import { informeComparacion, nombreArchivoComparacion } from './informe-pruebas.ts';

const de = (antes: number | null, despues: number | null) => ({
  antes,
  despues,
  diferencia: antes === null || despues === null ? null : despues - antes,
});
const lado = (respuesta: string | null, comentario = '', pregunta = '¿Hay capas?') => ({
  pregunta,
  niveles: [],
  nivel: 0,
  respuesta,
  comentario,
  evidencias: [],
});
const pregunta = (
  cambios: Partial<ComparacionPruebas['preguntas'][number]>,
): ComparacionPruebas['preguntas'][number] => ({
  pautaId: 'p',
  listaVerificacion: 'l',
  listaNombre: 'Lista de capas',
  cambio: 'respuesta',
  antes: null,
  despues: null,
  puntos: de(null, null),
  ...cambios,
});
const comparacion: ComparacionPruebas = {
  proyecto: { _id: 'x', nombre: 'Gestión académica' },
  tipo: 'singleMetrica',
  antes: { _id: 'a', nombre: 'Primera', intentos: 1, creado: '2026-11-01T10:00:00.000Z' },
  despues: { _id: 'b', nombre: 'Segunda', intentos: 2, creado: '2026-11-02T10:00:00.000Z' },
  filas: [{ _id: 'm', nombre: 'Acoplamiento', guardado: de(75, 50), comun: de(60, 60) }],
  general: { guardado: de(75, 50), comun: de(60, 65) },
  comunes: 2,
  preguntas: [
    pregunta({
      cambio: 'pregunta',
      antes: lado('Nunca', 'por hacer', '¿Había capas?'),
      despues: lado('Siempre'),
      puntos: de(0, 100),
    }),
    pregunta({ cambio: 'solo-antes', antes: lado(null, 'nota') }),
  ],
  iguales: 1,
};
const datos: DatosComparacion = {
  comparacion,
  criterios: [{ _id: 'c', valor1: 0, valor2: 60, criterio: 'Bajo', version: 1 }],
};
const informe = (cambios: Partial<ComparacionPruebas> = {}) =>
  informeComparacion(
    { ...datos, comparacion: { ...comparacion, ...cambios } },
    new Date('2026-11-22T00:00:00Z'),
  );

test('the PDF of a comparison shows what the screen shows', () => {
  expect(informe()).toEqual({
    proyecto: 'Gestión académica',
    alcance: 'Una métrica: Acoplamiento',
    generado: '2026-11-22T00:00:00.000Z',
    antes: {
      nombre: 'Primera',
      intento: 1,
      aplicada: '2026-11-01T10:00:00.000Z',
      promedio: 75,
      criterio: 'Valor fuera de rango',
    },
    despues: {
      nombre: 'Segunda',
      intento: 2,
      aplicada: '2026-11-02T10:00:00.000Z',
      promedio: 50,
      criterio: 'Bajo',
    },
    diferencia: 'En las 2 preguntas comunes: +5,00 puntos mejora',
    promedios: {
      filas: [{ nombre: 'Acoplamiento', antes: 75, despues: 50, diferencia: '−25,00 puntos' }],
      general: { nombre: 'Promedio general', antes: 75, despues: 50, diferencia: '−25,00 puntos' },
    },
    comunes: {
      filas: [{ nombre: 'Acoplamiento', antes: 60, despues: 60, diferencia: '0,00 puntos' }],
      general: { nombre: 'Promedio general', antes: 60, despues: 65, diferencia: '+5,00 puntos mejora' },
    },
    grupos: [
      {
        titulo: 'La pregunta cambió (1 pregunta)',
        preguntas: [
          {
            pregunta: '¿Hay capas?',
            lista: 'Lista de capas',
            diferencia: '+100,00 puntos',
            antes: {
              pregunta: '¿Había capas?',
              respuesta: 'Nunca',
              puntos: 0,
              comentario: 'por hacer',
              evidencias: 0,
            },
            despues: { pregunta: null, respuesta: 'Siempre', puntos: 100, comentario: '', evidencias: 0 },
          },
        ],
      },
      {
        titulo: 'Solo en la primera prueba (1 pregunta)',
        preguntas: [
          {
            pregunta: '¿Hay capas?',
            lista: 'Lista de capas',
            diferencia: '',
            despues: null,
            antes: {
              pregunta: null,
              respuesta: 'Sin respuesta',
              puntos: null,
              comentario: 'nota',
              evidencias: 0,
            },
          },
        ],
      },
    ],
    iguales: '1 pregunta quedó igual en ambas pruebas.',
  });
  expect(nombreArchivoComparacion('Gestión académica')).toBe('comparacion-de-pruebas-gestion-academica.pdf');
});

test('tests of the same questions have no second table, and further items are named by their rows', () => {
  const [fila] = comparacion.filas;
  const filas = fila ? [fila, { ...fila, _id: 'n', nombre: 'Otra' }] : [];
  const general = { ...comparacion.general, comun: null };
  expect(informe({ filas, general })).toMatchObject({
    alcance: 'Una métrica',
    comunes: null,
    diferencia: '−25,00 puntos empeora',
  });
  expect(informe({ tipo: 'allMetricas' }).alcance).toBe('Todas las métricas');
});
