import { expect, it } from 'vitest';

import { ambitoCompleto } from '@mantenible/domain/ambito';
import { attributesOf } from './attributes.ts';
import { appliedScope, scopeOf } from './scope.ts';

it('counts files whose analysis was stopped apart from those with syntax errors', () => {
  const paths = ['bien.js', 'lento.js', 'roto.js'];
  const files = new Map(paths.map((ruta) => [ruta, { parte: 'principal', lineas: 5 } as const]));
  const archivos = paths.map((ruta) => ({ ruta, analizable: ruta === 'bien.js' }));
  expect(
    appliedScope(
      { scope: scopeOf(null, null), files, attributes: attributesOf(null) },
      { archivos, detenidos: ['lento.js'], sinLeer: [] },
    ).partes,
  ).toEqual([
    { parte: 'principal', archivos: 1, lineas: 5 },
    { parte: 'sintaxis', archivos: 1, lineas: 5 },
    { parte: 'detenido', archivos: 1, lineas: 5 },
  ]);
});

it('sums the lines of the files of a part that were read, and counts the others apart', () => {
  const parte = 'excluido' as const;
  const files = new Map([
    ['a.js', { parte, lineas: 5 }],
    ['dist/b.js', { parte, lineas: null }],
    ['c.js', { parte, lineas: 2 }],
    ['sub', { parte: 'submodulo' as const, lineas: null }],
  ]);
  const read = { archivos: [], detenidos: [], sinLeer: [] };
  expect(
    appliedScope({ scope: scopeOf(null, null), files, attributes: attributesOf(null) }, read).partes,
  ).toEqual([
    { parte, archivos: 3, lineas: 7, sinLeer: 1 },
    { parte: 'submodulo', archivos: 1, lineas: null },
  ]);
});

it('names the first scripts of pages that were not read', () => {
  const noticesFor = (sinLeer: readonly { ruta: string; lineas: readonly number[] }[]) =>
    appliedScope(
      { scope: scopeOf(null, null), files: new Map(), attributes: attributesOf(null) },
      { archivos: [], detenidos: [], sinLeer },
    ).avisos;
  expect(noticesFor([])).toEqual([]);
  expect(noticesFor([{ ruta: 'templates/pedido.html', lineas: [8] }])).toEqual([
    'No se leyó 1 script de páginas (templates/pedido.html:8): no es JavaScript completo, como el que termina de escribir una plantilla del servidor. En él no se buscan olores de código; en los demás scripts de esas páginas, sí.',
  ]);
  const [several] = noticesFor([
    { ruta: 'a.html', lineas: [1, 20, 30] },
    { ruta: `${'x'.repeat(200)}.html`, lineas: [4] },
  ]);
  expect(several).toMatch(
    /^No se leyeron 4 scripts de páginas \(a\.html:1, a\.html:20, a\.html:30 y 1 más\): no son JavaScript completo,/u,
  );
});

it('asks to keep the files of an encoding that is not known in UTF-8', () => {
  const noticesFor = (...paths: readonly string[]) =>
    appliedScope(
      {
        scope: scopeOf(null, null),
        files: new Map(
          paths.map((ruta) => [ruta, { parte: 'principal', lineas: 5, ilegible: true } as const]),
        ),
        attributes: attributesOf(null),
      },
      { archivos: [], detenidos: [], sinLeer: [] },
    ).avisos;
  expect(noticesFor('a.js')).toEqual([
    'No se reconoce la codificación de 1 archivo (a.js), y algunas letras se pierden: guárdelo en UTF-8, o nombre su codificación con sonar.sourceEncoding.',
  ]);
  expect(noticesFor('a.js', 'b.js')).toEqual([
    'No se reconoce la codificación de 2 archivos (a.js, b.js), y algunas letras se pierden: guárdelos en UTF-8, o nombre su codificación con sonar.sourceEncoding.',
  ]);
});

it('names the patterns of ignored rules that match no rule, each once', () => {
  const noticesFor = (...reglas: readonly string[]) => {
    const reglasIgnoradas = reglas.map((regla) => ({ regla, archivos: '**/*' }));
    const parte = 'principal' as const;
    const asked = scopeOf({ ...ambitoCompleto, reglasIgnoradas }, null);
    return appliedScope(
      { scope: asked, files: new Map([['a.js', { parte, lineas: 5 }]]), attributes: attributesOf(null) },
      { archivos: [], detenidos: [], sinLeer: [] },
    ).avisos.filter((aviso) => aviso.includes('ninguna regla'));
  };
  expect(noticesFor('javascript:S1128', 'python:S*', '*', 'Web:*')).toEqual([]);
  const aviso = '«javascrip:S1128» no coincide con ninguna regla que se aplique: no silencia nada.';
  expect(noticesFor('javascrip:S1128', 'css:*', 'javascrip:S1128')).toEqual([aviso]);
});
