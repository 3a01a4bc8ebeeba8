import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@mantenible/db';
import type { AnalizadorRepositorios, LimitesAnalisis } from '@mantenible/domain/analisis';
import { createRunner, limitesPorDefecto, versionAnalizador, type Runner } from '@mantenible/runner';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config/config.ts';
import type { ClaimedJob, JobKind, Job } from '../jobs/job.port.ts';
import { createJobRepository } from '../jobs/job.repository.ts';
import { openQueue, type AnalysisQueue, type AnalysisQueueClient } from '../jobs/queue.repository.ts';
import { endDeadLetter, recoverJobs } from '../jobs/recover-jobs.ts';
import { runJob } from '../jobs/run-job.ts';
import type { Analizador } from '../modules/analisis/analizador.port.ts';
import { createAmbitoRepository } from '../modules/ambito/ambito.repository.ts';
import { tareaDeAnalisis } from '../modules/analisis/ejecutar-analisis.ts';
import { huellaDe } from '../modules/analisis/huella.ts';
import { partesDeProyecto } from '../modules/analisis/partes-conocidas.ts';
import { sellar } from '../modules/analisis/texto-sellado.adapter.ts';
import { createResultadoRepository } from '../modules/analisis/resultado.repository.ts';
import { tareaDeEntrega } from '../modules/entrega/ejecutar-entrega.ts';
import {
  createTrabajoDeEntregaRepository,
  createTrabajosDeEntrega,
} from '../modules/entrega/trabajo.repository.ts';
import { tareaDePasado } from '../modules/pasado/ejecutar-pasado.ts';
import { createPasadoPublicado } from '../modules/pasado/pasado-publicado.repository.ts';
import { empezarPuntos } from '../modules/puntos-criticos/puntos-criticos.repository.ts';
import type { Vaults } from '../secrets/index.ts';
import { createSeguirMarcas } from './marcas.ts';
import { createAnotar } from './mejora.ts';
import { createCalculoDePartida } from './partida.ts';
import { createCalculoDePuntos, type CalculoDePuntos } from './puntos-criticos.ts';

/** Files of the analysis programs, from source or built. */
export interface AnalysisPrograms {
  readonly runner: string;
  readonly worker: string;
}

/** What `openJobs` builds the queue and its workers from. */
export interface JobParts {
  readonly config: Pick<Config, 'analisis' | 'dataDir' | 'scanAllowLocal' | 'scanHosts' | 'scanPrivateHosts'>;
  readonly database: Database;
  readonly vaults: Vaults;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  readonly programs: AnalysisPrograms;
  /** Called at the end of each analysis. */
  readonly onEnd?: (outcome: string, ms: number) => void;
  /** Another way to analyse, for tests. */
  readonly repositorios?: AnalizadorRepositorios;
}

/** The queue of analyses and of repositories' pasts, and the workers that run them in this process. */
export interface JobRoom {
  readonly queue: AnalysisQueueClient;
  readonly counts: AnalysisQueue['counts'];
  /** Starts to run jobs in this process, after removing the leftovers of a process that died. */
  start(): Promise<void>;
  /** Fails jobs whose heartbeat was missed; also done every 30 s. */
  supervise(): Promise<void>;
  /** Returns running jobs to the queue. */
  close(): Promise<void>;
}

/** Opens the queue; the workers run no job before `start`. */
export async function openJobs(parts: JobParts): Promise<JobRoom> {
  const { config, database } = parts;
  const queue = await queueOf(parts);
  const limites = { ...limitesPorDefecto, ...config.analisis.limites };
  const runner = runnerOf(parts, limites);
  const repositorios = parts.repositorios ?? runner;
  const puntos = puntosDe(parts, repositorios, limites);
  const analyser = analizadorDe(repositorios, limites, config.analisis.segundosDePasado);
  const kinds = kindsOf(parts, queue, { analyser, puntos });
  const recovery = { ...common(parts, queue), ...kinds, analyser };
  const stopped = new AbortController();
  // Null while this process runs no jobs.
  let started: Promise<void> | null = null;
  const start = async () => {
    // Only this process opens the embedded database.
    const alone = database.engine === 'pglite';
    await recoverJobs(recovery, alone);
    if (alone) await Promise.all([puntos.interrumpir(), kinds.partida.interrumpir()]);
    await queue.work({
      concurrency: config.analisis.simultaneos,
      onJob: (claim) => kinds.run[claim.kind](claim, stopped.signal),
      onDead: (id) => endDeadLetter(recovery, id),
    });
  };
  const warm = (): void => {
    // No workers when other processes, or a test's stub, run the analyses.
    if (started && !parts.repositorios) runner.warm();
  };
  return {
    queue: { ...queue, warm },
    counts: () => queue.counts(),
    start: () => (started = start()),
    supervise: () => queue.supervise(),
    close: async () => {
      const last = started;
      started = null;
      // A start under way still uses the runner and the queue.
      await last?.catch(() => undefined);
      await queue.stop(() => {
        stopped.abort();
        kinds.partida.cerrar();
      });
      await puntos.cerrar();
      runner.close();
    },
  };
}

