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
import type { ColaAnalisis } from '../modules/analisis/analisis.port.ts';
import { abrirCola, type Cola } from '../modules/analisis/cola.adapter.ts';
import { ejecutarAnalisis } from '../modules/analisis/ejecutar-analisis.ts';
import { huellaDe } from '../modules/analisis/huella.ts';
import { limpiarAlEmpezar, rescatarAnalisis } from '../modules/analisis/rescatar-analisis.ts';
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
  readonly cola: ColaAnalisis;
  /** Begins to make analyses here, after clearing away what a process that died has left. */
  empezar(): Promise<void>;
  /** Analyses that run are put back and made later. */
  cerrar(): Promise<void>;
}

/** An empty queue is looked at so often, for what other processes put into it; a lost process is looked for so often. */
const pausaMs = { pglite: 5_000, postgres: 1_000 } as const;
const rondaMs = 30_000;

export async function abrirTaller(partes: PartesTaller): Promise<Taller> {
  const { database, logger } = partes;
  const alFallar = (err: unknown) => {
    logger.error({ err }, 'analyses: something failed');
  };
  const cola = await abrirCola({ execute: (text, values) => database.execute(text, values), alFallar });
  const parada = new AbortController();
  const lanzador = createLanzador();
  const limites = { ...limitesPorDefecto, ...partes.config.analisis.limites };
  const { lanzar } = lanzador;
  const reserva = createReserva({ trabajador: partes.trabajador, limites, lanzar });
  const repositorios = partes.repositorios ?? repositoriosDe(partes, lanzar, reserva);
  const deps = depsDe(partes, cola, analizadorDe(repositorios, limites));
  // The embedded database is this process's alone, and so is every analysis that claims to run.
  const solo = database.engine === 'pglite';
  const enMarcha: Promise<void>[] = [];
  let ronda: NodeJS.Timeout | undefined;
  const prever = (): void => {
    // Where others make the analyses, or a test does, nobody would take the children.
    if (ronda !== undefined && !partes.repositorios) void reserva.prever();
  };
  return {
    cola: { encolar: (id, segundos) => cola.encolar(id, segundos), prever },
    empezar: async () => {
      await limpiarAlEmpezar(deps, solo);
      const hacer = () => ejecutarAnalisis(deps, parada.signal);
      const puesto = { hacer, parada: parada.signal, pausaMs: pausaMs[database.engine] };
      for (let i = 0; i < partes.config.analisis.simultaneos; i += 1) enMarcha.push(cola.atender(puesto));
      ronda = setInterval(() => void rescatarAnalisis(deps, false).catch(alFallar), rondaMs);
    },
    cerrar: async () => {
      clearInterval(ronda);
      // First, or what is stopped would have others get ready.
      reserva.cerrar();
      parada.abort();
      await Promise.all(enMarcha);
      lanzador.cerrar();
      await cola.cerrar();
    },
  };
}

function depsDe(partes: PartesTaller, cola: Cola, analizador: Analizador<Parte>) {
  const { config, database, vaults, logger, now } = partes;
  return {
    trabajos: createTrabajoRepository(database.db),
    resultados: createResultadoRepository(database.db),
    analizador,
    tokens: vaults.tokens,
    textos: vaults.textos,
    cola,
    diario: logger,
    ahora: now,
    segundosDeRepeticion: config.analisis.segundosDeRepeticion,
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
