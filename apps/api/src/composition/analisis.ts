import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@mantenible/db';
import type { AnalizadorRepositorios, LimitesAnalisis } from '@mantenible/domain/analisis';
import { createRunner, limitesPorDefecto, versionAnalizador, type Runner } from '@mantenible/runner';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config/config.ts';
import type { Analizador } from '../modules/analisis/analizador.port.ts';
import { ejecutarAnalisis } from '../modules/analisis/ejecutar-analisis.ts';
import { huellaDe } from '../modules/analisis/huella.ts';
import { openQueue, type AnalysisQueue, type AnalysisSender } from '../modules/analisis/queue.repository.ts';
import { endDeadLetter, recoverJobs } from '../modules/analisis/recover-jobs.ts';
import { createResultadoRepository } from '../modules/analisis/resultado.repository.ts';
import { createTrabajoRepository } from '../modules/analisis/trabajo.repository.ts';
import type { Vaults } from '../secrets/index.ts';
import { createAnotar } from './mejora.ts';

/** Files of the analysis programs, from source or built. */
export interface AnalysisPrograms {
  readonly runner: string;
  readonly worker: string;
}

export interface PartesTaller {
  readonly config: Pick<Config, 'analisis' | 'scanAllowLocal' | 'scanHosts' | 'scanPrivateHosts'>;
  readonly database: Database;
  readonly vaults: Vaults;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  readonly programs: AnalysisPrograms;
  /** Another way to analyse, for tests. */
  readonly repositorios?: AnalizadorRepositorios;
}

/** The queue of analyses, and its worker. */
export interface Taller {
  readonly cola: AnalysisSender;
  /** Starts to run analyses in this process, after removing the leftovers of a process that died. */
  empezar(): Promise<void>;
  /** Fails jobs whose heartbeat was missed; also done every 30 s. */
  supervise(): Promise<void>;
  /** Returns running analyses to the queue. */
  cerrar(): Promise<void>;
}

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
  const deps = depsDe(partes, queue, analizadorDe(repositorios, limites));
  let working = false;
  const prever = (): void => {
    // No workers when other processes, or a test's stub, run the analyses.
    if (working && !partes.repositorios) runner.warm();
  };
  return {
    cola: { ...queue, prever },
    empezar: async () => {
      working = true;
      // Only this process opens the embedded database.
      await recoverJobs(deps, database.engine === 'pglite');
      await queue.work({
        concurrency: config.analisis.simultaneos,
        onJob: (job) => ejecutarAnalisis(deps, job, parada.signal),
        onDead: (id) => endDeadLetter(deps, id),
      });
    },
    supervise: () => queue.supervise(),
    cerrar: async () => {
      working = false;
      await queue.stop(() => {
        parada.abort();
      });
      runner.close();
    },
  };
}

function depsDe(partes: PartesTaller, queue: AnalysisQueue, analizador: Analizador) {
  const { database, vaults, logger, now } = partes;
  return {
    trabajos: createTrabajoRepository(database.db, queue),
    resultados: createResultadoRepository(database.db, queue),
    analizador,
    tokens: vaults.tokens,
    textos: vaults.textos,
    queue,
    diario: logger,
    ahora: now,
    alPublicar: createAnotar({ db: database.db, servicio: null, now, logger }),
  };
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

function analizadorDe(repositorios: AnalizadorRepositorios, limites: LimitesAnalisis): Analizador {
  return {
    version: versionAnalizador,
    analizar: (peticion) => repositorios.analizar({ ...peticion, limites }),
    huella: (enlace) => huellaDe(versionAnalizador, limites, enlace),
    punta: (peticion) => repositorios.punta(peticion),
    barrer: () => repositorios.barrer(),
  };
}
