import { describe, expect, it } from 'vitest';

import { etiquetaAlcance } from '../../../lib/prueba-api/etiqueta-alcance.ts';
import { impedimentoInicio, opcionesMetrica, opcionesSubcaracteristica } from './planificacion.ts';

const pauta = { _id: 'a', descripcion: 'A', pregunta: '¿A?', nivelesCumplimiento: [] };
const buena = { _id: 'm1', nombre: 'Buena', listaVerificacion: { _id: 'l', nombre: 'L', pautas: [pauta] } };
const vacia = { _id: 'm2', nombre: 'Vacía', listaVerificacion: { _id: 'k', nombre: 'K', pautas: [] } };
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

describe('the items to pick from', () => {
  it('show the number of questions of a metric, or the reason why it cannot be run', () => {
    expect(opcionesMetrica([buena, vacia, suelta])).toEqual([
      { _id: 'm1', nombre: 'Buena', preguntas: 1, motivo: null },
      { _id: 'm2', nombre: 'Vacía', preguntas: 0, motivo: 'su lista de verificación no tiene pautas' },
      { _id: 'm3', nombre: 'Suelta', preguntas: 0, motivo: 'no tiene lista de verificación' },
    ]);
  });

  it('let a sub-characteristic run when one of its metrics can', () => {
    const sub = (metricas: Parameters<typeof opcionesMetrica>[0]) => ({ _id: 's', nombre: 'S', metricas });
    expect(
      opcionesSubcaracteristica([sub([suelta, buena]), sub([suelta])]).map(({ motivo }) => motivo),
    ).toEqual([null, 'no tiene métricas que se puedan aplicar']);
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
