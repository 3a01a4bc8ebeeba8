import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeRepository, startGitHost, type TreeFile } from '@mantenible/doubles';
import { expect } from 'vitest';

/** Repositories on loopback whose clones wait for as long as a test wants. */
export interface RepositoriosRetenibles {
  /** Makes one; answers the link that a person would register. */
  crear(nombre: string, archivos: readonly TreeFile[]): string;
  /** Analyses that have begun with this repository: each looks at it once before git does. */
  comienzos(nombre: string): number;
  /** From now on git waits; whoever looks first does not. */
  retener(): void;
  /** Resolves once git has come to wait so many times since the beginning. */
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
