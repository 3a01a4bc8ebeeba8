import type { Accion, Mejora } from '@mantenible/contracts/mejora';
import { describe, expect, it } from 'vitest';

import { accionesTomadas, esElegible, origenesElegidos } from './eleccion.ts';

const regla = { tipo: 'regla', clave: 'javascript:S1128' } as const;
const pregunta = { tipo: 'pregunta', clave: 'l/p' } as const;
const propia = { tipo: 'propia', clave: '' } as const;
const verificada = {
  estado: 'verificada',
  commit: 'abc',
  fecha: '2026-11-20T10:00:00Z',
  motivo: null,
} as const;
const base: Accion = {
  _id: 'a',
  origen: regla,
  texto: 'Corregir',
  pregunta: null,
  esfuerzo: 'medio',
  estado: 'pendiente',
  responsable: null,
  fecha: null,
  version: 1,
  creado: '2026-11-20T10:00:00Z',
  verificacion: null,
  deOtroEnlace: false,
};

/** An improvement plan with one proposal of each list, and these actions. */
function mejora(...acciones: readonly Partial<Accion>[]): Mejora {
  return {
    proyecto: { _id: 'p', nombre: 'Tienda' },
    puedeCambiar: true,
    manual: {
      prueba: null,
      pruebas: [],
      propuestas: [
        {
          origen: pregunta,
          lista: 'L',
          descripcion: 'Pauta',
          pregunta: '¿?',
          nivel: null,
          siguiente: 'Sí',
          puntos: 1,
          esfuerzo: 'bajo',
        },
      ],
    },
    estatico: {
      analisis: null,
      propuestas: [
        {
          origen: regla,
          titulo: 'Regla',
          severidad: 'MAJOR',
          incidencias: 1,
          lineas: 0,
          minutos: 5,
          puntos: 1,
          acotada: false,
          puntosCriticos: [],
        },
      ],
      marcadas: 0,
      sinLugares: null,
      motivo: null,
    },
    acciones: acciones.map((cambios) => ({ ...base, ...cambios })),
    avance: { total: 0, pendientes: 0, enCurso: 0, hechas: 0, verificadas: 0 },
  };
}

describe('an action takes part in the joint effect', () => {
  it.each<[string, Partial<Accion>, boolean]>([
    ['while it is pending', {}, true],
    ['while it is in progress', { estado: 'en-curso' }, true],
    ['when it is done and not yet verified', { estado: 'hecha' }, true],
    ['when the last check found it again', { verificacion: { ...verificada, estado: 'sigue' } }, true],
    ['when it appeared again', { verificacion: { ...verificada, estado: 'abierta-de-nuevo' } }, true],
    ['when it was verified', { verificacion: verificada }, false],
    ['when it was discarded', { estado: 'descartada' }, false],
    ['without a cause', { origen: propia }, false],
    ['for another link', { deOtroEnlace: true }, false],
  ])('%s', (_caso, cambios, elegible) => {
    expect(esElegible({ ...base, ...cambios })).toBe(elegible);
  });
});

describe('the chosen origins', () => {
  const elegidas = (...claves: string[]) => new Set(claves);

  it('are each asked for once, also where a proposal and its action have the same', () => {
    expect(origenesElegidos(mejora({}), elegidas('regla:javascript:S1128', 'pregunta:l/p'))).toEqual([
      pregunta,
      regla,
    ]);
  });

  it('leave out those that are no longer offered', () => {
    const { manual, ...resto } = mejora();
    const sinPregunta = { ...resto, manual: { ...manual, propuestas: [] } };
    expect(origenesElegidos(sinPregunta, elegidas('pregunta:l/p', 'archivo:src/a.js'))).toEqual([]);
  });

  it('keep those of an open action whose proposal is no longer in the list', () => {
    const archivo = { tipo: 'archivo', clave: 'src/a.js' } as const;
    expect(origenesElegidos(mejora({ origen: archivo }), elegidas('archivo:src/a.js'))).toEqual([archivo]);
    expect(
      origenesElegidos(mejora({ origen: archivo, estado: 'descartada' }), elegidas('archivo:src/a.js')),
    ).toEqual([]);
  });

  it('distinguish a rule from a file of the same key', () => {
    const archivo = { tipo: 'archivo', clave: regla.clave } as const;
    expect(origenesElegidos(mejora({ origen: archivo }), elegidas(`archivo:${regla.clave}`))).toEqual([
      archivo,
    ]);
  });
});

it('the taken actions are those of this link that were not discarded, by origin', () => {
  const acciones = [
    {},
    { origen: pregunta, estado: 'descartada' },
    { origen: { tipo: 'archivo', clave: 'src/a.js' }, deOtroEnlace: true },
    { origen: { tipo: 'duplicado', clave: 'huella' }, estado: 'hecha' },
  ] as const;
  const tomadas = accionesTomadas(mejora(...acciones));
  expect([...tomadas.keys()]).toEqual(['regla:javascript:S1128', 'duplicado:huella']);
  expect(tomadas.get('duplicado:huella')?.estado).toBe('hecha');
});
