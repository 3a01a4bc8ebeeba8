import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeRepository, startGitHost, type TreeFile } from '@mantenible/doubles';
import { expect } from 'vitest';

/** Repositories on loopback whose clones a test can hold. */
export interface RepositoriosRetenibles {
  /** Creates one; returns its link. */
  crear(nombre: string, archivos: readonly TreeFile[]): string;
  /** Number of analyses begun with this repository: each sends one request before git does. */
  comienzos(nombre: string): number;
  /** Holds the requests of git from now on; the request before it is answered. */
  retener(): void;
  /** Resolves once git's requests were held this many times in total. */
  retenidos(veces: number): Promise<void>;
  soltar(): void;
  cerrar(): Promise<void>;
}

const primeraMirada = 'git/2.0 (mantenible)';

export async function abrirRepositorios(): Promise<RepositoriosRetenibles> {
  const root = mkdtempSync(join(tmpdir(), 'mantenible-repositorios-'));
  const miradas: string[] = [];
  let retenidos = 0;
  let espera: Promise<void> | null = null;
  let soltar = (): void => undefined;
  const host = await startGitHost({
    root,
    before: async ({ url = '', headers }) => {
      if (headers['user-agent'] === primeraMirada) miradas.push(url.split('/', 2)[1] ?? '');
      else if (espera) {
        retenidos += 1;
        await espera;
      }
      return false;
    },
  });
  return {
    crear: (nombre, archivos) => {
      makeRepository(root, nombre, archivos);
      return `${host.origin}/${nombre}`;
    },
    comienzos: (nombre) => miradas.filter((una) => una === nombre).length,
    retener: () => {
      espera = new Promise((resolve) => (soltar = resolve));
    },
    retenidos: (veces) => expect.poll(() => retenidos, { timeout: 120_000 }).toBe(veces),
    soltar: () => {
      espera = null;
      soltar();
    },
    cerrar: async () => {
      soltar();
      await host.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
