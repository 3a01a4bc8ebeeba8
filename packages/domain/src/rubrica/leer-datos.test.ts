import { describe, expect, it } from 'vitest';

import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { datoEvidencias, datoMedia, datoNuevas } from './index.ts';

const prueba = {
  plan: planDe([pregunta('l', 'p1'), pregunta('l', 'p2'), pregunta('l', 'p3'), pregunta('l', 'p4')]),
  respuestas: [
    { ...respuesta('l', 'p1', 1, 2), evidencias: [{ tipo: 'enlace', url: 'https://a.es' }] as const },
    { ...respuesta('l', 'p2', 0.5, 1), evidencias: [{ tipo: 'enlace', url: 'https://b.es' }] as const },
    { ...respuesta('l', 'p3', 0, 0), evidencias: [{ tipo: 'enlace', url: 'https://a.es' }] as const },
    respuesta('l', 'p4', 1, 2),
  ],
};

describe('the figures of a delivery', () => {
  it('have the mean in percent', () => {
    // (1 + 0,5 + 0 + 1) ÷ 4
    expect(datoMedia(prueba)).toEqual({ valor: 62.5 });
    expect(datoMedia({ plan: planDe([]), respuestas: [] })).toMatchObject({ ajeno: true });
    expect(datoMedia(null)).toMatchObject({ ajeno: false });
  });

  it('have the share of the answers above the lowest level whose evidence counts', () => {
    // p1, p2 and p4 are above it; a link alone counts where it was accepted.
    const vale = (una: { tipo: string; url?: string }) => una.url === 'https://a.es';
    expect(datoEvidencias(prueba, vale)).toEqual({ valor: 33.33 });
    expect(datoEvidencias(prueba, () => false)).toEqual({ valor: 0 });
    expect(datoEvidencias(null, vale)).toMatchObject({ ajeno: false });
    const todoAbajo = { plan: planDe([pregunta('l', 'p1')]), respuestas: [respuesta('l', 'p1', 0, 0)] };
    expect(datoEvidencias(todoAbajo, vale)).toMatchObject({ ajeno: true });
  });

  it('ask about evidence with the question that it belongs to', () => {
    const claves: string[] = [];
    datoEvidencias(prueba, (_una, clave) => claves.push(clave) > 0);
    expect(claves).toEqual(['l:p1', 'l:p2']);
  });

  it('have new findings per 1000 lines by severity', () => {
    expect(datoNuevas(['MAJOR', 'MAJOR', 'INFO'], 600)).toEqual({
      valor: 5,
      porSeveridad: { MAJOR: 3.33, INFO: 1.67 },
    });
    expect(datoNuevas([], 200)).toEqual({ valor: 0, porSeveridad: {} });
    expect(datoNuevas(['MAJOR'], 199)).toMatchObject({ ajeno: true });
  });
});
