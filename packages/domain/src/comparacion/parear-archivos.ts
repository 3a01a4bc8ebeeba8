import type { ArchivoGuardado } from './detalle.ts';

/** A file in two analyses; null where one of them does not have it. */
export interface ParDeArchivos {
  readonly antes: ArchivoGuardado | null;
  readonly despues: ArchivoGuardado | null;
}

/**
 * Pairs the files of two analyses: by path, and a new path by the content of a removed file (renamed). In
 * the later one's order, then the removed files.
 */
export function parearArchivos(
  antes: readonly ArchivoGuardado[],
  despues: readonly ArchivoGuardado[],
): readonly ParDeArchivos[] {
  const rutas = new Set(despues.map(({ ruta }) => ruta));
  const porRuta = new Map(antes.map((archivo) => [archivo.ruta, archivo]));
  const perdidos = porBlob(antes.filter(({ ruta }) => !rutas.has(ruta)));
  const pares = despues.map((archivo) => ({
    antes: porRuta.get(archivo.ruta) ?? perdidos.get(archivo.blob)?.shift() ?? null,
    despues: archivo,
  }));
  const usados = new Set(pares.map((par) => par.antes));
  const quitados = antes.filter((archivo) => !usados.has(archivo));
  return [...pares, ...quitados.map((archivo) => ({ antes: archivo, despues: null }))];
}

/** Files by git's object id of their content; files without an id are left out, and no rename of them is detected. */
function porBlob(archivos: readonly ArchivoGuardado[]): ReadonlyMap<string, ArchivoGuardado[]> {
  const conId = archivos.filter(({ blob }) => blob !== '');
  return Map.groupBy(conId, ({ blob }) => blob);
}
