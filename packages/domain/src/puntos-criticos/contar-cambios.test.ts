import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { contadorDeCambios, ordenarPuntos, pesoDe, prioritariosDe, ventanaDe, type Cambio } from './index.ts';

/** A tree: content by path. */
type Arbol = ReadonlyMap<string, string>;

/** Effect of one commit on a tree. */
type Paso = readonly [tipo: 'escribir' | 'mover' | 'borrar' | 'permutar', ruta: string, destino: string];

const rutas = ['a', 'b', 'c', 'd'] as const;
const paso = fc.tuple(
  fc.constantFrom<Paso[0][]>('escribir', 'escribir', 'mover', 'borrar', 'permutar'),
  fc.constantFrom(...rutas),
  fc.constantFrom(...rutas),
);

/**
 * A history written forwards, oldest first: each commit writes, moves or deletes one file, or exchanges two. `cambios`
 * counts by file how often its content changed since it was created, whatever its path was.
 */
function escribir(pasos: readonly Paso[]) {
  let arbol: Arbol = new Map();
  let cambios = new Map<string, number>();
  const commits: (readonly Cambio[])[] = [];
  pasos.forEach(([tipo, ruta, destino], i) => {
    const antes = arbol.get(ruta) ?? null;
    const [siguiente, cuentas] = [new Map(arbol), new Map(cambios)];
    if (tipo === 'escribir') {
      siguiente.set(ruta, `texto ${i}`);
      cuentas.set(ruta, antes === null ? 1 : (cuentas.get(ruta) ?? 0) + 1);
      commits.push([{ path: ruta, movedFrom: null, before: antes, after: `texto ${i}` }]);
    } else if (antes !== null && tipo === 'borrar') {
      siguiente.delete(ruta);
      cuentas.delete(ruta);
      commits.push([{ path: ruta, movedFrom: null, before: antes, after: null }]);
    } else if (antes !== null && tipo === 'permutar' && ruta !== destino) {
      const otro = arbol.get(destino);
      if (otro === undefined) return;
      siguiente.set(ruta, otro).set(destino, antes);
      cuentas.set(ruta, cambios.get(destino) ?? 0).set(destino, cambios.get(ruta) ?? 0);
      commits.push([
        { path: ruta, movedFrom: destino, before: antes, after: otro },
        { path: destino, movedFrom: ruta, before: otro, after: antes },
      ]);
    } else if (antes !== null && tipo === 'mover' && !arbol.has(destino)) {
      siguiente.delete(ruta);
      siguiente.set(destino, antes);
      cuentas.set(destino, cuentas.get(ruta) ?? 0);
      cuentas.delete(ruta);
      commits.push([
        { path: ruta, movedFrom: null, before: antes, after: null },
        { path: destino, movedFrom: ruta, before: null, after: antes },
      ]);
    }
    arbol = siguiente;
    cambios = cuentas;
  });
  return { arbol, cambios, commits };
}

function contar(cabeza: readonly string[], commits: readonly (readonly Cambio[])[]): readonly number[] {
  const contador = contadorDeCambios(cabeza);
  for (const commit of commits.toReversed()) contador.sumar(commit);
  return contador.cuentas();
}

describe('changes read backwards from the head', () => {
  it('are as many as the same history counts forwards', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 40 }), (pasos) => {
        const { arbol, cambios, commits } = escribir(pasos);
        const cabeza = [...arbol.keys()];
        expect(contar(cabeza, commits)).toEqual(cabeza.map((ruta) => cambios.get(ruta)));
      }),
      { numRuns: 300 },
    );
  });

  it('do not depend on the order of the paths, nor on that of the files of a commit', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 30 }), (pasos) => {
        const { arbol, commits } = escribir(pasos);
        const cabeza = [...arbol.keys()];
        const cuentas = contar(cabeza, commits);
        expect(contar(cabeza.toReversed(), commits).toReversed()).toEqual(cuentas);
        expect(
          contar(
            cabeza,
            commits.map((commit) => commit.toReversed()),
          ),
        ).toEqual(cuentas);
      }),
    );
  });

  it('are 0 for every file before the first commit is read', () => {
    expect(contadorDeCambios(['a', 'b']).cuentas()).toEqual([0, 0]);
    expect(contadorDeCambios([]).cuentas()).toEqual([]);
  });

  it('are those of both files when one commit moves a path and writes it again', () => {
    // a moves to b, and another text is written at a: the older history is that of b.
    const commits: readonly (readonly Cambio[])[] = [
      [{ path: 'a', movedFrom: null, before: null, after: '1' }],
      [{ path: 'a', movedFrom: null, before: '1', after: '2' }],
      [
        { path: 'a', movedFrom: null, before: '2', after: '3' },
        { path: 'b', movedFrom: 'a', before: null, after: '2' },
      ],
    ];
    expect(contar(['a', 'b'], commits)).toEqual([1, 2]);
  });
});

