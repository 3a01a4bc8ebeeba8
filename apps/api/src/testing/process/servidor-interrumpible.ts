import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copyMigratedFolder } from '@mantenible/db/test';

import { abrirRepositorios, type RepositoriosRetenibles } from './repositorios-retenibles.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** A server that a test kills and starts again over the same data and the same temporary folder. */
export interface ServidorInterrumpible {
  readonly repositorios: RepositoriosRetenibles;
  /** Starts it; a job of a dead process is repeated after so many seconds. */
  readonly arrancar: (segundos?: string) => Promise<ServerProcess>;
  /** Clones on the disk. */
  readonly clones: () => string[];
  cerrar(): Promise<void>;
}

export async function abrirServidorInterrumpible(): Promise<ServidorInterrumpible> {
  const carpeta = mkdtempSync(join(tmpdir(), 'mantenible-interrumpido-'));
  const [datos, temporal] = [join(carpeta, 'datos'), join(carpeta, 'tmp')];
  mkdirSync(temporal);
  await copyMigratedFolder(datos);
  const repositorios = await abrirRepositorios();
  let server: ServerProcess | null = null;
  return {
    repositorios,
    arrancar: async (segundos = '1') => {
      const ajustes = { SCAN_REPEAT_SECONDS: segundos, SCAN_ALLOW_LOCAL: '1' };
      server = await startServerProcess({ ...ajustes, DATA_DIR: datos, TMPDIR: temporal });
      return server;
    },
    clones: () =>
      readdirSync(temporal, { recursive: true })
        .map(String)
        .filter((ruta) => /clon-[^/]*$/.test(ruta)),
    cerrar: async () => {
      await server?.remove();
      await repositorios.cerrar();
      rmSync(carpeta, { recursive: true, force: true });
    },
  };
}
