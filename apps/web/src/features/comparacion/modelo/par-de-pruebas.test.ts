import { describe, expect, it } from 'vitest';

import type { Comparable } from '../../../lib/prueba-api/alcance.ts';
import { elegirPar } from './par-de-pruebas.ts';

const prueba = (_id: string, dia: number, resto: Partial<Comparable> = {}): Comparable => ({
  _id,
  tipo: 'singleMetrica',
  metricaId: 'm1',
  creado: `2026-11-0${dia}T10:00:00.000Z`,
  ...resto,
});
const primera = prueba('a', 1);
const segunda = prueba('b', 2);
const otraMetrica = prueba('c', 3, { metricaId: 'm2' });
const todas = [otraMetrica, primera, segunda];
const ids = (par: ReturnType<typeof elegirPar>) => par && [par.antes._id, par.despues._id];

describe('the pair of tests that is compared', () => {
  it('without a request, is the newest test that has an earlier one of its scope, and that earlier one', () => {
    expect(ids(elegirPar(todas, { antes: null, despues: null }))).toEqual(['a', 'b']);
  });

  it('is the requested one, in the requested order', () => {
    expect(ids(elegirPar(todas, { antes: 'b', despues: 'a' }))).toEqual(['b', 'a']);
  });

  it('keeps a requested pair of different scopes, which the server refuses with its reason', () => {
    expect(ids(elegirPar(todas, { antes: 'c', despues: 'a' }))).toEqual(['c', 'a']);
  });

  it('completes one requested test by its neighbour of the same scope', () => {
    expect(ids(elegirPar(todas, { antes: null, despues: 'b' }))).toEqual(['a', 'b']);
    expect(ids(elegirPar(todas, { antes: 'a', despues: null }))).toEqual(['a', 'b']);
    expect(ids(elegirPar(todas, { antes: 'a', despues: 'deleted' }))).toEqual(['a', 'b']);
  });

  it('does not exist where no two tests have the same scope', () => {
    expect(elegirPar([primera, otraMetrica], { antes: null, despues: null })).toBeNull();
    expect(elegirPar([primera, otraMetrica], { antes: 'a', despues: null })).toBeNull();
    expect(elegirPar([], { antes: null, despues: null })).toBeNull();
  });
});
