import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { addCommit, makeRepository, startGitHost, type TreeFile } from '@mantenible/doubles';

/** Repositories made on the spot and served on loopback by git itself. */
export interface Repositorios {
  /** Makes one out of a sample project and answers the link that a person would register. */
  crear(nombre: string): string;
  /** Adds a commit, which also makes a branch that is not there yet. */
  cambiar(nombre: string, archivos: readonly TreeFile[], rama?: string): void;
  /** From now on requests wait. */
  retener(): void;
  /** Answers the waiting requests, and later ones at once. */
  soltar(): void;
  cerrar(): Promise<void>;
}

const muestra = fileURLToPath(new URL('../../projects/tienda', import.meta.url));

/** Files of the sample project, as git takes them. */
function archivosDeMuestra(): readonly TreeFile[] {
  return readdirSync(muestra, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map(({ parentPath, name }) => {
      const archivo = join(parentPath, name);
      return { path: relative(muestra, archivo), content: readFileSync(archivo) };
    });
}

export async function abrirRepositorios(): Promise<Repositorios> {
  const root = mkdtempSync(join(tmpdir(), 'mantenible-repositorios-'));
  const detras = await startGitHost({ root });
  let espera: { readonly promesa: Promise<void>; readonly abrir: () => void } | null = null;
  const delante = await startGitHost({
    root,
    before: (request, response) => {
      if (espera === null) return false;
      void espera.promesa.then(() => {
        reenviar(detras.origin, request, response);
      });
      return true;
    },
  });
  const soltar = () => {
    espera?.abrir();
    espera = null;
  };
  return {
    crear: (nombre) => {
      makeRepository(root, nombre, archivosDeMuestra());
      return `${delante.origin}/${nombre}`;
    },
    cambiar: (nombre, archivos, rama = 'main') => {
      addCommit(join(root, nombre), archivos, rama);
    },
    retener: () => {
      let abrir: () => void = () => undefined;
      const promesa = new Promise<void>((resolve) => {
        abrir = resolve;
      });
      espera = { promesa, abrir };
    },
    soltar,
    cerrar: async () => {
      soltar();
      await Promise.all([delante.close(), detras.close()]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Has another server answer a request. */
function reenviar(origen: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url = '/' } = request;
  const otra = call(
    new URL(url, origen),
    { ...(method === undefined ? {} : { method }), headers },
    (dada) => {
      response.writeHead(dada.statusCode ?? 502, dada.headers);
      dada.pipe(response);
    },
  );
  // The client may have disconnected: a cancelled analysis does not wait for its answer.
  otra.on('error', () => response.destroy());
  request.pipe(otra);
}
