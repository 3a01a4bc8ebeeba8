import { describe, expect, it } from 'vitest';

import { evidenciaVacia, revisarEvidencia, type EvidenciaForm } from './evidencia-form.ts';

const repositorio = 'https://github.com/ana/tienda';
const revisar = (cambios: Partial<EvidenciaForm>) => {
  const { evidencia, errores } = revisarEvidencia({ ...evidenciaVacia('0123abc'), ...cambios }, repositorio);
  return evidencia ?? [...errores.keys()];
};
const archivo = { tipo: 'archivo', repositorio, commit: '0123abc', ruta: 'src/a.js' } as const;

describe('a typed piece of evidence', () => {
  it('is a link without the spaces around it', () => {
    expect(revisar({ url: ' https://ejemplo.es/a ' })).toEqual({
      tipo: 'enlace',
      url: 'https://ejemplo.es/a',
    });
    expect(revisar({ url: 'javascript:alert(1)' })).toEqual(['url']);
    expect(revisar({})).toEqual(['url']);
  });

  it('is a file at the commit of the analysis, with lines, one line or none', () => {
    const de = (desde: string, hasta: string) =>
      revisar({ tipo: 'archivo', ruta: ' src/a.js', desde, hasta });
    expect(de('3', '9')).toEqual({ ...archivo, lineas: { desde: 3, hasta: 9 } });
    expect(de('3', ' ')).toEqual({ ...archivo, lineas: { desde: 3, hasta: 3 } });
    expect(de('', '')).toEqual({ ...archivo, lineas: null });
    expect([de('9', '3'), de('x', ''), de('', '4'), de('1e3', '')]).toEqual([
      ['lineas.hasta'],
      ['lineas.desde', 'lineas.hasta'],
      ['lineas.desde'],
      ['lineas.desde', 'lineas.hasta'],
    ]);
  });

  it('names a path out of the repository and a commit that is not one', () => {
    expect(revisar({ tipo: 'archivo', ruta: '../a', commit: 'main' })).toEqual(['commit', 'ruta']);
    expect(revisar({ tipo: 'archivo', ruta: 'a', commit: 'ABCDEF0' })).toMatchObject({ commit: 'abcdef0' });
  });
});
