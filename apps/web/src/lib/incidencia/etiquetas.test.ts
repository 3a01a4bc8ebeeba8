import { describe, expect, it } from 'vitest';

import { nombreEstado, nombreEtiqueta, nombreTipo } from './etiquetas.ts';

describe('the words of the service', () => {
  it('are translated to Spanish', () => {
    expect(['OPEN', 'CONFIRMED', 'ACCEPTED', 'FALSE_POSITIVE'].map(nombreEstado)).toEqual([
      'Abierta',
      'Confirmada',
      'Aceptada',
      'Falso positivo',
    ]);
    expect(['CODE_SMELL', 'BUG'].map(nombreTipo)).toEqual(['Olor de código', 'Error de programación']);
    expect(['confusing', 'brain-overload'].map(nombreEtiqueta)).toEqual(['confuso', 'difícil de seguir']);
  });

  it.each(['IN_SANDBOX', 'react', 'constructor', '__proto__', ''])('%j stays unchanged', (palabra) => {
    expect(nombreEstado(palabra)).toBe(palabra);
    expect(nombreTipo(palabra)).toBe(palabra);
    expect(nombreEtiqueta(palabra)).toBe(palabra);
  });
});
