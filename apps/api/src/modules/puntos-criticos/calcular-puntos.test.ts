import type { CambiosDeRutas, PeticionCambios } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Job } from '../../jobs/job.port.ts';
import { calcularPuntos, interrumpido } from './calcular-puntos.ts';
import type { ArchivoMedido, PuntosGuardados } from './puntos-criticos.port.ts';

const trabajo: Job = {
  id: 'a1',
  attempt: 0,
  proyectoId: 'p1',
  idPersona: 'sub-ana',
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  token: { cifrado: 'x', clave: 'k' },
};
const medido = (ruta: string, complejidad: number, lineas = 10): ArchivoMedido => ({
  ruta,
  complejidad,
  lineas,
  incidencias: 0,
});

let medidos: readonly ArchivoMedido[];
let commit: string | null;
let guardados: { puntos: PuntosGuardados; prioritarios: readonly string[] }[];
let fallos: string[];
let log: string[];
let pedidos: Omit<PeticionCambios, 'limites'>[];
let contar: (rutas: readonly string[]) => CambiosDeRutas | Error;
let alFallar: () => Promise<void>;
beforeEach(() => {
  medidos = [medido('a.js', 5), medido('b.js', 20), medido('c.js', 0)];
  commit = 'c1';
  guardados = [];
  fallos = [];
  log = [];
  pedidos = [];
  contar = (rutas) => ({
    cambios: rutas.map(() => 1),
    commits: 9,
    desde: '2026-01-01T00:00:00.000Z',
    completos: true,
    apartados: 0,
  });
  alFallar = () => Promise.resolve();
});

function calcular(signal = new AbortController().signal): Promise<void> {
  return calcularPuntos(
    {
      puntos: {
        commit: () => Promise.resolve(commit),
        archivos: (_id, maximo) => Promise.resolve(medidos.slice(0, maximo)),
        guardar: (_id, puntos, prioritarios) => {
          guardados.push({ puntos, prioritarios });
          return Promise.resolve();
        },
        fallar: (_id, motivo) => {
          fallos.push(motivo);
          return alFallar();
        },
      },
      contarCambios: (peticion) => {
        pedidos.push(peticion);
        const salida = contar(peticion.rutas);
        return salida instanceof Error ? Promise.reject(salida) : Promise.resolve(salida);
      },
      tokens: { decrypt: (cifrado, clave, fila) => `${cifrado}/${clave}/${fila}` },
      log: {
        info: (_datos, mensaje) => void log.push(`info: ${mensaje}`),
        error: (_datos, mensaje) => void log.push(`error: ${mensaje}`),
      },
    },
    trabajo,
    signal,
  );
}

describe('the hotspots of an analysis', () => {
  it('are ordered by changes × cognitive complexity, and counted with the project’s own token', async () => {
    contar = (rutas) => ({
      cambios: rutas.map((ruta) => ({ 'a.js': 10, 'b.js': 2, 'c.js': 99 })[ruta] ?? 0),
      commits: 120,
      desde: null,
      completos: false,
      apartados: 2,
    });
    await calcular();
    expect(pedidos).toMatchObject([
      {
        token: 'x/k/p1',
        commit: 'c1',
        rutas: ['a.js', 'b.js', 'c.js'],
        enlace: trabajo.enlace,
        rama: 'main',
      },
    ]);
    // 10 × 5 = 50, 2 × 20 = 40, 99 × 0 = 0.
    expect(guardados).toEqual([
      {
        puntos: {
          commits: 120,
          desde: null,
          completos: false,
          apartados: 2,
          total: 3,
          archivos: [
            { ...medido('a.js', 5), cambios: 10 },
            { ...medido('b.js', 20), cambios: 2 },
            { ...medido('c.js', 0), cambios: 99 },
          ],
        },
        prioritarios: ['a.js', 'b.js'],
      },
    ]);
    expect([fallos, log]).toEqual([[], []]);
  });

  it('are ordered by lines where the products are equal', async () => {
    medidos = [medido('corto.js', 5, 10), medido('largo.js', 5, 30)];
    await calcular();
    expect(guardados[0]?.puntos.archivos.map(({ ruta }) => ruta)).toEqual(['largo.js', 'corto.js']);
  });

  it('have no changes where the history gives fewer numbers than paths', async () => {
    contar = () => ({ cambios: [3], commits: 1, desde: null, completos: true, apartados: 0 });
    await calcular();
    expect(guardados[0]?.puntos.archivos.map(({ ruta, cambios }) => [ruta, cambios])).toEqual([
      ['a.js', 3],
      ['b.js', 0],
      ['c.js', 0],
    ]);
  });

  it('are an empty list in a repository without analysed files', async () => {
    medidos = [];
    await calcular();
    expect(guardados).toMatchObject([{ puntos: { total: 0, archivos: [] }, prioritarios: [] }]);
  });

  it.each([
    [499, 499],
    [500, 500],
    [501, 500],
  ])('of %i files are kept for %i, and the number of all', async (hay, quedan) => {
    medidos = Array.from({ length: hay }, (_, i) => medido(`${i}.js`, i));
    await calcular();
    expect(guardados[0]?.puntos.total).toBe(hay);
    expect(guardados[0]?.puntos.archivos).toHaveLength(quedan);
    expect(guardados[0]?.prioritarios).toHaveLength(10);
  });

  it('are not counted for an analysis that was deleted meanwhile', async () => {
    commit = null;
    await calcular();
    expect([pedidos, guardados, fallos]).toEqual([[], [], []]);
  });
});

describe('a failure', () => {
  it('keeps the reason of a refusal', async () => {
    contar = () => new DomainError('invalid', 'demasiado-grande', 'El repositorio es demasiado grande.');
    await calcular();
    expect(fallos).toEqual(['El repositorio es demasiado grande.']);
    expect(log).toEqual(['info: hotspots could not be computed']);
    expect(guardados).toEqual([]);
  });

  it('keeps none of its text when it is of another kind, and is logged as an error', async () => {
    contar = () => new Error('https://ghp_secreto@github.com');
    await calcular();
    expect(fallos).toHaveLength(1);
    expect(fallos[0]).toContain('error inesperado');
    expect(fallos[0]).not.toContain('ghp_secreto');
    expect(log).toEqual(['error: hotspots: something failed']);
  });

  it('is named after the stop of the server, whatever the error is', async () => {
    const stop = new AbortController();
    contar = () => {
      stop.abort();
      return new Error('killed');
    };
    await calcular(stop.signal);
    expect(fallos).toEqual([interrumpido]);
    expect(log).toEqual(['info: hotspots could not be computed']);
  });

  it('requests nothing of the repository when it is before the start', async () => {
    await calcular(AbortSignal.abort());
    expect([pedidos, fallos]).toEqual([[], [interrumpido]]);
  });

  it('is logged when it cannot be noted, and never rejects', async () => {
    contar = () => new Error('x');
    alFallar = () => Promise.reject(new Error('the database is gone'));
    await expect(calcular()).resolves.toBeUndefined();
    expect(log).toEqual([
      'error: hotspots: something failed',
      'error: hotspots: their failure could not be noted',
    ]);
  });
});