describe('the window of commits at its bounds', () => {
  const segundos = (fecha: string): number => Date.parse(fecha) / 1000;
  const commits = (...fechas: readonly string[]) =>
    fechas.map((fecha, i) => ({ id: `${i}`, seconds: segundos(fecha) }));
  const now = new Date('2026-11-25T12:00:00Z');

  // The oldest known commit never counts: another one is added behind those of the table.
  it.each([
    ['the same instant a year before', '2026-03-31T10:00:00Z', '2025-03-31T10:00:00Z', 2],
    ['one second earlier', '2026-03-31T10:00:00Z', '2025-03-31T09:59:59Z', 1],
    ['one second later', '2026-03-31T10:00:00Z', '2025-03-31T10:00:01Z', 2],
    ['a year before the new year', '2026-01-01T00:00:00Z', '2025-01-01T00:00:00Z', 2],
    ['the second before that', '2026-01-01T00:00:00Z', '2024-12-31T23:59:59Z', 1],
    ['a year before a day after a leap day', '2024-03-01T00:00:00Z', '2023-03-01T00:00:00Z', 2],
    ['a leap day within the year', '2025-02-28T00:00:00Z', '2024-02-29T00:00:00Z', 2],
  ])('holds %s: head %s, older %s', (_caso, cabeza, otro, cuantos) => {
    expect(ventanaDe(commits(cabeza, otro, '1999-01-01'), now).commits).toBe(cuantos);
  });

  it.each([
    [1000, 999],
    [1001, 1000],
    [1002, 1000],
  ])('counts of %d commits of one day %d', (cuantos, contados) => {
    const muchos = Array.from({ length: cuantos }, () => '2026-11-01');
    expect(ventanaDe(commits(...muchos), now)).toEqual({
      commits: contados,
      desde: segundos('2026-11-01'),
    });
  });

  it('is measured from the head, however old that is', () => {
    const todos = commits('2015-06-10', '2014-06-11', '2014-06-09', '2010-01-01');
    expect(ventanaDe(todos, now)).toEqual({ commits: 2, desde: segundos('2014-06-11') });
  });

  it('counts neither the oldest known commit nor a date after the clock', () => {
    const fechas = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 20 });
    fc.assert(
      fc.property(fechas, fc.integer({ min: 0, max: 1_000_000_000 }), (unas, momento) => {
        const suyos = unas.map((seconds, i) => ({ id: `${i}`, seconds }));
        const { commits: cuantos, desde } = ventanaDe(suyos, new Date(momento * 1000));
        expect(cuantos).toBeLessThan(Math.max(1, suyos.length));
        expect(desde === null).toBe(cuantos === 0);
        expect(desde ?? 0).toBeLessThanOrEqual(momento);
      }),
    );
  });
});

describe('the order of any hotspots', () => {
  const punto = fc.record({ cambios: fc.nat(4), complejidad: fc.nat(4), lineas: fc.nat(3) });
  const puntos = fc
    .array(punto, { maxLength: 25 })
    .map((suyos) => suyos.map((uno, i) => ({ ...uno, ruta: `${String(i).padStart(2, '0')}.js` })));
  const revueltos = puntos.chain((unos) =>
    fc.tuple(fc.constant(unos), fc.shuffledSubarray(unos, { minLength: unos.length })),
  );

  it('does not depend on the order in which they are given, and loses none', () => {
    fc.assert(
      fc.property(revueltos, ([unos, otros]) => {
        const ordenados = ordenarPuntos(unos);
        expect(ordenarPuntos(otros)).toEqual(ordenados);
        expect(ordenarPuntos(ordenados)).toEqual(ordenados);
        expect(new Set(ordenados)).toEqual(new Set(unos));
      }),
    );
  });

  it('has the heaviest first: ten of them, each of weight 1 at least', () => {
    const muchos = fc.array(punto, { minLength: 8, maxLength: 40, size: 'max' });
    fc.assert(
      fc.property(muchos, (suyos) => {
        const unos = suyos.map((uno, i) => ({ ...uno, ruta: `${i}.js` }));
        const prioritarios = prioritariosDe(ordenarPuntos(unos));
        const conPeso = unos.map(pesoDe).filter((peso) => peso > 0);
        const mayores = conPeso.toSorted((a, b) => b - a).slice(0, 10);
        expect(prioritarios.map(pesoDe)).toEqual(mayores);
      }),
    );
  });

  it.each([
    [3, 4, 12],
    [0, 9, 0],
    [9, 0, 0],
    [1, 1, 1],
  ])('weighs %d changes of complexity %d as %d', (cambios, complejidad, peso) => {
    expect(pesoDe({ ruta: 'a', lineas: 1, cambios, complejidad })).toBe(peso);
  });
});
