import {
  exigir,
  type Persona,
  type RecursoPropio,
  type Accion,
  type Pertenencia,
} from '@mantenible/domain/acceso';

/** Whose a project is, read alone; null where the project does not exist. */
export type PropietarioDe = (proyectoId: string) => Promise<Pertenencia | null>;

interface Lectura<R extends RecursoPropio> {
  readonly persona: Persona;
  readonly recurso: R;
  readonly accion: Accion<R>;
  readonly proyectoId: string;
}

/**
 * Reads data of a project for a caller with the permission. The permission is decided before: reading another person's
 * project takes no longer than reading a missing one.
 */
export async function leerPermitido<R extends RecursoPropio, T extends Pertenencia>(
  propietarioDe: PropietarioDe,
  { persona, proyectoId, recurso, accion }: Lectura<R>,
  leer: () => Promise<T | null>,
): Promise<T> {
  const peticion = { recurso, accion, cosa: 'el proyecto' };
  exigir(persona, peticion, await propietarioDe(proyectoId));
  const leido = await leer();
  // The project may have been deleted, or moved to another person, between the two reads.
  exigir(persona, peticion, leido);
  return leido;
}
