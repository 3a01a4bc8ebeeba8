import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { combinar, type BorradorRespuesta } from './combinar.ts';

const de = (pautaId: string, version: number, comentario = ''): BorradorRespuesta => ({
  pautaId,
  listaVerificacion: 'l',
  valor: 1,
  nivel: 0,
  comentario,
  version,
});

describe('merging a draft', () => {
  it('takes new answers and newer versions, and keeps the others', () => {
    expect(combinar([de('a', 1, 'vieja'), de('b', 5)], [de('a', 2, 'nueva'), de('c', 1)])).toEqual({
      respuestas: [de('a', 2, 'nueva'), de('b', 5), de('c', 1)],
      superadas: [],
    });
  });

  it('names an older answer that is superseded', () => {
    expect(combinar([de('a', 3, 'otra pestaña')], [de('a', 2, 'esta')])).toEqual({
      respuestas: [de('a', 3, 'otra pestaña')],
      superadas: [de('a', 2, 'esta')],
    });
  });

  it('keeps the stored one at equal versions and names the other, unless both are equal', () => {
    expect(combinar([de('a', 2, 'x')], [de('a', 2, 'y')])).toEqual({
      respuestas: [de('a', 2, 'x')],
      superadas: [de('a', 2, 'y')],
    });
    expect(combinar([de('a', 2, 'x')], [de('a', 2, 'x')]).superadas).toEqual([]);
  });

  it('names an answer whose evidence alone differs at equal versions', () => {
    const evidencias = [{ tipo: 'enlace', url: 'https://ejemplo.es' }] as const;
    const con = { ...de('a', 2), evidencias };
    expect(combinar([con], [de('a', 2)]).superadas).toEqual([de('a', 2)]);
    expect(combinar([con], [con]).superadas).toEqual([]);
    expect(combinar([{ ...de('a', 2), evidencias: [] }], [de('a', 2)]).superadas).toEqual([]);
  });

  it('distinguishes the same guideline in two lists', () => {
    const otra = { ...de('a', 1), listaVerificacion: 'k' };
    expect(combinar([de('a', 4)], [otra]).respuestas).toEqual([de('a', 4), otra]);
  });

  const respuestas = fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(5)), { selector: ([id]) => id })
    // The comment follows from the version: equal versions hold the same text, as from the same page.
    .map((pares) => pares.map(([id, version]) => de(id, version, `texto ${version}`)));
  const porId = (lista: readonly BorradorRespuesta[]) =>
    [...lista].sort((x, y) => x.pautaId.localeCompare(y.pautaId));

  it('gives the same result whichever tab arrives first', () => {
    fc.assert(
      fc.property(respuestas, respuestas, (una, otra) => {
        expect(porId(combinar(una, otra).respuestas)).toEqual(porId(combinar(otra, una).respuestas));
      }),
    );
  });

  it('changes nothing when the same is sent again', () => {
    fc.assert(
      fc.property(respuestas, respuestas, (guardadas, enviadas) => {
        const una = combinar(guardadas, enviadas).respuestas;
        expect(combinar(una, enviadas).respuestas).toEqual(una);
      }),
    );
  });
});
