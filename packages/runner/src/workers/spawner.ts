import { createRequire } from 'node:module';

import { lanzarAqui } from './spawn.mjs';
import { createLectorMarcos } from './frames.mjs';
import { acabado, escribirOrden, leerOrden, maximoEntrada, maximoOrden, orden } from './orders.mjs';
import type { Canal, EnMarcha, Final, Lanzar, Oyente } from './program.port.ts';

/** Runs programs for a process that is too large to do it: what it starts is a small one's child. */
export interface Lanzador {
  readonly lanzar: Lanzar;
  /** Ends the launcher and whatever still runs. */
  readonly cerrar: () => void;
}

// Resolved by name so that it is found from source and from the built server, which inlines this file elsewhere.
const archivo = createRequire(import.meta.url).resolve('@mantenible/runner/spawner-main');

/**
 * A process that starts others stands still while the system copies the tables of its memory, for tens of milliseconds
 * when it holds hundreds of megabytes. The launcher holds next to nothing. It is started with the first program and
 * again if it dies, which ends what it ran.
 */
export function createLanzador(): Lanzador {
  const oyentes = new Map<number, Oyente>();
  let proceso: EnMarcha | null = null;
  let ultimo = 0;
  const oir = (marco: Buffer): void => {
    const { tipo, programa, cuerpo } = leerOrden(marco);
    const oyente = oyentes.get(programa);
    // The launcher is our own program and says nothing else.
    if (tipo !== acabado) return oyente?.alLeer(tipo as Canal, cuerpo);
    oyentes.delete(programa);
    oyente?.alAcabar(JSON.parse(cuerpo.toString('utf8')) as Final);
  };
  const morir = (): void => {
    proceso = null;
    const huerfanos = [...oyentes.values()];
    oyentes.clear();
    for (const { alAcabar } of huerfanos) alAcabar({ codigo: null, senal: 'SIGKILL' });
  };
  const abrir = (): EnMarcha => {
    const leer = createLectorMarcos(maximoOrden, oir);
    const alLeer = (canal: Canal, trozo: Buffer): void => {
      if (canal === 3) leer(trozo);
    };
    return lanzarAqui(
      {
        archivo: process.execPath,
        argumentos: [archivo],
        entorno: entorno(),
        conAvisos: true,
        prisa: 'toda',
      },
      { alLeer, alAcabar: morir },
    );
  };
  return {
    lanzar: (programa, oyente) => {
      const suyo = (proceso ??= abrir());
      const id = (ultimo += 1);
      const mandar = (tipo: number, cuerpo?: Uint8Array): void => {
        suyo.escribir(escribirOrden(tipo, id, cuerpo));
      };
      oyentes.set(id, oyente);
      mandar(orden.lanzar, Buffer.from(JSON.stringify(programa)));
      return {
        escribir: (bytes) => {
          for (let desde = 0; desde < bytes.length; desde += maximoEntrada)
            mandar(orden.entrada, bytes.subarray(desde, desde + maximoEntrada));
        },
        terminar: () => {
          mandar(orden.terminar);
        },
        matar: () => {
          mandar(orden.matar);
        },
      };
    },
    cerrar: () => proceso?.terminar(),
  };
}

/** Nothing of the server's: what its programs get is told for each. */
function entorno(): Record<string, string> {
  const { SystemRoot } = process.env;
  return SystemRoot === undefined ? {} : { SystemRoot };
}