function queueOf({ config, database, log }: JobParts): Promise<AnalysisQueue> {
  return openQueue({
    database,
    repeatSeconds: config.analisis.segundosDeRepeticion,
    onError: (err) => {
      log.error({ err }, 'analyses: something failed');
    },
  });
}

function puntosDe(
  { database, vaults, log }: JobParts,
  repositorios: AnalizadorRepositorios,
  limites: LimitesAnalisis,
): CalculoDePuntos {
  return createCalculoDePuntos({
    db: database.db,
    repositorios,
    limites,
    tokens: vaults.tokens,
    log,
  });
}

/** Dependencies that jobs of every kind have. */
function common({ log, now }: JobParts, queue: AnalysisQueue) {
  return { queue, log, now };
}

interface Analysing {
  readonly analyser: Analizador;
  readonly puntos: CalculoDePuntos;
}

/** For each kind of job its rows, and the function that runs a job. */
function kindsOf(parts: JobParts, queue: AnalysisQueue, { analyser, puntos }: Analysing) {
  const { database, vaults, log, now, onEnd } = parts;
  const { db } = database;
  const anotar = createAnotar({ db, servicio: null, now, log });
  const seguirMarcas = createSeguirMarcas({ db, log });
  const shared = common(parts, queue);
  const results = createResultadoRepository(db, {
    settle: (conn, claim) => queue.settle(conn, claim),
    empezarPuntos,
  });
  const ambitos = createAmbitoRepository(db);
  const withResults = {
    ...shared,
    resultados: results,
    analizador: analyser,
    ambitos,
    tokens: vaults.tokens,
  };
  const analisis = createJobRepository(db, queue, 'analisis');
  const pasado = createJobRepository(db, queue, 'pasado');
  const partesDe = (proyectoId: string) => partesDeProyecto(withResults, proyectoId).buscar;
  const partida = createCalculoDePartida({ ...withResults, db, partesDe, now, log });
  const analyse = tareaDeAnalisis({
    ...withResults,
    textos: vaults.textos,
    alPublicar: async (job: Job) => {
      for (const follow of [seguirMarcas, anotar]) await follow(job.proyectoId);
      await puntos.encolar(job);
      await partida.calcular(job);
    },
  });
  const analysePast = tareaDePasado({
    ...withResults,
    pasados: createPasadoPublicado(db, queue),
    partesDe,
  });
  const entregas = createTrabajosDeEntrega(db, queue);
  const analyseDelivered = tareaDeEntrega({
    ...withResults,
    sellarTexto: (...texto) => sellar(vaults.textos, ...texto),
    trabajos: createTrabajoDeEntregaRepository(db, queue),
    partesDe,
  });
  const run: Record<JobKind, (claim: ClaimedJob, stop: AbortSignal) => Promise<void>> = {
    analisis: (claim, stop) => runJob({ ...shared, jobs: analisis, onEnd }, analyse, claim, stop),
    pasado: (claim, stop) => runJob({ ...shared, jobs: pasado }, analysePast, claim, stop),
    entrega: (claim, stop) => runJob({ ...shared, jobs: entregas }, analyseDelivered, claim, stop),
  };
  return { kinds: [analisis, pasado, entregas], results, run, partida };
}

function runnerOf({ config, log, programs }: JobParts, limites: LimitesAnalisis): Runner {
  return createRunner({
    carpeta: join(tmpdir(), `mantenible-analisis-${process.getuid?.() ?? 'local'}`),
    program: programs.runner,
    worker: programs.worker,
    compileCache: join(config.dataDir, 'compilado'),
    limites,
    hosts: config.scanHosts,
    privados: config.scanPrivateHosts,
    permitirLocal: config.scanAllowLocal,
    log: (detalle) => {
      log.warn({ detalle }, 'analysis: git or the runner failed');
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
    huella: (enlace, ambito) =>
      huellaDe(versionAnalizador, limites, enlace, ...(ambito === null ? [] : [ambito])),
    punta: (peticion) => repositorios.punta(peticion),
    barrer: () => repositorios.barrer(),
  };
}
