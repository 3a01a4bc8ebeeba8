// seguridad: 62
import { dePersona } from '@mantenible/domain/acceso';
import type { ArchivoGuardado } from '@mantenible/domain/comparacion';
import { expect, it } from 'vitest';

import type { AnalisisComparable } from './comparacion.port.ts';
import { compararAnalisis, listarSeguidas } from './comparar-analisis.ts';

const archivos = Array.from({ length: 1000 }, (_, n): ArchivoGuardado => ({
  ruta: `src/${n}.ts`,
  blob: `b${n}`,
  analizable: true,
  medidas: {},
  silencios: 0,
  duplicados: [],
  hallazgos: Array.from({ length: 20 }, (_hallazgo, k) => ({
    regla: 'typescript:S1128',
    linea: k + 1,
    huella: `h${k}`,
    minutos: 1,
    mensaje: 'Elimine la importación.',
  })),
}));

const analisis = (id: string): AnalisisComparable => ({
  id,
  fecha: '2026-01-01T00:00:00.000Z',
  commit: id,
  enlace: 'https://x.org/a',
  rama: 'main',
  alcance: '',
  medidas: {},
  detalle: { version: '1', paquete: id },
});

const deps = {
  analisis: {
    analisis: () =>
      Promise.resolve({
        ...dePersona('ana'),
        proyecto: { _id: 'p', nombre: 'P' },
        analisis: [analisis('a'), analisis('b')],
      }),
  },
  propietarioDe: () => Promise.resolve(dePersona('ana')),
  leerPaquete: () => Promise.resolve(archivos),
  propiedades: () => Promise.resolve([]),
};
const ana = { sub: 'ana', nombre: 'Ana', roles: ['estudiante'] } as const;

/** Turns of the event loop, in which other requests are served, until a work ends. */
async function turnsDuring<T>(trabajo: () => Promise<T>): Promise<{ turns: number; resultado: T }> {
  const estado = { turns: 0, sigue: true };
  const contar = () => {
    estado.turns += 1;
    if (estado.sigue) setImmediate(contar);
  };
  setImmediate(contar);
  const resultado = await trabajo().finally(() => {
    estado.sigue = false;
  });
  return { turns: estado.turns, resultado };
}

it('tracks 20 000 findings in parts, and serves other requests between them', async () => {
  const par = { antes: 'a', despues: 'b' };
  const lista = await turnsDuring(() => listarSeguidas(deps, ana, 'p', { ...par, estado: 'sigue' }));
  expect(lista.resultado).toMatchObject({ total: 20_000 });
  expect(lista.resultado.incidencias).toHaveLength(10_000);
  expect(lista.turns).toBeGreaterThanOrEqual(15);
  const todo = await turnsDuring(() => compararAnalisis(deps, ana, 'p', par));
  expect(todo.resultado.hallazgos?.cuentas).toMatchObject({ sigue: 20_000, nueva: 0 });
  expect(todo.turns).toBeGreaterThanOrEqual(15);
});
