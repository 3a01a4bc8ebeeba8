import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';

import { makeRepository } from '@mantenible/doubles';

/** One entry of a tree: mode, name, and the id of its object. */
export type Entrada = readonly [modo: '100644' | '120000' | '40000', nombre: string, id: string];

/** Writes raw objects of git: its programs write such trees slowly. */
export interface Objetos {
  readonly blob: (contenido: string | Buffer) => string;
  /** Entries in git's order: by bytes, a folder as if its name ended in '/'. */
  readonly arbol: (entradas: readonly Entrada[]) => string;
}

/** A bare repository of one commit, whose tree `hacer` writes; `hacer` returns the tree's id. */
export function escribirRepositorio(root: string, nombre: string, hacer: (objetos: Objetos) => string): void {
  const carpeta = makeRepository(root, nombre, []);
  const escribir = (tipo: string, contenido: Buffer): string => {
    const objeto = Buffer.concat([Buffer.from(`${tipo} ${contenido.length}\0`), contenido]);
    const id = createHash('sha1').update(objeto).digest('hex');
    const archivo = join(carpeta, 'objects', id.slice(0, 2), id.slice(2));
    mkdirSync(dirname(archivo), { recursive: true });
    writeFileSync(archivo, deflateSync(objeto, { level: 1 }));
    return id;
  };
  const arbol = hacer({
    blob: (contenido) => escribir('blob', Buffer.from(contenido)),
    arbol: (entradas) =>
      escribir(
        'tree',
        Buffer.concat(
          entradas.flatMap(([modo, suyo, id]) => [Buffer.from(`${modo} ${suyo}\0`), Buffer.from(id, 'hex')]),
        ),
      ),
  });
  const firma = 'Ejemplo <ejemplo@example.org> 1700000000 +0000';
  const commit = `tree ${arbol}\nauthor ${firma}\ncommitter ${firma}\n\nEjemplo\n`;
  writeFileSync(join(carpeta, 'refs/heads/main'), `${escribir('commit', Buffer.from(commit))}\n`);
}
