import { createHash } from 'node:crypto';

import { archivoComparable, type ArchivoAnalizado } from '@mantenible/domain/analisis';

import { empaquetarLineas, escribirArchivo } from './paquete.schema.ts';

/** Characters of a packed detail; a larger one is not stored. */
export const maximoPaquete = 2 * 1024 * 1024;
/** Characters before packing: more would rarely fit once packed, and the server holds all of them in memory. */
const maximoEnClaro = 16 * 1024 * 1024;

/** Duplicated places of one analysis; further ones are left out, so that the findings fit. */
const maximoLugares = 10_000;

export interface RecolectorDetalle {
  agregar(lote: readonly ArchivoAnalizado[]): void;
  /** Null beyond the size limit. */
  empaquetar(): Promise<string | null>;
}

/** Creates a collector of an analysis's detail for later comparisons. Files are added in batches. */
export function crearRecolectorDetalle(maximo = maximoPaquete): RecolectorDetalle {
  let lineas: string[] = [];
  let largo = 0;
  let lugares = 0;
  return {
    agregar: (lote) => {
      for (const archivo of lote) {
        if (largo > maximoEnClaro) return;
        lugares += archivo.duplicados.length;
        const duplicados = lugares > maximoLugares ? [] : archivo.duplicados;
        const linea = escribirArchivo(archivoComparable({ ...archivo, duplicados }, huellaDeLinea));
        largo += linea.length + 1;
        lineas.push(linea);
      }
    },
    empaquetar: async () => {
      const recogidas = lineas;
      lineas = [];
      if (largo > maximoEnClaro) return null;
      const paquete = await empaquetarLineas(recogidas);
      return paquete.length > maximo ? null : paquete;
    },
  };
}

/** A short hash is enough: it distinguishes the lines of one file only. */
export function huellaDeLinea(linea: string): string {
  return createHash('sha256').update(linea.replaceAll(/\s/gu, '')).digest('base64url').slice(0, 12);
}
