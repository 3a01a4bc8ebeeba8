import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { escribirEstado, estadoInicial, leerEstado, vistas, type EstadoLista } from './estado-lista.ts';
import { ordenes } from './ordenar.ts';
import { severidades } from './severidad.ts';

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
  orden: fc.constantFrom(...ordenes),
  inverso: fc.boolean(),
});

describe('the state in the address', () => {
  it('is the beginning where the address says nothing, and then writes nothing', () => {
    expect(leer('')).toEqual(estadoInicial);
    expect(escribirEstado(new URLSearchParams(), estadoInicial).toString()).toBe('');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(estados, (estado) => {
        const direccion = escribirEstado(new URLSearchParams(), estado).toString();
        expect(leer(direccion)).toEqual(estado);
      }),
    );
  });

  it('leaves the rest of the address alone', () => {
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
  ])('ignores %.40s', (consulta) => {
    expect(leer(consulta)).toEqual(estadoInicial);
  });

  it('takes severities once and in their order, however they come', () => {
    expect(leer('severidad=INFO,BLOCKER,INFO,x').severidades).toEqual(['BLOCKER', 'INFO']);
  });

  it('never fails, and never gives a state that could not have been chosen', () => {
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
