import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@mantenible/db';
import type { AnalizadorRepositorios, LimitesAnalisis } from '@mantenible/domain/analisis';
import { createRunner, limitesPorDefecto, versionAnalizador, type Runner } from '@mantenible/runner';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config/config.ts';
import type { ClaimedJob, ClaseTrabajo, Trabajo } from '../modules/analisis/analisis.port.ts';
import type { Analizador } from '../modules/analisis/analizador.port.ts';
import { tareaDeAnalisis } from '../modules/analisis/ejecutar-analisis.ts';
import { ejecutarTrabajo } from '../modules/analisis/ejecutar-trabajo.ts';
import { huellaDe } from '../modules/analisis/huella.ts';
import { tareaDePasado } from '../modules/analisis/pasado/ejecutar-pasado.ts';
import { createPasadoPublicado } from '../modules/analisis/pasado/pasado-publicado.repository.ts';
import {
  openQueue,
  type AnalysisQueue,
  type AnalysisQueueClient,
} from '../modules/analisis/queue.repository.ts';
import { endDeadLetter, recoverJobs } from '../modules/analisis/recover-jobs.ts';
import { createResultadoRepository } from '../modules/analisis/resultado.repository.ts';
import { createTrabajoRepository } from '../modules/analisis/trabajo.repository.ts';
import { empezarPuntos } from '../modules/puntos-criticos/puntos-criticos.repository.ts';
import type { Vaults } from '../secrets/index.ts';
import { createAnotar } from './mejora.ts';
import { createCalculoDePuntos, type CalculoDePuntos } from './puntos-criticos.ts';

/** Files of the analysis programs, from source or built. */
export interface AnalysisPrograms {
  readonly runner: string;
  readonly worker: string;
}

/** What `abrirTaller` builds the queue and its worker from. */
export interface PartesTaller {
  readonly config: Pick<Config, 'analisis' | 'scanAllowLocal' | 'scanHosts' | 'scanPrivateHosts'>;
  readonly database: Database;
  readonly vaults: Vaults;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  readonly programs: AnalysisPrograms;
  /** Called at the end of each analysis. */
  readonly alTerminar?: (estado: string, ms: number) => void;
  /** Another way to analyse, for tests. */
  readonly repositorios?: AnalizadorRepositorios;
}

/** The queue of analyses and of repositories' pasts, and the worker that runs them in this process. */
export interface Taller {
  readonly cola: AnalysisQueueClient;
  readonly counts: AnalysisQueue['counts'];
  /** Starts to run analyses in this process, after removing the leftovers of a process that died. */
  empezar(): Promise<void>;
  /** Fails jobs whose heartbeat was missed; also done every 30 s. */
  supervise(): Promise<void>;
  /** Returns running analyses to the queue. */
  cerrar(): Promise<void>;
}

/** Opens the queue; the worker runs no job before `empezar`. */
export async function abrirTaller(partes: PartesTaller): Promise<Taller> {
  const { config, database, logger } = partes;
  const onError = (err: unknown) => {
    logger.error({ err }, 'analyses: something failed');
  };
  const repeatSeconds = config.analisis.segundosDeRepeticion;
  const queue = await openQueue({ database, repeatSeconds, onError });
  const parada = new AbortController();
  const limites = { ...limitesPorDefecto, ...config.analisis.limites };
  const runner = runnerOf(partes, limites);
  const repositorios = partes.repositorios ?? runner;
  const puntos = puntosDe(partes, repositorios, limites);
  const segundosDePasado = config.analisis.segundosDePasado;
  const analizador = analizadorDe(repositorios, limites, segundosDePasado);
  const clases = clasesDe(partes, queue, analizador, puntos);
  const recuperar = { ...dependenciasComunes(partes, queue), ...clases, analizador };
  let working = false;
  let starting: Promise<void> = Promise.resolve();
  const prever = (): void => {
    // No workers when other processes, or a test's stub, run the analyses.
    if (working && !partes.repositorios) runner.warm();
  };
  const start = async () => {
    // Only this process opens the embedded database.
    const alone = database.engine === 'pglite';
    await recoverJobs(recuperar, alone);
    if (alone) await puntos.interrumpir();
    await queue.work({
      concurrency: config.analisis.simultaneos,
      onJob: (job) => clases.ejecutar[job.clase](job, parada.signal),
      onDead: (id) => endDeadLetter(recuperar, id),
    });
  };
  return {
    cola: { ...queue, prever },
    counts: () => queue.counts(),
    empezar: () => {
      working = true;
      starting = start();
      return starting;
    },
    supervise: () => queue.supervise(),
    cerrar: async () => {
      working = false;
      // A start under way still uses the runner and the queue.
      await starting.catch(() => undefined);
      await queue.stop(() => {
        parada.abort();
      });
      await puntos.cerrar();
      runner.close();
    },
  };
}

