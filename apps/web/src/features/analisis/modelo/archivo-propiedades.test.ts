import { describe, expect, it } from 'vitest';

import { decidirClave, motivosSinArchivo } from './archivo-propiedades.ts';
import { avisosArchivo } from './avisos-archivo.ts';

describe('the key of the analysis', () => {
  it('is the project’s own when the file names it, or where no file belongs to the flow', () => {
    const propia = { clave: 'tienda', ajena: null, motivo: null };
    expect(decidirClave('tienda', { clave: 'tienda' })).toEqual(propia);
    expect(decidirClave('tienda', null)).toEqual(propia);
  });

  it('is refused when the file names another one, if only by a letter’s case', () => {
    expect(decidirClave('tienda', { clave: 'Tienda' })).toEqual({
      clave: 'tienda',
      ajena: 'Tienda',
      motivo: null,
    });
  });

  it.each(motivosSinArchivo)('is the project’s own when the file gives none: %s', (motivo) => {
    expect(decidirClave('tienda', { clave: null, motivo })).toEqual({ clave: 'tienda', ajena: null, motivo });
  });
});

describe('the notices of the file', () => {
  it.each(motivosSinArchivo)('%s has a title, a text and, where something is amiss, an action', (motivo) => {
    const { titulo, texto, accion } = avisosArchivo[motivo];
    const dicho = texto({ rama: 'desarrollo', servidor: 'github.com', clave: 'tienda' });
    expect([titulo, dicho].every((frase) => /^\p{L}[^{}]+$/u.test(frase))).toBe(true);
    expect(accion === null).toBe(['otro-servidor', 'sin-token'].includes(motivo));
  });

  it('names what has to be written, or looked at', () => {
    const contexto = { rama: 'desarrollo', servidor: 'github.com', clave: 'tienda' };
    expect(avisosArchivo['sin-clave'].texto(contexto)).toContain('sonar.projectKey=tienda');
    expect(avisosArchivo['rama-inexistente'].texto(contexto)).toContain('«desarrollo»');
    expect(avisosArchivo.inaccesible.texto(contexto)).toContain('github.com');
  });
});
