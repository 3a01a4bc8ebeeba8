import { DomainError } from '@mantenible/domain/error';
import { describe, expect, it } from 'vitest';

import {
  exigirBorrado,
  exigirEscritura,
  exigirHallado,
  exigirReferencias,
  type CampoDeReferencia,
} from './escritura.ts';

/** The refusal of a call, as its kind and fields. */
function rechazo(hacer: () => unknown): { kind: string; campos: readonly string[] } | null {
  try {
    hacer();
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { kind: error.kind, campos: error.detalles.map(({ campo }) => campo) };
  }
}
const pautas: CampoDeReferencia = { campo: 'pautas', ids: ['a', 'b', 'c'], mensaje: 'Esa pauta no existe' };

describe('a write', () => {
  it('returns the new version when it succeeded', () => {
    expect(exigirEscritura(7, 'la pauta')).toBe(7);
    expect(exigirReferencias(7, pautas)).toBe(7);
  });

  it.each([
    ['no-encontrado', 'not-found'],
    ['version-antigua', 'stale'],
  ] as const)('is refused when it ended as %s', (escritura, kind) => {
    expect(exigirReferencias(escritura, null)).toBe(escritura);
    expect(rechazo(() => exigirEscritura(escritura, 'la pauta'))?.kind).toBe(kind);
  });

  it.each([
    [['b'], ['pautas.1']],
    [
      ['c', 'a'],
      ['pautas.2', 'pautas.0'],
    ],
    [
      ['a', 'b', 'c'],
      ['pautas.0', 'pautas.1', 'pautas.2'],
    ],
  ])('is refused when the records %j are missing, at %j', (desconocidos, campos) => {
    expect(rechazo(() => exigirReferencias({ desconocidos }, pautas))).toEqual({ kind: 'invalid', campos });
  });

  it('is refused at the field itself when its one record is missing', () => {
    const lista: CampoDeReferencia = { campo: 'listaVerificacion', ids: 'l', mensaje: 'Esa lista no existe' };
    const salida = rechazo(() => exigirReferencias({ desconocidos: ['l'] }, lista));
    expect(salida).toEqual({ kind: 'invalid', campos: ['listaVerificacion'] });
  });

  it('fails as a defect when a record without references lacks one', () => {
    expect(() => exigirReferencias({ desconocidos: ['x'] }, null)).toThrow('a record without references');
  });
});

it('a record that is missing is refused with its name, whether it is read or deleted', () => {
  expect(() => exigirHallado(null, 'la lista')).toThrow('No se encontró la lista.');
  expect(() => {
    exigirBorrado(false, 'la lista');
  }).toThrow('No se encontró la lista.');
  expect(exigirHallado(0, 'la lista')).toBe(0);
  expect(() => {
    exigirBorrado(true, 'la lista');
  }).not.toThrow();
});
