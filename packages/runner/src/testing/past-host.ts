import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startGitHost, type GitHostOptions } from '@mantenible/doubles';
import type { PeticionPasado, ResultadoPasado } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

import { createAnalizadorRepositorios } from '../analyse-repository.ts';
import { limitesDePrueba } from './limits.ts';
import { workerPrograms } from './repository-host.ts';

type Request = Partial<PeticionPasado> & { readonly worker?: keyof typeof workerPrograms };

export interface PastHost {
  readonly folder: string;
  readonly progress: ProgresoAnalisis[];
  past(name: string, request?: Request): Promise<ResultadoPasado>;
  /** The message with which an analysis of the past is refused; throws when it is not refused. */
  refusal(name: string, request?: Request): Promise<string>;
  /** Measures of the newest commit, from an ordinary analysis. */
  measures(name: string): Promise<Readonly<Record<string, number>>>;
  /** Names of the clones that were not removed. */
  leftovers(): readonly string[];
  close(): Promise<void>;
}

/** A folder of repositories served on loopback, whose pasts can be analysed. */
export async function hostPasts(host: Omit<GitHostOptions, 'root'> = {}): Promise<PastHost> {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-pasado-'));
  const server = await startGitHost({ root: folder, ...host });
  const clones = join(folder, 'clones');
  const progress: ProgresoAnalisis[] = [];
  const analyser = (worker: keyof typeof workerPrograms) =>
    createAnalizadorRepositorios({
      carpeta: clones,
      worker: workerPrograms[worker],
      priority: 'normal',
      hosts: [],
      permitirLocal: true,
    });
  const common = (name: string) => ({
    ambito: null,
    enlace: `${server.origin}/${name}`,
    rama: 'main',
    token: null,
    limites: limitesDePrueba,
    conocidos: () => Promise.resolve(new Map<string, string>()),
    alProgresar: (step: ProgresoAnalisis) => progress.push(step),
    signal: new AbortController().signal,
  });
  const past: PastHost['past'] = (name, { worker = 'stub', ...request } = {}) =>
    analyser(worker).pasado({ ...common(name), anterior: null, ...request });
  return {
    folder,
    progress,
    past,
    refusal: async (name, request) => {
      const error: unknown = await past(name, request).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error instanceof DomainError) return error.message;
      throw new Error('The past was not refused', { cause: error });
    },
    measures: async (name) => {
      const { medidas, soltar } = await analyser('real').analizar(common(name));
      soltar();
      return medidas;
    },
    leftovers: () => readdirSync(clones),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
