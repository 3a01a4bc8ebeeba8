import { RunnerDied } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { beforeEach, describe, expect, it } from 'vitest';

import type { ClaimedJob, EstadoFinal, Publicado, Trabajo, TrabajoRepository } from './analisis.port.ts';
import { ejecutarTrabajo, type DepsTrabajo, type Tarea } from './ejecutar-trabajo.ts';
import type { JobProgress } from './follow-job.ts';

/** What the job did, in order. */
let hechos: string[];
let errores: unknown[];
let lost: AbortController;
let stop: AbortController;
let cancelado: boolean;
/** Whether the queue still has the claim at the end. */
let vigente: boolean;
beforeEach(() => {
  hechos = [];
  errores = [];
  lost = new AbortController();
  stop = new AbortController();
  cancelado = false;
  vigente = true;
});

const trabajo: Trabajo = {
  id: 'a1',
  intento: 2,
  proyectoId: 'p1',
  idPersona: 'sub-ana',
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  token: { cifrado: 'x', clave: 'k' },
};

const trabajos = (empezado: Trabajo | null): TrabajoRepository => ({
  empezar: () => Promise.resolve(empezado),
  anotar: () => Promise.resolve(true),
  terminar: ({ id, intento }, { estado, codigo, motivo }: EstadoFinal) => {
    hechos.push(`terminar ${id}/${intento} ${estado} ${codigo} ${motivo}`);
    return Promise.resolve(vigente);
  },
  abandonar: () => Promise.reject(new Error('only the queue abandons a job')),
  cancelado: () => Promise.resolve(cancelado),
  abiertos: () => Promise.resolve([]),
});

/** Runs a job whose work is `hacer`; returns its last state. */
async function ejecutar(
  hacer: (progress: JobProgress) => Promise<Publicado>,
  empezado: Trabajo | null = trabajo,
): Promise<void> {
  const deps: DepsTrabajo = {
    trabajos: trabajos(empezado),
    diario: {
      info: (datos, mensaje) => void hechos.push(`${mensaje} ${JSON.stringify(datos)}`),
      error: (datos) => void errores.push('err' in datos ? datos.err : datos),
    },
    ahora: () => new Date(0),
    queue: {
      giveBack: ({ id, intento }) => {
        hechos.push(`devolver ${id}/${intento}`);
        return Promise.resolve();
      },
    },
    alTerminar: (estado) => void hechos.push(`fin ${estado}`),
  };
  const tarea: Tarea = {
    nombre: 'analysis',
    hacer: (_trabajo, progress) => hacer(progress),
    alPublicar: ({ id }) => {
      hechos.push(`publicado ${id}`);
      return Promise.resolve();
    },
    descartar: (id) => {
      hechos.push(`descartar ${id}`);
      return Promise.resolve();
    },
  };
  const job: ClaimedJob = { id: 'a1', intento: 2, clase: 'analisis', lost: lost.signal };
  await ejecutarTrabajo(deps, tarea, job, stop.signal);
}

const fin = (estado: string) => [
  `fin ${estado}`,
  `analysis ended {"analisis":"a1","proyecto":"p1","sub":"sub-ana","estado":"${estado}","ms":0}`,
];
/** Work that lasts until it is aborted. */
const hastaAbortar = ({ signal }: JobProgress): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fallar = () => {
      reject(new Error('aborted'));
    };
    if (signal.aborted) fallar();
    else signal.addEventListener('abort', fallar);
  });

describe('a job that was', () => {
  it('published has its last state, and then what follows a publication', async () => {
    await ejecutar(() => Promise.resolve('publicado'));
    expect(hechos).toEqual(['publicado a1', ...fin('listo')]);
    expect(errores).toEqual([]);
  });

  it('deleted or ended before its start does nothing', async () => {
    await ejecutar(() => Promise.reject(new Error('must not run')), null);
    expect(hechos).toEqual([]);
  });

  it.each([
    ['cancelled loses what it stored', true, ['descartar a1', ...fin('cancelado')]],
    ['claimed by another worker leaves what is stored', false, fin('perdido')],
  ])('not published because it was %s', async (_que, fueCancelado, esperados) => {
    cancelado = fueCancelado;
    await ejecutar(() => Promise.resolve(fueCancelado ? 'cancelado' : 'perdido'));
    expect(hechos).toEqual(esperados);
  });
});

