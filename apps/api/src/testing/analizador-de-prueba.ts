import { join } from 'node:path';

import { createAnalizadorRepositorios } from '@mantenible/runner';

/** An analyser of repositories on loopback, with its clones in a folder below `carpeta`. */
export const analizadorDePrueba = (carpeta: string, worker: string) =>
  createAnalizadorRepositorios({
    carpeta: join(carpeta, 'clones'),
    hosts: [],
    permitirLocal: true,
    worker,
    // At a lower priority a busy machine would give an analysis next to no processor.
    priority: 'normal',
  });
