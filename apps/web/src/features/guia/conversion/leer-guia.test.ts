import { describe, expect, it } from 'vitest';

import textoDeLaGuia from '../../../../../../docs/guia.md?raw';
import { anclasDeLaGuia } from '../../../lib/enlace-guia.tsx';
import { imagenesDe, leerGuia } from './leer-guia.ts';
import { palabrasDe } from './nodos.ts';

const cuerpo = (markdown: string) => leerGuia(`# Guía\n\n${markdown}`).introduccion;

describe('leerGuia', () => {
  it('gives the headings with what stands below each', () => {
    expect(leerGuia('# Guía\n\nUno.\n\n## Cómo está\n\n### ¿Por qué?\n\nDos\nlíneas.\n')).toEqual({
      titulo: 'Guía',
      introduccion: [{ tipo: 'parrafo', hijos: ['Uno.'] }],
      apartados: [
        { id: 'cómo-está', titulo: 'Cómo está', nivel: 2, nodos: [] },
        {
          id: 'por-qué',
          titulo: '¿Por qué?',
          nivel: 3,
          nodos: [{ tipo: 'parrafo', hijos: ['Dos líneas.'] }],
        },
      ],
    });
  });

  it('gives lists, tables, code, pictures and links', () => {
    expect(cuerpo('- **a** _b_\n- `c`')).toEqual([
      {
        tipo: 'lista',
        hijos: [
          {
            tipo: 'elemento',
            hijos: [
              {
                tipo: 'parrafo',
                hijos: [{ tipo: 'fuerte', hijos: ['a'] }, ' ', { tipo: 'enfasis', hijos: ['b'] }],
              },
            ],
          },
          { tipo: 'elemento', hijos: [{ tipo: 'parrafo', hijos: [{ tipo: 'codigo', texto: 'c' }] }] },
        ],
      },
    ]);
    expect(cuerpo('| A | B |\n| - | - |\n| 1 | `2` |')).toEqual([
      { tipo: 'tabla', titulos: [['A'], ['B']], filas: [[['1'], [{ tipo: 'codigo', texto: '2' }]]] },
    ]);
    expect(cuerpo('```\na < b\n```\n\n![Una lista](imagenes/a.webp)')).toEqual([
      { tipo: 'bloque', texto: 'a < b' },
      { tipo: 'imagen', archivo: 'imagenes/a.webp', texto: 'Una lista' },
    ]);
    expect(cuerpo('[aquí](#a-b)')).toEqual([
      { tipo: 'parrafo', hijos: [{ tipo: 'enlace', destino: '#a-b', hijos: ['aquí'] }] },
    ]);
  });

  it('names another document by its path, since the product does not have it', () => {
    expect(cuerpo('[otro.md](otro.md)')).toEqual([
      { tipo: 'parrafo', hijos: [{ tipo: 'codigo', texto: 'docs/otro.md' }] },
    ]);
  });

  it.each([
    ['<b>a</b>', 'html'],
    ['<script>a</script>', 'html'],
    ['a &nbsp; b', 'entity &nbsp;'],
    ['[a](javascript:b)', 'link to javascript:b'],
    ['[a](/teoria)', 'link to /teoria'],
    ['a ![b](c.webp)', 'image'],
    ['> a', 'blockquote'],
    ['## A\n\n## A', 'anchor #a'],
  ])('refuses %s', (markdown, problema) => {
    expect(() => cuerpo(markdown)).toThrow(problema);
  });
});

describe('docs/guia.md', () => {
  const guia = leerGuia(textoDeLaGuia);
  const anclas = new Set(guia.apartados.map(({ id }) => `#${id}`));

  it('has every heading to which it and the pages lead', () => {
    const suyas = [...textoDeLaGuia.matchAll(/\]\((#[^)]+)\)/gu)].map(([, destino]) => destino);
    const pedidas = [...suyas, ...Object.values(anclasDeLaGuia).map((ancla) => `#${ancla}`)];
    expect(pedidas.filter((ancla) => ancla === undefined || !anclas.has(ancla))).toEqual([]);
  });

  it('loses none of its pictures', () => {
    const nombrados = [...textoDeLaGuia.matchAll(/!\[[^\]]*\]\(([^)]+)\)/gu)].map(([, archivo]) => archivo);
    expect(imagenesDe(guia)).toEqual([...new Set(nombrados)]);
  });

  it('begins with the first hour, and mentions the demonstration', () => {
    expect(guia.apartados.filter(({ nivel }) => nivel === 2).map(({ titulo }) => titulo)).toEqual([
      'Su primera hora',
      'Para estudiantes',
      'Para docentes',
      'Para quien administra',
    ]);
    const primeros = guia.apartados.slice(0, 2).flatMap(({ nodos }) => nodos.map(palabrasDe));
    expect(primeros.join(' ')).toContain('npm run demo');
  });
});