function puntosDe(
  { database, vaults, logger }: PartesTaller,
  repositorios: AnalizadorRepositorios,
  limites: LimitesAnalisis,
): CalculoDePuntos {
  return createCalculoDePuntos({
    db: database.db,
    repositorios,
    limites,
    tokens: vaults.tokens,
    diario: logger,
  });
}

/** Dependencies that jobs of every kind have. */
function dependenciasComunes({ logger, now }: PartesTaller, queue: AnalysisQueue) {
  return { queue, diario: logger, ahora: now };
}

type Ejecutar = (job: ClaimedJob, stop: AbortSignal) => Promise<void>;

/** For each kind of job its rows, and the function that runs a job. */
function clasesDe(
  partes: PartesTaller,
  queue: AnalysisQueue,
  analizador: Analizador,
  puntos: CalculoDePuntos,
) {
  const { database, vaults, logger, now, alTerminar } = partes;
  const { db } = database;
  const anotar = createAnotar({ db, servicio: null, now, logger });
  const comun = dependenciasComunes(partes, queue);
  const resultados = createResultadoRepository(db, {
    settle: (conn, claim) => queue.settle(conn, claim),
    empezarPuntos,
  });
  const conResultados = { ...comun, resultados, analizador, tokens: vaults.tokens };
  const analisis = createTrabajoRepository(db, queue, 'analisis');
  const pasados = createTrabajoRepository(db, queue, 'pasado');
  const tareas = {
    analisis: tareaDeAnalisis({
      ...conResultados,
      textos: vaults.textos,
      alPublicar: async (trabajo: Trabajo) => {
        await anotar(trabajo.proyectoId);
        await puntos.encolar(trabajo);
      },
    }),
    pasado: tareaDePasado({ ...conResultados, pasados: createPasadoPublicado(db, queue) }),
  };
  const ejecutar: Record<ClaseTrabajo, Ejecutar> = {
    analisis: (job, stop) =>
      ejecutarTrabajo({ ...comun, trabajos: analisis, alTerminar }, tareas.analisis, job, stop),
    pasado: (job, stop) => ejecutarTrabajo({ ...comun, trabajos: pasados }, tareas.pasado, job, stop),
  };
  return { clases: [analisis, pasados], resultados, ejecutar };
}

function runnerOf({ config, logger, programs }: PartesTaller, limites: LimitesAnalisis): Runner {
  return createRunner({
    carpeta: join(tmpdir(), `mantenible-analisis-${process.getuid?.() ?? 'local'}`),
    program: programs.runner,
    worker: programs.worker,
    limites,
    hosts: config.scanHosts,
    privados: config.scanPrivateHosts,
    permitirLocal: config.scanAllowLocal,
    log: (detalle) => {
      logger.warn({ detalle }, 'analysis: git or the runner failed');
    },
  });
}

function analizadorDe(
  repositorios: AnalizadorRepositorios,
  limites: LimitesAnalisis,
  segundosDePasado: number,
): Analizador {
  return {
    version: versionAnalizador,
    analizar: (peticion) => repositorios.analizar({ ...peticion, limites }),
    pasado: (peticion) =>
      repositorios.pasado({ ...peticion, limites: { ...limites, segundos: segundosDePasado } }),
    huella: (enlace) => huellaDe(versionAnalizador, limites, enlace),
    punta: (peticion) => repositorios.punta(peticion),
    barrer: () => repositorios.barrer(),
  };
}
