import { describe, expect, it } from 'vitest';

import { etiquetaAlcance } from '../../../lib/prueba-api/etiqueta-alcance.ts';
import { impedimentoInicio, preguntasPorAlcance } from './planificacion.ts';

const pauta = { _id: 'a', descripcion: 'A', pregunta: '¿A?', nivelesCumplimiento: [] };
const buena = { _id: 'm1', nombre: 'Buena', listaVerificacion: { _id: 'l', nombre: 'L', pautas: [pauta] } };
const doble = {
  _id: 'm2',
  nombre: 'Doble',
  listaVerificacion: { _id: 'k', nombre: 'K', pautas: [pauta, { ...pauta, _id: 'b' }] },
};
const suelta = { _id: 'm3', nombre: 'Suelta', listaVerificacion: null };

describe('impedimentoInicio', () => {
  it('requires a scope first', () => {
    expect(impedimentoInicio({ tipo: null, elementoId: null })).toEqual({
      mensaje: 'Elija el alcance de la prueba',
      falta: 'alcance',
    });
  });

  it('requires the item of a single scope', () => {
    expect(impedimentoInicio({ tipo: 'singleMetrica', elementoId: null })).toEqual({
      mensaje: 'Seleccione la métrica',
      falta: 'elemento',
    });
    expect(impedimentoInicio({ tipo: 'singleSubcaracteristica', elementoId: null })?.falta).toBe('elemento');
  });

  it('is null when the test can start', () => {
    expect(impedimentoInicio({ tipo: 'allMetricas', elementoId: null })).toBeNull();
    expect(impedimentoInicio({ tipo: 'singleMetrica', elementoId: 'm' })).toBeNull();
  });
});

describe('the questions of each scope', () => {
  const metricas = { elemento: 'metrica', lista: [buena, doble, suelta] } as const;
  const subcaracteristicas = {
    elemento: 'subcaracteristica',
    lista: [{ _id: 's', nombre: 'S', metricas: [buena, doble] }],
  } as const;

  it('are those of all items together, and from the shortest to the longest item', () => {
    expect(preguntasPorAlcance(metricas, subcaracteristicas)).toEqual({
      allMetricas: { desde: 3, hasta: 3 },
      singleMetrica: { desde: 1, hasta: 2 },
      allSubcaracteristicas: { desde: 3, hasta: 3 },
      singleSubcaracteristica: { desde: 3, hasta: 3 },
    });
  });

  it('are missing before the catalogue is loaded, and where nothing can be run', () => {
    expect(preguntasPorAlcance({ elemento: 'metrica', lista: [suelta] }, null)).toEqual({});
  });
});

describe('etiquetaAlcance', () => {
  it('names scope, item and a second attempt', () => {
    const uno = { elementoNombre: 'Acoplamiento', intentos: 1, adicionales: [] };
    const ninguno = { elementoNombre: null, intentos: null, adicionales: [] };
    const dos = { ...uno, intentos: 2, adicionales: ['m2'] };
    expect([
      etiquetaAlcance({ tipo: 'allMetricas', ...ninguno }),
      etiquetaAlcance({ tipo: 'allSubcaracteristicas', ...ninguno }),
      etiquetaAlcance({ tipo: 'singleMetrica', ...uno }),
      etiquetaAlcance({ tipo: 'singleSubcaracteristica', ...ninguno, intentos: 2 }),
      etiquetaAlcance({ tipo: 'singleMetrica', ...dos }),
    ]).toEqual([
      'Todas las métricas',
      'Todas las subcaracterísticas',
      'Métrica: Acoplamiento',
      'Subcaracterística: retirada del catálogo, intento 2',
      'Métrica: Acoplamiento y 1 más, intento 2',
    ]);
  });
});
