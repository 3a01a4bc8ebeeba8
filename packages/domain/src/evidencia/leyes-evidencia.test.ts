import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  enlaceACodigo,
  mismasEvidencias,
  motivoCommitInvalido,
  motivoLineasInvalidas,
  motivoRutaInvalida,
  motivoUrlInvalida,
  type ArchivoEvidencia,
  type Evidencia,
  type Lineas,
} from './index.ts';

// Few values of each part, so that equal pieces are frequent.
const lineas = fc.option(
  fc.tuple(fc.integer({ min: 1, max: 2 }), fc.nat(1)).map(([desde, mas]): Lineas => {
    return { desde, hasta: desde + mas };
  }),
  { nil: null },
);
const archivo = fc.record({
  tipo: fc.constant('archivo'),
  repositorio: fc.constantFrom('https://github.com/a/b', 'https://gitlab.com/a/b'),
  commit: fc.constantFrom('0123abc', '0123abd'),
  ruta: fc.constantFrom('a', 'b'),
  lineas,
});
const enlace = fc.record({
  tipo: fc.constant('enlace'),
  url: fc.constantFrom('https://a.es', 'https://b.es'),
});
const evidencias = fc.array(fc.oneof(archivo, enlace), { maxLength: 3 });

describe('the equality of pieces of evidence', () => {
  it('is that of their stored text', () => {
    const enTexto = (unas: readonly Evidencia[]) => JSON.stringify(unas);
    fc.assert(
      fc.property(evidencias, evidencias, (unas, otras) => {
        expect(mismasEvidencias(unas, otras)).toBe(enTexto(unas) === enTexto(otras));
        expect(mismasEvidencias(otras, unas)).toBe(mismasEvidencias(unas, otras));
      }),
    );
  });

  it('holds for two files where it holds for every part', () => {
    fc.assert(
      fc.property(archivo, archivo, (una, otra) => {
        expect(mismasEvidencias([una], [otra])).toBe(JSON.stringify(una) === JSON.stringify(otra));
      }),
      { numRuns: 1000 },
    );
  });

  it('holds for pieces and what is read from their stored text', () => {
    fc.assert(
      fc.property(evidencias, (unas) => {
        expect(mismasEvidencias(unas, JSON.parse(JSON.stringify(unas)) as typeof unas)).toBe(true);
      }),
    );
  });

  it.each<[string, readonly Evidencia[] | undefined, readonly Evidencia[] | undefined, boolean]>([
    ['both absent', undefined, undefined, true],
    ['one absent, the other empty', undefined, [], true],
    ['one absent, the other not', undefined, [{ tipo: 'enlace', url: 'https://a.es' }], false],
  ])('with %s', (_caso, unas, otras, mismas) => {
    expect(mismasEvidencias(unas, otras)).toBe(mismas);
    expect(mismasEvidencias(otras, unas)).toBe(mismas);
  });
});

describe('the address of any valid place', () => {
  const nombre = fc.stringMatching(/^[\w~-]{1,12}$/u);
  const host = fc.constantFrom('github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org');
  const parte = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
    .filter((texto) => !texto.includes('/') && motivoRutaInvalida(texto) === null);
  const lugar = fc.record({
    tipo: fc.constant('archivo'),
    repositorio: fc.tuple(host, nombre, nombre).map((partes) => `https://${partes.join('/')}`),
    commit: fc.stringMatching(/^[\da-f]{7,40}$/u),
    ruta: fc.array(parte, { minLength: 1, maxLength: 4 }).map((partes) => partes.join('/')),
    lineas,
  });

  it('is a valid link to the same host, whose path ends in the file', () => {
    fc.assert(
      fc.property(lugar, (suyo: ArchivoEvidencia) => {
        const direccion = enlaceACodigo(suyo) ?? '';
        expect(motivoUrlInvalida(direccion)).toBeNull();
        const [camino = ''] = direccion.split('#');
        expect(camino.startsWith(`${suyo.repositorio}/`)).toBe(true);
        expect(camino).not.toContain('?');
        const leida = camino.split('/').map(decodeURIComponent).join('/');
        expect(leida.endsWith(`/${suyo.commit}/${suyo.ruta}`)).toBe(true);
      }),
    );
  });

  it('names lines exactly where the place has some', () => {
    fc.assert(
      fc.property(lugar, (suyo: ArchivoEvidencia) => {
        const [, ancla = ''] = (enlaceACodigo(suyo) ?? '').split('#');
        const numeros = Array.from(ancla.matchAll(/\d+/gu), ([numero]) => Number(numero));
        const { desde, hasta } = suyo.lineas ?? {};
        const esperados = desde === hasta ? [desde] : [desde, hasta];
        expect(numeros).toEqual(suyo.lineas === null ? [] : esperados);
      }),
    );
  });

  it('does not depend on the ending of the link', () => {
    fc.assert(
      fc.property(lugar, fc.constantFrom('/', '.git', '.git/', '//'), (suyo: ArchivoEvidencia, final) => {
        const otro = { ...suyo, repositorio: suyo.repositorio + final };
        expect(enlaceACodigo(otro)).toBe(enlaceACodigo(suyo));
      }),
    );
  });
});

describe('the reasons against a piece', () => {
  it.each([
    ['https://ana@ejemplo.es', 'usuario'],
    ['https://ejemplo.es/ruta@con-arroba', null],
    ['https://ejemplo.es?correo=a@b', null],
    ['https://ejemplo.es:65535', null],
    ['https://ejemplo.es:65536', 'puerto'],
    ['https://ejemplo.es/a\\b', 'https://'],
    ['ftp://ejemplo.es', 'https://'],
    ['https://ejemplo.es/\u00A0', 'espacios'],
    ['https://ejemplo.es/\u2028', 'espacios'],
    ['https://ejemplo.es/\uFEFF', 'espacios'],
  ])('for the link %j name %j', (url, parte) => {
    if (parte === null) expect(motivoUrlInvalida(url)).toBeNull();
    else expect(motivoUrlInvalida(url)).toContain(parte);
  });

  it.each([
    ['/src/a.js', 'sin barra inicial'],
    ['src/ /a.js', 'por ejemplo'],
    ['src/\u200Ba.js', 'invisibles'],
    ['/\u200B', 'invisibles'],
    ['..', 'por ejemplo'],
    ['.', 'por ejemplo'],
    ['...', null],
    ['src/..a', null],
    [' a.js', null],
    ['C:\\a.js', null],
  ])('for the path %j name %j', (ruta, parte) => {
    if (parte === null) expect(motivoRutaInvalida(ruta)).toBeNull();
    else expect(motivoRutaInvalida(ruta)).toContain(parte);
  });

  it.each([
    [6, false],
    [7, true],
    [40, true],
    [64, true],
    [65, false],
    [0, false],
  ])('admit a commit of %d digits: %j', (cifras, vale) => {
    expect(motivoCommitInvalido('a'.repeat(cifras)) === null).toBe(vale);
  });

  it('refuse lines exactly where the last one is before the first', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (desde, hasta) => {
        expect(motivoLineasInvalidas({ desde, hasta }) === null).toBe(desde <= hasta);
      }),
    );
  });
});
