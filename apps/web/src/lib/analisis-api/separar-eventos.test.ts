import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { separarEventos } from './separar-eventos.ts';

describe('the events of a stream', () => {
  it.each([
    ['event: progreso\ndata: {"a":1}\n\n', ['{"a":1}'], ''],
    ['event: progreso\r\ndata: 1\r\n\r\nevent: progreso\r\ndata: 2\r\n\r\n', ['1', '2'], ''],
    ['event: progreso\ndata: 1\n\nevent: prog', ['1'], 'event: prog'],
    ['event:progreso\ndata:1\ndata:2\n\n', ['1\n2'], ''],
    [': latido\n\nevent: otro\ndata: 1\n\ndata: 2\n\nevent: progreso\n\n', [], ''],
    ['', [], ''],
  ])('%j', (texto, datos, resto) => {
    expect(separarEventos(texto)).toEqual({ datos, eliminado: false, resto });
  });

  it('report that the project was deleted', () => {
    const texto = 'event: progreso\ndata: 1\n\nevent: fin\ndata: eliminado\n\n';
    expect(separarEventos(texto)).toEqual({ datos: ['1'], eliminado: true, resto: '' });
  });

  it('do not depend on where the network splits them', () => {
    const entero = 'event: progreso\ndata: uno\n\n: latido\n\nevent: progreso\ndata: dos\n\n';
    fc.assert(
      fc.property(fc.nat(entero.length), (corte) => {
        const primera = separarEventos(entero.slice(0, corte));
        const segunda = separarEventos(primera.resto + entero.slice(corte));
        expect([...primera.datos, ...segunda.datos]).toEqual(['uno', 'dos']);
      }),
    );
  });
});
