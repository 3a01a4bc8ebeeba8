import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startGitHost, type GitHostOptions } from '@mantenible/doubles';
import type { ArchivoAnalizado, PeticionAnalisis, ResultadoAnalisis } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

import { createAnalizadorRepositorios } from '../analyse-repository.ts';
import type { AnalyserOptions } from '../analyser-options.ts';
import { limitesDePrueba } from './limits.ts';

const pathBeside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Paths of worker programs: the built analyser, and a stub that fails as the texts of the analysed files specify. */
export const workerPrograms = {
  real: pathBeside('../../dist/worker.cjs'),
  stub: pathBeside('stub-worker.mjs'),
} as const;

interface TestRequest extends Partial<PeticionAnalisis> {
  readonly options?: Partial<AnalyserOptions>;
}

/** The result of an analysis with all its files. */
export interface ResultRead extends Omit<ResultadoAnalisis, 'lotes'> {
  readonly archivos: readonly ArchivoAnalizado[];
}

export interface RepositoryHost {
  readonly folder: string;
  readonly origin: string;
  /** Analyses a repository of this host. */
  analyse(name: string, request?: TestRequest): Promise<ResultRead>;
  /** The error with which an analysis is refused; throws when it is not refused. */
  refusal(name: string, request?: TestRequest): Promise<DomainError>;
  /** Names of the clones that were not removed. */
  leftovers(): readonly string[];
  readonly progress: ProgresoAnalisis[];
  close(): Promise<void>;
}

/** A folder of repositories served on loopback, and an analyser that may connect to it. */
export async function hostRepositories(host: Omit<GitHostOptions, 'root'> = {}): Promise<RepositoryHost> {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-host-'));
  const server = await startGitHost({ root: folder, ...host });
  const clones = join(folder, 'clones');
  const progress: ProgresoAnalisis[] = [];
  const analyse: RepositoryHost['analyse'] = async (name, { options, ...request } = {}) => {
    const repositorios = createAnalizadorRepositorios({
      carpeta: clones,
      worker: workerPrograms.stub,
      // At a lower priority a busy machine would give an analysis next to no processor.
      priority: 'normal',
      hosts: [],
      permitirLocal: true,
      ...options,
    });
    const { lotes, ...rest } = await repositorios.analizar({
      ambito: null,
      enlace: `${server.origin}/${name}`,
      rama: 'main',
      token: null,
      limites: limitesDePrueba,
      conocidos: () => Promise.resolve(new Map()),
      alProgresar: (step) => progress.push(step),
      signal: new AbortController().signal,
      ...request,
    });
    const archivos: ArchivoAnalizado[] = [];
    for await (const lote of lotes) archivos.push(...lote);
    return { ...rest, archivos };
  };
  return {
    folder,
    origin: server.origin,
    analyse,
    progress,
    refusal: async (name, request) => {
      const error: unknown = await analyse(name, request).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error instanceof DomainError) return error;
      throw new Error('The analysis was not refused', { cause: error });
    },
    leftovers: () => readdirSync(clones),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
