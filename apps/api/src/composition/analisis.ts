import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Database } from '@mantenible/db';
import {
  createAnalizadorRepositorios,
  createLanzador,
  createReserva,
  limitesPorDefecto,
  versionAnalizador,
  type AnalizadorRepositorios,
  type ArchivoAnalizado,
  type Lanzar,
  type LimitesAnalisis,
  type Reserva,
} from '@mantenible/runner';
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

type Parte = ArchivoAnalizado['parte'];

export interface PartesTaller {
  readonly config: Pick<Config, 'analisis' | 'scanAllowLocal' | 'scanHosts' | 'scanPrivateHosts'>;
  readonly database: Database;
  readonly vaults: Vaults;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly now: () => Date;
  /** File of the program of the children that analyse. */
  readonly trabajador: string;
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
  const lanzador = createLanzador();
  const limites = { ...limitesPorDefecto, ...config.analisis.limites };
  const { lanzar } = lanzador;
  const reserva = createReserva({ trabajador: partes.trabajador, limites, lanzar });
  const repositorios = partes.repositorios ?? repositoriosDe(partes, lanzar, reserva);
  const deps = depsDe(partes, queue, analizadorDe(repositorios, limites));
  let working = false;
  const prever = (): void => {
    // Where others make the analyses, or a test does, nobody would take the children.
    if (working && !partes.repositorios) void reserva.prever();
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
      // First, or what is stopped would have others get ready.
      reserva.cerrar();
      await queue.stop(() => {
        parada.abort();
      });
      lanzador.cerrar();
    },
  };
}

function depsDe(partes: PartesTaller, queue: AnalysisQueue, analizador: Analizador<Parte>) {
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

function repositoriosDe(
  { config, logger, trabajador }: PartesTaller,
  lanzar: Lanzar,
  reserva: Reserva,
): AnalizadorRepositorios {
  return createAnalizadorRepositorios({
    carpeta: join(tmpdir(), `mantenible-analisis-${process.getuid?.() ?? 'local'}`),
    ...{ trabajador, lanzar, reserva },
    hosts: config.scanHosts,
    privados: config.scanPrivateHosts,
    permitirLocal: config.scanAllowLocal,
    log: (detalle) => {
      logger.warn({ detalle }, 'analysis: git failed');
    },
  });
}

function analizadorDe(repositorios: AnalizadorRepositorios, limites: LimitesAnalisis): Analizador<Parte> {
  return {
    version: versionAnalizador,
    analizar: (peticion) => repositorios.analizar({ ...peticion, limites }),
    huella: (enlace) => huellaDe(versionAnalizador, limites, enlace),
    punta: (peticion) => repositorios.punta(peticion),
    barrer: () => repositorios.barrer(),
    // Written by this very version of the analyser, which is part of the key that it is kept under.
    leerParte: (json) => json as Parte,
  };
}
