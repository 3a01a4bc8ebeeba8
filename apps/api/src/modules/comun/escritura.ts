import { camposInvalidos, noEncontrado, versionAntigua } from '@mantenible/domain/error';

/** Why a conditional write wrote nothing. */
export type Rechazo = 'no-encontrado' | 'version-antigua';

/** Outcome of a conditional write: the new version, or why nothing was written. */
export type Escritura = number | Rechazo;

/** Referenced ids that no record has: nothing was written. */
export interface Desconocidos {
  readonly desconocidos: readonly string[];
}

/** Returns what was written, such as the new version; throws the refusal of any other outcome. */
export function exigirEscritura<T extends number | object>(escritura: T | Rechazo, cosa: string): T {
  if (escritura === 'no-encontrado') throw noEncontrado(cosa);
  if (escritura === 'version-antigua') throw versionAntigua();
  return escritura;
}

/** Returns the record; throws 'No se encontró …' for null. */
export function exigirHallado<T>(hallado: T | null, cosa: string): T {
  if (hallado === null) throw noEncontrado(cosa);
  return hallado;
}

/** Refuses the deletion of a missing record. */
export function exigirBorrado(borrado: boolean, cosa: string): void {
  if (!borrado) throw noEncontrado(cosa);
}

/** A field that holds ids of other records: one id, or a list of them. */
export interface CampoDeReferencia {
  readonly campo: string;
  readonly ids: readonly string[] | string;
  /** The refusal of an id that no record has. */
  readonly mensaje: string;
}

/**
 * Refuses references to records that do not exist, with the path of each: 'pautas.2', or the field alone
 * when it holds one id.
 */
export function exigirReferencias<T extends Escritura | object>(
  escritura: T | Desconocidos,
  referencia: CampoDeReferencia | null,
): T {
  if (!esDesconocidos(escritura)) return escritura;
  if (referencia === null) throw new Error('a record without references was refused for one');
  const { campo, ids, mensaje } = referencia;
  const [primero, ...resto] = escritura.desconocidos.map((id) => ({
    campo: typeof ids === 'string' ? campo : `${campo}.${ids.indexOf(id)}`,
    mensaje,
  }));
  throw camposInvalidos([primero ?? { campo, mensaje }, ...resto]);
}

function esDesconocidos(value: unknown): value is Desconocidos {
  return typeof value === 'object' && value !== null && 'desconocidos' in value;
}
