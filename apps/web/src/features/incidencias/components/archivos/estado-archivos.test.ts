import type { ArchivoConFallos } from '@mantenible/domain/calculo-estatico';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { leerEstadoArchivos, ordenesArchivos, seleccionarArchivos } from './estado-archivos.ts';

const inicial = leerEstadoArchivos(new URLSearchParams());
const leer = (consulta: string) => leerEstadoArchivos(new URLSearchParams(consulta));
const archivo = (path: string, ncloc: number | null = 10, fallos = 1): ArchivoConFallos => ({
  key: `k:${path}`,
  path,
  name: path,
  ncloc,
  fallos: Array.from({ length: fallos }, () => ({
    medida: 'complexity',
    valor: 11,
    motivo: 'complejidad',
  })),
});
const rutas = (archivos: readonly ArchivoConFallos[], cambios: Partial<typeof inicial>) =>
  seleccionarArchivos(archivos, { ...inicial, ...cambios }).items.map(({ path }) => path);

describe('the state of the list of files in the URL', () => {
  it.each([
    ['archivos=lista', { vista: 'lista' }],
    ['archivos=tabla', {}],
    ['orden-archivos=lineas', { orden: 'lineas' }],
    ['orden-archivos=toString', {}],
    ['orden=archivo&buscar=x&vista=lista', {}],
    ['pagina-archivos=3', { pagina: 3 }],
    ['pagina-archivos=0', {}],
    ['pagina-archivos=-1', {}],
    ['pagina-archivos=1.5', {}],
    ['pagina-archivos=1e999', {}],
    ['pagina-archivos=dos', {}],
    ['buscar-archivo=%20a%26b', { buscar: ' a&b' }],
  ])('%s is read as %j', (consulta, cambios) => {
    expect(leer(consulta)).toEqual({ ...inicial, ...cambios });
  });

  it('keeps at most a thousand letters of a search', () => {
    expect(leer(`buscar-archivo=${'a'.repeat(1001)}`).buscar).toBe('a'.repeat(1000));
  });
});

describe('the selected files', () => {
  const tres = [archivo('src/Ñandú.js', 5), archivo('src/z.js', null, 2), archivo('src/árbol.js', 300)];

  it.each([
    ['fallos', ['src/z.js', 'src/árbol.js', 'src/Ñandú.js']],
    ['archivo', ['src/árbol.js', 'src/Ñandú.js', 'src/z.js']],
    ['lineas', ['src/árbol.js', 'src/Ñandú.js', 'src/z.js']],
  ] as const)('are sorted by %s', (orden, esperadas) => {
    expect(rutas(tres, { orden })).toEqual(esperadas);
  });

  it.each([
    ['', 3],
    ['   ', 3],
    ['NANDU', 1],
    [' arbol ', 1],
    ['árbol', 1],
    ['src/', 3],
    ['.py', 0],
  ])('match the search %j: %d', (buscar, hallados) => {
    expect(seleccionarArchivos(tres, { ...inicial, buscar }).hallados).toBe(hallados);
  });

  it.each([
    [1, 1, 10],
    [3, 3, 5],
    [4, 3, 5],
    [9_999_999, 3, 5],
  ])('of page %d of three are those of page %d', (pagina, mostrada, cuantos) => {
    const muchos = Array.from({ length: 25 }, (_, i) => archivo(`${String(i)}.js`));
    const { page, pages, items } = seleccionarArchivos(muchos, { ...inicial, pagina });
    expect([page, pages, items.length]).toEqual([mostrada, 3, cuantos]);
  });

  it('are one empty page where there is no file', () => {
    expect(seleccionarArchivos([], inicial)).toEqual({ items: [], page: 1, pages: 1, hallados: 0 });
  });

  it('over all pages are every match once, and the input keeps its order', () => {
    const dados = fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'á', 'B', 'ñ/'), fc.nat(60)), {
      selector: ([letra, n]) => `${letra}${String(n)}`,
    });
    fc.assert(
      fc.property(
        dados,
        fc.constantFrom(...ordenesArchivos),
        fc.constantFrom('', 'a'),
        (pares, orden, buscar) => {
          const archivos = pares.map(([letra, n]) => archivo(`${letra}${String(n)}`, n, 1 + (n % 3)));
          const antes = [...archivos];
          const pagina = (n: number) =>
            seleccionarArchivos(archivos, { ...inicial, orden, buscar, pagina: n });
          const { pages, hallados } = pagina(1);
          const todas = Array.from({ length: pages }, (_, i) => pagina(i + 1).items).flat();
          expect(new Set(todas).size).toBe(hallados);
          expect(todas).toHaveLength(hallados);
          expect(archivos).toEqual(antes);
        },
      ),
    );
  });
});
