import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { escribirEstado, estadoInicial, leerEstado, vistas, type EstadoLista } from './estado-lista.ts';
import { ordenes } from '../../../../lib/incidencia/ordenar.ts';
import { severidades } from '../../../../lib/incidencia/severidad.ts';

const leer = (consulta: string) => leerEstado(new URLSearchParams(consulta));
const textoCorto = fc.string({
  unit: fc.constantFrom('a', 'ñ', '&', '=', '%', '+', ' ', ',', '#', '😀', '\u202E'),
});
const estados: fc.Arbitrary<EstadoLista> = fc.record({
  vista: fc.constantFrom(...vistas),
  severidades: fc.subarray([...severidades]),
  regla: textoCorto,
  archivo: textoCorto,
  buscar: textoCorto,
  desde: textoCorto,
  orden: fc.constantFrom(...ordenes),
  inverso: fc.boolean(),
});

describe('the list state in the URL', () => {
  it('is the initial one for an empty query, which stays empty', () => {
    expect(leer('')).toEqual(estadoInicial);
    expect(escribirEstado(new URLSearchParams(), estadoInicial).toString()).toBe('');
  });

  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(estados, (estado) => {
        const direccion = escribirEstado(new URLSearchParams(), estado).toString();
        expect(leer(direccion)).toEqual(estado);
      }),
    );
  });

  it('keeps other parameters', () => {
    const escrita = escribirEstado(new URLSearchParams('tabla=metricas&regla=x'), estadoInicial);
    expect(escrita.toString()).toBe('tabla=metricas');
  });

  it.each([
    'vista=<script>',
    'vista=__proto__',
    'severidad=ROJA,,',
    'severidad=toString',
    'orden=constructor',
    'orden=severidad%20desc',
    'sentido=1',
    `buscar=${'a'.repeat(1001)}`,
    `archivo=${'a'.repeat(5000)}`,
    `desde=${'a'.repeat(1001)}`,
  ])('ignores %.40s', (consulta) => {
    expect(leer(consulta)).toEqual(estadoInicial);
  });

  it('reads severities without duplicates and in their fixed order', () => {
    expect(leer('severidad=INFO,BLOCKER,INFO,x').severidades).toEqual(['BLOCKER', 'INFO']);
  });

  it('is valid for any query', () => {
    const cualquiera = fc.array(
      fc.tuple(fc.constantFrom('vista', 'severidad', 'orden', 'sentido', 'regla'), fc.string()),
    );
    fc.assert(
      fc.property(cualquiera, (pares) => {
        const estado = leerEstado(new URLSearchParams(pares));
        expect(vistas).toContain(estado.vista);
        expect(ordenes).toContain(estado.orden);
        for (const severidad of estado.severidades) expect(severidades).toContain(severidad);
      }),
    );
  });
});
