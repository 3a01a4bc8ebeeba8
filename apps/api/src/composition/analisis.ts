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

/** Files of the programs that analyse, from source or built. */
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

/** Where analyses wait, and where they are made once it is opened for work. */
export interface Taller {
  readonly cola: AnalysisSender;
  /** Begins to make analyses here, after clearing away what a process that died has left. */
  empezar(): Promise<void>;
  /** Fails jobs whose heartbeat was missed; also done every 30 s. */
  supervise(): Promise<void>;
  /** Analyses that run are put back and made later. */
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
    // Where others make the analyses, or a test does, the workers would be of no use.
    if (working && !partes.repositorios) runner.prever();
  };
  return {
    cola: { ...queue, prever },
    empezar: async () => {
      working = true;
      // The embedded database is this process's alone.
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
      runner.cerrar();
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
  };
}

function runnerOf({ config, logger, programs }: PartesTaller, limites: LimitesAnalisis): Runner {
  return createRunner({
    carpeta: join(tmpdir(), `mantenible-analisis-${process.getuid?.() ?? 'local'}`),
    ...{ program: programs.runner, trabajador: programs.worker, limites },
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
