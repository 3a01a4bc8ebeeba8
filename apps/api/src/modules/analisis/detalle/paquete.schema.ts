import { setImmediate } from 'node:timers/promises';

import { clavesMedida, type MedidasProyecto } from '@mantenible/domain/calculo-estatico';
import type { ArchivoGuardado, IncidenciaDeDetalle } from '@mantenible/domain/comparacion';
import { packText, unpackText } from '@mantenible/runner/packed-text';
import * as z from 'zod/mini';

// One line of JSON for each file, with fields by position: fast to parse with many findings. Stored details are read by these
// positions, and the measures by that of their key in `clavesMedida`: neither order may change.

// regla, linea, huella, minutos, mensaje
const hallazgo = z.tuple([z.string(), z.nullable(z.int()), z.string(), z.number(), z.string()]);
// grupo, desde, hasta
const lugar = z.tuple([z.string(), z.int(), z.int()]);
// ruta, blob, analizable, medidas, silencios, hallazgos, duplicados
const archivo = z.tuple([
  z.string(),
  z.string(),
  z.boolean(),
  z.array(z.nullable(z.number())),
  z.int(),
  z.array(hallazgo),
  // Details of older versions of the product have no duplicated places.
  z.optional(z.array(lugar)),
]);

/**
 * A file whose measures may include others than those of the model; only those in `clavesMedida` are written, a
 * missing one as null.
 */
type ArchivoPorEscribir = Omit<ArchivoGuardado, 'medidas'> & {
  readonly medidas: Readonly<Record<string, number>>;
};

/** Line of the packed detail for one file. */
export function escribirArchivo(uno: ArchivoPorEscribir): string {
  const { ruta, blob, analizable, silencios } = uno;
  const medidas = clavesMedida.map((clave) => uno.medidas[clave] ?? null);
  const hallazgos = uno.hallazgos.map(({ regla, linea, huella, minutos, mensaje }) => [
    regla,
    linea,
    huella,
    minutos,
    mensaje,
  ]);
  const duplicados = uno.duplicados.map(({ grupo, desde, hasta }) => [grupo, desde, hasta]);
  return JSON.stringify([ruta, blob, analizable, medidas, silencios, hallazgos, duplicados]);
}

/** Packs lines of `escribirArchivo`. */
export function empaquetarLineas(lineas: readonly string[]): Promise<string> {
  return packText(lineas.join('\n'));
}

/** Characters that are parsed before other requests are served: some milliseconds. */
const tramo = 128 * 1024;

/** @throws Error when the package is damaged. */
export async function leerPaquete(paquete: string): Promise<readonly ArchivoGuardado[]> {
  const texto = await unpackText(paquete);
  const archivos: ArchivoGuardado[] = [];
  let leidos = 0;
  for (const linea of texto === '' ? [] : texto.split('\n')) {
    archivos.push(leerArchivo(linea));
    leidos += linea.length;
    if (leidos < tramo) continue;
    leidos = 0;
    await setImmediate();
  }
  return archivos;
}

function leerArchivo(linea: string): ArchivoGuardado {
  const [ruta, blob, analizable, medidas, silencios, hallazgos, duplicados = []] = archivo.parse(
    JSON.parse(linea),
  );
  return {
    ruta,
    blob,
    analizable,
    silencios,
    medidas: medidasDe(medidas),
    hallazgos: hallazgos.map(leerIncidencia),
    duplicados: duplicados.map(([grupo, desde, hasta]) => ({ grupo, desde, hasta })),
  };
}

function medidasDe(valores: readonly (number | null)[]): MedidasProyecto {
  const dadas = clavesMedida.flatMap((clave, i) => {
    const valor = valores[i] ?? null;
    return valor === null ? [] : [[clave, valor] as const];
  });
  return Object.fromEntries(dadas);
}

function leerIncidencia([regla, linea, huella, minutos, mensaje]: z.infer<
  typeof hallazgo
>): IncidenciaDeDetalle {
  return { regla, linea, huella, minutos, mensaje };
}
