/** At most five pieces an answer (requisito: five-pieces). */
export const maximoEvidencias = 5;
/** In UTF-16 units. */
export const maximoUrl = 2000;
export const maximoRuta = 1000;
export const maximoRepositorio = 500;
export const maximaLinea = 10_000_000;

/** Lines from 1, both included. */
export interface Lineas {
  readonly desde: number;
  readonly hasta: number;
}

export interface EnlaceEvidencia {
  readonly tipo: 'enlace';
  readonly url: string;
}

/** A file of the project's repository at a commit: a place, never its code. */
export interface ArchivoEvidencia {
  readonly tipo: 'archivo';
  /** The project's link when the piece was given: it may change later. */
  readonly repositorio: string;
  /** Its id in hexadecimal, whole or at least seven digits. */
  readonly commit: string;
  readonly ruta: string;
  /** Null for the whole file. */
  readonly lineas: Lineas | null;
}

export type Evidencia = EnlaceEvidencia | ArchivoEvidencia;

/** Whether two answers have the same pieces in the same order. */
export function mismasEvidencias(
  unas: readonly Evidencia[] | undefined = [],
  otras: readonly Evidencia[] | undefined = [],
): boolean {
  return unas.length === otras.length && unas.every((una, i) => misma(una, otras[i]));
}

function misma(una: Evidencia, otra: Evidencia | undefined): boolean {
  if (una.tipo === 'enlace') return otra?.tipo === 'enlace' && una.url === otra.url;
  return (
    otra?.tipo === 'archivo' &&
    una.ruta === otra.ruta &&
    una.commit === otra.commit &&
    una.repositorio === otra.repositorio &&
    una.lineas?.desde === otra.lineas?.desde &&
    una.lineas?.hasta === otra.lineas?.hasta
  );
}

/** What distinguishes a piece among those of one answer, in at most 2000 characters. */
export function referenciaDeEvidencia(una: Evidencia): string {
  if (una.tipo === 'enlace') return una.url;
  const lineas = una.lineas ? `:${una.lineas.desde}-${una.lineas.hasta}` : '';
  return `${una.repositorio} ${una.commit} ${una.ruta}${lineas}`;
}
