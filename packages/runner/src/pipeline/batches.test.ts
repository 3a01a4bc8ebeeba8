import { describe, expect, it } from 'vitest';

import { enLotes, lotesDeReglas } from './batches.ts';

const archivos = (cuantos: number, largo: number) =>
  Array.from({ length: cuantos }, (_, i) => ({ path: `${i}.js`, text: 'x'.repeat(largo) }));
const rutas = (lotes: readonly (readonly { readonly path: string }[])[]) =>
  lotes.map((lote) => lote.map(({ path }) => path).join(' '));

describe('batches', () => {
  it('hold files in their order until they are full, and a large one by itself', () => {
    expect(rutas(enLotes(archivos(5, 10), 20))).toEqual(['0.js 1.js', '2.js 3.js', '4.js']);
    expect(rutas(enLotes(archivos(2, 500), 20))).toEqual(['0.js', '1.js']);
    expect(enLotes([], 20)).toEqual([]);
  });

  it('for rules are one, which knows all files', () => {
    const todos = archivos(4, 250_000);
    const [lote, ...otros] = lotesDeReglas(todos, todos.slice(3));
    expect(otros).toEqual([]);
    expect([lote?.archivos, lote?.contexto]).toEqual([todos.slice(3), todos]);
    expect(lotesDeReglas(todos, [])).toEqual([]);
  });

  it('for rules know only themselves in the largest', () => {
    const todos = archivos(4, 700_000);
    const lotes = lotesDeReglas(todos, todos);
    expect(rutas(lotes.map((lote) => lote.archivos))).toEqual(['0.js 1.js', '2.js 3.js']);
    expect(lotes.map(({ contexto }) => contexto)).toEqual([[], []]);
  });
});
