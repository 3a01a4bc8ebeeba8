import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startGitHost, type GitHostOptions } from '@mantenible/doubles';
import type { ArchivoAnalizado, PeticionAnalisis, ResultadoAnalisis } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

import { createAnalizadorRepositorios, type OpcionesAnalizador } from '../analyse-repository.ts';
import { limitesPorDefecto } from '../pipeline/limits.ts';

const junto = (ruta: string): string => fileURLToPath(new URL(ruta, import.meta.url));

/** What each child runs: the analyser itself, or one that only does what texts tell it. */
export const trabajadores = {
  real: junto('../workers/worker-main.ts'),
  falso: junto('stub-worker.mjs'),
} as const;

interface Pedido extends Partial<PeticionAnalisis> {
  readonly opciones?: Partial<OpcionesAnalizador>;
}

export interface ResultadoLeido extends Omit<ResultadoAnalisis, 'lotes'> {
  readonly archivos: readonly ArchivoAnalizado[];
}

export interface Hospedaje {
  readonly carpeta: string;
  readonly origen: string;
  /** Analyses a repository of this host. */
  analizar(nombre: string, pedido?: Pedido): Promise<ResultadoLeido>;
  /** The refusal that an analysis ends in; anything else fails the test. */
  rechazo(nombre: string, pedido?: Pedido): Promise<DomainError>;
  /** What clones have left on the disk. */
  restos(): readonly string[];
  readonly progreso: ProgresoAnalisis[];
  close(): Promise<void>;
}

/** A folder of repositories served on loopback, and an analyser that may go there. */
export async function hospedar(host: Omit<GitHostOptions, 'root'> = {}): Promise<Hospedaje> {
  const carpeta = mkdtempSync(join(tmpdir(), 'mantenible-hospedaje-'));
  const servidor = await startGitHost({ root: carpeta, ...host });
  const clones = join(carpeta, 'clones');
  const progreso: ProgresoAnalisis[] = [];
  const analizar: Hospedaje['analizar'] = async (nombre, { opciones, ...pedido } = {}) => {
    const repositorios = createAnalizadorRepositorios({
      ...{ carpeta: clones, trabajador: trabajadores.falso, hosts: [], permitirLocal: true },
      ...opciones,
    });
    const { lotes, ...resto } = await repositorios.analizar({
      ...{ enlace: `${servidor.origin}/${nombre}`, rama: 'main', token: null, limites: limitesPorDefecto },
      conocidos: () => Promise.resolve(new Map()),
      alProgresar: (paso) => progreso.push(paso),
      signal: new AbortController().signal,
      ...pedido,
    });
    const archivos: ArchivoAnalizado[] = [];
    for await (const lote of lotes) archivos.push(...lote);
    return { ...resto, archivos };
  };
  return {
    ...{ carpeta, origen: servidor.origin, analizar, progreso },
    rechazo: async (nombre, pedido) => {
      const error: unknown = await analizar(nombre, pedido).then(
        () => null,
        (motivo: unknown) => motivo,
      );
      if (error instanceof DomainError) return error;
      throw new Error('The analysis was not refused', { cause: error });
    },
    restos: () => readdirSync(clones),
    close: async () => {
      await servidor.close();
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}
