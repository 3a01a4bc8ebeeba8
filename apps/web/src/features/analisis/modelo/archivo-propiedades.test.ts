import { describe, expect, it } from 'vitest';

import { decidirClave, motivosSinArchivo } from './archivo-propiedades.ts';

describe('the key of the analysis', () => {
  it('is the project’s when the file has the same key or the flow reads no file', () => {
    const propia = { clave: 'tienda', ajena: null, motivo: null };
    expect(decidirClave('tienda', { clave: 'tienda' })).toEqual(propia);
    expect(decidirClave('tienda', null)).toEqual(propia);
  });

  it('is refused when the file has another one, even by letter case only', () => {
    expect(decidirClave('tienda', { clave: 'Tienda' })).toEqual({
      clave: 'tienda',
      ajena: 'Tienda',
      motivo: null,
    });
  });

  it.each(motivosSinArchivo)('is the project’s when the file gives no key: %s', (motivo) => {
    expect(decidirClave('tienda', { clave: null, motivo })).toEqual({ clave: 'tienda', ajena: null, motivo });
  });
});
