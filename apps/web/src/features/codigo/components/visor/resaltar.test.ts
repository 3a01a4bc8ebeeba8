// seguridad: 31
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { partirLineas } from './lineas.ts';
import {
  analizadorDe,
  analizarPorTramos,
  anidaDemasiado,
  piezasDe,
  tieneEtiquetasSinCerrar,
  type Arbol,
} from './resaltar.ts';

const tramos = { pausa: () => Promise.resolve(), now: () => 0, tramo: 1, maximo: 1 };

async function arbolDe(path: string, texto: string): Promise<Arbol | null> {
  const analizador = analizadorDe(path);
  return (
    analizador && analizarPorTramos(analizador, texto, { ...tramos, signal: new AbortController().signal })
  );
}

async function resaltado(path: string, texto: string): Promise<string[]> {
  const piezas = piezasDe(texto, await arbolDe(path, texto), 0, texto.length);
  return piezas.filter(({ clases }) => clases !== '').map(({ texto: trozo, clases }) => `${trozo} ${clases}`);
}

describe('highlighting', () => {
  it.each([
    ['a.js', 'const x = 1;', 'const tok-keyword'],
    ['a.jsx', 'const x = <p>hola</p>;', 'p tok-typeName'],
    ['a.mjs', '// nota', '// nota tok-comment'],
    ['a.cjs', "f('x')", "'x' tok-string"],
    ['a.ts', 'let x: string;', 'string tok-typeName'],
    ['a.tsx', 'const x = <p a={1 as number}/>;', 'number tok-typeName'],
    ['a.py', 'def f(): pass', 'def tok-keyword'],
    ['a.css', 'a { color: red }', 'color tok-propertyName'],
    ['a.html', '<p>hola</p>', 'p tok-typeName'],
    ['a.html', '<script>let x;</script>', 'let tok-keyword'],
    ['a.vue', '<style>a { color: red }</style>', 'color tok-propertyName'],
    ['SRC/A.JS', 'var x', 'var tok-keyword'],
  ])('parses %s: %s', async (path, texto, pieza) => {
    expect(await resaltado(path, texto)).toContain(pieza);
  });

  it.each(['a.txt', 'Makefile', 'a.js.bak', '.js/x', 'a.constructor', 'a.__proto__'])(
    'does not highlight %s',
    (path) => {
      expect(analizadorDe(path)).toBeNull();
    },
  );

  it('keeps the text of any line', async () => {
    const texto = fc.string({
      unit: fc.constantFrom('a', '(', '`', '${', '<', '/*', '"', '\n', '\r\n', '\0', 'ñ', ' '),
    });
    await fc.assert(
      fc.asyncProperty(texto, fc.constantFrom('a.tsx', 'a.py', 'a.html', 'a.css'), async (dado, path) => {
        const arbol = await arbolDe(path, dado);
        const { total, limites } = partirLineas(dado);
        for (let i = 0; i < total; i++) {
          const { desde, hasta } = limites(i);
          const piezas = piezasDe(dado, arbol, desde, hasta);
          expect(piezas.map((pieza) => pieza.texto).join('')).toBe(dado.slice(desde, hasta));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('does not highlight a very long line', async () => {
    const texto = 'x = 1; '.repeat(1000);
    expect(piezasDe(texto, await arbolDe('a.js', texto), 0, texto.length)).toEqual([{ texto, clases: '' }]);
  });

  it('survives extremely deep nesting', async () => {
    const texto = '['.repeat(20_000);
    const piezas = piezasDe(texto, await arbolDe('a.js', texto), 0, 1000);
    expect(piezas.map((pieza) => pieza.texto).join('')).toBe(texto.slice(0, 1000));
  });
});

describe('a page with unclosed tags', () => {
  it.each([
    ['a.html', '<a '.repeat(2000), true],
    ['a.vue', '<a '.repeat(2000), true],
    ['a.html', '<a>'.repeat(2000), false],
    ['a.js', 'a < b;\n'.repeat(2000), false],
  ])('of %s is not parsed when there are thousands', (path, texto, expected) => {
    expect(tieneEtiquetasSinCerrar(path, texto)).toBe(expected);
  });
});

describe('a source with nested brackets', () => {
  it.each([
    ['{a:'.repeat(2000), true],
    [`${'(['.repeat(600)}${'])'.repeat(600)}`, true],
    ['f(a)[0];\n'.repeat(2000), false],
    [')'.repeat(2000) + '('.repeat(900), false],
  ])('is not parsed when there are more than a thousand levels: %#', (texto, expected) => {
    expect(anidaDemasiado(texto)).toBe(expected);
  });
});

describe('parsing a source', () => {
  const javascript = analizadorDe('a.js');
  const largo = 'const x = [1, 2, 3];\n'.repeat(2000);

  it('pauses at the end of each time slice', async () => {
    let [reloj, pausas] = [0, 0];
    const arbol = await analizarPorTramos(javascript ?? never(), largo, {
      signal: new AbortController().signal,
      tramo: 10,
      maximo: Infinity,
      now: () => reloj++,
      pausa: () => {
        pausas++;
        return Promise.resolve();
      },
    });
    expect(arbol?.length).toBe(largo.length);
    expect(pausas).toBeGreaterThan(10);
  });

  it('stops when its slices have taken the longest time, pauses not counted', async () => {
    let [reloj, pausas] = [0, 0];
    const lectura = analizarPorTramos(javascript ?? never(), largo, {
      signal: new AbortController().signal,
      tramo: 10,
      maximo: 100,
      now: () => reloj++,
      pausa: () => {
        pausas++;
        reloj += 1_000_000;
        return Promise.resolve();
      },
    });
    expect(await lectura).toBeNull();
    expect(pausas).toBe(10);
  });

  it('stops when aborted', async () => {
    const control = new AbortController();
    const lectura = analizarPorTramos(javascript ?? never(), largo, {
      ...tramos,
      tramo: 0,
      maximo: Infinity,
      signal: control.signal,
      pausa: () => {
        control.abort();
        return Promise.resolve();
      },
    });
    expect(await lectura).toBeNull();
  });
});

function never(): never {
  throw new Error('JavaScript is highlighted');
}