describe('a job that fails', () => {
  it('for a reason of its repository ends with that reason, and logs no error', async () => {
    const error = new DomainError('invalid', 'demasiado-grande', 'El repositorio es demasiado grande.');
    await ejecutar(() => Promise.reject(error));
    expect(hechos).toEqual([
      'terminar a1/2 fallido demasiado-grande El repositorio es demasiado grande.',
      'descartar a1',
      ...fin('demasiado-grande'),
    ]);
    expect(errores).toEqual([]);
  });

  it.each([new Error('contraseña secreta'), new TypeError('x is not a function')])(
    'for an unforeseen reason shows no part of it: %s',
    async (error) => {
      await ejecutar(() => Promise.reject(error));
      expect(hechos[0]).toBe(
        'terminar a1/2 fallido fallo-interno Se produjo un error inesperado durante el análisis. Inténtelo de nuevo más tarde.',
      );
      expect(hechos.slice(1)).toEqual(['descartar a1', ...fin('fallo-interno')]);
      expect(errores).toEqual([error]);
    },
  );

  it('because its runner died rejects, and leaves the job to the queue', async () => {
    const muerto = new RunnerDied('killed');
    await expect(ejecutar(() => Promise.reject(muerto))).rejects.toBe(muerto);
    expect(hechos).toEqual([]);
  });

  it.each([
    ['cancelled meanwhile', true, ['descartar a1', ...fin('cancelado')]],
    ['claimed by another meanwhile', false, fin('perdido')],
  ])('and was %s keeps that state', async (_que, fueCancelado, esperados) => {
    vigente = false;
    cancelado = fueCancelado;
    await ejecutar(() => Promise.reject(new DomainError('invalid', 'x', 'X.')));
    expect(hechos).toEqual(['terminar a1/2 fallido x X.', ...esperados]);
  });
});

describe('a job is aborted', () => {
  it('when this process stops, and is given back with what it stored', async () => {
    const salida = ejecutar(hastaAbortar);
    stop.abort();
    await salida;
    expect(hechos).toEqual(['devolver a1/2', ...fin('parada')]);
    expect(errores).toEqual([]);
  });

  it('when its claim is lost, and is not given back', async () => {
    const salida = ejecutar(hastaAbortar);
    lost.abort();
    await salida;
    expect(hechos).toEqual(fin('perdido'));
  });

  it('at once when the process was stopping before it began', async () => {
    stop.abort();
    await ejecutar(hastaAbortar);
    expect(hechos).toEqual(['devolver a1/2', ...fin('parada')]);
  });

  it('for the first of both reasons', async () => {
    cancelado = true;
    const salida = ejecutar(hastaAbortar);
    lost.abort();
    stop.abort();
    await salida;
    expect(hechos).toEqual(['descartar a1', ...fin('cancelado')]);
  });

  it('and its runner dies of that: it is given back, not tried again as a crash', async () => {
    const salida = ejecutar((progress) =>
      hastaAbortar(progress).catch(() => {
        throw new RunnerDied('killed');
      }),
    );
    stop.abort();
    await salida;
    expect(hechos).toEqual(['devolver a1/2', ...fin('parada')]);
  });

  it('but a result that is published nevertheless stays', async () => {
    await ejecutar(() => {
      stop.abort();
      return Promise.resolve('publicado');
    });
    expect(hechos).toEqual(['publicado a1', ...fin('listo')]);
  });
});

it('a claim that is lost after the last state has no effect', async () => {
  const vistos: JobProgress[] = [];
  await ejecutar((progress) => {
    vistos.push(progress);
    return Promise.resolve('publicado');
  });
  lost.abort();
  stop.abort();
  expect(vistos.map((progress) => [progress.reason(), progress.signal.aborted])).toEqual([[null, false]]);
  expect(hechos).toEqual(['publicado a1', ...fin('listo')]);
});
