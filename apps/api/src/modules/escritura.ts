import { camposInvalidos, noEncontrado, versionAntigua } from '@mantenible/domain/error';

/** Outcome of a conditional write: the new version, or why nothing was written. */
export type Escritura = number | 'no-encontrado' | 'version-antigua';

/** Ids that a write referred to and nobody knows: nothing was written. */
export interface Desconocidos {
  readonly desconocidos: readonly string[];
}

/** The new version, or the refusal that the outcome stands for. */
export function exigirEscritura(escritura: Escritura, cosa: string): number {
  if (escritura === 'no-encontrado') throw noEncontrado(cosa);
  if (escritura === 'version-antigua') throw versionAntigua();
  return escritura;
}

/** What was found, or the refusal 'No se encontró …'. */
export function exigirHallado<T>(hallado: T | null, cosa: string): T {
  if (hallado === null) throw noEncontrado(cosa);
  return hallado;
}

/** Refuses a deletion of what does not exist. */
export function exigirBorrado(borrado: boolean, cosa: string): void {
  if (!borrado) throw noEncontrado(cosa);
}

/**
 * Refuses references to what does not exist, with the path of each: 'pautas.2', or `campo` alone when it holds
 * one id.
 */
export function exigirReferencias<T>(
  escritura: T | Desconocidos,
  campo: string,
  enviados: readonly string[] | string,
  mensaje: string,
): T {
  if (!esDesconocidos(escritura)) return escritura;
  const { desconocidos } = escritura;
  const [primero, ...resto] = desconocidos.map((id) => ({
    campo: typeof enviados === 'string' ? campo : `${campo}.${enviados.indexOf(id)}`,
    mensaje,
  }));
  throw camposInvalidos([primero ?? { campo, mensaje }, ...resto]);
}

function esDesconocidos(value: unknown): value is Desconocidos {
  return typeof value === 'object' && value !== null && 'desconocidos' in value;
}
