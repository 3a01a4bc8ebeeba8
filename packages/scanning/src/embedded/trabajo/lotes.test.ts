import { describe, expect, it } from 'vitest';

import { enLotes, lotesDeReglas, oyentesALaVez } from './lotes.ts';

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

  it('for rules are one a child, and each knows all files', () => {
    const todos = archivos(4, 150_000);
    const lotes = lotesDeReglas(todos, todos, 2);
    expect(rutas(lotes.map((lote) => lote.archivos))).toEqual(['0.js 1.js', '2.js 3.js']);
    expect(lotes.map(({ contexto }) => contexto.length)).toEqual([4, 4]);
  });

  it('for rules are one where there is little to do', () => {
    const todos = archivos(4, 10_000);
    expect(rutas(lotesDeReglas(todos, todos, 2).map((lote) => lote.archivos))).toHaveLength(1);
    const [cambiado] = lotesDeReglas(todos, todos.slice(3), 2);
    expect([cambiado?.archivos.length, cambiado?.contexto.length]).toEqual([1, 4]);
  });

  it('for rules are for several children in a small project, for one in a larger one', () => {
    expect(oyentesALaVez(archivos(4, 100_000), 2)).toBe(2);
    expect(oyentesALaVez(archivos(4, 250_000), 2)).toBe(1);
    expect(lotesDeReglas(archivos(4, 250_000), archivos(4, 250_000), 1)).toHaveLength(1);
  });

  it('for rules know only themselves in the largest', () => {
    const todos = archivos(4, 700_000);
    const lotes = lotesDeReglas(todos, todos, 1);
    expect(rutas(lotes.map((lote) => lote.archivos))).toEqual(['0.js 1.js', '2.js 3.js']);
    expect(lotes.map(({ contexto }) => contexto)).toEqual([[], []]);
  });
});
