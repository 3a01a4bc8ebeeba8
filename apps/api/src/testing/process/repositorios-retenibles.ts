import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addCommit, eventually, makeRepository, startGitHost, type TreeFile } from '@mantenible/doubles';
import { expect } from 'vitest';

/** Repositories on loopback whose clones a test can hold. */
export interface RepositoriosRetenibles {
  /** Creates one; returns its link. */
  crear(nombre: string, archivos: readonly TreeFile[]): string;
  /** Adds a commit that changes these files. */
  cambiar(nombre: string, archivos: readonly TreeFile[]): void;
  /**
   * Number of analyses begun with this repository: each sends one request before git does. A computation of hotspots
   * sends one as well, and then a second one with a protocol version; it counts as begun until that second one.
   */
  comienzos(nombre: string): number;
  /** Holds the requests of git from now on; the request before it is answered. */
  retener(): void;
  /** Resolves once this many requests of git have been held since the start, released ones included. */
  retenidos(veces: number): Promise<void>;
  soltar(): void;
  cerrar(): Promise<void>;
}

/** Header User-Agent of the request that the runner sends before git does. */
const agenteDeMirada = 'git/2.0 (mantenible)';

export async function abrirRepositorios(): Promise<RepositoriosRetenibles> {
  const root = mkdtempSync(join(tmpdir(), 'mantenible-repositorios-'));
  const miradas: { nombre: string; veces: 1 | -1 }[] = [];
  let retenidos = 0;
  let espera: Promise<void> | null = null;
  let soltar = (): void => undefined;
  const host = await startGitHost({
    root,
    before: async ({ url = '', headers }) => {
      if (headers['user-agent'] === agenteDeMirada) {
        const veces = headers['git-protocol'] === undefined ? 1 : -1;
        miradas.push({ nombre: url.split('/', 2)[1] ?? '', veces });
      } else if (espera) {
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
    cambiar: (nombre, archivos) => {
      addCommit(join(root, nombre), archivos);
    },
    comienzos: (nombre) => miradas.reduce((suma, una) => suma + (una.nombre === nombre ? una.veces : 0), 0),
    retener: () => {
      espera = new Promise((resolve) => (soltar = resolve));
    },
    retenidos: (veces) =>
      eventually(() => {
        expect(retenidos).toBe(veces);
      }),
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
