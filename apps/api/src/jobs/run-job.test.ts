import { RunnerDied } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { beforeEach, describe, expect, it } from 'vitest';

import type { JobProgress } from './follow-job.ts';
import type { ClaimedJob, FinalState, Publication, Job, JobRepository } from './job.port.ts';
import { runJob, type JobDeps, type Task } from './run-job.ts';

/** What the job did, in order. */
let hechos: string[];
let errores: unknown[];
let lost: AbortController;
let stop: AbortController;
let isCancelled: boolean;
/** Whether the queue still has the claim at the end. */
let vigente: boolean;
beforeEach(() => {
  hechos = [];
  errores = [];
  lost = new AbortController();
  stop = new AbortController();
  isCancelled = false;
  vigente = true;
});

const job: Job = {
  id: 'a1',
  attempt: 2,
  proyectoId: 'p1',
  idPersona: 'sub-ana',
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  token: { cifrado: 'x', clave: 'k' },
};

const jobs = (empezado: Job | null): JobRepository => ({
  begin: () => Promise.resolve(empezado),
  report: () => Promise.resolve(true),
  end: ({ id, attempt: attempt }, { estado, codigo, motivo }: FinalState) => {
    hechos.push(`terminar ${id}/${attempt} ${estado} ${codigo} ${motivo}`);
    return Promise.resolve(vigente);
  },
  abandon: () => Promise.reject(new Error('only the queue abandons a job')),
  isCancelled: () => Promise.resolve(isCancelled),
  open: () => Promise.resolve([]),
});

/** Runs a job whose work is `hacer`; returns its last state. */
async function ejecutar(
  hacer: (progress: JobProgress) => Promise<Publication>,
  empezado: Job | null = job,
): Promise<void> {
  const deps: JobDeps = {
    jobs: jobs(empezado),
    log: {
      info: (datos, mensaje) => void hechos.push(`${mensaje} ${JSON.stringify(datos)}`),
      error: (datos) => void errores.push('err' in datos ? datos.err : datos),
    },
    now: () => new Date(0),
    queue: {
      giveBack: ({ id, attempt: attempt }) => {
        hechos.push(`devolver ${id}/${attempt}`);
        return Promise.resolve();
      },
    },
    onEnd: (outcome) => void hechos.push(`fin ${outcome}`),
  };
  const task: Task = {
    name: 'analysis',
    run: (_trabajo, progress) => hacer(progress),
    onPublished: ({ id }) => {
      hechos.push(`publicado ${id}`);
      return Promise.resolve();
    },
    discard: (id) => {
      hechos.push(`descartar ${id}`);
      return Promise.resolve();
    },
  };
  const job: ClaimedJob = { id: 'a1', attempt: 2, kind: 'analisis', lost: lost.signal };
  await runJob(deps, task, job, stop.signal);
}

const fin = (outcome: string) => [
  `fin ${outcome}`,
  `analysis ended {"analisis":"a1","proyecto":"p1","sub":"sub-ana","estado":"${outcome}","ms":0}`,
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

describe('a job', () => {
  it('has its last state when published, and then what follows a publication', async () => {
    await ejecutar(() => Promise.resolve('publicado'));
    expect(hechos).toEqual(['publicado a1', ...fin('listo')]);
    expect(errores).toEqual([]);
  });

  it('does nothing when it was deleted or ended before its start', async () => {
    await ejecutar(() => Promise.reject(new Error('must not run')), null);
    expect(hechos).toEqual([]);
  });

  it.each([
    ['loses what it stored when it was cancelled', true, ['descartar a1', ...fin('cancelado')]],
    ['leaves what is stored when another worker claimed it', false, fin('perdido')],
  ])('%s', async (_que, fueCancelado, esperados) => {
    isCancelled = fueCancelado;
    await ejecutar(() => Promise.resolve(fueCancelado ? 'cancelado' : 'perdido'));
    expect(hechos).toEqual(esperados);
  });
});

describe('a job that fails', () => {
  it('ends with the reason of its repository, and logs no error', async () => {
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
    'shows no part of an unforeseen reason: %s',
    async (error) => {
      await ejecutar(() => Promise.reject(error));
      expect(hechos[0]).toBe(
        'terminar a1/2 fallido fallo-interno Se produjo un error inesperado durante el análisis. Inténtelo de nuevo más tarde.',
      );
      expect(hechos.slice(1)).toEqual(['descartar a1', ...fin('fallo-interno')]);
      expect(errores).toEqual([error]);
    },
  );

  it('rejects when its runner died, and leaves the job to the queue', async () => {
    const muerto = new RunnerDied('killed');
    await expect(ejecutar(() => Promise.reject(muerto))).rejects.toBe(muerto);
    expect(hechos).toEqual([]);
  });

  it.each([
    ['cancelled meanwhile', true, ['descartar a1', ...fin('cancelado')]],
    ['claimed by another meanwhile', false, fin('perdido')],
  ])('keeps its state when it was %s', async (_que, fueCancelado, esperados) => {
    vigente = false;
    isCancelled = fueCancelado;
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
    isCancelled = true;
    const salida = ejecutar(hastaAbortar);
    lost.abort();
    stop.abort();
    await salida;
    expect(hechos).toEqual(['descartar a1', ...fin('cancelado')]);
  });

  it('and given back when its runner dies of that, not tried again as a crash', async () => {
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
