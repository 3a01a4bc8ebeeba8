import { createHash } from 'node:crypto';

import type { ArchivoAnalizado } from '@mantenible/domain/analisis';

import { empaquetarLineas, escribirArchivo } from './paquete.schema.ts';

/** Characters of a packed detail; more is not kept. */
export const maximoPaquete = 2 * 1024 * 1024;
/** Characters before packing: a detail of more would hardly fit, and the server holds them at once. */
const maximoEnClaro = 16 * 1024 * 1024;

/** Duplicated places of one analysis: further ones are left out, so that they cost no finding its room. */
const maximoLugares = 10_000;

export interface DetalleRecogido {
  agregar(lote: readonly ArchivoAnalizado[]): void;
  /** Null where it is more than is kept. */
  empaquetar(): Promise<string | null>;
}

/** Collects, batch by batch, what an analysis leaves for comparisons. */
export function recogerDetalle(maximo = maximoPaquete): DetalleRecogido {
  let lineas: string[] = [];
  let largo = 0;
  let lugares = 0;
  return {
    agregar: (lote) => {
      for (const archivo of lote) {
        if (largo > maximoEnClaro) return;
        lugares += archivo.duplicados.length;
        const duplicados = lugares > maximoLugares ? [] : archivo.duplicados;
        const linea = escribirArchivo(guardable({ ...archivo, duplicados }));
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

function guardable({
  ruta,
  blob,
  analizable,
  medidas,
  incidencias,
  texto,
  duplicados,
}: ArchivoAnalizado): Parameters<typeof escribirArchivo>[0] {
  const lineas = incidencias.length === 0 ? [] : texto.split(/\r\n|\n|\r/);
  return {
    ruta,
    blob,
    analizable,
    medidas,
    duplicados,
    silencios: texto.split('NOSONAR').length - 1,
    hallazgos: incidencias.map(({ rule, message, range, effort }) => ({
      regla: rule,
      linea: range?.startLine ?? null,
      huella: range ? huellaDeLinea(lineas[range.startLine - 1] ?? '') : '',
      minutos: effort,
      mensaje: message,
    })),
  };
}

/** Short: it tells lines of one file apart, and nothing else. */
export function huellaDeLinea(linea: string): string {
  return createHash('sha256').update(linea.replaceAll(/\s/gu, '')).digest('base64url').slice(0, 12);
}
