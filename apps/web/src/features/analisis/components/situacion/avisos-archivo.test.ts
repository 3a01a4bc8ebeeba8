import { describe, expect, it } from 'vitest';

import { motivosSinArchivo } from '../../modelo/archivo-propiedades.ts';
import { avisosArchivo } from './avisos-archivo.ts';

describe('the notices of the file', () => {
  it.each(motivosSinArchivo)('%s has a title, a text and, for an error, an action', (motivo) => {
    const { titulo, texto, accion } = avisosArchivo[motivo];
    const dicho = texto({ rama: 'desarrollo', servidor: 'github.com', clave: 'tienda' });
    expect([titulo, dicho].every((frase) => /^\p{L}[^{}]+$/u.test(frase))).toBe(true);
    expect(accion === null).toBe(['otro-servidor', 'sin-token'].includes(motivo));
  });

  it('names the line to write or the place to check', () => {
    const contexto = { rama: 'desarrollo', servidor: 'github.com', clave: 'tienda' };
    expect(avisosArchivo['sin-clave'].texto(contexto)).toContain('sonar.projectKey=tienda');
    expect(avisosArchivo['rama-inexistente'].texto(contexto)).toContain('«desarrollo»');
    expect(avisosArchivo.inaccesible.texto(contexto)).toContain('github.com');
  });
});
